"""Tiled maps as text: layers of named rectangles with properties."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import quoteattr

Box = tuple[float, float, float, float]
LAYERS = ("zones", "piles", "seats", "fans", "ui")
BACK = 58.0
"""How wide a card of somebody else's fan is."""


class Player(NamedTuple):
    """One seat, clockwise from below: middles, and the way its fan faces (0 from below, 90 from the right)."""

    portrait: tuple[float, float]
    fan: tuple[float, float]
    facing: float
    step: float = 26


def box(x: float, y: float, w: float, h: float) -> Box:
    """A box of that size around a middle."""
    return (x - w / 2, y - h / 2, w, h)


def card(x: float, y: float, w: float) -> Box:
    """A card of that width around a middle."""
    return box(x, y, w, w * 1.4)


class TiledMap:
    """One map; boxes are x, y, w, h in units of 1280 x 720."""

    def __init__(self, name: str, size: tuple[int, int] = (1280, 720)) -> None:
        self.name, self.size = name, size
        self._layers: dict[str, list[str]] = {layer: [] for layer in LAYERS}
        self._ids = 0

    def add(self, layer: str, name: str, kind: str, area: Box, ellipse: bool = False, **facts: float) -> None:
        """``facts``: properties; an int is written as one."""
        self._ids += 1
        x, y, w, h = (f"{value:g}" for value in area)
        head = f'  <object id="{self._ids}" name={quoteattr(name)} class="{kind}" x="{x}" y="{y}" width="{w}" height="{h}"'
        inside = []
        if facts:
            inside.append("   <properties>")
            for key, value in facts.items():
                type_ = "int" if isinstance(value, int) else "float"
                inside.append(f'    <property name="{key}" type="{type_}" value="{value:g}"/>')
            inside.append("   </properties>")
        if ellipse:
            inside.append("   <ellipse/>")
        self._layers[layer] += [head + ">", *inside, "  </object>"] if inside else [head + "/>"]

    def zone(self, name: str, area: Box, **facts: int) -> None:
        self.add("zones", name, "zone", area, False, **facts)

    def pile(self, name: str, area: Box, **facts: float) -> None:
        self.add("piles", name, "pile", area, False, **facts)

    def seat_zones(self, seat: int, player: Player, portrait: float) -> None:
        """Where gifts and pointing fingers reach a player: the portrait, and the fan of all but the own."""
        self.zone("seat", box(*player.portrait, portrait + 16, portrait + 34), seat=seat)
        long, high = (170, 100) if player.facing in (0, 180) else (100, 190)
        if seat:
            self.zone("seat", box(*player.fan, long, high), seat=seat)

    def players(self, players: Iterable[Player], own: float, others: float) -> None:
        """Portraits of these widths."""
        for seat, player in enumerate(players):
            size = others if seat else own
            self.add("seats", "portrait", "seat", box(*player.portrait, size, size), ellipse=True, seat=seat)

    def hands(self, players: Iterable[Player], hand: tuple[float, float, float, float], many: bool,
              own_step: float = 46.0, back: float = BACK) -> None:
        """``hand``: the own cards face up: middle, width and step. With ``many`` people the own hand is a fan too.
        ``back``: how wide a card of a fan is."""
        x, y, width, step = hand
        self.add("fans", "hand", "fan", box(x, y, width * 6, width * 1.4), seat=0, facing=0.0, card=float(width), step=float(step))
        for seat, player in enumerate(players):
            if seat or many:
                self.add("fans", "fan", "fan", box(*player.fan, back * 3, back * 1.4), seat=seat, facing=float(player.facing),
                         card=back, step=float(player.step if seat else own_step))

    def words(self, boxes: dict[str, Box]) -> None:
        for name, area in boxes.items():
            self.add("ui", name, "ui", area)

    def write(self, folder: Path) -> None:
        layers = [f' <objectgroup id="{n}" name="{name}">\n' + "\n".join(lines) + "\n </objectgroup>"
                  for n, (name, lines) in enumerate(self._layers.items(), 1)]
        width, height = self.size
        text = (f'<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.10" tiledversion="1.11.0" orientation="orthogonal" '
                f'renderorder="right-down" width="{width // 16}" height="{height // 16}" tilewidth="16" tileheight="16" '
                f'infinite="0" nextlayerid="{len(layers) + 1}" nextobjectid="{self._ids + 1}">\n'
                + "\n".join(layers) + "\n</map>\n")
        (folder / f"{self.name}.tmx").write_text(text, encoding="utf-8")
