"""What holds for all tests: without a screen unless a test opens one, and no silent skips in CI."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.pads import VirtualPad

# Set before anything imports pygame; window tests start programs of their own.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


HERE = Path(__file__).parent
UNTRACED = (
    "bots/", "lab/", "scenes/", "view/", "window/", "test_app.py", "test_assets.py", "test_bite.py",
    "contract/test_determinism.py", "contract/test_secrecy.py", "contract/test_conservation.py::test_random_play",
    "drills/test_party_bots.py", "drills/test_party_devices.py", "drills/test_trial_bots.py",
    "scenarios_runner/test_reading.py::test_nothing_that_stands_in_a_file_breaks_the_program")
"""How what is tested begins. Whole matches, pictures, odd files, and rules broken on purpose: they say little about how
well the rules are tested, and measuring their coverage takes three times as long as running them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        _file, _, name = item.nodeid.partition("::")
        if f"{item.path.relative_to(HERE).as_posix()}::{name}".startswith(UNTRACED):
            item.add_marker(pytest.mark.no_cover)


def pytest_collection_finish() -> None:
    """What is loaded by now stays: looking through it for garbage again and again takes a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test leaves behind, the next one begins in English."""
    _speak_english()
    yield
    _speak_english()


def _speak_english() -> None:
    i18n = sys.modules.get("game.view.i18n")  # what lies below the view never loads it
    if i18n is not None and i18n.language() != "en":
        i18n.use("en")


@pytest.fixture
def display() -> Iterator[None]:
    """The smallest of windows, and no event from before."""
    import pygame

    from game.view.window import open_offscreen

    open_offscreen((320, 180))
    pygame.event.clear()
    yield
    pygame.event.clear()


@pytest.fixture
def pad(kind: str) -> Iterator[VirtualPad | None]:
    """The pad of a test that runs by each ``kind`` of device; None for the others."""
    from tests.pads import VirtualPad

    if kind != "pad":
        yield None
        return
    with VirtualPad() as attached:
        yield attached


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI a skipped test is a failure: there, everything that a test wants is installed."""
    report = yield
    expected = hasattr(report, "wasxfail")
    if report.skipped and not expected and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped in CI: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A whole file that is skipped counts as well."""
    report = yield
    if report.skipped and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"{collector.nodeid} was skipped in CI: {report.longrepr}"
    return report
