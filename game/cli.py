"""The command line. Each command is a few lines that call into the rest; imports wait until they are needed."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from game import __version__
from game.preferences import LANGUAGES, TEXT_PERCENTS, Preferences

if TYPE_CHECKING:
    from game.core.cards import Deck
    from game.core.record import Record
    from game.program import Opening
    from game.scenarios import Scenario
    from game.settings import SeatSetting

PROGRAM = "under-the-table"
LEAST_SIZE, MOST_SIZE = (960, 540), (7680, 4320)
MOST_SEED = 1 << 53


class BadInput(Exception):
    """Something that was typed or a file can't be used. Its text is one sentence; the exit status is 2."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0, 1 (a scenario failed), 2 (bad input)."""
    _prepare_output()
    try:
        options = _parser().parse_args(arguments)
        status = int(options.run(options))
        sys.stdout.flush()
        return status
    except BadInput as mistake:
        return _complain(str(mistake))
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone
        return 0
    except KeyboardInterrupt:
        return 130
    except OSError as reason:
        return _cant_go_on(reason)


def _prepare_output() -> None:
    """Whatever a terminal can't show is spelled out; output that was closed goes nowhere."""
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _cant_go_on(reason: OSError) -> int:
    """The disk that the output goes to is full, for example. What is left of it is dropped, else Python would try to
    write it once more at the end, and say so in its own words."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if reason.errno is None:
        return _complain(str(reason))  # one of our own, which says all by itself
    why = (reason.strerror or type(reason).__name__).lower()
    return _complain(f"{reason.filename or 'The output'} can't be read or written ({why}).")


def _complain(sentence: str) -> int:
    print(_printable(sentence), file=sys.stderr)
    return 2


def _printable(text: str) -> str:
    """Line breaks stay; other control characters are spelled out, so that no name can play with a terminal."""
    return "".join(char if char.isprintable() or char == "\n" else ascii(char)[1:-1] for char in text)


# What can be typed


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence instead of a page."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options, allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter)

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message[:1].upper()}{message[1:]}; see {self.prog} --help.")


def _parser() -> _Parser:
    everywhere = _everywhere()
    parser = _Parser(
        prog=PROGRAM, parents=[everywhere],
        description="Card games about cheating, with a referee who sees all and says nothing until somebody calls.\n"
                    "Without a command the title screen opens.",
        epilog="examples:\n"
               "  %(prog)s play schummel_hummel --seats human,sly:1,hawk:3 --size 1920x1080\n"
               "  %(prog)s simulate schummel_hummel --games 100\n"
               "  %(prog)s COMMAND --help")
    parser.set_defaults(run=_title)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)

    def command(name: str, run: Any, summary: str) -> argparse.ArgumentParser:
        found = commands.add_parser(name, parents=[everywhere], help=summary, description=f"{summary}.")
        found.set_defaults(run=run)
        return found

    _add_play(command("play", _play, "Go straight to the table"))
    _add_guide(command("guide", _guide, "Learn a game by playing: a guided first hand of three minutes at most"))
    _add_practice(command("practice", _practice, "Train one skill for a minute or three, and see it grow"))
    stats = command("stats", _stats, "Print what was practised, or save it as a table")
    stats.add_argument("--csv", metavar="FILE", type=Path, help="write every session as a row of this file")
    scenario = command("scenario", _scenario, "Run scenarios, the rule tests that anybody can write")
    scenario.add_argument("paths", metavar="FILE|DIR", nargs="+", type=Path, help="scenario files, or folders of them")
    scenario.add_argument("--verbose", action="store_true", help="print each step with the events it caused")
    _add_simulate(command("simulate", _simulate, "Play bot matches without a window, and count what happened"))
    _add_replay(command("replay", _replay, "Show a match again, hand for hand, or tell it as text"))
    cards = command("cards", _cards, "List the decks, or check a deck file of your own")
    cards.add_argument("--check", metavar="FILE", type=Path, help="name every mistake in this deck file")
    bench = command("bench", _bench, "Measure this machine, each figure beside a reference of the same run")
    bench.add_argument("--json", action="store_true", help="print JSON")
    shots = command("shots", _shots, "Write a PNG of every screen and of a few moments in play; needs no display")
    shots.add_argument("folder", metavar="DIR", type=Path, help="where to put the pictures")
    shots.add_argument("--size", metavar="WxH", type=_size, default=(1280, 720), help="default: 1280x720")
    shots.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")
    shots.add_argument("--text", metavar="PERCENT", type=int, choices=TEXT_PERCENTS, default=100,
                       help="size of the words: 100 to 175")
    return parser


def _everywhere() -> _Parser:
    """The options that work before and after any command, and without one."""
    parser = _Parser(add_help=False, argument_default=argparse.SUPPRESS)
    parser.add_argument("--data-dir", metavar="DIR", type=Path, help="keep matches and settings in this folder")
    parser.add_argument("--cards", metavar="FILE", type=Path, help="play with the decks of this file")
    parser.add_argument("--version", action="version", version=f"Under the Table {__version__}")
    return parser


def _add_window(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--size", metavar="WxH", type=_size, help="the window in pixels, at least 960x540")
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen (F11 changes it)")
    parser.add_argument("--inspect", metavar="FILE", type=Path, help="keep a JSON file of what the screen shows")


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="schummel_hummel, for example")
    parser.add_argument("--players", metavar="N", type=_count, help="how many seats (default: 4)")
    parser.add_argument("--humans", metavar="N", type=_count, help="how many of them are people (default: 1)")
    parser.add_argument("--seats", metavar="LIST", help="each seat in turn, such as human@mouse,human@keys,hawk:3")
    parser.add_argument("--seed", metavar="N", type=_seed, help="the same number deals the same cards")
    parser.add_argument("--table", metavar="FILE", type=Path, help="play at a table of your own, drawn in Tiled")
    parser.add_argument("--scenario", metavar="FILE", type=Path, help="begin with the set-up of a scenario file")
    _add_window(parser)


def _add_guide(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="schummel_hummel, for example")
    _add_window(parser)


def _add_practice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("drill", metavar="DRILL|FILE", nargs="?", default="",
                        help="wasp, for example, or a scenario file with puzzles (*.yaml); without one all drills are "
                             "shown")
    parser.add_argument("--seed", metavar="N", type=_seed, help="the same number deals the same trials")
    _add_window(parser)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="schummel_hummel, for example")
    parser.add_argument("--games", metavar="N", type=_positive, required=True, help="how many matches")
    parser.add_argument("--players", metavar="N", type=_count, help="how many seats (default: each number in turn)")
    parser.add_argument("--seats", metavar="LIST", help="a bot for each seat, such as sly:1,hawk:3,sly:2")
    parser.add_argument("--allow", metavar="SEAT=MS", type=_allowance, action="append", default=[],
                        help="this seat's reactions count so much earlier (with --seats; may be repeated)")
    parser.add_argument("--seed", metavar="N", type=_seed, default=0, help="seed of the first match (default: 0)")
    parser.add_argument("--jobs", metavar="N", type=_positive, default=1, help="how many processes (default: 1)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the record of a match")
    parser.add_argument("--log", action="store_true", help="print the public story instead of opening a window")
    parser.add_argument("--seat", metavar="NAME", help="print what this player knew")
    parser.add_argument("--all", action="store_true", help="print everything, of a finished match only")


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.lower().partition("x")
    if not (wide.isascii() and wide.isdigit() and high.isascii() and high.isdigit() and len(text) < 20):
        raise argparse.ArgumentTypeError(f"expected a size such as 1280x720, found {text[:40]!r}")
    size = int(wide), int(high)
    if size[0] < LEAST_SIZE[0] or size[1] < LEAST_SIZE[1]:
        raise argparse.ArgumentTypeError(f"{text} is too small, the least is 960x540")
    if size[0] > MOST_SIZE[0] or size[1] > MOST_SIZE[1]:
        raise argparse.ArgumentTypeError(f"{text} is too large, the most is 7680x4320")
    return size


def _whole(text: str, least: int, most: int) -> int:
    try:
        number = int(text) if len(text) < 20 else most + 1
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a whole number, found {text[:40]!r}") from None
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"expected {least} to {most}, found {text[:40]}")
    return number


def _allowance(text: str) -> tuple[int, int]:
    """The number of a seat, and ms: ``2=150``."""
    from game.core.record import MOST_ALLOW_MS

    seat, equals, ms = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"expected a seat and milliseconds such as 2=150, found {text[:40]!r}")
    return _whole(seat, 1, 99), _whole(ms, 0, MOST_ALLOW_MS)


def _count(text: str) -> int:
    return _whole(text, 0, 99)


def _positive(text: str) -> int:
    return _whole(text, 1, 10_000_000)


def _seed(text: str) -> int:
    return _whole(text, 0, MOST_SEED)


# The commands


def _title(options: argparse.Namespace) -> int:
    from game.program import Opening

    return _open(options, Opening())


def _play(options: argparse.Namespace) -> int:
    from game.program import Opening
    from game.settings import MatchSettings

    deck = _deck(options)
    match = MatchSettings(options.game, _seating(deck, options, options.humans, 1), options.seed)
    return _open(options, Opening(
        match=match, scenario=options.scenario, table=options.table, size=options.size,
        fullscreen=options.fullscreen, inspect=options.inspect))


def _guide(options: argparse.Namespace) -> int:
    from game.program import Opening

    deck = _deck(options)
    return _open(options, Opening(guide=deck.game, size=options.size, fullscreen=options.fullscreen,
                                  inspect=options.inspect))


def _practice(options: argparse.Namespace) -> int:
    from game.drills.drills import DRILLS
    from game.program import Opening

    if _names_a_file(options.drill):
        return _open(options, Opening(puzzles=_puzzles(Path(options.drill), options), seed=options.seed,
                                      size=options.size, fullscreen=options.fullscreen, inspect=options.inspect))
    if options.drill and options.drill not in DRILLS:
        raise BadInput(f"{options.drill[:60]!r} isn't a drill here; there are: {', '.join(DRILLS)}.")
    return _open(options, Opening(practice=options.drill or "all", seed=options.seed, size=options.size,
                                  fullscreen=options.fullscreen, inspect=options.inspect))


def _names_a_file(text: str) -> bool:
    """No drill's name has a dot or a slash."""
    return bool({".", "/", os.sep} & set(text))


