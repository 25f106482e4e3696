"""Who plays: people and bots for each seat, with names, animals, characters and levels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.bindings import CORNERS
from game.core.record import HUMAN
from game.settings import ANIMALS, CHARACTERS, MatchSettings, SeatSetting, bot_seat, character, seated_within
from game.view.canvas import Canvas
from game.view.commands import TOUCH, Command, Kind, glyph
from game.view.i18n import _
from game.view.text import clean_name
from game.view.theme import (
    BOT_SLIP,
    FAINT,
    INK,
    PAPER,
    READY,
    SLIP,
    SOFT,
    WAITING,
    WARNING,
    seat_colour,
)
from game.view.widgets import Button, IconButton, Stepper, Widget, button_width

from . import seat_devices
from .base import Stage
from .game_tile import GameTile
from .menu import MenuScene, back_button, page
from .name import NameScene
from .seat_parts import TALL, TOP, WIDE, Flip, draw_all_devices, draw_arrows, draw_free_seat, draw_strip
from .settings.seat_help import HelpScene, help_words

PEOPLE = ("Ada", "Ben", "Cleo", "Dora", "Emil")
STEP, LEFT = 245, 34
MOST = 5
GAME_WIDE = 262.0
AGAIN_MS = 2000


def level_names() -> tuple[str, str, str]:
    return _("dozy"), _("awake"), _("hawk-eyed")


class SeatsScene(MenuScene):
    """``games``: what can be played here, ``settings.game`` among them. ``changed`` keeps every change at once;
    ``deal`` starts the match; ``rules`` and ``house`` open that game's rules and house rules."""

    name = "seats"

    def __init__(self, settings: MatchSettings, games: Sequence[GameTile], deal: Callable[[MatchSettings], None],
                 changed: Callable[[MatchSettings], None], rules: Callable[[str], None],
                 house: Callable[[str], None] | None = None) -> None:
        super().__init__()
        self.settings, self._games = settings, tuple(games)
        self._company = settings.seats
        """Who would sit down at a game for any number."""
        self._house, self._leader = house, ""
        self._leaves = ("", 0)
        """The device that was pressed again, and until when (ms) one more press makes it leave."""
        self._deal, self._changed, self._rules = deal, changed, rules
        self.board.set(self._widgets(), "button:deal")

    @property
    def tile(self) -> GameTile:
        """The game that is about to be played."""
        return next(each for each in self._games if each.game == self.settings.game)

    @property
    def _players(self) -> tuple[int, int]:
        return self.tile.players

    @property
    def _races(self) -> bool:
        return self.tile.races

    # ---- changing who sits where

    @property
    def seats(self) -> tuple[SeatSetting, ...]:
        return self.settings.seats

    def _set(self, seats: tuple[SeatSetting, ...]) -> None:
        self.settings = replace(self.settings, seats=seat_devices.without_devices(seats))
        self._company = self.settings.seats
        self._changed(self.settings)
        self.rebuild()

    def _play(self, index: int) -> None:
        """Another game, with as many of the company as it takes."""
        tile = self._games[index]
        self.settings = replace(self.settings, game=tile.game, seats=seated_within(self._company, tile.players))
        self._changed(self.settings)
        self.rebuild()

    def _put(self, index: int, seat: SeatSetting) -> None:
        self._set((*self.seats[:index], seat, *self.seats[index + 1:]))

    def _remove(self, index: int) -> None:
        if len(self.seats) > self._players[0]:
            self._set((*self.seats[:index], *self.seats[index + 1:]))

    def _add_bot(self) -> None:
        if len(self.seats) >= min(MOST, self._players[1]):
            return
        kinds = {seat.kind for seat in self.seats}
        chosen = next((each for each in CHARACTERS if each.kind not in kinds), CHARACTERS[0])
        self._set((*self.seats, self._unlike(bot_seat(chosen, 2))))

    def _add_person(self) -> None:
        if len(self.seats) < min(MOST, self._players[1]):
            self._set((*self.seats, self._person()))

    def _person(self) -> SeatSetting:
        names = {seat.name for seat in self.seats}
        name = next((each for each in PEOPLE if each not in names), PEOPLE[0])
        return self._unlike(SeatSetting(HUMAN, name, "fox"))

    def _unlike(self, seat: SeatSetting, index: int | None = None) -> SeatSetting:
        """The same seat with an animal that nobody else has."""
        taken = self._taken(index)
        free = [animal for animal in ANIMALS if animal not in taken]
        return seat if seat.animal in free else replace(seat, animal=free[0])

    def _taken(self, index: int | None) -> set[str]:
        return {seat.animal for i, seat in enumerate(self.seats) if i != index}

    def _animal(self, index: int, step: int) -> bool:
        seat, taken = self.seats[index], self._taken(index)
        at = ANIMALS.index(seat.animal)
        order = [ANIMALS[(at + step * i) % len(ANIMALS)] for i in range(1, len(ANIMALS))]
        self._put(index, replace(seat, animal=next(animal for animal in order if animal not in taken)))
        return True

    def _character(self, index: int, choice: int) -> None:
        chosen, seat = CHARACTERS[choice], self.seats[index]
        others = {each.name for i, each in enumerate(self.seats) if i != index}
        name = chosen.name if chosen.name not in others else seat.name
        changed = replace(bot_seat(chosen, seat.level), name=name)
        self._put(index, self._unlike(changed, index))

    def _swap(self, index: int) -> None:
        """A person for a bot, or a bot for a person."""
        seat = self.seats[index]
        if seat.human:
            kinds = {each.kind for each in self.seats}
            chosen = next((each for each in CHARACTERS if each.kind not in kinds), CHARACTERS[0])
            self._put(index, self._unlike(bot_seat(chosen, 2), index))
        else:
            self._put(index, replace(self._person(), animal=seat.animal))

    def _rename(self, index: int) -> None:
        seat = self.seats[index]
        self.stage.push(NameScene(clean_name(seat.name, ""), seat.animal,
                                  lambda name: self._put(index, replace(self.seats[index], name=name))))

    def _help_for(self, index: int) -> None:
        seat = self.seats[index]
        self.stage.push(HelpScene(clean_name(seat.name), seat.animal, seat.help,
                                  lambda found: self._put(index, replace(self.seats[index], help=found))))

    # ---- widgets

    def _widgets(self) -> list[Widget]:
        widgets = [back_button(self.back), *self._header()]
        for index, seat in enumerate(self.seats):
            widgets += self._person_card(index) if seat.human else self._bot_card(index, seat)
        if len(self.seats) < min(MOST, self._players[1]):
            widgets += self._free_card(len(self.seats))
        widgets.append(Button("button:deal", (480, 626, 320, 58), _("Deal"), 0.5, 1, icon="play", style="primary",
                              size=26, act=lambda: self._deal(self.settings)))
        return widgets

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

    def _portrait(self, index: int) -> Widget:
        box = (LEFT + STEP * index + 8, TOP + 16, WIDE - 16, 132)
        return Flip(f"field:animal:{index}", box, _("Animal of {name}").format(name=self._named(index)),
                    turn=lambda step: self._animal(index, step),
                    paint=lambda canvas, look: draw_arrows(canvas, look, box))

    def _person_card(self, index: int) -> list[Widget]:
        x, alone = LEFT + STEP * index, len(self.settings.humans) == 1
        cards: list[Widget] = [self._portrait(index)]
        if not alone:
            cards.append(self._device_field(index))
        help_ = self.seats[index].help
        cards.append(Button(f"button:name:{index}", (x + 8, TOP + 252, WIDE - 16, 42), _("Change name"), size=17,
                            act=lambda: self._rename(index)))
        cards.append(Button(f"button:help:{index}", (x + 8, TOP + 306, WIDE - 16, 42),
                            help_words(help_) if help_.some else _("Help: off"), icon="plus", size=17,
                            act=lambda: self._help_for(index)))
        cards.append(Button(f"button:bot:{index}", (x + 8, TOP + 360, WIDE - 16, 42), _("Bot instead"), icon="bot",
                            size=17, enabled=not alone, why=_("Somebody has to sit at the table."),
                            act=lambda: self._swap(index)))
        return cards + self._stand_up(index, _("Stand up"), person=True)

    def _device_field(self, index: int) -> Widget:
        found = seat_devices.choices(self.seats, index, self._pads())
        own = self.seats[index].device
        return Stepper(
            f"field:device:{index}",
            (LEFT + STEP * index + 8, TOP + 196, WIDE - 16, 40),
            _("Plays with"),
            size=17,
            icon=seat_devices.icon_of(own),
            choices=[seat_devices.words_of(each) for each in found],
            index=found.index(own),
            change=lambda choice: self._put(index, replace(self.seats[index], device=found[choice])),
        )

    def _pads(self) -> list[int]:
        return self.stage.pad_numbers if self._stage is not None else []

    def _bot_card(self, index: int, seat: SeatSetting) -> list[Widget]:
        x = LEFT + STEP * index
        kinds = [each.kind for each in CHARACTERS]
        cards = [self._portrait(index)]
        cards += self._stand_up(index, _("Send {name} away").format(name=seat.name), person=False)
        cards.append(Stepper(f"field:character:{index}", (x + 8, TOP + 196, WIDE - 16, 40), _("Character"), size=18,
                             choices=[_(each.title) for each in CHARACTERS],
                             index=kinds.index(seat.kind) if seat.kind in kinds else 0,
                             change=lambda choice: self._character(index, choice)))
        cards.append(Stepper(f"field:level:{index}", (x + 8, TOP + 352, WIDE - 16, 40), _("Level"), size=18,
                             icon="peek", choices=level_names(), index=seat.level - 1, change=lambda level: self._put(
                                 index, replace(seat, player=f"{seat.kind}:{level + 1}"))))
        cards.append(Button(f"button:person:{index}", (x + 8, TOP + 430, WIDE - 16, 38), _("Person instead"),
                            icon="person", size=16, act=lambda: self._swap(index)))
        return cards

    def _stand_up(self, index: int, words: str, person: bool) -> list[Widget]:
        """The way off the table, where enough players stay."""
        if len(self.seats) <= self._players[0] or person and len(self.settings.humans) == 1:
            return []
        x = LEFT + STEP * index + WIDE - 43
        return [IconButton(f"button:away:{index}", (x, TOP + 9, 34, 34), words, icon="close",
                           act=lambda: self._remove(index))]

    def _free_card(self, index: int) -> list[Widget]:
        x = LEFT + STEP * index
        return [Button("button:sit", (x + 16, TOP + 370, WIDE - 32, 42), _("Sit down"), icon="person", size=19,
                       act=self._add_person),
                Button("button:add", (x + 16, TOP + 426, WIDE - 32, 42), _("Add a bot"), icon="bot", size=19,
                       act=self._add_bot)]

    def _named(self, index: int) -> str:
        return clean_name(self.seats[index].name)

    # ---- commands

    def help(self) -> None:
        self._rules(self.settings.game)

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self._leader = seat_devices.name_of(stage.device)

    def resume(self) -> None:
        super().resume()
        self.rebuild()

    def _join(self, device: str) -> bool:
        """A press on an unused device sits down; of one that sits already, twice again leaves."""
        index = seat_devices.owner_of(self.seats, device)
        if index >= 0:
            return self._again(device, index)
        seats = list(self.seats)
        if len(self.settings.humans) == 1:
            first = self.settings.humans[0]
            seats[first] = replace(seats[first], device=self._leader or "mouse")
            if seats[first].device == device:
                return False
        self.settings = replace(self.settings, seats=tuple(seats))
        bots = [i for i, seat in enumerate(seats) if not seat.human]
        newcomer = replace(self._person(), device=device)
        if len(seats) < min(MOST, self._players[1]):
            self._set((*seats, newcomer))
        elif bots:
            self._put(bots[-1], replace(newcomer, animal=seats[bots[-1]].animal))
        return True

    def _again(self, device: str, index: int) -> bool:
        now = self.stage.now_ms
        if self._leaves[0] == device and now < self._leaves[1]:
            self._leave(index)
        else:
            self._leaves = (device, now + AGAIN_MS)
            self.dirty = True
        return True

    def _leave(self, index: int) -> None:
        """Stand up; where too few would be left, a bot takes the seat."""
        self._leaves = ("", 0)
        if len(self.seats) > self._players[0]:
            self._remove(index)
        else:
            self._swap(index)

    def wait_ms(self, now_ms: int) -> int | None:
        return max(1, self._leaves[1] - now_ms) if self._leaves[0] else None

    def update(self, now_ms: int) -> None:
        if self._leaves[0] and now_ms >= self._leaves[1]:
            self._leaves, self.dirty = ("", 0), True

    def _of_other_device(self, command: Command) -> bool:
        """Whether the command was somebody's who isn't the one that leads through the screen."""
        device = seat_devices.name_of(command.device)
        if command.kind is Kind.JOIN:
            return self._join(device)
        if command.device == TOUCH:
            return self._touches(command)
        if not device or device == self._leader or device == "touch":
            return False
        index = seat_devices.owner_of(self.seats, device)
        match command.kind:
            case Kind.ACCEPT if command.pressed:
                return self._join(device)
            case Kind.LEFT | Kind.RIGHT if index >= 0:
                return self._animal(index, 1 if command.kind is Kind.RIGHT else -1)
            case Kind.BACK if index >= 0:
                self._leave(index)
            case Kind.ALT if index >= 0:
                self._help_for(index)
            case Kind.MORE if index >= 0:
                self._rename(index)
            case Kind.PAUSE:
                return False
            case _:
                pass
        return True

    def _touches(self, command: Command) -> bool:
        """A tap on the free card sits down; elsewhere a finger does what a mouse does."""
        box = (LEFT + STEP * len(self.seats), TOP, WIDE, 350)
        on_it = self.frame.rect(*box, 0.5, 0.5).collidepoint(command.at)
        free = len(self.seats) < min(MOST, self._players[1]) and on_it
        if command.kind is not Kind.POINTER_DOWN or not free or seat_devices.owner_of(self.seats, "touch") >= 0:
            return False
        return self._join("touch")

    @property
    def split_keyboard(self) -> frozenset[int]:  # type: ignore[override]
        """Corners in which somebody sits choose their animal and stand up by their own keys."""
        return frozenset(part for part, name in enumerate(CORNERS, 1) if seat_devices.owner_of(self.seats, name) >= 0)

    def handle(self, command: Command) -> None:
        if command.kind in (Kind.DEVICE_LOST, Kind.DEVICE_FOUND):
            self.rebuild()
        elif self._of_other_device(command):
            pass
        elif command.pressed and command.kind is Kind.ADD:
            self._add_bot()
        elif command.pressed and command.kind is Kind.PAUSE:
            self._deal(self.settings)
        elif not (command.pressed and self._of_focused(command.kind)):
            super().handle(command)

    def _of_focused(self, kind: Kind) -> bool:
        """Do it for the person whose card has the focus, if one has."""
        index = self._focused_person()
        if index < 0:
            return False
        act = {Kind.MORE: self._rename, Kind.ALT: self._help_for}.get(kind)
        if act is not None:
            act(index)
        return act is not None

    def _focused_person(self) -> int:
        """The seat of the person whose card has the focus; -1 for none."""
        index = self.board.focus.rpartition(":")[2]
        return int(index) if index.isdigit() and self.seats[int(index)].human else -1

    # ---- drawing

    def draw(self, canvas: Canvas, full: bool) -> list[pygame.Rect] | None:
        page(canvas, _("Who plays?"), self.settings.game)
        self._draw_game(canvas.at(1, 0))
        middle = canvas.at()
        for index, seat in enumerate(self.seats):
            self._draw_card(middle, index, seat)
        if len(self.seats) < min(MOST, self._players[1]):
            draw_free_seat(middle, LEFT + STEP * len(self.seats))
        for index in range(len(self.seats) + 1, MOST):
            x = LEFT + STEP * index
            middle.dashed_box(x, TOP, WIDE, TALL, 18, "#4E4062")
            middle.eyes(x + WIDE / 2, TOP + 200, 13, (0.3 - 0.3 * (index % 3), 0.2), 0.3)
        self.board.draw(canvas)
        self._draw_foot(canvas)
        return None

    def _draw_game(self, canvas: Canvas) -> None:
        canvas.art(f"title/game_{self.settings.game}", self._game_x - 100, 12, 90, 56)

    def _draw_card(self, canvas: Canvas, index: int, seat: SeatSetting) -> None:
        x, cx = LEFT + STEP * index, LEFT + STEP * index + WIDE / 2
        if f":{index}" == self.board.focus[-2:]:
            canvas.pill(x - 5, TOP - 5, WIDE + 10, TALL + 10, 22, None, border=seat_colour(seat.animal), line=5)
        canvas.slip(x, TOP, WIDE, TALL, SLIP if seat.human else BOT_SLIP, 18)
        mood = "happy" if seat.human else character(seat.kind).mood
        canvas.portrait(seat.animal, mood, 134, (cx, TOP + 88))
        canvas.plate(seat.animal, self._named(index), (cx, TOP + 150), size=20, room=150)
        if seat.help.some:
            canvas.disc(cx - 56, TOP + 42, 16, PAPER, INK, 3)
            canvas.icon("plus", 23, (cx - 56, TOP + 42))
        if seat.human:
            if not self.settings.shares_mouse:
                draw_all_devices(canvas, seat.animal, cx)
            draw_strip(canvas, x, *self._state(seat))
        else:
            sentence = _(character(seat.kind).sentence)
            canvas.paragraph(sentence, cx, TOP + 248, WIDE - 36, size=15, colour=SOFT, anchor="midtop", step=20,
                             height=98)

    def _state(self, seat: SeatSetting) -> tuple[str, str, str]:
        """Words, icon and colour of a person's strip."""
        if seat.device and seat.device == self._leaves[0]:
            return _("again to leave"), "warning", WARNING
        if seat in seat_devices.lost(self.seats, self._pads()):
            return _("pad is missing"), "warning", WARNING
        if self._races and seat in seat_devices.sharing(self.seats):
            return _("no own device"), "warning", WAITING
        return _("Ready"), "check", READY

    def _draw_foot(self, canvas: Canvas) -> None:
        low = canvas.at(0.5, 1)
        prompts = [(Kind.BACK, _("title"))]
        if len(self.seats) < min(MOST, self._players[1]) and self.stage.device.kind == "keyboard":
            prompts.append((Kind.ADD, _("one more bot")))
        if self.stage.device.kind != "mouse" and self._focused_person() >= 0:
            prompts.insert(1, (Kind.ALT, _("help")))
        if low.prompts_width([(glyph(kind, self.stage.device), words) for kind, words in prompts]) > 420:
            del prompts[-1]
        self.foot(low, prompts, 656, x=LEFT)
        first, second = self._says()
        low.write(first, "soft", 18, PAPER, (832, 637), room=424, height=36)
        low.paragraph(second, 832, 652, 424, "soft", 16, FAINT, height=50)

    def _says(self) -> tuple[str, str]:
        focused = self.board.focused
        people, least = len(self.settings.humans), self._players[0]
        if focused is not None and not focused.enabled:
            return _("That won't do."), focused.why
        if people > 1:
            return self._says_of_people()
        if len(self.seats) == least:
            return _("{n} are enough to begin.").format(n=least), _("Up to {n} may sit down.").format(
                n=self._players[1])
        if len(self.seats) == min(MOST, self._players[1]):
            return _("All seats are taken."), _("Send somebody away to make room.")
        return _("You against {n} bots.").format(n=len(self.seats) - 1), _("Each has a character of its own.")


    def _says_of_people(self) -> tuple[str, str]:
        sharing = seat_devices.sharing(self.seats)
        gone = seat_devices.lost(self.seats, self._pads())
        if gone:
            return _("{name}'s pad isn't there.").format(name=clean_name(gone[0].name)), _(
                "Plug it in, or choose something else."
            )
        if not sharing:
            return _("{n} people, each with a device.").format(n=len(self.settings.humans)), _("All can act at once.")
        if self._races:
            return _("Hands race in this game."), _("For a device each: press A on a pad, or a corner's key.")
        return (
            _("{n} people share the mouse.").format(n=len(sharing) + (seat_devices.owner_of(self.seats, "mouse") >= 0)),
            _("Hands lie covered until the mouse is passed."),
        )
