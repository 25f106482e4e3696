"""Every card is in exactly one place after every action, whatever hands try."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.core.actions import Action, Call, Carry, Grab, Lean, NextRound, Release, TurnOver
from game.lab.fidget import Fidget
from game.rules import GAMES
from tests.contract.tables import DECKS, check_conserved, every_table, referee

pytestmark = pytest.mark.timeout(900)  # of a machine on which ten others work
ENDLESS = {"moemmen"}
"""Games that chance alone doesn't end: a herd has to be collected."""


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_random_play_to_the_end_of_a_match_loses_no_card(game: str, seats: int, seed: int) -> None:
    table = referee(game, seats, seed)
    fidget = Fidget(table, Random(seed))
    for _ in range(4_000 if game in ENDLESS else 20_000):
        if table.table.game_over:
            break
        for action in fidget.actions():
            table.submit(action, table.open_from)
            check_conserved(table)
        if fidget.step() == 0:
            check_conserved(table)
    assert table.table.game_over or game in ENDLESS, "random play comes to an end"


class AnyHands(RuleBasedStateMachine):
    """Hands that try everything, possible or not: refused acts change nothing, and nothing gets lost."""

    game = ""

    @initialize(seed=st.integers(0, 1000), data=st.data())
    def deal(self, seed: int, data: st.DataObject) -> None:
        least, most = DECKS[self.game].players
        self.seats = data.draw(st.integers(least, most))
        self.table = referee(self.game, self.seats, seed)
        self.before_grab: dict[int, object] = {}

    def try_out(self, action: Action) -> None:
        before = self.table.table.fingerprint()
        refusal = self.table.submit(action, self.table.open_from)
        if refusal is not None and not isinstance(action, Release):
            assert self.table.table.fingerprint() == before, f"{action} was refused ({refusal}) and changed something"

    @rule(data=st.data())
    def grab(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.seats - 1))
        own = self.table.table.hand(seat)
        cards = st.sampled_from(own) if own else st.nothing()
        self.try_out(Grab(seat, data.draw(cards | st.integers(0, len(self.table.table.faces) - 1))))

    @rule(data=st.data())
    def carry(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.seats - 1))
        self.try_out(Carry(seat, data.draw(st.sampled_from([*self.table.table.zones, "nowhere"]))))

    @rule(data=st.data())
    def let_go(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.seats - 1))
        zone = data.draw(st.sampled_from([*self.table.table.zones, "nowhere"]))
        self.try_out(Release(seat, zone))
        if not self.table.table.round_over:
            assert self.table.table.held[seat] == -1, "a release is never stuck"

    @rule(data=st.data())
    def call(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.seats - 1))
        words = data.draw(st.sampled_from([*GAMES[self.game].calls, "abracadabra", "", "say:x"]))
        self.try_out(Call(seat, words, data.draw(st.integers(-1, self.seats - 1))))

    @rule(data=st.data())
    def turn_over(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.seats - 1))
        self.try_out(TurnOver(seat, data.draw(st.integers(0, len(self.table.table.faces) - 1))))

    @rule(data=st.data(), side=st.integers(-2, 2))
    def lean(self, data: st.DataObject, side: int) -> None:
        self.try_out(Lean(data.draw(st.integers(0, self.seats - 1)), side))

    @rule()
    def next_round(self) -> None:
        self.try_out(NextRound())

    @rule(seed=st.integers(0, 1000), steps=st.integers(1, 6))
    def play_on(self, seed: int, steps: int) -> None:
        fidget = Fidget(self.table, Random(seed))
        for _ in range(steps):
            fidget.step()

    @precondition(lambda self: not self.table.table.game_over)
    @rule(ms=st.sampled_from([0, 1, 120, 2999, 3000, 3001, 12_000]))
    def wait(self, ms: int) -> None:
        self.table.advance(self.table.open_from + ms)

    @invariant()
    def nothing_is_lost(self) -> None:
        check_conserved(self.table)


@pytest.mark.parametrize("game", GAMES)
def test_hands_that_try_anything_lose_nothing_and_refused_acts_change_nothing(game: str) -> None:
    machine = type("AnyHands", (AnyHands,), {"game": game})
    machine.TestCase.settings = settings(
        max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck))
    machine.TestCase().runTest()
