"""Somebody leaves their hand to a bot in the middle of it, and comes back: the record is still the match."""

from __future__ import annotations

from random import Random

import pytest

from game.core.actions import Carry, Grab, Sit
from game.core.acts import NO_CARD
from game.core.events import Event, Sat
from game.core.record import HUMAN, Record, RecordError, lines, parse
from game.lab.tally import lost_cards
from game.playing import begin, resume
from game.referee.match import Match
from game.referee.referee import Referee, replay
from game.rules import GAMES
from tests.contract.tables import DECKS, every_game, few
from tests.lab.people import play_along, record

PEOPLE = (HUMAN, HUMAN, "sly:2", "calm:1")


def table(game: str, seed: int = 3) -> Match:
    return begin(record(*PEOPLE[:max(3, few(game))], seed=seed, game=game))


def again(match: Match) -> Record:
    return parse("".join(f"{line}\n" for line in lines(match.referee.record)))


def come_and_go(match: Match, seed: int, until_ms: int) -> None:
    """Ada and Ben play by lot, leave at any moment, a card in the hand or not, and come back."""
    dice = Random(seed)
    while match.now < until_ms and not match.referee.table.game_over:
        play_along(match, seed + match.now, match.now + dice.randrange(1, 9_000))
        seat = dice.randrange(2)
        away = match.referee.playing[seat] != HUMAN
        if not away and dice.random() < 0.5:
            hold_something(match, seat)
        sit = Sit(seat, HUMAN if away else dice.choice(("hawk:3", "dozer:1")))
        assert match.submit(sit, match.referee.open_from) is None


def hold_something(match: Match, seat: int) -> None:
    hand = match.referee.table.hand(seat)
    if hand and match.submit(Grab(seat, hand[0]), match.referee.open_from) is None:
        match.submit(Carry(seat, "table"), match.referee.open_from)


@every_game
def test_a_card_in_the_hand_goes_home_when_a_bot_takes_over_and_when_it_gives_back(game: str) -> None:
    match = table(game)
    told: list[Event] = []
    match.referee.listen(told.append)
    hold_something(match, 0)
    cards = list(match.referee.table.hand(0))
    assert match.submit(Sit(0, "sly:2"), match.referee.open_from) is None
    assert match.referee.table.held[0] == NO_CARD and match.referee.table.hand(0) == cards
    assert [bot.seat for bot in match.bots] == [0, 2]
    while match.referee.table.held[0] == NO_CARD and match.now < 120_000 and not match.referee.table.round_over:
        match.advance(match.referee.open_from + 10)
    match.submit(Sit(0, HUMAN), match.referee.open_from)
    assert match.referee.table.held[0] == NO_CARD and [bot.seat for bot in match.bots] == [2]
    assert [event.kind for event in told if isinstance(event, Sat)] == ["sly:2", HUMAN]
    assert not lost_cards(match.referee)


def test_a_cheat_that_is_under_way_never_happened() -> None:
    match = table("schummel_hummel")
    seat = next(seat for seat in (0, 1) if match.referee.rules.facts(match.referee.table, seat)["watchman"] != seat)
    card = match.referee.table.hand(seat)[0]
    match.submit(Grab(seat, card), 100)
    match.submit(Carry(seat, f"lap:{seat}"), 200)
    assert match.referee.table.where[card] == f"air:{seat}"
    match.submit(Sit(seat, "calm:2"), 300)
    assert match.referee.table.where[card] == f"hand:{seat}" and not match.referee.table.open_acts


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_with_people_that_come_and_go_the_record_is_the_match(game: str, seed: int) -> None:
    match = table(game, seed)
    come_and_go(match, seed, 150_000)
    whole = again(match)
    assert sum(isinstance(action, Sit) for _at, action in whole.inputs) >= 3
    other = replay(GAMES[game], whole)
    assert other.table.fingerprint() == match.referee.table.fingerprint()
    assert other.table.rng.getstate() == match.referee.table.rng.getstate()
    assert other.playing == match.referee.playing


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_it_goes_on_after_a_break_as_if_nothing_had_been(game: str, seed: int) -> None:
    match = table(game, seed)
    come_and_go(match, seed, 90_000)
    other = resume(again(match))
    assert other.referee.record.inputs == match.referee.record.inputs
    assert [bot.seat for bot in other.bots] == [bot.seat for bot in match.bots]
    until = match.referee.record.length_ms + 30_000
    for each in (match, other):
        each.advance(until)
    assert other.referee.record.inputs == match.referee.record.inputs
    assert other.referee.table.fingerprint() == match.referee.table.fingerprint()


@every_game
def test_a_bot_that_sits_down_at_any_moment_plays_the_round_to_its_end(game: str) -> None:
    for seed in range(6):
        match = begin(record(HUMAN, *("calm:2", "hawk:2", "sly:1")[:max(2, few(game) - 1)], seed=seed, game=game))
        play_along(match, seed, Random(seed).randrange(500, 60_000))
        if match.referee.table.round_over:
            continue
        match.submit(Sit(0, "pedant:2"), match.referee.open_from)
        while not match.referee.table.round_over and match.now < 30 * 60_000:
            match.advance(match.referee.open_from + 1_000)
        assert match.referee.table.round_over, f"seed {seed} stands still"


def test_who_sits_there_already_cannot_sit_down_and_without_bots_nobody_leaves() -> None:
    match = table("moemmen")
    assert match.submit(Sit(0, HUMAN), 5) is not None
    people = Match(Referee(GAMES["moemmen"], record(HUMAN, HUMAN, game="moemmen")), [])
    assert people.submit(Sit(0, "sly:2"), 5) is not None and not people.referee.record.inputs


@pytest.mark.parametrize("kind", ["", "SLY:2", "sly:22", "a" * 40, "human\n"])
def test_a_record_with_somebody_unheard_of_is_damaged(kind: str) -> None:
    match = table("moemmen")
    match.submit(Sit(0, "sly:2"), 5)
    match.referee.record.inputs[0] = (5, Sit(0, kind))
    with pytest.raises(RecordError, match="line 2 can't be read: expected human, or a bot such as sly:2"):
        again(match)


def test_a_record_from_when_bots_had_other_names_goes_on_with_the_same_ones() -> None:
    match = begin(record(HUMAN, "nervous:2", "sly:2", game="moemmen"))
    match.submit(Sit(0, "pedant:2"), 5)
    match.advance(20_000)
    text = "".join(f"{line}\n" for line in lines(match.referee.record))
    former = parse(text.replace("nervous:2", "timid:2").replace("pedant:2", "prickly:2"))
    assert resume(former).referee.record.inputs == match.referee.record.inputs
    assert former.kinds == match.referee.record.kinds


def test_the_story_says_who_left_and_who_is_back() -> None:
    from game.lab.retell import retell

    match = table("moemmen")
    match.submit(Sit(0, "sly:2"), 5)
    match.submit(Sit(0, HUMAN), 9_000)
    told = "\n".join(retell(again(match)))
    assert "Ada leaves: a bot plays on" in told and "Ada is back and plays on" in told
    assert DECKS["moemmen"].players[0] >= 2
