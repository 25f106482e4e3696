"""An evening in the running program: bots' hands play the people's cards, everything else is posted events."""

from __future__ import annotations

from game.bots import make_bot
from game.clock import MatchTime
from game.core.actions import NextRound
from game.referee.view import SeatView
from game.scenes.match import MatchScene
from tests.stage import Hand, top

STEP_MS = 500


def on_table(hand: Hand) -> MatchScene:
    scene = top(hand)
    assert isinstance(scene, MatchScene)
    return scene


def let_bots_play(scene: MatchScene, ms: int = 3_600_000) -> None:
    """At the people's seats too, for so long or until the match is over; rounds follow each other."""
    match, referee = scene.match, scene.match.referee
    players = [make_bot("sly:3", seat, SeatView(referee, seat), referee.record.seed) for seat in scene.humans]
    match.bots[:0] = players  # at one instant people come first, also when the record is played again
    until = match.now + ms
    while not referee.table.game_over and match.now < until:
        match.advance(match.now + STEP_MS)
        if referee.table.round_over and not referee.table.game_over:
            match.submit(NextRound(), referee.open_from)
    scene.time = MatchTime(match.now)


def play_out(hand: Hand) -> None:
    """From the table to the results of the whole match."""
    scene = on_table(hand)
    let_bots_play(scene)
    scene._events.clear()  # nobody watched, so nothing has to be shown but the end
    scene.play.catch_up()
    scene.view.land_all()
    scene.refresh()
    scene.following.results_ms = 0
    hand.step(2)
    assert top(hand).name == "results", top(hand).name
