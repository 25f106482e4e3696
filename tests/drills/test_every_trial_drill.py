"""What holds for every drill of trials: it ends, it is what its record says, and nobody knows what comes next."""

from __future__ import annotations

from random import Random

import pytest

from game.core.actions import Call
from game.core.events import Event
from game.core.record import lines, parse
from game.core.rules import SetupError
from game.decks import load_decks
from game.drills.drills import DRILLS
from game.lab.fidget import Fidget
from game.playing import begin, resume
from game.referee.referee import Referee, replay
from game.rules import RULES
from game.rules.drills.trials import LEVELS
from tests.contract.tables import check_conserved, heard_by, known, twin
from tests.drills.trials import LONGEST_MS, SKILLS, alone, measured, session, table_of, until_shown

every_drill = pytest.mark.parametrize("skill", SKILLS)


def over_ms(referee: Referee) -> int:
    told: list[Event] = []
    replay(referee.rules, referee.record, listener=told.append)
    return max(event.at for event in told)


@every_drill
@pytest.mark.parametrize("level", [1, 5, 10])
def test_it_ends_by_itself_within_one_to_three_minutes_when_nobody_does_anything(skill: str, level: int) -> None:
    referee = alone(skill, level)
    figures = measured(referee)
    assert 60_000 <= over_ms(referee) <= 180_000
    assert figures.success in (0.0, pytest.approx(0.3), pytest.approx(0.5)), "only hands off was right"


@every_drill
@pytest.mark.parametrize("bot", ["calm:1", "calm:2", "calm:3"])
@pytest.mark.parametrize("level", [1, 10])
def test_it_lasts_one_to_three_minutes_for_whoever_practises(skill: str, bot: str, level: int) -> None:
    match = begin(session(skill, level, kind=bot))
    match.advance(LONGEST_MS)
    assert 60_000 <= over_ms(match.referee) <= 180_000


@every_drill
def test_the_record_is_the_session(skill: str) -> None:
    match = begin(session(skill, kind="sly:2"))
    match.advance(LONGEST_MS)
    record = match.referee.record
    again = parse("".join(f"{line}\n" for line in lines(record)))
    assert DRILLS[skill].measure(again) == DRILLS[skill].measure(record)
    assert replay(RULES[record.game], again).table.fingerprint() == match.referee.table.fingerprint()


@every_drill
def test_a_session_that_broke_off_goes_on_as_it_was(skill: str) -> None:
    whole = begin(session(skill, kind="calm:2"))
    whole.advance(40_000)
    part = begin(session(skill, kind="calm:2"))
    part.advance(17_321)
    again = resume(parse("".join(f"{line}\n" for line in lines(part.referee.record))))
    again.advance(40_000)
    assert again.referee.table.fingerprint() == whole.referee.table.fingerprint()


@every_drill
def test_frames_of_any_length_make_the_same_session(skill: str) -> None:
    records = []
    for step in (16, 1_000, 50_000):
        match = begin(session(skill, kind="bold:1"))
        while match.now < 50_000:
            match.advance(min(50_000, match.now + step))
        records.append(match.referee.record.inputs)
    assert records[0] == records[1] == records[2] != []


@every_drill
def test_what_comes_next_is_in_no_view_and_no_event(skill: str) -> None:
    """Two tables that differ in the trials to come alone are the same to whoever practises."""
    one = alone(skill)
    until_shown(one, 2)
    other = twin(one)
    plan = table_of(other).plan
    plan[3:] = reversed(plan[3:])
    if skill == "bluff":
        other.table.positions[3:] = reversed(other.table.positions[3:])  # type: ignore[attr-defined]
    told, also_told = heard_by(one, 0), heard_by(other, 0)
    for referee in (one, other):
        table = table_of(referee)
        while table.number < 3:
            referee.advance(table.next_due)
    assert table_of(one).phase == table_of(other).phase == "ready"
    assert known(one, 0) == known(other, 0)
    assert told == also_told != []


@every_drill
def test_the_answer_of_a_trial_that_is_shown_is_not_in_the_view(skill: str) -> None:
    referee = alone(skill)
    until_shown(referee)
    facts = referee.rules.facts(table_of(referee), 0)
    assert not {"plan", "trial", "answer", "positions", "exchanges", "playable"} & facts.keys()
    assert facts.get("best") is None and facts["results"] == ()


@every_drill
@pytest.mark.parametrize("seed", range(3))
def test_hands_without_any_sense_neither_stop_it_nor_lose_a_card(skill: str, seed: int) -> None:
    referee = alone(skill, seed=seed)
    fidget = Fidget(referee, Random(seed))
    for _ in range(4_000):
        if referee.table.game_over:
            break
        fidget.step()
        check_conserved(referee)
    measured(referee)


@every_drill
def test_what_is_refused_changes_nothing(skill: str) -> None:
    referee = alone(skill)
    for number in range(3):
        until_shown(referee, number)
        before = referee.table.fingerprint()
        for words in ("caught", "say:nonsense", "name:nonsense", "whistle"):
            if referee.submit(Call(0, words), referee.open_from) is not None:
                assert referee.table.fingerprint() == before
        referee.advance(table_of(referee).next_due)


@every_drill
def test_a_trial_that_was_broken_off_begins_anew_and_is_not_counted(skill: str) -> None:
    referee = alone(skill)
    until_shown(referee)
    shown = known(referee, 0)["faces"]
    assert referee.submit(Call(0, "void"), referee.open_from) is None
    table = table_of(referee)
    assert table.phase == "ready" and table.number == 0 and table.results == () and table.hand(0) == []
    until_shown(referee)
    assert known(referee, 0)["faces"] == shown
    check_conserved(referee)


@every_drill
def test_two_seeds_differ_and_one_does_not(skill: str) -> None:
    plans = [table_of(alone(skill, seed=seed)).plan for seed in (1, 1, 2)]
    assert plans[0] == plans[1] != plans[2]


@every_drill
def test_a_higher_level_leaves_less_time(skill: str) -> None:
    windows = [table_of(alone(skill, level)).plan[0].window_ms for level in LEVELS]
    assert windows == sorted(windows, reverse=True) and windows[0] > 1.7 * windows[-1]


@every_drill
def test_a_drill_is_for_one(skill: str) -> None:
    record = session(skill)
    record.players, record.kinds = ["Ada", "Ben"], ["human", "human"]
    with pytest.raises(SetupError, match="for one"):
        Referee(RULES[record.game], record)


@every_drill
@pytest.mark.parametrize("level", [0, 11, "5", True])
def test_a_level_that_there_is_not_is_named(skill: str, level: object) -> None:
    record = session(skill)
    record.setup = {**(record.setup or {}), "level": level}
    with pytest.raises(SetupError, match="expected a whole number from 1 to 10"):
        Referee(RULES[record.game], record)


def test_every_drill_of_trials_is_in_the_list() -> None:
    listed = {skill for skill, drill in DRILLS.items()
              if hasattr(RULES[drill.slug], "plan") and drill.game in load_decks()}
    assert listed == set(SKILLS)
