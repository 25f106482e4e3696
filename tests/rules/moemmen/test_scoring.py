"""MO-16, MO-18 to MO-20: what a hand is worth, and when it is a herd."""

from __future__ import annotations

from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.moemmen import scoring
from game.rules.moemmen.table import MoemmenTable
from tests.rules.moemmen.tables import dealt, deck

HANDS = st.lists(st.integers(0, len(deck().faces) - 1), min_size=6, max_size=6, unique=True)


def a_table() -> MoemmenTable:
    return cast(MoemmenTable, dealt(2, 0).table)


def by_hand(cards: list[int], colour: str) -> int:
    """Counted as the rule sheet says it."""
    points = 0
    for card in cards:
        face = deck().faces[card]
        if face.kind in ("benny", "tim"):
            points -= 3
        elif face.kind == "minus" or face.colours == (colour,):
            assert face.value is not None
            points += face.value
        else:
            points -= 1
    return points


@given(HANDS)
@settings(max_examples=200, deadline=None)
def test_the_best_colour_is_at_least_as_good_as_any_other(cards: list[int]) -> None:
    table = a_table()
    colours = [colour.name for colour in deck().colours]
    best = scoring.best_colour(table, cards)
    counted = {colour: by_hand(cards, colour) for colour in colours}
    assert scoring.worth(table, cards, best) == max(counted.values()) == counted[colours[best]]


@given(HANDS)
@settings(max_examples=200, deadline=None)
def test_a_herd_is_six_plus_cards_of_one_colour_and_nothing_else(cards: list[int]) -> None:
    table = a_table()
    table.gather([card for pile in table.piles.values() for card in pile], "box")
    table.gather(cards, "hand:0")
    faces = [deck().faces[card] for card in cards]
    herd = {face.kind for face in faces} == {"plus"} and len({face.colours for face in faces}) == 1
    assert scoring.is_herd(table, 0) == herd


def test_each_colour_s_dearest_and_cheapest_herds_bring_21_and_9() -> None:
    table = a_table()
    for colour in deck().colours:
        plus = sorted(
            (card for card, face in enumerate(deck().faces) if face.kind == "plus" and face.colours == (colour.name,)),
            key=lambda card: table.value[card])
        for cards, points in ((plus[-6:], 21), (plus[:6], 9)):
            assert scoring.worth(table, cards, scoring.best_colour(table, cards)) == points
