"""The story in sentences: what is told, to whom, and what is never told."""

from __future__ import annotations

import pytest

from game.core.cards import Face
from game.core.events import (
    EVERYONE,
    CardMoved,
    Event,
    HandMoved,
    Judged,
    MatchEnded,
    Noted,
    RoundBegan,
    RoundEnded,
    Said,
    TurnBegan,
)
from game.core.record import Record, lines, parse
from game.lab.retell import RetellError, retell
from game.referee.story import SHUFFLED, Story, known_to, public
from game.rules import GAMES
from tests.lab.people import DECKS, whole_match

NAMES = ["Ida", "Theo", "Pip"]
FACES = [
    Face("flower blue red", "flower"), Face("spider blue red", "spider"), Face("wasp blue red", "wasp"),
    Face("stinger wasp red violet", "wasp", traits=frozenset({"stinger"})), Face("moon", "moon"),
    Face("benny", "benny"), Face("tim", "tim"), Face("banana blue", "banana"),
]

TOLD = {
    "Ida plays a spider": CardMoved(1, 1, "hand:0", "discard"),
    "Ida plays a flower": CardMoved(1, 0, "hand:0", "discard"),
    "Theo plays a wasp with a stinger": CardMoved(1, 3, "hand:1", "discard"),
    "Theo plays a wasp": CardMoved(1, 2, "hand:1", "discard"),
    "Theo plays a card": CardMoved(1, 4, "hand:1", "discard"),
    "Theo draws a card": CardMoved(1, 0, "draw", "hand:1", 1 << 1),
    "Pip gives Ida a card": CardMoved(1, 0, "hand:2", "hand:0", 5),
    "Pip takes a grasshopper": CardMoved(1, 0, "gap:1", "stolen:2"),
    "Ida calls Theo: caught! (SH-21)": Judged(1, 0, 1, True, "SH-21", "lap", 0, 1),
    "Ida calls Theo: wrong (SH-29)": Judged(1, 0, 1, False, "SH-29", "", -1, -1),
    "Theo has the Watchman Worm": Noted(1, "watchman", 1),
    "The telescope is up": Noted(1, "telescope", True),
    "The telescope is down": Noted(1, "telescope", False),
    "Pip has a card less than it seemed": Noted(1, "fan", 2),
    "The discard pile is shuffled and becomes the draw pile": Noted(1, "gathered", "draw"),
    "Pip slaps": Said(1, 2, "slaps"),
    "Pip objects: Ida puts the grasshopper back": Said(1, 2, "objects", 0),
    "Nobody objected: Ida keeps Pip's grasshopper": Said(1, 0, "got_away", 2),
    "Ida throws the pollen and misses": Said(1, 0, "misses"),
    "Ida hits Pip with the pollen": Said(1, 0, "hits", 2),
    "Theo has chosen a card": CardMoved(1, None, "hand:1", "place:1"),
    "Theo shows a card": CardMoved(1, 0, "place:1", "shown:1"),
    "Theo takes a card from the display": CardMoved(1, 0, "display", "garden:1"),
    "Pip harvests corn: +2": Noted(1, "harvest", (2, "corn", 2)),
    "Three grasshoppers eat Ida's garden": Noted(1, "invaded", 0),
    "Equal cards cancel: Ida, Pip": Noted(1, "cancelled", (0, 2)),
    "Theo's X robs the ace and takes everything": Noted(1, "sweep", (1, "x")),
    "A tie: one more garden card": Noted(1, "ties", 1),
    "Ida carries a card out of the hand": CardMoved(1, None, "hand:0", "air:0", 0),
    "Ida lays a card on the meadow": CardMoved(1, 0, "hand:0", "meadow:3"),
    "Ida takes a card from the meadow": CardMoved(1, 0, "meadow:3", "hand:0"),
    "Ida discards Benny": CardMoved(1, 5, "hand:0", "discard"),
    "Ida sends Benny for a new meadow": Said(1, 0, "benny"),
    "Theo calls Mömmen!": Said(1, 1, "moemmen"),
    "Theo plays Tim": CardMoved(1, 6, "hand:1", "tim"),
    "Pip has nothing but minus sheep: Tim goes on": Said(1, 2, "skipped"),
    "Pip whistles for a new meadow": Said(1, 2, "whistles"),
    "Everybody has passed: a new meadow": Said(1, -1, "all_passed"),
    "Pip turns a card over": CardMoved(1, 7, "pile:2", "discard"),
    "Pip says banana": Said(1, 2, "banana"),
    "Pip pays a card": CardMoved(1, None, "pile:2", "under", 0),
    "Pip has said the wrong word": Said(1, -1, "wrong_word", 2),
    "Pip has hesitated too long": Said(1, -1, "hesitation", 2),
    "A double: the first hand takes the pile": Noted(1, "slap", "double"),
    "Ida slaps, a little late": Said(1, 0, "slap"),
    "Round 2": RoundBegan(1, 2),
    "Round 2 is over: Ida -3, Theo 0, Pip -10": RoundEnded(1, 2, (-3, 0, -10), (-3, 0, -10)),
    "Ida wins the match": MatchEnded(1, (0,)),
    "Ida and Pip win the match together": MatchEnded(1, (0, 2)),
}


