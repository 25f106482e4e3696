"""Eyes that can be read in the games without a Watchman: they tell what somebody is after, and never what it holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import mean, median
from typing import Any

import pytest

from game.bots import make_bot
from game.bots.characters import CHARACTERS
from game.bots.gaze import AWAY_ZONE
from game.bots.moemmen.gazing import meadow_draws
from game.bots.moemmen.worth import Sheep
from game.core.actions import Carry, Grab
from game.core.events import CardMoved, Event, HandMoved, Noted, Said, TurnBegan
from game.core.record import Look, Record
from game.core.table import NEVER
from game.referee.match import Match
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.rules import GAMES
from tests.bots import matches

OPEN_GAMES = ("heuschrecken_poker", "moemmen", "schnattergei")


def looks(match: Match) -> list[Look]:
    return [track for track in match.referee.record.tracks if type(track) is Look]


def places(kind: str, game: str, count: int) -> Counter[str]:
    """How often three of a kind look where: stacks and places of the meadow by name, others by what they are."""
    found: Counter[str] = Counter()
    for seed in range(count):
        for look in looks(matches.play([kind] * 3, seed, game=game, rounds=2)):
            found[look.zone if look.zone.startswith("display") else look.zone.partition(":")[0]] += 1
    return found


def share(found: Counter[str], zone: str) -> float:
    return found[zone] / found.total()


# ---- real, and readable


@pytest.mark.parametrize("game", OPEN_GAMES)
def test_every_bots_eyes_move_as_eyes_do_and_name_places_of_the_table(game: str) -> None:
    match = matches.play(["sly:2", "dozer:1", "hawk:3"], 2, game=game, rounds=2)
    for seat in range(3):
        own = [look for look in looks(match) if look.seat == seat]
        assert len(own) > 20
        assert all(before.zone != after.zone for before, after in pairwise(own))
        assert min(after.at - before.at for before, after in pairwise(own)) >= 0
        assert match.looks[seat] == own[-1].zone
    zones = match.referee.record.zones
    genera = {f"display:{face.name}" for face in match.referee.table.faces}
    assert {look.zone for look in looks(match)} <= zones.keys() | genera


@pytest.mark.parametrize("game", OPEN_GAMES)
def test_the_same_eyes_at_any_frame_length(game: str) -> None:
    kinds = ["sly:2", "nervous:1", "hawk:3"]
    played = [matches.play(kinds, 5, frame_ms, game=game, rounds=1) for frame_ms in (16, 5_000)]
    end = min(match.now for match in played)
    told = [[look for look in looks(match) if look.at <= end] for match in played]
    assert told[0] == told[1] != []


@pytest.mark.parametrize("game", OPEN_GAMES)
def test_the_dozer_looks_at_nothing_more_often_than_the_hawk(game: str) -> None:
    dozy, hawk = (share(places(f"{kind}:1", game, 2), AWAY_ZONE) for kind in ("dozer", "hawk"))
    assert dozy > 1.5 * hawk


def test_eyes_come_to_rest_when_all_is_over() -> None:
    for game in OPEN_GAMES:
        assert all(bot.next_at() == NEVER for bot in matches.play(["calm:2", "sly:2"], 1, game=game).bots)


# ---- never what a hand holds

KINDS = ["sly:3", "nervous:1", "bold:2"]
HANDS = ({"A": ["ace", "x", "6"], "B": ["6", "5", "4"], "C": ["1", "2", "3"]},
         {"A": ["1", "2", "3"], "B": ["ace", "x", "1"], "C": ["6", "5", "ace"]})
LYING = {"display": ["corn", "grasshopper", "broccoli"]}


def table(game: str, seed: int, setup: dict[str, Any] | None = None, kinds: Sequence[str] = KINDS) -> Match:
    judge = Referee(GAMES[game], Record(matches.deck(game), ["A", "B", "C"], list(kinds), seed, {}, setup))
    return Match(judge, [make_bot(kind, seat, SeatView(judge, seat), seed) for seat, kind in enumerate(kinds)])


def until(match: Match, happened: Callable[[Event], bool]) -> list[Look]:
    """All looks before something happens."""
    moments: list[int] = []
    match.referee.listen(lambda event: moments.append(event.at) if happened(event) else None)
    while not moments:
        match.advance(match.now + 500)
    return [look for look in looks(match) if look.at < moments[0]]


@pytest.mark.parametrize("kinds", [KINDS, ["sly:3", "hawk:2", "dozer:1"]])
@pytest.mark.parametrize("seed", [0, 1, 2, 3, 4, 36])
def test_in_poker_no_eye_moves_otherwise_until_the_reveal_whatever_all_hold(seed: int, kinds: list[str]) -> None:
    told = [until(table("heuschrecken_poker", seed, {"hands": hands} | LYING, kinds),
                  lambda event: isinstance(event, Noted) and event.name == "shown") for hands in HANDS]
    last = min(looks[-1].at for looks in told)
    one, other = ([look for look in looks if look.at <= last] for looks in told)
    assert one == other and len(one) > 6
    assert {look.zone.partition(":")[0] for look in one} >= {"display"}


@pytest.mark.parametrize("seed", range(6))
def test_in_moemmen_eyes_tell_nothing_of_a_hand_before_it_sets_out(seed: int) -> None:
    """Who has the turn looks at the meadow before it knows what to do; then the eyes go where the hand goes."""
    told = []
    for other_hands in (False, True):
        match = table("moemmen", seed)
        if other_hands:
            exchange_hands_and_draw_pile(match)
        first = until(match, lambda event: isinstance(event, HandMoved))
        told.append([look for look in first if look.at < 1_000 * CHARACTERS["bold"].tempo])
    assert told[0] == told[1] != []


def exchange_hands_and_draw_pile(match: Match) -> None:
    table = match.referee.table
    for hand in table.hands:
        count = len(table.piles[hand])
        table.piles[hand][:], table.piles["draw"][:count] = table.piles["draw"][:count], table.piles[hand][:]
    for pile in ("draw", *table.hands):
        for card in table.piles[pile]:
            table.where[card] = pile


# ---- what somebody is after


def takings(kind: str, count: int) -> float:
    """How often the first to take takes what it had looked at most while choosing."""
    told = [0, 0]
    for seed in range(count):
        match = matches.match([kind] * 3, seed, game="heuschrecken_poker")
        began = [0]
        seen: Counter[str] = Counter()

        def hear(event: Event, match: Match = match, began: list[int] = began, seen: Counter[str] = seen) -> None:
            if isinstance(event, TurnBegan):
                began[0] = event.at
            elif isinstance(event, Noted) and event.name == "order" and event.value:
                seen.clear()
                seen.update(look.zone for look in looks(match) if look.at >= began[0]
                            and look.seat == event.value[0] and look.zone.startswith("display"))
            elif isinstance(event, CardMoved) and event.source == "display" and event.target[:6] == "garden" and seen:
                taken = match.referee.table.faces[event.card or 0].name
                told[0] += seen.most_common(1)[0][0] == f"display:{taken}"
                told[1] += 1
                seen.clear()

        match.referee.listen(hear)
        matches.go_on(match)
    return told[0] / told[1]


def test_in_poker_eyes_tell_what_somebody_wants_unless_it_bluffs() -> None:
    assert takings("bold:1", 4) > 0.5 > takings("sly:3", 4) + 0.1


def eyes_at(match: Match, seat: int, at: int) -> str:
    return [look.zone for look in looks(match) if look.seat == seat and look.at <= at][-1]


def test_in_poker_the_hand_follows_the_eyes_to_the_display() -> None:
    match = matches.play(["bold:2"] * 3, 3, game="heuschrecken_poker", rounds=1)
    faces = match.referee.table.faces
    taken = [(action.seat, at, faces[action.card].name) for at, action in match.referee.record.inputs
             if type(action) is Grab and faces[action.card].kind in ("plant", "grasshopper")]
    assert len(taken) > 4
    assert all(eyes_at(match, seat, at) == f"display:{genus}" for seat, at, genus in taken)


def test_in_moemmen_the_hand_follows_the_eyes_unless_somebody_is_on_its_guard() -> None:
    followed = {}
    for kind in ("nervous:3", "sly:3"):
        match = matches.play([kind] * 3, 3, game="moemmen", rounds=4)
        inputs = match.referee.record.inputs
        led = [eyes_at(match, grab.seat, at) == carry.zone for (at, grab), (_, carry) in pairwise(inputs)
               if type(grab) is Grab and type(carry) is Carry]
        assert len(led) > 20
        followed[kind] = sum(led) / len(led)
    assert followed["nervous:3"] == 1.0
    assert followed["sly:3"] < 0.6


# ---- a card is seen by whoever looks


class Duels:
    """Doubles for which more than one hand came down at Schnattergei."""

    def __init__(self, kinds: list[str], seeds: int) -> None:
        self.slaps: dict[bool, list[tuple[int, bool]]] = {True: [], False: []}
        """Of those who had looked away (True) or not: how long after the card, and whether they were first."""
        for seed in range(seeds):
            self._match = matches.match(kinds, seed, game="schnattergei")
            self._begin(0)
            self._match.referee.listen(self._hear)
            matches.go_on(self._match)

    def _begin(self, at: int) -> None:
        self._at, self._eyes, self._double = at, dict(self._match.looks), False
        self._hands: list[tuple[bool, int]] = []

    def _hear(self, event: Event) -> None:
        match event:
            case CardMoved(at=at, source=source, target="discard") if source.startswith("pile"):
                for place, (away, after_ms) in enumerate(self._hands if len(self._hands) > 1 else []):
                    self.slaps[away].append((after_ms, place == 0))
                self._begin(at)
            case Noted(name="slap", value="double"):
                self._double = True
            case Said(at=at, seat=seat, words="slaps" | "slap") if seat >= 0 and self._double:
                away = not self._eyes[seat].startswith(("discard", "pile"))
                self._hands.append((away, at - self._at))

    def median_ms(self, away: bool) -> float:
        return median(after_ms for after_ms, _ in self.slaps[away])

    def won(self, away: bool) -> float:
        return mean(first for _, first in self.slaps[away])


def test_who_looks_away_slaps_later_and_is_rarely_first() -> None:
    duels = Duels(["dozer:1", "dozer:2"] * 2, 30)
    assert len(duels.slaps[True]) > 15
    assert duels.median_ms(True) > duels.median_ms(False) + 150
    assert duels.won(True) < 0.75 * duels.won(False)


# ---- characters


def test_the_nervous_one_stares_at_what_it_fears() -> None:
    hopper = "display:grasshopper"
    nervous, calm = (share(places(f"{kind}:1", "heuschrecken_poker", 4), hopper) for kind in ("nervous", "nimble"))
    assert nervous > 1.3 * calm
    lying = [("meadow:0", Sheep("minus", "", -5)), ("meadow:1", Sheep("plus", "red", 4))]
    draws = {kind: meadow_draws(lying, Counter(), CHARACTERS[kind], False) for kind in ("nervous", "calm")}
    assert draws["nervous"]["meadow:0"] > 5 * draws["calm"]["meadow:0"]


def test_in_moemmen_eyes_like_the_colour_that_was_taken_openly_and_a_bluffers_the_others() -> None:
    lying = [("meadow:0", Sheep("plus", "red", 3)), ("meadow:1", Sheep("plus", "blue", 3))]
    honest, bluff = (meadow_draws(lying, Counter(red=2), CHARACTERS["sly"], bluffs) for bluffs in (False, True))
    assert honest["meadow:0"] > 2 * honest["meadow:1"] and bluff["meadow:1"] > 2 * bluff["meadow:0"]


def test_the_bold_lay_their_ace_early_and_the_pedant_late() -> None:
    assert ace_comes("bold:3", 8) + 0.5 < ace_comes("pedant:3", 8)


def ace_comes(kind: str, count: int) -> float:
    """After how many other cards an ace is laid, on average."""
    found: list[int] = []
    for seed in range(count):
        match = matches.match([kind] * 3, seed, game="heuschrecken_poker")
        table = match.referee.table

        def hear(event: Event, table: Any = table) -> None:
            if isinstance(event, Noted) and event.name == "shown":
                found.extend(len(table.piles[f"used:{seat}"]) for seat, card in enumerate(event.value)
                             if card >= 0 and table.faces[card].name == "ace")

        match.referee.listen(hear)
        matches.go_on(match)
    return mean(found)


def test_in_moemmen_the_bold_exchange_more_and_pass_less_than_the_nervous() -> None:
    passes = {}
    for kind in ("bold:2", "nervous:2"):
        said: Counter[str] = Counter()
        for seed in range(4):
            matches.play([kind] * 3, seed, game="moemmen", rounds=2,
                         listen=lambda event, said=said: said.update(  # type: ignore[misc]
                             [event.words] if isinstance(event, Said) else []))
        passes[kind] = said["passes"] / (said["passes"] + said["exchanges"])
    assert passes["bold:2"] < passes["nervous:2"]
