"""Deck files: loading and keeping them, cards by their names, and the listing."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.decks import DeckError, card_name, load_decks
from game.decks.cache import cache_file, deck_as_data, deck_of_data
from game.decks.check import check
from game.decks.listing import cards_command

ROOT = Path(__file__).parents[1]
SHIPPED = (ROOT / "cards.yaml").read_text(encoding="utf-8")
SCHUMMEL = SHIPPED[SHIPPED.index("schummel_hummel:") : SHIPPED.index("heuschrecken_poker:")]
MOEMMEN = SHIPPED[SHIPPED.index("moemmen:") : SHIPPED.index("schnattergei:")]
DECKS = load_decks()


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    huge = tmp_path / "huge.yaml"
    huge.write_bytes(b"#" * 300_000)
    for path, message in [
        (tmp_path / "none.yaml", "found no such file, expected a deck file like cards.yaml"),
        (tmp_path, "found a folder"),
        (huge, "found more than 262144 bytes"),
        (Path("a\0b"), "found no such file"),
        (Path("x" * 5000), "found a file that can't be read (File name too long)"),
    ]:
        with pytest.raises(DeckError) as error:
            load_decks(path)
        (problem,) = error.value.problems
        assert (problem.file, problem.line) == (str(path), 0) and problem.text.startswith(message)
        assert str(problem).isprintable()


def test_a_colour_may_be_called_no() -> None:
    text = SCHUMMEL.replace("violet", "no")
    deck = check(text.encode(), "my.yaml")["schummel_hummel"]
    assert deck.colours[-1].name == "no"
    assert card_name(deck, "flower no blue") == "flower blue no"


def test_a_file_may_hold_one_game_with_other_colours_and_counts() -> None:
    text = SCHUMMEL.replace("violet", "türkis").replace("[90, 42, 150]", '"#00ccCC"')
    text = text.replace("count: 4", "count: 6").replace("total: 82", "total: 98")
    deck = check(b"\xef\xbb\xbf" + text.encode(), "my.yaml")["schummel_hummel"]
    assert len(deck.faces) == 98
    assert deck.colours[-1].rgb == (0, 204, 204)
    assert [face.name for face in deck.faces].count("flower yellow türkis") == 6


@pytest.mark.parametrize(
    ("game", "text", "name"),
    [
        ("schummel_hummel", "flower red blue", "flower blue red"),
        ("schummel_hummel", " Stinger  wasp yellow GREEN", "stinger wasp green yellow"),
        ("schummel_hummel", "watchman worm", "watchman worm"),
        ("heuschrecken_poker", 5, "5"),
        ("heuschrecken_poker", "ace", "ace"),
        ("moemmen", "blue -3", "blue -3"),
        ("schnattergei", "red banana", "red banana"),
    ],
)
def test_cards_are_known_by_name_in_either_colour_order(game: str, text: str | int, name: str) -> None:
    assert card_name(DECKS[game], text) == name


@pytest.mark.parametrize(
    "text", ["", "flower", "flower blue", "flower blue blue", "wasp green yellow", "x" * 9999]
)
def test_a_card_that_the_deck_lacks_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(ValueError, match=r"found the card '.*expected one of the Schummel Hummel deck"):
        card_name(DECKS["schummel_hummel"], text)
    with pytest.raises(ValueError, match="did you mean flower blue red"):
        card_name(DECKS["schummel_hummel"], "flwer blue red")


def test_decks_survive_being_written_down_as_json() -> None:
    for deck in DECKS.values():
        assert deck_of_data(json.loads(json.dumps(deck_as_data(deck)))) == deck


def test_a_checked_deck_loads_from_the_cache_without_yaml_or_pydantic(tmp_path: Path) -> None:
    assert load_decks(cache_dir=tmp_path / "new" / "folder") == DECKS
    code = (
        "import sys; from pathlib import Path; from game.decks import load_decks;"
        f"assert len(load_decks(cache_dir=Path({str(tmp_path / 'new' / 'folder')!r}))) == 4;"
        "assert not {'yaml', 'pydantic'} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, timeout=60)


@pytest.mark.parametrize("damage", [b"", b"{}", b"[" * 9999, b"0" * 64 + b"\n{}"])
def test_a_damaged_cache_is_ignored_and_mended(tmp_path: Path, damage: bytes) -> None:
    load_decks(cache_dir=tmp_path)
    kept = cache_file(SHIPPED.encode(), tmp_path)
    whole = kept.read_bytes()
    for content in (damage, whole[:-1], whole.replace(b"blue", b"blau", 1)):
        kept.write_bytes(content)
        assert load_decks(cache_dir=tmp_path) == DECKS
        assert kept.read_bytes() == whole
    assert list(tmp_path.iterdir()) == [kept]


def test_another_content_is_never_served_from_the_cache(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(MOEMMEN, encoding="utf-8")
    assert load_decks(mine, tmp_path)["moemmen"].players == (2, 5)
    mine.write_text(MOEMMEN.replace("[2, 5]", "[2, 4]"), encoding="utf-8")
    assert load_decks(mine, tmp_path)["moemmen"].players == (2, 4)
    mine.write_text(MOEMMEN.replace("[2, 5]", "[2, 9]"), encoding="utf-8")
    with pytest.raises(DeckError):
        load_decks(mine, tmp_path)


def test_a_cache_folder_that_cannot_be_made_is_no_obstacle(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    assert load_decks(cache_dir=in_the_way / "cache") == DECKS


def test_a_cache_file_that_cannot_be_replaced_leaves_nothing_behind(tmp_path: Path) -> None:
    kept = cache_file(SHIPPED.encode(), tmp_path)
    kept.mkdir()
    assert load_decks(cache_dir=tmp_path) == DECKS
    assert list(tmp_path.iterdir()) == [kept]


def test_an_installation_without_its_decks_says_so(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "game", tmp_path / "game", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "assets").mkdir()
    code = "import sys; from game.decks.listing import cards_command; sys.exit(cards_command(None, None))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2 and done.stdout == ""
    assert "cards.yaml is missing from the installation" in done.stderr and "Traceback" not in done.stderr


def test_the_listing_names_every_game_kind_colour_and_house_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards_command(None, None) == 0
    out = capsys.readouterr().out
    for deck in DECKS.values():
        words = [deck.title, deck.game, f"{len(deck.faces)} cards in all"]
        words += [rule.name for rule in deck.house_rules] + [colour.shape for colour in deck.colours]
        assert [word for word in words if word not in out] == []
    for line in ("     38  flower", "      3  stinger wasp", "      5  grasshopper (not shuffled in)",
                 "     13  corn", "      4  number 6", "     12  plus 4", "      4  minus -3",
                 "     16  banana",                 "    N  brown    acorn    #5c3526   says cocoa",
                 "    catch_seconds        3.0       0 to 60 seconds"):  # fmt: skip
        assert line in out.splitlines()


def test_a_sound_file_is_ok_and_a_faulty_one_gives_its_mistakes_and_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(MOEMMEN, encoding="utf-8")
    assert cards_command(mine, None) == 0
    assert capsys.readouterr().out == f"ok    {mine}: Mömmen 64 cards\n"
    mine.write_text(MOEMMEN.replace("total: 64", "total: 65\n  more: 1"), encoding="utf-8")
    assert cards_command(mine, None) == 2
    out, err = capsys.readouterr()
    assert out == "" and [line.split(": ")[0] for line in err.splitlines()] == [f"{mine}:5:10", f"{mine}:6:3"]
    assert cards_command(None, tmp_path / "none.yaml") == 2


def test_a_terminal_without_umlauts_gets_the_listing_all_the_same() -> None:
    code = "import sys; from game.decks.listing import cards_command; sys.exit(cards_command(None, None))"
    environment = {"PYTHONIOENCODING": "ascii", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, timeout=60, check=True
    )
    assert b"M\\xf6mmen (moemmen)" in done.stdout
