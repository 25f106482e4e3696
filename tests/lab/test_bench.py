"""The bench measures what it says; the figures themselves are judged by people."""

from __future__ import annotations

import json

from game.lab import bench
from game.lab.startup import measure_starts
from game.rules import GAMES
from tests.lab.people import DECKS

REFERENCE = bench.References(copy_s=0.0004, loop_s=0.00005)
SCREEN = ("drag", "match_drag", "hands_drag", "match_grab", "pointer_to_pixel", "redraw_120", "many_400",
          "moemmen_match_drag", "moemmen_match_grab")
MEASURED: dict[str, float | str] = {
    "driver": "x11", "warm_copy_ms": 0.25, "idle_percent": 0.03, "match_rest_percent": 0.1, "match_wait_percent": 0.9,
    "match_first_grab_ms": 5.0, "match_first_grab_copy_ms": 0.5,
    **{f"{name}_{rank}_ms": value for name in SCREEN
       for rank, value in (("p50", 3.0), ("p95", 3.5), ("p99", 4.0), ("copy", 0.5),
                           ("cpu_p50", 2.0), ("cpu_p99", 3.0))}}


SMALL = bench.Size(acts=300, matches=1, runs=1)


def test_rules_and_matches_of_every_game_are_measured() -> None:
    figures, acts = bench.measure_rules(DECKS, SMALL)
    assert set(acts) == set(GAMES)
    assert all(sum(counts.values()) >= SMALL.acts for counts in acts.values())
    assert all(figure.value > 100 for figure in figures if figure.unit == "actions/s")
    assert sum(figure.unit == "matches/s" for figure in figures) == len(GAMES)
    assert all(figure.times > 0 and figure.reference == "1000 loops" for figure in figures)


def test_random_acts_are_of_every_kind_that_can_be_done() -> None:
    deck = {"schummel_hummel": DECKS["schummel_hummel"]}
    acts = bench.measure_rules(deck, SMALL._replace(acts=4000))[1]["schummel_hummel"]
    assert set(acts) == {
        "accuse", "cheat", "draw", "give", "object", "play", "slap", "steal", "throw", "turn_worm"}


def test_a_reference_takes_time() -> None:
    measured = bench.references()
    assert 0 < measured.loop_s < 0.1 and 0 < measured.copy_s < 1


def test_the_screens_figures_stand_beside_their_own_copy() -> None:
    figures = bench.screen_figures(MEASURED)
    redraw = next(figure for figure in figures if "redraw" in figure.name)
    assert (redraw.value, redraw.times) == (3.0, 6.0)
    assert [figure.value for figure in figures[-3:]] == [0.03, 0.1, 0.9], "nothing is said of sound without a device"
    heard = bench.screen_figures(MEASURED | {"match_sound_percent": 0.4})
    assert len(heard) == len(figures) + 1 and heard[-1].value == 0.4
    assert any(figure.name.startswith("moemmen: each card dragged once") for figure in figures)


def test_figures_are_told_as_a_table_and_as_json() -> None:
    figures = bench.screen_figures(MEASURED)
    text = bench.as_text(figures, REFERENCE, {"schummel_hummel": {"play": 12}})
    assert "0.40 ms to copy a frame" in text and "6 x copies of 0.50 ms" in text and "play 12" in text
    data = json.loads(json.dumps(bench.as_data(figures, REFERENCE, {"schummel_hummel": {"play": 12}})))
    assert data["references"]["frame_copy_ms"] == 0.4 and len(data["figures"]) == len(figures)


def test_a_start_ends_with_the_first_frame() -> None:
    first_ms, warm_ms = measure_starts("schummel_hummel", 1)
    assert 20 < warm_ms < 10_000 and 20 < first_ms < 20_000
