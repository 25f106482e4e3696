"""The drills in company: real tables of Schummel Hummel, each for one skill, that end by themselves."""

from __future__ import annotations

from random import Random

import pytest

from game.core.actions import Call, Carry, Grab, Lean, Release
from game.core.acts import Act
from game.core.events import Event
from game.core.record import lines, parse
from game.core.rules import SetupError
from game.core.table import Table
from game.lab.fidget import Fidget
from game.lab.tally import lost_cards
from game.playing import begin, resume
from game.referee.referee import Referee, replay
from game.referee.view import SeatView
from game.rules import RULES
from game.rules.drills.grasshopper import HOME_MS, GrasshopperTable
from game.rules.drills.party import PLAIN, PUPIL, PartyTable
from game.rules.drills.pollen import THROWS, PollenTable
from game.rules.drills.sneak import CAUGHT_CARDS
from tests.contract.tables import check_conserved, make, twin
from tests.drills.parties import SKILLS, act, alone, drill, played, session, to_the_end

every_drill = pytest.mark.parametrize("skill", SKILLS)


# ---- all of them


@every_drill
@pytest.mark.parametrize("level", [1, 10])
def test_it_ends_by_itself_after_one_to_three_minutes_whatever_the_pupil_does(skill: str, level: int) -> None:
    match = begin(session(skill, level))
    figures = to_the_end(match)
    assert 60_000 <= _last_event_ms(match.referee) <= 180_000
    assert 0.0 <= figures.success <= 1.0


def _last_event_ms(referee: Referee) -> int:
    told: list[Event] = []
    replay(referee.rules, referee.record, listener=told.append)
    return max(event.at for event in told)


@every_drill
def test_the_record_is_the_session(skill: str) -> None:
    match = begin(session(skill, kind="sly:2"))
    match.advance(600_000)
    record = match.referee.record
    again = parse("".join(f"{line}\n" for line in lines(record)))
    assert drill(skill).measure(again) == drill(skill).measure(record)
    assert replay(RULES[record.game], again).table.fingerprint() == match.referee.table.fingerprint()


@every_drill
def test_a_session_that_broke_off_goes_on_as_it_was(skill: str) -> None:
    match = begin(session(skill, kind="sly:2"))
    match.advance(30_000)
    again = resume(match.referee.record)
    match.advance(600_000)
    again.advance(600_000)
    assert again.referee.record.inputs == match.referee.record.inputs


@every_drill
def test_the_same_seed_is_the_same_session_and_another_is_not(skill: str) -> None:
    assert played(skill, "sly:2", seed=3) == played(skill, "sly:2", seed=3)
    assert begin(session(skill, seed=3)).referee.table.where != begin(session(skill, seed=4)).referee.table.where


@every_drill
def test_whatever_hands_do_no_card_is_lost_and_what_is_refused_changes_nothing(skill: str) -> None:
    for seed in range(3):
        table = alone(skill, seed=seed)
        fidget = Fidget(table, Random(seed))
        for _ in range(60):
            fidget.step()
            check_conserved(table)
            assert lost_cards(table) == 0
            if table.table.game_over:
                break
            before = table.table.fingerprint()
            for seat in range(table.table.seats):
                refused = [act for act in table.rules.candidates(table.table, seat) if table.why_not(act)]
                if refused and refused[0].zone:
                    other = twin(table)
                    home = other.table.fingerprint()
                    if make(other, [Grab(seat, refused[0].card), Release(seat, refused[0].zone)])[-1] is not None:
                        assert other.table.fingerprint() == home
            assert table.table.fingerprint() == before


@every_drill
def test_what_can_be_done_is_done(skill: str) -> None:
    tried = 0
    for seed in range(3):
        table = alone(skill, seed=seed)
        fidget = Fidget(table, Random(seed))
        for _ in range(6):
            fidget.step()
            for seat in range(table.table.seats):
                for each in table.can(seat):
                    act(twin(table), each)
                    tried += 1
    assert tried > 5


@every_drill
def test_nobody_goes_out_and_only_plain_cards_are_dealt(skill: str) -> None:
    match = begin(session(skill, level=10, kind="sly:3"))
    table = match.referee.table
    assert isinstance(table, PartyTable)
    fewest = {len(table.hand(seat)) for seat in range(1, table.seats)}
    while not table.game_over:
        match.advance(match.now + 500)
        if skill != "pollen" and not table.game_over:
            assert all(table.owned(seat) for seat in range(1, table.seats))
    dealt = [card for card, where in enumerate(table.where) if where != "box" and card in table.pack]
    assert {table.kind[card] for card in dealt} <= set(PLAIN)
    assert (fewest == {0}) == (skill == "pollen")


