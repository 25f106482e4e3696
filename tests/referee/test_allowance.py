"""A seat's reaction allowance: its slaps, words and objections count so much earlier, and the record has it all."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.actions import Action, Call, Carry, Grab, Lean, Refusal, Release, Sit
from game.core.events import CardMoved, Event, Said
from game.core.record import Look, Record, RecordError, lines, parse
from game.core.table import NEVER
from game.lab.simulate import play
from game.playing import begin, resume
from game.referee.match import Match
from game.referee.referee import Referee, replay
from game.rules import GAMES
from tests.lab.people import DECKS
from tests.rules.schnattergei.tables import BEN, CLEO, deck, flip

DOUBLE = {"piles": {"Ada": ["red carrot", "blue cocoa"], "Ben": ["red banana", "blue cocoa"],
                    "Cleo": ["red elephant", "brown paprika"]},
          "discard": ["brown cocoa"], "last_word": "cocoa", "turn": "Ada"}
"""The top of Ada's pile is the first named: here its last card makes the double."""


class Scripted:
    """A bot that does what a list says, at those moments."""

    def __init__(self, seat: int, *plan: tuple[int, Action]) -> None:
        self.seat, self._plan = seat, list(plan)
        self.refused: list[str] = []

    heeds = ()

    def on_event(self, event: Event) -> None: ...

    def on_look(self, look: Look) -> None: ...

    def next_at(self) -> int:
        return self._plan[0][0] if self._plan else NEVER

    def take_action(self, now: int) -> Action:
        return self._plan.pop(0)[1]

    def on_refusal(self, action: Action, refusal: Refusal) -> None:
        self.refused.append(refusal.ruling or "")


def schnattergei(setup: dict[str, Any], allow: tuple[int, ...]) -> Referee:
    return Referee(GAMES["schnattergei"], Record(deck(), ["Ada", "Ben", "Cleo"], ["human", "sly:1", "sly:3"], 0, {},
                                                 setup, allow=allow))


def slaps_on_a_double(allow: tuple[int, ...], ben_ms: int, cleo_ms: int) -> list[tuple[int, int, str]]:
    """Who slapped when, after Ada flipped a second cocoa at 0 ms."""
    referee = schnattergei(DOUBLE | {"piles": DOUBLE["piles"] | {"Ada": ["blue cocoa", "red carrot"]}}, allow)  # type: ignore[operator]
    heard: list[tuple[int, int, str]] = []
    referee.listen(lambda event: heard.append((event.at, event.seat, event.words)) if isinstance(event, Said) else None)
    match = Match(referee, [Scripted(BEN, (ben_ms, Call(BEN, "slap"))), Scripted(CLEO, (cleo_ms, Call(CLEO, "slap")))])
    if flip(referee, 0) is not None or not referee.table.slap:  # type: ignore[attr-defined]
        raise AssertionError("the set-up has no double")
    match.advance(2_000)
    return heard


def test_the_faster_hand_wins_where_nobody_has_an_allowance() -> None:
    assert slaps_on_a_double((), 500, 400) == [(400, CLEO, "slaps"), (500, BEN, "slap")]


def test_a_slap_within_its_allowance_comes_first() -> None:
    assert slaps_on_a_double((0, 150, 0), 500, 400)[0] == (500, BEN, "slaps")


def test_a_slap_beyond_its_allowance_still_loses() -> None:
    assert slaps_on_a_double((0, 99, 0), 500, 400)[0] == (499, CLEO, "slaps")


def test_the_late_one_is_heard_without_a_penalty_however_long_it_was_held_back() -> None:
    heard = slaps_on_a_double((0, 1000, 0), 1_300, 400)
    assert heard == [(1_300, BEN, "slaps"), (1_400, CLEO, "slap")]


def test_a_mistake_is_no_race_and_counts_at_once() -> None:
    referee = schnattergei(DOUBLE | {"discard": ["brown carrot"]}, (0, 500, 0))
    wrong: list[int] = []
    referee.listen(lambda event: wrong.append(event.at)
                   if isinstance(event, Said) and event.words == "wrong_slap" else None)
    Match(referee, [Scripted(CLEO, (100, Call(CLEO, "slap")))]).advance(150)
    assert wrong == [100]


@pytest.mark.parametrize(("allow", "due"), [((), 3_000), ((250, 0, 0), 3_250), ((0, 250, 0), 3_000)])
def test_a_word_may_take_as_much_longer(allow: tuple[int, ...], due: int) -> None:
    referee = schnattergei(DOUBLE | {"discard": [], "last_word": None}, allow)
    assert flip(referee, 0) is None
    assert referee.table.deadlines["word"].due == due


