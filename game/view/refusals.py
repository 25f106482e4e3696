"""Why something is refused, as a sentence for the player."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.actions import Refusal

from .i18n import N_, _

SENTENCES = {
    "one_card_at_a_time": N_("one card at a time"),
    "not_yours": N_("that isn't yours"),
    "another_hand": N_("another hand was there first"),
    "no_such_move": N_("nothing happens there"),
    "round_is_over": N_("the round is over"),
    "match_is_over": N_("the match is over"),
    "not_your_turn": N_("it isn't your turn"),
    "action_under_way": N_("first the action has to be settled"),
    "settling": N_("a call is being settled"),
    "pollination": N_("not while the pollen flies"),
    "no_match": N_("it doesn't fit: the card goes back"),
    "bumblebee_only_by_cheating": N_("only the Watchman lays a bumblebee"),
    "spider_wanted": N_("the web wants a spider"),
    "must_play": N_("you have a card that fits"),
    "must_lay_spider": N_("you hold a spider: lay it"),
    "take_a_card": N_("there are cards to draw"),
    "watchman_plays_fair": N_("the Watchman plays fair"),
    "last_card": N_("the last card can't be cheated away"),
    "only_the_watchman_calls": N_("only the Watchman may call"),
    "call_another": N_("call somebody else"),
    "no_gift_owed": N_("nobody is owed a gift"),
    "not_the_receiver": N_("the gift is for somebody else"),
    "no_bumblebee_as_gift": N_("a bumblebee can't be given now"),
    "no_pollination": N_("the pollen waits for a bee"),
    "say_the_word": N_("say the word first"),
    "slap_first": N_("that can still be slapped"),
    "no_card_left": N_("you have no card left"),
    "not_your_grasshopper": N_("you can't reach that grasshopper"),
    "not_in_its_gap": N_("that grasshopper is gone"),
    "young_watchman": N_("the Watchman isn't robbed at this table"),
    "turn_after_a_card": N_("turn it right after a card"),
    "only_the_watchman_turns": N_("only the Watchman turns the worm"),
    "nothing_lies_there": N_("no sheep stands there"),
    "minus_wants_its_plus": N_("a minus sheep goes only for a plus sheep of its colour"),
    "too_few_minus": N_("three minus sheep make a whistle"),
    "tim_without_minus": N_("Tim finds no minus sheep to hand out"),
    "lay_a_minus": N_("first a minus sheep has to go to the meadow"),
    "only_an_exchange_after_tim": N_("after Tim you only swap or pass"),
    "take_a_minus": N_("Tim is here: take a minus sheep"),
    "lay_no_minus": N_("Tim is here: lay another kind of card"),
    "sheep_are_exchanged": N_("sheep go onto the meadow, not onto the pile"),
    "not_tim": N_("only Tim lies there"),
    "taking_comes_first": N_("first the picks, then the next card"),
    "not_your_pick": N_("somebody else picks now"),
    "choosing_comes_first": N_("first everybody lays a card"),
    "used_in_this_round": N_("that card is used up in this round"),
    "lay_another_on_it": N_("lay another card on it to change your mind"),
}
SILENT = frozenset({"ignored", "nothing_held"})


def sentence(refusal: Refusal, rulings: Mapping[str, str]) -> str:
    """Markup for the prompt; empty for what is simply ignored."""
    if refusal.reason in SILENT:
        return ""
    words = _(SENTENCES.get(refusal.reason) or rulings.get(refusal.ruling) or N_("that can't be done now"))
    stress = _("No")
    return f"*{stress}:* {words}" + (f" · {refusal.ruling}" if refusal.ruling else "")
