"""The foot of the seats screen: what the device in use can do, how to deal, and what is to be said of the company."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.view.canvas import Canvas
from game.view.commands import TOUCH, Kind, glyph
from game.view.i18n import _, n_
from game.view.theme import FAINT, PAPER

from . import seat_devices
from .seat_parts import LEFT
from .settings.key_clashes import clashes, told

if TYPE_CHECKING:
    from .seats import SeatsScene

WIDEST = 420


def deal_glyph(scene: SeatsScene) -> str:
    """Anybody's Enter or Start deals."""
    if scene.device == TOUCH:
        return ""
    return glyph(Kind.PAUSE, scene.used) if scene.used.kind == "pad" else "key:Enter"


def draw(scene: SeatsScene, low: Canvas) -> None:
    prompts = [(Kind.BACK, _("title") if scene.from_title else _("back"))]
    if not scene.party.full and scene.device.kind == "keyboard":
        prompts.append((Kind.ADD, _("one more bot")))
    if scene.device.kind != "mouse" and scene.focused_person() >= 0:
        prompts.insert(1, (Kind.ALT, _("help")))
    shown = [(glyph(kind, scene.device), words) for kind, words in prompts]
    if low.prompts_width(shown) > WIDEST:
        del shown[-1]
    low.prompts(shown, 656, x=LEFT)
    first, second = says(scene)
    low.write(first, "soft", 18, PAPER, (832, 637), room=424, height=36)
    low.paragraph(second, 832, 652, 424, "soft", 16, FAINT, height=50)


def says(scene: SeatsScene) -> tuple[str, str]:
    """Two sentences; whoever is waited for comes first, then what the game wants, then who sits there."""
    focused, party = scene.board.focused, scene.party
    if focused is not None and not focused.enabled:
        return _("That won't do."), focused.why
    return (_of_choosing(scene) or _of_numbers(scene) or (_of_people(scene) if len(party.people) > 1 else None)
            or _of_bots(scene))


def _of_choosing(scene: SeatsScene) -> tuple[str, str] | None:
    names = [scene.shown_name(index) for index in scene.party.people if scene.choosing.chooses(scene.who(index))]
    if not names or scene.alone:
        return None
    if len(names) > 1:
        return (_("{n} people are still choosing.").format(n=len(names)),
                _("Deal anyway? They won't mind."))
    return (_("{name} is still choosing.").format(name=names[0]),
            _("Deal anyway? {name} won't mind.").format(name=names[0]))


def _of_numbers(scene: SeatsScene) -> tuple[str, str] | None:
    """Too many for the game, or too few."""
    party = scene.party
    if party.waiting:
        return scene.too_many(), n_("{n} of you sits this game out.", "{n} of you sit this game out.",
                                    len(party.waiting)).format(n=len(party.waiting))
    if party.filled:
        return (n_("{n} bot fills up.", "{n} bots fill up.", party.filled).format(n=party.filled),
                _("{game} needs {n} at least.").format(game=scene.tile.title, n=party.players[0]))
    return None


def _of_bots(scene: SeatsScene) -> tuple[str, str]:
    party = scene.party
    if len(scene.seats) == party.players[0]:
        return (_("{n} are enough to begin.").format(n=party.players[0]),
                _("Up to {n} may sit down.").format(n=party.most))
    if party.full:
        return _("All seats are taken."), _("A press on another device sits down for a bot.")
    return _("You against {n} bots.").format(n=len(scene.seats) - 1), _("Each has a character of its own.")


def _of_people(scene: SeatsScene) -> tuple[str, str]:
    sharing = seat_devices.sharing(scene.seats)
    gone = seat_devices.lost(scene.seats, scene.pads)
    if gone:
        return (_("{name}'s pad isn't there.").format(name=scene.name_of(gone[0])),
                _("Plug it in, or choose something else."))
    wanted_twice = clashes(scene.stage.settings.bindings, scene.seats)
    if wanted_twice:
        return _("Two of you want one key."), told(wanted_twice[0])
    if not sharing:
        return (_("{n} people, each with a device.").format(n=len(scene.party.people)),
                _("All can act at once."))
    if scene.tile.races:
        return (_("Hands race in this game."),
                _("For a device each: press A on a pad, or a corner's key."))
    with_mouse = len(sharing) + (seat_devices.owner_of(scene.seats, "mouse") >= 0)
    return (_("{n} people share the mouse.").format(n=with_mouse),
            _("Hands lie covered until the mouse is passed."))
