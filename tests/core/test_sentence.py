"""A sentence keeps what it is made of, through exceptions and joins, so that a screen can say it in its language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.core.sentence import Sentence, one_by_one, say
from game.datadir import DataError
from game.view.i18n import told, use


def test_a_sentence_is_its_english_text() -> None:
    where = say("line {line}, column {column}", line=3, column=9)
    said = say("{path} is damaged ({what}).", path="a{b}.json", what=where)
    assert said == "a{b}.json is damaged (line 3, column 9)."
    assert json.dumps(said) == json.dumps(str(said))


def test_an_exception_gives_back_the_sentence_that_it_was_raised_with() -> None:
    with pytest.raises(DataError) as raised:
        raise DataError(say("{path} can't be written ({why}).", path=Path("x"), why="full"))
    assert isinstance(str(raised.value), Sentence)


def test_a_screen_says_it_in_its_language_and_what_was_filled_in_as_well() -> None:
    what = say("line {line}, column {column}", line=3, column=9)
    joined = one_by_one(say("{path} is damaged ({what}).", path="x.json", what=what), "", say("A new evening begins."))
    use("de")
    words = told(joined)
    use("en")
    assert told(joined) == joined == "x.json is damaged (line 3, column 9). A new evening begins."
    assert words.startswith("x.json ist beschädigt (Zeile 3, Spalte 9). Ein neuer Abend")
    assert told("plain words") == "plain words"
