"""Checks a whole deck file and makes its decks."""

from __future__ import annotations

from typing import Any

from game.core.cards import Colour, Deck
from game.decks.house import read_house_rules
from game.decks.needs import NEEDS, Needs
from game.decks.problems import DeckError, guess, shown
from game.decks.rows import Row, count_kinds, faces_of, read_colours, read_rows, report_shared_names
from game.decks.schema import MAX_CARDS, GamePart, read_part
from game.decks.source import Key, Source, parse


def check(raw: bytes, name: str) -> dict[str, Deck]:
    """The decks that the content of a deck file declares, by game.

    Raises DeckError with every mistake there is, in the order of the file.
    """
    source = parse(raw, name)
    decks = {}
    if not isinstance(source.data, dict) or not source.data:
        found = shown(source.data) if source.data else "no game"
        source.report((), f"found {found}, expected decks by game: {', '.join(NEEDS)}")
    else:
        for game, data in source.data.items():
            deck = _game(game, data, source)
            if deck:
                decks[game] = deck
    if source.problems:
        raise DeckError(sorted(dict.fromkeys(source.problems), key=lambda problem: problem[1:3]))
    return decks


def _game(game: str, data: Any, source: Source) -> Deck | None:
    path: Key = (game,)
    if game not in NEEDS:
        text = f"found the unknown game {shown(game)}, expected one of {', '.join(NEEDS)}{guess(game, NEEDS)}"
        source.report(path, text, at_key=True)
        return None
    needs = NEEDS[game]
    part = read_part(GamePart, data, path, source)
    colours = read_colours(part.get("colours", {}), (*path, "colours"), source)
    cards = part.get("cards", [])
    declared = list(colours) if "colours" in part else _mentioned(cards)
    rows = read_rows(cards, (*path, "cards"), part.get("names", "{kind}"), declared, needs, source)
    rules = read_house_rules(part.get("house_rules", {}), (*path, "house_rules"), needs, source)
    if "names" in part:
        report_shared_names(rows, declared, needs, source)
    _check_scores(part.get("scores", {}), cards, path, needs, source)
    _check_sums(part, path, needs, source)
    sound = [colour for colour in colours.values() if colour]
    whole = part.keys() == GamePart.model_fields.keys() and len(sound) == len(colours)
    if not whole or len(rows) < len(cards) or count_kinds(cards).total() > MAX_CARDS:
        return None
    _check_rows(rows, part, path, needs, declared, source)
    deck = _deck(game, part, sound, rows, rules)
    for key, text in needs.inspect(deck):
        source.report((*path, key), text, at_key=True)
    return deck


def _mentioned(cards: list[Any]) -> list[str]:
    """The colours that the cards name: what can be said of them when the declarations can't be read."""
    lists = [row.get(key) for row in cards if isinstance(row, dict) for key in ("colours", "each_colour")]
    return list(dict.fromkeys(word for found in lists if isinstance(found, list) for word in map(str, found)))


def _deck(game: str, part: dict[str, Any], colours: list[Colour], rows: list[Row], rules: Any) -> Deck:
    least, most = part["players"]
    return Deck(
        game=game,
        title=part["title"],
        players=(least, most),
        hand_size=part["hand_size"],
        faces=faces_of(rows, [colour.name for colour in colours]),
        colours=tuple(colours),
        house_rules=rules,
        scores=dict(part["scores"]),
    )


def _check_scores(scores: dict[str, Any], cards: list[Any], path: Key, needs: Needs, source: Source) -> None:
    present = {row["kind"] for row in cards if isinstance(row, dict) and isinstance(row.get("kind"), str)}
    known = [kind for kind, need in needs.kinds.items() if need.scored]
    for kind, points in scores.items():
        if kind not in known:
            wanted = f"one of {', '.join(known)}" if known else "none in this game"
            text = f"found a score for {shown(kind)}, expected {wanted}{guess(kind, known)}"
            source.report((*path, "scores", kind), text, at_key=True)
        elif not isinstance(points, int) or isinstance(points, bool) or abs(points) > 100:
            text = f"found {shown(points)}, expected a whole number from -100 to 100"
            source.report((*path, "scores", kind), text)
    for kind in known:
        if kind in present and kind not in scores:
            text = f"found no score for {kind}, expected one, as the deck has such cards"
            source.report((*path, "scores"), text, at_key=True)


def _check_sums(part: dict[str, Any], path: Key, needs: Needs, source: Source) -> None:
    """Totals and the deal, reckoned with all rows whose count is sound, so that nothing waits its turn."""
    cards = part.get("cards", [])
    total = part.get("total")
    found = count_kinds(cards).total()
    if total is not None and cards and total != found:
        source.report((*path, "total"), f"found {total}, expected {found}, the sum of the cards' counts")
    if "players" in part:
        _check_players(part["players"], path, needs, source)
        if "hand_size" in part and cards:
            _check_deal(part["players"][1], part["hand_size"], cards, path, needs, source)


def _check_players(players: list[int], path: Key, needs: Needs, source: Source) -> None:
    (least, most), (fewest, greatest) = players, needs.players
    if not fewest <= least <= most <= greatest:
        text = (
            f"found {least} to {most}, expected two numbers within {fewest} to {greatest}, the smaller first"
        )
        source.report((*path, "players"), text)


def _check_deal(players: int, hand: int, cards: list[Any], path: Key, needs: Needs, source: Source) -> None:
    props = {kind for kind, need in needs.kinds.items() if need.prop}
    left_out = props | needs.own_sets
    there = sum(count for kind, count in count_kinds(cards).items() if kind not in left_out)
    dealt = 0 if needs.own_sets else players * hand
    if dealt + needs.laid_out > there:
        asked = f"{players} players with {hand} cards each" if dealt else "the table"
        laid = f" and {needs.laid_out} laid out" if needs.laid_out else ""
        text = f"found a deck too small to deal: {there} cards to shuffle, expected at least "
        source.report((*path, "hand_size"), f"{text}{dealt + needs.laid_out} for {asked}{laid}")


def _check_rows(
    rows: list[Row], part: dict[str, Any], path: Key, needs: Needs, declared: list[str], source: Source
) -> None:
    """What can be said only when each row is sound: how many of each kind, and whole sets."""
    players, counts = part["players"][1], count_kinds(part["cards"])
    for name, kind in needs.kinds.items():
        found = counts[name]
        least = players if kind.for_each_player else kind.least
        if found < least or kind.most is not None and found > kind.most:
            wanted = f"exactly {least}" if kind.most == least else f"at least {least}"
            text = f"found {found} of kind {name}, expected {wanted}"
            source.report((*path, "cards"), text, at_key=True)
    if needs.own_sets:
        _check_sets(rows, players, part["hand_size"], path, needs, declared, source)


def _check_sets(
    rows: list[Row], players: int, hand: int, path: Key, needs: Needs, declared: list[str], source: Source
) -> None:
    if len(declared) < players:
        text = f"found {len(declared)} colours, expected one for each of {players} players"
        source.report((*path, "colours"), text, at_key=True)
    for colour in declared:
        found = sum(row.copies for row in rows if row.kind in needs.own_sets and colour in row.colours)
        if found != hand:
            text = f"found {found} {colour} cards for a player's hand, expected hand_size, which is {hand}"
            source.report((*path, "cards"), text, at_key=True)
