"""Hands that do anything at any moment: no card is lost, what is refused changes nothing, the record is the match."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.core.actions import Action, Call, Carry, Grab, Lean, NextRound, Refusal, Release, TurnOver
from game.core.acts import NO_CARD
from game.core.cards import HouseValue
from game.core.events import Event
from game.core.record import lines, parse
from game.core.table import Table
from game.referee.gestures import spell
from game.referee.referee import Referee, replay
from tests.rules.moemmen.tables import RULES, dealt, deck

STEPS = 900


def anything(rng: Random, referee: Referee) -> list[Action]:
    """Mostly something sensible, so that the match gets on; now and then anything a hand could do."""
    table = referee.table
    seat = rng.randrange(table.seats)
    if table.round_over:
        return [NextRound()]
    if rng.random() < 0.7:
        turn = table.turn
        if table.held[turn] != NO_CARD:
            return [Release(turn, table.hands[turn])]
        acts = referee.can(turn)
        verb = rng.choice(sorted({act.verb for act in acts}))
        return spell(RULES, rng.choice([act for act in acts if act.verb == verb]))
    card = rng.randrange(len(table.faces))
    zone = rng.choice(list(table.zones))
    held = table.held[seat] != NO_CARD
    return [rng.choice([
        Release(seat, zone) if held else Grab(seat, card), Grab(seat, card), Carry(seat, zone),
        Call(seat, rng.choice(["whistle", "pass", "caught", "slap", "benny"]), rng.randrange(table.seats)),
        TurnOver(seat, card), Lean(seat, rng.choice([-1, 0, 1])), NextRound(),
    ])]


def assert_every_card_in_one_place(table: Table) -> None:
    places = Counter(card for pile in table.piles.values() for card in pile)
    assert places == Counter(range(len(table.faces)))
    assert all(card in table.piles[pile] for card, pile in enumerate(table.where))
    assert all(len(table.piles[f"meadow:{place}"]) == 1 for place in range(5))
    assert all(len(table.hand(seat)) == 6 for seat in range(table.seats))


def submit(referee: Referee, action: Action, at: int) -> Refusal | None:
    """A refused action leaves the table as it was, but for a hand that has opened."""
    table = referee.table
    before = table.fingerprint()
    held = list(table.held)
    refusal = referee.submit(action, at)
    if refusal and type(action) is not Release:
        assert table.fingerprint() == before, (action, refusal)
    elif refusal:
        assert table.held[action.seat] == NO_CARD
        table.held, table.held_zone, now = held, [*table.held_zone], (table.held, table.held_zone)
        assert table.fingerprint()[0] == before[0], (action, refusal)
        table.held, table.held_zone = now
    return refusal


def play(seats: int, seed: int, house: dict[str, HouseValue]) -> tuple[Referee, list[Event]]:
    rng = Random(seed)
    referee = dealt(seats, seed, house)
    events: list[Event] = []
    referee.listen(events.append)
    at = 0
    for _ in range(STEPS):
        if referee.table.game_over:
            break
        for action in anything(rng, referee):
            at += rng.choice([0, 0, 1, 400])
            submit(referee, action, at)
            assert_every_card_in_one_place(referee.table)
    return referee, events


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_wild_match_loses_no_card_and_plays_again_as_it_was(seats: int, free: bool) -> None:
    referee, events = play(seats, seats + 10 * free, {"tim_frees_minus": free, "target": 40})
    table = referee.table
    again: list[Event] = []
    record = parse("\n".join(lines(referee.record)) + "\n")
    other = replay(RULES, record, listener=again.append)
    assert other.table.fingerprint() == table.fingerprint()
    assert again == events
    assert len(record.inputs) > STEPS / 2 or table.game_over


def test_the_wild_matches_reach_benny_whistle_tim_and_the_shuffle() -> None:
    reached: Counter[str] = Counter()
    for seed in range(4):
        referee = dealt(3, seed)
        referee.table.reached = reached
        rng = Random(seed)
        for at in range(STEPS):
            for action in anything(rng, referee):
                referee.submit(action, at)
    assert reached.keys() >= {"MO-04", "MO-05", "MO-07", "MO-08", "MO-09", "MO-12", "MO-14"}


def test_the_same_seed_deals_the_same_cards_and_another_seed_others() -> None:
    assert dealt(4, 7).table.piles == dealt(4, 7).table.piles != dealt(4, 8).table.piles
    assert sum(len(pile) for pile in dealt(4, 7).table.piles.values()) == len(deck().faces)
