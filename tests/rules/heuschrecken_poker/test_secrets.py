"""HP-28, HP-30: who may know what. A choice is a back to all others, and so is a change of mind."""

from __future__ import annotations

import pytest

from game.core.events import CardMoved, Event, HandMoved, Noted, seen_from
from game.referee.referee import Referee
from game.referee.view import SeatView
from tests.rules.heuschrecken_poker.tables import ADA, BEN, CLEO, choose, laid_out, take


def listen(referee: Referee) -> list[Event]:
    events: list[Event] = []
    referee.listen(events.append)
    return events


def seen_by(seat: int, events: list[Event]) -> list[Event]:
    return [seen for event in events if (seen := seen_from(event, seat)) is not None]


def visible(referee: Referee, seat: int) -> set[str]:
    table, view = referee.table, SeatView(referee, seat)
    return {pile for pile, cards in table.piles.items() if cards and all(view.sees(card) for card in cards)}


def test_a_choice_is_seen_by_its_player_and_is_a_back_to_the_others() -> None:
    referee = laid_out()
    events = listen(referee)
    choose(referee, ADA, "5")
    for seat in (BEN, CLEO):
        moved = [event for event in seen_by(seat, events) if isinstance(event, CardMoved | HandMoved)]
        assert moved
        assert all(event.card is None for event in moved)
        assert "place:0" not in visible(referee, seat)
    assert {"hand:0", "place:0", "display"} == visible(referee, ADA)
    with pytest.raises(PermissionError):
        SeatView(referee, BEN).face(referee.table.top("place:0"))


def test_a_change_of_mind_moves_no_card_that_others_notice() -> None:
    referee = laid_out()
    choose(referee, ADA, "5")
    events = listen(referee)
    choose(referee, ADA, "2")
    others = seen_by(BEN, events)
    assert {type(event) for event in others} == {HandMoved}
    assert sum(isinstance(event, CardMoved) for event in seen_by(ADA, events)) == 2
    assert SeatView(referee, BEN).count(ADA) == 7


def test_what_another_seat_is_told_does_not_depend_on_the_choice() -> None:
    stories = []
    for name, change in (("5", "2"), ("ace", "x")):
        referee = laid_out()
        events = listen(referee)
        choose(referee, ADA, name)
        choose(referee, ADA, change)
        choose(referee, CLEO, "1")
        view = SeatView(referee, BEN)
        stories.append((seen_by(BEN, events), view.facts, view.owes, [view.count(seat) for seat in range(3)]))
    assert stories[0] == stories[1]


def test_all_cards_are_turned_over_before_everybody_at_one_instant_and_covered_after_the_pass() -> None:
    referee = laid_out()
    events = listen(referee)
    for seat, name in ((ADA, "5"), (BEN, "4"), (CLEO, "3")):
        choose(referee, seat, name)
    told = seen_by(BEN, events)
    turned = [event for event in told if isinstance(event, CardMoved) and event.target.startswith("shown:")]
    assert [event.source for event in turned] == ["place:0", "place:1", "place:2"]
    assert None not in [event.card for event in turned]
    assert len({event.at for event in turned}) == 1
    assert {"shown:0", "shown:1", "shown:2"} <= visible(referee, BEN)
    for seat, genus in ((ADA, "corn"), (BEN, "strawberry"), (CLEO, "broccoli")):
        assert take(referee, seat, genus) is None
    assert {pile for pile in visible(referee, BEN) if pile[:4] in ("used", "show")} == {"used:1"}
    assert SeatView(referee, BEN).facts["shown_names"] == ("5", "4", "3")


def test_when_a_round_begins_the_cards_go_back_into_the_hands_unseen() -> None:
    referee = laid_out({"hands": {"Ada": ["ace"], "Ben": ["4"]}, "display": ["corn"], "draw": ["corn", "corn"]}, 2)
    choose(referee, ADA, "ace")
    events = listen(referee)
    choose(referee, BEN, "4")
    back = [event for event in seen_by(BEN, events) if isinstance(event, CardMoved) and event.target == "hand:0"]
    assert [event.card for event in back] == [None] * 8
    own = [event for event in seen_by(BEN, events) if isinstance(event, CardMoved) and event.target == "hand:1"]
    assert None not in [event.card for event in own]


def test_harvest_and_invasion_are_told_before_their_cards_go() -> None:
    setup = {"display": ["corn", "grasshopper"], "draw": ["corn"],
             "gardens": {"Ada": ["corn", "corn"], "Ben": ["grasshopper", "grasshopper", "broccoli"]}}
    referee = laid_out(setup, 2)
    events = listen(referee)
    choose(referee, ADA, "5")
    choose(referee, BEN, "4")
    take(referee, ADA, "corn")
    take(referee, BEN, "grasshopper")
    story = [(event.name, event.value) if isinstance(event, Noted) else event.target for event in events
             if isinstance(event, CardMoved) and "garden" in event.source
             or isinstance(event, Noted) and event.name in ("harvest", "invaded", "totals")]
    assert story == [("harvest", (ADA, "corn", 1)), *["discard"] * 3, ("totals", [1, 0]),
                     ("invaded", BEN), *["discard"] * 4]


def test_the_facts_count_what_grows_in_each_garden() -> None:
    setup = {"display": ["corn"], "draw": ["corn"],
             "gardens": {"Ada": ["corn", "corn", "broccoli"], "Ben": ["grasshopper", "grasshopper", "broccoli"]}}
    facts = SeatView(laid_out(setup, 2), BEN).facts
    assert (facts["plants"], facts["grasshoppers"]) == ([{"corn": 2, "broccoli": 1}, {"broccoli": 1}], [0, 2])
