"""The story of a match of Mömmen: what everybody saw, and no card that only one seat knows."""

from __future__ import annotations

from game.core.actions import Action, Call, Carry, Grab, Release
from game.core.events import Event
from game.referee.referee import Referee
from game.referee.story import Line, Story, public
from tests.rules.moemmen.tables import ADA, BEN, SETUP, card, laid_out


def told(table: Referee, *actions: Action) -> list[tuple[str, str]]:
    """Sentences and cards, as everybody hears them."""
    lines: list[Line] = []
    story = Story(table.record.players, table.record.deck.faces)

    def listen(event: Event) -> None:
        known = public(event)
        line = story.tell(known) if known is not None else None
        if line is not None:
            lines.append(line)

    table.listen(listen)
    for action in actions:
        assert table.submit(action, table.open_from) is None
    return [(line.text(), line.card) for line in lines]


def moved(table: Referee, seat: int, name: str, zone: str) -> list[Action]:
    thing = card(table.table, f"hand:{seat}", name)
    return [Grab(seat, thing), Carry(seat, zone), Release(seat, zone)]


def test_an_exchange_names_both_cards() -> None:
    table = laid_out()
    assert told(table, *moved(table, ADA, "red 4", "meadow:0")) == [
        ("Ada takes a card from the meadow", "blue 3"), ("Ada lays a card on the meadow", "red 4")]


def test_tim_is_called_and_the_card_that_is_drawn_stays_secret() -> None:
    table = laid_out()
    assert told(table, *moved(table, ADA, "tim", "tim"), Call(ADA, "pass")) == [
        ("Ada calls Mömmen!", ""), ("Ada plays Tim", "tim"), ("Ada draws a card", ""), ("Ada passes", "")]


def test_benny_and_the_whistle_bring_a_new_meadow() -> None:
    table = laid_out()
    assert told(table, *moved(table, ADA, "benny", "discard")) == [
        ("Ada sends Benny for a new meadow", ""), ("Ada discards Benny", "benny"), ("Ada draws a card", "")]
    table = laid_out(SETUP | {"meadow": ["red -3", "blue -3", "green -3", "green 2", "benny"]})
    assert told(table, Call(ADA, "whistle")) == [("Ada whistles for a new meadow", "")]


def test_when_all_pass_the_referee_says_so() -> None:
    table = laid_out()
    assert told(table, Call(ADA, "pass"), Call(BEN, "pass"))[-1] == ("Everybody has passed: a new meadow", "")
