"""Who sits at the table as a value: nobody is lost when a game takes fewer, and bots fill up where it needs more."""

from __future__ import annotations

from game.people import Guest, People
from game.scenes.seat_party import Party
from game.settings import ANIMALS, CHARACTERS, SeatSetting, bot_seat, default_seats

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
FIVE = tuple(SeatSetting(name=name, animal=animal, device=device) for name, animal, device in zip(
    NAMES, ANIMALS, ("mouse", "pad:1", "keys", "corner", "ijkl"), strict=False))
FEW, MANY = (2, 4), (3, 5)


def test_who_is_too_many_for_a_game_waits_with_name_and_device_and_is_back_at_the_next() -> None:
    party = Party(FIVE, MANY).at_game(FEW)
    assert (party.seats, party.waiting) == (FIVE[:4], FIVE[4:]) and party.full
    assert party.turned(0, 1).at_game(MANY).seats[1:] == FIVE[1:], "whatever was changed meanwhile"


def test_bots_wait_before_people() -> None:
    party = Party((FIVE[0], bot_seat(CHARACTERS[1], 2), *FIVE[2:]), MANY).at_game(FEW)
    assert [seat.name for seat in party.waiting] == [CHARACTERS[1].name]


def test_whoever_waits_takes_the_seat_that_becomes_free() -> None:
    party = Party(FIVE, MANY).at_game(FEW).without(1)
    assert [seat.name for seat in party.seats] == ["Ada", "Cleo", "Dora", "Emil"] and not party.waiting


def test_bots_that_fill_up_go_again_where_they_are_not_needed() -> None:
    two = Party(FIVE[:2], FEW)
    filled = two.at_game((4, 5))
    assert filled.filled == 2 and [seat.human for seat in filled.seats] == [True, True, False, False]
    assert filled.at_game(FEW).seats == two.seats
    assert filled.put(3, filled.seats[3]).filled == 0, "one that somebody has chosen stays"


def test_the_last_person_stays_and_a_bot_takes_the_seat_of_another() -> None:
    alone = Party(default_seats(3), MANY)
    assert not alone.may_go(0) and not alone.may_go(1)
    two = Party((*FIVE[:2], bot_seat(CHARACTERS[0], 2)), MANY)
    assert two.may_go(1) and not two.may_go(2)
    left = two.without(1)
    assert [seat.human for seat in left.seats] == [True, False, False] and left.seats[0].device == ""


def test_a_guest_has_the_name_and_help_of_the_last_time_and_a_free_animal() -> None:
    party, guest = Party(default_seats(3), MANY), Guest("Zoë", "toad")
    person = party.person(People(), "keys", guest)
    assert (person.name, person.device) == ("Zoë", "keys")
    (seat,) = party.joined(person).seats[3:]
    assert (seat.name, seat.animal) == ("Zoë", "hare"), "Theo is the toad"
    again = party.joined(person)
    assert again.person(People(), "ijkl", guest).name == "Ben", "Zoë sits here already"


def test_no_two_have_one_animal_and_at_a_full_table_of_people_nobody_gives_way() -> None:
    party = Party(FIVE, MANY)
    for index in range(5):
        for step in (1, -1, 1):
            party = party.turned(index, step)
            assert len({seat.animal for seat in party.seats}) == 5
    assert party.joined(SeatSetting(name="Kim", device="numpad")) == party
    assert party.with_bot() == party
