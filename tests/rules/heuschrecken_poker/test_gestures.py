"""What letting go of a card amounts to: at the own place, in the own garden, anywhere else."""

from __future__ import annotations

import pytest

from game.core.actions import NOBODY, NOT_YOURS, Carry, Grab, Release
from game.core.acts import NO_CARD
from game.referee.view import SeatView
from game.rules.heuschrecken_poker import reasons
from tests.rules.heuschrecken_poker.tables import ADA, BEN, CLEO, card, choose, drop, laid_out, take


def test_a_card_let_go_at_the_own_place_is_chosen_and_another_let_go_there_takes_its_place() -> None:
    referee = laid_out()
    table = referee.table
    five, two = card(table, "hand:0", "5"), card(table, "hand:0", "2")
    assert choose(referee, ADA, "5") is None
    assert (table.piles["place:0"], five in table.hand(ADA)) == ([five], False)
    assert choose(referee, ADA, "2") is None
    assert (table.piles["place:0"], five in table.hand(ADA)) == ([two], True)


def test_a_card_let_go_anywhere_else_goes_home() -> None:
    referee = laid_out()
    before = referee.table.fingerprint()
    for zone in ("table", "place:1", "garden:0", "display", "seat:1", "discard", "lap:0", "off"):
        drop(referee, ADA, "hand:0", "5", zone)
        assert referee.table.fingerprint() == before, zone


def test_one_card_of_a_genus_let_go_in_the_own_garden_brings_all_of_it() -> None:
    referee = laid_out()
    for seat, name in ((ADA, "5"), (BEN, "4"), (CLEO, "4")):
        choose(referee, seat, name)
    for zone in ("garden:1", "hand:0", "table", "place:0"):
        drop(referee, ADA, "display", "corn", zone)
        assert referee.table.piles["garden:0"] == []
    assert take(referee, ADA, "corn") is None
    assert [referee.table.faces[each].name for each in referee.table.piles["garden:0"]] == ["corn", "corn"]


def test_a_hand_closes_only_on_what_it_may_use_and_is_told_why() -> None:
    referee = laid_out()
    table = referee.table
    views = [SeatView(referee, seat) for seat in range(3)]
    display = table.top("display")
    assert views[BEN].may_grab(display) == reasons.CHOOSING_COMES_FIRST
    choose(referee, ADA, "5")
    assert views[ADA].may_grab(table.top("place:0")) == reasons.LAY_ANOTHER_ON_IT
    assert views[BEN].may_grab(table.top("place:0")) == NOT_YOURS
    assert views[BEN].may_grab(table.hand(ADA)[0]) == NOT_YOURS
    choose(referee, BEN, "4")
    choose(referee, CLEO, "3")
    assert views[BEN].may_grab(display) == reasons.NOT_YOUR_PICK
    assert views[ADA].may_grab(display) is None
    assert views[ADA].may_grab(table.top("shown:0")) == reasons.USED_IN_THIS_ROUND
    assert views[ADA].why_not(table.hand(ADA)[0], "place:0") == reasons.TAKING_COMES_FIRST
    assert views[ADA].may_grab(table.hand(ADA)[0]) is None, "fiddling with the own cards is no act"


def test_a_place_lights_up_only_for_the_own_card_and_a_garden_only_for_who_picks() -> None:
    referee = laid_out()
    view = SeatView(referee, ADA)
    assert view.zones_for(view.hand[0]) == {"place:0": "choose"}
    for seat, name in ((ADA, "5"), (BEN, "4"), (CLEO, "3")):
        choose(referee, seat, name)
    assert view.zones_for(view.hand[0]) == {}
    assert view.zones_for(referee.table.top("display")) == {"garden:0": "take"}
    assert SeatView(referee, BEN).zones_for(referee.table.top("display")) == {}


def test_a_hand_that_holds_another_card_opens_when_all_are_turned_over() -> None:
    """HP-30: whoever was about to change is too late."""
    referee = laid_out()
    table = referee.table
    choose(referee, ADA, "5")
    choose(referee, BEN, "4")
    six = card(table, "hand:0", "6")
    assert referee.submit(Grab(ADA, six), 0) is None
    assert referee.submit(Carry(ADA, "place:0"), 0) is None
    choose(referee, CLEO, "3")
    assert (table.held[ADA], six in table.hand(ADA)) == (NO_CARD, True)
    refusal = referee.submit(Release(ADA, "place:0"), 0)
    assert refusal is not None and refusal.reason == "nothing_held"
    assert SeatView(referee, BEN).facts["shown_names"] == ("5", "4", "3")


@pytest.mark.parametrize("chosen", [(), (ADA,), (BEN, ADA)])
def test_nobody_has_a_turn_and_whoever_has_not_chosen_owes_it(chosen: tuple[int, ...]) -> None:
    referee = laid_out()
    for seat in chosen:
        choose(referee, seat, "5")
    view = SeatView(referee, CLEO)
    assert view.turn == NOBODY
    assert view.owes == {seat: "choose" for seat in range(3) if seat not in chosen}
    assert view.facts["chosen"] == [seat in chosen for seat in range(3)]