@every_drill
def test_a_level_must_be_one_of_ten(skill: str) -> None:
    record = session(skill)
    for setup in ({"level": 0}, {"level": 11}, {"level": "high"}, {"levels": 3}):
        record.setup = dict(setup)
        with pytest.raises(SetupError):
            Referee(RULES[record.game], record)


@pytest.mark.parametrize("skill", ["sneak", "watch"])
def test_other_seats_know_nothing_of_a_card_that_has_vanished(skill: str) -> None:
    """Two sessions that differ in one secret deed are the same to everybody else."""
    one, other = alone(skill), alone(skill)
    cheat = 1 if skill == "watch" else PUPIL
    card = one.table.hand(cheat)[0]
    act(one, Act(cheat, "cheat", card, f"lap:{cheat}"))
    for action in (Grab(cheat, card), Release(cheat, f"hand:{cheat}")):
        other.submit(action, other.open_from)
    for seat in range(one.table.seats):
        if seat != cheat:
            assert SeatView(one, seat).facts == SeatView(other, seat).facts
            assert SeatView(one, seat).public_count(cheat) == SeatView(other, seat).public_count(cheat)


# ---- sneak


def cheated(referee: Referee, seat: int, how: str, at: int) -> int:
    """A card leaves the hand at that moment and is let go 300 ms later."""
    card = referee.table.hand(seat)[0]
    act(referee, Act(seat, "cheat", card, f"{how}:{seat}"), at)
    return card


def test_a_card_that_nobody_called_is_gone_and_one_that_was_called_brings_one_more() -> None:
    referee = alone("sneak")
    table = referee.table
    cheated(referee, PUPIL, "lap", 1_000)
    referee.advance(9_000)
    card = cheated(referee, PUPIL, "sleeve", 10_000)
    count = table.owned(PUPIL)
    referee.submit(Call(2, "caught", PUPIL), 10_500)
    assert table.where[card] == f"hand:{PUPIL}" and table.owned(PUPIL) == count + 1 + CAUGHT_CARDS
    assert isinstance(table, PartyTable) and table.watchman == 2 and not table.giving and table.settling == -1
    referee.advance(200_000)
    figures = drill("sneak").measure(referee.record)
    assert (figures.values["gone"], figures.values["caught"], figures.score) == (1, 1, 1 - CAUGHT_CARDS)
    assert (figures.values["lap_gone"], figures.values["sleeve_caught"]) == (1, 1)
    assert [trial.outcome for trial in figures.trials] == ["hit", "wrong"]


def test_what_is_open_is_measured_from_the_edge_to_the_opened_hand() -> None:
    referee = alone("sneak")
    card = referee.table.hand(PUPIL)[0]
    referee.submit(Grab(PUPIL, card), 1_000)
    referee.submit(Carry(PUPIL, "lap:0"), 1_200)
    referee.submit(Release(PUPIL, "lap:0"), 1_650)
    referee.advance(200_000)
    assert drill("sneak").measure(referee.record).values["exposure_ms"] == 450


def test_the_pupil_has_no_turns() -> None:
    match = begin(session("sneak", kind="sly:3"))
    turns = set()
    while not match.referee.table.game_over:
        match.advance(match.now + 200)
        turns.add(match.referee.table.turn)
    assert turns == {1, 2, 3}


# ---- watch


def test_calls_are_hits_with_a_reaction_or_false_and_what_nobody_called_is_missed() -> None:
    referee = alone("watch", level=1)
    table = referee.table
    assert not table.hand(PUPIL)
    cheated(referee, 1, "lap", 5_000)
    assert referee.submit(Call(PUPIL, "caught", 1), 5_700) is None
    assert referee.submit(Call(PUPIL, "caught", 2), 20_000) is None
    assert len(table.hand(PUPIL)) == 1  # SH-29: a wrong call brings a card
    cheated(referee, 3, "shoulder", 40_000)
    referee.advance(200_000)
    values = drill("watch").measure(referee.record).values
    assert (values["hits"], values["missed"], values["false_calls"], values["reaction_ms"]) == (1, 1, 1, 700)


