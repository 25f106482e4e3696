"""Under the Table: four party card games about cheating, bluffing and fast hands."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # read when pygame is first imported

__version__ = "0.1.0"
