"""Pictures of an evening: half way, with five people and many games, its games, its finale, and the title meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

from game.decks import load_decks
from game.evening import Deeds, Evening, Played
from game.evening.state import half_points
from game.rules import GAMES
from game.scenes.base import Scene
from game.scenes.evening.finale import FinaleActs, FinaleScene
from game.scenes.evening.parts import Games
from game.scenes.evening.playlist import PlaylistActs, PlaylistScene
from game.scenes.evening.scene import EveningActs, EveningScene
from game.scenes.game_tile import GameTile
from game.scenes.title import TitleActs, TitleScene, UnderWay
from game.settings import MatchSettings, SeatSetting, default_seats

from .studio import Look, Shot, Studio, nothing

ADA, BEN, CLEO = SeatSetting(), SeatSetting(name="Ben", animal="otter"), SeatSetting(name="Cleo", animal="hare")
THEO, IDA = default_seats(3)[1:]
COMPANY = (ADA, THEO, BEN, CLEO)
DEEDS = (Deeds(bold_ms=812, unseen=3, caught=2, calls=1, harvests=4),
         Deeds(bold_ms=300, unseen=5, herd=14, word_ms=760),
         Deeds(slap_ms=268, thefts=2, caught=1, word_ms=690), Deeds(calls=4, eaten=5, mistakes=3))
PLACES = {"schummel_hummel": (2, 1, 3, 4), "heuschrecken_poker": (1, 3, 2, 4), "moemmen": (3, 1, 1, 4),
          "schnattergei": (1, 2, 4, 3)}


def evening(look: Look) -> Iterator[Shot]:
    decks = load_decks()
    games = {game: GameTile(game, decks[game].title, decks[game].players) for game in GAMES}
    whole = Evening(COMPANY)
    half, over = _played(whole, 2), _played(whole, 4)
    party = _played(Evening((*COMPANY, IDA), tuple(PLACES) * 2), 5)
    acts = EveningActs(nothing, nothing, nothing, nothing, nothing)
    screens: list[tuple[str, Scene]] = [
        ("evening", EveningScene(lambda: half, games, acts)),
        ("evening_first", EveningScene(lambda: whole, games, acts)),
        ("evening_match", EveningScene(lambda: half.dealt("2026-11-30 20.15.00.jsonl"), games, acts)),
        ("evening_party", EveningScene(lambda: party, games, acts)),
        ("evening_games", PlaylistScene(lambda: half, games, PlaylistActs(nothing, nothing))),
        ("evening_games_full", PlaylistScene(lambda: party, games, PlaylistActs(nothing, nothing))),
        ("evening_finale", FinaleScene(over, FinaleActs(nothing, nothing), ceremony=False)),
        ("evening_finale_party", FinaleScene(_played(party, 8), FinaleActs(nothing, nothing), ceremony=False)),
        ("title_evening", _title(games)),
    ]
    for name, scene in screens:
        studio = Studio(look, scene)
        studio.run()
        yield name, studio.picture()


def _played(evening: Evening, games: int) -> Evening:
    """The same so many games later; who sits fifth is always the last."""
    for game in evening.playlist[len(evening.played):games]:
        places = PLACES[game] + (5,) * (len(evening.company) - 4)
        deeds = DEEDS + (Deeds(),) * (len(evening.company) - 4)
        evening = evening.counted(Played(game, places, half_points(places), deeds))
    return evening


def _title(games: Games) -> Scene:
    acts = TitleActs(*[nothing] * 11)
    return TitleScene([*games.values()], acts, MatchSettings(), under_way=UnderWay(3, 4, games["moemmen"].title))
