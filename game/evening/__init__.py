"""An evening: several games one after the other, one table of points over all of them, and titles for what people did.

No screen, no clock: values and pure functions. :mod:`.file` keeps one below the data folder.
"""

from __future__ import annotations

from .state import FEWEST, MOST, USUAL, Evening, Played, Table, outcome, table_for
from .titles import TITLES, Deeds, Title, titles

__all__ = ["FEWEST", "MOST", "TITLES", "USUAL", "Deeds", "Evening", "Played", "Table", "Title", "outcome", "table_for",
           "titles"]
