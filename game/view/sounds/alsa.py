"""ALSA writes eight lines to the terminal where there is no sound device; that is no trouble here, so it may not."""

from __future__ import annotations

import ctypes
import sys
from functools import cache


def _say_nothing(_file: bytes, _line: int, _function: bytes, _error: int, _message: bytes) -> None:
    """In place of ALSA's own, which prints."""


_handler = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)(
    _say_nothing)
"""Kept for as long as the program: ALSA has its address."""


@cache
def hush() -> None:
    """Before the first sound: SDL opens the same library later. Where there is no ALSA, nothing happens."""
    if not sys.platform.startswith("linux"):
        return
    try:
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_handler)
    except (OSError, AttributeError):
        return
