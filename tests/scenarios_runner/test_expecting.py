"""How what is expected is held against the table."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.mark.parametrize("expected", [
    "turn: Ada",
    "hands: {Ben: [flower violet red, bumblebee red blue]}",  # any order, of cards and of colours
    "hands: {}",
    "counts: {Cleo: 1, Ada: 2}",
    "draw_count: 1, discard_count: 1, top: flower violet blue",
    "owes: {}",
    "owes: null",
    "can: {Ada: [accuse, play], Ben: [steal, cheat]}",
    "round: 1, round_over: false, game_over: false, winners: []",
    "winners: null",
    "round_scores: {Ada: 0}, totals: {Ben: 0}",
    "watchman: Ada, telescope: false, web: false, vanished: {Ada: 0, Ben: 0}",
    "grasshoppers: {Ada-Ben: home, Cleo-Ada: home}",
    "playable: {Ada: [flower blue red], Cleo: [flower blue green]}",
    "proof: null",
])
def test_it_holds(run_steps: Any, expected: str) -> None:
    assert run_steps(f"{{expect: {{{expected}}}}}").out == ["ok    a table", "1 passed, 0 failed"]


@pytest.mark.parametrize(("expected", "told"), [
    ("turn: Cleo", "expected turn Cleo, the table has Ada"),
    ("turn: null", "expected turn null, the table has Ada"),
    ("hands: {Cleo: []}", "expected hands Cleo [], the table has [flower blue green]"),
    ("hands: {Cleo: [flower blue green, flower blue green]}",
     "expected hands Cleo [flower blue green, flower blue green], the table has [flower blue green]"),
    ("counts: {Ben: 3}", "expected counts Ben 3, the table has 2"),
    ("top: null", "expected top null, the table has flower blue violet"),
    ("top: wasp red blue", "expected top wasp blue red, the table has flower blue violet"),
    ("owes: {Ben: give}", "expected owes {Ben: give}, the table has {}"),
    ("can: {Ada: [play]}", "expected can Ada [play], the table has [accuse, play]"),
    ("winners: [Ada]", "expected winners [Ada], the table has []"),
    ("round_over: true", "expected round_over true, the table has false"),
    ("grasshoppers: {Ada-Ben: Cleo}", "expected grasshoppers Ada-Ben Cleo, the table has home"),
    ("turn: Ben, counts: {Ada: 1, Ben: 2}",
     "expected turn Ben, the table has Ada; expected counts Ada 1, the table has 2"),
])
def test_it_fails_and_says_how(run_steps: Any, expected: str, told: str) -> None:
    outcome = run_steps(f"{{expect: {{{expected}}}}}")
    assert outcome.out == [f"FAIL  a table: step 1: {told}", "0 passed, 1 failed"]
    assert outcome.status == 1


def test_the_proof_of_a_right_call_shows_no_face(run_steps: Any) -> None:
    steps = ["{by: Ben, do: cheat, card: flower red violet, how: sleeve}", "{by: Ada, do: accuse, player: Ben}"]
    assert run_steps(*steps, "{expect: {proof: {player: Ben, how: sleeve, card: back}}}").status == 0
    assert run_steps(*steps, "{expect: {proof: {player: Ben, how: sleeve, card: flower red violet}}}").status == 1
