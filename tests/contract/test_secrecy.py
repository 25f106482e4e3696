"""What a seat is told doesn't depend on what it may not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.core.actions import Carry, Grab, Release
from game.core.cards import Deck
from game.core.events import CardMoved, HandMoved
from game.core.record import Record
from game.lab.fidget import Fidget
from game.referee.gestures import spell
from game.referee.referee import Referee
from game.rules import GAMES
from tests.contract.tables import DECKS, every_game, every_table, few, heard_by, known, make, moments, referee, twin

STEPS = 24


def swapped(deck: Deck, one: int, other: int) -> Deck:
    faces = list(deck.faces)
    faces[one], faces[other] = faces[other], faces[one]
    return replace(deck, faces=tuple(faces))


def never_seen_by(seat: int, table: Referee, told: list[object], dealt: list[int]) -> list[int]:
    """Cards whose face this seat has not seen in the whole story, nor sees now."""
    shown = {event.card for event in told if isinstance(event, CardMoved | HandMoved)}
    view = known(table, seat)["faces"]
    assert isinstance(view, list)
    return [
        card for card, face in enumerate(view)
        if face is None and card not in shown and card not in dealt and "prop" not in table.table.faces[card].traits]


@every_table
def test_swapping_cards_that_a_seat_never_saw_changes_nothing_for_it(game: str, seats: int) -> None:
    compared = 0
    for seed in range(16):
        table = referee(game, seats, seed)
        seat = seed % seats
        dealt = [card for card in range(len(table.table.faces)) if known(table, seat)["faces"][card] is not None]  # type: ignore[index]
        told = heard_by(table, seat)
        fidget = Fidget(table, Random(seed))
        for _ in range(STEPS):
            fidget.step()
        if table.table.round > 1 or table.table.round_over:
            continue  # what was left in the hands has been counted before everybody
        hidden = never_seen_by(seat, table, list(told), dealt)
        lots = Random(seed)
        for _ in range(12):
            one, other = lots.sample(hidden, 2)
            if table.table.faces[one] == table.table.faces[other]:
                continue
            again = _again(game, table, swapped(DECKS[game], one, other), seat)
            if again is not None:
                assert again[0] == told
                assert known(again[1], seat) == known(table, seat)
                compared += 1
    assert compared >= 10, "enough swaps left every act as possible as it was"


def _again(game: str, table: Referee, deck: Deck, seat: int) -> tuple[list[object], Referee] | None:
    """The same inputs with another deck; None when one of them isn't possible with it."""
    record = table.record
    other = Referee(GAMES[game], Record(deck, record.players, record.kinds, record.seed, record.house))
    told = heard_by(other, seat)
    for at, action in record.inputs:
        other.submit(action, at)
    other.advance(record.length_ms)
    return (list(told), other) if other.record.inputs == record.inputs and _same_result(other, table) else None


def _same_result(other: Referee, table: Referee) -> bool:
    """No act was refused in one that was accepted in the other: every card lies where it lay."""
    return other.table.where == table.table.where


covert_games = pytest.mark.parametrize("game", [game for game, rules in GAMES.items() if rules.covert])


@covert_games
@pytest.mark.parametrize("wrong_call", [False, True])
def test_a_cheat_and_a_change_of_mind_tell_the_others_the_same_story_until_the_window_closes(
    game: str, wrong_call: bool,
) -> None:
    compared = 0
    for table in moments(game, few(game), seed=13, count=60):
        for seat in range(few(game)):
            cheats = [act for act in table.can(seat) if act.verb in table.rules.covert]
            for act in cheats[:: max(1, len(cheats) // 3)]:
                stories = [_story(table, seat, act.card, act.zone, end, wrong_call) for end in (act.zone, "table")]
                assert stories[0] == stories[1]
                compared += 1
    assert compared > 60


def _story(table: Referee, seat: int, card: int, zone: str, end: str, wrong_call: bool) -> list[object]:
    """What each other seat hears and knows up to the last instant in which the act could be called."""
    other = twin(table)
    seats = [each for each in range(other.table.seats) if each != seat]
    told = [heard_by(other, each) for each in seats]
    began = other.open_from
    make(other, [Grab(seat, card), Carry(seat, zone)])
    other.advance(began + 400)
    other.submit(Release(seat, end), began + 450)
    if wrong_call:
        guard = other.rules.guard(other.table)
        innocent = [each for each in seats if each != guard and not any(a.seat == each for a in other.table.open_acts)]
        calls = [act for each in innocent for act in other.can(guard) if act.verb == "accuse" and act.target == each]
        if calls:
            other.advance(began + 900)
            make(other, spell(other.rules, calls[0]))
    other.advance(began + 450 + other.rules.catch_ms(other.table) - 1)
    return [told, [known(other, each) for each in seats]]


@covert_games
def test_a_cheat_is_known_to_its_player_alone(game: str) -> None:
    """The other way round: the same two stories differ for the one who cheats."""
    table = next(t for t in moments(game, few(game), 14, 60) for s in range(few(game)) if _cheat(t, s))
    seat = next(s for s in range(few(game)) if _cheat(table, s))
    act = _cheat(table, seat)
    assert act is not None
    own = []
    for end in (act.zone, "table"):
        other = twin(table)
        told = heard_by(other, seat)
        make(other, [Grab(seat, act.card), Carry(seat, act.zone), Release(seat, end)])
        own.append((told, known(other, seat)))
    assert own[0] != own[1]


def _cheat(table: Referee, seat: int):  # type: ignore[no-untyped-def]
    return next((act for act in table.can(seat) if act.verb in table.rules.covert), None)


@every_game
def test_no_event_shows_a_hidden_face_to_another_seat(game: str) -> None:
    """A face that an event shows to a seat is one that the seat's view shows before or after it."""
    table = referee(game, few(game), 15)
    seen = [{card for card, face in enumerate(known(table, s)["faces"]) if face} for s in range(few(game))]  # type: ignore[arg-type, var-annotated]
    fidget = Fidget(table, Random(15))
    told = [heard_by(table, s) for s in range(few(game))]
    for _ in range(150):
        fidget.step()
        for s in range(few(game)):
            seen[s] |= {card for card, face in enumerate(known(table, s)["faces"]) if face}  # type: ignore[arg-type]
            for event in told[s]:
                if isinstance(event, CardMoved | HandMoved) and event.card is not None:
                    piles = {event.source, event.target} if isinstance(event, CardMoved) else set()
                    public = piles & {"discard", *table.table.open_piles}
                    assert event.card in seen[s] or public, event
            told[s].clear()
