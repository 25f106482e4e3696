"""Schummel Hummel: lay, cheat unseen, be caught, watch, call, slap, steal."""

from __future__ import annotations

from typing import Any

from game.core.cards import Seat
from game.scenes.guided.lesson import Cue, Lesson, Situation, Step
from game.view.i18n import _

FIRST_CARD = "flower red violet"
TO_HIDE = "bumblebee"
COVERT = ("lap", "shoulder", "sleeve", "slip")
LAPS = 4
"""So many turns of the pupil a wasp may take to come."""
CALL_MS = 90_000


def setup(names: tuple[str, ...]) -> dict[str, Any]:
    """Seven cards, one of them a bumblebee; the neighbour to the left has the worm. Everybody else holds a wasp."""
    pupil, first, second, third = names
    return {
        "hands": {
            pupil: [FIRST_CARD, "flower blue yellow", "bumblebee blue green", "web red green", "flower green violet",
                    "flower blue violet", "flower yellow violet"],
            first: ["wasp blue red", "flower blue red", "flower red green", "flower green yellow", "flower red violet",
                    "flower blue yellow", "flower green violet", "flower yellow violet"],
            second: ["wasp violet green", "flower blue green", "flower red yellow", "flower blue violet",
                     "flower green yellow", "flower red green", "flower yellow violet", "spider green red"],
            third: ["wasp red yellow", "flower blue green", "flower red yellow", "flower blue violet",
                    "flower green yellow", "flower blue red", "flower red violet", "flower blue yellow"],
        },
        "discard": ["flower blue red", "flower red green"],
        "draw": ["flower red green", "flower blue violet", "flower green violet", "flower blue red", "spider blue red",
                 "flower blue green", "flower red yellow", "flower green yellow", "flower blue yellow",
                 "flower green violet", "flower yellow violet", "flower red violet", "spider green yellow",
                 "spider violet yellow", "spider blue violet"],
        "turn": pupil,
        "watchman": first,
    }


# What comes first, whatever the step


def _pressing(now: Situation) -> Cue | None:
    """Something that the table waits for."""
    facts, own = now.facts, now.own
    if own in facts["giving"]:
        return _gift(now, _("{name} gets a card from you. Not a bumblebee!"))
    if facts["wasp"] == "plain" and facts["wasp_by"] != own:
        if own not in facts["slapped"]:
            return Cue(_("A wasp! Slap the pile before the others do."), "slap", "discard")
        return Cue(_("Quick! Whoever is slowest gets a card from everybody."))
    if facts["giving"] or facts["settling"] or facts["wasp"]:
        return Cue(_("One moment: a card changes hands …"))
    return None


def _gift(now: Situation, words: str) -> Cue:
    receiver: Seat = now.facts["giving"][now.own]
    receiver = receiver if receiver >= 0 else (now.own + 1) % now.view.seats
    givable = now.facts["givable"]
    start = f"card:{givable[0]}" if givable else ""
    return Cue(words.format(name=now.name(receiver)), "carry", start, f"seat:{receiver}" if start else "")


def _turn(now: Situation, words: str, waiting: str) -> Cue:
    """Lay a card, or draw one; or look on."""
    if not now.my_turn:
        return Cue(waiting)
    if now.facts["web"] and not now.facts["playable"]:
        return Cue(_("On a web goes a spider. You have none: draw."), "draw", "draw", f"hand:{now.own}")
    if not now.facts["playable"]:
        return Cue(_("No colour in common? Then draw a card."), "draw", "draw", f"hand:{now.own}")
    return Cue(words, "carry", _to_lay(now), "discard")


def _to_lay(now: Situation) -> str:
    """What is laid best: the first card of the lesson, then flowers."""
    faces = {card: now.face(card) for card in now.facts["playable"]}
    best = min(faces, key=lambda card: (faces[card].name != FIRST_CARD, faces[card].kind != "flower"))
    return f"card:{best}"


def _hidden(now: Situation) -> bool:
    happened = now.happened
    return bool(happened["air>gone"] + happened["air>discard"])


def _may_not_cheat(now: Situation) -> bool:
    return bool(now.facts["watchman"] == now.own or now.view.count(now.own) < 2)


# The steps


