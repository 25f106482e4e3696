"""Seat portraits and paws as SVG text: eight animals, seven moods.

A portrait is an *animal* (what never changes: coat, ears, head, muzzle, where the eyes sit) and a *mood* (lids, pupils, brows, mouth, ears,
extras). A new animal is one entry in ANIMALS, a new mood one entry in MOODS. Canvas 160 x 160, bust on a disc of radius 76; the ring in the
seat's colour is drawn around it by the program. Light comes from the upper left; never mirror a portrait.
"""

import math
from dataclasses import dataclass, field

INK, WHITE, SPARK, MOUTH, TONGUE = "#33203A", "#FFFDF6", "#FFFFFF", "#5B2336", "#F08A80"
ROUND = 'stroke-linejoin="round" stroke-linecap="round"'


@dataclass
class Animal:
    joke: str                       # what it wears or hides
    ring: str                       # the seat's colour
    coat: str                       # shoulders and clothes, behind the head
    ears: dict                      # up, flat, limp: drawn behind the head
    head: str                       # the silhouette, as path data
    fur: str                        # fill of the head
    marks: str                      # mask, muzzle, belly of the face: inside the silhouette
    shade: str                      # ink at .17 along the right and lower edge
    light: str                      # one light stroke at the upper left
    light_fur: str
    lid: str                        # fill of the lids
    nose: str = ""
    eyes: tuple = (20, 76, 13, 15)  # half the distance, y, rx, ry
    brow: str = INK
    brow_low: float = 0             # moves the brows down, for heads without a forehead
    mouth: tuple = (80, 116, 1.0)   # x, y, size
    mouths: dict = field(default_factory=dict)  # moods whose mouth is the animal's own
    cheeks: tuple = (38, 98)        # half the distance, y
    front: str = ""                 # over the head: scarf, button
    shade_ink: str = ".17"
    sweat: tuple = (138, 80)
    note: tuple = (124, 128)
    zzz: tuple = (120, 34)
    puffs: tuple = ((22, 36), (138, 36))


# ---------------------------------------------------------------- moods

@dataclass
class Mood:
    deed: str       # one line for the comment
    eyes: str       # open, up, half, huge, cut, arcs, shut
    mouth: str
    ears: str = "up"
    extras: tuple = ()
    lean: int = 0   # degrees, around the neck


MOODS = {
    "neutral": Mood("at the table, looks at the cards", "open", "smile"),
    "innocent": Mood("after a good cheat: looks up and whistles", "up", "whistle", extras=("note",)),
    "sly": Mood("lids straight, pupils aside, one corner of the mouth", "half", "smirk"),
    "caught": Mood("eyes huge, pupils tiny, brows up in the middle, sweat", "huge", "teeth", "flat", ("sweat",)),
    "angry": Mood("lids and brows fall to the nose, steam", "cut", "frown", "flat", ("puffs",)),
    "happy": Mood("eyes shut in two arcs", "arcs", "laugh"),
    "asleep": Mood("lids down, head to the side", "shut", "snore", "limp", ("zzz",), lean=-7),
}


def n(value: float) -> str:
    return f"{round(value, 1) + 0:g}"


def dot(x, y, r) -> str:
    """A pupil with its spark at the upper left."""
    return (f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{INK}" stroke="none"/>'
            f'<circle cx="{n(x - .34 * r)}" cy="{n(y - .42 * r)}" r="{n(.36 * r)}" fill="{SPARK}" stroke="none"/>')


def white(x, y, rx, ry) -> str:
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{WHITE}" stroke-width="4"/>'


def brow(a: Animal, x, y, rx, ry, side, outer, bend, inner, width=5) -> str:
    """From the outer end over a bend to the inner end, in units of the eye's radii."""
    def at(p):
        return f"{n(x + side * p[0] * rx)},{n(y + p[1] * ry + a.brow_low)}"

    return f'<path d="M{at(outer)} Q{at(bend)} {at(inner)}" fill="none" stroke="{a.brow}" stroke-width="{width}"/>'


def eye(a: Animal, kind: str, side: int) -> str:
    """One eye; side is -1 for the left one and 1 for the right one. In brows, +x is towards the outside."""
    half, y, rx, ry = a.eyes
    x = 80 + side * half
    r = 0.5 * rx
    if kind == "open":
        return white(x, y, rx, ry) + dot(x + .1 * rx - side, y + .26 * ry, r)
    if kind == "up":
        return white(x, y, rx, ry) + dot(x + .38 * rx, y - .44 * ry, r) + brow(a, x, y, rx, ry, side, (.85, -1.45), (.3, -2), (-.6, -1.72))
    if kind == "half":
        lid = (f"M{n(x - rx)},{n(y - .02 * ry)} C{n(x - .95 * rx)},{n(y - .7 * ry)} {n(x - .57 * rx)},{n(y - ry)} {n(x)},{n(y - ry)} "
               f"C{n(x + .57 * rx)},{n(y - ry)} {n(x + .95 * rx)},{n(y - .7 * ry)} {n(x + rx)},{n(y - .02 * ry)} Z")
        return white(x, y, rx, ry) + dot(x + .42 * rx, y + .3 * ry, r) + f'<path d="{lid}" fill="{a.lid}" stroke-width="4"/>'
    if kind == "huge":
        big = (x + side * .12 * rx, y - .04 * ry, 1.26 * rx, 1.26 * ry)
        return white(*big) + dot(x - side * .1 * rx, y + .1 * ry, .38 * rx) + brow(a, x, y, rx, ry, side, (1.3, -1.35), (.5, -2.05), (-.75, -2.2))
    if kind == "cut":
        def p(u, v):
            return f"{n(x + side * u * rx)},{n(y + v * ry)}"
        shape = f"M{p(1.02, -.55)} L{p(-1, .12)} C{p(-1.05, .75)} {p(-.6, 1.05)} {p(-.05, 1.05)} C{p(.65, 1.05)} {p(1.12, .4)} {p(1.02, -.55)} Z"
        return (f'<path d="{shape}" fill="{WHITE}" stroke-width="4"/>' + dot(x - side * .18 * rx, y + .42 * ry, .42 * rx)
                + brow(a, x, y, rx, ry, side, (1.2, -1.05), (.1, -.75), (-.95, -.32), 6.5))
    if kind == "arcs":
        return (f'<path d="M{n(x - rx)},{n(y + .3 * ry)} C{n(x - .7 * rx)},{n(y - .6 * ry)} {n(x + .7 * rx)},{n(y - .6 * ry)} '
                f'{n(x + rx)},{n(y + .3 * ry)}" fill="none" stroke="{a.brow}" stroke-width="5"/>')
    if kind == "shut":
        return (f'<path d="M{n(x - rx)},{n(y - .05 * ry)} C{n(x - .8 * rx)},{n(y + .85 * ry)} {n(x + .8 * rx)},{n(y + .85 * ry)} {n(x + rx)},{n(y - .05 * ry)} '
                f'M{n(x - .6 * rx)},{n(y + .5 * ry)} l-4,5 M{n(x)},{n(y + .65 * ry)} v6 M{n(x + .6 * rx)},{n(y + .5 * ry)} l4,5" fill="none" stroke="{a.brow}" stroke-width="5"/>')
    raise ValueError(kind)


