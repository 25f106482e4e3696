"""Icons as SVG text, 48 x 48, for buttons, prompts and lists; readable from 20 px.

Ink glyphs for commands, small coloured drawings for things of the game. Ink line 4, glyph strokes 6, nothing thinner than 3.5. They are meant
for paper, slip and brass; on dark ground put a paper disc below.
"""

import math

INK, PAPER, WHITE = "#33203A", "#FFF5E1", "#FFFDF6"
BRASS, BRASS_SHADE, BRASS_LIGHT = "#F5B638", "#CF8520", "#FFE08A"
ALARM, TEAL, GREEN, MARIGOLD, STEEL = "#C23B2A", "#2C6E73", "#5CC47A", "#FFB02E", "#A9B6C4"


def fill(d: str, colour: str = INK, width: float = 4) -> str:
    edge = "" if width == 4 else f' stroke-width="{width:g}"'
    return f'<path d="{d}" fill="{colour}"{edge}/>'


def line(d: str, width: float = 6, colour: str = INK) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def tube(d: str, colour: str, width: float = 5.5) -> str:
    """Ink below, colour above."""
    return line(d, width + 6) + line(d, width, colour)


def flat(d: str, colour: str, extra: str = "") -> str:
    return f'<path d="{d}" fill="{colour}" stroke="none"{extra}/>'


def shade(d: str) -> str:
    return flat(d, INK, ' fill-opacity=".2"')


def disc(x, y, r, colour=INK, width: float = 4) -> str:
    edge = f'stroke-width="{width:g}"' if width else 'stroke="none"'
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}" {edge}/>'


def ring(x, y, r, width=5) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke-width="{width}"/>'


def box(x, y, w, h, r, colour=INK, width: float = 4) -> str:
    edge = f'stroke-width="{width:g}"' if width else 'stroke="none"'
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{colour}" {edge}/>'


def eye(x, y, r=6.5, dx=1, dy=0) -> str:
    return disc(x, y, r, WHITE, 3.5) + disc(x + dx, y + dy, round(r * .5, 1), INK, 0)


def turned(angle: int, body: str) -> str:
    return f'<g transform="rotate({angle} 24 24)">{body}</g>'


def star(points=5, outer=20, inner=9, cx=24, cy=25) -> str:
    steps = [(i * math.pi / points, (outer, inner)[i % 2]) for i in range(2 * points)]
    return "M" + " L".join(f"{cx + r * math.sin(a):.0f},{cy - r * math.cos(a):.0f}" for a, r in steps) + " Z"


def gear(teeth=8, outer=20, inner=14.5) -> str:
    points, step = [], 2 * math.pi / teeth
    for i in range(teeth):
        for r, k in ((inner, -.30), (outer, -.17), (outer, .17), (inner, .30)):
            a = i * step + k * step
            points.append(f"{24 + r * math.sin(a):.1f},{24 - r * math.cos(a):.1f}")
    return "M" + " L".join(points) + " Z"


SPEAKER = fill("M6,19 H13 L23,10 V38 L13,29 H6 Z")
NOTES = line("M18,36 V11 L38,7 V32", 5) + fill("M18,12 L38,8 V15 L18,19 Z") + disc(13, 36, 5) + disc(33, 32, 5)
MOUSE = box(11, 5, 26, 38, 13, PAPER)
MOUSE_LINES = line("M11,21 H37 M24,6 V21", 3.5)
WHEEL = box(21, 10, 6, 9, 3, INK, 0)
ARROW = line("M24,40 V10 M11,22 L24,9 L37,22", 7)
CARD = '<rect x="-7" y="-10" width="14" height="20" rx="3" fill="#FFF5E1" stroke-width="3.5"/><rect x="-3" y="-6" width="6" height="12" rx="1" fill="#2C6E73" stroke="none"/>'
HAND = "M15,43 C15,37 12,33 7,29 C3,24 7,19 12,22 L16,26 V13 C16,7 24,7 24,13 V10 C24,4 32,4 32,10 V14 C32,9 40,9 40,15 V31 C40,37 37,39 37,43 Z"


def card(x, y, angle=0, size=1) -> str:
    return f'<g transform="translate({x},{y}) rotate({angle}) scale({size})">{CARD}</g>'


def button(letter: str, colour: str, ink: str) -> str:
    return disc(24, 25.5, 19, INK, 4) + disc(24, 23, 19, colour, 4) + line("M11,17 C13,12 17,9 21,8", 3.5, WHITE) + line(letter, 5.5, ink)


