"""When Python looks for rubbish: things that nobody holds but each other.

By itself it looks whenever much was made, in the middle of a drag as well: a millisecond or two each time. In the
program's loop it looks when the loop is about to sleep, and does so by itself only if that doesn't come for long.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (20_000, 10, 10)
YOUNG, OLD = 2_000, 10
"""So many new things are worth a look, and after so many looks at new things one at all of them."""
LEAST_SLEEP_MS = 30
"""A look at everything takes up to half of it."""


@contextmanager
def swept_while_asleep() -> Iterator[None]:
    """Within, :func:`sweep` is called before each sleep. What has been loaded by now stays and isn't looked at."""
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def sweep(sleep_ms: int) -> None:
    """Nothing is due for so long."""
    young, _middle, old = gc.get_count()
    if sleep_ms < LEAST_SLEEP_MS or gc.get_threshold() != SELDOM:
        return
    if old > OLD:
        gc.collect()
    elif young > YOUNG:
        gc.collect(1)
