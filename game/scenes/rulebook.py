"""The rules of a game as data: sections, parts, and the rulings they rest on."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.assets import asset


class Part(NamedTuple):
    """A paragraph or several, with the rulings that it tells."""

    title: str
    text: str
    rulings: tuple[str, ...]


class Section(NamedTuple):
    """A page of the book."""

    title: str
    intro: str
    cards: tuple[str, ...]
    """Pictures for the margin, below ``assets/cards``."""
    caption: str
    parts: tuple[Part, ...]


class Rulebook(NamedTuple):
    """One language's rules of a game; ``game`` is its slug."""

    game: str
    title: str
    sections: tuple[Section, ...]

    def find(self, ruling: str) -> tuple[int, int] | None:
        """Section and part that a ruling stands behind, or None. The part that names it first wins."""
        places = [(part.rulings.index(ruling), s, p) for s, section in enumerate(self.sections)
                  for p, part in enumerate(section.parts) if ruling in part.rulings]
        return min(places)[1:] if places else None

    def rulings(self) -> set[str]:
        """All rulings that are named anywhere."""
        return {each for section in self.sections for part in section.parts for each in part.rulings}


@cache
def load(game: str, language: str = "en") -> Rulebook:
    """The shipped rules of that game. Raises AssetError when there are none."""
    import yaml  # not before somebody reads the rules: the first frame is sooner

    text = asset("rules", f"{game}.{language}.yaml").read_text(encoding="utf-8")
    data = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return Rulebook(game, str(data["title"]), tuple(_section(each) for each in data["sections"]))


def _section(data: dict[str, object]) -> Section:
    parts = data["parts"]
    cards = data["cards"]
    assert isinstance(parts, list) and isinstance(cards, list), "the shipped rules are lists"
    return Section(str(data["title"]), str(data["intro"]), tuple(map(str, cards)), str(data["caption"]),
                   tuple(Part(str(each["title"]), str(each["text"]), tuple(map(str, each["rulings"])))
                         for each in parts))
