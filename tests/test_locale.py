"""Translations: complete, with the same placeholders and signs, compiled from what lies beside them."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from gettext import GNUTranslations
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from game.view.i18n import Number, _, language, n_, use
from tools.locale.__main__ import POT, TRANSLATED, po_path
from tools.locale.extract import ROOT, template

PLACEHOLDER = re.compile(r"\{[^{}]*\}")
TOKEN = re.compile(r"\[[=@#][^\[\]]*\]")
MOST_EQUAL = 0.05


@cache
def extracted() -> Catalog:
    return template()


@cache
def catalog(name: str) -> Catalog:
    with po_path(name).open("rb") as file:
        return read_po(file, locale=name)


def messages(name: str) -> list[Message]:
    return [message for message in catalog(name) if message.id]


def forms(message: Message) -> list[tuple[str, str]]:
    """Each English form beside the translated ones that stand for it."""
    if isinstance(message.id, tuple):
        assert isinstance(message.string, tuple)
        many = message.id[-1]
        return [(message.id[0], message.string[0]), *((many, string) for string in message.string[1:])]
    assert isinstance(message.string, str)
    return [(message.id, message.string)]


def key(message: Message) -> tuple[object, str | None]:
    return message.id, message.context


def test_the_template_has_every_message_of_the_source() -> None:
    with POT.open("rb") as file:
        kept = {key(message) for message in read_po(file) if message.id}
    assert kept == {key(message) for message in extracted() if message.id}


@pytest.mark.parametrize("name", TRANSLATED)
def test_a_catalogue_has_these_messages_and_no_others(name: str) -> None:
    assert {key(message) for message in messages(name)} == {key(message) for message in extracted() if message.id}


@pytest.mark.parametrize("name", TRANSLATED)
def test_nothing_is_missing(name: str) -> None:
    assert [message.id for message in messages(name) if not all(string for _english, string in forms(message))] == []


@pytest.mark.parametrize("name", TRANSLATED)
def test_placeholders_are_the_same(name: str) -> None:
    """A form for one thing may spell its number out."""
    wrong = []
    for message in messages(name):
        for n, (english, string) in enumerate(forms(message)):
            wanted, found = Counter(PLACEHOLDER.findall(english)), Counter(PLACEHOLDER.findall(string))
            loose = isinstance(message.id, tuple) and n == 0
            if set(found) - set(wanted) or (not loose and set(wanted) != set(found)):
                wrong.append((english, string))
    assert wrong == []


@pytest.mark.parametrize("name", TRANSLATED)
def test_signs_and_glyphs_are_the_same(name: str) -> None:
    assert [(english, string) for message in messages(name) for english, string in forms(message)
            if Counter(TOKEN.findall(english)) != Counter(TOKEN.findall(string))
            or string.count("*") % 2] == []


@pytest.mark.parametrize("name", TRANSLATED)
def test_hardly_anything_is_as_in_english(name: str) -> None:
    """Names, signs and numbers are; a language that left its sentences in English would be found out."""
    every = [pair for message in messages(name) for pair in forms(message)]
    same = [english for english, string in every if english == string and re.search(r"[a-z]{3}", english)]
    assert len(same) / len(every) < MOST_EQUAL, same


@pytest.mark.parametrize("name", TRANSLATED)
def test_the_compiled_catalogue_says_what_the_written_one_does(name: str) -> None:
    with po_path(name).with_suffix(".mo").open("rb") as file:
        compiled = GNUTranslations(file)
    for message in messages(name):
        if isinstance(message.id, tuple):
            one, many = message.id
            assert isinstance(message.string, tuple)
            assert compiled.ngettext(one, many, 1) == message.string[0]
            assert compiled.ngettext(one, many, 5) == message.string[-1]
        elif message.context:
            assert compiled.pgettext(message.context, message.id) == message.string
        else:
            assert compiled.gettext(message.id) == message.string


@pytest.mark.parametrize(("name", "none"), [("de", "many"), ("it", "many"), ("fr", "one")])
def test_plural_forms_are_the_languages_own(name: str, none: str) -> None:
    """None of something is one in French, many elsewhere."""
    use(name)
    message = next(message for message in messages(name) if isinstance(message.id, tuple))
    assert isinstance(message.string, tuple)
    one, many = message.id
    assert n_(one, many, 0) == message.string[0 if none == "one" else -1]
    assert n_(one, many, 1) == message.string[0]


def test_a_decimal_sign_is_the_languages_own() -> None:
    for name, written in (("en", "1.7 s"), ("de", "1,7 s"), ("it", "1,7 s"), ("fr", "1,7 s")):
        use(name)
        assert f"{Number(1.74):.1f} s" == written


def test_a_language_that_nobody_wrote_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert use("") == "en" == language() and _("Settings") == "Settings"
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert use("") == "de" == language() and _("Settings") == "Einstellungen"


@pytest.mark.parametrize("path", sorted((ROOT / "game").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_is_translated_while_a_module_is_read(path: Path) -> None:
    """Else it would stay in the language of the start: tables are marked with N_ and translated where they are used."""
    early: list[int] = []

    def look(node: ast.AST) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call) and isinstance(child.func, ast.Name) and child.func.id in ("_", "n_", "p_"):
                early.append(child.lineno)
            if not isinstance(child, ast.FunctionDef | ast.Lambda):
                look(child)
            else:
                for default in [*child.args.defaults, *filter(None, child.args.kw_defaults)]:
                    look(ast.Expression(default))
    look(ast.parse(path.read_text(encoding="utf-8")))
    assert early == []
