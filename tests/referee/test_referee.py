"""The referee's order of time, its refusals, and gestures that come to nothing."""

from __future__ import annotations

import pytest

from game.core.actions import NOBODY, Action, Call, Carry, Grab, Lean, NextRound, Release, TurnOver
from game.core.acts import NO_CARD
from game.core.cards import Seat
from game.core.record import Record, lines, parse
from game.referee.gestures import meaning
from game.referee.referee import Referee, replay
from game.referee.view import SeatView
from game.rules import GAMES
from tests.lab.people import DECKS

DECK = DECKS["schummel_hummel"]
SETUP = {
    "hands": {"Ada": ["flower blue red", "flower green yellow"],
              "Ben": ["bumblebee blue red", "flower red violet", "wasp green violet"],
              "Cleo": ["flower blue green", "flower yellow violet"]},
    "discard": ["flower blue violet"], "draw": ["flower green violet", "flower red green"]}
ADA, BEN, CLEO = 0, 1, 2


@pytest.fixture
def table() -> Referee:
    return Referee(GAMES[DECK.game], Record(DECK, ["Ada", "Ben", "Cleo"], ["human"] * 3, 0, DECK.house(), SETUP))


def first(table: Referee, seat: Seat) -> int:
    return table.table.hand(seat)[-1]  # piles are written top first


def test_letting_go_where_the_table_has_no_place_means_nothing(table: Referee) -> None:
    assert meaning(table.rules, table.table, ADA, first(table, ADA), "moon") is None


def test_an_instant_that_has_passed_takes_no_action(table: Referee) -> None:
    table.advance(100)
    with pytest.raises(ValueError, match="time has passed 100 ms"):
        table.submit(Lean(BEN, 1), 100)
    assert table.submit(Lean(BEN, 1), 101) is None


def test_at_one_instant_an_action_comes_before_a_deadline(table: Referee) -> None:
    card = first(table, BEN)
    for action in (Grab(BEN, card), Carry(BEN, "lap:1"), Release(BEN, "lap:1")):
        assert table.submit(action, 10) is None
    assert table.submit(Call(ADA, "caught", BEN), 3010) is None
    assert table.table.evidence[0].outcome == "caught"


def test_a_millisecond_later_the_deadline_has_passed(table: Referee) -> None:
    card = first(table, BEN)
    for action in (Grab(BEN, card), Carry(BEN, "lap:1"), Release(BEN, "lap:1")):
        assert table.submit(action, 10) is None
    table.submit(Call(ADA, "caught", BEN), 3011)
    assert table.table.evidence[0].outcome == "unseen"
    assert table.table.owned(ADA) == 3, "the call was wrong and cost a card"


def test_one_hand_holds_one_card_and_two_hands_never_the_same(table: Referee) -> None:
    own = table.table.hand(BEN)
    assert table.submit(Grab(BEN, own[0]), 0) is None
    refusal = table.submit(Grab(BEN, own[1]), 0)
    assert refusal is not None and refusal.reason == "one_card_at_a_time"
    grasshopper = table.table.piles["gap:1"][0]
    assert table.submit(Grab(CLEO, grasshopper), 0) is None
    table.submit(Release(BEN, "hand:1"), 0)
    refusal = table.submit(Grab(BEN, grasshopper), 0)
    assert refusal is not None and refusal.reason == "another_hand"


def test_an_empty_hand_carries_and_lets_go_of_nothing(table: Referee) -> None:
    for action in (Carry(BEN, "lap:1"), Release(BEN, "lap:1")):
        refusal = table.submit(action, 0)
        assert refusal is not None and refusal.reason == "nothing_held"


@pytest.mark.parametrize("zone", ["table", "off", "nowhere", "lap:0", "seat:1", "draw", ""])
def test_a_card_let_go_where_it_means_nothing_goes_home(zone: str, table: Referee) -> None:
    card = first(table, BEN)
    table.submit(Grab(BEN, card), 0)
    table.submit(Release(BEN, zone), 0)
    assert table.table.where[card] == "hand:1" and table.table.held[BEN] == NO_CARD


def test_let_go_over_the_hand_it_came_from_it_is_no_refusal(table: Referee) -> None:
    table.submit(Grab(BEN, first(table, BEN)), 0)
    assert table.submit(Release(BEN, "hand:1"), 0) is None


