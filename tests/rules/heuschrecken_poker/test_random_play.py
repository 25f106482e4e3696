"""Hands that do anything at any moment: no card is lost, what is refused changes nothing, the record is the match."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.core.actions import Action, Call, Carry, Grab, Lean, NextRound, Refusal, Release, TurnOver
from game.core.acts import NO_CARD
from game.core.events import Event
from game.core.record import lines, parse
from game.core.table import Table
from game.referee.gestures import spell
from game.referee.referee import Referee, replay
from tests.rules.heuschrecken_poker.tables import RULES, dealt

STEPS = 1_200


def anything(rng: Random, referee: Referee) -> list[Action]:
    """Mostly something sensible, so that the match gets on; now and then anything a hand could do."""
    table = referee.table
    if rng.random() < 0.7:
        seat = rng.choice(sorted(RULES.owes(table)))
        if table.held[seat] != NO_CARD:
            return [Release(seat, table.hands[seat])]
        return spell(RULES, rng.choice(referee.can(seat)))
    seat, zone = rng.randrange(table.seats), rng.choice(list(table.zones))
    card = rng.randrange(len(table.faces))
    if rng.random() < 0.4 and referee.can(seat):
        return spell(RULES, rng.choice(referee.can(seat)))  # a change of mind
    held = table.held[seat] != NO_CARD
    return [rng.choice([
        Release(seat, zone) if held else Grab(seat, card), Grab(seat, card), Carry(seat, zone),
        Call(seat, rng.choice(["slap", "pass", "caught"]), rng.randrange(table.seats)),
        TurnOver(seat, card), Lean(seat, rng.choice([-1, 0, 1])), NextRound(),
    ])]


def assert_every_card_in_one_place(table: Table) -> None:
    places = Counter(card for pile in table.piles.values() for card in pile)
    assert places == Counter(range(len(table.faces)))
    assert all(card in table.piles[pile] for card, pile in enumerate(table.where))
    for seat in range(table.seats):
        own = [f"{kind}:{seat}" for kind in ("hand", "place", "shown", "used")]
        assert sum(len(table.piles[pile]) for pile in own) == 8
        assert len(table.piles[f"place:{seat}"]) <= 1
        garden = Counter(table.faces[card].name for card in table.piles[f"garden:{seat}"])
        assert max(garden.values(), default=0) < 3


def submit(referee: Referee, action: Action, at: int) -> Refusal | None:
    """A refused action leaves the table as it was, but for a hand that has opened."""
    table = referee.table
    before, held = table.fingerprint(), list(table.held)
    refusal = referee.submit(action, at)
    if refusal and type(action) is not Release:
        assert table.fingerprint() == before, (action, refusal)
    elif refusal:
        assert table.fingerprint()[0] == before[0], (action, refusal)
        assert [card for seat, card in enumerate(table.held) if seat != action.seat] == [
            card for seat, card in enumerate(held) if seat != action.seat]
    return refusal


@pytest.mark.parametrize("steals", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_wild_match_loses_no_card_ends_and_plays_again_as_it_was(seats: int, steals: bool) -> None:
    rng = Random(seats + 10 * steals)
    referee = dealt(seats, seats, {"x_steals_ace": steals})
    table = referee.table
    events: list[Event] = []
    referee.listen(events.append)
    at = 0
    for _ in range(STEPS):
        if table.game_over:
            break
        for action in anything(rng, referee):
            at += rng.choice([0, 0, 1, 400])
            submit(referee, action, at)
            assert_every_card_in_one_place(table)
    assert table.game_over and table.winners
    again: list[Event] = []
    record = parse("\n".join(lines(referee.record)) + "\n")
    other = replay(RULES, record, listener=again.append)
    assert other.table.fingerprint() == table.fingerprint()
    assert again == events


def test_the_wild_matches_reach_nearly_every_ruling() -> None:
    reached: Counter[str] = Counter()
    for seed in range(60):
        referee = dealt(2 + seed % 3, seed, {"x_steals_ace": seed % 2 == 0})
        referee.table.reached = reached
        rng = Random(seed)
        for at in range(STEPS):
            if referee.table.game_over:
                break
            for action in anything(rng, referee):
                referee.submit(action, at)
    rare = {"HP-14", "HP-15", "HP-19", "HP-20", "HP-24", "HP-23", "HP-28", "HP-18"}
    assert reached.keys() >= RULES.rulings.keys() - rare, RULES.rulings.keys() - reached.keys()
