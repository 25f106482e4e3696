"""Why something is refused, each with its ruling."""

from __future__ import annotations

from game.core.actions import Refusal

NOT_YOUR_TURN = Refusal("not_your_turn", "MO-01")
NOTHING_LIES_THERE = Refusal("nothing_lies_there")
MINUS_WANTS_ITS_PLUS = Refusal("minus_wants_its_plus", "MO-02")

TOO_FEW_MINUS = Refusal("too_few_minus", "MO-05")
TIM_WITHOUT_MINUS = Refusal("tim_without_minus", "MO-08")
LAY_A_MINUS = Refusal("lay_a_minus", "MO-09")
ONLY_AN_EXCHANGE_AFTER_TIM = Refusal("only_an_exchange_after_tim", "MO-10")
TAKE_A_MINUS = Refusal("take_a_minus", "MO-12")
LAY_NO_MINUS = Refusal("lay_no_minus", "MO-12")

SHEEP_ARE_EXCHANGED = Refusal("sheep_are_exchanged", "MO-02")
NOT_TIM = Refusal("not_tim", "MO-08")
