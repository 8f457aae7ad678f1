"""The words of paces, personal hours and vacations, and the calendar behind them."""

from __future__ import annotations

import functools
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from waldbach.game import BadInput
from waldbach.messages import LANGUAGES, language
from waldbach.server.pace import (
    BANK,
    DAY,
    HOUR,
    INCREMENT,
    MINUTE,
    MINUTES_OF_DAY,
    STOCK,
    TURN,
    Days,
    Hours,
    Live,
    Pace,
    Untimed,
    Vacation,
    local_date,
    read_pace,
    zones,
)

WARSAW = "Europe/Warsaw"
NEW_YORK = "America/New_York"
ADELAIDE = "Australia/Adelaide"  # half an hour off
LORD_HOWE = "Australia/Lord_Howe"  # also changes its clocks by half an hour


def instant(text: str, zone: str = WARSAW, fold: int = 0) -> int:
    local = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold)
    return int(local.timestamp()) * 1000


def told(instant: int, zone: str = WARSAW) -> str:
    return datetime.fromtimestamp(instant // 1000, ZoneInfo(zone)).strftime("%a %d %b %H:%M")


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "pace"),
    [
        ("none", Untimed()),
        ("live 10m+15s", Live(10, 15)),
        ("live 240m+0s", Live(240, 0)),
        ("days 24h bank 14d", Days(24, 14)),
        ("days 72h bank 0d", Days(72, 0)),
    ],
)
def test_a_pace_is_a_word(word: str, pace: Pace) -> None:
    assert read_pace(word) == pace
    assert str(pace) == word


lives = st.builds(Live, st.integers(*STOCK), st.integers(*INCREMENT))
days = st.builds(Days, st.integers(*TURN), st.integers(*BANK))
paces: st.SearchStrategy[Pace] = st.one_of(st.just(Untimed()), lives, days)


@given(paces)
def test_every_pace_is_read_as_it_was_written(pace: Pace) -> None:
    assert read_pace(str(pace)) == pace


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("", "pace-form"),
        ("None", "pace-form"),
        ("none ", "pace-form"),
        ("live", "pace-form"),
        ("live 10m", "pace-form"),
        ("live 10m + 15s", "pace-form"),
        ("live 010m+15s", "pace-form"),
        ("live -1m+15s", "pace-form"),
        ("live 1.5m+15s", "pace-form"),
        ("live \u0661m+15s", "pace-form"),
        ("live 10m+15s\n", "pace-form"),
        ("live 9999999m+15s", "pace-form"),
        ("live 0m+15s", "pace-stock"),
        ("live 241m+15s", "pace-stock"),
        ("live 10m+301s", "pace-increment"),
        ("days 24h", "pace-form"),
        ("days 0h bank 14d", "pace-turn"),
        ("days 337h bank 14d", "pace-turn"),
        ("days 24h bank 61d", "pace-bank"),
    ],
)
def test_other_words_are_refused(word: str, message: str) -> None:
    with pytest.raises(BadInput) as error:
        read_pace(word)
    assert error.value.message == message


def test_a_refusal_names_the_forms_and_their_limits() -> None:
    with pytest.raises(BadInput) as error:
        read_pace("blitz")
    for part in ("blitz", "none", "live 10m+15s", "1-240", "0-300", "days 24h bank 14d", "0-60"):
        assert part in str(error.value)


@pytest.mark.parametrize(
    ("word", "hours"),
    [
        ("Europe/Warsaw 08:00-22:00", Hours(WARSAW, 8 * 60, 22 * 60)),
        ("UTC 00:00-24:00", Hours("UTC")),
        ("UTC 18:30-02:00", Hours("UTC", 18 * 60 + 30, 2 * 60)),
        ("UTC 09:00-17:00 free sat sun", Hours("UTC", 9 * 60, 17 * 60, (5, 6))),
    ],
)
def test_personal_hours_are_a_word(word: str, hours: Hours) -> None:
    assert Hours.read(word) == hours
    assert str(hours) == word


@st.composite
def some_hours(draw: st.DrawFn, zone: str | None = None) -> Hours:
    start = draw(st.integers(0, MINUTES_OF_DAY - 1))
    awake = draw(st.integers(6 * 60, MINUTES_OF_DAY - 1))
    end = (start + awake) % MINUTES_OF_DAY or MINUTES_OF_DAY
    free = draw(st.sets(st.integers(0, 6), max_size=4))
    name = zone or draw(st.sampled_from([WARSAW, NEW_YORK, ADELAIDE, LORD_HOWE, "UTC"]))
    return Hours(name, start, end, tuple(sorted(free)))


