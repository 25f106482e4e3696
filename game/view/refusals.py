"""Why something is refused, as a sentence for the player."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.actions import Refusal

from .i18n import _

SENTENCES = {
    "one_card_at_a_time": _("one card at a time"),
    "not_yours": _("that isn't yours"),
    "no_such_move": _("nothing happens there"),
    "round_is_over": _("the round is over"),
    "match_is_over": _("the match is over"),
    "not_your_turn": _("it isn't your turn"),
    "action_under_way": _("first the action has to be settled"),
    "settling": _("a call is being settled"),
    "pollination": _("not while the pollen flies"),
    "no_match": _("it doesn't fit: the card goes back"),
    "bumblebee_only_by_cheating": _("only the Watchman lays a bumblebee"),
    "spider_wanted": _("the web wants a spider"),
    "must_play": _("you have a card that fits"),
    "must_lay_spider": _("you hold a spider: lay it"),
    "take_a_card": _("there are cards to draw"),
    "watchman_plays_fair": _("the Watchman plays fair"),
    "last_card": _("the last card can't be cheated away"),
    "only_the_watchman_calls": _("only the Watchman may call"),
    "call_another": _("call somebody else"),
    "no_gift_owed": _("nobody is owed a gift"),
    "not_the_receiver": _("the gift is for somebody else"),
    "no_bumblebee_as_gift": _("a bumblebee can't be given now"),
    "no_pollination": _("the pollen waits for a bee"),
    "say_the_word": _("say the word first"),
    "slap_first": _("that can still be slapped"),
    "no_card_left": _("you have no card left"),
    "not_your_grasshopper": _("you can't reach that grasshopper"),
    "not_in_its_gap": _("that grasshopper is gone"),
    "young_watchman": _("the Watchman isn't robbed at this table"),
    "turn_after_a_card": _("turn it right after a card"),
    "only_the_watchman_turns": _("only the Watchman turns the worm"),
    "nothing_lies_there": _("no sheep stands there"),
    "minus_wants_its_plus": _("a minus sheep goes only for a plus sheep of its colour"),
    "too_few_minus": _("three minus sheep make a whistle"),
    "tim_without_minus": _("Tim finds no minus sheep to hand out"),
    "lay_a_minus": _("first a minus sheep has to go to the meadow"),
    "only_an_exchange_after_tim": _("after Tim you only swap or pass"),
    "take_a_minus": _("Tim is here: take a minus sheep"),
    "lay_no_minus": _("Tim is here: lay another kind of card"),
    "sheep_are_exchanged": _("sheep go onto the meadow, not onto the pile"),
    "not_tim": _("only Tim lies there"),
    "taking_comes_first": _("first the picks, then the next card"),
    "not_your_pick": _("somebody else picks now"),
    "choosing_comes_first": _("first everybody lays a card"),
    "used_in_this_round": _("that card is used up in this round"),
    "lay_another_on_it": _("lay another card on it to change your mind"),
}
SILENT = frozenset({"ignored", "nothing_held"})


def sentence(refusal: Refusal, rulings: Mapping[str, str]) -> str:
    """Markup for the prompt; empty for what is simply ignored."""
    if refusal.reason in SILENT:
        return ""
    words = SENTENCES.get(refusal.reason) or rulings.get(refusal.ruling, _("that can't be done now"))
    stress = _("No")
    return f"*{stress}:* {words}" + (f" · {refusal.ruling}" if refusal.ruling else "")
