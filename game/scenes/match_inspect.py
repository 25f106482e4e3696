"""What the match screen shows, for ``--inspect``: no more than the picture. Ids are serials of this deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.inspect_file import Item
from game.view.things import Thing

if TYPE_CHECKING:
    from .match import MatchScene

Rect = tuple[int, int, int, int]


def match_items(scene: MatchScene) -> list[Item]:
    return [*_things(scene), *_paws(scene), *_zones(scene), *_seats(scene), *_buttons(scene)]


class Serials:
    """Numbers for what is drawn: they say nothing about faces and begin anew with each deal."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def of(self, name: str) -> int:
        return self._numbers.setdefault(name, len(self._numbers) + 1)


def _things(scene: MatchScene) -> list[Item]:
    away = scene.view.away
    items = []
    for thing in scene.view.things:
        if (thing.id in away and thing.id not in ("discard", "draw")) or not (
                thing.solid or thing.name or thing.id.startswith(("fan:", "stolen:"))):
            continue
        items.append(_thing(scene, thing))
    carried = scene.view.carried_pose()
    if carried and scene.view.carried:
        name = scene.view.carried.thing
        rect = _rect(scene, carried.x, carried.y, carried.width, carried.width * 1.4)
        face = _face(scene, name) if scene.alone else None
        items.append(
            Item(
                _id(scene, name),
                "card" if name.startswith(("card", "draw", "fan")) else "token",
                face or "card",
                rect,
                True,
                False,
                (("seat", scene.seats[scene.own].name), ("place", "air"), ("face", face)),
            )
        )
    return items


def _thing(scene: MatchScene, thing: Thing) -> Item:
    pose, kind = thing.pose, thing.id.partition(":")[0]
    rect = _rect(scene, pose.x, pose.y, pose.width, pose.width * (0.75 if "token" in thing.picture else 1.4))
    focus = thing.id == scene.moment.focus
    if kind == "card":
        face = _face(scene, thing.id)
        extra = (("seat", scene.seats[scene.own].name), ("place", "hand"), ("face", face))
        return Item(_id(scene, thing.id), "card", face or "card", rect, thing.allowed, focus, extra)
    if kind == "fan":
        seat = int(thing.id.split(":")[1])
        return Item(_id(scene, thing.id), "card", "card", rect, False, False,
                    (("seat", scene.seats[seat].name), ("place", "hand"), ("face", None)))
    if kind == "draw":
        return Item("pile:draw", "pile", f"draw pile, {scene.view.look.draw_count} cards", rect, True, focus)
    if kind == "discard":
        return Item("pile:discard", "pile", scene.view.look.top_name, rect, True, focus,
                    (("place", "discard"), ("face", scene.view.look.top_name)))
    if kind == "pile":
        seat = int(thing.id.split(":")[1])
        words = f"pile of {scene.seats[seat].name}, {scene.view.look.seats[seat].count} cards"
        return Item(f"pile:{scene.seats[seat].name}", "pile", words, rect, thing.solid, focus)
    if thing.name:
        return Item(f"pile:{thing.id}", "card", thing.name, rect, thing.allowed, focus,
                    (("place", thing.id), ("face", thing.name)))
    label = {"worm": "Watchman Worm", "gap": "grasshopper", "pollen": "pollen", "stolen": "stolen grasshopper"}.get(
        kind, kind
    )
    return Item(f"token:{thing.id}", "token", label, rect, True, focus)


def _paws(scene: MatchScene) -> list[Item]:
    """What other hands carry in plain sight, as backs and tokens."""
    found = []
    for seat, paw in scene.view.paws.items():
        if paw.picture:
            token = "token" in paw.picture
            rect = _rect(scene, paw.x, paw.y, paw.width, paw.width * (0.75 if token else 1.4))
            name = scene.seats[seat].name
            found.append(
                Item(
                    f"air:{name}",
                    "token" if token else "card",
                    "grasshopper" if token else "card",
                    rect,
                    False,
                    False,
                    (("seat", name), ("place", "air"), ("face", None)),
                )
            )
    return found


def _face(scene: MatchScene, name: str) -> str | None:
    kind, _colon, number = name.partition(":")
    return scene.match.referee.record.deck.faces[int(number)].name if kind == "card" else None


def _id(scene: MatchScene, name: str) -> str:
    return f"card:{scene.serials.of(name)}"


def _zones(scene: MatchScene) -> list[Item]:
    lit = scene.view.look.lit
    words = {"lap": "under the table", "shoulder": "over the shoulder", "slip": "under the discard pile", "gap": "gap"}
    found = []
    for area in scene.layout.areas:
        kind, _colon, number = area.name.partition(":")
        owner = scene.seats[int(number)].name if kind in scene.layout.seated else number
        whose = f":{owner}" if number else ""
        unit = scene.stage.frame.unit
        rect = (round(area.left * unit), round(area.top * unit), round((area.right - area.left) * unit),
                round((area.bottom - area.top) * unit))
        found.append(Item(f"zone:{kind}{whose}", "zone", words.get(kind, kind), rect, area.name in lit))
    return found


def _seats(scene: MatchScene) -> list[Item]:
    found = []
    for seat, look in enumerate(scene.view.look.seats):
        x, y = scene.input.seat_place(seat)
        size = scene.layout.seats[seat].portrait.width
        name = scene.seats[seat].name
        words = (
            f"{name}, {look.count} cards"
            + (", turn" if look.turn else "")
            + (f", {look.mark}" if look.mark else "")
        )
        focus = scene.moment.focus == f"seat:{seat}"
        found.append(Item(f"seat:{name}", "seat", words, _rect(scene, x, y, size, size), True, focus))
        if look.bubble:
            found.append(Item(f"bubble:{name}", "bubble", look.bubble, _rect(scene, x, y - size, size, 38)))
    return found


def _buttons(scene: MatchScene) -> list[Item]:
    found = []
    own = [(button.id, button.words, not button.why_not) for button in scene.view.look.buttons]
    for name, words, enabled in (*own, ("pause", "Pause", True), ("help", "Rules", True)):
        box = scene.layout.ui[name]
        rect = _rect(scene, box.x + box.w / 2, box.y + box.h / 2, box.w, box.h)
        found.append(Item(f"button:{name}", "button", words, rect, enabled, scene.moment.focus == name))
    return found


def _rect(scene: MatchScene, x: float, y: float, w: float, h: float) -> Rect:
    unit = scene.stage.frame.unit
    return round((x - w / 2) * unit), round((y - h / 2) * unit), round(w * unit), round(h * unit)
