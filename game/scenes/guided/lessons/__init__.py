"""The lesson of each game."""

from __future__ import annotations

from game.scenes.guided.lesson import Lesson

from . import heuschrecken_poker, moemmen, schnattergei, schummel_hummel

LESSONS: dict[str, Lesson] = {
    each.LESSON.game: each.LESSON for each in (schummel_hummel, heuschrecken_poker, moemmen, schnattergei)
}
