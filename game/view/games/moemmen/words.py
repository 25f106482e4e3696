"""The prompt, the buttons and the log of Mömmen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.actions import NOBODY
from game.core.cards import Face, Seat
from game.core.events import CardMoved, Event, Said
from game.referee.view import SeatView
from game.view import story
from game.view.bindings import sign_of
from game.view.card_words import colour_sign, kind_word
from game.view.i18n import N_, _
from game.view.model import ButtonLook, LogLine, Moment
from game.view.names import shown_name
from game.view.prompt import Prompt
from game.view.story import FaceOf, owner

WHISTLE_AT = 3
LONGEST_NAME = 9
SAYS = {
    "passes": N_("passes"),
    "benny": N_("sends Benny: a new meadow"),
    "whistles": N_("whistles: a new meadow"),
    "moemmen": N_("calls Mömmen!"),
    "skipped": N_("has nothing but shorn sheep"),
}


def card_words(face: Face) -> str:
    """``+4 [=red]``, ``Benny``: markup."""
    if face.value is None:
        return kind_word(face.kind).capitalize()
    return f"{face.value:+d}".replace("-", "−") + "".join(f" [={colour}]" for colour in face.colours)


def tell(event: Event, names: Sequence[str], face: FaceOf) -> LogLine | None:
    """Both halves of an exchange make one line."""
    match event:
        case CardMoved(card=card, source=source, target=target) if card is not None and source.startswith("meadow"):
            if target.startswith("hand"):
                return LogLine(owner(target), _("takes {card}").format(card=card_words(face(card))))
        case CardMoved(card=card, source=source, target=target) if card is not None and target.startswith("meadow"):
            if source.startswith("hand"):
                words = _("for {card}").format(card=card_words(face(card)))
                return LogLine(owner(source), words, joins=True)
        case Said(seat=seat, words=words) if words in SAYS:
            return LogLine(seat, _(SAYS[words]))
        case Said(words="all_passed"):
            return LogLine(NOBODY, _("All have passed: a new meadow"))
        case _:
            return story.tell(event)
    return None


# ---- the prompt


def prompt_of(view: SeatView, moment: Moment) -> Prompt:
    facts, turn = view.facts, view.turn
    own = turn == view.seat
    who = _("*Your turn*") if own and moment.alone else _("*{name}'s turn*").format(name=shown_name(view.names[turn]))
    if facts["tim_by"] >= 0:
        return Prompt(_under_tim(view, facts, who, own and moment.alone), turn)
    held = _lifted(view, moment) if own else ""
    return Prompt(f"{who} " + (held or (_("lay a card on a sheep you want") if own else _("swaps or passes"))), turn)


def _under_tim(view: SeatView, facts: Mapping[str, Any], who: str, you: bool) -> str:
    if view.turn in facts["to_take"]:
        if you:
            return _("[@scissors] *Tim comes!* swap a good card for a minus sheep")
        return _("[@scissors] {who} takes a minus sheep").format(who=who)
    if not facts["minus_on_meadow"]:
        return _("[@scissors] {who} a minus sheep has to go to the meadow").format(who=who)
    return _("{who} one swap more, or pass").format(who=who)


def _lifted(view: SeatView, moment: Moment) -> str:
    """Where the lifted card may go. With several people nobody says what it is."""
    if moment.held < 0 or not moment.alone or not view.sees(moment.held):
        return ""
    face = view.face(moment.held)
    if face.kind == "minus":
        sign = f"[={face.colours[0]}]"
        return _("{card} goes only for a {sign} plus").format(card=card_words(face), sign=sign)
    if face.kind in ("benny", "tim"):
        return _("{name} onto his pile, or for a sheep").format(name=kind_word(face.kind).capitalize())
    return _("{card} goes for any sheep").format(card=card_words(face))


# ---- the buttons


def buttons(view: SeatView, moment: Moment) -> tuple[ButtonLook, ...]:
    """Benny, Tim, whistle and pass: always there; what can't be done now says why in its second line."""
    keys = "" if moment.device == "mouse" else moment.keys
    why = _why_not(view, moment)
    looks = (("benny", _("Benny"), "dogpaw"), ("tim", _("Tim"), "scissors"), ("whistle", _("Whistle"), "whistle"),
             ("pass", _("Pass"), "pass"))
    return tuple(ButtonLook(name, words, icon, sign_of(keys, name), why[name], name in moment.urges)
                 for name, words, icon in looks)


def _why_not(view: SeatView, moment: Moment) -> dict[str, str]:
    facts, later = view.facts, _("not now")
    if view.round_over or view.turn != view.seat:
        return dict.fromkeys(("benny", "tim", "whistle", "pass"), later)
    under_tim = facts["tim_by"] >= 0
    hidden = not moment.alone and not moment.peek  # whether somebody holds Benny or Tim is nobody's business

    def card(kind: str) -> str:
        if under_tim or hidden:
            return later if under_tim else ""
        mine = [each for each in view.hand if view.face(each).kind == kind]
        if not mine:
            return _("none held")
        return "" if view.why_not(mine[0], "discard") is None else _("no minus yet")

    few = _("{n} of {least} minus").format(n=facts["minus_on_meadow"], least=WHISTLE_AT)
    first = _("take first") if facts["must_take"] else _("lay first") if facts["must_lay_minus"] else ""
    return {"benny": card("benny"), "tim": card("tim"),
            "whistle": "" if facts["may_whistle"] else later if under_tim else few, "pass": first}


def collects(view: SeatView) -> str:
    """The colour line below the own hand."""
    facts = view.facts
    colour = facts["colour"]
    count = sum(view.face(card).kind == "plus" and view.face(card).colours[0] == colour for card in view.hand)
    worth = str(facts["worth"]).replace("-", "−")
    return _("you collect {colour} · {count} of {all} · hand is worth {worth}").format(
        colour=colour_sign(colour), count=count, all=view.count(view.seat), worth=worth)


def order_words(view: SeatView, alone: bool) -> str:
    """Tim's round: who has obeyed, whose turn it is, who comes then."""
    facts, turn = view.facts, view.turn
    to_take, by = facts["to_take"], facts["tim_by"]

    def name(seat: Seat) -> str:
        return _("You") if alone and seat == view.seat else shown_name(view.names[seat], LONGEST_NAME)

    around = [(by + step) % view.seats for step in range(1, view.seats)]
    words = [f"*{name(by)}* [@scissors]"] if turn == by else []
    words += [f"{name(seat)} [@check]" for seat in around if seat not in to_take]
    if turn in to_take:
        words.append(f"*{name(turn)}*")
    later = [name(seat) for seat in to_take if seat != turn]
    if later:
        words.append(_("then {names}").format(names=", ".join(later)))
    return " ".join(words)
