"""What a match sounds like on the screen, and what is written for those who don't hear it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.core.actions import Call, Carry, Grab, Release
from game.core.events import CardMoved, Noted, RoundBegan, Said, TurnBegan
from game.scenes.match_sound import CAPTION_MS, in_turn
from game.view import i18n
from game.view.sounds import Cue, Sounds
from tests.scenes.table import SETUP, Table


class Spy(Sounds):
    """Remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, str]] = []
        self.no_device = False

    @property
    def deaf(self) -> bool:
        return self.no_device

    def play(self, name: str, pan: float = 0.0, after_ms: int = 0) -> None:
        self.asked.append((name, "left" if pan < -0.3 else "right" if pan > 0.3 else ""))

    def call(self, words: str, animal: str, pan: float = 0.0, after_ms: int = 0) -> None:
        self.asked.append((words, animal))

    @property
    def names(self) -> list[str]:
        return [name for name, _where in self.asked]


def sat_down(**facts: Any) -> tuple[Table, Spy]:
    table, spy = Table(**facts), Spy()
    table.stage.sounds = spy
    table.wait(100)
    spy.asked.clear()
    return table, spy


def cheat(table: Table, seat: int, face: str) -> None:
    card = next(card for card in table.match.referee.table.hand(seat) if table.deck.faces[card].name == face)
    for action in (Grab(seat, card), Carry(seat, f"lap:{seat}"), Release(seat, f"lap:{seat}")):
        assert table.scene.submit(action) is None
    table.wait(200)


def test_a_laid_card_is_heard_and_so_is_the_next_turn() -> None:
    table, spy = sat_down(setup=SETUP | {"turn": "Cleo"})
    card = next(c for c in table.match.referee.table.hand(2) if table.deck.faces[c].name == "flower blue yellow")
    for action in (Grab(2, card), Carry(2, "discard"), Release(2, "discard")):
        table.scene.submit(action)
    table.wait(200)
    assert [name for name in spy.names if name != "peek"] == ["lay", "your_turn"]


def test_the_own_cheat_is_heard_quietly_and_nobody_elses_is() -> None:
    table, spy = sat_down()
    cheat(table, 1, "bumblebee blue green")
    assert spy.names == []
    cheat(table, 0, "spider blue green")
    assert spy.names == ["peek", "slip"]


def test_at_a_shared_screen_a_cheat_is_silent_whosever_it_is() -> None:
    table, spy = sat_down(humans=2)
    for seat, face in ((0, "spider blue green"), (1, "bumblebee blue green")):
        cheat(table, seat, face)
    assert spy.names == []


def test_a_right_call_is_shouted_rolled_and_written() -> None:
    table, spy = sat_down()
    cheat(table, 1, "bumblebee blue green")
    spy.asked.clear()
    table.scene.submit(Call(2, "caught", 1))
    table.scene.sound.tick(table.stage.now_ms)
    assert ("caught", "badger") in spy.asked and "drum_roll" in spy.names
    assert table.scene.moment.bubbles[2] == "Caught you!"
    assert table.scene.sound.caption.startswith("drum roll")


def test_what_is_refused_is_heard() -> None:
    table, spy = sat_down()
    table.scene.submit(Call(0, "caught", 1))
    table.wait(40)
    assert spy.names == ["refuse"]


def test_a_call_without_a_bubble_gets_one() -> None:
    table, spy = sat_down()
    table.scene.sound.hear(Said(0, 1, "got_away", 0))
    table.wait(40)
    assert ("mine", "toad") in spy.asked
    assert table.scene.moment.bubbles[1] == "It’s mine now!"


# ---- captions


def test_a_caption_says_what_and_from_where_and_goes_away() -> None:
    table, _spy = sat_down(players=4)
    table.scene.sound.hear(Said(0, 1, "slaps"))
    table.wait(40)
    assert table.scene.sound.caption == "a slap, left"
    assert table.scene.view.caption is not None
    table.wait(CAPTION_MS + 100)
    assert table.scene.sound.caption == "" and table.scene.view.caption is None


@pytest.mark.parametrize(("seat", "words"), [(0, "a slap"), (1, "a slap, left"), (2, "a slap, opposite"),
                                             (3, "a slap, right")])
def test_each_side_of_the_table_has_its_words(seat: int, words: str) -> None:
    table, _spy = sat_down(players=4)
    table.scene.sound.hear(Said(0, seat, "slaps"))
    table.wait(40)
    assert table.scene.sound.caption == words


def test_captions_are_in_the_language_of_the_moment() -> None:
    table, _spy = sat_down()
    i18n.use("de")
    table.scene.sound.hear(Noted(0, "telescope", True))
    table.wait(40)
    assert table.scene.sound.caption == i18n._("the telescope slides out")


