"""What the acts of a scenario are at the table: for each game, verb to a gesture of the hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.core.actions import NOBODY, Action, Carry, Grab, Release
from game.core.acts import NO_CARD, Act
from game.core.cards import Card, Seat
from game.core.rules import Rules
from game.core.table import Table
from game.core.zones import NUMBERED_ZONES
from game.referee.gestures import spell

Args = Mapping[str, Any]
Gesture = Callable[[Rules[Any], Table, Seat, Args], list[Action] | None]
"""None when there is nothing to lay a hand on, which is as good as refused."""


class Want(NamedTuple):
    """One word that an act takes along."""

    kind: str
    """``card`` (by name), ``cards`` (one or a list), ``player`` or ``choice``."""
    required: bool = True
    nullable: bool = False
    choices: tuple[str, ...] = ()


class Verb(NamedTuple):
    """An act of a scenario: what it needs beside ``by`` and ``do``, and the actions of a hand that make it."""

    name: str
    wants: Mapping[str, Want]
    gesture: Gesture


HIDING = {"under_table": "lap", "over_shoulder": "shoulder", "sleeve": "sleeve", "discard": "slip"}
STAGES = ("all", "start", "finish", "abort")
GENERA = ("strawberry", "corn", "broccoli", "blackberry", "grasshopper")
MOTIFS = ("strawberry", "banana", "elephant", "cocoa", "carrot", "paprika", "schnattergei")


def named(table: Table, pile: str, name: str) -> Card:
    """The first card of this name in a pile, or :data:`NO_CARD`."""
    return next((card for card in table.piles.get(pile, ()) if table.faces[card].name == name), NO_CARD)


def _play(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
    card = named(table, table.hands[seat], args["card"])
    return None if card == NO_CARD else spell(rules, Act(seat, "play", card, "discard"))


def _draw(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
    """Where no card is left to take, the hand knocks: the discard pile has to be shuffled."""
    card = table.top("draw")
    return spell(rules, Act(seat, "draw") if card == NO_CARD else Act(seat, "draw", card, table.hands[seat]))


def _cheat(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
    stage = args.get("stage", "all")
    if stage in ("finish", "abort"):
        return _end_cheat(table, seat, args, stage)
    zone = _hiding_zone(seat, args.get("how", "under_table"))
    cards = _distinct(table, seat, args["card"])
    if NO_CARD in cards:
        return None
    grabs: list[Action] = [Grab(seat, card) for card in cards]
    out: list[Action] = [*grabs, Carry(seat, zone)]
    return out if stage == "start" else [*out, Release(seat, zone)]


def _hiding_zone(seat: Seat, how: str) -> str:
    place = HIDING[how]
    return place if place == "slip" else f"{place}:{seat}"


def _distinct(table: Table, seat: Seat, names: tuple[str, ...]) -> list[Card]:
    """A card of the hand for each name; the same name twice means two cards."""
    left = list(table.hand(seat))
    cards = []
    for name in names:
        card = next((card for card in left if table.faces[card].name == name), NO_CARD)
        cards.append(card)
        left = [other for other in left if other != card]
    return cards


def _end_cheat(table: Table, seat: Seat, args: Args, stage: str) -> list[Action] | None:
    """The card is let go where it is, unless another way is named: then it is carried there first."""
    held = table.held[seat]
    if held == NO_CARD or (table.faces[held].name,) != args["card"] or table.where[held] != table.airs[seat]:
        return None
    hand = table.hands[seat]
    if stage == "abort":
        return [Carry(seat, hand), Release(seat, hand)]
    here = table.held_zone[seat]
    zone = _hiding_zone(seat, args["how"]) if "how" in args else here
    return [Release(seat, here)] if zone == here else [Carry(seat, zone), Release(seat, zone)]


def _give(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
    card = named(table, table.hands[seat], args["card"])
    if card == NO_CARD:
        return None
    receiver = args.get("to")
    if receiver is None:
        receiver = _only_receiver(rules, table, seat)
    return None if receiver == NOBODY else spell(rules, Act(seat, "give", card, f"seat:{receiver}", receiver))


def _only_receiver(rules: Rules[Any], table: Table, seat: Seat) -> Seat:
    """Who gets what this seat owes. Where nobody is owed anything, anybody does: the referee will refuse."""
    gifts = [act for act in rules.candidates(table, seat) if act.verb == "give"]
    due = {act.target for act in gifts if rules.refuse(table, act) is None}
    if len(due) == 1:
        return due.pop()
    return NOBODY if due else table.left_of(seat)


def _throw(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
    card = table.top("pollen")
    target = args["at"]
    zone = "table" if target is None else f"seat:{target}"
    return None if card == NO_CARD else spell(rules, Act(seat, "throw", card, zone))


def _steal(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
    """Who is no neighbour reaches for the grasshopper at the other one's left."""
    robbed: Seat = args["from"]
    gap = seat if table.left_of(seat) == robbed else robbed
    card = table.top(f"gap:{gap}")
    if card == NO_CARD or robbed == seat:
        return None
    return spell(rules, Act(seat, "steal", card, table.hands[seat], robbed))


