"""The one door for every visible string. English is the language of the source.

``_`` and ``n_`` answer in the language of the moment, so they are called when something is built or drawn, never while
a module is read: tables are marked with ``N_`` and translated where they are used.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from game.assets import AssetError, asset
from game.core.sentence import Sentence
from game.preferences import LANGUAGES

if TYPE_CHECKING:
    from gettext import NullTranslations

DOMAIN = "under_the_table"
NAMES = {"en": "English", "de": "Deutsch", "it": "Italiano", "fr": "Français"}

_language = "en"
_catalogue: NullTranslations | None = None


def use(language: str) -> str:
    """Speaks that language from now on; empty for the system's. Returns which one it is: English when there is no
    catalogue."""
    global _language, _catalogue
    wanted = language or system_language()
    _language, _catalogue = wanted, _load(wanted)
    if _catalogue is None:
        _language = "en"
    return _language


def language() -> str:
    """The one that is spoken now."""
    return _language


def system_language() -> str:
    """The first of ours that the environment asks for, else English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in os.environ.get(name, "").split(":"):
            if wanted[:2] in LANGUAGES:
                return wanted[:2]
    return "en"


def _load(language: str) -> NullTranslations | None:
    if language == "en":
        return None
    from gettext import GNUTranslations  # not before it is needed: the first frame is sooner

    try:
        with asset("locale", language, "LC_MESSAGES", f"{DOMAIN}.mo").open("rb") as file:
            return GNUTranslations(file)
    except (AssetError, OSError, ValueError, UnicodeDecodeError):
        return None


def _(words: str) -> str:
    """The words in the chosen language."""
    return _catalogue.gettext(words) if _catalogue and words else words


def n_(one: str, many: str, count: int) -> str:
    """The form that this count takes; the caller fills in ``{count}``."""
    if _catalogue:
        return _catalogue.ngettext(one, many, count)
    return one if count == 1 else many


def p_(context: str, words: str) -> str:
    """Words that mean several things: ``context`` says which one is meant."""
    return _catalogue.pgettext(context, words) if _catalogue else words


def told(words: str) -> str:
    """A sentence from below the view in the chosen language; other words as they are."""
    if not isinstance(words, Sentence):
        return words
    values = {name: told(value) if isinstance(value, str) else value for name, value in words.values.items()}
    return _(words.message).format(**values)


class Number(float):
    """A figure that is formatted with the decimal sign of the language: 1.7 in English, 1,7 in the others."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        written = super().__format__(spec)
        return written if _language == "en" else written.replace(".", ",")


def N_(words: str) -> str:
    """Marks words for translation and leaves them as they are."""
    return words
