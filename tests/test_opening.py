"""Who sits where when only a record says so."""

from __future__ import annotations

from game.core.record import HUMAN, Record
from game.decks import load_decks
from game.opening import seats_of


def test_no_two_at_a_table_share_an_animal_whatever_sits_there() -> None:
    deck = load_decks()["schummel_hummel"]
    for kinds in (["dozy:1"] * 5, [HUMAN] * 5, [HUMAN, "calm:1", "calm:3", HUMAN, "sly:2"]):
        record = Record(deck, list("ABCDE"), kinds, 1, deck.house({}))
        seats = seats_of(record)
        assert len({seat.animal for seat in seats}) == 5
        assert [seat.player for seat in seats] == kinds


def test_a_bot_keeps_its_own_animal_where_it_can() -> None:
    deck = load_decks()["schummel_hummel"]
    record = Record(deck, list("ABC"), [HUMAN, "sly:1", "hawk:2"], 1, deck.house({}))
    assert [seat.animal for seat in seats_of(record)][1:] == ["toad", "magpie"]
