"""Why something is refused, each with its ruling. ``ignored``: no penalty, no effect."""

from __future__ import annotations

from game.core.actions import Refusal

NOT_YOUR_TURN = Refusal("not_your_turn", "SG-01")
SAY_THE_WORD = Refusal("say_the_word", "SG-20")
SLAP_FIRST = Refusal("slap_first", "SG-14")
NO_CARD_LEFT = Refusal("no_card_left", "SG-30")
NOT_A_MOTIF = Refusal("not_a_motif", "SG-16")

OUT_OF_TURN = Refusal("ignored", "SG-36")
NO_WORD_ON_A_SLAP = Refusal("ignored", "SG-10", heard=True)
LATE_SLAP = Refusal("ignored", "SG-12", heard=True)
NOT_YET_VISIBLE = Refusal("ignored")
NOTHING_TO_SLAP = Refusal("ignored", "SG-12")

ONLY_WITH_HONOUR = Refusal("ignored", "SG-23")
ACCUSE_ANOTHER = Refusal("ignored", "SG-23")
NOTHING_TO_ACCUSE = Refusal("ignored", "SG-23")
NOTHING_TO_ADMIT = Refusal("ignored", "SG-38")
