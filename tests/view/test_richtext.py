"""Sentences with signs in them, as words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.view import i18n
from game.view.richtext import broken, escape, joined, parse, plain


@pytest.fixture
def french() -> None:
    i18n.use("fr")


def test_a_sign_beside_its_own_word_is_not_said_twice() -> None:
    assert plain("lay [=violet] violet or [=red] red") == "lay violet or red"
    assert plain("lays [=blue] [=red]") == "lays blue red"
    assert plain("no [=violet] violet, no [=red] red") == "no violet, no red"
    assert plain("[=red] green") == "red green"


def test_glyphs_are_said_as_the_words_on_the_key() -> None:
    assert plain("*duck!* [#key:@arrow_left] [#pad_a] [@worm]") == "duck! arrow left pad a"
    assert plain("[#key:[] – [#key:]] bid") == "[ – ] bid"


@pytest.mark.usefixtures("french")
def test_a_sign_is_said_in_the_language_that_is_spoken() -> None:
    assert plain("pose [=blue] bleu ou [=red] rouge") == "pose bleu ou rouge"
    assert plain("pose [=violet] [=green]") == "pose violet vert"


@pytest.mark.parametrize("name", ["*Ada*", "[=blue]", "[Ben]", "a*b", "**", "[#pad_a] [@worm]", "*"])
def test_a_name_is_kept_whatever_looks_like_markup_in_it(name: str) -> None:
    assert plain(f"*{escape(name)}'s turn* lay [@card] or not") == f"{name}'s turn lay or not"
    assert [part.kind for part in parse(f"*{escape(name)}'s turn* lay [@card]")] == ["strong", "text", "icon"]


@given(st.text(st.sampled_from("*[]=#@ab "), min_size=1, max_size=12).filter(str.strip))
def test_no_name_makes_markup(name: str) -> None:
    assert {part.kind for part in parse(escape(name))} == {"text"}
    assert plain(escape(name)) == name.strip()


@pytest.mark.parametrize(("markup", "close"), [
    ("[#key:C], then whoever it was", [False, True]), ("call: [#key:C] : now", [False, False, False]),
    ("it's *Ben*'s turn ([=blue]).", [False, False, True, True, True]), ("[=blue]blue", [False, False])])
def test_punctuation_stands_close_to_a_sign_as_it_is_written(markup: str, close: list[bool]) -> None:
    assert [part.close for part in parse(markup)] == close
    assert plain("[#key:C], then [=red] red ([@worm])") == "C, then red ()"


def test_no_line_begins_with_a_comma() -> None:
    key, comma = parse("press [#key:C], then")[1:]
    line = joined([], parse("press it")[0], False)
    assert broken([*line, key], comma) == (line, [key, comma])
    assert broken(line, comma) == ([line[0]._replace(value="press")], [line[0]._replace(value="it"), comma])
    assert broken([key], comma) == ([key], [comma])
