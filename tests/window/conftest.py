"""One X server for all window tests."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

from tests.window.driver import Screen


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if missing:
        pytest.skip(f"needs {' and '.join(missing)}")
    found = Screen()
    found.start()
    yield found
    found.stop()
