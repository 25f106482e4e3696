"""Bots are people of a kind: eyes that can be read, paws that shake, grins, and now and then a line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.bots.characters import CHARACTERS as TEMPERS
from game.bots.schummel_hummel.cheating import Gesture, hesitant
from game.core.events import Event, HandMoved, Judged, Noted, RoundEnded, Said
from game.core.record import Look
from game.scenes.banter import AFTER_MS, LINES, QUIET_MS, occasions
from game.scenes.match import MatchScene
from game.scenes.match_life import LIDS
from game.scenes.quirks import quirks
from game.settings import CHARACTERS
from game.view.eye_signs import DIRECTIONS, EyeSign, eye_movers
from game.view.paws import Paw
from game.view.window import open_offscreen
from tests.scenes.table import Table


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    open_offscreen((320, 180))
    yield


def company(*kinds: str) -> Table:
    """A person and such bots, who only sit there."""
    table = Table(players=1 + len(kinds))
    table.match.referee.playing[1:] = kinds
    table.match.referee.record.kinds[1:] = kinds
    table.seats = [table.seats[0], *(replace(table.seats[n + 1], player=kind) for n, kind in enumerate(kinds))]
    table.scene = MatchScene(table.match, table.seats)
    table.scene.enter(table.stage)
    table.wait(200)
    return table


def hear(table: Table, event: Event) -> None:
    table.scene.life.note(event, table.stage.now_ms)
    table.wait(AFTER_MS + 100)


# ---- a gaze that others can read


def test_each_bots_eyes_show_where_it_looks() -> None:
    table = company("hawk:2", "sly:2")
    table.match.track(Look(0, 1, "seat:0"))
    table.match.track(Look(0, 2, "off"))
    table.wait(40)
    signs = table.scene.view.eye_signs
    portrait = table.scene.layout.seats[0].portrait
    assert signs[1].target == pytest.approx((portrait.x, portrait.y))
    assert signs[2].target is None, "nowhere on the table: shut"
    assert 0 not in signs, "nobody knows where a person looks"


def test_eyes_turn_without_the_still_layer_being_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    table = company("hawk:2", "sly:2")
    table.frame()
    drawn: list[object] = []
    monkeypatch.setattr(table.scene.view, "get_ready", lambda: False)  # what a next drag will need is drawn ahead
    monkeypatch.setattr(table.scene.view.still, "build", lambda *facts: drawn.append(facts))
    before = table.frame()
    table.match.track(Look(0, 1, "seat:0"))
    table.wait(40)
    after = table.frame()
    assert not drawn and before != after


def test_pupils_point_to_what_is_looked_at_in_so_many_steps() -> None:
    table = company("hawk:2", "sly:2")
    view = table.scene.view

    def picture(target: tuple[float, float] | None) -> bytes:
        sign = {1: EyeSign(target, 0.0)}
        (mover,) = eye_movers(view.painter, table.scene.layout.seats, view.look.seats, sign)
        return pygame.image.tobytes(mover.image, "RGBA")
    left, right, near, nowhere = picture((0, 100)), picture((1280, 100)), picture((1279, 101)), picture(None)
    assert left != right and right == near and nowhere not in (left, right)
    assert DIRECTIONS >= 8


def test_no_eyes_are_shown_between_rounds() -> None:
    table = company("hawk:2", "sly:2")
    table.match.track(Look(0, 1, "seat:0"))
    table.wait(40)
    table.match.referee.table.round_over = True
    table.wait(40)
    assert table.scene.view.eye_signs == {}


def test_each_character_has_eyes_of_its_own() -> None:
    assert set(LIDS) == {each.kind for each in CHARACTERS}
    assert LIDS["hawk"] < LIDS["sly"] < LIDS["dozer"]


# ---- quirks


def paws(table: Table, *seats: int) -> None:
    for seat in seats:
        table.scene.moment.carrying[seat] = f"hand:{seat}"
        table.scene.view.paws[seat] = Paw("fox", 0, 100, 100, (200, 200))


def test_the_nervous_ones_paw_shakes_with_its_own_cards_and_nobody_elses_does() -> None:
    table = company("nervous:2", "bold:2")
    paws(table, 1, 2)
    table.scene.life.tick(table.stage.now_ms)
    assert table.scene.view.paws[1].trembles and not table.scene.view.paws[2].trembles
    table.scene.moment.carrying[1] = "draw"
    table.scene.life.tick(table.stage.now_ms)
    assert not table.scene.view.paws[1].trembles


def test_nothing_shakes_where_motion_is_unwelcome() -> None:
    table = company("nervous:2", "bold:2")
    table.stage.settings.preferences = replace(table.stage.settings.preferences, less_motion=True)
    paws(table, 1)
    table.scene.life.tick(table.stage.now_ms)
    assert not table.scene.view.paws[1].trembles


def test_before_a_cheat_the_nervous_one_hesitates_longer_and_others_do_not() -> None:
    assert [each.name for each in TEMPERS.values() if each.hesitation_ms] == ["nervous"]
    quick = Gesture([(200, "lap:1")], 500)
    assert hesitant(quick, 420) == Gesture([(620, "lap:1")], 500)
    assert hesitant(quick, 0) == quick


def test_the_sly_one_grins_once_everybody_can_know_that_a_card_is_gone() -> None:
    table = company("sly:2", "hawk:2")
    for seat in (1, 2):
        hear(table, Noted(0, "fan", seat))
    assert table.scene.moment.moods.get(1) == "sly" and 2 not in table.scene.moment.moods


@pytest.mark.parametrize(("event", "moods"), [
    (Said(0, 0, "slaps"), {3: "caught"}),
    (Said(0, 1, "moemmen"), {1: "sly", 3: "caught"}),
    (Noted(0, "sweep", (1, "sole")), {1: "sly"}),
    (Noted(0, "invaded", 2), {3: "caught"}),
    (Said(0, -1, "wrong_word", 1), {2: "angry"}),
    (Said(0, -1, "wrong_word", 2), {}),
    (HandMoved(0, 1, 5, "place:1", "hand:1", 2, -1), {}),
])
def test_each_character_has_a_face_of_its_own_for_what_all_have_seen(event: Event, moods: dict[int, str]) -> None:
    kinds = ["human", "sly", "pedant", "nervous"]
    assert {face.seat: face.mood for face in quirks(event, kinds.__getitem__, range(4))} == moods


def test_the_dozer_naps_while_it_looks_at_nothing_and_wakes_with_its_eyes() -> None:
    table = company("dozer:2", "hawk:2")
    for seat in (1, 2):
        table.match.track(Look(0, seat, "off"))
    assert table.scene.moment.moods == {1: "asleep"}
    table.match.track(Look(300, 1, "discard"))
    assert table.scene.moment.moods == {}


# ---- a few words

CAUGHT = Judged(0, 2, 1, True, "SH-21", "lap", 0, 0)


def test_there_is_a_line_for_each_character_on_each_occasion() -> None:
    assert set(LINES) == {each.kind for each in CHARACTERS}
    assert {frozenset(lines) for lines in LINES.values()} == {
        frozenset({"caught", "right", "wrong", "gain", "loss", "tie"})}
    said = [line for lines in LINES.values() for line in lines.values()]
    assert len(set(said)) == len(said) and max(map(len, said)) <= 28


def test_the_pedant_says_rule() -> None:
    table = company("sly:2", "pedant:2")
    table.scene.banter._said = 1
    hear(table, CAUGHT)
    assert table.scene.moment.bubbles == {2: "Rule!"}


def test_nobody_says_another_line_within_twenty_seconds() -> None:
    table = company("sly:2", "pedant:2")
    hear(table, CAUGHT)
    assert table.scene.moment.bubbles == {1: "Who, me?"}
    table.wait(3_000)
    hear(table, CAUGHT)
    assert table.scene.moment.bubbles == {}
    table.stage.now_ms += QUIET_MS
    hear(table, CAUGHT)
    assert len(table.scene.moment.bubbles) == 1


def test_who_wants_no_captions_reads_no_lines() -> None:
    table = company("sly:2", "pedant:2")
    table.stage.settings.preferences = replace(table.stage.settings.preferences, captions=False)
    hear(table, CAUGHT)
    assert table.scene.moment.bubbles == {}


def test_lines_follow_what_everybody_has_seen_and_nothing_else() -> None:
    hidden = HandMoved(0, 1, 5, "lap:1", "hand:1", 2, -1)
    assert occasions(hidden) == [] and occasions(Noted(0, "fan", 1)) == []
    assert occasions(Said(0, 1, "slap")) == [(1, "loss")] and occasions(Noted(0, "invaded", 2)) == [(2, "loss")]
    assert occasions(Noted(0, "cancelled", (0, 2))) == [(0, "tie"), (2, "tie")]
    assert occasions(Said(0, 1, "objects", 2)) == [(1, "right"), (2, "caught")]
    assert occasions(Said(0, -1, "wrong_slap", 2)) == [(2, "wrong")]
    assert occasions(RoundEnded(0, 1, (3, 9, 9), (3, 9, 9))) == []
    assert occasions(RoundEnded(0, 1, (3, 9, 2), (3, 9, 2))) == [(1, "gain")]