def test_a_card_carried_out_and_on_to_another_hiding_place_is_one_act(table: Referee) -> None:
    card = first(table, BEN)
    table.submit(Grab(BEN, card), 0)
    table.submit(Carry(BEN, "lap:1"), 0)
    table.submit(Carry(BEN, "shoulder:1"), 100)
    assert [(act.how, act.began_ms) for act in table.table.open_acts] == [("shoulder", 0)]
    assert table.submit(Release(BEN, "shoulder:1"), 200) is None
    assert table.table.where[card] == "gone:1"


def test_a_card_carried_back_has_never_left(table: Referee) -> None:
    card = first(table, BEN)
    for action in (Grab(BEN, card), Carry(BEN, "lap:1"), Carry(BEN, "hand:1")):
        table.submit(action, 0)
    assert table.table.open_acts == [] and table.table.where[card] == "hand:1"
    table.submit(Release(BEN, "hand:1"), 0)
    assert table.table.evidence == []


def test_a_card_that_came_out_covertly_can_still_be_laid_openly(table: Referee) -> None:
    card = first(table, ADA)
    other = table.table.hand(BEN)[1]
    table.submit(Grab(ADA, card), 0)
    table.submit(Release(ADA, "discard"), 0)
    for action in (Grab(BEN, other), Carry(BEN, "lap:1"), Carry(BEN, "discard"), Release(BEN, "discard")):
        assert table.submit(action, 10) is None
    assert table.table.top("discard") == other and table.table.open_acts == []


def test_leaning_is_noticed_once_and_only_to_a_side(table: Referee) -> None:
    assert table.submit(Lean(BEN, 1), 0) is None
    assert table.submit(Lean(BEN, 1), 0) is not None
    assert table.submit(Lean(BEN, 2), 0) is not None
    assert SeatView(table, ADA).leaning(BEN) == 1


def test_no_round_begins_while_one_is_on(table: Referee) -> None:
    refusal = table.submit(NextRound(), 0)
    assert refusal is not None and refusal.reason == "round_is_on"


def test_what_is_not_done_is_not_in_the_record_except_a_release(table: Referee) -> None:
    table.submit(Grab(BEN, first(table, ADA)), 0)
    table.submit(Call(CLEO, "caught", BEN), 0)
    table.submit(TurnOver(BEN, first(table, BEN)), 0)
    assert table.record.inputs == []
    table.submit(Grab(BEN, first(table, BEN)), 0)
    table.submit(Release(BEN, "draw"), 0)
    assert len(table.record.inputs) == 2


@pytest.mark.parametrize("number", [-2, -1, 3, 10**9, 1 << 70])
def test_strangers_cards_and_places_from_nowhere_never_get_into_the_record(number: int, table: Referee) -> None:
    card = first(table, BEN)
    table.submit(Grab(BEN, card), 0)
    before = table.table.fingerprint()
    strange: list[Action] = [
        Grab(number, card), Carry(number, "lap:1"), Release(number, "lap:1"), TurnOver(number, card), Lean(number, 1),
        Call(number, "caught", BEN), Call(ADA, "caught", number if number != NOBODY else -3),
        Carry(BEN, f"lap:{number}"),
        Grab(ADA, number if number != 3 else len(DECK.faces)), TurnOver(ADA, number if number != 3 else -1)]
    for action in strange:
        assert table.submit(action, 0) is not None
    assert table.table.fingerprint() == before
    table.submit(Release(BEN, f"lap:{number}"), 0)
    assert table.table.where[card] == "hand:1"
    assert parse("".join(f"{line}\n" for line in lines(table.record))).inputs == table.record.inputs


def test_a_record_is_played_up_to_an_instant(table: Referee) -> None:
    for at in (100, 200, 300):
        table.submit(Lean(BEN, (at // 100) % 2), at)
        table.submit(Lean(CLEO, (at // 100) % 2), at)
    halfway = replay(table.rules, table.record, until=250)
    assert [at for at, _ in halfway.record.inputs] == [100, 100, 200, 200]
    assert halfway.open_from == 251


def test_a_hidden_face_is_refused_to_a_view(table: Referee) -> None:
    with pytest.raises(PermissionError):
        SeatView(table, ADA).face(first(table, BEN))
    assert SeatView(table, BEN).face(first(table, BEN)).kind == "bumblebee"
