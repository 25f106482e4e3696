"""Pictures of the drills in company: each in the middle of a session, with a bot at the pupil's place."""

from __future__ import annotations

from collections.abc import Iterator

from game.bots import make_bot
from game.decks import load_decks
from game.drills.drill import Drill
from game.drills.drills import DRILLS
from game.referee.match import Match
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import RULES
from game.scenes.practice.course import ALL_TOGETHER
from game.scenes.practice.session import DrillScene
from game.settings import SeatSetting, drawn_as

from .studio import Look, Shot, Studio, nothing

AT_MS = {"sneak": 41_000, "watch": 33_000, "pollen": 24_000, "grasshopper": 38_000}


def parties(look: Look) -> Iterator[Shot]:
    for skill, at_ms in AT_MS.items():
        scene = DrillScene(*_self_playing(DRILLS[skill]), nothing, nothing)
        studio = Studio(look, scene)
        studio.run(at_ms)
        yield f"drill_{skill}", studio.picture()


def _self_playing(drill: Drill) -> tuple[Match, tuple[SeatSetting, ...]]:
    record = drill.record(load_decks()[drill.game], ["Ada", *ALL_TOGETHER][:drill.seats], 7, 5)
    referee = Referee(RULES[record.game], record)
    kinds = ["sly:3", *record.kinds[1:]]
    bots = [make_bot(kind, seat, SeatView(referee, seat), record.seed) for seat, kind in enumerate(kinds)]
    seats = [SeatSetting()]
    for kind, name in zip(record.kinds[1:], record.players[1:], strict=True):
        seats.append(SeatSetting(kind, name, drawn_as(name, [seat.animal for seat in seats])))
    return Match(referee, bots), tuple(seats)
