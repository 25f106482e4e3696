"""Bots at Heuschrecken Poker: they change their minds, take their time, and meet everything that can happen."""

from __future__ import annotations

from collections import Counter

from game.bots import KINDS
from game.core.events import CardMoved, Event, HandMoved, Noted, TurnBegan

from .matches import RULES, match, play


def test_every_kind_plays_at_every_seat() -> None:
    for seed, kind in enumerate(KINDS):
        kinds = [f"{KINDS[(seed + seat) % len(KINDS)]}:{1 + (seed + seat) % 3}" for seat in range(4)]
        assert play(kinds, seed).referee.table.game_over, kind


def test_bots_wait_for_a_person_who_thinks_and_then_go_on() -> None:
    playing = match(["sly:2", "hawk:3", "dozer:1"], 3)
    playing.bots = [bot for bot in playing.bots if bot.seat != 0]
    playing.advance(120_000)
    table = playing.referee.table
    assert RULES.owes(table) == {0: "choose"}
    assert len(playing.referee.record.inputs) < 40, "nobody fidgets for ever"


def test_bots_feint_and_change_their_minds() -> None:
    """A card held over the place and put back, and a choice exchanged while others think."""
    seen: Counter[str] = Counter()
    over = [""] * 3

    def listen(event: Event) -> None:
        match event:
            case HandMoved(seat=seat, zone=zone):
                seen["feint"] += zone == f"hand:{seat}" and over[seat] == f"place:{seat}"
                over[seat] = zone or ""
            case CardMoved(source=source, target=target) if source.startswith("place:") and target.startswith("hand:"):
                seen["change"] += 1

    for seed in range(12):
        play(["nimble:3", "sly:3", "nervous:2"], seed, listen=listen)
    assert seen["feint"] > 60
    assert seen["change"] > 20


def test_passes_take_a_persons_time() -> None:
    began: list[int] = []
    first: list[int] = []

    def listen(event: Event) -> None:
        match event:
            case TurnBegan(at):
                began.append(at)
            case CardMoved(at, target=target) if target.startswith("place:"):
                first.append(at - began[-1])

    for seed in range(4):
        began.append(0)
        play(["bold:3", "nimble:3", "hawk:3"], seed, listen=listen)
    assert min(first) > 1_200
    assert sum(first) / len(first) < 8_000


def test_matches_see_harvests_invasions_ties_and_sweeps() -> None:
    seen: Counter[str] = Counter()

    def listen(event: Event) -> None:
        if isinstance(event, Noted):
            why = event.value[1] if event.name == "sweep" else ""
            seen[f"{event.name} {why}".strip()] += 1

    for seed in range(24):
        kinds = [f"{KINDS[(seed + seat) % len(KINDS)]}:{1 + seat % 3}" for seat in range(2 + seed % 3)]
        play(kinds, seed, listen=listen)
    assert {"harvest", "invaded", "ties", "sweep ace", "sweep x", "sweep sole"} <= seen.keys()
    assert seen["harvest"] > seen["invaded"] > 10
