"""ALSA writes eight lines to the terminal where there is no sound device; that is no trouble here, so it may not."""

from __future__ import annotations

import ctypes
import sys
from functools import cache


@cache
def hush() -> None:
    """Before the first sound: SDL opens the same library later. Where there is no ALSA, nothing happens.

    In place of ALSA's handler, which prints, stands a function of the C library that needs nothing and changes
    nothing. One of Python's would need the interpreter's lock, and SDL calls it from a thread of its own while the
    main one holds that and waits.
    """
    if not sys.platform.startswith("linux"):
        return
    try:
        harmless = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(harmless)
    except (OSError, AttributeError):
        return
