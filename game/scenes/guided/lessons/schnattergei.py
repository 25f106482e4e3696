"""Schnattergei: turn over, say the colour's word, slap two of a kind, echo."""

from __future__ import annotations

from typing import Any

from game.scenes.guided.lesson import Cue, Lesson, Situation, Step
from game.view.card_words import motif_word
from game.view.i18n import _

BIRD = "schnattergei"
LAPS = 6
"""So many own turns it is waited for a card that has to come."""


def setup(names: tuple[str, ...]) -> dict[str, Any]:
    """The neighbours' second cards are alike; the pupil's fourth is a Schnattergei."""
    pupil, first, second = names
    return {
        "piles": {
            pupil: ["blue banana", "yellow elephant", "red cocoa", "blue schnattergei", "brown paprika",
                    "yellow carrot", "red elephant", "brown schnattergei", "blue carrot", "red schnattergei",
                    "yellow cocoa", "brown banana"],
            first: ["red carrot", "blue strawberry", "brown banana", "yellow strawberry", "blue paprika", "red banana",
                    "brown carrot", "yellow paprika", "blue cocoa", "red paprika", "brown elephant", "yellow banana"],
            second: ["brown paprika", "red strawberry", "yellow carrot", "brown strawberry", "red paprika",
                     "blue banana", "yellow carrot", "brown paprika", "red cocoa", "blue paprika", "yellow elephant",
                     "red banana"],
        },
        "turn": pupil,
    }


def _owed(now: Situation) -> bool:
    return bool(now.facts["word_by"] == now.own)


def _echo(now: Situation) -> bool:
    """The card on top repeats the last word."""
    facts = now.facts
    return bool(now.face(now.view.top).kind == BIRD and facts["last_word"] and len(facts["laid"]) > 1)


def _word(now: Situation) -> tuple[str, str]:
    """The word that is wanted, and the colour whose it is."""
    words: dict[str, str] = now.facts["words"]
    own = now.face(now.view.top).colours[0]
    word = now.facts["last_word"] if _echo(now) else words[own]
    return word, next(colour for colour, each in words.items() if each == word)


def _say(now: Situation, words: str) -> Cue:
    word, colour = _word(now)
    words = words.format(word=motif_word(word).capitalize())
    return Cue(words, f"word_{colour}", f"word_{colour}", light="discard")


def _go_on(now: Situation, waiting: str) -> Cue:
    """Whatever the table waits for."""
    if now.facts["slap"]:
        return Cue(_("Two of a kind! Slap the pile before the others do."), "slap", "discard")
    if _owed(now):
        echo = _("A Schnattergei repeats the last word: {word}!")
        return _say(now, echo if _echo(now) else _("Not the picture! This colour's word is {word}."))
    if now.my_turn and now.facts["word_by"] < 0:
        return Cue(_("Your turn: turn over your top card."), "flip", f"pile:{now.own}")
    return Cue(waiting)


def _said_rightly(now: Situation) -> bool:
    words = set(now.facts["words"].values())
    said = sum(count for what, count in now.happened.items() if what[:4] == "say:" and what[4:] in words)
    return said > now.happened["ruled:wrong_word"]


def _flipped(now: Situation) -> bool:
    return now.happened["pile>discard"] > 0


# The steps


def _flip(now: Situation) -> Cue:
    return _go_on(now, _("The others turn over theirs. Listen!"))


def _first_word(now: Situation) -> Cue:
    if _owed(now) and not _echo(now):
        return _say(now, _("Say the word of the colour, never the picture: {word}!"))
    if now.happened["ruled:wrong_word"] + now.happened["ruled:hesitation"] and now.my_turn:
        return Cue(_("That cost you two cards. Never mind: turn over the next."), "flip", f"pile:{now.own}")
    return _go_on(now, _("Listen to the others, and watch the pictures."))


def _second_flip(now: Situation) -> Cue:
    return _go_on(now, _("Now the others. What do they say?"))


def _double(now: Situation) -> Cue:
    return _go_on(now, _("Watch the pictures: twice the same in a row, and you slap!"))


def _winner_flips(now: Situation) -> Cue:
    if now.my_turn and now.facts["word_by"] < 0 and not now.facts["slap"]:
        return Cue(_("The pile is yours! You begin a new one."), "flip", f"pile:{now.own}")
    return _go_on(now, _("Watch the pictures, listen to the words."))


def _bird(now: Situation) -> Cue:
    return _go_on(now, _("Remember the last word: a Schnattergei repeats it."))


def _slapped(now: Situation) -> bool:
    return now.happened["say:slaps"] > now.happened["ruled:wrong_slap"]


def _echoed(now: Situation) -> bool:
    return now.happened[f"flip:{BIRD}"] > 0 and not _owed(now) and _said_rightly(now)


LESSON = Lesson(
    game="schnattergei",
    setup=setup,
    players=3,
    slip=(838, 360, 388, 136),
    anchor=(1, 0.5),
    house={"hesitation_seconds": 20.0},
    steps=(
        Step(_flip, _flipped),
        Step(_first_word, _said_rightly),
        Step(_second_flip, _flipped),
        Step(_first_word, _said_rightly),
        Step(_double, _slapped, lambda now: now.happened["turn"] > LAPS),
        Step(_winner_flips, _flipped),
        Step(_first_word, _said_rightly),
        Step(_bird, _echoed, lambda now: now.happened["turn"] > LAPS),
    ),
)