@given(some_hours())
def test_hours_are_read_as_they_were_written(hours: Hours) -> None:
    assert Hours.read(str(hours)) == hours


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("Europe/Warsaw", "hours-form"),
        ("08:00-22:00", "hours-form"),
        ("UTC 8:00-22:00", "hours-form"),
        ("UTC 08:00-22:00 free", "hours-form"),
        ("UTC 08:00-22:00 sat", "hours-form"),
        ("UTC 08:00-22:60", "hours-span"),
        ("UTC 08:00-24:01", "hours-span"),
        ("UTC 24:00-08:00", "hours-span"),
        ("UTC 18:00-00:00", "hours-span"),  # is written 18:00-24:00
        ("UTC 08:00-08:00", "hours-span"),
        ("UTC 08:00-13:59", "hours-span"),
        ("UTC 08:00-22:00 free sat saturday", "hours-free"),
        ("UTC 08:00-22:00 free sun sat", "hours-free"),
        ("UTC 08:00-22:00 free sat sat", "hours-free"),
        ("UTC 08:00-22:00 free mon tue wed thu fri", "hours-free"),
        ("Xyz 08:00-22:00", "unknown-zone"),
        ("../../etc/passwd 08:00-22:00", "unknown-zone"),
        ("localtime 08:00-22:00", "unknown-zone"),
        ("Warschau 08:00-22:00", "unknown-zone-near"),
    ],
)
def test_other_hours_are_refused(word: str, message: str) -> None:
    with pytest.raises(BadInput) as error:
        Hours.read(word)
    assert error.value.message == message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_ends_at_midnight_is_told_how_that_is_written(lang: str) -> None:
    with pytest.raises(BadInput) as error:
        Hours.read("UTC 06:00-00:00")
    token = language.set(lang)
    assert str(error.value).endswith(" 24:00.")
    language.reset(token)


@pytest.mark.parametrize(
    ("wish", "right"),
    [
        ("europe/warsaw", "Europe/Warsaw"),
        ("Europe/Warszawa", "Europe/Warsaw"),
        ("Berln", "Europe/Berlin"),
        ("New York", "America/New_York"),
    ],
)
def test_an_unknown_zone_is_answered_with_names_like_it(wish: str, right: str) -> None:
    with pytest.raises(BadInput) as error:
        Hours(wish)
    assert right in str(error.value)


@given(
    st.dates(date(2000, 1, 1), date(2900, 1, 1)),
    st.integers(0, 400).map(lambda length: timedelta(days=length)),
)
def test_a_vacation_is_read_as_it_was_written(first: date, length: timedelta) -> None:
    vacation = Vacation(first, first + length)
    assert Vacation.read(str(vacation)) == vacation
    assert vacation.days == length.days + 1


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("2026-07-01", "vacation-form"),
        ("2026-07-01..", "vacation-form"),
        ("2026-7-1..2026-7-14", "vacation-form"),
        ("20260701..20260714", "vacation-form"),
        ("2026-02-28..2026-02-29", "vacation-form"),
        ("9999-12-30..9999-12-31", "vacation-form"),
        ("2026-07-14..2026-07-01", "vacation-order"),
    ],
)
def test_other_vacations_are_refused(word: str, message: str) -> None:
    with pytest.raises(BadInput) as error:
        Vacation.read(word)
    assert error.value.message == message


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "word", ["live 0m+15s", "live 1m+999s", "days 0h bank 1d", "days 1h bank 99d"]
)
def test_limits_are_told_in_every_language(lang: str, word: str) -> None:
    token = language.set(lang)
    with pytest.raises(BadInput) as error:
        read_pace(word)
    assert word.split()[0] in str(error.value)
    language.reset(token)


# --- the calendar ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hours", "start", "time", "end"),
    [
        # Waits for the morning, goes on the next day.
        ("08:00-22:00", "2026-06-10 23:00", 1, "Thu 11 Jun 09:00"),
        ("08:00-22:00", "2026-06-10 20:00", 24, "Fri 12 Jun 16:00"),
        ("08:00-22:00", "2026-06-10 20:00", 2, "Wed 10 Jun 22:00"),
        ("08:00-22:00", "2026-06-10 20:00", 16, "Thu 11 Jun 22:00"),
        # Not at the weekend.
        ("08:00-22:00 free sat sun", "2026-06-12 20:00", 24, "Tue 16 Jun 16:00"),
        # Past midnight; a free Saturday begins at midnight and ends at midnight.
        ("18:00-02:00", "2026-06-12 12:00", 8, "Sat 13 Jun 02:00"),
        ("18:00-02:00 free sat", "2026-06-12 12:00", 8, "Sun 14 Jun 02:00"),
        # Clocks go forward on 29 March at 02:00: that day is an hour shorter.
        ("00:00-24:00", "2026-03-28 12:00", 24, "Sun 29 Mar 13:00"),
        ("08:00-22:00", "2026-03-28 12:00", 24, "Sun 29 Mar 22:00"),
        ("02:30-22:00", "2026-03-29 00:00", 1, "Sun 29 Mar 04:00"),
        ("20:00-02:30", "2026-03-28 20:00", 7, "Sun 29 Mar 21:00"),
        # And back on 25 October at 03:00: half past two comes twice.
        ("00:00-24:00", "2026-10-24 12:00", 24, "Sun 25 Oct 11:00"),
        ("20:00-03:00", "2026-10-24 20:00", 8, "Sun 25 Oct 03:00"),
        ("02:30-22:00", "2026-10-25 00:00", 1, "Sun 25 Oct 03:00"),
    ],
)
def test_time_counts_in_personal_hours_only(hours: str, start: str, time: int, end: str) -> None:
    own = Hours.read(f"{WARSAW} {hours}")
    assert told(own.after(instant(start), time * HOUR)) == end