@pytest.mark.parametrize("sentence", TOLD)
def test_an_event_is_told_in_a_sentence(sentence: str) -> None:
    line = Story(NAMES, FACES).tell(TOLD[sentence])
    assert line is not None and line.text() == sentence and line.at == 1


@pytest.mark.parametrize("event", [
    TurnBegan(1, 0), HandMoved(1, 0, 3, "lap:0", "hand:0"), Said(1, 0, "draws"), Noted(1, "phase", "wasp"),
    Noted(1, "gathered", "box"), CardMoved(1, 0, "box", "gap:1"),
    Noted(1, "cancelled", ()), Noted(1, "sweep", (-1, "")), Noted(1, "ties", 0), Noted(1, "slap", ""),
])
def test_what_is_not_worth_a_sentence_is_left_out(event: Event) -> None:
    assert Story(NAMES, FACES).tell(event) is None


def test_cards_are_dealt_without_a_word_each() -> None:
    story = Story(NAMES, FACES)
    story.tell(RoundBegan(0, 2))
    assert story.tell(CardMoved(0, 1, "draw", "hand:0")) is None
    assert story.tell(Noted(0, "watchman", 1)) is None
    story.tell(TurnBegan(0, 0))
    assert story.tell(CardMoved(0, 1, "draw", "hand:0")) is not None


def test_a_reshuffle_is_told_as_the_table_notes_it() -> None:
    table = GAMES["schummel_hummel"].new_table(DECKS["schummel_hummel"], 3, 1, {})
    table.listening = True
    table.gather([0, 1, 2], "draw")
    line = Story(NAMES, FACES).tell(table.events[-1])
    assert line is not None and line.text() == SHUFFLED


def test_names_with_braces_stay_as_they_are() -> None:
    line = Story(["{other}", "{0}", "%s"], FACES).tell(Said(1, 0, "hits", 1))
    assert line is not None and line.text() == "{other} hits {0} with the pollen"


def test_the_public_learns_no_face_and_nothing_secret() -> None:
    assert public(CardMoved(1, 3, "draw", "hand:1", 2)) == CardMoved(1, None, "draw", "hand:1", 2)
    assert public(CardMoved(1, 3, "hand:1", "air:1", 2, 2)) is None
    assert public(Noted(1, "fan", 1)) == Noted(1, "fan", 1)
    assert known_to(1, CardMoved(1, 3, "hand:1", "air:1", 2, 2)) == CardMoved(1, 3, "hand:1", "air:1", 0, EVERYONE)
    assert known_to(0, CardMoved(1, 3, "hand:1", "air:1", 2, 2)) is None


# A whole match


@pytest.fixture(scope="module")
def record() -> Record:
    match = whole_match("sly:2", "hawk:3", "bold:1", "nimble:2", seed=2)
    match.referee.record.finished = True
    return match.referee.record


SECRET = ("carries a card out", "makes a card vanish", "under the discard pile", "is dealt")


def test_the_public_story_holds_no_secret(record: Record) -> None:
    told = "\n".join(retell(record))
    assert not any(words in told for words in SECRET)
    shown = [line for line in told.splitlines() if line.endswith("]")]
    assert shown and all(" plays " in line or "grasshopper" in line or "takes the card back" in line for line in shown)


def test_a_seats_story_holds_its_own_secrets_only(record: Record) -> None:
    told = retell(record, "Ada")
    secrets = [line for line in told if any(words in line for words in SECRET)]
    assert secrets and all("  Ada " in line for line in secrets)


def test_all_of_it_holds_every_card_that_vanished(record: Record) -> None:
    told = "\n".join(retell(record, everything=True))
    assert all(f"{name} makes a card vanish [" in told for name in record.players)


def test_telling_it_twice_and_from_the_file_is_the_same(record: Record) -> None:
    again = parse("".join(f"{line}\n" for line in lines(record)))
    assert retell(record) == retell(record) == retell(again)


def test_what_cannot_be_told_is_said(record: Record) -> None:
    with pytest.raises(RetellError, match="nobody is called 'Zoe'; the players are Ada, Ben, Cleo, Dora"):
        retell(record, "Zoe")
    going_on = record.fresh()
    with pytest.raises(RetellError, match="isn't over"):
        retell(going_on, everything=True)
    assert len(retell(going_on)) == 1
    broken = record.fresh()
    broken.length_ms = 9
    broken.inputs = [(5, action) for _, action in record.inputs[:1]] + [(1, record.inputs[0][1])]
    with pytest.raises(RetellError, match="can't follow this record"):
        retell(broken)
