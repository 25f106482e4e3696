"""The prompt, the buttons and the log of Schnattergei.

No sentence may say more than the cards do: that two pictures are alike is for the players to see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.actions import NOBODY
from game.core.cards import Seat
from game.core.events import CardMoved, Event, Judged, Said
from game.referee.view import SeatView
from game.view import story
from game.view.bindings import sign_of
from game.view.card_words import motif_word
from game.view.i18n import N_, _
from game.view.model import ButtonLook, LogLine, Moment
from game.view.names import shown_name
from game.view.prompt import NONE, Prompt
from game.view.story import FaceOf, name_of

ASKED, FINISH, KEYS_OF = "asked", "finish", "keys_of"
"""Keys of ``Moment.notes``: the seat of whom everybody expects a word, or -1; there while a photo finish is shown; and
whose keys say the words, by its place in ``game.bindings.DEVICES``, or -1: nobody's."""
COLOURS = ("blue", "yellow", "red", "brown")
"""The order of the words: always this one."""
BIRD = "schnattergei"
MISTAKES = {
    "wrong_word": N_("said the wrong word: two cards"),
    "hesitation": N_("hesitated too long: two cards"),
    "wrong_slap": N_("slapped too soon: two cards"),
    "wrong_accusation": N_("accused wrongly: two cards"),
}

WRONG = {
    "wrong_word": N_("*{name}:* that was the wrong word"),
    "hesitation": N_("*{name}* hesitated too long"),
    "wrong_slap": N_("*{name}:* nothing to slap there"),
    "wrong_accusation": N_("*{name}:* a wrong accusation"),
}


def asked(moment: Moment) -> Seat:
    return int(moment.notes.get(ASKED, NOBODY))


def spoken(word: str) -> str:
    """``Elephant!`` for a bubble."""
    return _("{word}!").format(word=motif_word(word).capitalize())


# ---- the prompt


def prompt_of(view: SeatView, moment: Moment) -> Prompt:
    facts, seat = view.facts, asked(moment)
    if FINISH in moment.notes:
        return NONE
    if seat >= 0:
        return Prompt(_word_wanted(view, facts, seat, moment), seat)
    turn = view.turn
    if moment.alone and turn == view.seat:
        return Prompt(_("*Your turn* turn over your top card"), turn)
    return Prompt(_("*{name}'s turn* a card, please").format(name=shown_name(view.names[turn])), turn)


def _word_wanted(view: SeatView, facts: Mapping[str, Any], seat: Seat, moment: Moment) -> str:
    laid = facts["laid"]
    echo = len(laid) > 1 and view.face(laid[-1]).kind == BIRD
    if moment.alone and seat == view.seat:
        if echo:
            return _("*Your turn* an echo: repeat the *last right word*")
        return _("*Your turn* say the word that goes with the *colour*")
    name = shown_name(view.names[seat])
    return (
        _("*{name}'s turn* echo the last right word") if echo else _("*{name}'s turn* the colour's word, please")
    ).format(name=name)


# ---- the buttons


def buttons(view: SeatView, moment: Moment) -> tuple[ButtonLook, ...]:
    """Four words and a flat hand; with honour, accusing and owning up as well."""
    facts = view.facts
    found = [
        ButtonLook(f"word_{colour}", motif_word(facts["words"][colour]).capitalize(), "speech")
        for colour in COLOURS
        if colour in facts["words"]
    ]
    found.append(ButtonLook("slap", _("Slap"), "slap"))
    if facts["honour"]:
        found += _honour(facts, moment)
    return tuple(found)


def _honour(facts: Mapping[str, Any], moment: Moment) -> list[ButtonLook]:
    keys = "" if moment.device == "mouse" else moment.keys
    later = _("not now")
    shared = not moment.alone
    signs = sign_of(keys, "accuse"), sign_of(keys, "object")
    return [ButtonLook("accuse", _("Wrong!"), "caught", signs[0], "" if shared or facts["may_accuse"] else later),
            ButtonLook("admit", _("My fault"), "speech", signs[1], "" if shared or facts["may_admit"] else later)]


# ---- the log


def tell(event: Event, names: Sequence[str], face: FaceOf) -> LogLine | None:
    """The log line of an event: words, hands on the pile and what they cost."""
    match event:
        case Said(seat=-1, words=words, target=target) if words in MISTAKES:
            return LogLine(target, _(MISTAKES[words]))
        case Said(seat=seat, words="slaps"):
            return LogLine(seat, _("slaps the pile"))
        case Said(seat=seat, words="slap"):
            return LogLine(seat, _("slaps a little late"))
        case Said(seat=seat, words="admits"):
            return LogLine(seat, _("owns up"))
        case Said(seat=seat, words=word) if seat >= 0:
            return LogLine(seat, _("says “{word}”").format(word=motif_word(word)))
        case Judged(accuser=accuser, accused=accused, right=right):
            words = _("accuses {other}: right") if right else _("accuses {other}: wrong")
            return LogLine(accuser, words.format(other=name_of(names, accused)))
        case CardMoved():
            return None
        case _:
            return story.tell(event)
