"""Measures what runs without a window, each figure beside a reference measured in the same run."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from game.bots import KINDS, LEVELS, PLAYERS
from game.core.cards import Deck
from game.core.record import HUMAN, Record
from game.lab.fidget import Fidget
from game.lab.simulate import Plan, play
from game.lab.startup import measure_starts
from game.playing import begin
from game.referee.referee import Referee, replay
from game.rules import GAMES

FRAME_BYTES = 1920 * 1080 * 4
RUNS = 7
LOOPS = 20
BENCH_SEED = 1


class Size(NamedTuple):
    """How much is measured of each game."""

    acts: int = 20_000
    """Random acts that the rule engine is given."""
    matches: int = 8
    """Whole matches of bots."""
    runs: int = RUNS
    """How often the acts are done; the matches are played half as often."""


USUAL = Size()


class Figure(NamedTuple):
    """One measured quantity."""

    name: str
    value: float
    unit: str
    wanted: str
    reference: str
    """What it is compared with."""
    times: float
    """The figure's time for one of its units, over the reference's time."""


class References(NamedTuple):
    """How long this machine takes, in seconds, right now."""

    copy_s: float
    """A plain memory copy of a frame of 1920 x 1080."""
    loop_s: float
    """A thousand rounds of a loop of plain Python."""


def references() -> References:
    """Measures both; takes a moment."""
    return References(timed(_copy()), timed(_loop))


def measure_rules(decks: dict[str, Deck], size: Size = USUAL) -> tuple[list[Figure], dict[str, dict[str, int]]]:
    """Rule engine and whole matches of each game; and how often each kind of act was made."""
    figures: list[Figure] = []
    acts: dict[str, dict[str, int]] = {}
    for game in (game for game in decks if game in GAMES):
        records, acts[game] = _random_play(decks[game], size.acts)
        figures.append(_engine(decks[game], records, size.runs))
        if game in PLAYERS:
            figures.append(_matches(decks[game], size))
    return figures, acts


_SCREEN = (
    ("drag", "p50", "one card dragged among 120, a frame", "≤ 1 ms"),
    ("drag", "p99", "one card dragged among 120, a frame", "≤ 3 ms"),
    ("match_drag", "p50", "each card of a match dragged once, a frame", "≤ 1 ms"),
    ("match_drag", "p99", "each card of a match dragged once, a frame", "≤ 3 ms"),
    ("hands_drag", "p50", "five cards of a match dragged at once, a frame", "≤ 1 ms"),
    ("hands_drag", "p99", "five cards of a match dragged at once, a frame", "≤ 3 ms"),
    ("match_drag", "cpu_p99", "each card of a match dragged once, a frame", "≤ 3 ms"),
    ("hands_drag", "cpu_p50", "five cards of a match dragged at once, a frame", "≤ 1 ms"),
    ("hands_drag", "cpu_p99", "five cards of a match dragged at once, a frame", "≤ 3 ms"),
    ("match_grab", "p50", "a card of a match is lifted, the frame", "≤ 8 ms"),
    ("match_grab", "cpu_p99", "a card of a match is lifted, the frame", "≤ 8 ms"),
    ("pointer_to_pixel", "p50", "mouse moved to pixel on the screen", "≤ 2 ms"),
    ("pointer_to_pixel", "p95", "mouse moved to pixel on the screen", "≤ 5 ms"),
    ("redraw_120", "p50", "full redraw of 120 cards", "≤ 8 x the copy"),
    ("redraw_120", "p99", "full redraw of 120 cards", ""),
    ("many_400", "p50", "400 cards in motion, a frame", "≤ 16 ms"),
)
_IDLE = (
    ("idle_percent", "waiting for an event", "≤ 0.2 %"),
    ("match_rest_percent", "a match, nothing moves but eyes", "≤ 0.2 %"),
    ("match_wait_percent", "a match, with the bots' paws", ""),
    ("match_sound_percent", "a match, nothing moves but eyes, sound open", "≤ 1 %"),
)


def screen_figures(measured: Mapping[str, float | str]) -> list[Figure]:
    """What the view and a match have measured; frames beside the memory copies that were made between them."""
    where = f"({measured['driver']})"
    found = []
    for name, rank, words, wanted in (*_SCREEN, *_of_games(measured)):
        if f"{name}_{rank}_ms" not in measured:
            continue  # five hands want a game for five
        what = rank.replace("cpu_p", "processor time p")
        found.append(_frame(f"{words}, {what} {where}", measured, f"{name}_{rank}_ms", f"{name}_copy_ms", wanted))
    found.append(_frame(f"the first lift of a session, processor time {where}", measured, "match_first_grab_ms",
                        "match_first_grab_copy_ms", "≤ 8 ms"))
    redraw, warm = float(measured["redraw_120_p50_ms"]), float(measured["warm_copy_ms"])
    found.append(Figure(f"full redraw of 120 cards, p50, by warm copies {where}", redraw, "ms", "≤ 8 x the copy",
                        f"copies of {warm:.2f} ms", redraw / warm))
    return found + [Figure(f"{words} {where}", float(measured[name]), "% of a core", wanted, "", 0.0)
                    for name, words, wanted in _IDLE if name in measured]


def _frame(words: str, measured: Mapping[str, float | str], name: str, copies: str, wanted: str) -> Figure:
    value, copy = float(measured[name]), float(measured[copies])
    return Figure(words, value, "ms", wanted, f"copies of {copy:.2f} ms", value / copy)


def _of_games(measured: Mapping[str, float | str]) -> list[tuple[str, str, str, str]]:
    """The drags and lifts of those games that were measured besides."""
    games = [name.removesuffix("_match_drag_p99_ms") for name in measured if name.endswith("_match_drag_p99_ms")]
    return [(f"{game}_{name}", rank, f"{game}: {words}", wanted) for game in games for name, rank, words, wanted in (
        ("match_drag", "cpu_p99", "each card dragged once, a frame", "≤ 3 ms"),
        ("match_grab", "cpu_p99", "a card is lifted, the frame", "≤ 8 ms"))]


def start_figures(game: str, reference: References) -> list[Figure]:
    """From the process's start to the first frame."""
    first_ms, warm_ms = measure_starts(game)
    loop_ms = reference.loop_s * 1000
    return [
        Figure(f"process start to the first frame, {when}", taken_ms, "ms", wanted, "1000 loops", taken_ms / loop_ms)
        for when, taken_ms, wanted in (("the first time", first_ms, "≤ 1,000 ms"), ("warm", warm_ms, "≤ 300 ms"))]


