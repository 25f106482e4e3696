"""The commands: what they print, and how bad input is answered: one sentence, exit status 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.cli import main
from game.matchfile import MatchFile, MatchFileError
from tests.lab.people import whole_match

ROOT = Path(__file__).parents[1]
COMMANDS = ("play", "guide", "scenario", "simulate", "replay", "cards", "bench", "shots")


def run(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    """The program as a shell starts it."""
    return subprocess.run([sys.executable, "main.py", *arguments], cwd=ROOT, capture_output=True, text=True,
                          encoding="utf-8", env=os.environ | env, timeout=120)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = whole_match("sly:2", "hawk:3", "bold:1", seed=2)
    file = MatchFile(tmp_path_factory.mktemp("records") / "match.jsonl", match.referee.record)
    file.finish()
    file.close()
    return file.path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    match = whole_match("sly:2", "hawk:3", "bold:1", seed=2, until_ms=60_000)
    file = MatchFile(tmp_path / "match.jsonl", match.referee.record)
    file.close()
    return file.path


BAD = [
    "guide", "guide nope", "guide moemmen extra", "guide moemmen --size 5x5",
    "bogus", "--bogus", "play", "play nope", "play chess", "play schummel_hummel --players 2",
    "play schummel_hummel --players 6", "play schummel_hummel --players x", "play schummel_hummel --players -3",
    "play schummel_hummel --humans 9", "play schummel_hummel --humans -1", "play schummel_hummel --seats human",
    "play schummel_hummel --seats human,sly:9,hawk:1", "play schummel_hummel --seats human,,hawk:1",
    "play schummel_hummel --seats wizard:1,sly:1,sly:1", "play schummel_hummel --seats human,sly:1,hawk:2 --players 4",
    "play schummel_hummel --seats human,sly:1,hawk:2 --humans 2", "play schummel_hummel --seed -1",
    "play schummel_hummel --seed 1.5", "play schummel_hummel --seed 99999999999999999999999",
    "play schummel_hummel --size 959x540", "play schummel_hummel --size 960x539", "play schummel_hummel --size big",
    "play schummel_hummel --size 1280", "play schummel_hummel --size 99999x99999", "play schummel_hummel extra",
    "play schummel_hummel --play 3", "play schummel_hummel --table /nowhere.tmx",
    "play schummel_hummel --scenario /nowhere.yaml", "simulate schummel_hummel", "simulate nope --games 1",
    "simulate schummel_hummel --games 0", "simulate schummel_hummel --games x",
    "simulate schummel_hummel --games 1 --jobs 0",
    "simulate schummel_hummel --games 1 --seats human,sly:1,sly:2", "simulate schummel_hummel --games 1 --players 7",
    "replay", "replay /nowhere", "replay /", "replay cards.yaml", "replay main.py --log", "cards --check /nowhere",
    "cards --check main.py", "--cards /nowhere cards", "--cards main.py play schummel_hummel", "scenario /nowhere.yaml",
    "scenario", "shots", "shots out --size 10x10", "--data-dir", "practice nope", "practice wasp --seed x",
    "stats --csv", f"stats --data-dir {'x' * 300}",
]


@pytest.mark.parametrize("typed", BAD)
def test_bad_input_is_answered_with_a_sentence_and_status_2(typed: str) -> None:
    done = run(*typed.split(), SDL_VIDEODRIVER="dummy")
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr and done.stdout == ""
    assert done.stderr.strip() and len(done.stderr) < 2000


@pytest.mark.parametrize("typed", ["play \x1b[31m", "play a\nb", "replay nul\x07", "play 🦗", "play " + "x" * 5000])
def test_what_is_typed_cannot_play_with_the_terminal(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(typed.split(" ")) == 2
    said = capsys.readouterr().err
    assert "\x1b" not in said and "\x07" not in said and len(said) < 500


def test_without_a_display_it_says_so_in_one_sentence() -> None:
    bare = {name: value for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    for arguments in ([], ["play", "schummel_hummel"]):
        done = subprocess.run(
            [sys.executable, "main.py", *arguments], cwd=ROOT, capture_output=True, text=True, env=bare)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 1 and "needs a display" in done.stderr


@pytest.mark.parametrize("arguments", [
    ["--version"], ["cards", "--version"], ["--version", "cards"], ["play", "schummel_hummel", "--version"],
    ["--data-dir", "x", "--version"], ["--cards", "x", "bench", "--version"],
])
def test_the_version_is_told_before_and_after_any_command(
    arguments: list[str], capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as done:
        main(arguments)
    assert done.value.code == 0
    assert capsys.readouterr().out == f"Under the Table {__version__}\n"


def test_help_names_every_command_and_every_command_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], *([command] for command in COMMANDS)):
        with pytest.raises(SystemExit) as done:
            main([*arguments, "--help"])
        said = capsys.readouterr().out
        assert done.value.code == 0
        for word in ("--data-dir", "--cards", "--version", *(COMMANDS if not arguments else ())):
            assert word in said


@pytest.mark.parametrize("place", ["before", "after"])
def test_cards_works_before_and_after_a_command(place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.yaml"
    own.write_text((ROOT / "cards.yaml").read_text(encoding="utf-8").replace("title: Schummel Hummel", "title: Mine"),
                   encoding="utf-8")
    option = ["--cards", str(own)]
    assert main([*option, "cards"] if place == "before" else ["cards", *option]) == 0
    assert "Mine" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [
    ["cards"], ["simulate", "schummel_hummel", "--games", "1"], ["scenario", "tests/scenarios"],
    ["replay", "FILE", "--log"],
])
def test_what_needs_no_window_loads_no_screen_library(arguments: list[str], finished: Path) -> None:
    arguments = [str(finished) if word == "FILE" else word for word in arguments]
    program = f"import sys; from game.cli import main; main({arguments!r}); sys.exit('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_simulate_prints_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "schummel_hummel", "--games", "3", "--seed", "5", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["games"], figures["stalls"], figures["exceptions"], figures["lost_cards"]) == (3, 0, 0, 0)
    assert figures["rounds"] == 3 + 3 + 4
    assert {"actions", "seconds", "games_per_second", "cheats_tried", "cheats_caught", "calls_right", "calls_wrong",
            "thefts_tried", "thefts_undetected", "slaps", "mean_round_seconds", "wins_by_seat", "wins_by_level", "acts",
            "events", "rulings"} <= set(figures)
    assert figures["acts"]["play"] > 50 and figures["events"]["CardMoved"] > 300


def test_simulate_is_the_same_with_one_process_and_with_two(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        done = run("simulate", "schummel_hummel", "--games", "4", "--jobs", jobs, "--json")
        told.append({k: v for k, v in json.loads(done.stdout).items() if "second" not in k or k.startswith("mean")})
    assert told[0] == told[1]


def test_simulate_says_it_in_words_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "schummel_hummel", "--games", "1", "--seats", "sly:3,hawk:1,dozer"]) == 0
    said = capsys.readouterr().out
    assert "games per second" in said and "SH-21" in said and "TurnBegan" in said


def test_replay_tells_the_public_story(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished), "--log"]) == 0
    said = capsys.readouterr().out
    assert "Round 1\n" in said and "the match" in said.splitlines()[-1]
    assert "vanish" not in said and "is dealt" not in said


def test_replay_tells_everything_of_a_finished_match_only(
    finished: Path, unfinished: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["replay", str(finished), "--all"]) == 0
    assert "makes a card vanish [" in capsys.readouterr().out
    assert main(["replay", str(unfinished), "--all"]) == 2
    told = capsys.readouterr()
    assert told.out == "" and "the match isn't over" in told.err


def test_replay_tells_what_one_seat_knew(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished), "--seat", "Ben"]) == 0
    said = capsys.readouterr().out
    assert said.count("Ben is dealt") == 3 and "Ada is dealt" not in said and "Ada makes a card vanish" not in said
    assert main(["replay", str(finished), "--seat", "Nobody"]) == 2
    assert "the players are Ada, Ben, Cleo" in capsys.readouterr().err


def test_a_reader_that_goes_away_is_no_error(finished: Path) -> None:
    process = subprocess.Popen([sys.executable, "main.py", "replay", str(finished), "--log"], cwd=ROOT,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout and process.stderr
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    process.wait()


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="this system has no device that is always full")
@pytest.mark.parametrize("typed", ["cards", "simulate moemmen --games 1"])
def test_a_full_disk_behind_the_output_is_one_sentence(typed: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([sys.executable, "main.py", *typed.split()], stdout=full, stderr=subprocess.PIPE,
                              text=True, timeout=60, check=False)
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "no space left" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit for the size of files")
def test_pictures_for_which_there_is_no_room_are_one_sentence_that_names_the_file(tmp_path: Path) -> None:
    code = ("import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
            "resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024));"
            "from game.cli import main; sys.exit(main(['shots', sys.argv[1]]))")
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, timeout=60,
                          check=False, env={**os.environ, "SDL_VIDEODRIVER": "dummy"})
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("title.png can't be written (file too large).\n") and done.stderr.count("\n") == 1


def test_what_cannot_be_kept_says_so_in_its_own_words(monkeypatch: pytest.MonkeyPatch,
                                                       capsys: pytest.CaptureFixture[str]) -> None:
    def full(*_: object) -> int:
        raise MatchFileError("The match isn't being saved.")

    monkeypatch.setattr("game.lab.simulate.simulate_command", full)
    assert main(["simulate", "moemmen", "--games", "1"]) == 2
    assert capsys.readouterr().err == "The match isn't being saved.\n"


def test_output_that_is_closed_is_no_error(tmp_path: Path) -> None:
    code = "import sys; sys.stdout = sys.stderr = None; from game.cli import main; sys.exit(main(sys.argv[1:]))"
    for typed, status in (("cards", 0), ("guide nope", 2), (f"stats --data-dir {tmp_path}", 0)):
        done = subprocess.run([sys.executable, "-c", code, *typed.split()], timeout=60, check=False)
        assert done.returncode == status


def test_names_are_told_whatever_the_terminal_can_show(tmp_path: Path) -> None:
    match = whole_match("sly:2", "hawk:3", "bold:1", seed=2, until_ms=20_000)
    match.referee.record.players[:] = ["Jürgen 🦗", "a\nb\x1b[2J", "half \udc80"]
    file = MatchFile(tmp_path / "match.jsonl", match.referee.record)
    file.close()
    done = run("replay", str(file.path), "--log", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and "Traceback" not in done.stderr
    assert "\x1b" not in done.stdout and "J\\xfcrgen" in done.stdout
    assert all(line.lstrip()[0].isdigit() for line in done.stdout.splitlines()), "a name can't begin a line"


def test_a_player_is_found_by_name_in_any_locale(tmp_path: Path) -> None:
    match = whole_match("sly:2", "hawk:3", "bold:1", seed=2, until_ms=20_000)
    match.referee.record.players[0] = "Jürgen 🦗"
    file = MatchFile(tmp_path / "match.jsonl", match.referee.record)
    file.close()
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = run("replay", str(file.path), "--seat", "Jürgen 🦗", **plain)
    assert done.returncode == 0 and "J\\xfcrgen \\U0001f997 is dealt" in done.stdout


def test_a_data_folder_with_a_name_without_end_stops_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "schummel_hummel", "--games", "1", "--data-dir", "x" * 5000]) == 0
    assert "games per second" in capsys.readouterr().out


def test_an_inspect_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    done = run("play", "schummel_hummel", "--inspect", str(tmp_path), "--data-dir", str(tmp_path / "data"),
               SDL_VIDEODRIVER="dummy")
    assert done.returncode == 2 and done.stderr.startswith("--inspect: ") and done.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="only there does a DISPLAY have a name")
def test_a_display_that_does_not_answer_is_named(tmp_path: Path) -> None:
    bare = {name: value for name, value in os.environ.items() if name not in ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    done = subprocess.run([sys.executable, "main.py", "--data-dir", str(tmp_path)], cwd=ROOT, capture_output=True,
                          text=True, env=bare | {"DISPLAY": ":987"}, timeout=60)
    assert done.returncode == 2 and "nothing answers at :987" in done.stderr


@pytest.mark.parametrize("arguments", [(), ("--log",)])
def test_a_record_that_the_rules_cannot_follow_is_named_before_a_window_opens(
    arguments: tuple[str, ...], finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    head, rest = finished.read_text(encoding="utf-8").split("\n", 1)
    odd = json.loads(head)
    odd["deck"]["colours"] = odd["deck"]["colours"][:2]
    path = tmp_path / "odd.jsonl"
    path.write_text(json.dumps(odd) + "\n" + rest, encoding="utf-8")
    assert main(["replay", str(path), *arguments]) == 2
    assert "the rules can't follow this record" in capsys.readouterr().err
