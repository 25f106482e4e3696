"""What bots say besides the game: a few short lines, each in the way of its character, at what everybody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.cards import Seat
from game.core.events import Event, Judged, Noted, RoundEnded, Said
from game.settings import character
from game.view.i18n import N_, _

from .quirks import MISTAKES

if TYPE_CHECKING:
    from .match import MatchScene

QUIET_MS = 20_000
"""So long nobody says another such line."""
AFTER_MS = 900
"""The call itself is heard first."""
LINES: dict[str, dict[str, str]] = {
    "sly": {"caught": N_("Who, me?"), "right": N_("I know that trick."), "wrong": N_("It was worth a try."),
            "gain": N_("Oh, look at that."), "loss": N_("I let you have it."), "tie": N_("You too? How odd.")},
    "pedant": {"caught": N_("That is not in the rules!"), "right": N_("Rule!"),
                "wrong": N_("Then the rule is wrong."), "gain": N_("By the rules."), "loss": N_("I object to that."),
                "tie": N_("One of us is wrong.")},
    "nervous": {"caught": N_("Sorry, sorry!"), "right": N_("I ... I saw that."), "wrong": N_("Oh no, sorry."),
              "gain": N_("Really? For me?"), "loss": N_("I knew it. Oh dear."), "tie": N_("Oh! After you.")},
    "dozer": {"caught": N_("Huh? What?"), "right": N_("Even I saw that."), "wrong": N_("I must have dreamt it."),
             "gain": N_("In my sleep."), "loss": N_("Was that mine?"), "tie": N_("We had the same dream.")},
    "hawk": {"caught": N_("Good eyes."), "right": N_("I see every paw."), "wrong": N_("Next time I see it."),
             "gain": N_("Seen. Taken."), "loss": N_("I saw it coming."), "tie": N_("I saw you look.")},
    "bold": {"caught": N_("So what?"), "right": N_("Ha! Clumsy!"), "wrong": N_("Shoot first, look later."),
             "gain": N_("Mine!"), "loss": N_("Plenty more there."), "tie": N_("Again! Again!")},
    "nimble": {"caught": N_("Too slow, for once."), "right": N_("My paws are faster."),
               "wrong": N_("Oops, slipped."), "gain": N_("Too quick for you."), "loss": N_("You got lucky."),
               "tie": N_("Same paw, same time.")},
    "calm": {"caught": N_("Well seen."), "right": N_("I waited for that."), "wrong": N_("It happens."),
             "gain": N_("Patience pays."), "loss": N_("All in good time."), "tie": N_("Great minds.")},
}


def occasions(event: Event) -> list[tuple[Seat, str]]:
    """Who may have something to say to an event, and on what occasion.

    ``caught``, ``right`` and ``wrong`` are about calls and mistakes, ``gain`` and ``loss`` about the game; a ``tie`` is
    two who have laid the same.
    """
    match event:
        case Judged(accuser=accuser, right=False):
            return [(accuser, "wrong")]
        case Judged(accuser=accuser, accused=accused):
            return [(accused, "caught"), (accuser, "right")]
        case Said(seat=seat, words="objects", target=thief):
            return [(seat, "right"), (thief, "caught")]
        case Said(seat=seat, words="got_away" | "hits" | "whistles" | "moemmen"):
            return [(seat, "gain")]
        case Said(seat=-1, words=words, target=target) if words in MISTAKES:
            return [(target, "wrong")]
        case Said(seat=seat, words="slap" | "skipped"):  # a hand too late; nothing but minus sheep to lay
            return [(seat, "loss")]
        case Noted(name="invaded", value=eaten):
            return [(int(eaten), "loss")]
        case Noted(name="cancelled", value=seats):
            return [(int(seat), "tie") for seat in seats]
        case Noted(name="harvest", value=(seat, *_rest)):
            return [(int(seat), "gain")]
        case RoundEnded(scores=scores) if scores.count(max(scores)) == 1:
            return [(scores.index(max(scores)), "gain")]
        case _:
            return []


class Banter:
    """Follows one match scene; whoever wants no captions hears none of it."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._next_ms = 0
        self._said = 0

    def note(self, event: Event, now_ms: int) -> None:
        scene = self.scene
        if now_ms < self._next_ms or not scene.stage.settings.preferences.captions or scene.moment.watching:
            return
        bots = [each for each in occasions(event) if not scene.seats[each[0]].human]
        if bots:
            seat, what = bots[self._said % len(bots)]
            self._said += 1
            self._next_ms = now_ms + QUIET_MS
            words = LINES[character(scene.seats[seat].kind).kind][what]
            scene.later(AFTER_MS, lambda: self._say(seat, words))

    def _say(self, seat: Seat, words: str) -> None:
        """Unless that player is just saying something of the game."""
        if seat not in self.scene.moment.bubbles:
            self.scene.say(seat, _(words), self.scene.stage.now_ms)
            self.scene.refresh()