def timed(what: Callable[[], object], runs: int = RUNS) -> float:
    """Seconds that it takes: the best of several runs, since whatever else runs here only makes it slower."""
    return timed_beside_loop(what, runs)[0]


def timed_beside_loop(what: Callable[[], object], runs: int = RUNS) -> tuple[float, float]:
    """Seconds that it takes, and those that the loop of plain Python takes at the same time."""
    taken, loops = [], []
    for _ in range(runs):
        loops += [_seconds(_loop) for _ in range(LOOPS)]
        taken.append(_seconds(what))
    return min(taken), min(loops)


def _seconds(what: Callable[[], object]) -> float:
    began = time.perf_counter()
    what()
    return time.perf_counter() - began


def _copy() -> Callable[[], object]:
    frame = bytearray(FRAME_BYTES)
    return lambda: bytes(frame)


def _loop() -> int:
    total = 0
    for number in range(1000):
        total += number * number & 7
    return total


def _seats(deck: Deck) -> int:
    least, most = deck.players
    return max(least, min(4, most))


def _random_play(deck: Deck, wanted: int) -> tuple[list[Record], dict[str, int]]:
    """Matches of hands that try anything, chosen beforehand so that the choosing isn't measured.

    The last one breaks off when there are enough acts: where points have to be earned, hands without sense never end.
    """
    rules, seats = GAMES[deck.game], _seats(deck)
    records: list[Record] = []
    acts: Counter[str] = Counter()
    while acts.total() < wanted:
        seed = BENCH_SEED + len(records)
        names = [f"Seat {seat + 1}" for seat in range(seats)]
        referee = Referee(rules, Record(deck, names, [HUMAN] * seats, seed, deck.house()))
        referee.table.reached = Counter()
        fidget = Fidget(referee, Random(seed))
        while not referee.table.game_over and acts.total() + _acts(referee).total() < wanted:
            fidget.step()
        acts += _acts(referee)
        records.append(referee.record)
    return records, dict(sorted(acts.items()))


def _acts(referee: Referee) -> Counter[str]:
    reached: Counter[str] = Counter(referee.table.reached)
    return Counter({verb: count for verb, count in reached.items() if verb not in referee.rules.rulings})


def _engine(deck: Deck, records: list[Record], runs: int) -> Figure:
    actions = sum(len(record.inputs) for record in records)

    def again() -> None:
        for record in records:
            replay(GAMES[deck.game], record)

    seconds, loop_s = timed_beside_loop(again, runs)
    return Figure(f"{deck.title}: rule engine, random acts, record on", actions / seconds, "actions/s", "≥ 150,000",
                  "1000 loops", seconds / actions / loop_s)


def _matches(deck: Deck, size: Size) -> Figure:
    kinds = [f"{KINDS[seat % len(KINDS)]}:{LEVELS[seat % len(LEVELS)]}" for seat in range(_seats(deck))]
    plan = Plan(deck, [kinds], size.matches, BENCH_SEED)

    def all_of_them() -> None:
        for number in range(size.matches):
            play(begin(plan.record(number)))

    seconds, loop_s = timed_beside_loop(all_of_them, (size.runs + 1) // 2)
    return Figure(f"{deck.title}: whole match of {len(kinds)} bots, record on", size.matches / seconds, "matches/s",
                  "≥ 20", "1000 loops", seconds / size.matches / loop_s)


def as_data(figures: list[Figure], reference: References, acts: dict[str, dict[str, int]]) -> dict[str, Any]:
    """Everything as JSON can hold it."""
    return {
        "references": {
            "frame_copy_ms": _digits(reference.copy_s * 1000), "1000_loops_ms": _digits(reference.loop_s * 1000)},
        "figures": [
            {**figure._asdict(), "value": _digits(figure.value), "times": _digits(figure.times)} for figure in figures],
        "acts": acts,
    }


def as_text(figures: list[Figure], reference: References, acts: dict[str, dict[str, int]]) -> str:
    """A table, one line a figure, and the counts of acts."""
    rows = [
        f"references: {reference.copy_s * 1000:.2f} ms to copy a frame of 1920x1080, "
        f"{reference.loop_s * 1000:.3f} ms for 1000 loops of plain Python", ""]
    for figure in figures:
        value = f"{figure.value:,.0f}" if figure.value >= 100 else f"{figure.value:,.2f}"
        compared = f"{figure.times:.3g} x {figure.reference}" if figure.reference else ""
        wanted = figure.wanted or "–"
        rows.append(f"{figure.name:<58} {value:>9} {figure.unit:<11}  want {wanted:<15} {compared}".rstrip())
    for game, counts in acts.items():
        listed = ", ".join(f"{verb} {count:,}" for verb, count in counts.items())
        rows += ["", f"{game}, acts made: {listed}"]
    return "\n".join(rows)


def _digits(number: float) -> float:
    return float(f"{number:.4g}")
