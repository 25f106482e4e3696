"""Whole matches of people around one screen, played twice: the second time with the cards that nobody at the screen may
see in other places. Every frame, sound, word and inspected item is the same until one of them is seen by all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.core.actions import NextRound
from game.core.cards import Card, Deck, Face
from game.core.record import Record
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import GAMES
from game.view.commands import Device, Kind
from game.view.games.heuschrecken_poker.state import state_of
from game.view.pictures import Pictures
from game.view.raster import Raster
from game.view.window import open_offscreen
from tests.pads import VirtualPad
from tests.scenes.gathering import People, gathered
from tests.scenes.table import Table, deck
from tests.scenes.window_tape import Screen

SHARED = dict.fromkeys(GAMES, ("", "", "pad:1", "keys")) | {"schnattergei": ("mouse", "corner", "pad:1", "keys")}
EACH = ("pad:1", "keys", "corner")
"""Nobody has the mouse; whoever sits below has a pad."""
STEPS = dict.fromkeys(GAMES, 80) | {"schummel_hummel": 130, "schnattergei": 120}
"""So many things are done; Schummel Hummel comes to the results of its first round by then."""
SHARES = (0.35, 1.0)
"""After these parts of the match the cards that nobody has seen yet are permuted, and compared so far."""
FEWEST = 2
"""Cards that have to change their faces for a comparison to mean something."""


@pytest.fixture(scope="module", autouse=True)
def display() -> None:
    open_offscreen((320, 180))


@contextmanager
def table(folder: Path, cards: Deck, seed: int, devices: tuple[str, ...]) -> Iterator[Screen]:
    with ExitStack() as stack:
        pads = [stack.enter_context(VirtualPad()) for device in devices if device.startswith("pad")]
        yield stack.enter_context(gathered(folder, cards, devices, seed, pads))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_looks_and_sounds_the_same_with_all_secret_cards_permuted(game: str, tmp_path: Path) -> None:
    people = compared(game, SHARED[game], STEPS[game], tmp_path)
    enough(game, people)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "schnattergei"])
def test_it_does_so_where_nobody_has_the_mouse(game: str, tmp_path: Path) -> None:
    people = compared(game, EACH, 40, tmp_path)
    assert all(people.seen.get(f"peek {device}") for device in EACH), people.seen


def compared(game: str, devices: tuple[str, ...], steps: int, tmp_path: Path) -> People:
    cards, seed = deck(game), 3
    with table(tmp_path / "first", cards, seed, devices) as screen:
        people = People(screen, seed)
        people.play(steps)
    for share in SHARES:
        frames = round(share * len(screen.told))
        hidden = [card for card, face in enumerate(cards.faces)
                  if people.exposed.at.get(card, len(screen.told)) >= frames and "prop" not in face.traits]
        other = permuted(cards, hidden, screen, frames)
        with table(tmp_path / f"{share}", other, seed, devices) as again:
            same_prints(cards, other, again)
            again.do(*screen.tape, frames=frames)
        made = screen.scene.match.referee.record.inputs[:screen.inputs[frames - 1]]
        assert again.scene.match.referee.record.inputs == made, "the same hands did the same"
        same(screen, again, frames)
    return people


def enough(game: str, people: People) -> None:
    """They did what the comparison is about."""
    seen = Counter(people.seen)
    assert seen["paused"] and seen["pause"] and seen["focus lost"], seen
    if people.scene.play.hides_hands:
        assert seen["pass_mouse"] and seen["peek mouse"] and seen["peek pad:1"] and seen["peek keys"], seen
        assert seen["blind"] or game == "heuschrecken_poker", seen  # no backs lie on its table
    if game == "schummel_hummel":
        assert seen["cheat"] and seen["proof"] + seen["wrong"] and seen["results"], seen


def permuted(cards: Deck, hidden: list[Card], screen: Screen, frames: int) -> Deck:
    """The deck with as many of these cards as can be under other faces: every act stays as possible as it was."""
    inputs = screen.inputs[frames - 1]
    record = screen.scene.match.referee.record
    where = _played(cards, record, inputs)
    lots, changed, left = Random(7), 0, list(hidden)
    lots.shuffle(left)
    while len(left) > 1:
        one = left.pop()
        for other in [each for each in left if cards.faces[each] != cards.faces[one]][:4]:
            swapped = _swapped(cards, one, other)
            if _played(swapped, record, inputs) == where:
                cards, changed = swapped, changed + 2
                left.remove(other)
                break
    assert changed >= FEWEST, f"{changed} of {len(hidden)} hidden cards could change places"
    return cards


def same_prints(cards: Deck, other: Deck, screen: Screen) -> None:
    """Which of several pictures of one face a card has goes by its place in the box: here it goes with the face."""
    before, now = Pictures(Raster(), cards), screen.scene.pictures
    prints: dict[Face, list[int]] = {}
    for card, face in enumerate(cards.faces):
        if face == other.faces[card]:
            now._copy[card] = before._copy[card]
        else:
            prints.setdefault(face, []).append(before._copy[card])
    for card, face in enumerate(other.faces):
        if face != cards.faces[card]:
            now._copy[card] = prints[face].pop()


def _swapped(cards: Deck, one: Card, other: Card) -> Deck:
    faces = list(cards.faces)
    faces[one], faces[other] = faces[other], faces[one]
    return replace(cards, faces=tuple(faces))


def _played(cards: Deck, record: Record, inputs: int) -> list[object] | None:
    """Where every card lies after so many actions, and how hands were arranged before; None if one is refused."""
    referee = Referee(GAMES[cards.game], Record(cards, record.players, record.kinds, record.seed, record.house))
    views = [SeatView(referee, seat) for seat in range(len(record.players))]
    told: list[object] = [_arranged(view) for view in views]
    for at, action in record.inputs[:inputs]:
        refusal = referee.submit(action, at)
        if refusal is not None and not refusal.heard:
            return None
        if isinstance(action, NextRound):
            told += [_arranged(view) for view in views]
    return [*told, *referee.table.where]


def _arranged(view: SeatView) -> list[Card]:
    """Where hands are sorted, the same press has to meet the same card."""
    return state_of(view).own_cards if view.game == "heuschrecken_poker" else view.hand


def same(one: Screen, two: Screen, frames: int) -> None:
    parts = ("screen", "picture", "items", "prompt", "log", "heard", "caption", "title")
    for n in range(frames):
        for part, first, second in zip(parts, one.told[n], two.told[n], strict=True):
            assert first == second, f"frame {n} of {frames} ({one.told[n][0]}): another {part}"


WAYS = {"schummel_hummel": {"discard", "lap:1", "shoulder:1", "sleeve:1", "slip"},
        "heuschrecken_poker": {"place:1"}, "moemmen": {*(f"meadow:{place}" for place in range(5)), "discard", "tim"}}


@pytest.mark.parametrize("game", WAYS)
def test_a_paw_passes_the_same_places_with_any_card(game: str) -> None:
    """A neighbour knows where the paw begins and where it goes; the card must not be told by it."""
    made = Table(game=game, players=3, humans=3, devices=("mouse", "pad:1", "pad:2"), setup=None)
    made.stage.pad_numbers = [1, 2]
    ways = set()
    for _card in made.match.referee.table.hand(1):
        for kind in (Kind.RIGHT, Kind.ACCEPT):
            made.command(kind, device=Device("pad", 1))
            made.wait(40)
        way = [made.match.referee.table.held_zone[1]]
        for _ in range(len(WAYS[game])):
            made.command(Kind.RIGHT, device=Device("pad", 1))
            way.append(made.match.referee.table.held_zone[1])
        ways.add(tuple(way))
        made.command(Kind.BACK, device=Device("pad", 1))
        made.wait(600)
    assert len(ways) == 1
    assert set(ways.pop()) == WAYS[game] | {"hand:1"}