def _lay(now: Situation) -> Cue:
    return _pressing(now) or _turn(now, _("One colour in common will do: take this flower to the pile."),
                                   _("Now the others lay. Watch the pile."))


def _cheat(now: Situation) -> Cue:
    return _pressing(now) or Cue(_("The worm looks away: let the bumblebee fall under the table!"),
                                 "under", now.find(TO_HIDE, "flower"), f"lap:{now.own}")


def _be_caught(now: Situation) -> Cue:
    if now.facts["settling"]:
        return Cue(_("Caught! The card comes back, and {name} gives you another.").format(
            name=now.name(now.facts["watchman"])))
    return _pressing(now) or Cue(_("Nobody saw it. But now the worm looks at you. Try once more!"), "under",
                                 now.find("flower", "web", "spider"), f"lap:{now.own}")


def _call(now: Situation) -> Cue:
    cheat = next((seat for seat in range(now.view.seats) if seat != now.own and _is_cheating(now, seat)), -1)
    if cheat >= 0:
        return Cue(_("There, a paw below the edge! Caught you, {name}!").format(name=now.name(cheat)), "call",
                   f"seat:{cheat}")
    return _pressing(now) or Cue(_("Now you have the worm. Watch out for a paw below the edge …"))


def _is_cheating(now: Situation, seat: Seat) -> bool:
    held = now.view.held(seat)
    return held is not None and held[1].startswith(COVERT)


def _give(now: Situation) -> Cue:
    if now.own in now.facts["giving"]:
        return _gift(now, _("Well seen! Give {name} a card, and the worm goes along."))
    return _pressing(now) or Cue(_("The worm goes to whoever was caught."))


def _slap(now: Situation) -> Cue:
    return _pressing(now) or _turn(now, _("Your turn: lay a card that fits."), _("Hands ready: a wasp is coming …"))


def _after_wasp(now: Situation) -> Cue:
    if now.own in now.facts["giving"]:
        return _gift(now, _("{name} was slowest: give {name} a card, but no bumblebee."))
    return _pressing(now) or Cue(_("That was the wasp."))


def _steal(now: Situation) -> Cue:
    gap = _near_grasshopper(now)
    return _pressing(now) or Cue(_("Now steal! Carry this grasshopper into your hand."), "carry", f"gap:{gap}",
                                 f"hand:{now.own}")


def _near_grasshopper(now: Situation) -> int:
    """The gap beside the pupil where one is at home; -1 for none."""
    hoppers = now.facts["grasshoppers"]
    return next((gap for gap in (now.own, (now.own - 1) % now.view.seats) if hoppers[gap][1] is None), -1)


def _get_away(now: Situation) -> Cue:
    robbed = next((robbed for _gap, thief, robbed in now.facts["thefts"] if thief == now.own), -1)
    waiting = _("Psst! With the next card {name} has to draw two.").format(name=now.name(robbed))
    return _pressing(now) or _turn(now, _("Nobody noticed! Lay a card, then it is yours."), waiting)


LESSON = Lesson(
    game="schummel_hummel",
    setup=setup,
    players=4,
    house={"slap_seconds": 20.0},
    makes_room=True,
    steps=(
        Step(_lay, lambda now: now.happened["hand>discard"] > 0),
        Step(_cheat, _hidden, _may_not_cheat),
        Step(_be_caught, lambda now: bool(now.facts["watchman"] == now.own),
             lambda now: now.view.count(now.own) < 2 and not now.facts["settling"]),
        Step(_call, lambda now: now.happened["called"] > 0,
             lambda now: bool(now.facts["watchman"] != now.own), CALL_MS),
        Step(_give, lambda now: not now.facts["settling"]),
        Step(_slap, lambda now: now.happened["say:slaps"] > 0, lambda now: now.happened["turn"] > LAPS),
        Step(_after_wasp, lambda now: not now.facts["giving"] and not now.facts["wasp"]),
        Step(_steal, lambda now: now.happened["gap>stolen"] > 0,
             lambda now: bool(now.facts["watchman"] == now.own or _near_grasshopper(now) < 0)),
        Step(_get_away, lambda now: not any(thief == now.own for _gap, thief, _robbed in now.facts["thefts"])),
    ),
)