def test_captions_are_there_without_a_sound_and_not_where_nobody_wants_them() -> None:
    table, _spy = sat_down()
    silent = replace(table.stage.settings.preferences, muted=True)
    table.stage.settings.preferences = silent
    table.scene.sound.hear(Said(0, 1, "slaps"))
    table.wait(40)
    assert table.scene.sound.caption
    table.stage.settings.preferences = replace(silent, captions=False)
    table.scene.sound.hear(Said(0, 1, "slaps"))
    table.wait(40)
    assert table.scene.sound.caption == "" and table.scene.view.caption is None


def test_where_there_is_no_device_captions_are_on() -> None:
    table, spy = sat_down()
    table.stage.settings.preferences = replace(table.stage.settings.preferences, captions=False)
    spy.no_device = True
    table.scene.sound.hear(Said(0, 1, "slaps"))
    table.wait(40)
    assert table.scene.sound.caption


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 540), (960, 720)])
@pytest.mark.parametrize("game", ["schummel_hummel", "heuschrecken_poker", "moemmen", "schnattergei"])
@pytest.mark.parametrize("humans", [1, 2])
def test_a_caption_covers_no_card_no_prompt_no_hint_and_stays_in_the_window(
    size: tuple[int, int], game: str, humans: int,
) -> None:
    table, _spy = sat_down(game=game, size=size, humans=humans)
    scene = table.scene
    scene.sound._show("an unusually long caption of something, opposite", table.stage.now_ms)
    assert scene.view.caption is not None
    pill = scene.view.caption.image.get_rect(topleft=scene.view.caption.at)
    assert table.surface.get_rect().contains(pill)
    px = scene.view.painter.px
    for name in ("prompt", "hint", "log", "table"):
        box = scene.layout.ui[name]
        assert not pill.colliderect((px(box.x), px(box.y), px(box.w), px(box.h))), name
    assert [item["id"] for item in table.items() if item["kind"] != "zone" and pill.colliderect(item["rect"])] == []


def test_a_caption_leaves_no_trace_on_the_table() -> None:
    table, _spy = sat_down()
    table.wait(600)
    before = table.frame()
    table.scene.sound.hear(Said(0, 1, "misses"))
    table.wait(40)
    assert table.frame() != before
    table.wait(CAPTION_MS + 100)
    assert table.scene.view.caption is None
    assert table.scene.stage.frame.size_px == (1280, 720)
    drawn = bytes(table.surface.get_buffer().raw)
    table.scene.draw(_canvas(table), True)
    assert bytes(table.surface.get_buffer().raw) == drawn


def _canvas(table: Table):  # type: ignore[no-untyped-def]
    from game.view.canvas import Canvas

    return Canvas(table.surface, table.stage.frame, table.stage.raster)


# ---- many at once


def test_what_happens_together_is_heard_one_after_the_other_or_once() -> None:
    draws, slaps = [Cue("draw", 1)] * 9, [Cue("sweep", 2)] * 40
    found = in_turn([*draws, *slaps])
    assert [cue.sound for cue in found] == ["draw"] * 3 + ["sweep"]
    assert len({cue.after_ms for cue in found[:3]}) == 3


def test_a_call_and_an_effect_of_one_name_are_both_heard() -> None:
    assert len(in_turn([Cue("harvest", 1, call=True), Cue("harvest", 1)])) == 2


def test_a_jump_through_a_replay_is_silent() -> None:
    assert in_turn([Cue(f"sound {n}") for n in range(30)]) == []


def test_the_deal_is_heard_card_by_card_and_not_as_a_heap_of_moves() -> None:
    table, spy = sat_down()
    scene = table.scene
    scene.sound.hear(RoundBegan(0, 2))
    for card in range(20):
        scene.sound.hear(CardMoved(0, card, "draw", "hand:0"))
    scene.sound.hear(Noted(0, "watchman", 1))
    scene.sound.hear(TurnBegan(0, 1))
    table.wait(40)
    assert spy.names == []
    scene.view.deal(table.stage.now_ms)
    flights = len(scene.view.flying)
    table.wait(1500)
    assert flights >= 8 and spy.names.count("deal") >= flights - 6


def test_poker_is_heard_when_it_is_told_not_when_the_referee_knows() -> None:
    table, spy = sat_down(game="heuschrecken_poker")
    scene = table.scene
    for seat in range(3):
        card = table.match.referee.table.hand(seat)[0]
        for action in (Grab(seat, card), Carry(seat, f"place:{seat}"), Release(seat, f"place:{seat}")):
            scene.submit(action)
        table.wait(60)
    early = spy.names
    assert early.count("lay") == 3
    spy.asked.clear()
    table.wait(12_000)
    assert not scene.play.holds and set(spy.names) & {"crossed", "sweep", "lay", "tie", "deal"}
