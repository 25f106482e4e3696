"""The evening as it stands: who sits there, which games, what each brought, and what may be changed about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import NamedTuple

from game.core.cards import Seat
from game.referee.chronicle import Chronicle
from game.settings import SeatSetting, default_seats, seated_within

from .titles import Deeds, Title, deeds_of, titles, together

USUAL = ("schummel_hummel", "heuschrecken_poker", "moemmen", "schnattergei")
FEWEST, MOST = 2, 8
"""Games of an evening."""
FINALE_COUNTS = 2
OUT = 0
"""The place of somebody who didn't play."""


class Played(NamedTuple):
    """What one game brought, by member of the company. ``places`` from 1, who is level shares one; ``halves``: half
    points, before the finale counts double."""

    game: str
    places: tuple[int, ...]
    halves: tuple[int, ...]
    deeds: tuple[Deeds, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(member for member, place in enumerate(self.places) if place == 1)

    def of(self, members: Sequence[int]) -> Played:
        """For another company: which former member each one is, -1 for somebody new."""
        return Played(self.game, tuple(self.places[each] if each >= 0 else OUT for each in members),
                      tuple(self.halves[each] if each >= 0 else 0 for each in members),
                      tuple(self.deeds[each] if each >= 0 else Deeds() for each in members))


class Table(NamedTuple):
    """Who sits down for one game. ``members``: which member of the company each seat is, -1 for a guest."""

    seats: tuple[SeatSetting, ...]
    members: tuple[int, ...]

    def guests(self) -> tuple[SeatSetting, ...]:
        return tuple(seat for seat, member in zip(self.seats, self.members, strict=True) if member < 0)


@dataclass(frozen=True, slots=True)
class Evening:
    """``match``: the file name of the match that is on the table, or was when it broke off; else empty."""

    company: tuple[SeatSetting, ...] = default_seats(4)
    playlist: tuple[str, ...] = USUAL
    played: tuple[Played, ...] = ()
    match: str = ""

    # ---- where it stands

    @property
    def over(self) -> bool:
        return len(self.played) == len(self.playlist)

    @property
    def under_way(self) -> bool:
        return bool(self.played or self.match) and not self.over

    @property
    def next_game(self) -> str:
        """Empty when it is over."""
        return "" if self.over else self.playlist[len(self.played)]

    @property
    def locked(self) -> int:
        """So many of its games can't be changed any more: they are played, or on the table."""
        return len(self.played) + bool(self.match)

    # ---- points

    def counts(self, number: int) -> int:
        """How often the points of that game of the list count: those of the last one twice."""
        return FINALE_COUNTS if number == len(self.playlist) - 1 else 1

    def halves(self, member: int, number: int) -> int:
        """Half points of a member in a game that was played."""
        return self.played[number].halves[member] * self.counts(number)

    @property
    def totals(self) -> tuple[int, ...]:
        """Half points of each member."""
        return tuple(sum(self.halves(member, number) for number in range(len(self.played)))
                     for member in range(len(self.company)))

    def rank(self, member: int) -> int:
        """From 1; who is level shares it."""
        totals = self.totals
        return 1 + sum(total > totals[member] for total in totals)

    @property
    def order(self) -> list[int]:
        """The members, the best first; who is level stays in the order of seats."""
        return sorted(range(len(self.company)), key=self.rank)

    @property
    def titles(self) -> list[Title]:
        """Of all games so far, the finest first."""
        return titles([together(played.deeds[member] for played in self.played)
                       for member in range(len(self.company))])

    # ---- what happens

    def dealt(self, match: str) -> Evening:
        """The next game is on the table, kept in the file of that name."""
        return replace(self, match=match)

    def cleared(self) -> Evening:
        """The match on the table can't go on: its game will be dealt anew."""
        return replace(self, match="")

    def counted(self, played: Played) -> Evening:
        """The next game is over. What isn't that game, or isn't for this company, changes nothing."""
        if played.game != self.next_game or len(played.places) != len(self.company):
            return self
        return replace(self, played=(*self.played, played), match="")

    def anew(self) -> Evening:
        """Another evening of the same company with the same games."""
        return replace(self, played=(), match="")

    # ---- the list of games

    def may_move(self, number: int, step: int) -> bool:
        return self.locked <= number < len(self.playlist) and self.locked <= number + step < len(self.playlist)

    def moved(self, number: int, step: int) -> Evening:
        if not self.may_move(number, step):
            return self
        games = list(self.playlist)
        games.insert(number + step, games.pop(number))
        return replace(self, playlist=tuple(games))

    def may_remove(self, number: int) -> bool:
        """Two games stay, and one of them is still to be played: what was an ordinary game is no finale afterwards."""
        return (self.locked <= number < len(self.playlist) and len(self.playlist) > FEWEST
                and len(self.playlist) > len(self.played) + 1)

    def removed(self, number: int) -> Evening:
        if not self.may_remove(number):
            return self
        return replace(self, playlist=(*self.playlist[:number], *self.playlist[number + 1:]))

    @property
    def may_add(self) -> bool:
        return not self.over and len(self.playlist) < MOST

    def added(self, game: str) -> Evening:
        """One more at the end."""
        return replace(self, playlist=(*self.playlist, game)) if self.may_add else self

    # ---- the company

    def seated(self, seats: tuple[SeatSetting, ...]) -> Evening:
        """Another company. Whoever was there before (by name, else by animal) has kept what the games brought; whoever
        is new has missed those."""
        before = _who_was(self.company, seats)
        return replace(self, company=seats, played=tuple(each.of(before) for each in self.played))


def _who_was(old: Sequence[SeatSetting], new: Sequence[SeatSetting]) -> list[int]:
    """The former member that each seat is, or -1."""
    free = dict(enumerate(old))
    found = [-1] * len(new)
    for marks in (("name", "animal"), ("name",), ("animal",)):
        same = attrgetter(*marks)
        for n, seat in enumerate(new):
            if found[n] < 0:
                found[n] = next((member for member, each in free.items() if same(each) == same(seat)), -1)
                free.pop(found[n], None)
    return found


def table_for(company: tuple[SeatSetting, ...], players: tuple[int, int]) -> Table | None:
    """Who of the company sits down at a game for so many: bots make room, or join as guests. None when there are more
    people than seats."""
    if sum(seat.human for seat in company) > players[1]:
        return None
    seats = seated_within(company, players)
    members, after = [], 0
    for seat in seats:
        found = next((n for n in range(after, len(company)) if company[n] == seat), -1)
        members.append(found)
        after = found + 1 if found >= 0 else len(company)
    return Table(seats, tuple(members))


def outcome(story: Chronicle, table: Table, company: int) -> Played | None:
    """What a match brought a company of so many; None while it isn't over, or when others played it. Guests don't
    count: the company's places are those among themselves."""
    if len(story.players) != len(table.seats) or not any(moment.kind == "end" for moment in story.moments):
        return None
    playing = [seat for seat, member in enumerate(table.members) if member >= 0]
    ranks = _places(story, playing)
    places, deeds = [OUT] * company, [Deeds()] * company
    for seat, place in zip(playing, ranks, strict=True):
        places[table.members[seat]] = place
        deeds[table.members[seat]] = deeds_of(story, seat)
    return Played(story.game, tuple(places), half_points(places), tuple(deeds))


def _places(story: Chronicle, seats: Sequence[Seat]) -> list[int]:
    """From 1, by who won and then by totals."""
    totals = next((each.totals for each in reversed(story.rounds) if each.totals), (0,) * len(story.players))
    strength = [(seat in story.winners, totals[seat]) for seat in seats]
    return [1 + sum(other > own for other in strength) for own in strength]


def half_points(places: Sequence[int]) -> tuple[int, ...]:
    """As many points as there are members for the first place, one less for the next, and so on. Who shares a place
    shares the points of all the places that they fill, which are whole halves; who sat out has none."""
    most = len(places)
    return tuple(0 if place == OUT else 2 * (most + 1 - place) - (places.count(place) - 1) for place in places)
