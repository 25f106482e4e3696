"""What only one character's face does, at what everybody has just seen. Faces that all make are in ``view.moods``."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.cards import Seat
from game.core.events import Event, Noted, Said
from game.view.moods import Mood

SLY, NERVOUS, PEDANT, DOZER = "sly", "nervous", "pedant", "dozer"
GRIN_MS, START_MS, SCOWL_MS = 2_200, 1_100, 1_800
MISTAKES = frozenset({"wrong_word", "hesitation", "wrong_slap", "wrong_accusation"})
BANGS = frozenset({"slaps", "whistles", "moemmen", "objects"})
"""Said so suddenly that it makes somebody start."""
TRIUMPHS = frozenset({"slaps", "moemmen"})


def quirks(event: Event, kinds: Callable[[Seat], str], seats: range) -> Iterator[Mood]:
    """``kinds``: the character that plays at a seat, or ``human``."""
    match event:
        case Noted(name="fan", value=seat) if kinds(seat) == SLY:
            yield Mood(seat, "sly", GRIN_MS)  # it went well, as the count says by now
        case Noted(name="sweep", value=(seat, _why)) if seat >= 0 and kinds(seat) == SLY:
            yield Mood(seat, "sly", GRIN_MS)
        case Noted(name="invaded", value=eaten):
            yield from (Mood(seat, "caught", START_MS) for seat in seats if seat != eaten and kinds(seat) == NERVOUS)
        case Said(seat=seat, words=words) if words in BANGS and seat >= 0:
            if words in TRIUMPHS and kinds(seat) == SLY:
                yield Mood(seat, "sly", GRIN_MS)
            yield from (Mood(other, "caught", START_MS) for other in seats if other != seat and kinds(other) == NERVOUS)
        case Said(seat=-1, words=words, target=target) if words in MISTAKES:
            yield from (Mood(seat, "angry", SCOWL_MS) for seat in seats if seat != target and kinds(seat) == PEDANT)
        case _:
            return