def schummel(allow: tuple[int, ...], *bots: Scripted, first: str = "wasp blue red") -> Match:
    game = DECKS["schummel_hummel"]
    setup = {"hands": {"Ada": [first, "flower blue red", "flower blue green"],
                       "Ben": ["flower blue yellow", "flower blue red"],
                       "Cleo": ["flower red violet", "flower blue red"],
                       "Dora": ["flower red green", "flower blue yellow"]},
             "discard": ["flower blue violet"], "turn": "Ada", "watchman": "Dora",
             "draw": ["flower red green", "flower blue green"]}
    record = Record(game, ["Ada", "Ben", "Cleo", "Dora"], ["human"] * 4, 0, game.house(), setup, allow=allow)
    return Match(Referee(GAMES[game.game], record), bots)


def lay(match: Match, kind: str, at: int) -> None:
    """Ada lays a card of that kind."""
    seat, faces = 0, match.referee.table.faces
    card = next(card for card in match.referee.table.hand(seat) if faces[card].kind == kind)
    for action in (Grab(seat, card), Carry(seat, "discard"), Release(seat, "discard")):
        assert match.submit(action, at) is None


def test_at_a_wasp_the_order_is_that_of_the_counted_slaps() -> None:
    slaps = [Scripted(seat, (ms, Call(seat, "slap"))) for seat, ms in ((1, 700), (2, 450), (3, 500))]
    for allow, order in (((), (2, 3)), ((0, 220, 0, 0), (2, 1)), ((0, 300, 0, 0), (1, 2))):
        match = schummel(allow, *[Scripted(each.seat, *each._plan) for each in slaps])
        heard: list[int] = []
        match.referee.listen(lambda event, heard=heard: heard.append(event.seat)  # type: ignore[misc]
                             if isinstance(event, Said) and event.words == "slaps" else None)
        lay(match, "wasp", 0)
        match.advance(5_000)
        assert tuple(heard) == order


def test_a_watchman_may_call_as_much_later() -> None:
    match = schummel((0, 0, 0, 400))
    card = match.referee.table.hand(1)[0]
    for action in (Grab(1, card), Carry(1, "lap:1"), Release(1, "lap:1")):
        match.submit(action, 0)
    assert match.submit(Call(3, "caught", 1), 3_400) is None
    assert match.referee.table.settling == 1  # type: ignore[attr-defined]


def cheat(match: Match, at: int) -> int:
    """Ben lets a card vanish under the table; which it is."""
    card = match.referee.table.hand(1)[0]
    for action in (Grab(1, card), Carry(1, "lap:1"), Release(1, "lap:1")):
        assert match.submit(action, at) is None
    return card


@pytest.mark.parametrize(("allow", "lasts"), [
    ((0, 0, 0, 400), 400), ((0, 150, 0, 400), 250), ((0, 400, 0, 0), 0), ((900, 0, 900, 0), 0), ((), 0)])
def test_a_hand_that_cheats_opens_so_much_later_as_the_watchman_is_slower(allow: tuple[int, ...], lasts: int) -> None:
    match = schummel(allow)
    card = cheat(match, 1_000)
    table = match.referee.table
    if lasts:
        match.advance(1_000 + lasts - 1)
        assert table.where[card] == "air:1" and table.held[1] == card, "it is seen where it is"
        match.advance(1_000 + lasts)
    assert table.where[card] == "gone:1"
    assert match.referee.record.inputs[-1] == (1_000 + lasts, Release(1, "lap:1")), "a record has what counted"


def test_a_hand_that_is_still_opening_takes_nothing_else_and_brings_nothing_back() -> None:
    match = schummel((0, 0, 0, 500))
    card = cheat(match, 0)
    other = match.referee.table.hand(1)[0]
    refusal = match.submit(Grab(1, other), 100)
    assert refusal is not None and refusal.reason == "one_card_at_a_time"
    assert match.submit(Carry(1, "hand:1"), 200) is None and match.submit(Release(1, "hand:1"), 200) is None
    match.advance(500)
    assert match.referee.table.where[card] == "gone:1"
    assert match.submit(Grab(1, other), 501) is None


def test_a_call_while_the_hand_is_opening_is_right_and_opens_it() -> None:
    match = schummel((0, 0, 0, 500))
    card = cheat(match, 0)
    assert match.submit(Call(3, "caught", 1), 450) is None
    table = match.referee.table
    assert table.settling == 1 and table.where[card] == "hand:1"  # type: ignore[attr-defined]
    match.advance(2_000)
    assert table.where[card] == "hand:1", "what had been let go is forgotten"


def test_what_was_let_go_before_a_call_does_not_open_the_hand_for_another_card() -> None:
    match = schummel((0, 0, 0, 500))
    card = cheat(match, 0)
    match.submit(Call(3, "caught", 2), 100)  # wrong: everything that is held goes home
    match.submit(Grab(1, card), 200)
    match.submit(Carry(1, "lap:1"), 250)
    match.advance(900)
    assert match.referee.table.held[1] == card


