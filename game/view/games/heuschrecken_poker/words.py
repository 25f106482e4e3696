"""The prompt, the steps and the log of Heuschrecken Poker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.actions import NOBODY
from game.core.cards import Card, Seat
from game.core.events import CardMoved, Event, Noted, RoundEnded
from game.referee.view import SeatView
from game.view import story
from game.view.i18n import N_, _, n_
from game.view.model import LogLine, Moment
from game.view.names import shown_name
from game.view.prompt import Prompt
from game.view.story import FaceOf, owner

from .places import HOPPER
from .state import HARVEST, State, by_genus

RANKS = {"ace": "A", "x": "X"}
RULES = N_("high picks first · equal cards cancel · *A* takes all · *X* robs a lone A")
BEGINNERS_RULES = N_("high picks first · equal cards cancel · *A* takes all · *X* is a pass")
PLANTS = {
    "strawberry": N_("strawberries"),
    "corn": N_("corn"),
    "broccoli": N_("broccoli"),
    "blackberry": N_("blackberries"),
    HOPPER: N_("grasshoppers"),
}


def rank_words(name: str) -> str:
    """What is printed on the card: ``A``, ``X``, ``5``."""
    return RANKS.get(name, name)


def genus_words(genus: str) -> str:
    return _(PLANTS.get(genus, genus))


def called(view: SeatView, seat: Seat, alone: bool) -> str:
    return _("You") if alone and seat == view.seat else shown_name(view.names[seat])


def rules_words(view: SeatView) -> str:
    return _(RULES if view.facts["x_steals_ace"] else BEGINNERS_RULES)


# ---- the prompt


def prompt_of(view: SeatView, moment: Moment, state: State) -> Prompt:
    if state.told:
        return Prompt(state.words)
    if state.to_pick:
        return _picking(view, moment, state)
    ready = sum(state.laid)
    count = _("{ready} of {all} are ready").format(ready=ready, all=view.seats)
    if not moment.alone:
        return Prompt(_("*All at once, in secret:* one card face down · {count}").format(count=count))
    if state.laid[state.own]:
        return Prompt(_("*Laid.* you may still lay another on it · {count}").format(count=count))
    return Prompt(_("*All at once, in secret:* lay one card face down · {count}").format(count=count))


def _picking(view: SeatView, moment: Moment, state: State) -> Prompt:
    seat = state.to_pick[0]
    if seat != view.seat or not moment.alone:
        return Prompt(_("*{name} picks* one kind, all of it").format(name=called(view, seat, moment.alone)), seat)
    if moment.held in state.display:
        names = {card: view.face(card).name for card in (*state.display, *state.gardens[seat])}
        return Prompt(_foreseen(state, seat, names[moment.held], names), seat)
    return Prompt(_("*Your pick* drag one kind into your bed"), seat)


def _foreseen(state: State, seat: Seat, genus: str, names: Mapping[Card, str]) -> str:
    """What taking this would come to."""
    taken = len(by_genus(state.display, names)[genus])
    lie = len(by_genus(state.gardens[seat], names).get(genus, ()))
    if genus == HOPPER and lie + taken >= HARVEST:
        return _("[@warning] *Careful!* the third grasshopper eats your garden")
    if genus == HOPPER:
        return n_(
            "[@grasshopper] *{n} grasshopper* three eat the garden",
            "[@grasshopper] *{n} grasshoppers* three eat the garden",
            taken,
        ).format(n=taken)
    if lie + taken >= HARVEST:
        return _("[@star] *{plant}* a harvest!").format(plant=genus_words(genus).capitalize())
    return _("*{plant}* that makes {n} of three").format(plant=genus_words(genus).capitalize(), n=lie + taken)


# ---- what is told step by step


def cancel_words(ranks: Sequence[str]) -> str:
    """Which of the cards that were turned over cancel each other."""
    equal = [rank for rank in dict.fromkeys(ranks) if rank and ranks.count(rank) > 1]
    pairs = [_(" and ").join(f"*{rank_words(rank)}*" for each in ranks if each == rank) for rank in equal]
    return _("{cards} cancel").format(cards=" · ".join(pairs))


SWEEPS = {
    "ace": N_("*A* {name} takes everything"),
    "x": N_("*X* {name} robs the ace, and takes everything"),
    "sole": N_("*Alone!* {name} takes everything"),
}
OWN_SWEEPS = {
    "ace": N_("*A* you take everything"),
    "x": N_("*X* you rob the ace, and take everything"),
    "sole": N_("*Alone!* you take everything"),
}


def sweep_words(name: str, why: str, own: bool) -> str:
    return _((OWN_SWEEPS if own else SWEEPS)[why]).format(name=name)


def tie_words(ties: int) -> str:
    if ties > 1:
        return _("*A tie again!* the display is cleared")
    return _("*A tie!* nobody picks · one more card, all choose again")


def count_words(names: Mapping[Seat, str], counts: Sequence[int]) -> str:
    most = max(counts)
    if not most:
        return _("*The plants are counted* nobody has any")
    best = [names[seat] for seat, count in enumerate(counts) if count == most]
    words = (
        _("*Most plants* {names}: {n}, and a prize")
        if len(best) == 1
        else _("*Most plants* {names}: {n} each, and a prize each")
    )
    return words.format(names=_(" and ").join(best), n=most)


# ---- the log


def tell(event: Event, names: Sequence[str], face: FaceOf) -> LogLine | None:
    match event:
        case Noted(name="shown", value=cards):
            told = ", ".join(
                f"{names[seat]} {rank_words(face(card).name)}" for seat, card in enumerate(cards) if card >= 0
            )
            return LogLine(NOBODY, told)
        case CardMoved(card=card, source="display", target=target) if card is not None and target.startswith("garden"):
            return LogLine(owner(target), _("takes {plant}").format(plant=genus_words(face(card).name)))
        case Noted(name="harvest", value=(seat, genus, tokens)):
            return LogLine(
                seat,
                n_("harvests {plant}", "harvests {plant}: {n} prizes", tokens).format(
                    plant=genus_words(genus), n=tokens
                ),
            )
        case Noted(name="invaded", value=seat):
            return LogLine(seat, _("is eaten bare"))
        case Noted(name="ties", value=1):
            return LogLine(NOBODY, _("A tie: one more card"))
        case Noted(name="ties", value=2):
            return LogLine(NOBODY, _("A second tie: the display is cleared"))
        case RoundEnded(scores=scores) if any(scores):
            best = [names[seat] for seat, score in enumerate(scores) if score]
            return LogLine(NOBODY, _("Most plants: {names}").format(names=_(" and ").join(best)))
        case _:
            return story.tell(event)
