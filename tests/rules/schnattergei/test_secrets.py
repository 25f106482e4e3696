"""SG-37 and honour: nobody sees into a pile, and the referee's silence tells nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.actions import Call, Carry, Grab, Release
from game.core.events import CardMoved, Event, HandMoved, Noted, RoundEnded, seen_from
from game.referee.view import SeatView

from .tables import ADA, BEN, CLEO, SETUP, dealt, flip, laid_out, say
from .test_random_play import play


def test_a_pile_is_hidden_from_everybody_its_owner_too() -> None:
    referee = laid_out()
    for seat in (ADA, BEN):
        view = SeatView(referee, seat)
        for card in referee.table.piles["pile:0"]:
            with pytest.raises(PermissionError):
                view.face(card)


def test_a_hand_that_carries_shows_a_back_until_the_card_lies_open_for_all_at_once() -> None:
    referee = laid_out()
    events: list[Event] = []
    referee.listen(events.append)
    card = referee.table.top("pile:0")
    referee.submit(Grab(ADA, card), 0)
    referee.submit(Carry(ADA, "discard"), 120)
    assert SeatView(referee, ADA).held(ADA) == (None, "discard")
    referee.submit(Release(ADA, "discard"), 150)
    for seat in (ADA, BEN, CLEO):
        seen = [seen_from(event, seat) for event in events]
        assert {event.card for event in seen if isinstance(event, HandMoved)} == {None}
        assert [(event.at, event.card) for event in seen if isinstance(event, CardMoved)] == [(150, card)]


def test_penalty_cards_and_a_won_pile_are_backs() -> None:
    ada = ["red carrot", "brown cocoa", "blue banana", "red paprika"]
    referee = laid_out({"piles": {**SETUP["piles"], "Ada": ada}, "discard": ["red banana"]})
    events: list[Event] = []
    referee.listen(events.append)
    referee.submit(Call(ADA, "slap"), 0)
    flip(referee, ADA)
    referee.submit(Call(BEN, "slap"), 10)
    hidden = [event for event in events if isinstance(event, CardMoved) and event.target != "discard"]
    assert [event.target for event in hidden] == ["under", "under", "pile:1", "pile:1", "pile:1", "pile:1"]
    for seat in (ADA, BEN, CLEO):
        seen = [seen_from(event, seat) for event in hidden]
        assert {event.card for event in seen if isinstance(event, CardMoved)} == {None}


def test_no_event_of_a_wild_match_shows_a_face_that_does_not_lie_open() -> None:
    for seed, honour in ((1, False), (2, True)):
        _, events = play(3, seed, {"honour": honour})
        shown = [event for event in events if isinstance(event, CardMoved | HandMoved)]
        assert all(event.faces == 0 or isinstance(event, CardMoved) and event.target == "discard" for event in shown)


def story(word: str) -> list[str]:
    """All that Cleo learns while Ada says this word on honour."""
    referee = laid_out(house={"honour": True})
    events: list[Event] = []
    referee.listen(events.append)
    flip(referee, ADA)
    say(referee, ADA, word, 500)
    seen = [repr(seen_from(event, CLEO)).replace(word, "…") for event in events if seen_from(event, CLEO)]
    view = SeatView(referee, CLEO)
    return [*seen, repr(view.facts), repr(view.acts()), repr(view.owes), repr(view.public_count(ADA))]


def test_with_honour_the_others_are_not_told_whether_the_word_was_right() -> None:
    assert story("elephant") == story("cocoa") == story("paprika")


def test_without_honour_they_are() -> None:
    told: list[Any] = []
    referee = laid_out()
    referee.listen(lambda event: told.append(event.name) if isinstance(event, Noted) else None)
    flip(referee, ADA)
    say(referee, ADA, "elephant")
    assert "last_word" in told and "mistakes" not in told


def test_what_a_seat_is_told_does_not_depend_on_the_cards_in_the_piles() -> None:
    other = {**SETUP, "piles": {**SETUP["piles"], "Ben": ["blue paprika", "red banana", "blue cocoa", "blue carrot"]}}
    facts = [SeatView(laid_out(setup), CLEO).facts for setup in (SETUP, other)]
    assert facts[0] == facts[1]


def test_a_dealt_table_shows_no_card_to_anybody() -> None:
    referee = dealt(4, Random(3).randrange(1000))
    assert not any(SeatView(referee, seat).sees(card) for seat in range(4) for card in range(110))


def test_the_evidence_is_kept_until_the_match_is_over() -> None:
    referee = laid_out(house={"honour": True})
    over: list[RoundEnded] = []
    referee.listen(lambda event: over.append(event) if isinstance(event, RoundEnded) else None)
    flip(referee, ADA)
    say(referee, ADA, "cocoa")
    flip(referee, BEN)
    assert SeatView(referee, BEN).facts["reveal"] == [] and not over
    assert [(act.seat, act.how, act.outcome) for act in referee.table.evidence] == [(ADA, "wrong_word", "stands")]