def mouth(a: Animal, kind: str) -> str:
    if kind in a.mouths:
        return a.mouths[kind]
    x, y, s = a.mouth
    paths = {
        "smile": f'<path d="M{n(-9 * s)},-1 Q0,{n(7 * s)} {n(9 * s)},-1" fill="none" stroke-width="5"/>',
        "whistle": f'<ellipse cx="4" cy="1" rx="{n(5.5 * s)}" ry="{n(6 * s)}" fill="{MOUTH}" stroke-width="4"/>',
        "smirk": f'<path d="M{n(-13 * s)},1 C{n(-4 * s)},{n(7 * s)} {n(9 * s)},{n(5 * s)} {n(15 * s)},{n(-7 * s)} M{n(12 * s)},{n(-9 * s)} l{n(6 * s)},1" fill="none" stroke-width="5"/>',
        "teeth": (f'<path d="M{n(-20 * s)},{n(-4 * s)} Q0,{n(-11 * s)} {n(20 * s)},{n(-4 * s)} C{n(22 * s)},{n(4 * s)} {n(18 * s)},{n(10 * s)} {n(13 * s)},{n(11 * s)} '
                  f'Q0,{n(14 * s)} {n(-13 * s)},{n(11 * s)} C{n(-18 * s)},{n(10 * s)} {n(-22 * s)},{n(4 * s)} {n(-20 * s)},{n(-4 * s)} Z" fill="{WHITE}" stroke-width="4.5"/>'
                  f'<path d="M{n(-20 * s)},{n(2 * s)} H{n(20 * s)} M{n(-8 * s)},{n(-6 * s)} V{n(11 * s)} M0,{n(-7 * s)} V{n(12 * s)} M{n(8 * s)},{n(-6 * s)} V{n(11 * s)}" fill="none" stroke-width="3"/>'),
        "frown": f'<path d="M{n(-13 * s)},{n(8 * s)} Q0,{n(-6 * s)} {n(13 * s)},{n(8 * s)}" fill="none" stroke-width="5"/>',
        "laugh": (f'<path d="M{n(-16 * s)},{n(-5 * s)} Q0,{n(1 * s)} {n(16 * s)},{n(-5 * s)} C{n(15 * s)},{n(9 * s)} {n(7 * s)},{n(14 * s)} 0,{n(14 * s)} '
                  f'C{n(-7 * s)},{n(14 * s)} {n(-15 * s)},{n(9 * s)} {n(-16 * s)},{n(-5 * s)} Z" fill="{MOUTH}" stroke-width="4.5"/>'
                  f'<path d="M{n(-9 * s)},{n(9 * s)} Q0,{n(1 * s)} {n(9 * s)},{n(9 * s)} Q0,{n(16 * s)} {n(-9 * s)},{n(9 * s)} Z" fill="{TONGUE}" stroke="none"/>'),
        "snore": f'<ellipse cx="2" cy="2" rx="{n(5 * s)}" ry="{n(4.5 * s)}" fill="{MOUTH}" stroke-width="4"/>',
    }
    return f'<g transform="translate({x},{y})">{paths[kind]}</g>'


DROP = "M0,-16 C5,-8 10,-3 10,3 C10,9 5,12 0,12 C-5,12 -10,9 -10,3 C-10,-3 -5,-8 0,-16 Z"
PUFF = "M-12,8 a8,8 0 0 1 1,-14 a10,10 0 0 1 18,-3 a8,8 0 0 1 6,14 a7,7 0 0 1 -11,5 a8,8 0 0 1 -14,-2 Z"


def extra(a: Animal, kind: str) -> str:
    if kind == "sweat":
        x, y = a.sweat
        return (f'<g fill="#BFE3EE" stroke="{INK}" stroke-width="4" stroke-linejoin="round"><path d="{DROP}" transform="translate({x},{y + 16})"/>'
                f'<path d="M0,-12 C4,-6 7,-2 7,2 C7,7 4,9 0,9 C-4,9 -7,7 -7,2 C-7,-2 -4,-6 0,-12 Z" transform="translate({160 - x - 2},{y + 27})"/></g>')
    if kind == "note":
        x, y = a.note
        shape = f"M{x + 4},{y} v-20 l14,-4 v18"
        heads = "".join(f'<circle cx="{x + dx}" cy="{y + dy}" r="{{0}}" fill="{{1}}"/>' for dx, dy in ((0, 1), (14, -5)))
        return (f'<path d="{shape}" fill="none" stroke="#FFF5E1" stroke-width="11" {ROUND}/>{heads.format(9, "#FFF5E1")}'
                f'<path d="{shape}" fill="none" stroke="{INK}" stroke-width="4.5" {ROUND}/>{heads.format(5.5, INK)}')
    if kind == "zzz":
        x, y = a.zzz
        shape = f"M{x},{y} h13 l-13,15 h13 M{x + 17},{y - 21} h9 l-9,11 h9"
        return (f'<path d="{shape}" fill="none" stroke="#FFF5E1" stroke-width="12" {ROUND}/>'
                f'<path d="{shape}" fill="none" stroke="{INK}" stroke-width="5" {ROUND}/>')
    if kind == "puffs":
        return (f'<g fill="#FFF5E1" stroke="{INK}" stroke-width="4" stroke-linejoin="round">'
                + "".join(f'<path d="{PUFF}" transform="translate({x},{y})"/>' for x, y in a.puffs) + "</g>")
    raise ValueError(kind)