def _puzzles(file: Path, options: argparse.Namespace) -> list[Scenario]:
    from game.rules import GAMES
    from game.scenarios import ScenarioFileError
    from game.scenarios.puzzle import puzzles_in

    try:
        return puzzles_in(file, _all_decks(options), GAMES)
    except ScenarioFileError as mistake:
        more = len(mistake.problems) - 1
        rest = f" (and {more} more mistakes; scenario names them all)" if more else ""
        raise BadInput(f"{mistake.problems[0]}{rest}") from mistake


def _stats(options: argparse.Namespace) -> int:
    from game.datadir import DataError, default_root, write_atomically
    from game.drills.table import as_csv, as_text
    from game.history import FILE, History, HistoryError

    path = (getattr(options, "data_dir", None) or default_root()) / FILE
    if not path.exists():
        print("Nothing has been practised yet.")
        return 0
    try:
        history = History.open(path)
        if history.trouble:
            print(_printable(history.trouble), file=sys.stderr)
        if options.csv is not None:
            write_atomically(options.csv, as_csv(history).encode("utf-8"))
        else:
            print(_printable(as_text(history)))
    except (HistoryError, DataError) as mistake:
        raise BadInput(str(mistake)) from mistake
    return 0


def _replay(options: argparse.Namespace) -> int:
    from game.matchfile import MatchFileError, read
    from game.program import Opening

    try:
        record = read(options.file)
    except MatchFileError as mistake:
        raise BadInput(str(mistake)) from mistake
    told = _told(record, options)  # in the window too: whatever the rules can't follow is said before it opens
    if not (options.log or options.seat is not None or options.all):
        return _open(options, Opening(replay=record))
    for line in told:
        print(_printable(line).replace("\n", "\\n"))
    return 0


