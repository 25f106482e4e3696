"""Without a sound device the program is silent, on the terminal too."""

from __future__ import annotations

import os
import subprocess
import sys

PLAYS = """
from pathlib import Path
from game.view.sounds.speaker import Speaker
speaker = Speaker()
print(speaker.play(Path("nothing.ogg"), 1.0, 0.0, 100, 0), speaker.deaf(1))
"""


def test_a_device_that_isnt_there_is_no_reason_to_say_anything() -> None:
    nowhere = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "alsa", "AUDIODEV": "no_such_device"}
    ran = subprocess.run([sys.executable, "-c", PLAYS], env={**os.environ, **nowhere}, capture_output=True, text=True,
                         timeout=60, check=True)
    assert ran.stderr == ""
    assert ran.stdout.splitlines()[-1] == "False True"
