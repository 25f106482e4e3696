"""Who sits where: from what the command line says to a player for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.bindings import CORNERS, PADS
from game.core.record import HUMAN
from game.settings import ANIMALS, CHARACTERS, LEVELS, SeatSetting, bot_seat, character

PEOPLE = ("Ada", "Ben", "Cleo", "Dora", "Emil")
USUAL_PLAYERS = 4
USUAL_LEVEL = 2
DEVICES = ("mouse", "touch", *CORNERS, *PADS)


class SeatingError(ValueError):
    """Seats that can't be. Its text is one sentence."""


def seating(
    limits: tuple[int, int], players: int | None = None, humans: int | None = None, listed: str | None = None,
    usual_humans: int = 1,
) -> tuple[SeatSetting, ...]:
    """A player for each seat: as ``listed`` (``human@mouse,human@keys,hawk:3``), else people first and then bots.

    Raises :exc:`SeatingError` for a number or a player that can't be.
    """
    words, devices = _devices(listed) if listed is not None else ([], [])
    kinds = _listed(words) if listed is not None else _usual(limits, players, humans, usual_humans)
    _check_count(limits, len(kinds))
    if players is not None and players != len(kinds):
        raise SeatingError(f"--players says {players}, but --seats lists {len(kinds)}.")
    if humans is not None and humans != kinds.count(HUMAN):
        raise SeatingError(f"--humans says {humans}, but --seats lists {kinds.count(HUMAN)}.")
    seats, devices = _named(kinds), devices or [""] * len(kinds)
    return tuple(replace(seat, device=device) for seat, device in zip(seats, devices, strict=True))


def _devices(text: str) -> tuple[list[str], list[str]]:
    """Who sits at each seat, and what a person's hand is moved by: ``human@pad:1``."""
    parted = [word.strip().partition("@") for word in text.split(",")]
    devices = [device for _word, _at, device in parted]
    for word, at, device in parted:
        if at and (word != HUMAN or device not in DEVICES or devices.count(device) > 1):
            raise SeatingError(f"--seats: after {HUMAN}@ goes a device that nobody else has, one of "
                               f"{', '.join(DEVICES)}, found {word[:40]}@{device[:40]}.")
    return [word for word, _at, _device in parted], devices


def _usual(limits: tuple[int, int], players: int | None, humans: int | None, usual_humans: int) -> list[str]:
    least, most = limits
    count = max(least, min(most, USUAL_PLAYERS)) if players is None else players
    _check_count(limits, count)
    people = usual_humans if humans is None else humans
    if people > count:
        raise SeatingError(f"--humans {people} is more than the {count} seats.")
    bots = [f"{each.kind}:{USUAL_LEVEL}" for each in CHARACTERS]
    return [HUMAN] * people + bots[:count - people]


def _check_count(limits: tuple[int, int], count: int) -> None:
    least, most = limits
    if not least <= count <= most:
        raise SeatingError(f"This game is for {least} to {most} players, not for {count}.")


def _listed(words: Sequence[str]) -> list[str]:
    kinds = []
    for word in words:
        kind, _, level = word.partition(":")
        known = kind in {each.kind for each in CHARACTERS} and (not level or level in map(str, LEVELS))
        if word != HUMAN and not known:
            raise SeatingError(
                f"--seats: expected {HUMAN}, or one of {', '.join(each.kind for each in CHARACTERS)} "
                f"with a level from {LEVELS[0]} to {LEVELS[-1]} such as hawk:3, found {word[:40]!r}.")
        kinds.append(word if word == HUMAN or level else f"{kind}:{USUAL_LEVEL}")
    return kinds


def _named(kinds: Sequence[str]) -> tuple[SeatSetting, ...]:
    """Nobody has the name or, as far as they go round, the animal of somebody else."""
    seats: list[SeatSetting] = []
    people = iter(PEOPLE)
    for kind in kinds:
        name, _, level = kind.partition(":")
        seat = SeatSetting(HUMAN, next(people)) if kind == HUMAN else bot_seat(character(name), int(level))
        seats.append(_distinct(seat, seats))
    return tuple(seats)


def _distinct(seat: SeatSetting, others: Sequence[SeatSetting]) -> SeatSetting:
    namesakes = sum(other.name.partition(" ")[0] == seat.name for other in others)
    taken = {other.animal for other in others}
    animal = seat.animal if seat.animal not in taken else next(each for each in ANIMALS if each not in taken)
    return replace(seat, name=f"{seat.name} {namesakes + 1}" if namesakes else seat.name, animal=animal)