def throw(match: Match) -> None:
    """Ada lays a bee, and throws its pollen at Ben."""
    pollen = match.referee.table.pollen  # type: ignore[attr-defined]
    lay(match, "bee", 0)
    for action in (Grab(0, pollen), Carry(0, "table"), Release(0, "seat:1")):
        assert match.submit(action, 500) is None


@pytest.mark.parametrize(("allow", "ducks_ms", "cards"), [
    ((), 0, 2), ((0, 600, 0, 0), 0, 2), ((0, 600, 0, 0), 1_000, 0), ((0, 400, 0, 0), 1_000, 2),
    ((600, 600, 0, 0), 600, 2)])
def test_there_is_so_much_longer_to_duck(allow: tuple[int, ...], ducks_ms: int, cards: int) -> None:
    match = schummel(allow, first="bee blue yellow")
    before = len(match.referee.table.hand(1))
    throw(match)
    if ducks_ms:
        match.submit(Lean(1, 1), ducks_ms)
        match.submit(Lean(1, 0), ducks_ms + 50)  # nobody has to stay down until it has flown by
    match.advance(3_000)
    table = match.referee.table
    assert len(table.hand(1)) - before == cards and table.turn == 1


def test_a_throw_that_a_bot_ducks_is_ducked_again_when_the_match_goes_on() -> None:
    game = DECKS["schummel_hummel"]
    setup = {"hands": {"Ada": ["bee blue yellow", "flower blue red"], "Ben": ["flower blue yellow", "flower blue red"],
                       "Cleo": ["flower red violet", "flower blue red"]},
             "discard": ["flower blue violet"], "turn": "Ada", "watchman": "Cleo", "draw": ["flower red green"] * 2}
    record = Record(game, ["Ada", "Ben", "Cleo"], ["human", "hawk:3", "human"], 2, game.house(), setup,
                    allow=(0, 2_500, 0))
    match = begin(record)
    throw(match)
    match.advance(6_000)
    inputs = match.referee.record.inputs
    ducked = next(at for at, action in inputs if type(action) is Lean)
    assert (ducked + 1, Release(0, "table")) in inputs, "nobody waits for it any longer"
    assert resume(match.referee.record).referee.record.inputs == inputs


def test_a_call_that_is_refused_hurries_no_hand_that_is_held_back() -> None:
    slap = (100, Call(1, "slap"))
    match = schummel((0, 0, 500, 0), Scripted(1, slap))
    lay(match, "wasp", 0)
    assert match.submit(Call(2, "caught", 1), 200) is not None, "Cleo isn't the Watchman"
    match.advance(599)
    assert slap[1] not in [action for _at, action in match.referee.record.inputs]
    match.advance(600)
    assert match.referee.record.inputs[-1] == (600, slap[1])


def test_of_hands_that_open_at_one_instant_those_of_people_come_first_as_when_a_record_is_played_again() -> None:
    match = schummel((0, 0, 0, 500))
    for seat in (0, 1):
        card = match.referee.table.hand(seat)[0]
        for action in (Grab(seat, card), Carry(seat, f"lap:{seat}"), Release(seat, f"lap:{seat}")):
            assert match.submit(action, 100) is None
    match.referee.playing[0] = "sly:1"
    match.advance(600)
    opened = [action.seat for _at, action in match.referee.record.inputs if type(action) is Release]
    assert opened == [1, 0]


def test_a_hand_that_was_opening_is_forgotten_when_another_player_takes_it_over() -> None:
    match = begin(Record(DECKS["schummel_hummel"], ["A", "B", "C"], ["human", "sly:2", "human"], 3,
                         DECKS["schummel_hummel"].house(), allow=(900, 0, 0)))
    card = match.referee.table.hand(2)[0]
    for action in (Grab(2, card), Carry(2, "lap:2"), Release(2, "lap:2")):
        assert match.submit(action, 100) is None
    match.submit(Sit(2, "hawk:1"), 200)
    match.submit(Sit(2, "human"), 300)
    for action in (Grab(2, card), Carry(2, "lap:2")):
        assert match.submit_counted(action, 400) is None, "as a record has it"
    match.advance(1_100)
    assert match.referee.table.held[2] == card


def test_nobody_opens_the_hand_of_the_bot_that_plays_in_their_place() -> None:
    game = DECKS["schummel_hummel"]
    match = begin(Record(game, ["A", "B", "C"], ["human"] * 3, 3, game.house(), allow=(900, 0, 0)))
    match.submit(Sit(2, "hawk:1"), 100)
    card = match.referee.table.hand(2)[0]
    for action in (Grab(2, card), Carry(2, "lap:2")):
        assert match.referee.submit(action, 100) is None, "as the bot does"
    refusal = match.submit(Release(2, "lap:2"), 100)
    assert refusal is not None and refusal.reason == "not_yours" and not match.late.opening(2)