def test_an_hour_that_comes_twice_counts_twice_from_its_own_half() -> None:
    """From 02:30 to 03:00 summer time, and again from 02:30 to 03:00 winter time."""
    own = Hours.read(f"{WARSAW} 02:30-22:00")
    assert [
        own.open(instant(f"2026-10-25 {time}", fold=fold))
        for time, fold in (("02:15", 0), ("02:45", 0), ("02:15", 1), ("02:45", 1))
    ] == [False, True, False, True]


SEASONS = {
    WARSAW: ("2026-03-20", "2026-10-16"),
    NEW_YORK: ("2026-03-01", "2026-10-24"),
    ADELAIDE: ("2026-03-28", "2026-09-26"),
    LORD_HOWE: ("2026-03-28", "2026-09-26"),
}
SEASON = 16  # days, with a change of the clocks within


@functools.cache
def minutes_of(zone: str, season: int) -> list[tuple[int, int, int]]:
    """Every minute of a season: when it begins, its local weekday and minute of the day."""
    begin = datetime.fromisoformat(SEASONS[zone][season]).replace(tzinfo=UTC)
    found = []
    for number in range(SEASON * MINUTES_OF_DAY):
        local = (begin + timedelta(minutes=number)).astimezone(ZoneInfo(zone))
        at = int(begin.timestamp()) * 1000 + number * MINUTE
        found.append((at, local.weekday(), local.hour * 60 + local.minute))
    return found


def counted(hours: Hours, weekday: int, minute: int) -> bool:
    """The rule, once more and plainly."""
    if weekday in hours.free:
        return False
    if hours.start < hours.end:
        return hours.start <= minute < hours.end
    return minute >= hours.start or minute < hours.end


@pytest.mark.parametrize("season", [0, 1])
@pytest.mark.parametrize("zone", sorted(SEASONS))
def test_the_seasons_have_a_change_of_the_clocks(zone: str, season: int) -> None:
    minutes = [minute for _, _, minute in minutes_of(zone, season)]
    jumps = {(b - a) % MINUTES_OF_DAY for a, b in pairwise(minutes)}
    assert len(jumps) == 2


@pytest.mark.parametrize("season", [0, 1])
@pytest.mark.parametrize("zone", sorted(SEASONS))
@settings(deadline=None, max_examples=12)
@given(data=st.data())
def test_counting_agrees_with_looking_at_every_minute(
    zone: str, season: int, data: st.DataObject
) -> None:
    hours = data.draw(some_hours(zone))
    minutes = minutes_of(zone, season)
    first, last = sorted(data.draw(st.tuples(*[st.integers(0, len(minutes) - 1)] * 2)))
    looked = sum(counted(hours, day, minute) for _, day, minute in minutes[first:last])
    start, end = minutes[first][0], minutes[last][0]
    assert hours.between(start, end) == looked * MINUTE
    assert hours.open(end) == counted(hours, *minutes[last][1:])


@given(some_hours(), st.integers(0, 400 * DAY), st.integers(1, 30 * DAY))
def test_after_is_the_first_instant_by_which_the_time_has_counted(
    hours: Hours, since: int, time: int
) -> None:
    start = instant("2026-01-01") + since
    end = hours.after(start, time)
    assert hours.between(start, end) == time
    assert hours.between(start, end - 1) == time - 1


@pytest.mark.parametrize(
    ("zone", "day", "begin"),
    [
        (WARSAW, "2026-07-01", "2026-06-30T22:00"),
        ("America/Havana", "2026-03-08", "2026-03-08T05:00"),  # midnight is left out
        ("America/Havana", "2026-11-01", "2026-11-01T04:00"),  # midnight comes twice
    ],
)
def test_a_day_begins_once_wherever_midnight_is(zone: str, day: str, begin: str) -> None:
    date_ = date.fromisoformat(day)
    start, _ = Vacation(date_, date_).span(zone)
    assert start == instant(begin, "UTC")
    assert local_date(zone, start) == date_
    assert local_date(zone, start - 1) == date_ - timedelta(days=1)


@pytest.mark.slow
@pytest.mark.parametrize("zone", sorted(zones())[::12])
def test_days_join_without_gaps_in_zones_all_over_the_world(zone: str) -> None:
    """Hours that leave out one minute at noon count all but that minute of each day."""
    hours = Hours(zone, 12 * 60 + 1, 12 * 60)
    first = date(2026, 1, 1)
    start, end = Vacation(first, first + timedelta(days=364)).span(zone)
    assert hours.between(start, end) == end - start - 365 * MINUTE
