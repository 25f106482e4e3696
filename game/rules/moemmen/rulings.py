"""The short text of every ruling."""

from __future__ import annotations

RULINGS: dict[str, str] = {
    "MO-01": "Benny, whistle and one Tim first; one exchange or a pass ends the turn.",
    "MO-02": "A minus card goes only against a plus card of its colour; all else goes anywhere.",
    "MO-03": "After Tim the same holds, unless the house rule frees minus cards.",
    "MO-04": "Benny: discard him, draw one card, then a new meadow. As often as you like.",
    "MO-05": "With three or more minus cards on the meadow you may whistle for a new one.",
    "MO-06": "When everybody just passes in turn, the meadow is replaced by itself.",
    "MO-07": "When the draw pile runs out, the discard pile is shuffled, in mid-deal too.",
    "MO-08": "Tim needs a minus card on the meadow, or one in hand that may go there now.",
    "MO-09": "Tim on a meadow without minus cards: his player must put one there.",
    "MO-10": "After Tim his player only exchanges or passes.",
    "MO-11": "After Tim his player may pass if a minus card lies on the meadow.",
    "MO-12": "Under Tim you take a minus card and lay another kind; nothing else, no pass.",
    "MO-13": "Whoever holds nothing but minus cards is skipped by Tim.",
    "MO-14": "Tim goes when no minus card is left, or when all the others have had their turn.",
    "MO-15": "Benny and Tim do nothing on the meadow; they work when played from a hand.",
    "MO-16": "Six plus cards of one colour end the round at once, whether wanted or not.",
    "MO-17": "Two herds complete at the deal: the round ends, and everybody scores.",
    "MO-18": "For each player the colour that brings most is the one that counts.",
    "MO-19": "Chosen colour its value, other plus -1, minus as printed, Benny and Tim -3.",
    "MO-20": "A minus card counts against you in the chosen colour too.",
    "MO-21": "Several reach the target in one round: the highest total wins; equals share.",
    "MO-22": "The target is set before the match: 100 unless the house says otherwise.",
    "MO-23": "The deal passes to the left; whoever sits left of the dealer begins.",
    "MO-24": "For two to five players.",
    "MO-25": "Hands stay hidden; nobody says what they collect.",
}
