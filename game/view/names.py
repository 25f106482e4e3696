"""Players' names in sentences."""

from __future__ import annotations

from .richtext import escape
from .scripts import clusters
from .text import LONGEST_NAME, clean_name


def shown_name(name: str, longest: int = LONGEST_NAME) -> str:
    """Markup that shows the name, with an ellipsis for what is longer than so many letters."""
    whole = clean_name(name)
    letters = clusters(whole)
    return escape(whole if len(letters) <= longest else "".join(letters[:longest - 1]) + "…")
