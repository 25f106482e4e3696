"""Who sits where, from the command line."""

from __future__ import annotations

import pytest

from game.bots import KINDS, LEVELS
from game.core.record import HUMAN
from game.seating import SeatingError, seating
from game.settings import CHARACTERS

LIMITS = (3, 5)


def kinds(**said: object) -> list[str]:
    return [seat.player for seat in seating(LIMITS, **said)]  # type: ignore[arg-type]


def test_without_a_word_one_person_plays_with_three_bots() -> None:
    assert kinds() == [HUMAN, *(f"{each.kind}:2" for each in CHARACTERS[:3])]


@pytest.mark.parametrize(("players", "humans"), [(3, 0), (3, 3), (5, 2), (4, 1)])
def test_people_come_first_and_bots_fill_the_seats(players: int, humans: int) -> None:
    found = kinds(players=players, humans=humans)
    assert len(found) == players and found.count(HUMAN) == humans and found[:humans] == [HUMAN] * humans


def test_a_list_says_who_sits_at_each_seat() -> None:
    assert kinds(listed="human, sly:1,hawk") == [HUMAN, "sly:1", "hawk:2"]


def test_a_list_says_what_moves_a_persons_hand() -> None:
    found = seating(LIMITS, listed="human@mouse, human@pad:2,human,hawk")
    assert [seat.device for seat in found] == ["mouse", "pad:2", "", ""]


@pytest.mark.parametrize("listed", ["human@mouse,human@mouse,sly", "hawk@keys,human,sly", "human@spoon,sly,hawk",
                                    "human@,sly,hawk"])
def test_a_device_is_one_persons(listed: str) -> None:
    with pytest.raises(SeatingError, match="device that nobody else has"):
        seating(LIMITS, listed=listed)


def test_every_bot_can_be_asked_for() -> None:
    for kind in KINDS:
        for level in LEVELS:
            assert kinds(listed=f"{kind}:{level},human,human")[0] == f"{kind}:{level}"


def test_a_game_for_fewer_is_played_by_fewer() -> None:
    assert len(seating((2, 3))) == 3


@pytest.mark.parametrize("listed", ["sly:1,sly:2,sly:3,sly:1,sly:2", "human,human,human,human,human"])
def test_nobody_has_the_name_or_animal_of_somebody_else(listed: str) -> None:
    seats = seating(LIMITS, listed=listed)
    assert len({seat.name for seat in seats}) == len({seat.animal for seat in seats}) == 5


@pytest.mark.parametrize(("said", "sentence"), [
    ({"players": 2}, "for 3 to 5 players, not for 2"), ({"humans": 5}, "--humans 5 is more than the 4 seats"),
    ({"listed": "human"}, "not for 1"), ({"listed": "human,x,y"}, "found 'x'"),
    ({"listed": "human,sly:0,sly"}, "sly:0"),
    ({"listed": "human,sly,sly", "players": 4}, "--players says 4"),
    ({"listed": "human,sly,sly", "humans": 2}, "--humans says 2"),
])
def test_seats_that_cannot_be_are_answered_with_a_sentence(said: dict[str, object], sentence: str) -> None:
    with pytest.raises(SeatingError, match=sentence):
        kinds(**said)
