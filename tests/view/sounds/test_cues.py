"""From events to sounds: every name is one that there is, and nobody hears more than they may notice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from game.core.actions import NOBODY
from game.core.events import (
    EVERYONE,
    CardMoved,
    Event,
    HandMoved,
    Judged,
    MatchEnded,
    Noted,
    RoundEnded,
    Said,
    TurnBegan,
    seen_from,
)
from game.lab.fidget import Fidget
from game.referee.referee import Referee
from game.referee.view import SeatView
from game.view.games import TABLES
from game.view.sounds import Cue, Ear
from game.view.sounds.cue import CALLS
from game.view.sounds.library import Library
from tests.contract.tables import DECKS, every_game, few, referee

LIBRARY = Library()
STEPS = 260


def ear(table: Referee, own: int, seat: int | None = None) -> Ear:
    """Somebody at ``seat`` who listens alone, or with others where ``own`` is nobody."""
    view = SeatView(table, max(0, own) if seat is None else seat)
    return Ear(own, view, table.table.faces.__getitem__)


def cues(game: str, event: Event, own: int = 0) -> list[Cue]:
    table = referee(game, few(game))
    return list(TABLES[game].cues(event, ear(table, own)))


def names(found: list[Cue]) -> list[str]:
    return [cue.sound for cue in found]


def card(game: str, kind: str) -> int:
    return next(n for n, face in enumerate(DECKS[game].faces)
                if kind == ("stinger" if "stinger" in face.traits else face.kind))


def happenings(game: str, seed: int) -> Iterator[tuple[Referee, Event]]:
    """Everything that happens while hands play by lot, each with the table just after it."""
    table = referee(game, few(game), seed)
    heard: list[Event] = []
    table.listen(heard.append)
    fidget = Fidget(table, Random(seed))
    for _ in range(STEPS):
        fidget.step()
        yield from ((table, event) for event in heard)
        heard.clear()


@every_game
def test_every_sound_of_a_match_is_there_with_its_variants(game: str) -> None:
    heard: Counter[str] = Counter()
    for seed in range(6):
        for table, event in happenings(game, seed):
            for cue in TABLES[game].cues(event, ear(table, 0)):
                assert cue.sound in (LIBRARY.calls if cue.call else LIBRARY.effects), cue
                assert -1 <= cue.seat < table.table.seats and 0 <= cue.after_ms < 4000
                heard[cue.sound] += 1
    assert len(heard) >= 8, heard


@every_game
def test_what_is_heard_depends_only_on_the_event_and_on_what_everybody_knows(game: str) -> None:
    """The same event in another seat's ear, with another seat's view, sounds the same where nobody listens alone."""
    compared = 0
    for table, event in happenings(game, 3):
        found = [list(TABLES[game].cues(event, ear(table, NOBODY, seat))) for seat in range(table.table.seats)]
        assert all(each == found[0] for each in found)
        compared += bool(found[0])
    assert compared > 30


@every_game
def test_a_hidden_card_sounds_like_any_other(game: str) -> None:
    """Who sees only a back hears nothing of the face."""
    for table, event in happenings(game, 4):
        for seat in range(table.table.seats):
            seen = seen_from(event, seat)
            if isinstance(seen, CardMoved) and seen.card is None:
                found = TABLES[game].cues(seen, Ear(seat, SeatView(table, seat), _no_face))
                assert all(not cue.caption for cue in found)


def _no_face(card: int) -> object:
    raise AssertionError("this face is hidden")


@pytest.mark.parametrize("hiding", ["gone:1", "discard"])
def test_a_cheat_is_heard_by_its_player_alone(hiding: str) -> None:
    move = CardMoved(0, 3, "air:1", hiding, faces=1 << 1, noticed=1 << 1)
    assert seen_from(move, 0) is None
    own = seen_from(move, 1)
    assert own is not None and names(cues("schummel_hummel", own, own=1)) == ["slip"]


def test_a_stolen_grasshopper_is_heard_by_the_thief_alone() -> None:
    theft = CardMoved(0, 3, "gap:0", "stolen:1")
    assert names(cues("schummel_hummel", theft, own=1)) == ["steal"]
    assert cues("schummel_hummel", theft, own=0) == []
    assert cues("schummel_hummel", theft, own=NOBODY) == []


def test_a_changed_choice_is_silent() -> None:
    assert cues("heuschrecken_poker", CardMoved(0, 3, "place:0", "hand:0")) == []


def test_a_double_sounds_like_any_other_card_until_somebody_slaps() -> None:
    deck = DECKS["schnattergei"]
    sounds = {tuple(cues("schnattergei", CardMoved(0, card, "pile:1", "discard"))) for card in range(len(deck.faces))}
    assert len(sounds) == 1
    for why in ("double", "elephant", "four", ""):
        assert cues("schnattergei", Noted(0, "slap", why)) == []


@pytest.mark.parametrize(("kind", "sound"), [
    ("wasp", "buzz"), ("stinger", "sting"), ("bee", "hum"), ("web", "web"), ("spider", "spider"),
    ("butterfly", "flutter"),
])
def test_each_creature_is_heard_when_it_is_laid(kind: str, sound: str) -> None:
    laid = cues("schummel_hummel", CardMoved(0, card("schummel_hummel", kind), "hand:1", "discard"))
    assert names(laid) == ["lay", sound]
    assert all(cue.seat == 1 for cue in laid)


@pytest.mark.parametrize(("game", "event", "sounds"), [
    ("schummel_hummel", Said(0, 1, "slaps"), ["slap"]),
    ("schummel_hummel", Said(0, 1, "hits", 2), ["throw", "hit", "ouch"]),
    ("schummel_hummel", Said(0, 1, "misses"), ["throw", "miss"]),
    ("schummel_hummel", Said(0, 1, "objects", 2), ["object", "home"]),
    ("schummel_hummel", Noted(0, "phase", "pollen"), ["pollination"]),
    ("schummel_hummel", Noted(0, "phase", "wasp"), []),
    ("schummel_hummel", Judged(0, 1, 2, True, "SH-26", "lap", 0, 1), ["caught", "drum_roll"]),
    ("schummel_hummel", Judged(0, 1, 2, False, "SH-29", "", -1, -1), ["caught", "stamp", "wrong"]),
    ("moemmen", Said(0, 1, "moemmen"), ["moemmen", "fanfare", "snip"]),
    ("moemmen", Said(0, 1, "benny"), ["benny", "bark"]),
    ("moemmen", Said(0, 1, "whistles"), ["whistle"]),
    ("heuschrecken_poker", Noted(0, "harvest", (1, "corn", 1)), ["harvest", "harvest", "prize"]),
    ("heuschrecken_poker", Noted(0, "invaded", 1), ["chirp", "munch"]),
    ("heuschrecken_poker", Noted(0, "shown", (3, -1, 5)), ["turn", "turn"]),
    ("heuschrecken_poker", Noted(0, "cancelled", ()), []),
    ("schnattergei", Said(0, 1, "banana"), ["banana"]),
    ("schnattergei", Said(0, 1, "slap"), ["slap"]),
    ("schnattergei", Said(0, 1, "admits"), ["fault"]),
    ("schnattergei", Said(0, NOBODY, "wrong_word", 1), ["chatter"]),
    ("schnattergei", Judged(0, 1, 0, True, "SG-31", "", 0, 0), ["wrong", "right"]),
])
def test_what_happens_is_heard(game: str, event: Event, sounds: list[str]) -> None:
    assert names(cues(game, event)) == sounds


@every_game
def test_the_own_turn_and_the_ends_are_heard(game: str) -> None:
    assert names(cues(game, TurnBegan(0, 0), own=0)) == ["your_turn"]
    assert cues(game, TurnBegan(0, 1), own=0) == []
    assert cues(game, TurnBegan(0, 0), own=NOBODY) == [], "at a shared screen a turn is everybody's"
    assert cues(game, TurnBegan(0, NOBODY), own=NOBODY) == []
    assert "match_won" in names(cues(game, MatchEnded(0, (0,))))
    assert "round_over" in names(cues(game, RoundEnded(0, 1, (0,) * few(game), (0,) * few(game))))


def test_only_the_own_hand_is_heard_when_it_lifts_a_card() -> None:
    lifted = HandMoved(0, 0, 3, "hand:0", "hand:0")
    assert names(cues("moemmen", lifted, own=0)) == ["peek"]
    assert cues("moemmen", lifted, own=1) == [] == cues("moemmen", lifted, own=NOBODY)


CARDS = {"deal", "draw", "give", "lay", "turn", "slip", "home", "peek", "page", "sweep", "shuffle", "crossed", "stamp"}
SEEN_ALREADY = {"your_turn", "right", "wrong", "round_over", "prize", "fanfare", "throw", "chirp", "spider", "steal"}
"""What says no more than the picture, a bubble or the sound beside it."""


@every_game
def test_what_carries_meaning_has_a_caption(game: str) -> None:
    told: set[str] = set()
    for seed in range(6):
        for table, event in happenings(game, seed):
            for cue in TABLES[game].cues(event, ear(table, 0)):
                if cue.call:
                    assert cue.caption == CALLS.get(cue.sound, ""), "the words of a call stand in a bubble"
                    assert cue.sound in CALLS or any(face.kind == cue.sound for face in table.table.faces)
                elif cue.sound not in CARDS | SEEN_ALREADY:
                    assert cue.caption, cue
                    told.add(cue.sound)
    assert told


def test_an_event_that_only_some_notice_is_never_everybodys() -> None:
    """What the shared loudspeaker is fed with: the story that all know."""
    from game.referee.story import public

    hidden = 0
    for _table, event in happenings("schummel_hummel", 5):
        if event.noticed != EVERYONE:
            hidden += 1
            assert public(event) is None
    assert hidden > 10
