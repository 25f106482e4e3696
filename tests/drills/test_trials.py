"""A drill of trials, by the example of the wasps: what counts, what doesn't, and that the record is the session."""

from __future__ import annotations

from game.core.actions import Call
from game.core.record import Record
from game.decks import load_decks
from game.drills.drills import DRILLS
from game.playing import begin
from game.referee.match import Match
from game.referee.view import SeatView
from game.rules.drills.trials import AFTER_MS, NOTHING, SLAP, TrialTable

DRILL = DRILLS["wasp"]
DECK = load_decks()["schummel_hummel"]


def session(level: int = 5, seed: int = 7) -> Record:
    return DRILL.record(DECK, ["Ada"], seed, level)


def table_of(match: Match) -> TrialTable:
    table = match.referee.table
    assert isinstance(table, TrialTable)
    return table


def play(match: Match, after_ms: int, right: bool = True) -> None:
    """Answers every trial so long after it was shown."""
    table = table_of(match)
    while not table.game_over:
        match.advance(table.next_due)
        if table.phase != "shown":
            continue
        if (table.trial.answer == SLAP) == right:
            match.submit(Call(0, "slap"), table.now + after_ms)


def test_who_answers_right_is_measured_to_the_millisecond() -> None:
    match = begin(session())
    play(match, 300)
    record = match.referee.record
    record.length_ms = table_of(match).now
    figures = DRILL.measure(record)
    assert figures.score == 300 and figures.success == 1.0
    assert figures.values["spread_ms"] == 0 and figures.values["false_alarms"] == 0
    assert {trial.outcome for trial in figures.trials} == {"hit", "rest"}


def test_who_bangs_on_stingers_only_gets_all_of_it_wrong() -> None:
    match = begin(session())
    play(match, 300, right=False)
    match.referee.record.length_ms = table_of(match).now
    figures = DRILL.measure(match.referee.record)
    assert figures.success == 0 and figures.values["d_prime"] < -2


def test_a_press_before_there_is_something_to_see_counts_nothing_and_begins_anew() -> None:
    match = begin(session())
    table = table_of(match)
    due = table.next_due
    match.submit(Call(0, "slap"), due - 10)
    assert table.early == 1 and table.results == () and table.next_due == due - 10 + table.trial.wait_ms


def test_the_last_millisecond_is_still_in_time() -> None:
    match = begin(session())
    table = table_of(match)
    while table.trial.answer != SLAP or table.phase != "shown":
        match.advance(table.next_due)
    at = table.now + table.trial.window_ms
    match.submit(Call(0, "slap"), at)
    assert table.results[-1].outcome == "hit" and table.results[-1].ms == table.trial.window_ms


def test_doing_nothing_misses_wasps_and_is_right_about_stingers() -> None:
    match = begin(session())
    table = table_of(match)
    match.advance(1_000_000)
    assert table.game_over
    assert {(table.plan[each.number].answer, each.outcome) for each in table.results} == {
        (SLAP, "missed"), (NOTHING, "rest")}


def test_what_comes_next_is_in_no_view() -> None:
    match = begin(session())
    facts = SeatView(match.referee, 0).facts
    assert "plan" not in facts and facts["laid"] == ()
    shown = {str(value) for value in facts.values()}
    assert not any(str(trial.shows) in shown for trial in table_of(match).plan)


def test_a_higher_level_leaves_less_time() -> None:
    windows = [table_of(begin(session(level))).plan[0].window_ms for level in range(1, 11)]
    assert windows == sorted(windows, reverse=True) and windows[0] > 2 * windows[-1]


def test_two_seeds_differ_and_one_does_not() -> None:
    plans = [table_of(begin(session(seed=seed))).plan for seed in (1, 1, 2)]
    assert plans[0] == plans[1] != plans[2]


def test_a_session_lasts_one_to_three_minutes() -> None:
    for level in (1, 5, 10):
        match = begin(session(level))
        match.advance(10_000_000)
        table = table_of(match)
        least = sum(trial.wait_ms + AFTER_MS for trial in table.plan)
        most = least + sum(trial.window_ms for trial in table.plan)
        assert least >= 60_000 and most <= 180_000 and table.results[-1].number == 39