def test_the_watchman_is_told_of_calls_and_never_of_what_was_missed() -> None:
    referee = alone("watch", level=10)
    cheated(referee, 3, "lap", 1_000)
    referee.advance(80_000)
    assert SeatView(referee, PUPIL).facts["tally"] == {"right": 0, "wrong": 0}


def test_the_higher_the_level_the_shorter_a_cheat_can_be_called() -> None:
    windows = [alone("watch", level).rules.catch_ms(alone("watch", level).table) for level in range(1, 11)]
    assert windows == sorted(windows, reverse=True) and windows[0] > 2 * windows[-1]


# ---- pollen


def test_ten_throws_and_ten_to_dodge_in_turn() -> None:
    match = begin(session("pollen", kind="sly:2"))
    match.advance(600_000)
    table = match.referee.table
    assert isinstance(table, PollenTable)
    throwers = [throw.thrower for throw in table.throws]
    assert throwers[0::2] == [PUPIL] * THROWS and set(throwers[1::2]) == {1, 2}


def test_a_throw_is_timed_from_the_bee_and_one_not_made_is_a_miss() -> None:
    referee = alone("pollen")
    table = referee.table
    assert isinstance(table, PollenTable)
    while table.phase != "pollen":
        referee.advance(table.next_due)
    bee = table.now
    act(referee, Act(PUPIL, "throw", table.pollen, "seat:1", 1), bee + 640)
    referee.advance(200_000)
    figures = drill("pollen").measure(referee.record)
    assert figures.score == 1 and figures.trials[0][:2] == ("hit", 640)
    assert [trial.outcome for trial in figures.trials[2::2]] == ["missed"] * (THROWS - 1)
    assert figures.values["dodged"] == THROWS


def test_others_wriggle_while_the_pupil_throws_and_only_then() -> None:
    match = begin(session("pollen", level=10))
    told: list[Event] = []
    match.referee.listen(told.append)
    match.advance(600_000)
    leans = [action for _at, action in match.referee.record.inputs if isinstance(action, Lean)]
    assert len(leans) > 30 and {lean.seat for lean in leans} == {1, 2}


# ---- grasshopper


def stolen(referee: Referee, thief: int, gap: int, at: int) -> None:
    card = _hoppers(referee.table)[gap]
    act(referee, Act(thief, "steal", card, f"lap:{thief}", thief), at)


def _hoppers(table: Table) -> list[int]:
    assert isinstance(table, GrasshopperTable)
    return table.grasshoppers


def lay_any(referee: Referee) -> None:
    """Whose turn it is lays or draws."""
    turn = [each for each in referee.can(referee.table.turn) if each.verb in ("play", "draw")]
    act(referee, turn[0])


def test_a_theft_that_nobody_noticed_is_kept_after_two_cards_and_comes_home() -> None:
    referee = alone("grasshopper")
    table = referee.table
    stolen(referee, PUPIL, 0, 1_000)
    for _ in range(12):
        lay_any(referee)
    assert SeatView(referee, PUPIL).facts["tally"]["kept"] == 1
    referee.advance(referee.open_from + HOME_MS)
    assert table.where[_hoppers(table)[0]] == "gap:0"


def test_an_objection_in_time_saves_it_and_one_without_a_theft_counts_as_wrong() -> None:
    referee = alone("grasshopper")
    stolen(referee, 1, 0, 1_000)
    assert referee.submit(Call(PUPIL, "object", 1), 1_900) is None
    assert referee.submit(Call(PUPIL, "object", 3), 5_000) is None
    refusal = referee.submit(Call(PUPIL, "object", 2), 6_000)
    assert refusal is not None and refusal.ignored  # not a neighbour
    referee.advance(200_000)
    figures = drill("grasshopper").measure(referee.record)
    values = figures.values
    assert (values["saved"], values["wrong"], values["objection_ms"], figures.score) == (1, 1, 900, 0)


def test_an_objection_to_a_hand_that_is_still_there_is_neither_right_nor_wrong() -> None:
    referee = alone("grasshopper")
    referee.submit(Grab(1, _hoppers(referee.table)[0]), 1_000)
    refusal = referee.submit(Call(PUPIL, "object", 1), 1_100)
    assert refusal is not None and refusal.ignored
    assert SeatView(referee, PUPIL).facts["tally"]["wrong"] == 0


def test_everybodys_eyes_are_seen() -> None:
    match = begin(session("grasshopper"))
    match.advance(20_000)
    assert set(match.looks) == {1, 2, 3}
