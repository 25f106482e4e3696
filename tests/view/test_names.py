"""Names in any script: kept as they are, drawn by a shipped font or by one neutral sign, and never a danger."""

from __future__ import annotations

import json
import unicodedata
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.core.record import Record
from game.datadir import DataDir
from game.decks import load_decks
from game.matchfile import MatchFile, read
from game.settings import MatchSettings, SeatSetting, Settings, default_seats, load, save
from game.view import text
from game.view.canvas import Canvas
from game.view.glyphs import coverage
from game.view.names import shown_name
from game.view.raster import Raster
from game.view.richtext import plain
from game.view.scripts import FACES, FALLBACKS, SIGN, clusters, runs
from game.view.units import Frame
from game.view.window import open_offscreen

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
FAMILY = "👨\u200d👩\u200d👧"
NAMES = {
    "Jürgen 🦗": ["Fredoka_600SemiBold", "fallback/NotoEmoji_700Bold"],
    "名前": ["fallback/DroidSansFallback_Full"],
    "Ольга": ["Nunito_700Bold"],
    "한국": ["fallback/NanumGothic_700Bold"],
    "Ωμέγα": ["fallback/NotoSans_700Bold"],
    "משה": ["Fredoka_600SemiBold"],
    "محمد": ["fallback/NotoSansArabic_700Bold"],
    "हिन्दी": ["fallback/NotoSansDevanagari_700Bold"],
    "ภาษา": ["fallback/NotoSansThai_700Bold"],
    "\ue000": [SIGN],
}
ODD = "\ud800\udfff\0\u200d\ufe0f\u0301א ع हि👨🏽\u202e"
CHARACTERS = st.text(st.characters() | st.sampled_from(ODD), max_size=300)


@pytest.fixture(autouse=True, scope="module")
def display() -> None:
    open_offscreen((320, 180))


@pytest.mark.parametrize(("name", "shown"), [
    *((name, name) for name in NAMES), ("x" * 200, "x" * 16), ("名" * 200, "名" * 16), ("", "Somebody"),
    ("   ", "Somebody"), ("\u200d\ufe0f", "Somebody"), ("\0", "Somebody"), ("a\nb", "a b"), ("a\0b", "ab"),
    ("\u202eevil", "evil"), ("Zoe\u0308", "Zoë"), ("\x1b[31m", "[31m"), ("\ud800", "\ufffd"),
    (FAMILY * 20, FAMILY * 16)])
def test_a_name_is_shown_whole_or_up_to_sixteen_letters(name: str, shown: str) -> None:
    assert text.clean_name(name) == shown


@pytest.mark.parametrize("name", NAMES)
def test_each_script_has_its_font(name: str) -> None:
    assert list(dict.fromkeys(run.face for run in runs(name, "title"))) == NAMES[name]


def test_what_no_font_has_is_a_framed_dot_of_known_width() -> None:
    sign = text.label("\ue000", "body", 40, "#33203A")
    assert sign.get_width() == 28
    assert sign.get_at(sign.get_rect().center).a == 255
    assert text.width("\ue000\ue001a", "body", 40) == 2 * 28 + text.width("a", "body", 40)


def test_fancy_letters_without_a_font_are_plain_ones() -> None:
    assert text.width("𝒜da", "title", 30) == text.width("Ada", "title", 30)


def test_right_to_left_words_begin_at_the_right() -> None:
    words = [run.words for run in runs("אב גד", "body")]
    assert words == ["גד", " ", "אב"]


def test_arabic_letters_are_joined() -> None:
    assert text.width("ععع", "body", 40) != 3 * text.width("ع", "body", 40)


def test_letters_keep_what_belongs_to_them() -> None:
    assert clusters(f"é🇩🇪{FAMILY}e\u0301") == ["é", "🇩🇪", FAMILY, "e\u0301"]


@given(CHARACTERS)
@example("\u0301" * 300)
@example("\u3164")
def test_no_text_whatever_makes_a_label_fail(words: str) -> None:
    image = text.label(words, "title", 20, "#33203A")
    assert image.get_width() == text.width(words, "title", 20) < 20_000
    assert image.get_height() <= 3 * text.height("title", 20)
    assert text.clean_name(words)
    text.wrap(words, "soft", 18, 200)


