"""Schummel Hummel: flowers in three poses, seven kinds of insects with any two-coloured flower, the cards beside the pack.

The deck is data from the rulings (section 1.2); `insect` and `flower_card` draw any other pair just as well.
"""

from .base import COLOURS as TONES
from .base import Wool, card, draw, flower, ground, paper, stage, tab_flower

COLOURS = ("blue", "red", "green", "yellow", "violet")
LETTERS = dict(zip("BRGYV", COLOURS, strict=True))

DECK = {
    "flower": "BR BR BR BR BG BG BG BY BY BY BY BV BV BV BV RG RG RG RG RY RY RY RV RV RV RV GY GY GY GY GV GV GV GV YV YV YV YV",
    "bumblebee": "BR BG BY BV RG RY RV GY GV YV",
    "spider": "BR RG GY YV BV BG RY",
    "web": "BR RG GY YV BV",
    "butterfly": "BG GV RV RY BY",
    "wasp": "BR GV RY",
    "stinger wasp": "GY BV RV",
    "bee": "RG YV BY BG",
}

INSECTS = {  # panel, flower's place and size, what it does
    "bumblebee": ("#D3C2CC", (78, 256, 0.6), "a card behind its back, looks away"),
    "spider": ("#C9D5D2", (82, 262, 0.58), "answers a web; smug, at home"),
    "web": ("#3E3552", (148, 176, 0.66), "only a spider may follow. The one dark card: it says stop"),
    "butterfly": ("#F1D9CB", (80, 266, 0.56), "brings somebody a card. Sweetly, with closed eyes"),
    "wasp": ("#E6DDB4", (80, 258, 0.58), "no stinger: everybody slap! A cork on the tail"),
    "stinger wasp": ("#F3B893", (80, 258, 0.58), "do not touch"),
    "bee": ("#D5E3C8", (78, 262, 0.58), "goggles, a bucket of pollen, and no time at all"),
}

_LEAF = 'stroke="#33203A" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" fill="#7F9464"'

POSES = (  # the stem, and where the blossom sits on it: x, y, lean
    (f"""<g id="stem" {_LEAF}>
    <path d="M148,170 C156,240 150,290 134,334 L147,335 C162,292 166,240 160,170 Z"/>
    <path d="M152,284 C166,250 192,236 222,242 C216,272 186,292 151,289 Z"/>
    <path d="M154,286 C174,276 190,264 204,254" fill="none" stroke="#566B47"/>
    <path d="M143,308 C124,276 98,266 66,274 C74,300 106,320 141,314 Z"/>
    <path d="M141,311 C118,302 102,292 88,284" fill="none" stroke="#566B47"/>
  </g>""", (152, 158, 0)),
    (f"""<g id="stem" {_LEAF}>
    <path d="M142,170 C134,236 118,290 88,334 L102,336 C136,292 148,240 154,172 Z"/>
    <path d="M122,280 C136,244 170,230 212,244 C200,276 164,296 119,288 Z"/>
    <path d="M124,284 C148,276 172,264 194,252" fill="none" stroke="#566B47"/>
    <path d="M128,262 C124,236 104,220 76,222 C78,248 98,266 124,270 Z"/>
    <path d="M126,266 C114,254 104,244 92,234" fill="none" stroke="#566B47"/>
  </g>""", (150, 154, 9)),
    (f"""<g id="stem" {_LEAF}>
    <path d="M150,284 C122,280 92,276 74,254" fill="none" stroke-width="17"/>
    <path d="M150,284 C122,280 92,276 74,254" fill="none" stroke="#7F9464" stroke-width="7"/>
    <path d="M148,170 C142,230 152,290 150,335 H164 C168,290 156,232 160,170 Z"/>
    <path d="M158,300 C170,268 196,254 226,262 C218,292 190,310 158,306 Z"/>
    <path d="M162,303 C180,294 194,284 208,274" fill="none" stroke="#566B47"/>
    <path d="M58,238 C52,220 60,204 72,196 C84,204 92,220 86,238 Z" fill="{{bud}}"/>
    <path d="M72,262 C54,256 46,238 52,220 C62,226 68,232 72,240 C76,232 82,226 92,220 C98,238 90,256 72,262 Z"/>
  </g>""", (149, 160, -6)),
)


