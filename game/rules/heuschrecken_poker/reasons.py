"""Why something is refused, each with its ruling."""

from __future__ import annotations

from game.core.actions import Refusal

TAKING_COMES_FIRST = Refusal("taking_comes_first", "HP-06")
NOT_YOUR_PICK = Refusal("not_your_pick", "HP-06")
CHOOSING_COMES_FIRST = Refusal("choosing_comes_first", "HP-30")
USED_IN_THIS_ROUND = Refusal("used_in_this_round", "HP-09")
LAY_ANOTHER_ON_IT = Refusal("lay_another_on_it", "HP-30")