def shoulder(letter: str) -> str:
    return fill("M5,34 V24 C5,14 14,10 26,10 H36 C41,10 43,13 43,17 V34 C43,37 41,38 38,38 H10 C7,38 5,37 5,34 Z", STEEL) + line("M12,21 C15,17 20,16 26,16", 3.5, WHITE) + line(letter, 5)


def small_button(sign: str) -> str:
    """Start and Back: smaller than the four of the right thumb, and dark."""
    return disc(24, 26, 15, INK, 4) + disc(24, 23, 15, "#6A4A70", 4) + line(sign, 3.5, PAPER)


def stick_press(letter: str) -> str:
    """The stick pushed down until it clicks."""
    return (disc(24, 28, 16, "#6A4A70") + disc(24, 27, 11.5, STEEL) + line(letter, 4.5)
            + line("M24,3 V7 M8,8 L11,12 M40,8 L37,12", 4.5, ALARM))


def keyboard(cluster: list[tuple[int, int]]) -> str:
    """A keyboard on which one corner's keys are lit."""
    keys = [(7 + 7 * n, y) for y in (14, 21) for n in range(5)]
    body = box(3, 12, 42, 27, 6, "#D9C6A4") + box(3, 8, 42, 26, 6, PAPER) + box(15, 28, 18, 3, 1, STEEL, 0)
    return body + "".join(box(x, y, 5, 5, 1, MARIGOLD if (x, y) in cluster else STEEL, 0) for x, y in keys)