def _told(record: Record, options: argparse.Namespace) -> list[str]:
    from game.lab.retell import RetellError, retell

    try:
        return retell(record, _typed(options.seat), options.all)
    except RetellError as mistake:
        raise BadInput(f"{options.file}: {mistake}") from mistake


def _typed(name: str | None) -> str | None:
    """As it was typed, in UTF-8, even where the locale is plain C."""
    try:
        return os.fsencode(name).decode("utf-8") if name else name
    except UnicodeError:
        return name


def _scenario(options: argparse.Namespace) -> int:
    from game.scenarios import scenario_command

    return scenario_command(options.paths, options.verbose, getattr(options, "cards", None))


def _simulate(options: argparse.Namespace) -> int:
    from game.lab.simulate import Plan, simulate_command

    deck = _deck(options)
    seatings = _seatings(deck, options)
    plan = Plan(deck, seatings, options.games, options.seed, _allowances(options, len(seatings[0])))
    return simulate_command(plan, options.jobs, options.json)


def _allowances(options: argparse.Namespace, seats: int) -> tuple[int, ...]:
    """Each seat's, in ms; nothing where nobody has one."""
    if not options.allow:
        return ()
    if options.seats is None:
        raise BadInput("--allow needs --seats: else it isn't known who sits where.")
    found = [0] * seats
    for seat, ms in options.allow:
        if not 1 <= seat <= seats:
            raise BadInput(f"--allow {seat}={ms}: expected a seat from 1 to {seats}.")
        found[seat - 1] = ms
    return tuple(found)


