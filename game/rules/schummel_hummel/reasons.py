"""Why something is refused, each with its ruling. ``ignored``: no penalty, no effect."""

from __future__ import annotations

from game.core.actions import Refusal

NOT_YOUR_TURN = Refusal("not_your_turn", "SH-12")
ACTION_UNDER_WAY = Refusal("action_under_way")
SETTLING = Refusal("settling", "SH-26")
POLLINATION = Refusal("pollination", "SH-13")

NO_MATCH = Refusal("no_match", "SH-33")
BUMBLEBEE = Refusal("bumblebee_only_by_cheating", "SH-35")
SPIDER_WANTED = Refusal("spider_wanted", "SH-47")
MUST_PLAY = Refusal("must_play", "SH-06")
MUST_LAY_SPIDER = Refusal("must_lay_spider", "SH-49")
TAKE_A_CARD = Refusal("take_a_card", "SH-10")

WATCHMAN_PLAYS_FAIR = Refusal("watchman_plays_fair", "SH-31")
LAST_CARD = Refusal("last_card", "SH-17")
ONLY_THE_WATCHMAN_CALLS = Refusal("only_the_watchman_calls", "SH-30")
CALL_ANOTHER = Refusal("call_another", "SH-22")

NO_GIFT_OWED = Refusal("no_gift_owed", "SH-39")
NOT_THE_RECEIVER = Refusal("not_the_receiver", "SH-40")
NO_BUMBLEBEE_AS_GIFT = Refusal("no_bumblebee_as_gift", "SH-36")

NO_POLLINATION = Refusal("no_pollination", "SH-52")
NOT_YOUR_GRASSHOPPER = Refusal("not_your_grasshopper", "SH-54")
NOT_IN_ITS_GAP = Refusal("not_in_its_gap", "SH-60")
YOUNG_WATCHMAN = Refusal("young_watchman", "SH-61")

TURN_AFTER_A_CARD = Refusal("turn_after_a_card", "SH-64")
ONLY_THE_WATCHMAN_TURNS = Refusal("only_the_watchman_turns", "SH-64")

STRAY_SLAP = Refusal("ignored", "SH-46")
OWN_WASP = Refusal("ignored", "SH-45")
SLAP_IN_SETTLEMENT = Refusal("ignored", "SH-26")
SLAPPED_ALREADY = Refusal("ignored", "SH-44")
FALSE_OBJECTION = Refusal("ignored", "SH-59")
