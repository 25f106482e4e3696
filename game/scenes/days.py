"""Days in words, in the language of the moment."""

from __future__ import annotations

from datetime import datetime

from game.clock import Day
from game.view.i18n import N_, _

WEEKDAYS = (N_("Monday"), N_("Tuesday"), N_("Wednesday"), N_("Thursday"), N_("Friday"), N_("Saturday"), N_("Sunday"))
MONTHS = (N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"), N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"),
          N_("Nov"), N_("Dec"))


def told_day(day: Day) -> str:
    """Today and yesterday with the time, then the day of the week, then the date."""
    if day.days_ago <= 0:
        return _("today, {clock}").format(clock=day.clock)
    if day.days_ago == 1:
        return _("yesterday, {clock}").format(clock=day.clock)
    if day.days_ago < 7:
        return _(WEEKDAYS[day.weekday])
    if day.days_ago < 300:
        return _("{day} {month}").format(day=day.day, month=_(MONTHS[day.month - 1]))
    return _date(day.day, day.month, day.year)


def told_date(written: str) -> str:
    """The date of a moment as ISO 8601 writes it; what isn't one, as it is."""
    try:
        when = datetime.fromisoformat(written)
    except ValueError:
        return written
    return _date(when.day, when.month, when.year)


def _date(day: int, month: int, year: int) -> str:
    return _("{day} {month} {year}").format(day=day, month=_(MONTHS[month - 1]), year=year)