def portrait(name: str, mood_name: str) -> str:
    a, m = ANIMALS[name], MOODS[mood_name]
    lean = f' transform="rotate({m.lean} 80 128)"' if m.lean else ""
    half, y = a.cheeks
    cheeks = "".join(f'<ellipse cx="{80 + s * half}" cy="{y}" rx="9" ry="6" fill="#E8605A" fill-opacity=".55" stroke="none"/>' for s in (-1, 1))
    ears = a.ears.get(m.ears, a.ears["up"])
    if mood_name in a.ears:
        ears = a.ears[mood_name]
    extras = "".join(f"\n  <!-- {k} -->\n  {extra(a, k)}" for k in m.extras)
    front = f"\n  {a.front}" if a.front else ""
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160">
  <!-- Seat portrait: {name}, {mood_name}: {m.deed}. {a.joke} The ring in the seat's colour is drawn around it. -->
  <circle cx="80" cy="80" r="76" fill="#EAD9C0"/>
  <!-- shoulders and clothes -->
  {a.coat}
  <g id="bust"{lean} stroke="{INK}" {ROUND}>
    <g id="ears" stroke-width="5">
      {ears}
    </g>
    <g id="head">
      <path d="{a.head}" fill="{a.fur}" stroke="none"/>
      {a.marks}
      <path d="{a.shade}" fill="{INK}" fill-opacity="{a.shade_ink}" stroke="none"/>
      <path d="{a.light}" fill="none" stroke="{a.light_fur}" stroke-width="5.5"/>
      <path d="{a.head}" fill="none" stroke-width="5"/>
    </g>
    <g id="face">
      {cheeks}
      {eye(a, m.eyes, -1)}
      {eye(a, m.eyes, 1)}
      {a.nose}
      {mouth(a, m.mouth)}
    </g>
  </g>{front}{extras}
</svg>
"""


# ---------------------------------------------------------------- animals

def ear(path_a: str, path_b: str, fill: str, inner: str) -> str:
    """An ear and its inside."""
    return f'<path d="{path_a}" fill="{fill}"/><path d="{path_b}" fill="{inner}" stroke="none"/>'


def pair(shape: str) -> str:
    """A shape and its mirror image across the middle."""
    return f'{shape}<g transform="translate(160,0) scale(-1,1)">{shape}</g>'


def spines(rx, ry, cx=80, cy=74, start=138, end=402, count=17, depth=.82) -> str:
    """The hedgehog's crown of spines, from the left cheek over the top to the right cheek."""
    points = []
    for i in range(2 * count + 1):
        t = math.radians(start + (end - start) * i / (2 * count))
        k = 1 if i % 2 else depth
        points.append(f"{cx + k * rx * math.cos(t):.0f},{cy + k * ry * math.sin(t):.0f}")
    return "M" + " L".join(points) + " Z"


def hedgehog_spines(rx, ry) -> str:
    tips = []
    for t in (200, 224, 248, 272, 296, 320, 342):
        c, s = math.cos(math.radians(t)), math.sin(math.radians(t))
        tips.append(f"M{80 + .77 * rx * c:.0f},{74 + .77 * ry * s:.0f} L{80 + .86 * rx * c:.0f},{74 + .86 * ry * s:.0f}")
    card = ('<g transform="translate(126,36) rotate(24)"><rect x="-13" y="-18" width="26" height="36" rx="4" fill="#FFF5E1" stroke-width="4.5"/>'
            '<path d="M0,7 C-4,3 -8,0 -8,-4 C-8,-9 -2,-9 0,-5 C2,-9 8,-9 8,-4 C8,0 4,3 0,7 Z" fill="#E0402F" stroke="none"/></g>')
    return (f'<path d="{spines(rx, ry)}" fill="#6B4A44"/><path d="{" ".join(tips)}" fill="none" stroke="#C9A58A" stroke-width="5"/>{card}'
            '<circle cx="40" cy="60" r="11" fill="#A9795A"/><circle cx="120" cy="60" r="11" fill="#A9795A"/>')


def mouse_ears(dx, y, rx, ry, turn) -> str:
    return pair(f'<g transform="translate({80 - dx},{y}) rotate({turn})"><ellipse rx="{rx}" ry="{ry}" fill="#B3A6B4"/>'
                f'<ellipse cx="2" cy="3" rx="{rx - 10}" ry="{ry - 10}" fill="#EFB7AE" stroke="none"/></g>')


NOSE = ('<path d="M70,95 C72,89 88,89 90,95 C90,101 84,105 80,105 C76,105 70,101 70,95 Z" fill="#33203A" stroke-width="3"/>'
        '<path d="M76,95 C78,93 81,93 83,94" fill="none" stroke="#8A7390" stroke-width="3.5"/>')
BUCK = '<path d="M74,{0} H86 V{1} C84,{2} 76,{2} 74,{1} Z M80,{0} V{1}" fill="#FFFDF6" stroke-width="3.5"/>'

FOX_HEAD = "M80,36 C106,36 124,50 128,72 C142,82 142,94 130,102 C118,122 98,132 80,132 C62,132 42,122 30,102 C18,94 18,82 32,72 C36,50 54,36 80,36 Z"
TOAD_HEAD = ("M22,84 C16,66 24,54 30,52 C28,34 42,24 54,26 C64,28 70,36 72,44 C78,43 82,43 88,44 C90,36 96,28 106,26 C118,24 132,34 130,52 "
             "C136,54 144,66 138,84 C136,112 110,126 80,126 C50,126 24,112 22,84 Z")
HARE_HEAD = ("M80,46 C108,46 124,64 124,86 C130,96 126,108 116,114 C106,126 94,132 80,132 C66,132 54,126 44,114 C34,108 30,96 36,86 "
             "C36,64 52,46 80,46 Z")
BADGER_HEAD = ("M80,28 C110,28 130,48 132,76 C138,86 136,98 126,104 C114,122 98,134 80,134 C62,134 46,122 34,104 C24,98 22,86 28,76 "
               "C30,48 50,28 80,28 Z")
MAGPIE_HEAD = "M80,28 C110,28 128,50 128,78 C128,108 108,128 80,128 C52,128 32,108 32,78 C32,50 50,28 80,28 Z"
HEDGEHOG_HEAD = ("M80,56 C92,44 116,50 122,69 C127,86 122,100 110,109 C100,120 93,133 80,133 C67,133 60,120 50,109 C38,100 33,86 38,69 "
                 "C44,50 68,44 80,56 Z")
MOUSE_HEAD = ("M80,44 C106,44 124,62 126,84 C136,94 132,110 118,116 C106,128 94,132 80,132 C66,132 54,128 42,116 C28,110 24,94 34,84 "
              "C36,62 54,44 80,44 Z")
OTTER_HEAD = ("M80,34 C104,34 122,48 126,70 C136,82 138,104 126,114 C114,128 98,134 80,134 C62,134 46,128 34,114 C22,104 24,82 34,70 "
              "C38,48 56,34 80,34 Z")

FEATHER = '<path d="{}" fill="#3D4258"/>'

