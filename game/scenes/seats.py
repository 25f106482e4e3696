"""Who plays: people and bots for each seat, with names, animals, characters and levels.

Everybody with a device of their own changes their own card with it, all at one moment; the mouse, the main keys or the
pad that opened the screen lead through all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.bindings import CORNERS
from game.inspect_file import Item
from game.people import Guest
from game.seat_help import Help
from game.settings import CHARACTERS, MatchSettings, SeatSetting
from game.view.canvas import Canvas
from game.view.commands import MOUSE, Command, Device
from game.view.i18n import _
from game.view.text import clean_name
from game.view.widgets import Button, IconButton, Stepper, Widget, button_width

from . import seat_bots, seat_commands, seat_devices, seat_foot, seat_free, seat_people
from .base import Stage
from .game_tile import GameTile
from .menu import MenuScene, back_button, page
from .name import NameScene
from .seat_acting import Acting
from .seat_choosing import Choosing
from .seat_editors import Editor, HelpRows, Letters
from .seat_parts import TOP, WIDE, left_of
from .seat_party import MOST, Party
from .settings.seat_help import HelpScene

GAME_WIDE = 262.0
DEAL = "button:deal"


class SeatsScene(MenuScene):
    """``games``: what can be played here, ``settings.game`` among them. ``changed`` keeps every change at once;
    ``deal`` starts the match; ``rules`` and ``house`` open that game's rules and house rules. ``from_title``: that is
    where the way back leads."""

    name = "seats"

    def __init__(self, settings: MatchSettings, games: Sequence[GameTile], deal: Callable[[MatchSettings], None],
                 changed: Callable[[MatchSettings], None], rules: Callable[[str], None],
                 house: Callable[[str], None] | None = None, from_title: bool = True) -> None:
        super().__init__()
        self.from_title = from_title
        self.settings, self._games = settings, tuple(games)
        players = self.tile.players
        self.party = Party(settings.seats, players).at_game(players)
        self.settings = replace(settings, seats=self.party.seats)
        self._house, self.leader = house, ""
        """``leader``: the pad or finger that opened the screen, which leads through it as well."""
        self.by = ""
        """The device that was pressed last, as seats name it."""
        self.choosing, self.acting = Choosing(), Acting()
        self._acted: list[int] = []
        """The bots whose faces are all that has changed since the last drawing."""
        self._deal, self._changed, self._rules = deal, changed, rules
        self.board.set(self._widgets(), DEAL)

    # ---- what cards ask

    @property
    def tile(self) -> GameTile:
        """The game that is about to be played."""
        return next(each for each in self._games if each.game == self.settings.game)

    @property
    def seats(self) -> tuple[SeatSetting, ...]:
        return self.party.seats

    @property
    def at_table(self) -> tuple[SeatSetting, ...]:
        return self.seats

    @property
    def alone(self) -> bool:
        """Somebody alone has every device."""
        return len(self.party.people) == 1

    @property
    def pads(self) -> list[int]:
        return self.stage.pad_numbers if self._stage is not None else []

    @property
    def used(self) -> Device:
        """The device that was used last."""
        return self._stage.device if self._stage is not None else MOUSE

    @property
    def device(self) -> Device:
        """The one that was used last, if it leads through the screen: a pad that doesn't has other meanings."""
        leads = self.used.kind != "pad" or seat_devices.name_of(self.used) == self.leader
        return self.used if leads else MOUSE

    def who(self, index: int) -> str:
        """By which somebody goes whatever their seat: their device, or the seat where the mouse is shared."""
        return self.seats[index].device or f"seat:{index}"

    def name_of(self, seat: SeatSetting) -> str:
        return clean_name(seat.name)

    def shown_name(self, index: int) -> str:
        return self.name_of(self.seats[index])

    def too_many(self) -> str:
        """Why seats are off."""
        return _("{game} is for {n} at most.").format(game=self.tile.title, n=self.party.most)

    # ---- changing who sits where

    def _seat(self, party: Party) -> None:
        self.party = party
        self.settings = replace(self.settings, seats=party.seats)
        self._remember()
        self._changed(self.settings)
        self.rebuild()

    def _remember(self) -> None:
        """Who sits with which device, for the next time."""
        people = self.stage.settings.people
        for seat in self.seats:
            known = self._known(seat.device) if seat.human else ""
            if known and seat.name and people.at(known) != Guest(seat.name, seat.animal, seat.help):
                people = people.sat(known, Guest(seat.name, seat.animal, seat.help))
        self.stage.settings.people = people

    def _known(self, device: str) -> str:
        """What tells a device apart on another evening; empty where nothing does."""
        if not device.startswith("pad"):
            return device
        identity = self.stage.pad_identity(int(device[4:]))
        return f"pad {identity}" if identity else ""

    def _play(self, index: int) -> None:
        """Another game, with as many of the company as it takes."""
        tile = self._games[index]
        self.settings = replace(self.settings, game=tile.game)
        self._seat(self.party.at_game(tile.players))

    def _put(self, index: int, **facts: object) -> None:
        self._seat(self.party.put(index, replace(self.seats[index], **facts)))  # type: ignore[arg-type]

    def turn(self, index: int, step: int) -> bool:
        """Another animal."""
        self.choosing.turned(self.who(index), step, self.stage.now_ms)
        self._seat(self.party.turned(index, step))
        return True

    def equip(self, index: int, device: str) -> None:
        """Another device for a person."""
        self.choosing.forget(self.who(index))
        self._put(index, device=device)

    def characterise(self, index: int, choice: int) -> None:
        self._seat(self.party.characterised(index, CHARACTERS[choice]))

    def train(self, index: int, level: int) -> None:
        self._put(index, player=f"{self.seats[index].kind}:{level}")

    def add_bot(self) -> None:
        self._seat(self.party.with_bot())

    def add_person(self) -> None:
        """Somebody who shares the mouse."""
        self._seat(self.party.added(self.party.person(self.stage.settings.people)))

    def swap(self, index: int) -> None:
        """A person for a bot; the animal stays."""
        person = self.party.person(self.stage.settings.people)
        self._seat(self.party.put(index, replace(person, animal=self.seats[index].animal)))

    def stand_up(self, index: int) -> None:
        """Somebody stands up, or a bot is sent away."""
        if self.party.may_go(index):
            self.choosing.forget(self.who(index))
            self._seat(self.party.without(index))

    def again(self, index: int) -> None:
        """The press that sits down, once more: the second time leaves."""
        if self.choosing.again(self.who(index), self.stage.now_ms):
            self.stand_up(index)
        else:
            self.rebuild()

    def join(self, device: str) -> bool:
        """A press on an unused device sits down whoever had it last, or somebody new."""
        index = seat_devices.owner_of(self.seats, device)
        if index >= 0:
            self.again(index)
            return True
        party, first = self.party, self.party.people[0]
        if self.alone:
            lead = self.leader or "mouse"
            if lead == device:
                return False
            seats = [replace(seat, device=lead) if n == first else seat for n, seat in enumerate(party.seats)]
            party = replace(party, seats=tuple(seats))
        people = self.stage.settings.people
        self._seat(party.joined(party.person(people, device, people.at(self._known(device)))))
        return True

    # ---- names and help

    def rename(self, index: int) -> None:
        """By letters on the own card for whoever has an own device; else on a slip of paper, where keys type."""
        seat = self.seats[index]
        if self._on_own_card(index):
            self._edit(seat.device, Letters(clean_name(seat.name, ""), seat.animal, partial(self._named, seat.device),
                                            partial(self.edited, seat.device)))
            return
        asked = _("A new name for {name}").format(name=self.shown_name(index))
        self.stage.push(NameScene(clean_name(seat.name, ""), seat.animal, partial(self._name, index),
                                  "" if self.alone else asked, mine=self._mine(self.by)))

    def help_for(self, index: int) -> None:
        seat = self.seats[index]
        if self._on_own_card(index):
            self._edit(seat.device, HelpRows(seat.help, seat.animal, partial(self._helped, seat.device),
                                             partial(self.edited, seat.device)))
            return
        self.stage.push(HelpScene(self.shown_name(index), seat.animal, seat.help,
                                  lambda found: self._put(index, help=found), self._mine(self.by)))

    def _on_own_card(self, index: int) -> bool:
        own = self.seats[index].device
        return own == self.by and own not in ("", "mouse")

    def _mine(self, by: str) -> Callable[[Device], bool]:
        """Who leads through a slip of paper: the mouse and the keys, and a pad that opened it."""
        return lambda device: self.alone or device.kind != "pad" or seat_devices.name_of(device) == by

    def _edit(self, device: str, editor: Editor) -> None:
        self.choosing.forget(device)
        self.choosing.editors[device] = editor
        self.rebuild()

    def edited(self, device: str) -> None:
        """Letters or help have been chosen on a card, or given up."""
        self.choosing.forget(device)
        self.rebuild()

    def _named(self, device: str, name: str) -> None:
        self._name(seat_devices.owner_of(self.seats, device), name)

    def _name(self, index: int, name: str) -> None:
        settings, before = self.stage.settings, self.seats[index].name
        if before not in settings.people.names:  # a stand-in: whoever it is has given their own name now
            self.stage.bind(settings.bindings.renamed(before, name))
        settings.people = settings.people.named(name)
        self._put(index, name=name)

    def _helped(self, device: str, help_: Help) -> None:
        self._put(seat_devices.owner_of(self.seats, device), help=help_)

    # ---- widgets

    def rebuild(self, focus: str = "") -> None:
        """Where the focus is lost, Deal has it."""
        widgets = self._widgets()
        lost = self.board.focus not in [each.id for each in widgets]
        self.board.set(widgets, focus or (DEAL if lost else ""))
        self.dirty = True

    def _widgets(self) -> list[Widget]:
        widgets = [back_button(self.back), *self._header()]
        for index, seat in enumerate(self.seats):
            widgets += seat_people.widgets(self, index) if seat.human else seat_bots.widgets(self, index)
        if not self.party.full:
            widgets += seat_free.widgets(self, len(self.seats))
        for device, editor in list(self.choosing.editors.items()):
            index = seat_devices.owner_of(self.seats, device)
            if index < 0:
                self.choosing.forget(device)
                continue
            editor.animal = self.seats[index].animal
            editor.place(index, left_of(index))
        widgets.append(Button(DEAL, (480, 626, 320, 58), _("Deal"), 0.5, 1, icon="play", style="primary",
                              size=26, glyph=seat_foot.deal_glyph(self), act=self.begin))
        return widgets

    def begin(self) -> None:
        """Deals to who sits here."""
        self._deal(self.settings)

    def _header(self) -> list[Widget]:
        """The game, its house rules and its rules."""
        names = [each.title for each in self._games]
        found: list[Widget] = [Stepper("field:game", (self._game_x, 20, GAME_WIDE, 40), _("Game"), 1, 0, choices=names,
                                       index=self._games.index(self.tile), size=18, change=self._play)]
        house = self._house
        if house is not None:
            wide = self._house_wide
            found.append(Button("button:house", (1202 - wide, 20, wide, 40), _("House rules"), 1, 0, icon="settings",
                                size=17, act=lambda: house(self.settings.game)))
        found.append(IconButton("button:rules", (1214, 20, 42, 40), _("Rules"), 1, 0, icon="rules",
                                act=lambda: self._rules(self.settings.game)))
        return found

    @property
    def _house_wide(self) -> float:
        return min(250.0, button_width(self.frame, _("House rules"), 17, icon=True)) if self._house else 0.0

    @property
    def _game_x(self) -> float:
        """Where the game's name begins."""
        return 1202 - (self._house_wide + 12 if self._house else 0) - GAME_WIDE

    # ---- commands

    def help(self) -> None:
        self._rules(self.settings.game)

    def enter(self, stage: Stage) -> None:
        opened = seat_devices.name_of(stage.device)
        self.leader = opened if opened == "touch" or opened.startswith("pad") else ""
        super().enter(stage)

    def resume(self) -> None:
        super().resume()
        self.rebuild()

    def rebound(self) -> None:
        self.rebuild()

    @property
    def split_keyboard(self) -> frozenset[int]:  # type: ignore[override]
        """Corners in which somebody sits have their own keys here."""
        return frozenset(part for part, name in enumerate(CORNERS, 1) if seat_devices.owner_of(self.seats, name) >= 0)

    def handle(self, command: Command) -> None:
        self.by = seat_devices.name_of(command.device)
        if not seat_commands.handle(self, command):
            super().handle(command)

    def focused_person(self) -> int:
        """The seat of the person whose card has the focus; -1 for none."""
        index = self.board.focus.rpartition(":")[2]
        return int(index) if index.isdigit() and self.seats[int(index)].human else -1

    # ---- time

    @property
    def _still(self) -> bool:
        return self.stage.settings.preferences.less_motion

    def wait_ms(self, now_ms: int) -> int | None:
        waits = (self.choosing.wait_ms(now_ms), self.acting.wait_ms(self.seats, now_ms, self._still))
        return min((each for each in waits if each is not None), default=None)

    def update(self, now_ms: int) -> None:
        if self.choosing.update(now_ms):
            self.rebuild()
        acted = self.acting.update(self.seats, now_ms, self._still)
        self._acted = [] if self.dirty else acted
        self.dirty = self.dirty or bool(acted)

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        acted, self._acted = self._acted, []
        if full or not acted:
            self._draw_all(canvas)
            return None
        return [self._draw_within(canvas, index) for index in acted]

    def _draw_within(self, canvas: Canvas, index: int) -> pygame.Rect:
        """Only the portrait of one bot, and what lies over it."""
        rect = canvas.at().rect(left_of(index), TOP, WIDE, 200)
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(rect.clip(clip))
        self._draw_all(canvas)
        canvas.surface.set_clip(clip)
        return rect

    def _draw_all(self, canvas: Canvas) -> None:
        page(canvas, _("Who plays?"), self.settings.game)
        canvas.at(1, 0).art(f"title/game_{self.settings.game}", self._game_x - 100, 12, 90, 56)
        middle, here = canvas.at(), len(self.seats)
        choosing = [index for index in range(here) if self.choosing.chooses(self.who(index))]
        for index in sorted(range(here), key=lambda each: each in choosing):  # rings lie over neighbours
            (seat_people if self.seats[index].human else seat_bots).draw(self, middle, index)
        for index in range(here, MOST):
            if index >= self.party.most:
                seat_free.draw_off(self, middle, index)
            elif index == here:
                seat_free.draw(self, middle, index)
            else:
                seat_free.draw_later(middle, index)
        self.board.draw(canvas)
        for device, editor in self.choosing.editors.items():
            editor.draw(middle, left_of(seat_devices.owner_of(self.seats, device)))
        seat_foot.draw(self, canvas.at(0.5, 1))

    def inspect_items(self) -> list[Item]:
        boards = [self.board, *(editor.board for editor in self.choosing.editors.values())]
        return [item for board in boards for item in board.items(self.stage.frame)]


