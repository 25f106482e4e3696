"""Bots at Schnattergei: beside silent people, and with honour."""

from __future__ import annotations

from game.core.events import Said

from .matches import match, play


def test_a_bot_plays_on_beside_people_who_do_nothing() -> None:
    """A silent person's word is called off by the clock, and a person's slap in the middle of a flip stalls nobody."""
    playing = match(["sly:2", "dozer:2"], 3)
    playing.bots = [bot for bot in playing.bots if bot.seat == 1]
    table = playing.referee.table
    playing.advance(30_000)
    said = {action.seat for _, action in playing.referee.record.inputs}
    assert said <= {1}
    assert table.turn == 0 or table.game_over


def test_with_honour_bots_accuse_and_own_up() -> None:
    words: list[str] = []
    for seed in range(12):
        play(["calm:1", "nervous:2", "hawk:3"], seed, house={"honour": True},
             listen=lambda event: words.append(event.words) if isinstance(event, Said) else None)
    assert {"admits", "wrong_word"} <= set(words)
    assert words.count("wrong_word") > words.count("wrong_accusation") > 0