ANIMALS = {
    "fox": Animal(
        joke="A scarf wide enough for a card.",
        ring="#E66B1B",
        coat=f'<path d="M28,142 C34,124 56,116 80,116 C104,116 126,124 132,142 C118,152 100,156 80,156 C60,156 42,152 28,142 Z" fill="#D9722F" stroke="{INK}" stroke-width="5"/>\n'
             f'  <path d="M44,122 C60,136 100,136 116,122 L118,134 C100,148 60,148 42,134 Z" fill="#2C6E73" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>',
        ears={"up": pair(ear("M34,72 C26,50 26,30 32,14 C50,20 64,34 70,50 Z", "M40,58 C36,46 36,36 39,28 C48,34 54,40 58,48 Z", "#E98748", "#4A3150")),
              "flat": pair(ear("M36,78 C20,72 10,62 6,46 C28,40 52,46 66,58 Z", "M38,68 C28,64 22,58 18,52 C32,50 44,54 54,60 Z", "#E98748", "#4A3150"))},
        head=FOX_HEAD, fur="#E98748", lid="#D9722F", light_fur="#FFC48F",
        marks='<path d="M80,92 C92,78 118,80 137,88 C137,94 134,99 130,102 C118,122 98,132 80,132 C62,132 42,122 30,102 C26,99 23,94 23,88 C42,80 68,78 80,92 Z" fill="#FFF1D6" stroke="none"/>',
        shade="M118,54 C124,60 127,66 128,72 C142,82 142,94 130,102 C118,122 98,132 80,132 C112,120 128,92 118,54 Z",
        light="M46,60 C50,52 56,47 64,45", nose=NOSE, zzz=(126, 42)),
    "toad": Animal(
        joke="In a waistcoat: a gentleman never cheats.",
        ring="#CED179",
        coat=f'<path d="M24,140 C32,118 56,112 80,112 C104,112 128,118 136,140 C120,152 100,156 80,156 C60,156 40,152 24,140 Z" fill="#7C8A4E" stroke="{INK}" stroke-width="5"/>\n'
             f'  <path d="M46,118 L66,156 H94 L114,118 C104,128 56,128 46,118 Z" fill="#FFF1D6" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>',
        front=f'<path d="M80,137 L64,127 L64,147 Z M80,137 L96,127 L96,147 Z" fill="#B4574F" stroke="{INK}" stroke-width="4.5" stroke-linejoin="round"/>',
        ears={"up": ""},
        head=TOAD_HEAD, fur="#A0AE62", lid="#7C8A4E", light_fur="#DDE8A4",
        marks='<path d="M30,98 C44,118 116,118 130,98 C124,116 104,126 80,126 C56,126 36,116 30,98 Z" fill="#DDE0A8" stroke="none"/>'
              '<g fill="#7C8A4E" stroke="none"><circle cx="44" cy="80" r="5"/><circle cx="34" cy="74" r="3.5"/><circle cx="118" cy="79" r="4.5"/><circle cx="80" cy="56" r="4"/></g>',
        shade="M128,58 C140,66 141,74 138,84 C136,112 110,126 80,126 C74,126 66,125 60,123 C104,120 130,94 128,58 Z",
        light="M28,78 C26,70 28,64 32,60",
        nose='<path d="M74,72 l2,4 M86,72 l-2,4" fill="none" stroke-width="4"/>',
        eyes=(26, 48, 17, 17), brow_low=4, cheeks=(44, 92), shade_ink=".18",
        mouths={
            "smile": '<path d="M32,90 C52,104 108,104 128,90" fill="none" stroke-width="5"/>',
            "whistle": f'<ellipse cx="86" cy="98" rx="7" ry="7.5" fill="{MOUTH}" stroke-width="4.5"/><path d="M54,94 q5,3 10,2 M108,96 q5,0 9,-3" fill="none" stroke-width="4"/>',
            "smirk": '<path d="M30,92 C50,106 104,108 128,86 C132,82 134,82 136,84" fill="none" stroke-width="5"/>',
            "teeth": '<path d="M34,98 q8,-11 15.5,0 t15.5,0 t15.5,0 t15.5,0 t15.5,0 t15.5,-3" fill="none" stroke-width="5.5"/>',
            "frown": '<path d="M36,106 C54,86 106,86 124,106" fill="none" stroke-width="5.5"/>',
            "laugh": f'<path d="M34,86 C56,95 104,95 126,86 C126,108 106,119 80,119 C54,119 34,108 34,86 Z" fill="{MOUTH}" stroke-width="5"/><path d="M52,108 C62,98 98,98 108,108 C100,115 90,117 80,117 C70,117 60,115 52,108 Z" fill="{TONGUE}" stroke="none"/>',
            "snore": f'<path d="M32,94 C52,100 70,100 82,98 M94,97 C108,95 120,94 128,92" fill="none" stroke-width="5"/><ellipse cx="88" cy="99" rx="7" ry="6" fill="{MOUTH}" stroke-width="4.5"/>'},
        sweat=(142, 56), note=(134, 130), zzz=(126, 26), puffs=((17, 34), (143, 34))),
    "hare": Animal(
        joke="Ears that give everything away.",
        ring="#6A3A76",
        coat=f'<path d="M30,144 C36,126 56,120 80,120 C104,120 124,126 130,144 C116,153 98,156 80,156 C62,156 44,153 30,144 Z" fill="#6A4A70" stroke="{INK}" stroke-width="5"/>',
        front=f'<path d="M50,128 C66,142 94,142 110,128 L112,138 C94,152 66,152 48,138 Z" fill="#F5B638" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>',
        ears={"up": pair(ear("M52,64 C38,40 38,12 50,4 C64,6 72,34 70,58 Z", "M55,50 C48,34 49,20 53,15 C60,20 63,38 62,52 Z", "#B9A18C", "#E9B3A2")),
              "flat": pair(ear("M64,54 C50,32 22,9 6,16 C0,32 22,62 48,70 Z", "M54,54 C42,40 24,25 14,26 C15,37 30,52 48,61 Z", "#B9A18C", "#E9B3A2")),
              "happy": ear("M52,64 C38,40 38,12 50,4 C64,6 72,34 70,58 Z", "M55,50 C48,34 49,20 53,15 C60,20 63,38 62,52 Z", "#B9A18C", "#E9B3A2")
                       + ear("M92,58 C94,36 104,16 118,14 C134,16 148,34 150,50 C138,54 124,44 116,38 C114,48 112,56 108,64 Z", "M100,52 C102,38 110,26 118,25 C116,34 110,46 106,56 Z", "#B9A18C", "#E9B3A2"),
              "limp": pair(ear("M58,58 C48,44 30,46 20,64 C12,84 14,104 24,110 C34,100 36,82 48,70 Z", "M46,60 C34,64 26,78 25,96 C31,84 36,74 44,67 Z", "#B9A18C", "#E9B3A2"))},
        head=HARE_HEAD, fur="#B9A18C", lid="#9C846F", light_fur="#E6D6C4",
        marks='<path d="M80,98 C90,88 112,94 114,110 C106,126 94,132 80,132 C66,132 54,126 46,110 C48,94 70,88 80,98 Z" fill="#FFF1D6" stroke="none"/>',
        shade="M116,66 C122,72 124,80 124,86 C130,96 126,108 116,114 C106,126 94,132 80,132 C108,122 124,96 116,66 Z",
        light="M46,74 C49,66 54,60 61,57",
        nose='<path d="M72,98 C74,93 86,93 88,98 C88,103 83,105 80,105 C77,105 72,103 72,98 Z" fill="#D96F62" stroke-width="4"/>',
        eyes=(20, 79, 13, 14), brow_low=3, mouth=(80, 116, .9), cheeks=(34, 100),
        mouths={
            "smile": '<path d="M80,105 V110 M66,109 C69,116 77,116 80,110 C83,116 91,116 94,109" fill="none" stroke-width="4.5"/>',
            "laugh": BUCK.format(114, 124, 127) + '<path d="M80,105 V109 M62,108 C66,117 76,117 80,109 C84,117 94,117 98,108" fill="none" stroke-width="4.5"/>'},
        sweat=(138, 92), note=(126, 60), zzz=(116, 34), puffs=((17, 76), (143, 76))),
    "badger": Animal(
        joke="Never loses, never forgets.",
        ring="#8791A9",
        coat=f'<path d="M22,142 C30,120 54,114 80,114 C106,114 130,120 138,142 C122,153 100,156 80,156 C60,156 38,153 22,142 Z" fill="#5B6B7C" stroke="{INK}" stroke-width="5"/>\n'
             f'  <path d="M42,122 C58,138 102,138 118,122 L120,134 C102,150 58,150 40,134 Z" fill="#B4574F" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>',
        ears={"up": pair('<circle cx="36" cy="46" r="15" fill="#6F7D8C"/><circle cx="37" cy="47" r="6.5" fill="#E9B3A2" stroke="none"/>'),
              "flat": pair('<ellipse cx="28" cy="60" rx="17" ry="11" fill="#6F7D8C" transform="rotate(-24 28 60)"/><ellipse cx="26" cy="61" rx="8" ry="4" fill="#E9B3A2" stroke="none" transform="rotate(-24 26 61)"/>')},
        head=BADGER_HEAD, fur="#FFF1D6", lid="#6F7D8C", light_fur="#FFFFFF",
        marks='<path d="M58,33 C66,52 72,76 70,98 C60,108 46,110 34,100 C32,72 42,44 58,33 Z M102,33 C94,52 88,76 90,98 C100,108 114,110 126,100 C128,72 118,44 102,33 Z" fill="#4A4357" stroke="none"/>',
        shade="M124,54 C130,62 132,70 132,76 C138,86 136,98 126,104 C114,122 98,134 80,134 C112,124 130,96 124,54 Z",
        light="M76,36 C80,35 84,35 88,37",
        nose='<path d="M68,100 C70,93 90,93 92,100 C92,107 85,111 80,111 C75,111 68,107 68,100 Z" fill="#33203A" stroke-width="3"/><path d="M75,100 C78,98 82,98 84,99" fill="none" stroke="#8A7390" stroke-width="3.5"/>',
        eyes=(23, 80, 13, 14), brow="#FFF1D6", brow_low=2, mouth=(80, 121, .9), cheeks=(38, 108), shade_ink=".2",
        sweat=(144, 70), note=(130, 134), zzz=(128, 30), puffs=((20, 32), (140, 32))),
    "magpie": Animal(
        joke="Wears somebody's button.",
        ring="#ECF7F8",
        coat=f'<path d="M26,142 C32,120 56,112 80,112 C104,112 128,120 134,142 C120,153 100,156 80,156 C60,156 40,153 26,142 Z" fill="#FFF5E1" stroke="{INK}" stroke-width="5"/>\n'
             f'  <path d="M26,142 C30,128 40,120 52,116 C50,132 52,146 58,154 C46,153 35,148 26,142 Z M134,142 C130,128 120,120 108,116 C110,132 108,146 102,154 C114,153 125,148 134,142 Z" fill="#3D4258" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>',
        front=f'<circle cx="80" cy="142" r="10" fill="#F5B638" stroke="{INK}" stroke-width="4.5"/><path d="M77,139 v.1 M83,139 v.1 M77,145 v.1 M83,145 v.1" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>',
        ears={"up": FEATHER.format("M72,34 C64,20 72,10 82,16 C90,6 104,12 98,26 C96,32 92,34 90,36 Z"),
              "flat": FEATHER.format("M66,36 C50,28 40,14 50,8 C58,12 64,18 70,26 C68,14 74,2 84,4 C88,12 88,18 86,26 C92,16 102,10 112,14 C112,26 104,34 94,36 Z"),
              "limp": FEATHER.format("M76,34 C80,22 94,20 102,26 C112,24 116,34 110,40 C104,46 98,42 94,38 Z")},
        head=MAGPIE_HEAD, fur="#3D4258", lid="#596482", light_fur="#8E9DB8", marks="",
        shade="M117,50 C124,58 128,68 128,78 C128,108 108,128 80,128 C72,128 64,126 58,123 C100,120 124,90 117,50 Z",
        light="M42,66 C45,54 52,46 62,42", eyes=(20, 73, 15, 16), brow="#FFF5E1", brow_low=4, cheeks=(36, 102), shade_ink=".45",
        mouths={
            "smile": '<path d="M60,98 C66,86 94,86 100,98 C92,104 86,116 80,126 C74,116 68,104 60,98 Z" fill="#F5B638" stroke-width="5"/><path d="M64,99 C74,105 86,105 96,99" fill="none" stroke-width="4.5"/><path d="M72,94 C76,92 82,92 86,93" fill="none" stroke="#FFE6A0" stroke-width="4"/>',
            "whistle": f'<path d="M62,98 C68,86 92,86 98,98 C96,106 92,112 84,120 C78,118 68,108 62,98 Z" fill="#F5B638" stroke-width="5"/><circle cx="84" cy="110" r="9" fill="#33203A" stroke="none"/><circle cx="84" cy="110" r="5.5" fill="{MOUTH}" stroke="#F5B638" stroke-width="3.5"/><path d="M72,94 C76,92 82,92 86,93" fill="none" stroke="#FFE6A0" stroke-width="4"/>',
            "smirk": '<path d="M60,99 C66,86 92,85 101,94 C94,102 88,114 80,126 C74,116 68,105 60,99 Z" fill="#F5B638" stroke-width="5"/><path d="M64,101 C74,108 88,105 102,92 q5,-2 8,-1" fill="none" stroke-width="4.5"/><path d="M72,94 C76,92 82,92 86,92" fill="none" stroke="#FFE6A0" stroke-width="4"/>',
            "teeth": f'<path d="M62,102 C72,110 88,110 98,102 C96,118 88,130 80,132 C72,130 64,118 62,102 Z" fill="#CF8520" stroke-width="5"/><path d="M66,102 C74,108 86,108 94,102 C92,112 88,120 80,122 C72,120 68,112 66,102 Z" fill="{MOUTH}" stroke="none"/><path d="M80,112 q-3,4 0,8 q5,-2 3,-7 Z" fill="{TONGUE}" stroke="none"/><path d="M58,99 C64,84 96,84 102,99 l-7,2 l-5,6 l-5,-5 l-5,8 l-5,-8 l-5,5 l-5,-6 Z" fill="#F5B638" stroke-width="5"/>',
            "frown": '<path d="M60,98 C66,86 94,86 100,98 C92,106 86,116 80,126 C74,116 68,106 60,98 Z" fill="#F5B638" stroke-width="5"/><path d="M62,103 C70,95 90,95 98,103" fill="none" stroke-width="4.5"/>',
            "laugh": f'<path d="M62,100 C70,107 90,107 98,100 C98,118 88,130 80,132 C72,130 62,118 62,100 Z" fill="#CF8520" stroke-width="5"/><path d="M66,102 C74,107 86,107 94,102 C94,114 88,122 80,124 C72,122 66,114 66,102 Z" fill="{MOUTH}" stroke="none"/><path d="M72,116 Q80,108 88,116 Q80,126 72,116 Z" fill="{TONGUE}" stroke="none"/><path d="M58,97 C64,82 96,82 102,97 C92,102 86,106 80,112 C74,106 68,102 58,97 Z" fill="#F5B638" stroke-width="5"/><path d="M72,92 C76,90 82,90 86,91" fill="none" stroke="#FFE6A0" stroke-width="4"/>',
            "snore": '<path d="M60,100 C66,88 94,88 100,100 C92,106 86,118 80,128 C74,118 68,106 60,100 Z" fill="#F5B638" stroke-width="5"/><path d="M66,104 H94" fill="none" stroke-width="4.5"/><path d="M72,96 C76,94 82,94 86,95" fill="none" stroke="#FFE6A0" stroke-width="4"/>'},
        sweat=(138, 72), note=(132, 120), zzz=(126, 32), puffs=((24, 38), (136, 38))),
    "hedgehog": Animal(
        joke="A card on the spines: no idea how it got there.",
        ring="#4A9F73",
        coat=f'<path d="M26,142 C32,122 56,114 80,114 C104,114 128,122 134,142 C120,153 100,156 80,156 C60,156 40,153 26,142 Z" fill="#6B4A44" stroke="{INK}" stroke-width="5"/>\n'
             f'  <path d="M44,124 C58,138 102,138 116,124 L126,148 C112,154 96,156 80,156 C64,156 48,154 34,148 Z" fill="#2F8466" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>\n'
             f'  <path d="M56,136 L72,154 M104,136 L88,154" stroke="#7CCBAA" stroke-width="4.5" stroke-linecap="round"/>',
        ears={"up": hedgehog_spines(70, 62), "flat": hedgehog_spines(74, 68), "limp": hedgehog_spines(66, 56)},
        head=HEDGEHOG_HEAD, fur="#E8C89C", lid="#C99E70", light_fur="#FFF1D6",
        marks='<path d="M80,96 C90,88 104,94 107,111 C99,122 93,133 80,133 C67,133 61,122 53,111 C56,94 70,88 80,96 Z" fill="#FFF1D6" stroke="none"/>',
        shade="M115,57 C119,61 121,65 122,69 C127,86 122,100 110,109 C100,120 93,133 80,133 C104,120 122,96 115,57 Z",
        light="M46,76 C47,68 51,62 57,59",
        nose='<path d="M68,101 C70,93 90,93 92,101 C92,109 86,113 80,113 C74,113 68,109 68,101 Z" fill="#33203A" stroke-width="3"/><path d="M75,100 C77,97 82,97 85,98" fill="none" stroke="#8A7390" stroke-width="4"/>',
        eyes=(20, 79, 12.5, 14), brow_low=3, mouth=(80, 121, .75), cheeks=(32, 100), sweat=(144, 84), note=(132, 132), zzz=(128, 76), puffs=((18, 26), (143, 72))),
    "mouse": Animal(
        joke="Small, pink, and up somebody's sleeve.",
        ring="#ECA9B0",
        coat=f'<path d="M34,146 C40,128 58,120 80,120 C102,120 120,128 126,146 C114,153 98,156 80,156 C62,156 46,153 34,146 Z" fill="#C9627F" stroke="{INK}" stroke-width="5"/>\n'
             f'  <path d="M52,127 C66,140 94,140 108,127 L110,137 C94,151 66,151 50,137 Z" fill="#ECA9B0" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>',
        ears={"up": mouse_ears(42, 46, 29, 29, 0), "flat": mouse_ears(49, 66, 27, 20, -34), "limp": mouse_ears(46, 52, 26, 25, -14)},
        head=MOUSE_HEAD, fur="#B3A6B4", lid="#8F8192", light_fur="#E2D8E2",
        marks='<path d="M80,98 C90,90 114,94 117,114 C106,128 94,132 80,132 C66,132 54,128 43,114 C46,94 70,90 80,98 Z" fill="#FFF1D6" stroke="none"/>',
        shade="M118,64 C124,70 126,78 126,84 C136,94 132,110 118,116 C106,128 94,132 80,132 C108,124 126,96 118,64 Z",
        light="M45,74 C48,65 54,58 62,55",
        nose='<path d="M36,108 L20,104 M37,114 L22,118 M124,108 L140,104 M123,114 L138,118" fill="none" stroke-width="3.5"/>'
             '<path d="M71,99 C72,92 88,92 89,99 C89,105 84,108 80,108 C76,108 71,105 71,99 Z" fill="#E8788A" stroke-width="4"/><path d="M76,98 l4,-1" fill="none" stroke="#FFD6DC" stroke-width="3.5"/>',
        eyes=(19, 80, 13, 15), brow_low=4, mouth=(80, 118, .85), cheeks=(36, 101),
        mouths={"smile": '<path d="M80,108 V112 M68,111 C71,117 78,117 80,112 C82,117 89,117 92,111" fill="none" stroke-width="4.5"/>',
                "laugh": f'<path d="M64,112 Q80,118 96,112 C96,124 88,130 80,130 C72,130 64,124 64,112 Z" fill="{MOUTH}" stroke-width="4.5"/><path d="M74,115 H86 V122 C84,124 76,124 74,122 Z M80,115 V122" fill="#FFFDF6" stroke-width="3.5"/>'},
        sweat=(142, 78), note=(132, 76), zzz=(128, 30), puffs=((46, 24), (114, 24))),
    "otter": Animal(
        joke="Keeps a shell, and whatever else floats by.",
        ring="#AC2946",
        coat=f'<path d="M26,142 C32,122 56,114 80,114 C104,114 128,122 134,142 C120,153 100,156 80,156 C60,156 40,153 26,142 Z" fill="#FFF1D6" stroke="{INK}" stroke-width="5"/>\n'
             f'  <path d="M34,131 C60,146 100,146 126,131 L132,142 C104,154 56,154 28,142 Z" fill="#AC2946"/>\n'
             f'  <path d="M26,142 C32,122 56,114 80,114 C104,114 128,122 134,142 C120,153 100,156 80,156 C60,156 40,153 26,142 Z" fill="none" stroke="{INK}" stroke-width="5"/>',
        front=f'<path d="M80,153 C70,153 64,147 66,141 L73,136 C77,134 83,134 87,136 L94,141 C96,147 90,153 80,153 Z" fill="#F9D9B0" stroke="{INK}" stroke-width="4.5" stroke-linejoin="round"/><path d="M80,138 V149 M73,141 L75,147 M87,141 L85,147" stroke="#C98A5C" stroke-width="3.5" stroke-linecap="round"/>',
        ears={"up": pair('<circle cx="37" cy="56" r="13" fill="#8A5A3F"/><circle cx="38" cy="57" r="5" fill="#E0A88C" stroke="none"/>'),
              "flat": pair('<ellipse cx="28" cy="72" rx="13" ry="10" fill="#8A5A3F" transform="rotate(-30 28 72)"/>')},
        head=OTTER_HEAD, fur="#A2714C", lid="#7E5337", light_fur="#D9A87C",
        marks='<path d="M80,90 C92,80 124,86 132,100 C131,107 129,111 126,114 C114,128 98,134 80,134 C62,134 46,128 34,114 C31,111 29,107 28,100 C36,86 68,80 80,90 Z" fill="#F4DFC2" stroke="none"/>'
              '<g fill="#A2714C" stroke="none"><circle cx="50" cy="108" r="2.6"/><circle cx="44" cy="100" r="2.6"/><circle cx="110" cy="108" r="2.6"/><circle cx="116" cy="100" r="2.6"/></g>',
        shade="M117,52 C122,58 125,64 126,70 C136,82 138,104 126,114 C114,128 98,134 80,134 C112,124 130,96 117,52 Z",
        light="M44,62 C47,52 54,46 63,43",
        nose='<path d="M33,108 L14,104 M34,115 L17,119 M127,108 L146,104 M126,115 L143,119" fill="none" stroke-width="3.5"/>'
             '<path d="M66,94 C68,85 92,85 94,94 C94,102 86,107 80,107 C74,107 66,102 66,94 Z" fill="#33203A" stroke-width="3"/><path d="M73,93 C76,90 81,90 84,91" fill="none" stroke="#8A7390" stroke-width="4"/>',
        eyes=(21, 72, 12.5, 14), brow_low=2, mouth=(80, 118, .95), cheeks=(42, 96),
        mouths={"smile": '<path d="M80,107 V112 M64,111 C67,119 77,120 80,112 C83,120 93,119 96,111" fill="none" stroke-width="4.5"/>'},
        sweat=(146, 42), note=(130, 132), zzz=(128, 32), puffs=((22, 38), (138, 38))),
}


