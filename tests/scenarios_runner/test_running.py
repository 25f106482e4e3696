"""Acts are made by hands; what is refused, ignored, too late or not as expected fails where FORMAT.md says so."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.actions import Refusal
from game.core.acts import Act
from game.rules.schummel_hummel import SchummelHummel
from game.rules.schummel_hummel.table import SchummelTable


def passed(outcome: Any) -> bool:
    return bool(outcome.status == 0 and outcome.out[-1] == "1 passed, 0 failed" and not outcome.err)


def fault(outcome: Any) -> str:
    """What was wrong with the one scenario that failed."""
    assert outcome.status == 1
    assert outcome.out[-1] == "0 passed, 1 failed"
    lead = "FAIL  a table: "
    assert outcome.out[0].startswith(lead)
    return str(outcome.out[0].removeprefix(lead))


def test_no_steps_at_all_pass(run_steps: Any) -> None:
    assert run_steps() == (0, ["ok    a table", "1 passed, 0 failed"], [])


def test_an_act_that_is_accepted_but_should_be_refused_fails(run_steps: Any) -> None:
    outcome = run_steps("{by: Ada, do: play, card: flower blue red, refused: true}")
    assert fault(outcome) == "step 1: it was accepted, expected it to be refused"


def test_an_act_that_is_refused_but_should_be_accepted_fails_and_says_why(run_steps: Any) -> None:
    outcome = run_steps("{by: Ben, do: play, card: flower red violet}")
    assert fault(outcome) == "step 1: it was refused (not_your_turn, SH-12), expected it to be accepted"


def test_to_nobody_in_particular_is_to_whoever_gets_the_gift(run_steps: Any) -> None:
    call = ("{by: Ben, do: cheat, card: flower red violet}", "{by: Ada, do: accuse, player: Ben}")
    assert run_steps(*call, "{by: Ada, do: give, card: flower green yellow, to: null}").status == 0


def test_an_act_that_the_rulings_ignore_passes_either_way(run_steps: Any) -> None:
    either = "{by: Ben, do: slap}", "{by: Ben, do: slap, refused: true}", "{by: Ben, do: slap, refused: false}"
    assert passed(run_steps(*either))


class SlapTakesTheTurn(SchummelHummel):
    """Ignores a slap, but not quite."""

    def refuse(self, table: SchummelTable, act: Act) -> Refusal | None:
        if act.verb == "slap":
            table.turn = act.seat
        return super().refuse(table, act)


@pytest.mark.parametrize("refused", ["", ", refused: true"])
def test_a_refused_act_has_to_leave_the_table_as_it_was(run_steps: Any, refused: str) -> None:
    outcome = run_steps(f"{{by: Ben, do: slap{refused}}}", rules=SlapTakesTheTurn())
    assert fault(outcome) == "step 1: it was refused (ignored, SH-46), expected the table as it was before"


@pytest.mark.parametrize("act", [
    "play, card: wasp blue red",
    "cheat, card: wasp blue red",
    "cheat, card: wasp blue red, stage: start",
    "give, card: wasp blue red",
    "give, card: flower blue red, to: Cleo",
    "throw, at: Ben",
    "throw, at: Ada",
    "throw, at: null",
    "steal, from: Ada",
    "accuse, player: Ada",
    "draw",
    "turn_worm",
])
def test_what_cannot_be_done_is_refused_and_no_mistake_of_the_file(run_steps: Any, act: str) -> None:
    assert passed(run_steps(f"{{by: Ada, do: {act}, refused: true}}"))
    assert fault(run_steps(f"{{by: Ada, do: {act}}}")).startswith("step 1: it was refused")


def test_a_crash_of_the_rules_fails_the_scenario_and_not_the_run(run_text: Any, run_steps: Any) -> None:
    class Broken(SchummelHummel):
        def do(self, table: SchummelTable, act: Act) -> None:
            raise RuntimeError("out of ink")

    step = "{by: Ada, do: play, card: flower blue red}"
    assert fault(run_steps(step, rules=Broken())) == "the program failed with RuntimeError: out of ink"
    assert any("out of ink" in line for line in run_steps(step, rules=Broken(), verbose=True).out)


# Cheating in stages

START = "{by: Ben, do: cheat, card: flower red violet, stage: start}"
FINISH = "{by: Ben, do: cheat, card: flower red violet, stage: finish}"
ABORT = "{by: Ben, do: cheat, card: flower red violet, stage: abort}"


def test_a_card_in_the_air_is_in_no_hand_until_it_comes_back(run_steps: Any) -> None:
    assert passed(run_steps(
        START, "{expect: {counts: {Ben: 1}, vanished: {Ben: 0}}}", ABORT, "{expect: {counts: {Ben: 2}}}"))


def test_it_vanishes_where_it_is_let_go(run_steps: Any) -> None:
    slip = START.replace("stage: start", "how: discard, stage: start")
    assert passed(run_steps(slip, FINISH, "{expect: {discard_count: 2, vanished: {Ben: 0}}}"))
    assert passed(run_steps(START, FINISH, "{expect: {discard_count: 1, vanished: {Ben: 1}}}"))


@pytest.mark.parametrize("act", [FINISH, ABORT])
def test_what_was_not_begun_can_neither_be_finished_nor_taken_back(run_steps: Any, act: str) -> None:
    assert fault(run_steps(act)).startswith("step 1: it was refused")
    assert passed(run_steps(act.replace("}", ", refused: true}")))


LAST = "{by: Cleo, do: cheat, card: flower blue green, stage: start}"
LAST_GONE = "{by: Cleo, do: cheat, card: flower blue green, stage: finish, refused: true}"


@pytest.mark.parametrize("between", [
    (),
    ("{wait: 2}",),
    ("{by: Ada, do: play, card: flower blue red}",),
    ("{by: Ben, do: cheat, card: flower red violet}", "{wait: 3.001}"),
    ("{by: Ben, do: play, card: flower red violet, refused: true}",),
])
def test_a_refused_finish_leaves_the_table_as_if_it_had_never_begun(run_steps: Any, between: tuple[str, ...]) -> None:
    assert passed(run_steps(LAST, *between, LAST_GONE, "{expect: {hands: {Cleo: [flower green blue]}}}"))


class Sticky(SchummelHummel):
    """A refused finish costs something that nobody should notice."""

    def refuse(self, table: SchummelTable, act: Act) -> Refusal | None:
        refusal = super().refuse(table, act)
        if refusal and refusal.ruling == "SH-17":
            table.idle_turns += 1
        return refusal


@pytest.mark.parametrize("between", [(), ("{wait: 2}",)])
def test_a_refused_finish_that_leaves_a_trace_fails(run_steps: Any, between: tuple[str, ...]) -> None:
    outcome = run_steps(LAST, *between, LAST_GONE, rules=Sticky())
    assert fault(outcome).endswith("expected the table as it was before")


def test_a_second_gesture_does_not_disturb_the_first(run_steps: Any) -> None:
    assert passed(run_steps(
        START,
        "{by: Ben, do: cheat, card: bumblebee blue red, refused: true}",
        "{by: Ben, do: cheat, card: bumblebee blue red, stage: finish, refused: true}",
        FINISH,
        "{expect: {vanished: {Ben: 1}, hands: {Ben: [bumblebee red blue]}}}",
    ))


# Time


def test_an_act_at_the_instant_of_a_deadline_is_in_time(run_steps: Any) -> None:
    cheat, call = "{by: Ben, do: cheat, card: flower red violet}", "{by: Ada, do: accuse, player: Ben}"
    assert passed(run_steps(cheat, "{wait: 3}", call, "{expect: {owes: {Ada: give}}}"))
    assert passed(run_steps(cheat, "{wait: 1.5}", "{wait: 1.501}", call, "{expect: {owes: {}, counts: {Ada: 3}}}"))


def test_what_is_due_at_an_instant_is_not_over_when_it_is_looked_at(run_steps: Any) -> None:
    calls = "{by: Ada, do: accuse, player: Ben}"
    cheat = "{by: Ben, do: cheat, card: flower red violet}"
    waits = "{wait: 2.999}", "{wait: 0.001}", "{wait: 0}"
    assert passed(run_steps(cheat, *waits, calls, "{expect: {owes: {Ada: give}}}"))


def test_verbose_tells_every_step_and_what_it_caused(run_steps: Any) -> None:
    outcome = run_steps(
        "{by: Ada, do: play, card: Flower red  blue}", "{by: Ada, do: draw, refused: true}", "{wait: 1}", verbose=True)
    assert outcome.status == 0
    assert outcome.out[1] == "  step 1: {by: Ada, do: play, card: Flower red  blue}"
    assert "      0 ms  card moved: flower blue red, from hand of Ada to discard" in outcome.out
    assert "      refused: not_your_turn, SH-12" in outcome.out
    assert outcome.out[-3:] == ["  step 3: {wait: 1}", "ok    a table", "1 passed, 0 failed"]


def test_the_next_round_is_begun_by_nobody_in_particular(run_steps: Any) -> None:
    assert passed(run_steps("{do: next_round, refused: true}"))
    assert fault(run_steps("{do: next_round}")) == "step 1: it was refused (round_is_on), expected it to be accepted"


def test_a_set_up_that_must_be_refused(run_text: Any) -> None:
    two = "scenario: two\ngame: schummel_hummel\nplayers: [Ada, Ben]\nsetup: {}\nrefused: true\n"
    assert run_text(two) == (0, ["ok    two", "1 passed, 0 failed"], [])
    three = two.replace("Ben]", "Ben, Cleo]")
    fails = "FAIL  two: the set-up was accepted, expected it to be refused"
    assert run_text(three) == (1, [fails, "0 passed, 1 failed"], [])