def _turn_worm(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
    return spell(rules, Act(seat, "turn_worm", table.top("worm")))


def _swap(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
    """A card of the hand onto the first card of that name on the meadow."""
    card = named(table, table.hands[seat], args["card"])
    places = [f"meadow:{place}" for place in range(NUMBERED_ZONES["meadow"])]
    place = next((place for place in places if named(table, place, args["for"]) != NO_CARD), "")
    return spell(rules, Act(seat, "swap", card, place)) if card != NO_CARD and place else None


def _lay(verb: str, zone: str) -> Gesture:
    """The first card of the hand whose kind is the verb's name."""

    def gesture(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
        card = next((card for card in table.hand(seat) if table.faces[card].kind == verb), NO_CARD)
        return None if card == NO_CARD else spell(rules, Act(seat, verb, card, zone))

    return gesture


def _choose(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
    """A card that was used already or lies there is tried as well: the referee will refuse it."""
    piles = (f"{kind}:{seat}" for kind in ("hand", "used", "shown", "place"))
    own = (named(table, pile, args["card"]) for pile in piles)
    card = next((card for card in own if card != NO_CARD), NO_CARD)
    return None if card == NO_CARD else spell(rules, Act(seat, "choose", card, f"place:{seat}"))


def _take(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
    card = named(table, "display", args["genus"])
    return None if card == NO_CARD else spell(rules, Act(seat, "take", card, f"garden:{seat}"))


def _flip(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
    card = table.top(f"pile:{seat}")
    return None if card == NO_CARD else spell(rules, Act(seat, "flip", card, "discard"))


def _say(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
    return spell(rules, Act(seat, "say", word=args["word"]))


def _call(verb: str, player: str = "") -> Gesture:
    def gesture(rules: Rules[Any], table: Table, seat: Seat, args: Args) -> list[Action] | None:
        return spell(rules, Act(seat, verb, target=args[player] if player else NOBODY))

    return gesture


_CARD = Want("card")
_PLAYER = Want("player")

VERBS: dict[str, tuple[Verb, ...]] = {
    "schummel_hummel": (
        Verb("play", {"card": _CARD}, _play),
        Verb("draw", {}, _draw),
        Verb("cheat", {
            "card": Want("cards"),
            "how": Want("choice", required=False, choices=tuple(HIDING)),
            "stage": Want("choice", required=False, choices=STAGES),
        }, _cheat),
        Verb("accuse", {"player": _PLAYER}, _call("accuse", "player")),
        Verb("give", {"card": _CARD, "to": Want("player", required=False, nullable=True)}, _give),
        Verb("slap", {}, _call("slap")),
        Verb("throw", {"at": Want("player", nullable=True)}, _throw),
        Verb("steal", {"from": _PLAYER}, _steal),
        Verb("object", {"to": _PLAYER}, _call("object", "to")),
        Verb("turn_worm", {}, _turn_worm),
    ),
    "heuschrecken_poker": (
        Verb("choose", {"card": _CARD}, _choose),
        Verb("take", {"genus": Want("choice", choices=GENERA)}, _take),
    ),
    "moemmen": (
        Verb("swap", {"card": _CARD, "for": _CARD}, _swap),
        Verb("benny", {}, _lay("benny", "discard")),
        Verb("tim", {}, _lay("tim", "tim")),
        Verb("whistle", {}, _call("whistle")),
        Verb("pass", {}, _call("pass")),
    ),
    "schnattergei": (
        Verb("flip", {}, _flip),
        Verb("say", {"word": Want("choice", choices=MOTIFS)}, _say),
        Verb("slap", {}, _call("slap")),
        Verb("accuse", {"player": _PLAYER}, _call("accuse", "player")),
        Verb("admit", {}, _call("admit")),
    ),
}
"""Each game's acts, by its slug."""
