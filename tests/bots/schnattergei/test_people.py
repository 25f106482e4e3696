"""Quick as people are, wrong as people are: reaction times, the pull of the picture, levels."""

from __future__ import annotations

from collections import Counter
from statistics import median

import pytest

from game.bots import make_bot
from game.core.events import CardMoved, Event, Noted, Said
from game.core.record import Record
from game.referee.match import Match
from game.referee.referee import Referee
from game.referee.view import SeatView

from .matches import RULES, deck, match, play

KINDS = ("sly", "nervous", "calm")


class Watch:
    """Times of slaps and words since the card was seen, and the wrong words."""

    def __init__(self) -> None:
        self.flipped_at = 0
        self.top = ""
        self.word = ""
        self.slaps: list[int] = []
        self.words: list[int] = []
        self.mistakes: Counter[str] = Counter()
        self.wrong: list[tuple[str, str]] = []

    def hear(self, event: Event) -> None:
        match event:
            case CardMoved(at, card, _, "discard") if card is not None:
                self.flipped_at, self.top = at, deck().faces[card].kind
            case Said(at, seat, "slaps" | "slap") if seat >= 0:
                self.slaps.append(at - self.flipped_at)
            case Said(at, -1, words):
                self.mistakes[words] += 1
                if words == "wrong_word":
                    self.wrong.append((self.top, self.word))
            case Said(at, _, words):
                self.words.append(at - self.flipped_at)
                self.word = words


def watched(level: int, matches: int) -> Watch:
    watch = Watch()
    for seed in range(matches):
        play([f"{kind}:{level}" for kind in KINDS], seed, listen=watch.hear)
    return watch


@pytest.fixture(scope="module")
def levels() -> dict[int, Watch]:
    return {level: watched(level, 24) for level in (1, 2, 3)}


def test_nobody_reacts_faster_than_a_person_can(levels: dict[int, Watch]) -> None:
    for watch in levels.values():
        assert min(watch.words) >= 240
        assert min(slap for slap in watch.slaps if slap > 0) >= 120


def test_typical_times_are_those_of_people(levels: dict[int, Watch]) -> None:
    slaps = [median(watch.slaps) for watch in levels.values()]
    words = [median(watch.words) for watch in levels.values()]
    assert 750 > slaps[0] > slaps[1] > slaps[2] > 380
    assert 1_000 > words[0] > words[1] > words[2] > 450


def test_all_levels_err_and_lower_ones_more(levels: dict[int, Watch]) -> None:
    rates = [watch.mistakes["wrong_word"] / len(watch.words) for watch in levels.values()]
    assert 0.12 > rates[0] > rates[1] > rates[2] > 0.001
    slips = [watch.mistakes["wrong_slap"] / len(watch.words) for watch in levels.values()]
    assert 0.10 > slips[0] > slips[2] > 0


def test_beginners_sometimes_hesitate_too_long(levels: dict[int, Watch]) -> None:
    assert levels[1].mistakes["hesitation"] > levels[3].mistakes["hesitation"]


def test_a_wrong_word_is_mostly_the_picture_or_for_a_bird_its_colour(levels: dict[int, Watch]) -> None:
    ordinary = [(top, word) for top, word in levels[1].wrong if top != "schnattergei"]
    assert len(ordinary) > 20
    assert sum(top == word for top, word in ordinary) > 0.8 * len(ordinary)


@pytest.mark.parametrize("low", [1, 2])
def test_a_higher_level_wins_more_but_not_always(low: int) -> None:
    wins: Counter[int] = Counter()
    for seed in range(40):
        kinds = [f"sly:{low}", f"sly:{low + 1}"]
        if seed % 2:
            kinds.reverse()
        for seat in play(kinds, seed).referee.table.winners:
            wins[int(kinds[seat][-1])] += 1
    assert wins[low + 1] > 1.5 * wins[low] > 0


def acts(swapped: bool) -> list[object]:
    """What three bots do and where they look in 20 s; swapped, other cards lie where nobody has come to."""
    record = Record(deck(), ["A", "B", "C"], ["sly:2"] * 3, 4)
    judge = Referee(RULES, record)
    if swapped:
        for pile in ("pile:0", "pile:1", "pile:2"):
            judge.table.piles[pile][:12] = reversed(judge.table.piles[pile][:12])
    bots = [make_bot("sly:2", seat, SeatView(judge, seat), 4) for seat in range(3)]
    playing = Match(judge, bots)
    playing.advance(20_000)
    return [*record.inputs, *record.tracks]


def test_cards_that_nobody_has_seen_change_nothing() -> None:
    assert acts(swapped=False) == acts(swapped=True)
    assert len(acts(swapped=False)) > 40


def test_bots_find_doubles_in_the_pictures_and_not_in_what_the_referee_tells() -> None:
    for bot in match(["sly:2", "sly:3"], 1).bots:
        plan = bot.next_at()
        bot.on_event(Noted(0, "slap", "double"))
        assert bot.next_at() == plan
