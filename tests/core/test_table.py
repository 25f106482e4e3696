"""The table's verbs: cards, hands, fouls, deadlines, and clocks that stand still."""

from __future__ import annotations

import pytest

from game.core.acts import NO_CARD
from game.core.events import (
    EVERYONE,
    CardMoved,
    DeadlineSet,
    HandMoved,
    Noted,
    seen_from,
    sides,
)
from game.core.table import NEVER, Table
from tests.lab.people import DECKS

DECK = DECKS["schummel_hummel"]


@pytest.fixture
def table() -> Table:
    table = Table(DECK, 3, 7, DECK.house())
    table.piles |= {"draw": [], "discard": []}
    table.listening = True
    return table


def test_every_card_begins_in_the_box(table: Table) -> None:
    assert table.piles["box"] == list(range(len(DECK.faces))) and set(table.where) == {"box"}


def test_a_card_can_be_put_below_the_top(table: Table) -> None:
    for card in (1, 2):
        table.move(card, "discard")
    table.move(3, "discard", under=1)
    assert table.piles["discard"] == [1, 3, 2] and table.top("discard") == 2
    assert table.top("draw") == NO_CARD


def test_one_seed_shuffles_one_way_and_loses_nothing(table: Table) -> None:
    other = Table(DECK, 3, 7, DECK.house())
    for each in (table, other):
        each.shuffle("box")
    assert table.piles["box"] == other.piles["box"] != list(range(len(DECK.faces)))
    assert sorted(table.piles["box"]) == list(range(len(DECK.faces)))


def test_events_are_made_only_when_somebody_listens(table: Table) -> None:
    table.listening = False
    table.move(1, "draw")
    table.grab(0, 2)
    table.let_go(0)
    table.say(0, "hello")
    table.set_deadline("x", 5)
    table.clear_deadline("x")
    table.stop_clocks()
    table.start_clocks()
    table.lean(0, 1)
    table.begin_turn(1)
    table.note("extra", 1)
    table.gather([1], "discard")
    table.begin_round(2)
    table.end_round([0, 0, 0])
    table.end_match((0,))
    assert table.events == []


def test_the_earliest_deadline_is_due_first_and_of_two_the_one_that_was_set_first(table: Table) -> None:
    table.set_deadline("late", 50)
    table.set_deadline("early", 20)
    table.set_deadline("as early", 20)
    assert (table.due_first(), table.next_due) == ("early", 20)
    table.clear_deadline("early")
    assert table.due_first() == "as early"
    table.clear_deadline("nothing of that name")
    assert table.next_due == 20


def test_while_the_clocks_stand_still_nothing_is_due_and_then_everything_later(table: Table) -> None:
    table.set_deadline("x", 100)
    table.now = 40
    table.stop_clocks()
    assert table.next_due == NEVER
    table.set_deadline("y", 10)
    assert table.next_due == NEVER
    table.now = 1000
    table.start_clocks()
    assert (table.deadlines["x"].due, table.deadlines["y"].due) == (1060, 1010)


def test_a_card_in_the_air_that_is_sent_home_was_never_away(table: Table) -> None:
    table.move(5, "hand:1")
    table.grab(1, 5)
    table.move(5, "air:1")
    table.open_act(1, 5, "lap")
    table.send_all_home()
    assert table.where[5] == "hand:1" and table.open_acts == [] and table.held == [NO_CARD] * 3


def test_a_vanished_card_still_counts_while_it_can_be_called(table: Table) -> None:
    table.piles["gone:1"] = []
    table.move(5, "hand:1")
    table.move(6, "hand:1")
    act = table.open_act(1, 5, "lap")
    table.move(5, "gone:1")
    act.let_go_ms = 0
    assert (table.owned(1), table.shown_count(1)) == (1, 2)
    table.close_act(act, "unseen", 0)
    assert table.shown_count(1) == 1
    assert table.evidence[0].outcome == "unseen"
    assert table.events[-1] == Noted(0, "fan", 1)


def test_a_fingerprint_forgets_the_order_of_a_hand_and_nothing_else(table: Table) -> None:
    table.move(5, "hand:1")
    table.move(6, "hand:1")
    before = table.fingerprint()
    table.piles["hand:1"].reverse()
    assert table.fingerprint() == before
    table.begin_turn(2)
    assert table.fingerprint() != before


def test_rulings_are_counted_only_when_somebody_counts(table: Table) -> None:
    table.rule("SH-05")
    assert table.reached is None


def test_scores_add_up_over_the_rounds(table: Table) -> None:
    table.end_round([-1, 0, -5])
    table.begin_round(2)
    assert table.round_scores == [0, 0, 0] and not table.round_over
    table.end_round([-2, -2, 0])
    table.end_match((1,))
    assert (table.totals, table.winners, table.game_over) == ([-3, -2, -5], (1,), True)


def test_seats_go_clockwise(table: Table) -> None:
    assert table.clockwise_from(1) == [2, 0] and table.left_of(2) == 0


# Who learns what


@pytest.mark.parametrize("event", [
    CardMoved(1, 9, "draw", "hand:1", 1 << 1, EVERYONE), HandMoved(1, 1, 9, "lap:1", "hand:1", 1 << 1, EVERYONE)])
def test_a_face_reaches_only_those_who_see_it(event: CardMoved | HandMoved) -> None:
    own, other = seen_from(event, 1), seen_from(event, 0)
    assert own is not None and other is not None
    assert own.card == 9 and other.card is None  # type: ignore[union-attr]
    assert own.noticed == EVERYONE and own.faces == 0, "nobody learns who else knows"  # type: ignore[union-attr]
    assert sides(event) == (own, other)


def test_what_is_noticed_by_one_is_nothing_to_the_others() -> None:
    event = DeadlineSet(1, "catch:1", 3001, 1 << 2)
    assert seen_from(event, 0) is None
    assert seen_from(event, 2) == DeadlineSet(1, "catch:1", 3001)
