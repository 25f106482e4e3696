"""Keys of devices and of people, whatever somebody has chosen: nothing is lost, nothing does two things at once."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bindings import (
    CORNERS,
    DEFAULTS,
    DEVICES,
    EVERY_ACT,
    FOLLOWS,
    NONE,
    PADS,
    SCANCODES,
    WORDS,
    Bindings,
    kind_of_device,
    meet,
    restored,
)

KEYS = st.sampled_from([NONE, *sorted({code for device in DEVICES[:5] for code in DEFAULTS[device].values()})])
WHERE = st.sampled_from((*CORNERS, "keyboard", "pad:1", "pad:2"))
CHANGES = st.lists(st.tuples(WHERE, st.sampled_from(EVERY_ACT), KEYS, st.booleans()), max_size=6)
SEATS = st.permutations([("keys", "Ada"), ("ijkl", "Ben"), ("pad:1", "Cleo")])


def changed(changes: list[tuple[str, str, int, bool]], sitters: list[tuple[str, str]]) -> Bindings:
    """Each change by swapping, as the devices page does."""
    found = Bindings().seated(sitters)
    for device, act, code, for_all in changes:
        code = code if device not in PADS else code % 22
        name = "" if for_all else found.name_at(device)
        base = found if name else found.seated(())
        found = base.swapped(device, act, code, name).seated(sitters)
    return found


@settings(max_examples=40, deadline=None)
@given(CHANGES, SEATS)
def test_no_key_does_two_things_and_what_is_kept_is_read_again(
        changes: list[tuple[str, str, int, bool]], sitters: list[tuple[str, str]]) -> None:
    found = changed(changes, sitters)
    taken: dict[int, list[tuple[str, str]]] = {}
    for device, _name in sitters:
        held = [*found.acts(device).items(), *(pair for game in WORDS for pair in found.words(device, game).items())]
        for code, act in held:
            assert code == found.code(device, act) != NONE
            assert not any(meet(*each, device, act) for each in taken.setdefault(code, []))
            taken[code].append((device, act))
    told = {use[:2] for clash in found.clashes() for use in clash[1:]}
    for device, _name in sitters:
        lost = {act for act in DEFAULTS[device] if found.code(device, act)} - set(found.acts(device).values())
        assert {(device, act) for act in lost} <= told, "nothing is lost without a word"
    again = restored(json.loads(json.dumps(found.changed)), json.loads(json.dumps(found.own)))
    assert again == found.seated(()) and again.seated(sitters) == found


@settings(max_examples=40, deadline=None)
@given(CHANGES, SEATS, st.sampled_from(EVERY_ACT), KEYS)
def test_a_swap_gives_the_key_and_leaves_no_clash_of_its_own(
        changes: list[tuple[str, str, int, bool]], sitters: list[tuple[str, str]], act: str, code: int) -> None:
    before = changed(changes, sitters)
    after = before.swapped("keys", act, code, "Ada")
    assert after.code("keys", act) == code and after.clash("keys", act, code) is None
    assert {use for clash in after.clashes() for use in clash[1:]} <= {
        use for clash in before.clashes() for use in clash[1:]}, "nobody else comes to grief"
    assert after.changed == before.changed or after.own != before.own
    back = after.reset("keys", "Ada")
    assert not back.own_keys("Ada", "keys")


@settings(max_examples=30, deadline=None)
@given(CHANGES)
def test_what_somebody_chose_alone_holds_at_every_device_of_that_kind(
        changes: list[tuple[str, str, int, bool]]) -> None:
    found = changed(changes, [("pad:1", "Cleo")])
    for pad in PADS:
        moved = found.seated([(pad, "Cleo")])
        for act, code in found.own.get("Cleo", {}).get("pad", {}).items():
            assert moved.code(pad, act) == code
    plain, others = found.seated(()), Bindings(found.changed)
    assert plain.own == found.own
    assert all(plain.codes(device) == others.codes(device) for device in DEVICES), "nobody sits there"


def test_a_word_goes_where_the_act_goes_that_it_follows_until_it_has_a_key_of_its_own() -> None:
    moved = Bindings().bound("keys", "slap", SCANCODES["v"])
    assert moved.code("keys", "whistle") == SCANCODES["v"]
    apart = moved.bound("keys", "whistle", SCANCODES["space"]).bound("keys", "slap", SCANCODES["b"])
    assert apart.code("keys", "whistle") == SCANCODES["space"]
    own = apart.seated([("keys", "Ben")]).bound("keys", "slap", SCANCODES["space"], "Ben")
    assert own.code("keys", "whistle") == SCANCODES["space"] and own.words("keys", "moemmen")[SCANCODES["space"]]
    assert {leader for follows in FOLLOWS.values() for leader in follows.values()} <= set(EVERY_ACT)


def test_keys_that_went_round_three_corners_all_go_back_with_a_reset_and_what_is_kept_can_be_read() -> None:
    """Else the next start would put all settings aside as damaged."""
    found = Bindings().swapped("numpad", "up", SCANCODES[";"]).swapped("keys", "slap", SCANCODES[";"])
    assert found.code("corner", "throw") == SCANCODES["kp8"] and found.code("numpad", "up") == SCANCODES["space"]
    again = found.bound("keys", "lap", SCANCODES["z"]).reset("numpad")
    assert again == Bindings().bound("keys", "lap", SCANCODES["z"]) == restored(again.changed)


def test_whoever_gets_a_name_keeps_their_keys_unless_that_name_has_its_own() -> None:
    found = Bindings().bound("keys", "slap", SCANCODES["v"], "Ada").bound("keys", "slap", SCANCODES["b"], "Mia")
    assert found.renamed("Ada", "Jo").own == {"Jo": found.own["Ada"], "Mia": found.own["Mia"]}
    assert found.renamed("Ada", "Mia") == found == found.renamed("Ben", "Jo")


@pytest.mark.parametrize("device", [*CORNERS, "keyboard", "pad:1"])
def test_every_corner_and_pad_has_a_key_for_every_act_and_word_but_cards_on_pads(device: str) -> None:
    plain = Bindings()
    none = {act for act in EVERY_ACT if not plain.code(device, act)}
    assert none <= {"pause", "help", *(word for word in EVERY_ACT if device.startswith("pad") and word[:4] in (
        "slot", "name"))}
    assert not plain.clashes() and kind_of_device(device) in ("pad", device)
