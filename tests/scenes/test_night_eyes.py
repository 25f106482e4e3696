"""The eyes in the dark behind menus."""

from __future__ import annotations

from game.scenes.night_eyes import BLINK_EVERY_MS, BLINK_MS, NightEyes, Pair

PAIRS = (Pair(100, 600, 17, (0.4, -0.4)), Pair(1100, 610, 13, (-0.4, -0.3), 0.3), Pair(640, 500, 12, (0.0, 0.0)))


def test_one_pair_at_a_time_blinks_every_few_seconds() -> None:
    eyes, now_ms, blinks = NightEyes(PAIRS), 0, []
    assert not eyes.update(now_ms, still=False)
    for _blink in range(20):
        wait = eyes.wait_ms(now_ms)
        assert wait is not None and BLINK_EVERY_MS[0] <= wait <= BLINK_EVERY_MS[1]
        now_ms += wait
        assert eyes.update(now_ms, still=False)
        blinks.append(eyes.shut)
        assert eyes.wait_ms(now_ms) == BLINK_MS
        now_ms += BLINK_MS
        assert eyes.update(now_ms, still=False) and eyes.shut == -1
    assert set(blinks) == {0, 1, 2}


def test_where_motion_is_unwelcome_they_stay_open_and_wait_for_good() -> None:
    eyes = NightEyes(PAIRS)
    assert not eyes.update(0, still=True) and eyes.wait_ms(0) is None
    eyes.update(0, still=False)
    eyes.update(BLINK_EVERY_MS[1], still=False)
    assert eyes.shut >= 0 and eyes.update(BLINK_EVERY_MS[1] + 1, still=True)
    assert eyes.shut == -1 and eyes.wait_ms(BLINK_EVERY_MS[1] + 1) is None
