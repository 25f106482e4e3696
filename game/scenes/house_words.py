"""What each house rule is called, and what it does, in a line and in a few."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import HouseRule, HouseValue
from game.view.i18n import _


class HouseWords(NamedTuple):
    title: str
    line: str
    text: str
    ruling: str = ""
    """Where the rules say more."""
    cards: tuple[str, ...] = ()
    """Pictures below ``assets/cards``."""


WORDS: dict[tuple[str, str], HouseWords] = {
    ("schummel_hummel", "catch_seconds"): HouseWords(
        _("Caught in the act"),
        _("How long a cheat can still be called."),
        _("After a card has vanished, the Watchman may still call it for this long. Longer makes cheating harder."),
        "SH-21",
        ("schummel_hummel/watchman_worm", "schummel_hummel/back"),
    ),
    ("schummel_hummel", "stinger_seconds"): HouseWords(
        _("Stinger waits"),
        _("How long a wasp with a stinger lies there."),
        _("A wasp with a stinger lies still for this long, and whoever slaps it pays. Then play goes on."),
        "SH-44",
        ("schummel_hummel/stinger_wasp_green_yellow",),
    ),
    ("schummel_hummel", "slap_seconds"): HouseWords(
        _("Wasp waits at most"),
        _("Then whoever has not slapped was slowest."),
        _("A wasp without a stinger waits for all hands, but not for ever: "
          "after this long, who is missing was the slowest."),
        "SH-43",
        ("schummel_hummel/wasp_blue_red",),
    ),
    ("schummel_hummel", "pollen_seconds"): HouseWords(
        _("Time for the pollen"),
        _("So long to grab it and throw it."),
        _("Whoever lays a bee has this long to pick up the pollen and throw it at somebody."),
        "SH-52",
        (),
    ),
    ("schummel_hummel", "mistakes"): HouseWords(
        _("Wrong colours"),
        _("Returned, or they stand unless they are called."),
        _("A card that doesn't match comes back to the hand. Or, for professionals, it stays, and counts as cheating "
          "until the next card lies."),
        "SH-33",
        ("schummel_hummel/flower_blue_red", "schummel_hummel/flower_green_yellow"),
    ),
    ("schummel_hummel", "butterfly_last_card"): HouseWords(
        _("Butterfly with the last card"),
        _("You may give away your very last card."),
        _("A butterfly lets you give anybody a card. With this rule it may be your last one, and you are out."),
        "SH-37",
        ("schummel_hummel/butterfly_blue_green",),
    ),
    ("schummel_hummel", "young_watchman"): HouseWords(
        _("Young Watchman"),
        _("Nobody may steal from the Watchman."),
        _("When somebody young is the Watchman, the grasshoppers beside them are safe."),
        "SH-61",
        ("schummel_hummel/watchman_worm_plain",),
    ),
    ("heuschrecken_poker", "x_steals_ace"): HouseWords(
        _("X robs an ace"),
        _("Off: an X is a plain pass."),
        _("Whoever lays the only X gets what the only ace would have taken. For beginners an X can be a plain pass."),
        "HP-01",
        ("heuschrecken_poker/poker_x_red", "heuschrecken_poker/poker_ace_blue"),
    ),
    ("moemmen", "target"): HouseWords(
        _("Played to"),
        _("Whoever reaches this total ends the match."),
        _("Rounds are played until somebody has this many points. The most points win then."),
        "MO-22",
        ("moemmen/sheep_red_plus_4",),
    ),
    ("moemmen", "tim_frees_minus"): HouseWords(
        _("Tim frees a minus card"),
        _("His player may swap it for any card."),
        _("After Tim, whoever played him may swap a minus card for any card of the meadow, "
          "not only for its own colour."),
        "MO-03",
        ("moemmen/tim", "moemmen/sheep_blue_minus_3"),
    ),
    ("schnattergei", "hesitation_seconds"): HouseWords(
        _("Time for the word"),
        _("Then it is a mistake."),
        _("Whoever hasn't said a word by then has hesitated too long. Beginners like more, old hands less."),
        "SG-17",
        ("schnattergei/carrot_red",),
    ),
    ("schnattergei", "slap_hold_seconds"): HouseWords(
        _("A double holds"),
        _("So long nobody may flip it away."),
        _("A double that nobody slaps stays open. For this long the next card can't be flipped over it."),
        "SG-14",
        ("schnattergei/elephant_yellow", "schnattergei/elephant_red"),
    ),
    ("schnattergei", "slap_grace_seconds"): HouseWords(
        _("Late hands"),
        _("So long after the first a slap is free."),
        _("Hands that come down after the pile was won cost nothing for this long."),
        "SG-12",
        ("schnattergei/back",),
    ),
    ("schnattergei", "honour"): HouseWords(
        _("On your honour"),
        _("Players accuse each other and own up."),
        _("The referee keeps wrong words and silence to himself. You watch each other: accuse, "
          "or own up to your own mistake."),
        "SG-23",
        ("schnattergei/schnattergei_brown",),
    ),
    ("schnattergei", "yellow_elephant"): HouseWords(
        _("The yellow elephant"),
        _("It may be slapped like a double."),
        _("Any yellow elephant on the pile opens a slap, even as the first card, and needs no word."),
        "SG-34",
        ("schnattergei/elephant_yellow",),
    ),
    ("schnattergei", "four_in_a_row"): HouseWords(
        _("Four in a row"),
        _("The same word four times may be slapped."),
        _("When the same right word was said four times in a row on one pile, the pile may be slapped like a double."),
        "SG-35",
        ("schnattergei/cocoa_brown",),
    ),
}
SECONDS = (0.0, 0.1, 0.2, 0.3, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 15.0, 20.0, 30.0, 45.0, 60.0)
NUMBERS = (1, 2, 3, 4, 5, 10, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 300, 500, 1000)


def words_of(game: str, rule: HouseRule) -> HouseWords:
    """A rule of somebody's own deck has at least its name."""
    return WORDS.get((game, rule.name)) or HouseWords(rule.name.replace("_", " ").capitalize(), "", "")


def said(value: HouseValue, rule: HouseRule) -> str:
    """A value in words."""
    if isinstance(value, bool):
        return _("on") if value else _("off")
    if rule.type == "seconds":
        return _("{n} s").format(n=f"{float(value):g}")
    return str(value).replace("_", " ")


def choices(rule: HouseRule, now: HouseValue) -> list[HouseValue]:
    """What a stepper goes through; the printed value and the present one are always among them."""
    if rule.type == "bool":
        return [False, True]
    if rule.type == "choice":
        return list(rule.choices)
    known: tuple[float, ...] = SECONDS if rule.type == "seconds" else NUMBERS
    least, most = rule.least or 0, rule.most if rule.most is not None else max(known)
    return sorted({value for value in known if least <= value <= most} | {rule.default, now}, key=float)
