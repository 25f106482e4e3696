"""Mömmen: collect a colour, get rid of shorn sheep, shear the others, be sheared, whistle, and gather the herd."""

from __future__ import annotations

from typing import Any

from game.core.acts import Act
from game.core.cards import Card, Face
from game.scenes.guided.lesson import Cue, Lesson, Situation, Step
from game.view.i18n import _

WANTED = "blue"
HERD = 6
PATIENT_TURNS = 3
"""So many own turns it is waited for what others have to begin."""


def setup(names: tuple[str, ...]) -> dict[str, Any]:
    """Two blue sheep, a shorn one and Tim; the others hold what the pupil needs."""
    pupil, first, second = names
    return {
        "hands": {
            pupil: ["blue 4", "blue 3", "red 2", "yellow -2", "tim", "green 1"],
            first: ["blue 4", "blue 1", "red -2", "green -2", "yellow 1", "red 3"],
            second: ["blue 2", "tim", "green -3", "red 4", "yellow 3", "green 4"],
        },
        "meadow": ["blue 2", "green 3", "yellow 4", "red 1", "green 1"],
        "draw": [
            "green 2", "red 1", "blue 3", "yellow 2", "blue 1", "red 3", "blue 2", "green 3", "yellow 1", "blue 4",
            "red 2", "green 2", "blue 1", "yellow 3", "red 4", "blue 3", "green 4", "yellow 4", "red 1", "yellow 2",
        ],
        "turn": pupil,
    }


# What suits a herd


def _wants(face: Face) -> bool:
    return face.kind == "plus" and face.colours[0] == WANTED


def _lying(now: Situation, act: Act) -> Card:
    card: Card = now.facts["meadow"][int(act.zone.rpartition(":")[2])]
    return card


def _gain(now: Situation, act: Act) -> int:
    """How much an exchange brings the herd on."""
    given, taken = now.face(act.card), now.face(_lying(now, act))
    worth = 10 if _wants(taken) else 0 if taken.kind == "plus" else -4
    worth -= 10 if _wants(given) else {"plus": 1, "minus": -7}.get(given.kind, 3)
    return worth + (taken.value or 0 if taken.kind == "minus" else 0)


def _exchange(now: Situation, words: str) -> Cue:
    """The best exchange; or to pass, or to look on."""
    if not now.my_turn:
        return Cue(_("The others swap. What will they leave for you?"))
    swaps = [act for act in now.view.acts() if act.verb == "swap"]
    best = max(swaps, key=lambda act: _gain(now, act), default=None)
    if best is None or not now.facts["must_take"] and _gain(now, best) <= 0:
        if now.facts["may_whistle"]:
            return Cue(_("Nothing suits you? Whistle for a new meadow."), "whistle", "whistle")
        return Cue(_("Nothing suits you? Then pass, and wait."), "pass", "pass")
    return Cue(words, "carry", f"card:{best.card}", best.zone)


def _pressing(now: Situation) -> Cue | None:
    if not now.facts["must_take"]:
        return None
    by = now.name(now.facts["tim_by"])
    return _exchange(now, _("{name} plays Tim: you have to take a shorn sheep.").format(name=by))


def _missing(now: Situation) -> int:
    return HERD - sum(_wants(now.face(card)) for card in now.view.hand)


def _act(now: Situation, verb: str) -> Act | None:
    return next((act for act in now.view.acts() if act.verb == verb), None)


# The steps


def _swap(now: Situation) -> Cue:
    return _pressing(now) or _exchange(now, _("Collect one colour: lay this one onto the blue sheep."))


def _lay_minus(now: Situation) -> Cue:
    swaps = [act for act in now.view.acts() if act.verb == "swap" and now.face(act.card).kind == "minus"]
    if now.my_turn and swaps and not now.facts["must_take"]:
        return Cue(_("A shorn sheep only goes onto a woolly one of its colour."), "carry", f"card:{swaps[0].card}",
                   swaps[0].zone)
    return _pressing(now) or _exchange(now, _("Your turn: swap a card."))


def _tim(now: Situation) -> Cue:
    tim = _act(now, "tim") if now.my_turn else None
    if tim:
        return Cue(_("Shout Mömmen: with Tim the others must take the shorn ones!"), "tim", "tim",
                   light=f"card:{tim.card}")
    return _pressing(now) or _exchange(now, _("Your turn: swap a card."))


def _end_turn(now: Situation) -> Cue:
    return _pressing(now) or _exchange(now, _("After Tim you still swap once, or pass."))


def _others_take(now: Situation) -> Cue:
    taker = next(iter(now.facts["to_take"]), -1)
    if taker >= 0 and taker != now.own:
        return Cue(_("{name} has to take a shorn sheep. Poor {name}!").format(name=now.name(taker)))
    return _pressing(now) or Cue(_("The others swap. What will they leave for you?"))


def _be_sheared(now: Situation) -> Cue:
    return _pressing(now) or _exchange(now, _("Your turn: bring your herd on."))


def _whistle(now: Situation) -> Cue:
    if now.my_turn and now.facts["may_whistle"]:
        return Cue(_("Three shorn sheep or more: whistle for a new meadow!"), "whistle", "whistle")
    return _pressing(now) or _exchange(now, _("Your turn: bring your herd on."))


def _herd(now: Situation) -> Cue:
    words = _("Six of one colour end the round: {n} more!").format(n=_missing(now))
    return _pressing(now) or _exchange(now, words)


LESSON = Lesson(
    game="moemmen",
    setup=setup,
    players=3,
    slip=(490, 30, 417, 140),
    anchor=(0.5, 0),
    steps=(
        Step(_swap, lambda now: now.happened["meadow>hand"] > 0),
        Step(_lay_minus, lambda now: not now.find("minus")),
        Step(_tim, lambda now: now.happened["say:moemmen"] > 0,
             lambda now: not now.find("tim") or now.happened["turn"] > PATIENT_TURNS),
        Step(_end_turn, lambda now: not now.my_turn or now.facts["tim_by"] != now.own),
        Step(_others_take, lambda now: now.my_turn),
        Step(_be_sheared, lambda now: now.happened["took:minus"] > 0,
             lambda now: now.happened["turn"] > PATIENT_TURNS and not now.facts["must_take"]),
        Step(_whistle, lambda now: now.happened["say:whistles"] > 0,
             lambda now: now.happened["turn"] > PATIENT_TURNS),
        Step(_herd, lambda now: now.view.round_over),
    ),
)
