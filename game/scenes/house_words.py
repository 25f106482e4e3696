"""What each house rule is called, and what it does, in a line and in a few."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import HouseRule, HouseValue
from game.view.i18n import N_, _


class HouseWords(NamedTuple):
    """``line``: one line on the list; ``text``: a paragraph beside it. Both are translated where they are drawn."""

    title: str
    line: str
    text: str
    ruling: str = ""
    """Where the rules say more."""
    cards: tuple[str, ...] = ()
    """Pictures below ``assets/cards``."""


WORDS: dict[tuple[str, str], HouseWords] = {
    ("schummel_hummel", "catch_seconds"): HouseWords(
        N_("Caught in the act"),
        N_("How long a cheat can still be called."),
        N_("After a card has vanished, the Watchman may still call it for this long. Longer makes cheating harder."),
        "SH-21",
        ("schummel_hummel/watchman_worm", "schummel_hummel/back"),
    ),
    ("schummel_hummel", "stinger_seconds"): HouseWords(
        N_("Stinger waits"),
        N_("How long a wasp with a stinger lies there."),
        N_("A wasp with a stinger lies still for this long, and whoever slaps it pays. Then play goes on."),
        "SH-44",
        ("schummel_hummel/stinger_wasp_green_yellow",),
    ),
    ("schummel_hummel", "slap_seconds"): HouseWords(
        N_("Wasp waits at most"),
        N_("Then whoever has not slapped was slowest."),
        N_("A wasp without a stinger waits for all hands, but not for ever: "
          "after this long, who is missing was the slowest."),
        "SH-43",
        ("schummel_hummel/wasp_blue_red",),
    ),
    ("schummel_hummel", "pollen_seconds"): HouseWords(
        N_("Time for the pollen"),
        N_("So long to grab it and throw it."),
        N_("Whoever lays a bee has this long to pick up the pollen and throw it at somebody."),
        "SH-52",
        (),
    ),
    ("schummel_hummel", "mistakes"): HouseWords(
        N_("Wrong colours"),
        N_("Returned, or they stand unless they are called."),
        N_("A card that doesn't match comes back to the hand. Or, for professionals, it stays, and counts as cheating "
          "until the next card lies."),
        "SH-33",
        ("schummel_hummel/flower_blue_red", "schummel_hummel/flower_green_yellow"),
    ),
    ("schummel_hummel", "butterfly_last_card"): HouseWords(
        N_("Butterfly with the last card"),
        N_("You may give away your very last card."),
        N_("A butterfly lets you give anybody a card. With this rule it may be your last one, and you are out."),
        "SH-37",
        ("schummel_hummel/butterfly_blue_green",),
    ),
    ("schummel_hummel", "young_watchman"): HouseWords(
        N_("Young Watchman"),
        N_("Nobody may steal from the Watchman."),
        N_("When somebody young is the Watchman, the grasshoppers beside them are safe."),
        "SH-61",
        ("schummel_hummel/watchman_worm_plain",),
    ),
    ("heuschrecken_poker", "x_steals_ace"): HouseWords(
        N_("X robs an ace"),
        N_("Off: an X is a plain pass."),
        N_("Whoever lays the only X gets what the only ace would have taken. For beginners an X can be a plain pass."),
        "HP-01",
        ("heuschrecken_poker/poker_x_red", "heuschrecken_poker/poker_ace_blue"),
    ),
    ("moemmen", "target"): HouseWords(
        N_("Played to"),
        N_("Whoever reaches this total ends the match."),
        N_("Rounds are played until somebody has this many points. The most points win then."),
        "MO-22",
        ("moemmen/sheep_red_plus_4",),
    ),
    ("moemmen", "tim_frees_minus"): HouseWords(
        N_("Tim frees a minus card"),
        N_("His player may swap it for any card."),
        N_("After Tim, whoever played him may swap a minus card for any card of the meadow, "
          "not only for its own colour."),
        "MO-03",
        ("moemmen/tim", "moemmen/sheep_blue_minus_3"),
    ),
    ("schnattergei", "hesitation_seconds"): HouseWords(
        N_("Time for the word"),
        N_("Then it is a mistake."),
        N_("Whoever hasn't said a word by then has hesitated too long. Beginners like more, old hands less."),
        "SG-17",
        ("schnattergei/carrot_red",),
    ),
    ("schnattergei", "slap_hold_seconds"): HouseWords(
        N_("A double holds"),
        N_("So long nobody may flip it away."),
        N_("A double that nobody slaps stays open. For this long the next card can't be flipped over it."),
        "SG-14",
        ("schnattergei/elephant_yellow", "schnattergei/elephant_red"),
    ),
    ("schnattergei", "slap_grace_seconds"): HouseWords(
        N_("Late hands"),
        N_("So long after the first a slap is free."),
        N_("Hands that come down after the pile was won cost nothing for this long."),
        "SG-12",
        ("schnattergei/back",),
    ),
    ("schnattergei", "honour"): HouseWords(
        N_("On your honour"),
        N_("Players accuse each other and own up."),
        N_("The referee keeps wrong words and silence to himself. You watch each other: accuse, "
          "or own up to your own mistake."),
        "SG-23",
        ("schnattergei/schnattergei_brown",),
    ),
    ("schnattergei", "yellow_elephant"): HouseWords(
        N_("The yellow elephant"),
        N_("It may be slapped like a double."),
        N_("Any yellow elephant on the pile opens a slap, even as the first card, and needs no word."),
        "SG-34",
        ("schnattergei/elephant_yellow",),
    ),
    ("schnattergei", "four_in_a_row"): HouseWords(
        N_("Four in a row"),
        N_("The same word four times may be slapped."),
        N_("When the same right word was said four times in a row on one pile, the pile may be slapped like a double."),
        "SG-35",
        ("schnattergei/cocoa_brown",),
    ),
}
SECONDS = (0.0, 0.1, 0.2, 0.3, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 15.0, 20.0, 30.0, 45.0, 60.0)
NUMBERS = (1, 2, 3, 4, 5, 10, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 300, 500, 1000)
CHOICE_WORDS = {"returned": N_("returned"), "stand": N_("stand")}


def words_of(game: str, rule: HouseRule) -> HouseWords:
    """A rule of somebody's own deck has at least its name."""
    words = WORDS.get((game, rule.name)) or HouseWords(rule.name.replace("_", " ").capitalize(), "", "")
    return words._replace(title=_(words.title), line=_(words.line), text=_(words.text))


def said(value: HouseValue, rule: HouseRule) -> str:
    """A value in words."""
    if isinstance(value, bool):
        return _("on") if value else _("off")
    if rule.type == "seconds":
        return _("{n} s").format(n=f"{float(value):g}")
    return _(CHOICE_WORDS.get(str(value), str(value).replace("_", " ")))


def choices(rule: HouseRule, now: HouseValue) -> list[HouseValue]:
    """What a stepper goes through; the printed value and the present one are always among them."""
    if rule.type == "bool":
        return [False, True]
    if rule.type == "choice":
        return list(rule.choices)
    known: tuple[float, ...] = SECONDS if rule.type == "seconds" else NUMBERS
    least, most = rule.least or 0, rule.most if rule.most is not None else max(known)
    return sorted({value for value in known if least <= value <= most} | {rule.default, now}, key=float)
