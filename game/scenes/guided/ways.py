"""How a gesture is made with each kind of device, as signs; whoever has no sign for it, has words for it."""

from __future__ import annotations

CARRY = {
    "mouse": "[@mouse_drag]",
    "keyboard": "[#key:Enter] [#key:@arrow_up] [#key:Enter]",
    "pad": "[#pad_a] [#dpad] [#pad_a]",
}
UNDER = {
    "mouse": "[@mouse_drag]",
    "keyboard": "[#key:Enter] [#key:@arrow_down] [#key:Enter]",
    "pad": "[#pad_a] [#dpad] [#pad_a]",
}
CLICK = {"mouse": "[#mouse_left]", "keyboard": "[#key:Enter]", "pad": "[#pad_a]"}
WAYS: dict[str, dict[str, str]] = {
    "carry": CARRY,
    "under": UNDER,
    "click": CLICK,
    "draw": CLICK | {"keyboard": "[#key:D]"},
    "call": {"mouse": "[#mouse_left]", "keyboard": "[#key:C] [#key:@arrow_right] [#key:Enter]",
             "pad": "[#pad_x] [#dpad] [#pad_a]"},
    "slap": {"mouse": "[#mouse_left]", "keyboard": "[#key:Space]", "pad": "[#shoulder_right]"},
    "flip": {"mouse": "[#mouse_left]", "keyboard": "[#key:Enter]", "pad": "[#pad_a]"},
    "tim": CLICK | dict.fromkeys(("keyboard", "pad"), "[#act:tim]"),
    "whistle": CLICK | dict.fromkeys(("keyboard", "pad"), "[#act:whistle]"),
    "pass": CLICK | dict.fromkeys(("keyboard", "pad"), "[#act:pass]"),
    "word_blue": CLICK | dict.fromkeys(("keyboard", "pad"), "[#act:word_blue]"),
    "word_yellow": CLICK | dict.fromkeys(("keyboard", "pad"), "[#act:word_yellow]"),
    "word_red": CLICK | dict.fromkeys(("keyboard", "pad"), "[#act:word_red]"),
    "word_brown": CLICK | dict.fromkeys(("keyboard", "pad"), "[#act:word_brown]"),
}


def way(how: str, device: str) -> str:
    """Markup of signs alone, for ``mouse``, ``keyboard`` or ``pad``."""
    return WAYS[how].get(device, "") if how else ""
