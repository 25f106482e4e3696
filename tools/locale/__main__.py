"""``python -m tools.locale``: brings template and catalogues up to date with the source, and compiles them.

``--check`` changes nothing and fails when something is out of date or missing.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from game.preferences import LANGUAGES
from game.view.i18n import DOMAIN

from .extract import ROOT, template

LOCALE = ROOT / "assets" / "locale"
POT = LOCALE / f"{DOMAIN}.pot"
NO_DATE = datetime(2026, 1, 1, tzinfo=UTC)
TRANSLATED = [language for language in LANGUAGES if language != "en"]


def po_path(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.locale", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say what is out of date or missing")
    check = parser.parse_args().check
    troubles = _keep(POT, _po(template()), check)
    for language in TRANSLATED:
        catalog = updated(language)
        troubles += _keep(po_path(language), _po(catalog), check)
        troubles += _keep(po_path(language).with_suffix(".mo"), _mo(catalog), check)
        missing = [message for message in catalog if message.id and not all(_forms(message.string))]
        print(f"{language}: {len(missing)} of {len(catalog)} missing")
        if check and missing:
            troubles.append(f"{language}: {missing[0].id!r} has no translation")
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    return 1 if check and troubles else 0


def updated(language: str) -> Catalog:
    """The language's catalogue with the messages of the source; what is no longer used is dropped."""
    path = po_path(language)
    catalog = Catalog(locale=language, project="Under the Table", charset="utf-8", fuzzy=False)
    if path.exists():
        with path.open("rb") as file:
            catalog = read_po(file, locale=language)
    catalog.update(template(), no_fuzzy_matching=True, update_header_comment=False)
    catalog.obsolete.clear()
    return catalog


def _forms(string: str | tuple[str, ...]) -> tuple[str, ...]:
    return string if isinstance(string, tuple) else (string,)


def _lean(catalog: Catalog) -> Catalog:
    """Nothing in the file changes unless a message does."""
    catalog.creation_date = catalog.revision_date = NO_DATE
    catalog.header_comment = "# Under the Table, under the MIT licence."
    catalog.msgid_bugs_address = catalog.last_translator = catalog.language_team = ""
    catalog.version = ""
    return catalog


def _po(catalog: Catalog) -> bytes:
    out = BytesIO()
    write_po(out, _lean(catalog), width=120, include_lineno=False, omit_header=False, sort_output=True)
    lines = out.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(b'"Generated-By'))  # whichever Babel it is


def _mo(catalog: Catalog) -> bytes:
    out = BytesIO()
    write_mo(out, _lean(catalog))
    return out.getvalue()


def _keep(path: Path, data: bytes, check: bool) -> list[str]:
    if path.exists() and _same(path.read_bytes(), data, path.suffix):
        return []
    if check:
        return [f"{path.relative_to(ROOT)} isn't up to date: run python -m tools.locale"]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return []


def _same(kept: bytes, new: bytes, suffix: str) -> bool:
    return kept == new if suffix != ".mo" else _messages(kept) == _messages(new)


def _messages(compiled: bytes) -> dict[str, str]:
    """What a compiled catalogue says, without its header."""
    catalog: dict[str, str] = vars(GNUTranslations(BytesIO(compiled)))["_catalog"]
    return {key: words for key, words in catalog.items() if key}


if __name__ == "__main__":
    sys.exit(main())
