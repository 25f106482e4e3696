"""Every mistake in a deck file is named with its place, and nothing raises anything but DeckError."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from game.decks import DeckError, load_decks
from game.decks.check import check

ROOT = Path(__file__).parents[1]
SHIPPED = (ROOT / "cards.yaml").read_text(encoding="utf-8")
SCHUMMEL = SHIPPED[SHIPPED.index("schummel_hummel:") : SHIPPED.index("heuschrecken_poker:")]
POKER = SHIPPED[SHIPPED.index("heuschrecken_poker:") : SHIPPED.index("moemmen:")]
MOEMMEN = SHIPPED[SHIPPED.index("moemmen:") : SHIPPED.index("schnattergei:")]
SCHNATTERGEI = SHIPPED[SHIPPED.index("schnattergei:") :]
DECKS = load_decks()


def mistakes(text: str | bytes) -> list[str]:
    raw = text.encode() if isinstance(text, str) else text
    with pytest.raises(DeckError) as error:
        check(raw, "my.yaml")
    return str(error.value).splitlines()


def edited(text: str, *edits: tuple[str, str]) -> str:
    for old, new in edits:
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    return text


def place(text: str, mark: str) -> str:
    """``my.yaml:line:column`` of the first ``mark`` in the text."""
    before = text[: text.index(mark)].split("\n")
    return f"my.yaml:{len(before)}:{len(before[-1]) + 1}"


# What is wrong, in which deck, the text to edit, its new form, what the mistake is placed at, its message.
ONE_MISTAKE = [
    ("total", SCHUMMEL, "total: 82", "total: 83", "83", "found 83, expected 82, the sum"),
    ("unknown key", SCHUMMEL, "hand_size: 8", "hand_size: 8\n  hand_sise: 8", "hand_sise",
     "found the unknown key 'hand_sise', expected one of title, players, hand_size, total, names, colours, "
     "cards, scores, house_rules; did you mean hand_size?"),
    ("unknown key of a card", SCHUMMEL, "count: 5, traits", "count: 5, trails: [], traits", "trails",
     "did you mean traits?"),
    ("duplicate key", SCHUMMEL, "  total: 82", "  total: 82\n  'total': 82", "'total'",
     "found the key 'total' a second time, expected it once (first in line 5)"),
    ("undeclared colour", SCHUMMEL, "[blue, red], ", "[blue, rad], ", "rad",
     "found 'rad', expected a declared colour (blue, red, green, yellow, violet); did you mean red?"),
    ("one colour", SCHUMMEL, "[green, yellow],", "[green],", "[green],",
     "found 1 colour, expected two colours on a card of kind flower"),
    ("three colours", SCHUMMEL, "[green, yellow],", "[green, yellow, red],", "[green, yellow, red],",
     "found 3 colours, expected two colours"),
    ("twice one colour", SCHUMMEL, "[green, yellow],", "[red, red ],", "red ]",
     "found red a second time, expected different colours"),
    ("count not whole", SCHUMMEL, "count: 5, traits", "count: 4.5, traits", "4.5",
     "found 4.5, expected a whole number from 0 to 500"),
    ("unknown kind", SCHUMMEL, "{kind: pollen,", "{kind: polen,", "polen", "did you mean pollen?"),
    ("unknown trait", SCHUMMEL, "[stinger]", "[stinge]", "stinge]", "did you mean stinger?"),
    ("prop without its trait", SCHUMMEL, "traits: [prop], name: pollen", "traits: [], name: pollen",
     "[], name: p", "found no trait prop, expected traits: [prop]"),
    ("unknown shape", SCHUMMEL, "shape: leaf", "shape: lea", "lea, ",
     "found 'lea', expected one of drop, heart"),
    ("same letter", SCHUMMEL, "letter: R", "letter: b", "b}", "found the letter that blue has"),
    ("colour without shape", SCHUMMEL, "shape: tulip, ", "", "violet: {",
     "found no shape, expected shape: one of"),
    ("colour channel", SCHUMMEL, "[43, 123, 208]", "[43, 123, 256]", "256",
     "found 256, expected three whole"),
    ("hex colour half", SCHUMMEL, "[43, 123, 208]", '"#2B7"', '"#2B7"', "found '#2B7', expected three whole"),
    ("default beyond bounds", SCHUMMEL, "default: 10.0", "default: 61.0", "61.0",
     "found 61.0, expected at least 0 and at most 60"),
    ("default of another type", SCHUMMEL, "default: 10.0", "default: soon", "soon",
     "found 'soon', expected a number of seconds"),
    ("default no is a word", SCHUMMEL, "default: false", "default: no", "no}",
     "found 'no', expected true or false"),
    ("least above most", SCHUMMEL, "least: 0.0", "least: 61.5", "61.5", "found 61.5, expected at most 60"),
    ("no bounds", SCHUMMEL, ", least: 0.0", "", "catch_seconds", "found no least, expected both bounds"),
    ("negative time", SCHUMMEL, "least: 0.0", "least: -1", "-1,", "found -1, expected 0 to 3600 seconds"),
    ("unknown type", SCHUMMEL, "type: choice", "type: chioce", "chioce", "did you mean choice?"),
    ("other type than the rules read", SCHUMMEL, "type: choice", "type: bool", "bool, default: returned",
     "found bool, expected choice"),
    ("default not a choice", SCHUMMEL, "default: returned", "default: stans", "stans",
     "did you mean stand?"),
    ("choice the rules don't know", SCHUMMEL, "[returned, stand]", "[returned, stand, lie]", "lie]",
     "found 'lie', expected one of returned, stand"),
    ("choices on a bool", SCHUMMEL, "default: true", "default: true, choices: [a]", "choices: [a]",
     "found choices on a rule of type bool"),
    ("unknown house rule", SCHUMMEL, "    young_watchman: ", "    jung_watchman: {}\n    young_watchman: ",
     "jung_watchman", "did you mean young_watchman?"),
    ("too many players", SCHUMMEL, "[3, 5]", "[3, 6]", "[3, 6]",
     "found 3 to 6, expected two numbers within 3 to 5"),
    ("too few to deal", SCHUMMEL, "hand_size: 8", "hand_size: 15", "15",
     "found a deck too small to deal: 75 cards to shuffle, expected at least 76 for 5 players "
     "with 15 cards each and 1 laid out"),
    ("score of no kind", SCHUMMEL, "    web: 5", "    wep: 1\n    web: 5", "wep", "did you mean web?"),
    ("name pattern", SCHUMMEL, "{colours}\"\n", "{colors}\"\n", '"{kind} {colors}"',
     "found '{kind} {colors}'"),
    ("names that say too little", SCHUMMEL, '"{kind} {colours}"\n', '"{kind}"\n',
     "{kind: flower,     colours: [blue, green]", "found a second sort of card named 'flower'"),
    ("card that isn't a mapping", SCHUMMEL, "  scores:", "    - flower blue red\n  scores:",
     "flower blue red", "found 'flower blue red', expected a mapping with kind, count"),
    ("unknown game", SCHUMMEL, "schummel_hummel:", "schumel_hummel:", "schumel",
     "did you mean schummel_hummel?"),
    ("no choices", SCHUMMEL, "[returned, stand]", "[]", "mistakes:",
     "found no choices, expected some of returned"),
    ("choice given twice", SCHUMMEL, "[returned, stand]", "[returned, stand, stand ]", "stand ]",
     "found stand a second time, expected it once"),
    ("bounds on a bool", SCHUMMEL, "default: true", "default: true, most: 1", "most: 1}",
     "found most on a rule of"),
    ("no default", SCHUMMEL, "seconds, default: 10.0,", "seconds,", "slap_seconds",
     "found no default, expected default"),
    ("score not whole", SCHUMMEL, "web: 5", "web: 5.5", "5.5",
     "found 5.5, expected a whole number from -100 to 100"),
    ("no score", SCHUMMEL, "    web: 5\n", "", "scores:", "found no score for web, expected one"),
    ("both ways to give colours", MOEMMEN, "value: 1, each", "value: 1, colours: [red], each", "[blue",
     "found both colours and each_colour, expected one of them"),
    ("trait where none is known", MOEMMEN, "count: 4, name: tim", "count: 4, traits: [fast], name: tim",
     "fast",
     "found 'fast', expected no traits on a card of kind tim"),
    ("value where none is printed", MOEMMEN, "count: 4, name: tim", "count: 4, value: 77, name: tim", "77",
     "found 77, expected no value on a card of kind tim"),
    ("name with a missing value", MOEMMEN, "name: tim}", 'name: "tim {value}"}', "{kind: tim",
     "found no value, expected one, as the name is 'tim {value}'"),
    ("colour in capitals", SCHUMMEL, "    violet: {", "    Violet: {", "Violet",
     "found the colour name 'Violet', expected one word in lower case"),
    ("letter too long", SCHUMMEL, "letter: V", "letter: Vi", "Vi}", "found 'Vi', expected a single letter"),
    ("missing house rule", MOEMMEN, "    tim_frees_minus: {type: bool, default: false}", "", "house_rules",
     "found no tim_frees_minus"),
    ("value missing", POKER, "number, value: 3,", "number,", "{kind: number, each",
     "found nothing, expected a value"),
    ("incomplete set", POKER, "x, each_colour: [blue, red, yellow, green]",
     "x, each_colour: [blue, red, yellow]", "cards:",
     "found 7 green cards for a player's hand, expected hand_size, which is 8"),
    ("word that no motif is", SCHNATTERGEI, "says: cocoa", "says: coffee", "colours:", "brown says coffee"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("deck", "old", "new", "mark", "message"),
    [case[1:] for case in ONE_MISTAKE],
    ids=[case[0] for case in ONE_MISTAKE],
)
def test_a_mistake_is_named_with_line_column_found_and_expected(
    deck: str, old: str, new: str, mark: str, message: str
) -> None:
    text = edited(deck, (old, new))
    found = mistakes(text)
    assert any(line.startswith(place(text, mark) + ": ") and message in line for line in found), found


def test_a_negative_count_is_named_at_its_number() -> None:
    text = edited(SCHUMMEL, ("count: 4}", "count: -4}"))
    where, found = f"{place(text, '-4}')}: schummel_hummel.cards.0.count", "found -4, expected a whole number"
    assert f"{where}: {found} from 0 to 500" in mistakes(text)


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("- {kind: grasshopper,   count: 5,", "found 4 of kind grasshopper, expected at least 5"),
        ("- {kind: pollen,        count: 1,", "found 0 of kind pollen, expected exactly 1"),
        ("- {kind: watchman_worm, count: 1,", "found 0 of kind watchman_worm, expected exactly 1"),
    ],
)
def test_a_schummel_deck_needs_its_props(row: str, message: str) -> None:
    fewer = row[:-2] + str(int(row[-2]) - 1) + ","
    text = edited(SCHUMMEL, (row, fewer), ("total: 82", "total: 81"))
    assert mistakes(text) == [f"{place(text, 'cards:')}: schummel_hummel.cards: {message}"]


def test_a_moemmen_deck_needs_a_colour_that_can_fill_a_hand() -> None:
    text = (
        MOEMMEN.replace("count: 3", "count: 1").replace("total: 64", "total: 32").replace("[2, 5]", "[2, 3]")
    )
    assert "found at most 4 plus cards of one colour, expected 6" in mistakes(text)[0]


def test_every_player_needs_a_set_of_poker_cards() -> None:
    text = POKER.replace(", green]", "]").replace("    green: ", "    #").replace("total: 98", "total: 90")
    message = "heuschrecken_poker.colours: found 3 colours, expected one for each of 4 players"
    assert mistakes(text) == [f"{place(text, 'colours:')}: {message}"]


def test_a_deck_can_have_eight_colours_at_most() -> None:
    more = "".join(f"    c{i}: {{rgb: [{i}, 0, 0], shape: disc, letter: {i}}}\n" for i in range(4))
    text = edited(SCHUMMEL, ("  names:", f"{more}  names:"))
    assert f"{place(text, 'colours:')}: schummel_hummel.colours: found 9 colours, expected at most 8" in (
        mistakes(text)
    )


def test_all_mistakes_are_reported_at_once_in_the_order_of_the_file() -> None:
    text = edited(
        SCHUMMEL,
        ("total: 82", "total: 99"),
        ("hand_size: 8", "hand_size: 40"),
        ("letter: V}", "letter: V, leter: V}"),
        ("    violet:", "    blue:   {rgb: [1, 2, 3], shape: disc, letter: X}\n    violet:"),
        ("[blue, yellow],", "[blue, lime],"),
        ("count: 3}", "count: -3}"),
        ("default: 3.0", "default: 300"),
    )
    found = mistakes(text)
    wanted = [("40", "too small"), ("99", "sum"), ("blue:   {rgb: [1", "second time"),
              ("leter", "unknown key"), ("-3}", "found -3"), ("lime", "declared"),
              ("300", "at most 60")]  # fmt: skip
    assert [line.split(": ")[0] for line in found] == [place(text, mark) for mark, _ in wanted]
    assert all(part in line for line, (_, part) in zip(found, wanted, strict=True)), found


def test_mistakes_of_every_game_are_reported_at_once() -> None:
    text = edited(SHIPPED, ("total: 82", "total: 1"), ("total: 98", "total: 2"), ("total: 64", "total: 3"))
    assert [line.split(": ")[1] for line in mistakes(text)] == [
        "schummel_hummel.total",
        "heuschrecken_poker.total",
        "moemmen.total",
    ]


LAUGHS = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"", "my.yaml:1:1: found no game, expected decks by game: schummel_hummel, heuschrecken_poker"),
        (b"# nothing\n", "my.yaml:1:1: found no game"),
        (b"{}", "my.yaml:1:1: found no game"),
        (b"- 1\n- 2\n", "my.yaml:1:1: found a list of 2, expected decks by game"),
        (b"hello", "my.yaml:1:1: found 'hello', expected decks by game"),
        (b"moemmen:\n", "my.yaml:1:9: moemmen: found nothing, expected a mapping with title"),
        (b"moemmen: 3\n", "my.yaml:1:10: moemmen: found 3, expected a mapping with title"),
        (b"moemmen:\n  title: [\n", "found broken YAML (while parsing a flow"),
        (b"moemmen:\n\ttitle: x\n", "my.yaml:2:1: found broken YAML"),
        (b"a: 1\n---\nb: 2\n", "my.yaml:2:1: found broken YAML (expected a single document"),
        (b"a: \xff\n", "my.yaml:1:4: found the byte 0xff, which isn't UTF-8 text"),
        ("a: ü\nb: ".encode() + b"\xfc", "my.yaml:2:4: found the byte 0xfc"),
        (b"a: 1\nb: \0\n", "my.yaml:2:4: found the control character '\\x00', expected readable text"),
        ("moemmen: 1".encode("utf-16"), "my.yaml:1:1: found the byte 0xff"),
        (LAUGHS.encode(), "my.yaml:2:8: found the alias 'a', expected the value itself, written out"),
        (b"&a [*a]", "my.yaml:1:5: found the alias 'a'"),
        (b"[" * 50, "my.yaml:1:11: found too deep a nesting"),
        (b"[" * 100_000, "my.yaml:1:"),
        (b"{a: " * 60_000, "my.yaml:1:"),
        (b"a: [" + b"1," * 30_000 + b"]", "found more than 20000 values"),
        (b"moemmen: !!python/object/apply:os.system [ls]", "found the tag 'tag:yaml.org,2002:python/object"),
        (b"? [a]\n: 1\n", "my.yaml:1:3: ?: found a list or mapping as a key, expected a word"),
        (b'moemmen: {title: "a\\0b"}', "moemmen.title: found 'a\\x00b', expected the game's name"),
        (b'moemmen: {title: "\\uD800"}', "my.yaml:1:"),
        (b"moemmen: {total: " + b"9" * 9000 + b"}", "moemmen.total: found '9999"),
        (b"no: 1\n", "my.yaml:1:1: no: found the unknown game 'no'"),
    ],
)
def test_what_is_no_deck_file_is_answered_with_a_sentence(raw: bytes, message: str) -> None:
    found = mistakes(raw)
    assert any(message in line for line in found), found


def test_a_card_of_absurd_size_is_refused_without_being_made() -> None:
    text = edited(MOEMMEN, ("count: 3", "count: 1000000000"))
    assert any("found 1000000000, expected a whole number from 0 to 500" in line for line in mistakes(text))
    text = MOEMMEN.replace("count: 3", "count: 500")
    assert any("found 64, expected 8016" in line for line in mistakes(text))


def test_windows_line_ends_keep_the_places() -> None:
    text = edited(SCHUMMEL, ("total: 82", "total: 83"))
    assert mistakes(text.replace("\n", "\r\n"))[0].startswith(place(text, "83"))


def never_anything_but_deck_error(raw: bytes) -> None:
    try:
        decks = check(raw, "my.yaml")
    except DeckError as error:
        assert error.problems
        for problem in error.problems:
            assert problem.line >= 1 and problem.column >= 1 and "expected" in problem.text
            assert str(problem).isprintable()
    else:
        assert decks and all(deck.faces for deck in decks.values())


FUZZ = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@FUZZ
@given(st.binary(max_size=300))
@example(b"\xef\xbb\xbf")
@example(b"a: \xed\xa0\x80")
@example(b"!!int a: !!float b")
@example(b"--- !!set {a, b}")
def test_no_bytes_at_all_raise_anything_but_deck_error(raw: bytes) -> None:
    never_anything_but_deck_error(raw)


@FUZZ
@given(st.text(alphabet="schummel_hn:{}[]&*!|>'\"#%@`?,- \n\t019.~<", max_size=80))
def test_no_yaml_like_text_raises_anything_but_deck_error(text: str) -> None:
    never_anything_but_deck_error(text.encode())


SNIPPETS = ["", "no", "null", "[]", "{}", "-1", "1e9", ".nan", "9" * 30, "[a]", "{a: b}", "''", "\n", "  ",
            ":", "é", "true", "blue", "prop", "1.5", "\0", "[[]]", "? ", "{colours}", "ß",
            "2001-01-01", "<<", "="]  # fmt: skip


@FUZZ
@given(st.data())
def test_no_mutation_of_a_deck_raises_anything_but_deck_error(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([SCHUMMEL, POKER, MOEMMEN, SCHNATTERGEI]))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 12)))
        text = text[:start] + data.draw(st.sampled_from(SNIPPETS)) + text[end:]
    never_anything_but_deck_error(text.encode())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 10**12) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
WHOLE = yaml.safe_load(SHIPPED)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for key, item in items for found in paths(item, (*path, key)))]


@FUZZ
@given(st.sampled_from(paths(WHOLE)[1:]), JSON)
def test_no_value_in_any_place_raises_anything_but_deck_error(path: tuple[Any, ...], value: object) -> None:
    whole = json.loads(json.dumps(WHOLE))
    inner = whole
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    never_anything_but_deck_error(json.dumps(whole).encode())


def test_one_shape_for_two_colours_that_somebody_takes_for_one_says_so() -> None:
    """Red and green of one lightness, at the second colour's shape."""
    text = edited(SCHUMMEL, ("rgb: [224, 64, 47],", "rgb: [190, 90, 40],"),
                  ("rgb: [92, 196, 122],", "rgb: [120, 120, 40],"), ("shape: leaf", "shape: heart"))
    line = next(number for number, row in enumerate(text.splitlines(), 1) if "[120, 120, 40]" in row)
    column = text.splitlines()[line - 1].index("heart") + 1
    found = next(each for each in mistakes(text) if "shape" in each)
    assert found.startswith(f"my.yaml:{line}:{column}: ")
    assert found.endswith("to red-blind eyes the two look alike (4 apart, 15 is enough)")


def test_one_shape_for_two_colours_that_all_tell_apart_is_only_one_shape() -> None:
    found = next(each for each in mistakes(edited(SCHUMMEL, ("shape: leaf", "shape: heart"))) if "shape" in each)
    assert found.endswith("expected a different one for each colour")


def test_two_colours_that_are_alike_may_be_told_apart_by_shape() -> None:
    assert check(edited(SCHUMMEL, ("rgb: [224, 64, 47],", "rgb: [93, 196, 122],")).encode(), "my.yaml")
