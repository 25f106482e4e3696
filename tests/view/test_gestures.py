"""A pointer in, actions out. A gesture that breaks off brings the card home, and nothing counts."""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import given
from hypothesis import strategies as st

from game.core.actions import Action, Carry, Grab, Refusal, Release
from game.view.gestures import Gestures
from game.view.zones import Area, ZoneMap

ZONES = ZoneMap(
    [
        Area("discard", 600, 190, 730, 370),
        Area("slip", 600, 350, 730, 384),
        Area("hand:0", 240, 436, 930, 620),
        Area("lap:0", 40, 620, 1240, 720),
        Area("seat:0", 88, 466, 204, 582),
    ],
    Area("table", 40, 20, 1240, 620),
)
HAND = (400.0, 520.0)
PILE = (660.0, 280.0)
BELOW = (420.0, 690.0)


@dataclass
class Referee:
    """Takes everything, or refuses to let a hand close."""

    refuses: bool = False
    taken: list[Action] = field(default_factory=list)

    def __call__(self, action: Action) -> Refusal | None:
        self.taken.append(action)
        return Refusal("not_yours") if self.refuses and isinstance(action, Grab) else None


def hand(refuses: bool = False) -> tuple[Gestures, list[Action]]:
    referee = Referee(refuses)
    return Gestures(0, ZONES, referee), referee.taken


def drag(gestures: Gestures, *points: tuple[float, float], step_ms: int = 40) -> int:
    now = 0
    gestures.press(points[0], now, 7, "hand:0")
    for at in points[1:]:
        now += step_ms
        gestures.move([at], now)
    return now


def test_dragging_onto_the_pile_grabs_carries_and_lets_go() -> None:
    gestures, taken = hand()
    gestures.lift(PILE, drag(gestures, HAND, PILE))
    assert taken == [Grab(0, 7), Carry(0, "table"), Carry(0, "discard"), Release(0, "discard")]
    assert gestures.held is None


def test_passing_the_strip_below_the_pile_is_no_cheat_but_staying_or_letting_go_there_is() -> None:
    gestures, taken = hand()
    now = drag(gestures, HAND, (500, 400), (640, 375))
    assert Carry(0, "slip") not in taken
    gestures.tick(now + 149)
    assert Carry(0, "slip") not in taken
    gestures.tick(now + 150)
    assert taken[-1] == Carry(0, "slip")
    gestures, taken = hand()
    now = drag(gestures, HAND, (500, 400), (640, 375))
    gestures.lift((640, 375), now + 10)
    assert taken[-2:] == [Carry(0, "slip"), Release(0, "slip")]


def test_slowly_past_the_edge_is_under_the_table() -> None:
    gestures, taken = hand()
    now = drag(gestures, HAND, (410, 600), (415, 650), BELOW, step_ms=150)
    gestures.lift(BELOW, now + 300)
    assert taken[-2:] == [Carry(0, "lap:0"), Release(0, "lap:0")]


def test_a_flick_past_the_edge_is_over_the_shoulder() -> None:
    gestures, taken = hand()
    now = drag(gestures, HAND, (410, 580), (415, 640), BELOW, step_ms=16)
    gestures.lift(BELOW, now)
    assert taken[-3:] == [Carry(0, "lap:0"), Carry(0, "shoulder:0"), Release(0, "shoulder:0")]


def test_holding_still_at_the_own_portrait_is_up_the_sleeve() -> None:
    gestures, taken = hand()
    now = drag(gestures, HAND, (146, 524))
    gestures.tick(now + 349)
    assert taken[-1] == Carry(0, "seat:0")
    gestures.tick(now + 350)
    gestures.lift((146, 524), now + 400)
    assert taken[-2:] == [Carry(0, "sleeve:0"), Release(0, "sleeve:0")]


def test_a_click_lifts_the_card_and_a_second_click_lets_go() -> None:
    gestures, taken = hand()
    gestures.press(HAND, 0, 7, "hand:0")
    assert gestures.lift(HAND, 90)
    assert gestures.held is not None
    gestures.move([PILE], 600)
    gestures.press(PILE, 700, None, "")
    assert gestures.held is None
    assert taken[-1] == Release(0, "discard")


def test_a_double_click_on_a_card_ends_where_it_began() -> None:
    gestures, taken = hand()
    gestures.press(HAND, 0, 7, "hand:0")
    gestures.lift(HAND, 60)
    gestures.press(HAND, 150, 7, "hand:0")
    gestures.lift(HAND, 200)
    assert taken == [Grab(0, 7), Release(0, "hand:0")]
    gestures.press(HAND, 260, 7, "hand:0")
    assert gestures.held is None, "the third press of the burst is still the same click"


def test_a_quick_grab_elsewhere_is_a_grab() -> None:
    gestures, taken = hand()
    now = drag(gestures, HAND, PILE)
    gestures.lift(PILE, now)
    assert gestures.press((500, 520), now + 100, 8, "hand:0")
    assert taken[-1] == Grab(0, 8)


def test_a_gesture_that_breaks_off_brings_the_card_home() -> None:
    gestures, taken = hand()
    now = drag(gestures, HAND, BELOW)
    gestures.cancel(now + 10)
    assert taken[-1] == Release(0, "hand:0")
    assert gestures.held is None


def test_a_refused_grab_holds_nothing() -> None:
    gestures, taken = hand(refuses=True)
    drag(gestures, HAND, PILE)
    gestures.lift(PILE, 200)
    assert taken == [Grab(0, 7)]


def test_one_pointer_holds_one_card() -> None:
    gestures, taken = hand()
    drag(gestures, HAND, (410, 540))
    assert not gestures.press((500, 520), 100, 8, "hand:0")
    assert [action for action in taken if isinstance(action, Grab)] == [Grab(0, 7)]


def test_when_the_referee_takes_the_card_letting_go_sends_nothing() -> None:
    gestures, taken = hand()
    now = drag(gestures, HAND, BELOW)
    gestures.taken()
    before = len(taken)
    gestures.move([PILE], now + 20)
    gestures.lift(PILE, now + 40)
    assert len(taken) == before


step = st.one_of(
    st.tuples(st.just("press"), st.floats(0, 1280), st.floats(0, 720)),
    st.tuples(st.just("move"), st.floats(0, 1280), st.floats(0, 720)),
    st.tuples(st.just("lift"), st.floats(0, 1280), st.floats(0, 720)),
    st.tuples(st.just("cancel"), st.just(0.0), st.just(0.0)),
    st.tuples(st.just("tick"), st.just(0.0), st.just(0.0)),
)


@given(st.lists(step, max_size=40))
def test_whatever_a_pointer_does_grabs_and_releases_take_turns(steps: list[tuple[str, float, float]]) -> None:
    gestures, taken = hand()
    for number, (what, x, y) in enumerate(steps):
        now = number * 45
        match what:
            case "press":
                gestures.press((x, y), now, 7, "hand:0")
            case "move":
                gestures.move([(x, y)], now)
            case "lift":
                gestures.lift((x, y), now)
            case "cancel":
                gestures.cancel(now)
            case _:
                gestures.tick(now)
    gestures.cancel(len(steps) * 45)
    turns = [type(action) for action in taken if isinstance(action, Grab | Release)]
    assert turns == [Grab, Release] * (len(turns) // 2)
    assert gestures.held is None
