"""Who sits at the table as a value: people and bots come, go and change, and a game takes only so many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.people import Guest, People
from game.settings import ANIMALS, CHARACTERS, Character, SeatSetting, bot_seat, seated_within

from . import seat_devices

MOST = 5
FIRST_LEVEL = 2


@dataclass(frozen=True, slots=True)
class Party:
    """It never changes; every change is another one. No two have one animal, and somebody alone has every device.

    ``players``: fewest and most that the game takes; ``waiting``: who would sit here, too, if it took more;
    ``filled``: how many bots sit here only since the game needs them.
    """

    seats: tuple[SeatSetting, ...]
    players: tuple[int, int]
    waiting: tuple[SeatSetting, ...] = ()
    filled: int = 0

    @property
    def most(self) -> int:
        return min(MOST, self.players[1])

    @property
    def full(self) -> bool:
        return len(self.seats) >= self.most

    @property
    def people(self) -> list[int]:
        return [index for index, seat in enumerate(self.seats) if seat.human]

    def at_game(self, players: tuple[int, int]) -> Party:
        """The same company at a game for so many: the last wait, bots first, or bots fill up."""
        company = (*self.seats[:len(self.seats) - self.filled], *self.waiting)
        seats = seated_within(company, players)
        waiting = tuple(seat for seat in company if seat not in seats)
        return Party(seats, players, waiting, max(0, len(seats) - len(company)))

    def _with(self, seats: Sequence[SeatSetting]) -> Party:
        return Party(seat_devices.without_devices(seats), self.players, self.waiting)

    def put(self, index: int, seat: SeatSetting) -> Party:
        return self._with((*self.seats[:index], seat, *self.seats[index + 1:]))

    def added(self, seat: SeatSetting) -> Party:
        """One more, where there is room."""
        return self if self.full else self._with((*self.seats, self.unlike(seat)))

    def with_bot(self) -> Party:
        """One bot more, of a character that isn't here yet."""
        return self.added(bot_seat(self._new_character(), FIRST_LEVEL))

    def without(self, index: int) -> Party:
        """Somebody stands up; who waited takes the seat, else a bot where too few would be left."""
        left = self._with((*self.seats[:index], *self.seats[index + 1:]))
        if left.waiting:
            return left.at_game(self.players)
        return left if len(left.seats) >= self.players[0] else replace(left.with_bot(), filled=1)

    def may_go(self, index: int) -> bool:
        """Whether this seat can be left: somebody has to sit at the table, and bots only make room."""
        if self.seats[index].human:
            return len(self.people) > 1
        return len(self.seats) > self.players[0] or bool(self.waiting)

    def unlike(self, seat: SeatSetting, index: int | None = None) -> SeatSetting:
        """The same seat with an animal that nobody else has."""
        taken = self._taken(index)
        free = [animal for animal in ANIMALS if animal not in taken]
        return seat if seat.animal in free else replace(seat, animal=free[0])

    def turned(self, index: int, step: int) -> Party:
        """The next free animal for somebody."""
        seat, taken = self.seats[index], self._taken(index)
        at = ANIMALS.index(seat.animal)
        order = [ANIMALS[(at + step * i) % len(ANIMALS)] for i in range(1, len(ANIMALS))]
        return self.put(index, replace(seat, animal=next(animal for animal in order if animal not in taken)))

    def characterised(self, index: int, chosen: Character) -> Party:
        """Another character for a bot; it keeps its name where the character's own is taken."""
        seat = self.seats[index]
        others = {each.name for i, each in enumerate(self.seats) if i != index}
        name = chosen.name if chosen.name not in others else seat.name
        return self.put(index, self.unlike(replace(bot_seat(chosen, seat.level), name=name), index))

    def person(self, people: People, device: str = "", guest: Guest | None = None) -> SeatSetting:
        """Somebody who sits down with that device: ``guest`` again, unless they sit here, or else a new name."""
        names = {seat.name for seat in (*self.seats, *self.waiting) if seat.human}
        if guest is None or guest.name in names:
            guest = Guest(people.free_name(names), ANIMALS[0])
        return SeatSetting(name=guest.name, animal=guest.animal, device=device, help=guest.help)

    def joined(self, newcomer: SeatSetting) -> Party:
        """At a free seat, or else for the last bot; nobody where only people sit."""
        bots = [index for index, seat in enumerate(self.seats) if not seat.human]
        if not self.full:
            return self.added(newcomer)
        return self.put(bots[-1], self.unlike(newcomer, bots[-1])) if bots else self

    def _new_character(self) -> Character:
        kinds = {seat.kind for seat in self.seats}
        return next((each for each in CHARACTERS if each.kind not in kinds), CHARACTERS[0])

    def _taken(self, index: int | None) -> set[str]:
        others = [seat for i, seat in enumerate(self.seats) if i != index]
        return {seat.animal for seat in (*others, *self.waiting)}