def pair(letters: str) -> tuple[str, str]:
    return LETTERS[letters[0]], LETTERS[letters[1]]


def flower_card(petal: str, centre: str, pose: int = 0) -> str:
    stem, (x, y, lean) = POSES[pose]
    return card(f"Flower card, petals {petal}, centre {centre}. No eyes: whatever has eyes does something.", paper("#D7E9E4"),
                '<!-- late sun, two hills; stem and leaves in sage, never the flower green -->',
                '<circle cx="150" cy="156" r="86" fill="#F3F6E4"/>',
                ground("M13,262 C60,240 120,244 160,262 C190,274 216,270 237,258", "#BCD3B0"),
                ground("M13,296 C60,280 96,290 140,302 C180,312 216,306 237,296", "#9DBB92"),
                stem.replace("{bud}", TONES[petal][0]), flower(petal, centre, x, y, 0.9, lean), tab_flower(petal, centre))


def insect(kind: str, petal: str, centre: str) -> str:
    tint, place, note = INSECTS[kind]
    roles = {"flower": flower(petal, centre, *place)}
    if kind == "bee":
        roles |= {"stage": stage("#B4C79F"), "collar": Wool(146, 166, 30, 24, 8).outline}
    return card(f"{kind.capitalize()}: {note}. Flower {petal}, centre {centre}.", paper(tint),
                draw(kind.replace(" ", "_"), **roles), tab_flower(petal, centre))


def beside() -> dict[str, tuple[str, str]]:
    """What isn't in the shuffled pack: no flower, no tab."""
    ball = ("M80,20 a15,15 0 0 1 26,7 a15,15 0 0 1 22,16 a15,15 0 0 1 10,26 a15,15 0 0 1 -2,28 a15,15 0 0 1 -16,22 a15,15 0 0 1 -24,14 "
            "a15,15 0 0 1 -28,2 a15,15 0 0 1 -26,-8 a15,15 0 0 1 -18,-20 a15,15 0 0 1 -4,-28 a15,15 0 0 1 8,-26 a15,15 0 0 1 20,-18 a15,15 0 0 1 32,-15 Z")
    return {
        "grasshopper": ("grasshopper", card("Grasshopper: the token as a card; worth stealing.", paper("#D7E9E4"),
                                            draw("grasshopper", token=draw("grasshopper_token")))),
        "pollen": ("pollen", card("Pollen: the token as a card; throw it.", paper("#F2CF98"), draw("pollen", ball=ball))),
        "watchman_worm": ("watchman worm, telescope", card("Watchman Worm, telescope side: sees everything, especially you.", paper("#F2CF98"),
                                                           draw("watchman_worm"))),
        "watchman_worm_plain": ("watchman worm", card("Watchman Worm, side without telescope: night round, with a lantern.", paper("#C9BBD0"),
                                                      draw("watchman_worm_plain"))),
    }


def faces() -> dict[str, tuple[str, str]]:
    """File name (without suffix) -> card name, SVG text. The orders of the two colours and the poses take turns."""
    out: dict[str, tuple[str, str]] = {}
    seen: dict[str, int] = {}
    for pose, letters in enumerate(DECK["flower"].split()):
        first, second = pair(letters)
        turn = seen[letters] = seen.get(letters, -1) + 1
        petal, centre = (first, second) if turn % 2 == 0 else (second, first)
        suffix = "" if turn < 2 else "_2"
        out[f"flower_{petal}_{centre}{suffix}"] = (f"flower {first} {second}", flower_card(petal, centre, pose % 3))
    for kind in INSECTS:
        for turn, letters in enumerate(DECK[kind].split()):
            first, second = pair(letters)
            petal, centre = (first, second) if turn % 2 == 0 else (second, first)
            out[f"{kind.replace(' ', '_')}_{petal}_{centre}"] = (f"{kind} {first} {second}", insect(kind, petal, centre))
    return out | beside()
