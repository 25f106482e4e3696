"""Colours that mean something are told apart by everybody: by colour to all kinds of eyes, or by shape."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from game.core.cards import Deck
from game.decks import load_decks
from game.decks.colour_vision import EYES, LEAST_APART, Rgb, difference, nearest, seen
from game.settings import ANIMALS
from game.view.theme import on_seat_colour, rgba, seat_colour, signs

SHARMA = (  # from the test data of Sharma, Wu and Dalal
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (56.0, -27.0, -3.0), 31.9030),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((36.4612, 47.8580, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
    ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
)


def rgb(colour: str) -> Rgb:
    return tuple(rgba(colour))[:3]


@pytest.mark.parametrize(("one", "other", "apart"), SHARMA)
def test_the_difference_is_ciede2000(one: tuple[float, ...], other: tuple[float, ...], apart: float) -> None:
    assert difference(one, other) == pytest.approx(apart, abs=1e-4)
    assert difference(other, one) == pytest.approx(apart, abs=1e-4)


def test_red_and_green_of_one_lightness_are_alike_to_eyes_without_red_or_green() -> None:
    red, green = (190, 90, 40), (120, 120, 40)
    assert difference(seen(red, ""), seen(green, "")) > 25
    assert difference(seen(red, "green-blind"), seen(green, "green-blind")) < 10


@pytest.mark.parametrize("eyes", EYES)
def test_white_is_white_to_all_eyes(eyes: str) -> None:
    assert difference(seen((255, 255, 255), eyes), (100.0, 0.0, 0.0)) < 0.5


def pairs() -> Iterator[tuple[str, Deck, str, str]]:
    for game, deck in load_decks().items():
        for one, other in combinations(deck.colours, 2):
            yield game, deck, one.name, other.name


@pytest.mark.parametrize(("game", "deck", "one", "other"), [
    pytest.param(*pair, id=" ".join((pair[0], *pair[2:]))) for pair in pairs()])
def test_two_colours_of_a_game_have_two_shapes_two_letters_and_are_apart(
    game: str, deck: Deck, one: str, other: str
) -> None:
    known = {colour.name: colour for colour in deck.colours}
    a, b = known[one], known[other]
    assert a.shape != b.shape
    assert a.letter != b.letter
    assert nearest(a.rgb, b.rgb).apart >= LEAST_APART


@pytest.mark.parametrize("game", load_decks())
def test_the_drawn_cards_have_the_colours_and_shapes_of_the_deck(game: str) -> None:
    for colour in load_decks()[game].colours:
        assert (signs()[colour.name].rgb, signs()[colour.name].shape) == (colour.rgb, colour.shape)


@pytest.mark.parametrize(("one", "other"), list(combinations(ANIMALS, 2)))
def test_two_players_colours_are_apart(one: str, other: str) -> None:
    assert nearest(rgb(seat_colour(one)), rgb(seat_colour(other))).apart >= LEAST_APART


@pytest.mark.parametrize("animal", ANIMALS)
def test_a_number_on_a_player_s_colour_can_be_read(animal: str) -> None:
    lights = sorted(_light(colour) for colour in (seat_colour(animal), on_seat_colour(animal)))
    assert (lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5


def _light(colour: str) -> float:
    linear = [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4
              for each in (part / 255 for part in rgb(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