# ---------------------------------------------------------------- paws

@dataclass
class Paw:
    kind: str       # round, claws, toad, wing, small
    fur: str
    light: str
    cuff: str
    stripe: str


PAWS = {
    "fox": Paw("round", "#E98748", "#FFC48F", "#2C6E73", "#7FB5AE"),
    "toad": Paw("toad", "#A0AE62", "#DDE8A4", "#FFF1D6", "#B4574F"),
    "hare": Paw("round", "#B9A18C", "#E6D6C4", "#6A4A70", "#F5B638"),
    "badger": Paw("claws", "#6F7D8C", "#A9B6C4", "#5B6B7C", "#B4574F"),
    "magpie": Paw("wing", "#3D4258", "#8E9DB8", "#FFF5E1", "#F5B638"),
    "hedgehog": Paw("claws", "#E3BE92", "#FFF1D6", "#2F8466", "#7CCBAA"),
    "mouse": Paw("small", "#EFB7AE", "#FFE0DA", "#C9627F", "#ECA9B0"),
    "otter": Paw("round", "#A2714C", "#D9A87C", "#FFF1D6", "#AC2946"),
}

# Every paw points up, its hot spot is 72,84: the place between the fingers, open or closed.
CLOSED = {
    "round": ("M44,180 C46,150 40,132 34,112 C28,92 34,74 50,72 C52,58 70,54 78,64 C90,56 104,64 104,78 C118,80 122,96 116,110 C108,132 98,150 100,180 Z",
              "M104,78 C118,80 122,96 116,110 C108,132 98,150 100,180 H82 C84,150 104,124 104,78 Z",
              "M50,72 C48,82 50,92 54,98 M78,66 C77,80 78,90 81,96 M104,80 C102,90 102,96 104,102", "M42,86 C43,82 45,80 48,79 M62,68 C64,66 67,66 70,68"),
    "small": ("M52,180 C54,152 48,138 44,122 C38,106 42,90 54,90 C56,78 68,76 74,84 C82,76 94,80 94,92 C106,94 110,106 104,118 C98,134 92,152 94,180 Z",
              "M94,92 C106,94 110,106 104,118 C98,134 92,152 94,180 H80 C82,150 96,130 94,92 Z",
              "M54,90 C53,98 54,104 57,109 M74,84 C73,94 74,102 77,107 M94,94 C92,102 93,106 95,111", "M49,102 C49,99 50,97 53,96"),
    "toad": ("M48,180 C50,156 46,138 38,122 C26,116 24,98 36,92 C40,84 50,84 54,90 C54,76 66,70 74,76 C82,68 96,74 96,88 C104,82 116,88 114,98 C124,106 120,120 110,124 C102,140 94,156 96,180 Z",
             "M114,98 C124,106 120,120 110,124 C102,140 94,156 96,180 H80 C82,152 108,130 114,98 Z",
             "M54,90 C53,100 55,106 58,110 M75,78 C74,92 75,100 78,106 M96,90 C94,98 95,104 97,108", "M36,106 C36,102 38,100 41,99 M62,82 C64,80 67,79 70,81"),
    "wing": ("M46,180 C48,152 36,132 34,108 C32,88 42,74 54,76 C58,62 76,60 82,72 C94,66 106,76 104,90 C116,94 120,108 112,118 C104,136 98,152 100,180 Z",
             "M104,90 C116,94 120,108 112,118 C104,136 98,152 100,180 H82 C84,152 104,128 104,90 Z",
             "M54,78 C54,92 58,102 66,110 M82,74 C80,90 82,100 88,108 M104,92 C100,100 100,106 102,112", "M42,96 C42,90 45,86 49,84"),
}
CLOSED["claws"] = CLOSED["round"]

