"""The drills in words: what each is called and about, how to do it, and how its figures are told."""

from __future__ import annotations

from typing import NamedTuple

from game.view.i18n import N_, Number, _

DO, DONT, CAREFUL = "check", "close", "clock"


class Advice(NamedTuple):
    """``sign``: an icon; ``card``: a picture below ``assets/cards``."""

    sign: str
    card: str
    title: str
    line: str


class Skill(NamedTuple):
    """``score``: the main figure with its unit. ``figures``: name to value with unit, and what it says, in the order
    shown."""

    title: str
    sentence: str
    length: str
    advice: tuple[Advice, ...]
    score: str
    score_says: str
    figures: dict[str, tuple[str, str]]


TIMES = {
    "spread_ms": (N_("± {n:.0f} ms"), N_("spread: how even you are")),
    "false_alarms": (N_("{n:.0f}"), N_("false alarms: a hand too many")),
    "d_prime": (N_("d′ {n:.1f}"), N_("telling apart: 0 guesses, 3 is a hawk")),
    "missed": (N_("{n:.0f}"), N_("missed: too late, or not at all")),
}

SKILLS: dict[str, Skill] = {
    "sneak": Skill(
        N_("Sneak"), N_("Get rid of cards while the Watchman looks elsewhere."), N_("a minute and a half"),
        (Advice("peek", "schummel_hummel/watchman_worm", N_("Read the light."),
                N_("It falls where the Watchman looks.")),
         Advice("cheat_table", "schummel_hummel/bumblebee_blue_red", N_("Below the edge, or up the sleeve."),
                N_("Over the shoulder, or under the top card.")),
         Advice("caught", "schummel_hummel/back", N_("Caught? It comes back."), N_("And one more with it."))),
        N_("{n:.0f}"), N_("Cards gone, minus the times you were caught."),
        {"gone": (N_("{n:.0f}"), N_("cards gone for good")), "caught": (N_("{n:.0f}"), N_("times caught")),
         "exposure_ms": (N_("{n:.0f} ms"), N_("in the open: median of all cards")),
         "slip_gone": (N_("{n:.0f}"), N_("of them under the top card"))}),
    "watch": Skill(
        N_("Watch"), N_("Four hands fidget, feint and cheat. Call the cheats."), N_("a minute and a half"),
        (Advice("caught", "schummel_hummel/back", N_("A card leaves the table: call!"),
                N_("Point at whoever did it.")),
         Advice(CAREFUL, "schummel_hummel/watchman_worm", N_("A moment later still counts."),
                N_("The better you are, the shorter it is.")),
         Advice(DONT, "schummel_hummel/spider_blue_red", N_("Back in the hand? No cheat."),
                N_("A wrong call brings you a card."))),
        N_("d′ {n:.1f}"), N_("Telling cheats from feints: 0 guesses, 3 is a hawk."),
        {"hits": (N_("{n:.0f}"), N_("cheats called")), "missed": (N_("{n:.0f}"), N_("cheats missed")),
         "false_calls": (N_("{n:.0f}"), N_("false calls")),
         "reaction_ms": (N_("{n:.0f} ms"), N_("median, since the card left the hand"))}),
    "wasp": Skill(
        N_("Wasp"), N_("Bang on wasps. Keep off the stingers."), N_("40 cards, about 2 minutes"),
        (Advice("slap", "schummel_hummel/wasp_red_yellow", N_("A wasp: bang!"), N_("As fast as you can.")),
         Advice(DONT, "schummel_hummel/stinger_wasp_green_yellow", N_("A stinger: hands off."),
                N_("Wait until it flies away.")),
         Advice(CAREFUL, "schummel_hummel/back", N_("Too early doesn't count."),
                N_("Wait until the card has turned."))),
        N_("{n:.0f} ms"), N_("Median: half of your bangs were faster."), TIMES),
    "pollen": Skill(
        N_("Pollen"), N_("Hit somebody who wriggles, and duck when it comes back."), N_("10 throws and 10 to dodge"),
        (Advice("pollen", "schummel_hummel/pollen", N_("Throw when they sit up."),
                N_("Flick it, or hold a key and let go.")),
         Advice("clock", "schummel_hummel/bee_blue_yellow", N_("There is little time."),
                N_("The ring around the pollen shows it.")),
         Advice("warning", "schummel_hummel/pollen", N_("An arm above the table: duck!"),
                N_("Too early, and you are back up."))),
        N_("{n:.0f}"), N_("Hits of ten throws."),
        {"throw_ms": (N_("{n:.0f} ms"), N_("median, from the bee to the throw")),
         "dodged": (N_("{n:.0f} of 10"), N_("dodged, or thrown past you")),
         "struck": (N_("{n:.0f}"), N_("times hit"))}),
    "grasshopper": Skill(
        N_("Grasshopper"), N_("Steal while they look away, and guard your own."), N_("a minute and a half"),
        (Advice("peek", "schummel_hummel/grasshopper", N_("Watch their eyes."),
                N_("Steal from whoever looks elsewhere.")),
         Advice("grasshopper", "schummel_hummel/back", N_("Yours is gone? Object!"),
                N_("Before two cards have been laid.")),
         Advice(DONT, "schummel_hummel/grasshopper", N_("Only when it is stolen."),
                N_("Some only pretend. A wrong objection costs."))),
        N_("{n:.0f}"), N_("Stolen and saved, less the wrong objections."),
        {"kept": (N_("{n:.0f}"), N_("thefts that nobody noticed")), "noticed": (N_("{n:.0f}"), N_("thefts noticed")),
         "saved": (N_("{n:.0f}"), N_("right objections")), "wrong": (N_("{n:.0f}"), N_("wrong objections"))}),
    "telescope": Skill(
        N_("Telescope"), N_("Lay everything that may be laid. The worm turns in between."),
        N_("20 hands, about 2 minutes"),
        (Advice(DO, "schummel_hummel/watchman_worm_plain", N_("No telescope: one colour alike."),
                N_("Each card you lay is the next one to look at.")),
         Advice("telescope", "schummel_hummel/watchman_worm", N_("Telescope up: no colour alike."),
                N_("The worm turns while you lay.")),
         Advice(DONT, "schummel_hummel/bumblebee_blue_red", N_("Bumblebees stay in your hand."),
                N_("Only the Watchman may lay them."))),
        N_("{n:.0f} / min"), N_("Cards a minute, while a hand lay before you."),
        {"errors": (N_("{n:.0f}"), N_("cards that didn’t fit")),
         "turn_cost_ms": (N_("{n:+.0f} ms"), N_("after a turn of the worm")),
         "median_ms": (N_("{n:.0f} ms"), N_("median from card to card")),
         "left": (N_("{n:.0f}"), N_("hands with something left"))}),
    "call": Skill(
        N_("Call"), N_("Say the word of the colour, whatever the picture."), N_("40 cards, about 2 minutes"),
        (Advice(DO, "schnattergei/banana_blue", N_("A blue banana is an elephant."), N_("The colour says which word.")),
         Advice("speech", "schnattergei/schnattergei_red", N_("The bird repeats."),
                N_("It wants the last word that was right.")),
         Advice(CAREFUL, "schnattergei/carrot_yellow", N_("Carrot, paprika: never a word."),
                N_("Their colours count all the same."))),
        N_("{n:.0f} ms"), N_("Median: half of your words were faster."),
        {"errors": (N_("{n:.0f}"), N_("wrong words")),
         "interference_ms": (N_("{n:+.0f} ms"), N_("when the picture says another word")),
         "echoes": (N_("{n:.0f} %"), N_("echoes that were right")),
         "missed": (N_("{n:.0f}"), N_("missed: too late, or not at all"))}),
    "double": Skill(
        N_("Double"), N_("Slap two of one picture, and only those."), N_("40 pairs, about 2 minutes"),
        (Advice("slap", "schnattergei/cocoa_blue", N_("Twice the same picture: slap!"),
                N_("The colours don’t matter.")),
         Advice(DONT, "schnattergei/paprika_blue", N_("One colour, two pictures: hands off."),
                N_("They only look alike.")),
         Advice(CAREFUL, "schnattergei/back", N_("Too early doesn’t count."), N_("Wait until the cards lie."))),
        N_("{n:.0f} ms"), N_("Median: half of your slaps were faster."), TIMES),
    "herd": Skill(
        N_("Herd"), N_("Make the best exchange with the meadow, against the clock."), N_("12 meadows, about 2 minutes"),
        (Advice(DO, "moemmen/sheep_red_plus_4", N_("One colour counts as printed."),
                N_("All other sheep are worth −1.")),
         Advice("warning", "moemmen/sheep_blue_minus_3", N_("A shorn sheep wants its colour."),
                N_("It goes against a plus sheep of the same one.")),
         Advice(DONT, "moemmen/tim", N_("Tim and Benny: −3 each."), N_("Here they can’t be played, only swapped."))),
        N_("{n:.0f} %"), N_("Of the most that could be had, on average."),
        {"best": (N_("{n:.0f} of 12"), N_("the best exchange")),
         "median_ms": (N_("{n:.0f} ms"), N_("median until the exchange")),
         "wrong": (N_("{n:.0f}"), N_("brought less than half")),
         "missed": (N_("{n:.0f}"), N_("missed: time was over"))}),
    "bluff": Skill(
        N_("Bluff"), N_("Name the card that another player will lay."), N_("12 tables, about 2 minutes"),
        (Advice("peek", "heuschrecken_poker/garden_corn", N_("What does that garden want?"),
                N_("The third of a kind ripens.")),
         Advice(CAREFUL, "heuschrecken_poker/garden_grasshopper", N_("Who fears the grasshoppers?"),
                N_("The third eats the garden.")),
         Advice("help", "heuschrecken_poker/poker_ace_red", N_("What is still in hand?"),
                N_("Only those cards can come. Equal ones cancel."))),
        N_("{n:.0f} %"), N_("How much better than luck; 0 is luck alone."),
        {"right": (N_("{n:.0f} of 12"), N_("named rightly")),
         "by_chance": (N_("{n:.1f} of 12"), N_("would be right by luck")),
         "median_ms": (N_("{n:.0f} ms"), N_("median until the answer")),
         "missed": (N_("{n:.0f}"), N_("missed: time was over"))}),
}
"""By skill. A drill without an entry isn't shown."""


def said(pattern: str, value: float) -> str:
    """A figure in words."""
    return _(pattern).format(n=Number(value))
