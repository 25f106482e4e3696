"""What can be done is what is accepted, refused acts change nothing, and there is no other door."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from game.core.actions import Call, Carry, Grab, Release, TurnOver
from game.core.acts import Act
from game.referee.gestures import meaning, spell
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import GAMES
from tests.contract.tables import every_game, every_table, few, make, moments, twin

GAME = Path(__file__).parents[2] / "game"


def accepted(table: Referee, act: Act) -> bool:
    """Whether the act's gesture goes through, tried on a copy of the table."""
    other = twin(table)
    return make(other, spell(other.rules, act))[-1] is None


@every_table
def test_every_act_that_can_be_done_is_accepted(game: str, seats: int) -> None:
    tried = 0
    for table in moments(game, seats, seed=8, count=25):
        for seat in range(seats):
            for act in table.can(seat):
                assert accepted(table, act), f"{act} can be done, and is refused"
                tried += 1
    assert tried > 60


@every_table
def test_what_cannot_be_done_is_refused_and_leaves_the_table_as_it_was(game: str, seats: int) -> None:
    draw, tried = Random(9), 0
    for table in moments(game, seats, seed=9, count=40):
        for seat in range(seats):
            can = set(table.can(seat))
            other = twin(table)
            before = other.table.fingerprint()
            for act in _any_acts(table, seat, draw):
                if act in can or _same_effect(act, can):
                    continue
                refusal = make(other, spell(other.rules, act))[-1]
                assert refusal is not None, f"{act} can't be done, and is accepted"
                assert other.table.fingerprint() == before, f"{act} was refused, and changed something"
                tried += 1
    assert tried > 20


def _any_acts(table: Referee, seat: int, draw: Random) -> list[Act]:
    """Acts that somebody might try: own and other cards in any zone, calls on anybody."""
    cards = draw.sample(range(len(table.table.faces)), 12) + draw.sample(
        table.table.hand(seat), min(3, len(table.table.hand(seat))))
    kinds = {kind for _, kind in table.rules.gestures}
    zones = [name for name, zone in table.table.zones.items() if zone.kind in kinds]
    zones = draw.sample(zones, min(8, len(zones)))
    read = [meaning(table.rules, table.table, seat, card, zone) for card in cards for zone in zones]
    others = range(table.table.seats)
    calls = [Act(seat, verb, target=target) for verb in table.rules.calls.values() for target in others]
    return [act for act in read if act is not None] + calls


def _same_effect(act: Act, can: set[Act]) -> bool:
    """The same card let go in another place of the own that means the same; a call that is meant for nobody."""
    aimless = {other.verb for other in can if other.card < 0 and other.target < 0}

    def aim(other: Act) -> int:
        own = other.zone and other.target == other.seat
        return -1 if own or other.card < 0 and other.verb in aimless else other.target

    return any((other.verb, other.card, aim(other)) == (act.verb, act.card, aim(act)) for other in can)


@every_table
def test_a_zone_lights_up_exactly_when_it_accepts(game: str, seats: int) -> None:
    for table in moments(game, seats, seed=10, count=12):
        for seat in range(seats):
            view = SeatView(table, seat)
            for card in view.hand[:3]:
                lit = view.zones_for(card)
                other = twin(table)
                for zone in table.table.zones:
                    done = make(other, [Grab(seat, card), Carry(seat, zone), Release(seat, zone)])
                    home = other.table.where[card] == table.table.where[card] and zone not in lit
                    assert (done[-1] is None and not home) == (zone in lit), (card, zone, done)
                    if done[-1] is None:
                        other = twin(table)


@every_game
def test_nothing_but_the_rules_names_a_ruling_that_they_do_not_know(game: str) -> None:
    rules = GAMES[game]
    for table in moments(game, few(game), seed=11, count=15):
        for seat in range(few(game)):
            for act in rules.candidates(table.table, seat):
                refusal = rules.refuse(table.table, act)
                assert refusal is None or not refusal.ruling or refusal.ruling in rules.rulings


DOORS = {"do", "settle", "expire", "recover", "deal", "lay_out", "next_round"}
VERBS = {
    "move", "grab", "carry", "let_go", "send_home", "send_all_home", "lean", "shuffle", "gather", "open_act",
    "close_act", "judge", "set_deadline", "clear_deadline", "stop_clocks", "start_clocks", "begin_turn", "note", "say",
    "begin_round", "end_round", "end_match",
}
INSIDE = ("core", "referee", "rules")


def _called_on(node: ast.AST) -> tuple[str, str]:
    """``("rules", "do")`` for ``self.rules.do(…)``."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return "", ""
    owner = node.func.value
    name = owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else ""
    return name.strip("_"), node.func.attr


@pytest.mark.parametrize("path", sorted(GAME.rglob("*.py")), ids=lambda path: str(path.relative_to(GAME)))
def test_only_the_referee_lets_an_act_reach_the_rules_or_changes_the_table(path: Path) -> None:
    layer = path.relative_to(GAME).parts[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        owner, called = _called_on(node)
        if layer != "referee":
            assert (owner, called) not in {("rules", door) for door in DOORS}, f"line {node.lineno}"  # type: ignore[attr-defined]
        if layer not in INSIDE:
            assert (owner, called) not in {("table", verb) for verb in VERBS}, f"line {node.lineno}"  # type: ignore[attr-defined]


@every_game
def test_calls_and_cards_from_nowhere_are_refused(game: str) -> None:
    for table in moments(game, few(game), seed=12, count=5):
        before = table.table.fingerprint()
        strange = table.table.hand(1)[0] if table.table.hand(1) else 0
        for action in (Call(0, "abracadabra", 1), Carry(0, "lap:0"), TurnOver(0, strange)):
            assert twin(table).submit(action, table.open_from) is not None
        assert table.table.fingerprint() == before