@given(CHARACTERS)
def test_no_letter_is_dropped(words: str) -> None:
    """All that is left out of a line tells only how others are drawn, or moves a cursor."""
    drawn = "".join(sorted("".join(run.words for run in runs(text.clean_text(words), "body"))))
    silent = {"Cc", "Cf", "Mn", "Mc", "Me", "Zs", "Zl", "Zp"}
    letters = [char for char in unicodedata.normalize("NFC", words) if unicodedata.category(char) not in silent]
    assert sum(not char.isspace() and unicodedata.category(char) not in silent for char in drawn) == len(letters)


@given(st.text(st.sampled_from("ab 名عש🦗é"), min_size=1, max_size=60), st.integers(20, 300))
def test_cut_and_wrapped_words_fit_their_room(words: str, room_px: int) -> None:
    assert text.width(text.cut(words, "title", 18, room_px), "title", 18) <= room_px
    assert all(text.width(line, "title", 18) <= room_px for line in text.wrap(words, "title", 18, room_px))


@pytest.mark.parametrize("name", ["Ada", "משה", "محمد علي", "名前"])
def test_names_of_all_scripts_stand_on_one_line(name: str) -> None:
    """Their middle is where it is written: a taller script moves nothing."""
    surface = pygame.display.get_surface()
    assert surface
    rects = []
    canvas = Canvas(surface, Frame(1280, 720), Raster())
    canvas._written = lambda image, rect, words, shown: rects.append(rect) or 0.0  # type: ignore[method-assign]
    for words in ("Ada", name):
        canvas.write(words, "title", 24, "#33203A", (10, 20), "topleft")
    assert rects[0].centery == rects[1].centery


@pytest.mark.parametrize("name", [
    "Jürgen 🦗", "名前", "Ольга", "x" * 200, "", "a\0b", "\ud800", "\u202eevil", "e\u0301"])
def test_a_name_is_kept_unharmed(name: str, tmp_path: Path) -> None:
    data = DataDir.open(tmp_path)
    kept = Settings(MatchSettings(seats=(SeatSetting(name=name), *default_seats(3)[1:])))
    assert save(data, kept) == ""
    assert load(data) == (kept, "")
    assert json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))["match"]["seats"][0]["name"] == name
    data.close()


def test_the_fonts_are_all_there_with_their_licences_and_not_too_large() -> None:
    shipped = sorted(FONTS.rglob("*.ttf"))
    assert {str(path.relative_to(FONTS).with_suffix("")) for path in shipped} == {*FACES.values(), *FALLBACKS}
    assert sum(path.stat().st_size for path in shipped) < 9_500_000
    for path in shipped:
        licences = list(path.parent.glob("*.txt"))
        assert any(path.stem.startswith(licence.stem.partition("-")[2]) for licence in licences), path


@pytest.mark.parametrize("face", [*FACES.values(), *FALLBACKS])
def test_a_font_s_characters_are_in_order_and_plausible(face: str) -> None:
    found = coverage(face)
    assert all(last < first for last, first in pairwise([-1, *found._firsts]))
    pygame.font.init()
    drawn = pygame.font.Font(FONTS / f"{face}.ttf", 20)
    there = next(char for char in "aあग한ع🦗กকகతമਅԱაកກ" if char in found)
    assert pygame.image.tobytes(drawn.render(there, True, "white"), "RGBA") != pygame.image.tobytes(
        drawn.render("\uffff", True, "white"), "RGBA")


@pytest.mark.parametrize("name", ["Jürgen 🦗", "名前", "Ольга", "x" * 200, "", "a\0b", "\ud800", "a\nb", "a\u2028b"])
def test_a_record_keeps_a_name_unharmed(name: str, tmp_path: Path) -> None:
    deck = load_decks()["moemmen"]
    MatchFile.start(tmp_path, Record(deck, [name, "Ben"], ["human", "human"], 7, deck.house()), "match").close()
    assert [read(path).players[0] for path in tmp_path.iterdir()] == [name]


def test_a_name_in_a_sentence_is_no_longer_than_its_place() -> None:
    assert shown_name("x" * 200) == "x" * 16
    assert shown_name("Wilhelmine", 9) == "Wilhelmi…"
    assert shown_name(FAMILY * 10, 9) == FAMILY * 8 + "…"
    assert plain(f"*{shown_name('*Ada* [=red]')}* lays") == "*Ada* [=red] lays"