OPEN = {
    "round": ("M46,180 C48,158 42,142 34,128 C24,122 12,110 14,98 C18,88 28,90 36,100 C28,80 24,58 36,54 C48,50 54,66 56,82 C56,62 60,44 72,44 C84,44 86,64 84,84 "
              "C90,66 98,52 108,58 C118,64 108,88 104,104 C108,126 98,150 100,180 Z",
              "M108,58 C118,64 108,88 104,104 C108,126 98,150 100,180 H82 C84,152 104,124 96,88 C100,72 104,64 108,58 Z",
              "M58,88 C58,94 59,98 61,102 M82,90 C81,96 81,100 82,103", "M34,66 C34,63 35,61 37,60 M66,58 C66,55 68,52 71,51"),
    "small": ("M54,180 C56,158 50,146 44,134 C34,130 24,120 28,112 C32,106 40,110 46,116 C38,98 32,80 42,76 C52,73 56,88 60,104 C58,84 60,66 72,66 C83,66 84,84 82,104 "
              "C88,90 94,76 103,80 C112,85 104,104 98,120 C100,138 92,156 94,180 Z",
              "M103,80 C112,85 104,104 98,120 C100,138 92,156 94,180 H80 C82,154 98,130 92,104 C96,94 99,86 103,80 Z",
              "M61,110 C61,114 62,116 64,119 M81,110 C80,114 80,116 81,119", "M40,86 C40,84 41,82 43,82 M68,76 C68,74 70,72 72,72"),
    "toad": ("M50,180 C52,158 50,146 42,132 C34,130 28,124 22,118 C10,118 8,102 20,100 C28,100 30,106 36,110 C34,96 32,84 30,74 C20,66 28,52 40,56 C50,60 46,70 44,76 C48,86 54,90 58,92 C62,84 64,72 64,62 "
             "C56,52 64,40 74,42 C86,44 84,56 78,62 C78,74 80,84 84,92 C90,88 96,82 98,74 C94,64 102,54 112,60 C122,66 116,78 108,80 C108,96 104,110 100,124 C100,146 94,160 96,180 Z",
             "M108,80 C108,96 104,110 100,124 C100,146 94,160 96,180 H80 C82,156 98,124 98,90 Z",
             "", "M32,66 C32,63 34,62 36,61 M68,54 C68,50 70,48 73,48"),
    "wing": ("M48,180 C50,158 40,146 30,134 C20,122 8,106 14,96 C22,94 32,104 40,112 C28,92 20,64 30,54 C42,56 54,76 60,96 C56,72 58,44 70,38 C82,44 86,70 84,94 "
             "C90,76 98,56 110,56 C116,66 108,92 102,112 C104,136 98,158 100,180 Z",
             "M110,56 C116,66 108,92 102,112 C104,136 98,158 100,180 H82 C84,154 102,126 96,88 C102,72 106,62 110,56 Z",
             "M60,98 C61,106 63,110 66,114 M84,98 C84,104 85,108 87,112", "M34,66 C37,72 40,78 44,84 M68,56 C67,62 67,68 67,74"),
}
OPEN["claws"] = OPEN["round"]
CLAWS = "M27,60 Q24,42 34,36 Q45,44 44,60 Z M63,50 Q62,30 72,24 Q82,30 81,50 Z M100,62 Q106,44 117,42 Q122,54 115,68 Z M20,108 Q8,100 11,88 Q20,86 27,95 Z"


