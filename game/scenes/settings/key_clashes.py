"""Keys that two people who sit together both want, told in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from game.bindings import Bindings, Clash
from game.settings import SeatSetting, sitters
from game.view.i18n import _
from game.view.text import clean_name

from .key_table import act_within, key_words_of


def clashes(bindings: Bindings, seats: Sequence[SeatSetting]) -> list[Clash]:
    """What comes of these people sitting together with the keys that each of them has: who sits first has the key."""
    return bindings.seated(sitters(seats)).clashes()


def told(clash: Clash) -> str:
    """Who has the key, and who goes without."""
    code, first, second = clash
    key, one, other = key_words_of(first.device, code), act_within(first.act), act_within(second.act)
    if first.name == second.name:
        return _("{key} is {one} and {other}: only the first counts.").format(key=key, one=one, other=other)
    return _("{key} is {one} for {name} and {other} for {loser}: {name} has it.").format(
        key=key, one=one, name=clean_name(first.name), other=other, loser=clean_name(second.name))
