"""The shape of a deck file's parts, checked by pydantic.

Each field's description says what is expected there; messages are made of it. Importing this module
imports pydantic, which is slow: only a deck that isn't in the cache needs it.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from game.core.cards import SHAPES
from game.decks.problems import guess, shown
from game.decks.source import Key, Source

MAX_COPIES = 500
MAX_CARDS = 1000
MAX_HAND = 100
MAX_COLOURS = len(SHAPES)


def _line(text: str) -> str:
    if not text.isprintable() or text != " ".join(text.split()) or not 0 < len(text) <= 60:
        raise ValueError
    return text


def word(text: str) -> str:
    """``text`` if it can name a kind or colour: one word in lower case. Raises ValueError otherwise."""
    if _line(text) != text.lower() or len(text) > 30 or not re.fullmatch(r"\w[\w'-]*", text):
        raise ValueError
    return text


def _pattern(text: str) -> str:
    if _line(text) != text.lower() or re.search("[{}]", re.sub(r"\{(kind|colours|value)\}", "", text)):
        raise ValueError
    return text


def _letter(text: str) -> str:
    if len(text) != 1 or not text.isalnum():
        raise ValueError
    return text


def _from_hex(value: Any) -> Any:
    if isinstance(value, str) and re.fullmatch("#[0-9a-fA-F]{6}", value):
        return list(bytes.fromhex(value[1:]))
    return value


Line = Annotated[str, AfterValidator(_line)]
Word = Annotated[str, AfterValidator(word)]
Pattern = Annotated[str, AfterValidator(_pattern)]
Letter = Annotated[str, AfterValidator(_letter)]
Byte = Annotated[int, Field(ge=0, le=255)]
Bound = Annotated[float, Field(ge=-1_000_000, le=1_000_000)]

_PATTERN = 'words in lower case in which {kind}, {colours} and {value} may stand, such as "{kind} {colours}"'


class Part(BaseModel):
    """A mapping of a deck file."""

    model_config = ConfigDict(strict=True)


class GamePart(Part):
    title: Line = Field(description="the game's name, on one line of at most 60 characters")
    players: list[Annotated[int, Field(ge=1, le=8)]] = Field(
        min_length=2, max_length=2, description="fewest and most players, such as [3, 5]"
    )
    hand_size: int = Field(ge=1, le=MAX_HAND, description=f"a whole number from 1 to {MAX_HAND}")
    total: int = Field(ge=1, le=MAX_CARDS, description=f"a whole number from 1 to {MAX_CARDS}")
    names: Pattern = Field("{kind}", description=_PATTERN)
    colours: dict[str, Any] = Field(description="a mapping of colours: name, then rgb, shape and letter")
    cards: list[Any] = Field(min_length=1, description="a list of cards, each with a kind and a count")
    scores: dict[str, Any] = Field({}, description="a mapping of kinds to points")
    house_rules: dict[str, Any] = Field({}, description="a mapping of house rules: name, type and default")


class ColourPart(Part):
    rgb: Annotated[list[Byte], BeforeValidator(_from_hex)] = Field(
        min_length=3,
        max_length=3,
        description='three whole numbers from 0 to 255, such as [43, 123, 208], or "#2B7BD0" in quotes',
    )
    shape: Literal["drop", "heart", "leaf", "sun", "tulip", "acorn", "disc", "diamond"] = Field(
        description=f"one of {', '.join(SHAPES)}"
    )
    letter: Letter = Field(description="a single letter")
    says: Word | None = Field(None, description="a word in lower case")


class CardPart(Part):
    kind: Word = Field(description="one word in lower case")
    count: int = Field(ge=0, le=MAX_COPIES, description=f"a whole number from 0 to {MAX_COPIES}")
    colours: list[str] = Field([], description="a list of colours, such as [blue, red]")
    each_colour: list[str] = Field([], description="a list of colours, such as [blue, red]")
    value: Annotated[int, Field(ge=-999, le=999)] | None = Field(
        None, description="a whole number from -999 to 999"
    )
    traits: list[str] = Field([], description="a list of traits, such as [prop]")
    name: Pattern | None = Field(None, description=_PATTERN)


class RulePart(Part):
    type: Literal["bool", "int", "seconds", "choice"] = Field(description="one of bool, int, seconds, choice")
    default: Any = Field(description="the value that holds unless somebody changes it")
    least: Bound | None = Field(None, description="a number")
    most: Bound | None = Field(None, description="a number")
    choices: list[Word] = Field([], description="a list of words in lower case")


def read_part(model: type[Part], data: Any, path: Key, source: Source) -> dict[str, Any]:
    """The sound fields of a mapping, defaults filled in; whatever isn't sound is reported and left out."""
    fields = model.model_fields
    if not isinstance(data, dict):
        source.report(path, f"found {shown(data)}, expected a mapping with {', '.join(fields)}")
        return {}
    for key in [key for key in data if key not in fields]:
        hint = guess(key, fields)
        text = f"found the unknown key {shown(key)}, expected one of {', '.join(fields)}{hint}"
        source.report((*path, key), text, at_key=True)
    known = {key: value for key, value in data.items() if key in fields}
    try:
        return dict(model.model_validate(known))
    except ValidationError as error:
        faulty = {_report(model, fault, path, source) for fault in error.errors(include_url=False)}
    sound = {key: value for key, value in known.items() if key not in faulty}
    return {key: value for key, value in model.model_construct(**sound) if key not in faulty}


def _report(model: type[Part], fault: Any, path: Key, source: Source) -> str:
    name = str(fault["loc"][0])
    wanted = model.model_fields[name].description
    if fault["type"] == "missing":
        source.report(path, f"found no {name}, expected {name}: {wanted}", at_key=True)
    else:
        choices = fault.get("ctx", {}).get("expected", "") if fault["type"] == "literal_error" else ""
        hint = guess(fault["input"], re.findall(r"\w+", choices))
        place = [part for part in fault["loc"] if isinstance(part, int) or part == name]
        source.report((*path, *place), f"found {shown(fault['input'])}, expected {wanted}{hint}")
    return name