def paw(name: str, pose: str) -> str:
    p = PAWS[name]
    outline, shade, lines, light = (OPEN if pose == "open" else CLOSED)[p.kind]
    claws = f'<path d="{CLAWS}" fill="#FFF1D6" stroke-width="5"/>' if p.kind == "claws" and pose == "open" else ""
    inner = f'\n    <path d="{lines}" fill="none" stroke-width="5"/>' if lines else ""
    deed = "fingers spread, ready to grab" if pose == "open" else "holds something"
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="120" height="158" viewBox="6 22 120 158">
  <!-- Pointer of seat {name}, {pose}: {deed}. Hot spot 72,84 of the drawing. -->
  <g stroke="{INK}" stroke-width="6" {ROUND}>
    {claws}
    <path d="{outline}" fill="{p.fur}"/>
    <path d="{shade}" fill="{INK}" fill-opacity=".2" stroke="none"/>{inner}
    <path d="{light}" fill="none" stroke="{p.light}" stroke-width="5"/>
    <path d="{outline}" fill="none"/>
    <path d="M38,152 C60,160 84,160 106,152 L108,180 H36 Z" fill="{p.cuff}"/>
    <path d="M38,164 C60,172 84,172 107,164" fill="none" stroke="{p.stripe}" stroke-width="5"/>
    <path d="M38,152 C60,160 84,160 106,152 L108,180 H36 Z" fill="none"/>
  </g>
</svg>
"""


def drawings() -> dict[str, str]:
    """File, as seen from the assets folder, to SVG text."""
    seats = {f"seats/{name}_{mood}.svg": portrait(name, mood) for name in ANIMALS for mood in MOODS}
    paws = {f"seats/paw_{name}_{pose}.svg": paw(name, pose) for name in ANIMALS for pose in ("open", "closed")}
    return {file: tidy(text) for file, text in (seats | paws).items()}


def tidy(text: str) -> str:
    return "\n".join(line for line in text.split("\n") if line.strip()) + "\n"
