"""The decks that are shipped: exactly the cards, colours and house rules of the four games."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from game.assets import asset
from game.core.cards import SHAPES, Deck, Face, HouseValue
from game.decks import load_decks

DECKS = load_decks()
SCHUMMEL = DECKS["schummel_hummel"]
LETTERS = {"B": "blue", "R": "red", "G": "green", "Y": "yellow", "V": "violet"}


def shuffled(deck: Deck) -> list[Face]:
    return [face for face in deck.faces if "prop" not in face.traits]


def kinds(deck: Deck) -> Counter[str]:
    return Counter(face.kind for face in deck.faces)


def names(deck: Deck) -> Counter[str]:
    return Counter(face.name for face in deck.faces)


def pairs(kind: str, *, stinger: bool = False) -> Counter[str]:
    """Colour pairs of a Schummel Hummel kind by their letters, in the order B R G Y V."""
    found = [f for f in SCHUMMEL.faces if f.kind == kind and ("stinger" in f.traits) is stinger]
    return Counter("".join(c for c in "BRGYV" if LETTERS[c] in face.colours) for face in found)


def house(deck: Deck) -> dict[str, Any]:
    return {rule.name: rule.default for rule in deck.house_rules}


def test_there_are_four_decks_with_their_seats_hands_and_totals() -> None:
    facts = {
        game: (deck.title, deck.players, deck.hand_size, len(deck.faces)) for game, deck in DECKS.items()
    }
    assert facts == {
        "schummel_hummel": ("Schummel Hummel", (3, 5), 8, 82),
        "heuschrecken_poker": ("Heuschrecken Poker", (2, 4), 8, 98),
        "moemmen": ("Mömmen", (2, 5), 6, 64),
        "schnattergei": ("Schnattergei", (2, 4), 25, 110),
    }


@pytest.mark.parametrize("deck", DECKS.values(), ids=list(DECKS))
def test_shapes_and_letters_tell_colours_apart(deck: Deck) -> None:
    assert len({colour.shape for colour in deck.colours}) == len(deck.colours)
    assert len({colour.letter for colour in deck.colours}) == len(deck.colours)
    assert {colour.shape for colour in deck.colours} <= set(SHAPES)


def test_schummel_hummel_has_82_cards_of_ten_kinds_75_of_them_shuffled() -> None:
    assert kinds(SCHUMMEL) == {
        "flower": 38,
        "spider": 7,
        "wasp": 6,
        "web": 5,
        "butterfly": 5,
        "bee": 4,
        "bumblebee": 10,
        "grasshopper": 5,
        "pollen": 1,
        "watchman_worm": 1,
    }
    assert len(shuffled(SCHUMMEL)) == 75


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        ("flower", {p: 3 if p in ("BG", "RY") else 4 for p in map("".join, combinations("BRGYV", 2))}),
        ("bumblebee", dict.fromkeys(map("".join, combinations("BRGYV", 2)), 1)),
        ("spider", dict.fromkeys(["BR", "RG", "GY", "YV", "BV", "BG", "RY"], 1)),
        ("web", dict.fromkeys(["BR", "RG", "GY", "YV", "BV"], 1)),
        ("butterfly", dict.fromkeys(["BG", "GV", "RV", "RY", "BY"], 1)),
        ("wasp", dict.fromkeys(["BR", "GV", "RY"], 1)),
        ("bee", dict.fromkeys(["RG", "YV", "BY", "BG"], 1)),
    ],
)
def test_each_kind_has_its_colour_pairs(kind: str, wanted: dict[str, int]) -> None:
    assert pairs(kind) == wanted


def test_three_wasps_have_a_stinger_and_say_so_in_their_name() -> None:
    assert pairs("wasp", stinger=True) == {"GY": 1, "BV": 1, "RV": 1}
    assert {f.name for f in SCHUMMEL.faces if "stinger" in f.traits} == {
        "stinger wasp green yellow",
        "stinger wasp blue violet",
        "stinger wasp red violet",
    }


def test_every_colour_stands_on_thirty_cards_and_every_pair_on_seven_or_eight() -> None:
    slots = Counter(colour for face in shuffled(SCHUMMEL) for colour in face.colours)
    assert slots == dict.fromkeys(LETTERS.values(), 30)
    pair_counts = Counter(frozenset(face.colours) for face in shuffled(SCHUMMEL))
    pentagon = [frozenset(LETTERS[c] for c in pair) for pair in ["BR", "RG", "GY", "YV", "BV"]]
    assert {pair: count for pair, count in pair_counts.items() if count == 8} == dict.fromkeys(pentagon, 8)
    assert sorted(pair_counts.values()) == [7] * 5 + [8] * 5


def test_two_random_cards_match_in_seven_of_ten_cases() -> None:
    couples = list(combinations(shuffled(SCHUMMEL), 2))
    share = sum(bool(set(a.colours) & set(b.colours)) for a, b in couples) / len(couples)
    assert share == pytest.approx(0.695, abs=0.0005)


def test_colours_in_names_stand_in_the_order_blue_red_green_yellow_violet() -> None:
    order = list(LETTERS.values())
    assert [colour.name for colour in SCHUMMEL.colours] == order
    for face in shuffled(SCHUMMEL):
        found = face.name.split()[-2:]
        assert set(found) == set(face.colours) and found == sorted(found, key=order.index)


def test_copies_of_a_flower_are_printed_either_way_round_in_turn() -> None:
    copies = [face.colours for face in SCHUMMEL.faces if face.name == "flower blue red"]
    assert copies == [("blue", "red"), ("red", "blue")] * 2


def test_props_are_never_in_the_shuffled_pack() -> None:
    props = Counter(face.name for face in SCHUMMEL.faces if "prop" in face.traits)
    assert props == {"grasshopper": 5, "pollen": 1, "watchman worm": 1}


def test_schummel_hummel_scores_flowers_1_actions_5_and_bumblebees_10() -> None:
    actions: dict[str, int] = dict.fromkeys(("spider", "web", "butterfly", "wasp", "bee"), 5)
    assert SCHUMMEL.scores == {"flower": 1, **actions, "bumblebee": 10}


def test_heuschrecken_poker_has_four_sets_of_eight_and_66_garden_cards() -> None:
    deck = DECKS["heuschrecken_poker"]
    poker = [face for face in deck.faces if face.kind in ("number", "ace", "x")]
    for colour in deck.colours:
        own = [face.name for face in poker if face.colours == (colour.name,)]
        assert own == ["1", "2", "3", "4", "5", "6", "ace", "x"]
    garden = Counter(face.name for face in deck.faces if face not in poker)
    assert garden == {"strawberry": 13, "corn": 13, "broccoli": 13, "blackberry": 13, "grasshopper": 14}
    assert [face.value for face in poker if face.kind == "number"][::4] == [1, 2, 3, 4, 5, 6]


def test_moemmen_has_twelve_plus_and_two_minus_cards_of_each_colour() -> None:
    deck = DECKS["moemmen"]
    wanted: dict[str, int] = {"benny": 4, "tim": 4}
    for colour in ("blue", "red", "yellow", "green"):
        wanted |= {f"{colour} {value}": 3 for value in (1, 2, 3, 4)}
        wanted |= {f"{colour} {value}": 1 for value in (-2, -3)}
    assert names(deck) == wanted
    assert kinds(deck) == {"plus": 48, "minus": 8, "benny": 4, "tim": 4}
    assert deck.scores == {"plus": -1, "benny": -3, "tim": -3}


def test_schnattergei_has_four_of_each_motif_and_colour_and_fourteen_schnattergeis() -> None:
    deck = DECKS["schnattergei"]
    motifs = ("strawberry", "banana", "elephant", "cocoa", "carrot", "paprika")
    wanted = {f"{colour} {motif}": 4 for colour in ("blue", "brown", "yellow", "red") for motif in motifs}
    wanted |= {
        "blue schnattergei": 4,
        "brown schnattergei": 4,
        "yellow schnattergei": 3,
        "red schnattergei": 3,
    }
    assert names(deck) == wanted
    assert Counter(c for face in deck.faces for c in face.colours) == {
        "blue": 28,
        "brown": 28,
        "yellow": 27,
        "red": 27,
    }


def test_each_schnattergei_colour_asks_for_its_word() -> None:
    says = {colour.name: colour.says for colour in DECKS["schnattergei"].colours}
    assert says == {"red": "strawberry", "blue": "elephant", "yellow": "banana", "brown": "cocoa"}


def test_house_rules_have_the_names_and_defaults_of_the_scenario_format() -> None:
    wanted: dict[str, dict[str, Any]] = {
        "schummel_hummel": {
            "catch_seconds": 3.0,
            "stinger_seconds": 3.0,
            "slap_seconds": 10.0,
            "pollen_seconds": 3.0,
            "mistakes": "returned",
            "butterfly_last_card": True,
            "young_watchman": False,
        },
        "heuschrecken_poker": {"x_steals_ace": True},
        "moemmen": {"target": 100, "tim_frees_minus": False},
        "schnattergei": {
            "hesitation_seconds": 3.0,
            "slap_hold_seconds": 5.0,
            "slap_grace_seconds": 0.5,
            "honour": False,
            "yellow_elephant": False,
            "four_in_a_row": False,
        },
    }
    assert {game: house(deck) for game, deck in DECKS.items()} == wanted


def test_house_rules_refuse_what_is_out_of_bounds_of_another_type_or_unknown() -> None:
    assert SCHUMMEL.house({"mistakes": "stand", "catch_seconds": 5})["mistakes"] == "stand"
    refused: list[tuple[str, HouseValue]] = [
        ("catch_seconds", -0.1),
        ("catch_seconds", float("nan")),
        ("catch_seconds", True),
        ("mistakes", "sometimes"),
        ("young_watchman", 1),
        ("old_watchman", True),
    ]
    for name, value in refused:
        with pytest.raises(ValueError, match=name):
            SCHUMMEL.house({name: value})


def test_every_schummel_hummel_card_has_a_picture_printed_its_way_round() -> None:
    cards = json.loads(asset("cards", "cards.json").read_text(encoding="utf-8"))
    pictures = cards["games"]["schummel_hummel"]["cards"]
    for face in SCHUMMEL.faces:
        assert any("_".join(face.colours) in picture for picture in pictures[face.name]), face