def test_pollen_that_was_thrown_in_time_flies_in_time() -> None:
    match = schummel((0, 1_000, 0, 0), first="bee blue yellow")
    before = len(match.referee.table.hand(1))
    pollen = match.referee.table.pollen  # type: ignore[attr-defined]
    lay(match, "bee", 0)
    for action in (Grab(0, pollen), Carry(0, "table"), Release(0, "seat:1")):
        match.submit(action, 2_900)
    match.advance(3_100)
    assert len(match.referee.table.hand(1)) == before + 2


def test_people_and_bots_at_a_slow_watchmans_table_play_the_same_match_again() -> None:
    game = DECKS["schummel_hummel"]
    record = Record(game, ["A", "B", "C"], ["human", "hawk:3", "human"], 3, game.house(), allow=(900, 0, 100))
    match = begin(record)
    card = match.referee.table.hand(2)[0]
    for action in (Grab(2, card), Carry(2, "lap:2"), Release(2, "lap:2")):
        assert match.submit(action, 300) is None
    match.advance(20_000)
    again = parse("".join(f"{line}\n" for line in lines(match.referee.record)))
    hidden = [at for at, action in again.inputs if type(action) is Release and action.seat == 2]
    assert hidden == [1_100]
    assert replay(match.referee.rules, again).table.fingerprint() == match.referee.table.fingerprint()
    assert resume(again).referee.record.inputs == match.referee.record.inputs


def steal(match: Match) -> None:
    """Ben takes the grasshopper between him and Cleo."""
    table = match.referee.table
    card = table.grasshoppers[1]  # type: ignore[attr-defined]
    for action in (Grab(1, card), Carry(1, "hand:1"), Release(1, "hand:1")):
        assert match.submit(action, 0) is None


@pytest.mark.parametrize(("allow", "late_ms", "in_time"), [(0, 0, False), (300, 250, True), (300, 301, False)])
def test_an_objection_may_come_as_much_after_the_closing_card(allow: int, late_ms: int, in_time: bool) -> None:
    match = schummel((0, 0, allow, 0))
    steal(match)
    before = len(match.referee.table.hand(2))
    lay(match, "flower", 1_000)
    match.submit(Call(2, "object", 1), 1_000 + late_ms)
    table = match.referee.table
    assert (table.where[table.grasshoppers[1]] == "gap:1") == in_time  # type: ignore[attr-defined]
    assert len(table.hand(2)) == before + (0 if in_time else 2)


def test_an_allowance_is_in_the_record_and_the_record_is_the_match() -> None:
    game = DECKS["schnattergei"]
    record = Record(game, ["A", "B", "C"], ["sly:1", "hawk:3", "bold:2"], 5, game.house(), allow=(300, 0, 100))
    match = begin(record)
    assert play(match)
    text = "".join(f"{line}\n" for line in lines(match.referee.record))
    again = parse(text)
    assert again.allow == (300, 0, 100)
    assert replay(match.referee.rules, again).table.fingerprint() == match.referee.table.fingerprint()
    half = len(again.inputs) // 2
    again.inputs, again.finished = again.inputs[:half], False
    again.length_ms = again.inputs[-1][0]
    resumed = resume(again)
    assert play(resumed)
    assert resumed.referee.record.inputs == match.referee.record.inputs


@pytest.mark.parametrize("allow", ["[1,2]", "[1,2,-3]", "[0,0,99999]", '["a",0,0]', "7"])
def test_an_allowance_that_cannot_be_is_named(allow: str) -> None:
    game = DECKS["schnattergei"]
    record = Record(game, ["A", "B", "C"], ["sly:1"] * 3, 5, game.house(), allow=(1, 2, 3))
    text = "".join(f"{line}\n" for line in lines(record)).replace('"allow":[1,2,3]', f'"allow":{allow}')
    with pytest.raises(RecordError, match="line 1"):
        parse(text)


def test_without_an_allowance_the_record_says_nothing_of_it() -> None:
    game = DECKS["schnattergei"]
    record = Record(game, ["A", "B", "C"], ["sly:1"] * 3, 5, game.house(), allow=(0, 0, 0))
    assert "allow" not in lines(record)[0]


def test_no_card_is_lost_where_hands_are_held_back() -> None:
    game = DECKS["schummel_hummel"]
    match = begin(Record(game, ["A", "B", "C"], ["sly:1", "hawk:3", "bold:2"], 9, game.house(), allow=(400, 0, 0)))
    moved: list[Event] = []
    match.referee.listen(lambda event: moved.append(event) if isinstance(event, CardMoved) else None)
    assert play(match)
    table = match.referee.table
    assert sorted(card for pile in table.piles.values() for card in pile) == list(range(len(table.faces)))
    assert moved
