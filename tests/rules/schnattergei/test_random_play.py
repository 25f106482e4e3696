"""Hands that do anything at any moment: no card is lost, what is refused changes nothing, the record is the match."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.core.actions import Action, Call, Carry, Grab, Lean, NextRound, Refusal, Release, TurnOver
from game.core.acts import NO_CARD, Act
from game.core.cards import HouseValue
from game.core.events import Event
from game.core.record import lines, parse
from game.referee.gestures import spell
from game.referee.referee import Referee, replay
from game.rules.schnattergei.naming import expected
from game.rules.schnattergei.table import SchnattergeiTable

from .tables import RULES, assert_every_card_in_one_place, dealt, deck

STEPS = 1_200
CALLS = ["slap", "accuse", "admit", "caught", "say", "say:banana", "say:carrot", "say:potato", "slap:slap", ""]


def anything(rng: Random, referee: Referee) -> list[Action]:
    """Mostly something sensible, so that the match gets on; now and then anything a hand could do."""
    table = referee.table
    seat = rng.randrange(table.seats)
    if rng.random() < 0.75:
        wise = sensible(rng, referee)
        if wise:
            return wise
    card = rng.randrange(len(table.faces))
    zone = rng.choice(list(table.zones))
    held = table.held[seat] != NO_CARD
    return [rng.choice([
        Release(seat, zone) if held else Grab(seat, card), Grab(seat, card), Carry(seat, zone),
        Call(seat, rng.choice(CALLS), rng.randrange(-1, table.seats)),
        TurnOver(seat, card), Lean(seat, rng.choice([-1, 0, 1])), NextRound(),
    ])]


def sensible(rng: Random, referee: Referee) -> list[Action]:
    table = referee.table
    assert isinstance(table, SchnattergeiTable)
    if table.word_by >= 0 and rng.random() < 0.9:
        return [Call(table.word_by, f"say:{expected(table)}")]
    acts = referee.can(rng.randrange(table.seats) if rng.random() < 0.1 else table.turn)
    flips = [act for act in acts if act.verb == "flip"]
    return spell(RULES, rng.choice(flips or acts)) if acts else []


def submit(referee: Referee, action: Action, at: int) -> Refusal | None:
    """A refused action leaves the table as it was, but for a hand that has opened."""
    table = referee.table
    if table.next_due < at:
        referee.advance(at - 1)
    before = table.fingerprint()
    refusal = referee.submit(action, at)
    if refusal and type(action) is not Release:
        assert table.fingerprint() == before, (action, refusal)
    elif refusal:
        assert table.held[action.seat] == NO_CARD
        assert table.fingerprint()[:3] == before[:3], (action, refusal)
    return refusal


def play(seats: int, seed: int, house: dict[str, HouseValue], steps: int = STEPS) -> tuple[Referee, list[Event]]:
    rng = Random(seed)
    referee = dealt(seats, seed, house)
    events: list[Event] = []
    referee.listen(events.append)
    referee.table.reached = Counter()
    at = 0
    for _ in range(steps):
        if referee.table.game_over:
            break
        for action in anything(rng, referee):
            at = max(referee.open_from, at + rng.choice([0, 0, 1, 90, 400, 2_000]))
            submit(referee, action, at)
            assert_every_card_in_one_place(referee.table)
    return referee, events


@pytest.mark.parametrize("house", [{}, {"honour": True}, {"yellow_elephant": True, "four_in_a_row": True}], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_wild_match_loses_no_card_and_plays_again_as_it_was(seats: int, house: dict[str, HouseValue]) -> None:
    for seed in range(3):
        referee, events = play(seats, seed + 10 * seats, house)
        again: list[Event] = []
        record = parse("\n".join(lines(referee.record)) + "\n")
        other = replay(RULES, record, listener=again.append)
        assert other.table.fingerprint() == referee.table.fingerprint()
        assert again == events
        assert len(record.inputs) > STEPS / 4 or referee.table.game_over


def test_what_would_be_accepted_is_accepted_and_nothing_else() -> None:
    """Of every act that a hand could spell, exactly those of ``can`` happen."""
    for seed in range(40):
        referee, _ = play(3, seed, {"honour": seed % 2 == 0}, steps=30 + seed)
        table = referee.table
        for seat in range(3):
            offered = referee.can(seat)
            calls = {(act.verb, act.target, act.word) for act in offered if not act.zone}
            for target in range(-1, 3):
                for verb, word in [("slap", ""), ("admit", ""), ("accuse", ""), ("say", "cocoa"), ("say", "paprika")]:
                    what = (verb, target, word) if verb == "accuse" else (verb, -1, word)
                    refused = referee.why_not(Act(seat, verb, target=what[1], word=word)) is not None
                    assert refused == (what not in calls), (seat, what, table.now)


def test_the_wild_matches_reach_doubles_echoes_mistakes_accusations_and_the_end() -> None:
    reached: Counter[str] = Counter()
    for seed in range(12):
        house: dict[str, HouseValue] = {
            "honour": seed % 3 == 0, "yellow_elephant": seed % 2 == 0, "four_in_a_row": seed % 2 == 1}
        referee, _ = play(2 + seed % 3, seed, house)
        assert referee.table.reached is not None
        reached += referee.table.reached
    assert reached.keys() >= {f"SG-{n:02}" for n in (2, 3, 4, 5, 8, 9, 11, 12, 14, 15, 16, 17, 18, 20, 22, 23, 36, 38)}


def test_the_same_seed_deals_the_same_piles_and_another_seed_others() -> None:
    table = dealt(4, 7).table
    assert dealt(4, 7).table.piles == table.piles != dealt(4, 8).table.piles
    assert [len(table.piles[f"pile:{seat}"]) for seat in range(4)] == [25] * 4
    assert len(table.piles["box"]) == len(deck().faces) - 100


def test_chance_says_who_begins() -> None:
    assert {dealt(4, seed).table.turn for seed in range(40)} == {0, 1, 2, 3}