ICONS = {
    # commands
    "pause": box(13, 11, 8, 26, 3) + box(27, 11, 8, 26, 3),
    "play": fill("M16,10 L38,24 L16,38 Z"),
    "step": fill("M10,11 L27,24 L10,37 Z") + box(33, 11, 5, 26, 2),
    "rewind": fill("M24,12 L8,24 L24,36 Z M41,12 L25,24 L41,36 Z"),
    "help": line("M15,17 C15,6 33,6 33,17 C33,24 24,23 24,30", 6.5) + disc(24, 40, 2.5),
    "back": line("M20,9 L8,21 L20,33 M9,21 H29 C38,21 41,29 38,39", 6.5),
    "close": line("M12,12 L36,36 M36,12 L12,36", 7.5),
    "check": tube("M10,25 L20,35 L38,13", GREEN, 6),
    "plus": line("M24,9 V39 M9,24 H39", 7.5),
    "minus": line("M9,24 H39", 7.5),
    "arrow_up": ARROW,
    "arrow_right": turned(90, ARROW),
    "arrow_down": turned(180, ARROW),
    "arrow_left": turned(270, ARROW),
    "shuffle": line("M6,14 H13 C22,14 25,34 34,34 H40 M6,34 H13 C17,34 19,30 21,27 M27,20 C29,16 31,14 34,14 H40 M35,8 L41,14 L35,20 M35,28 L41,34 L35,40", 5),
    "home": fill("M11,22 V40 H37 V22 L24,11 Z", PAPER) + box(20, 28, 8, 12, 2, BRASS) + line("M6,24 L24,8 L42,24", 6),
    "save": line("M24,7 V27 M14,18 L24,28 L34,18", 6.5) + line("M8,30 V37 Q8,40 11,40 H37 Q40,40 40,37 V30", 6),
    "log": disc(10, 12, 2.5, INK, 3) + disc(10, 24, 2.5, INK, 3) + disc(10, 36, 2.5, INK, 3) + line("M20,12 H40 M20,24 H40 M20,36 H34", 6),
    "chart": line("M8,7 V40 H41", 5) + tube("M15,31 L23,23 L29,27 L39,13", GREEN, 4.5),
    # things
    "rules": fill("M24,13 C19,8 10,8 5,10 V38 C10,36 19,36 24,41 C29,36 38,36 43,38 V10 C38,8 29,8 24,13 Z", PAPER)
             + flat("M24,13 C29,8 38,8 41,10 V36 C36,35 29,36 24,41 Z", "#D9C6A4") + line("M24,13 V40", 4)
             + line("M11,17 Q15,16 19,18 M11,24 Q15,23 19,25 M11,31 Q15,30 19,32", 3.5) + fill("M31,8 V22 L35,19 L39,22 V8 Z", ALARM, 3.5),
    "settings": f'<path d="{gear()}" fill="{BRASS}" stroke-width="4"/>' + shade("M38,14 L44,20 L44,28 L38,34 L34,38 L28,44 L21,43 L20,39 C34,38 40,28 38,14 Z") + disc(24, 24, 6, PAPER),
    "sound_on": SPEAKER + line("M30,18 Q35,24 30,30 M37,12 Q46,24 37,36", 5),
    "sound_off": SPEAKER + line("M31,18 L43,30 M43,18 L31,30", 5.5, ALARM),
    "music": NOTES,
    "language": fill("M18,20 H40 Q44,20 44,24 V35 Q44,39 40,39 L41,45 L32,39 H22 Q18,39 18,35 Z", TEAL) + line("M33,30 H40 M33,34 H38", 3.5, PAPER)
                + fill("M8,4 H27 Q32,4 32,9 V23 Q32,28 27,28 H17 L9,35 V28 H8 Q3,28 3,23 V9 Q3,4 8,4 Z", PAPER) + line("M11,22 L17.5,9 L24,22 M13.5,18 H21.5", 4.5),
    "trophy": line("M14,11 H7 C6,20 10,24 16,24 M34,11 H41 C42,20 38,24 32,24", 5) + fill("M13,6 H35 C36,20 32,29 24,29 C16,29 12,20 13,6 Z", BRASS)
              + shade("M30,7 H35 C36,20 32,29 24,29 L20,28 C29,26 31,18 30,7 Z") + line("M18,11 C18,15 18,17 19,20", 3.5, BRASS_LIGHT) + line("M24,29 V35", 6) + box(14, 35, 20, 7, 2, BRASS_SHADE),
    "warning": fill("M24,6 L44,40 H4 Z", BRASS) + line("M24,18 V27", 6) + disc(24, 34, 1.8, INK, 3),
    "star": fill(star(), BRASS) + shade("M30,19 L43,20 L33,29 L36,42 L24,35 L16,40 C30,34 33,28 30,19 Z"),
    "star_empty": fill(star(), PAPER),
    "clock": disc(24, 26, 18, INK) + disc(24, 24, 18, PAPER) + line("M24,13 V24 L32,29", 5),
    "film": fill("M33,25 L43,19 V39 L33,33 Z", STEEL) + box(5, 20, 28, 20, 4, "#6A4A70") + disc(12, 12, 6.5, STEEL) + disc(26, 12, 6.5, STEEL) + disc(12, 12, 1.5, INK, 2) + disc(26, 12, 1.5, INK, 2) + flat("M15,25 L24,30 L15,35 Z", PAPER),
    "person": fill("M6,42 C7,31 14,27 24,27 C34,27 41,31 42,42 Z", TEAL) + disc(24, 16, 10, "#FFF1D6") + shade("M32,10 C36,20 30,26 24,26 C20,26 18,25 17,23 C27,24 31,18 32,10 Z"),
    "bot": line("M24,12 V5", 4.5) + disc(24, 5, 2, ALARM, 3.5) + line("M5,24 V32 M43,24 V32", 6) + box(9, 12, 30, 29, 8, STEEL) + flat("M33,14 C38,14 37,18 37,22 V33 C37,38 34,39 30,39 H20 C30,37 34,30 33,14 Z", INK, ' fill-opacity=".2"')
           + eye(18, 23, 5.5, 1, 1) + eye(30, 23, 5.5, 1, 1) + line("M18,34 H30", 3.5),
    # the game's own
    "peek": fill("M3,25 C9,14 16,9 24,9 C32,9 39,14 45,25 C39,35 32,39 24,39 C16,39 9,35 3,25 Z", WHITE) + disc(24, 24, 10, "#3F8A8C") + disc(24, 24, 4.5, INK, 0) + disc(20, 20, 3, "#FFFFFF", 0),
    "peek_off": line("M4,19 C10,29 16,33 24,33 C32,33 38,29 44,19 M13,29 L9,36 M24,33 V41 M35,29 L39,36", 5.5),
    "caught": tube("M32,33 L42,43", BRASS_SHADE, 4) + disc(20, 20, 16, BRASS) + disc(20, 20, 11, "#D8EFF2", 3.5) + flat("M10,21 C13,15 16,13 20,13 C24,13 27,15 30,21 C27,26 24,28 20,28 C16,28 13,26 10,21 Z", WHITE) + disc(21, 21, 5, INK, 0) + disc(19, 19, 1.8, "#FFFFFF", 0),
    "slap": f'<g transform="translate(4,8) scale(.84)">{fill(HAND, "#FFF1D6")}{line("M24,14 V22 M32,15 V22", 4)}</g>' + line("M3,17 L8,19 M9,5 L13,10 M45,17 L41,19 M39,4 L36,8", 4.5, ALARM),
    "speech": fill("M10,7 H38 Q44,7 44,13 V27 Q44,33 38,33 H25 L13,43 V33 H10 Q4,33 4,27 V13 Q4,7 10,7 Z", PAPER) + disc(14, 20, 1.8, INK, 3) + disc(24, 20, 1.8, INK, 3) + disc(34, 20, 1.8, INK, 3),
    "grasshopper": line("M38,8 L44,41", 5) + fill("M16,22 C28,17 40,26 46,37 C36,43 24,42 16,38 Z", "#CFE37A") + fill("M22,40 C22,28 29,14 36,7 C42,5 43,11 41,18 C38,28 33,37 28,41 C25,43 22,43 22,40 Z", "#A9C94A")
                   + line("M10,16 C9,10 6,7 2,7 M18,15 C20,9 23,7 27,8", 3.5) + disc(14, 27, 12.5, "#A9C94A") + disc(9, 25, 5, WHITE, 0) + disc(19, 25, 5, WHITE, 0) + disc(8, 26, 2.6, INK, 0) + disc(18, 26, 2.6, INK, 0) + line("M8,34 Q13,37 18,33", 3.5),
    "pollen": fill("M24,5 a6,6 0 0 1 10,3 a6,6 0 0 1 7,8 a6,6 0 0 1 1,11 a6,6 0 0 1 -5,9 a6,6 0 0 1 -9,5 a6,6 0 0 1 -10,1 a6,6 0 0 1 -9,-5 a6,6 0 0 1 -4,-10 a6,6 0 0 1 2,-10 a6,6 0 0 1 7,-8 a6,6 0 0 1 10,-4 Z", BRASS)
              + shade("M37,14 a6,6 0 0 1 4,12 a6,6 0 0 1 -5,9 a6,6 0 0 1 -9,5 a6,6 0 0 1 -9,0 C33,37 39,27 37,14 Z") + disc(18, 17, 3.5, BRASS_LIGHT, 3) + disc(30, 22, 3, BRASS_LIGHT, 3) + disc(20, 30, 3.5, BRASS_LIGHT, 3),
    "worm": line("M16,42 C10,36 16,31 20,26 C22,23 22,20 22,18", 23) + line("M16,42 C10,36 16,31 20,26 C22,23 22,20 22,18", 15.5, "#EE9384") + line("M8,33 Q14,36 20,32", 3.5, "#B85A5C")
            + fill("M10,15 C9,6 15,3 22,3 C29,3 35,6 34,14 Z", "#4A3150") + line("M7,17 Q22,10 38,16", 5) + disc(17, 23, 5, WHITE, 0) + disc(27.5, 23, 5, WHITE, 0) + disc(19, 24, 2.6, INK, 0) + disc(29.5, 24, 2.6, INK, 0) + line("M40,44 H6", 4.5, "#6E4433"),
    "telescope": fill("M4,20 L14,22 L12,32 L3,27 Z", "#B9791F") + fill("M12,17 L28,19 L23,39 L8,31 Z", "#E0A02C") + fill("M24,14 L38,17 L30,45 L18,36 Z", BRASS) + '<ellipse cx="36" cy="29" rx="8" ry="15" transform="rotate(18 36 29)" fill="#D8EFF2" stroke-width="4"/>' + f'<ellipse cx="37" cy="29" rx="3" ry="7" transform="rotate(18 37 29)" fill="{INK}" stroke="none"/>',
    # ways to cheat, for the reveal
    "cheat_table": card(24, 31, -14, 1.45) + fill("M2,4 H46 V14 a5.5,6 0 0 1 -11,0 a5.5,6 0 0 1 -11,0 a5.5,6 0 0 1 -11,0 a5.5,6 0 0 1 -11,0 Z", TEAL) + line("M7,9 H41", 3.5, "#7FB5AE") + line("M9,32 V38 M41,30 V36", 4.5),
    "cheat_shoulder": fill("M4,44 C4,30 10,25 19,25 C28,25 33,30 33,44 Z", "#D9722F") + disc(19, 15, 9, "#E98748") + line("M22,38 C34,34 40,26 39,16", 4) + card(37, 14, 20, .85),
    "cheat_sleeve": card(25, 15, 12, 1.15) + disc(37, 31, 8, "#E98748") + line("M36,28 H41 M36,33 H41", 3.5) + fill("M3,25 L25,20 L28,43 L4,45 Z", TEAL) + line("M27,19 L30,43", 10) + line("M27,20 L30,42", 4.5, PAPER),
    "cheat_pile": '<g transform="translate(27,27) rotate(24)"><rect x="-12" y="-16" width="24" height="32" rx="4" fill="#3F8A8C" stroke-width="4"/></g>' + box(4, 4, 25, 34, 4, PAPER) + flat("M16.5,29 C11,24 8,21 8,16 C8,10 15,10 16.5,15 C18,10 25,10 25,16 C25,21 22,24 16.5,29 Z", "#E0402F"),
    # devices
    "mouse": MOUSE + MOUSE_LINES + WHEEL,
    "mouse_left": MOUSE + flat("M22,7 V19 H13 V18 C13,12 17,8 22,7 Z", MARIGOLD) + MOUSE_LINES,
    "mouse_right": MOUSE + flat("M26,7 V19 H35 V18 C35,12 31,8 26,7 Z", MARIGOLD) + MOUSE_LINES,
    "mouse_wheel": MOUSE + line("M11,24 H37", 3.5) + box(20, 9, 8, 15, 4, MARIGOLD, 3.5),
    "mouse_drag": '<g transform="translate(-8,4) scale(.84)">' + MOUSE + flat("M22,7 V19 H13 V18 C13,12 17,8 22,7 Z", MARIGOLD) + MOUSE_LINES + "</g>" + line("M30,24 H43 M37,17 L44,24 L37,31", 5),
    "key": box(5, 8, 38, 36, 8, "#D9C6A4") + box(5, 5, 38, 32, 8, PAPER) + line("M12,12 H26", 4, WHITE),
    "keys_left": keyboard([(14, 14), (7, 21), (14, 21), (21, 21)]),
    "keys_right": keyboard([(28, 14), (21, 21), (28, 21), (35, 21)]),
    "keys_middle": keyboard([(21, 14), (14, 21), (21, 21), (28, 21)]),
    "keys_numbers": keyboard([(28, 14), (35, 14), (28, 21), (35, 21)]),
    "gamepad": fill("M14,12 H34 C42,12 46,27 45,35 C44,41 38,41 35,36 L32,32 H16 L13,36 C10,41 4,41 3,35 C2,27 6,12 14,12 Z", STEEL) + line("M16,17 V27 M11,22 H21", 4.5) + disc(32, 19, 2, ALARM, 3) + disc(36, 25, 2, GREEN, 3),
    "pad_a": button("M16,33 L24,13 L32,33 M19,27 H29", GREEN, INK),
    "pad_b": button("M18,13 V33 M18,13 H25 C33,13 33,22 25,22 H18 M25,22 C34,22 34,33 25,33 H18", "#E0402F", PAPER),
    "pad_x": button("M16,14 L32,33 M32,14 L16,33", "#2B7BD0", PAPER),
    "pad_y": button("M16,14 L24,24 L32,14 M24,24 V34", "#FFD93B", INK),
    "pad_start": small_button("M17,17 H31 M17,23 H31 M17,29 H31"),
    "pad_back": small_button("M16,16 H26 V25 H16 Z M22,30 H32 V21"),
    "stick_left": stick_press("M21,23 V32 H27"),
    "stick_right": stick_press("M21,33 V23 H25 C29,23 29,28 25,28 H21 M25,28 L28,33"),
    "stick": disc(24, 26, 15, "#6A4A70") + disc(24, 23, 10, STEEL) + line("M18,21 C19,18 21,17 24,17", 3.5, WHITE) + fill("M24,1 L28,6 H20 Z M24,47 L28,43 H20 Z M1,25 L5,21 V29 Z M47,25 L43,21 V29 Z", INK, 2),
    "dpad": fill("M17,5 H31 V17 H43 V31 H31 V43 H17 V31 H5 V17 H17 Z", STEEL) + disc(24, 24, 3, INK, 3) + line("M24,11 v.1 M24,37 v.1 M11,24 h.1 M37,24 h.1", 5),
    "shoulder_left": shoulder("M20,19 V32 H29"),
    "shoulder_right": shoulder("M19,32 V19 H25 C31,19 31,26 25,26 H19 M25,26 L30,32"),
    "touch": line("M10,16 C10,1 34,1 34,16", 4.5, TEAL) + fill("M17,17 C17,11 27,11 27,17 V26 L35,28 C39,29 41,31 40,35 L38,44 H18 L10,32 C8,28 13,26 17,31 Z", "#FFF1D6") + shade("M36,30 C39,31 39,33 38,36 L36,42 H26 C34,40 36,36 36,30 Z"),
}


def icon(name: str) -> str:
    body = ICONS[name].replace("/><", "/>\n    <")
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">
  <!-- Icon: {name.replace("_", " ")} -->
  <g id="{name}" stroke="{INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">
    {body}
  </g>
</svg>
"""


def drawings() -> dict[str, str]:
    """File, as seen from the assets folder, to SVG text."""
    return {f"icons/{name}.svg": icon(name) for name in ICONS}
