"""How a table is paced and when its players are awake: the words of both, and the calendar.

    none                                        no clock
    live 10m+15s                                a stock of 10 minutes, 15 s more for each turn
    days 24h bank 14d                           24 hours for each turn, 14 days of vacation
    Europe/Warsaw 08:00-22:00 free sat sun      personal hours: when a clock of days may run
    2026-07-01..2026-07-14                      a vacation, first and last day

Every pace has exactly one word, and reading is strict. A pace, hours or a vacation that exist are
within their limits. Instants are whole milliseconds since the epoch, in UTC.

Hours are those of a clock on the wall. An instant always has one local time, so what counts is
decided from there: where an hour is left out in spring it does not count, and where it comes twice
in autumn it counts twice.
"""

from __future__ import annotations

import difflib
import functools
import re
import zoneinfo
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from waldbach.game import BadInput

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
MINUTES_OF_DAY = 24 * 60

# The least and the most, in the units of the words.
STOCK = (1, 240)  # minutes
INCREMENT = (0, 300)  # seconds
TURN = (1, 336)  # hours
BANK = (0, 60)  # days
_LIMITS = (STOCK, INCREMENT, TURN, BANK)
LEAST_AWAKE = 6  # personal hours a day,
MOST_FREE = 4  # and free weekdays: else one player could hold up a table for months
WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")

_NUMBER = r"(0|[1-9][0-9]{0,5})"
_LIVE = re.compile(rf"live {_NUMBER}m\+{_NUMBER}s")
_DAYS = re.compile(rf"days {_NUMBER}h bank {_NUMBER}d")
_TIME = r"([0-9]{2}):([0-9]{2})"
_HOURS = re.compile(rf"([^ ]+) ({_TIME}-{_TIME})(?: free ([^ ]+(?: [^ ]+)*))?")
_DATE = r"(2[0-9]{3}-[0-9]{2}-[0-9]{2})"
_VACATION = re.compile(rf"{_DATE}\.\.{_DATE}")


# --- paces ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Untimed:
    """No clock."""

    def __str__(self) -> str:
        return "none"


@dataclass(frozen=True)
class Live:
    """A stock of time for each seat, and more of it for each turn."""

    minutes: int
    seconds: int

    def __post_init__(self) -> None:
        _check("pace-stock", self.minutes, STOCK)
        _check("pace-increment", self.seconds, INCREMENT)

    def __str__(self) -> str:
        return f"live {self.minutes}m+{self.seconds}s"

    @property
    def stock(self) -> int:
        return self.minutes * MINUTE

    @property
    def increment(self) -> int:
        return self.seconds * SECOND


@dataclass(frozen=True)
class Days:
    """A deadline for each turn, and a bank of vacation days for each seat."""

    hours: int
    days: int

    def __post_init__(self) -> None:
        _check("pace-turn", self.hours, TURN)
        _check("pace-bank", self.days, BANK)

    def __str__(self) -> str:
        return f"days {self.hours}h bank {self.days}d"

    @property
    def turn(self) -> int:
        return self.hours * HOUR

    @property
    def bank(self) -> int:
        return self.days * DAY


Pace = Untimed | Live | Days


def read_pace(word: str) -> Pace:
    """The pace of a word; `str` of a pace gives the word back.

    >>> read_pace("live 10m+15s")
    Live(minutes=10, seconds=15)
    """
    if word == "none":
        return Untimed()
    if found := _LIVE.fullmatch(word):
        return Live(int(found[1]), int(found[2]))
    if found := _DAYS.fullmatch(word):
        return Days(int(found[1]), int(found[2]))
    stock, increment, turn, bank = (f"{least}-{most}" for least, most in _LIMITS)
    raise BadInput("pace-form", word=word, stock=stock, increment=increment, turn=turn, bank=bank)


def _check(message: str, value: int, limits: tuple[int, int]) -> None:
    least, most = limits
    if not least <= value <= most:
        raise BadInput(message, value=value, least=least, most=most)


