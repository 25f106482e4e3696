"""Flipping by hand, words and slaps as calls, and what is heard although it has no effect."""

from __future__ import annotations

import pytest

from game.core.actions import Call, Carry, Grab, Refusal, Release
from game.core.acts import NO_CARD
from game.core.events import Event, Said
from game.core.record import lines, parse
from game.core.rules import SetupError
from game.referee.referee import Referee, replay
from game.referee.view import SeatView
from game.rules.schnattergei import reasons

from .tables import ADA, BEN, CLEO, PILES, RULES, SETUP, flip, laid_out, say


def test_one_press_and_a_drag_are_the_same_flip() -> None:
    dragged, pressed = laid_out(), laid_out()
    card = dragged.table.top("pile:0")
    for action in (Grab(ADA, card), Carry(ADA, "table"), Carry(ADA, "discard"), Release(ADA, "discard")):
        assert dragged.submit(action, 0) is None
    for action in (Grab(ADA, card), Release(ADA, "discard")):
        assert pressed.submit(action, 0) is None
    assert dragged.table.fingerprint() == pressed.table.fingerprint()
    assert dragged.table.top("discard") == card


@pytest.mark.parametrize("zone", ["table", "pile:1", "seat:1", "hand:0", "lap:0", "draw", "off"])
def test_anywhere_else_the_card_goes_home_unseen(zone: str) -> None:
    referee = laid_out()
    before = referee.table.fingerprint()
    card = referee.table.top("pile:0")
    referee.submit(Grab(ADA, card), 0)
    referee.submit(Carry(ADA, zone), 0)
    referee.submit(Release(ADA, zone), 0)
    assert referee.table.fingerprint() == before


def test_only_the_own_top_card_can_be_taken() -> None:
    referee = laid_out()
    piles = referee.table.piles
    for seat, card in ((ADA, piles["pile:0"][0]), (ADA, piles["pile:1"][-1]), (ADA, piles["discard"][-1])):
        assert referee.submit(Grab(seat, card), 0) is not None
    assert referee.submit(Grab(BEN, piles["pile:1"][-1]), 0) == reasons.NOT_YOUR_TURN


def test_a_slap_while_a_card_is_being_flipped_is_not_punished() -> None:
    referee = laid_out()
    referee.submit(Grab(ADA, referee.table.top("pile:0")), 0)
    before = referee.table.fingerprint()
    assert [referee.submit(Call(seat, "slap"), 0) for seat in (ADA, BEN)] == [reasons.NOT_YET_VISIBLE] * 2
    assert referee.table.fingerprint() == before
    referee.submit(Release(ADA, "discard"), 1)
    assert referee.submit(Call(BEN, "slap"), 1) is None


def bens_card_in_the_air() -> Referee:
    """With honour: Ada has said the right word, and Ben's hand is on its top card."""
    referee = laid_out(house={"honour": True})
    flip(referee, ADA)
    say(referee, ADA, "elephant")
    assert referee.submit(Grab(BEN, referee.table.top("pile:1")), 0) is None
    return referee


def test_a_card_still_in_the_hand_is_paid_like_any_other() -> None:
    referee = bens_card_in_the_air()
    held = referee.table.held[BEN]
    assert referee.submit(Call(BEN, "accuse", ADA), 0) is None
    assert referee.table.held[BEN] == NO_CARD
    assert referee.table.piles["under"][0] == held


def test_a_card_in_the_hand_goes_home_when_somebody_else_has_to_flip() -> None:
    referee = bens_card_in_the_air()
    before = list(referee.table.piles["pile:1"])
    assert referee.submit(Call(CLEO, "accuse", ADA), 0) is None
    assert referee.submit(Release(BEN, "discard"), 0) == reasons.NOT_YOUR_TURN
    assert referee.table.piles["pile:1"] == before


@pytest.mark.parametrize("word", ["potato", "", "Banana", "banana:banana"])
def test_what_is_no_motif_cannot_be_said(word: str) -> None:
    referee = laid_out()
    flip(referee, ADA)
    assert say(referee, ADA, word) == reasons.NOT_A_MOTIF


def heard(words: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """What everybody hears after Ada has made a double, and what a replay of the record gives again."""
    referee = laid_out({**SETUP, "discard": ["red banana"]})
    said: list[Event] = []
    again: list[Event] = []
    referee.listen(said.append)
    flip(referee, ADA)
    for at, (seat, word) in enumerate(words, start=300):
        referee.submit(Call(seat, word), at)
    replay(RULES, parse("\n".join(lines(referee.record)) + "\n"), listener=again.append)
    assert again == said
    return [(event.seat, event.words) for event in said if isinstance(event, Said)]


def test_slower_slaps_are_heard_and_recorded_for_the_photo_finish() -> None:
    assert heard([(BEN, "slap"), (CLEO, "slap"), (ADA, "slap")]) == [(BEN, "slaps"), (CLEO, "slap"), (ADA, "slap")]


def test_a_word_on_the_own_double_is_heard_and_costs_nothing() -> None:
    assert heard([(ADA, "say:carrot"), (BEN, "say:banana")]) == [(ADA, "carrot")]


def test_at_one_instant_the_first_clockwise_after_the_active_player_comes_first() -> None:
    """SG-13: whoever orders slaps of one frame asks for this order."""
    referee = laid_out()
    flip(referee, ADA)
    assert SeatView(referee, ADA).facts["slap_order"] == [BEN, CLEO, ADA]


def test_a_refusal_says_why_with_its_ruling() -> None:
    referee = laid_out({**SETUP, "discard": ["red banana"]})
    flip(referee, ADA)
    refused: Refusal | None = flip(referee, BEN, 4_999)
    assert refused == reasons.SLAP_FIRST and refused.ruling in RULES.rulings


@pytest.mark.parametrize("setup", [
    {"hands": PILES}, {"piles": PILES, "last_word": "carrot"}, {"piles": {"Eve": []}},
    {"piles": {"Ada": ["green banana"]}}, {"piles": PILES, "turn": "Eve"}, {"piles": PILES, "discard": "red banana"},
    {"piles": {"Ada": ["red schnattergei"] * 4}},
])
def test_a_set_up_that_cannot_be_is_refused_with_a_sentence(setup: dict[str, object]) -> None:
    with pytest.raises(SetupError, match="found"):
        laid_out(setup)


@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_a_game_for_two_to_four(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 4 players"):
        RULES.new_table(laid_out().record.deck, seats, 0, {})


def test_the_short_texts_are_short_and_numbered() -> None:
    assert list(RULES.rulings) == [f"SG-{number:02}" for number in range(1, 39)]
    for text in RULES.rulings.values():
        assert len(text) <= 90 and text.endswith(".") and text[0].isupper() and text.isascii()