def _seatings(deck: Deck, options: argparse.Namespace) -> list[list[str]]:
    from game.lab.simulate import mixed_seatings

    if options.seats is None:
        least, most = deck.players
        seats = _seating(deck, options, 0, 0) if options.players is not None else ()
        return mixed_seatings([len(seats)] if seats else list(range(least, most + 1)))
    seats = _seating(deck, options, None, 0)
    if any(seat.human for seat in seats):
        raise BadInput("--seats: simulate plays with bots only.")
    return [[seat.player for seat in seats]]


def _cards(options: argparse.Namespace) -> int:
    from game.decks.listing import cards_command

    return cards_command(options.check, getattr(options, "cards", None))


def _bench(options: argparse.Namespace) -> int:
    from game.lab import bench

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    decks = _all_decks(options)
    reference = bench.references()
    figures, acts = bench.measure_rules(decks)
    figures += bench.start_figures(next(iter(acts)), reference)

    from game.match_bench import measure_games, measure_hands, measure_match
    from game.view.bench import measure_view
    from game.view.window import NoDisplay

    try:
        played = {game: decks[game] for game in acts}
        measured = {**measure_view(), **measure_match(decks[next(iter(acts))]), **measure_games(played),
                    **measure_hands(decks)}
        figures += bench.screen_figures(measured)
    except NoDisplay as reason:
        raise BadInput(str(reason)) from reason
    show = (lambda *data: json.dumps(bench.as_data(*data), indent=1)) if options.json else bench.as_text
    print(show(figures, reference, acts))
    return 0


def _shots(options: argparse.Namespace) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.scenes.shots import ShotError, write_shots
    from game.scenes.shots.studio import Look

    look = Look(options.size, Preferences(language=options.language, text_percent=options.text))
    try:
        for path in write_shots(options.folder, look, _all_decks(options)):
            print(_printable(str(path)))
    except ShotError as mistake:
        raise BadInput(str(mistake)) from mistake
    return 0


# What several commands share


def _all_decks(options: argparse.Namespace) -> dict[str, Deck]:
    from game.decks import DeckError, load_decks

    try:
        return load_decks(getattr(options, "cards", None), _cache(options))
    except DeckError as mistake:
        raise BadInput(str(mistake)) from mistake


def _cache(options: argparse.Namespace) -> Path | None:
    """Where checked decks are kept, once the data folder is there."""
    from game.datadir import default_root

    cache: Path = (getattr(options, "data_dir", None) or default_root()) / "cache"
    try:
        return cache if cache.is_dir() else None
    except OSError:  # a name without end, for one
        return None


def _deck(options: argparse.Namespace) -> Deck:
    from game.rules import GAMES

    decks = _all_decks(options)
    playable = [game for game in decks if game in GAMES]
    if options.game in playable:
        return decks[options.game]
    known = ", ".join(playable) or "none of this deck file's"
    what = "can't be played yet" if options.game in decks else "isn't a game here"
    raise BadInput(f"{options.game[:60]!r} {what}; the games are: {known}.")


def _seating(deck: Deck, options: argparse.Namespace, humans: int | None, usual: int) -> tuple[SeatSetting, ...]:
    from game.seating import SeatingError, seating

    try:
        return seating(deck.players, options.players, humans, options.seats, usual)
    except SeatingError as mistake:
        raise BadInput(str(mistake)) from mistake


def _open(options: argparse.Namespace, opening: Opening) -> int:
    """Open the window; what is wrong with the display, a deck or a table map is said in a sentence."""
    from game.opening import CantOpen, open_window

    try:
        open_window(opening, getattr(options, "data_dir", None), getattr(options, "cards", None))
    except CantOpen as reason:
        raise BadInput(str(reason)) from reason
    return 0
