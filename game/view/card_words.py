"""Cards and colours in words. What only somebody's own deck knows is shown as it is written there."""

from __future__ import annotations

from game.core.cards import Face

from .i18n import _, p_

COLOUR, CARD, MOTIF = "colour", "card", "motif"
"""Contexts of the catalogue: a colour's word, a kind of card, what a picture of the Schnattergei shows."""


def colour_word(colour: str) -> str:
    return p_(COLOUR, colour)


def colour_sign(colour: str) -> str:
    """The sign and the word: ``[=blue] blue``, markup."""
    return f"[={colour}] {colour_word(colour)}"


def kind_word(kind: str) -> str:
    """``stinger`` is the wasp that has one."""
    return p_(CARD, kind)


def motif_word(motif: str) -> str:
    return p_(MOTIF, motif)


def card_name(face: Face) -> str:
    """``bumblebee, yellow and violet``; a card with a name of its own keeps it."""
    kind = kind_word("stinger" if "stinger" in face.traits else face.kind)
    colours = [colour_word(colour) for colour in face.colours]
    match colours:
        case [one]:
            return _("{card}, {colour}").format(card=kind, colour=one)
        case [one, two]:
            return _("{card}, {one} and {two}").format(card=kind, one=one, two=two)
        case _:
            return kind