# --- personal hours -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hours:
    """When the clock of a player may run: a time zone, hours of the day, free weekdays.

    `start` and `end` are minutes of the day; an end before the start lies on the next day. A free
    day is free from midnight to midnight, whenever the hours that touch it began.
    """

    zone: str
    start: int = 0
    end: int = MINUTES_OF_DAY
    free: tuple[int, ...] = ()  # Monday is 0

    def __post_init__(self) -> None:
        check_zone(self.zone)
        inside = 0 <= self.start < MINUTES_OF_DAY and 0 < self.end <= MINUTES_OF_DAY
        awake = sum(end - start for start, end in self.stretches) if inside else 0
        if self.start == self.end or awake < LEAST_AWAKE * 60:
            raise BadInput("hours-span", value=self.span, least=LEAST_AWAKE)
        in_order = list(self.free) == sorted(set(self.free) & set(range(7)))
        if not in_order or len(self.free) > MOST_FREE:
            raise BadInput("hours-free", value=self.holidays, most=MOST_FREE)

    @staticmethod
    def read(word: str) -> Hours:
        found = _HOURS.fullmatch(word)
        if not found:
            raise BadInput("hours-form", word=word)
        zone, span, free = found[1], found[2], found[7]
        start, end = (_minute(found[i], found[i + 1]) for i in (3, 5))
        if start is None or end is None:
            raise BadInput("hours-span", value=span, least=LEAST_AWAKE)
        names = free.split(" ") if free else []
        if not set(names) <= set(WEEKDAYS):
            raise BadInput("hours-free", value=free, most=MOST_FREE)
        return Hours(zone, start, end, tuple(map(WEEKDAYS.index, names)))

    def __str__(self) -> str:
        return f"{self.zone} {self.span}" + (f" free {self.holidays}" if self.free else "")

    @property
    def span(self) -> str:
        times = (f"{minute // 60:02}:{minute % 60:02}" for minute in (self.start, self.end))
        return "-".join(times)

    @property
    def holidays(self) -> str:
        return " ".join(WEEKDAYS[day] if day in range(7) else str(day) for day in self.free)

    @property
    def stretches(self) -> tuple[tuple[int, int], ...]:
        """The minutes of a day that count."""
        if self.start < self.end:
            return ((self.start, self.end),)
        return ((0, self.end), (self.start, MINUTES_OF_DAY))

    @property
    def always(self) -> bool:
        return not self.free and self.end - self.start == MINUTES_OF_DAY

    def open(self, at: int) -> bool:
        """Does the instant lie within the hours?"""
        return any(begin <= at < end for begin, end in _open_on(self, at // DAY))

    def between(self, start: int, end: int) -> int:
        """How much of the time between two instants counts."""
        if self.always:
            return max(0, end - start)
        days = range(start // DAY, (end - 1) // DAY + 1)
        spans = (span for day in days for span in _open_on(self, day))
        return sum(max(0, min(b, end) - max(a, start)) for a, b in spans)

    def after(self, start: int, time: int) -> int:
        """The first instant by which so much time has counted."""
        if self.always or time == 0:
            return start + time
        day = start // DAY
        while True:
            for begin, end in _open_on(self, day):
                begin = max(begin, start)
                if end - begin >= time:
                    return begin + time
                time -= max(0, end - begin)
            day += 1


def _minute(hours: str, minutes: str) -> int | None:
    minute = int(hours) * 60 + int(minutes)
    return minute if int(minutes) < 60 and minute <= MINUTES_OF_DAY else None


# --- vacations ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Vacation:
    """Whole days of a player's calendar, first and last."""

    first: date
    last: date

    def __post_init__(self) -> None:
        if self.last < self.first:
            raise BadInput("vacation-order", first=str(self.first), last=str(self.last))

    @staticmethod
    def read(word: str) -> Vacation:
        found = _VACATION.fullmatch(word)
        try:
            first, last = (date.fromisoformat(day) for day in (found.groups() if found else ()))
        except ValueError:  # also where the form is wrong: nothing to unpack
            raise BadInput("vacation-form", word=word) from None
        return Vacation(first, last)

    def __str__(self) -> str:
        return f"{self.first}..{self.last}"

    @property
    def days(self) -> int:
        return (self.last - self.first).days + 1

    def span(self, zone: str) -> tuple[int, int]:
        """The instants at which it begins and ends in a time zone."""
        return _midnight(zone, self.first), _midnight(zone, self.last + timedelta(days=1))


# --- the calendar ---------------------------------------------------------------------------------

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_THURSDAY = 3  # the weekday of the epoch


def check_zone(name: str) -> None:
    """Refuses a time zone that nobody knows, with those that are spelled like it."""
    if name in zones():
        return
    near = _like(name)
    message = "unknown-zone-near" if near else "unknown-zone"
    raise BadInput(message, zone=name, right=", ".join(near))


@functools.cache
def zones() -> frozenset[str]:
    """The names of all time zones, without those that mean another one on each machine."""
    return frozenset(zoneinfo.available_timezones() - {"localtime", "Factory"})


def _like(name: str) -> list[str]:
    """Zones whose name, or the city in it, is spelled alike."""
    spelled: dict[str, str] = {}
    for zone in sorted(zones()):
        spelled[zone.lower()] = zone
        spelled.setdefault(zone.rpartition("/")[2].lower(), zone)
    wish = name[:40].lower().replace(" ", "_")
    near = difflib.get_close_matches(wish, spelled, 5, 0.65)
    return list(dict.fromkeys(spelled[found] for found in near))[:3]


def local_date(zone: str, at: int) -> date:
    return _local(zone, at).date()


def _local(zone: str, at: int) -> datetime:
    return (_EPOCH + timedelta(milliseconds=at)).astimezone(zoneinfo.ZoneInfo(zone))


def _midnight(zone: str, day: date) -> int:
    """When a day begins. Where midnight is left out, that is when the clocks are put forward;
    where it comes twice, the first time: `fold=0` means both."""
    begin = datetime(day.year, day.month, day.day, tzinfo=zoneinfo.ZoneInfo(zone), fold=0)
    return (begin.astimezone(UTC) - _EPOCH) // timedelta(milliseconds=1)


def _offset(zone: str, at: int) -> int:
    """By how much local time is ahead of UTC."""
    ahead = _local(zone, at).utcoffset()
    assert ahead is not None
    return ahead // timedelta(milliseconds=1)


@functools.lru_cache(maxsize=8192)
def _open_on(hours: Hours, day: int) -> tuple[tuple[int, int], ...]:
    """The spans of a day of UTC, numbered from the epoch, that lie within the hours."""
    found = []
    for begin, end, offset in _steady(hours.zone, day):
        for number in range((begin + offset) // DAY, (end - 1 + offset) // DAY + 1):
            if (number + _THURSDAY) % 7 in hours.free:
                continue
            midnight = number * DAY - offset
            for start, stop in hours.stretches:
                one = max(begin, midnight + start * MINUTE)
                other = min(end, midnight + stop * MINUTE)
                if one < other:
                    found.append((one, other))
    return tuple(found)


def _steady(zone: str, day: int) -> Iterator[tuple[int, int, int]]:
    """A day of UTC, cut where the local clocks are changed: begin, end, offset of each part."""
    begin, end = day * DAY, (day + 1) * DAY
    before, after = _offset(zone, begin), _offset(zone, end - 1)
    if before == after:
        yield begin, end, before
        return
    low, high = begin, end - 1  # the old offset holds at `low`, the new one at `high`
    while high - low > 1:
        middle = (low + high) // 2
        if _offset(zone, middle) == before:
            low = middle
        else:
            high = middle
    yield begin, high, before
    yield high, end, after
