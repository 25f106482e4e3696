"""Collects every face, back and token of the four decks, and the index that leads from a card's name to its files."""

import json

from . import backs, hummel, moemmen, poker, schnattergei

GAMES = {"schummel_hummel": hummel, "heuschrecken_poker": poker, "moemmen": moemmen, "schnattergei": schnattergei}

ABOUT = ("Card name, as in the scenario format, to its files, relative to this one. The two colours of a Schummel Hummel card stand here "
         "in the order blue, red, green, yellow, violet; both orders mean the same card. Several flower files of one name are its copies, "
         "in different poses. A poker card has one file for each colour, in the order of `colours`. `back_quiet` is for fans below 70 px.")


def deck(game: str) -> tuple[dict[str, str], dict]:
    """One game's files to SVG text, and its entry in the index."""
    files = {f"{game}/back.svg": backs.back(game), f"{game}/back_quiet.svg": backs.quiet(game)}
    entry: dict = {"back": f"{game}/back.svg", "back_quiet": f"{game}/back_quiet.svg"}
    if game == "heuschrecken_poker":
        files[f"{game}/prize_token.svg"] = backs.prize()
        entry |= {"token": f"{game}/prize_token.svg", "colours": list(poker.COLOURS)}
    cards: dict[str, list[str]] = {}
    for name, (card, text) in GAMES[game].faces().items():
        files[f"{game}/{name}.svg"] = text
        cards.setdefault(card, []).append(f"{game}/{name}.svg")
    return files, entry | {"cards": cards}


def drawings() -> dict[str, str]:
    """File, as seen from the assets folder, to its text."""
    out: dict[str, str] = {}
    index: dict = {"about": ABOUT, "size": [250, 350], "games": {}}
    for game in GAMES:
        files, index["games"][game] = deck(game)
        out |= {f"cards/{file}": text for file, text in files.items()}
    out["cards/cards.json"] = json.dumps(index, ensure_ascii=False, indent=1) + "\n"
    return out
