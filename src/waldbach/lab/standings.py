"""What the games of a tournament say, with intervals that know how the games belong together.

The games of one deal are not independent: the deal may suit one way of playing, and rotations are
meant to cancel luck. So the deal is the unit: each figure is first taken per deal, and the interval
comes from how the deals differ.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, permutations, product
from math import sqrt
from statistics import fmean

from waldbach.intervals import Z95
from waldbach.lab.pools import Row
from waldbach.lab.ratings import rate
from waldbach.ratings import Skill


@dataclass(frozen=True)
class Share:
    """A share between 0 and 1 with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Player:
    """What is known of a player after all its games. A seat in which it sits counts once."""

    player: str
    games: int
    firsts: Share  # of its seats; a shared first place counts in parts
    place: float
    points: float
    rating: Skill


@dataclass(frozen=True)
class Pair:
    """How often one player came in ahead of another; the same place counts half."""

    one: str
    other: str
    games: int
    ahead: Share


@dataclass(frozen=True)
class Alone:
    """How often one player came first where all others were another one."""

    one: str
    rest: str
    games: int
    firsts: Share


@dataclass(frozen=True)
class Thought:
    """The thinking of a player; it depends on the machine, unlike all other figures."""

    player: str
    decisions: int
    mean: float  # seconds a decision
    longest: float


def share(deals: Sequence[float]) -> Share:
    """The mean of the deals' shares, and its interval.

    The interval is the usual one of a mean after adding four deals, two won and two lost. That
    keeps it honest where few deals, or deals that all went alike, would make it too narrow.

    >>> found = share([0.5, 1.0, 0.5, 0.0])
    >>> found.value, round(found.low, 3), round(found.high, 3)
    (0.5, 0.179, 0.821)
    """
    more = [*deals, 0.0, 0.0, 1.0, 1.0]
    centre = fmean(more)
    spread = sqrt(sum((x - centre) ** 2 for x in more) / (len(more) - 1) / len(more))
    low, high = centre - Z95 * spread, centre + Z95 * spread
    return Share(fmean(deals), max(0.0, low), min(1.0, high))


def players_of(rows: Sequence[Row], names: Sequence[str]) -> list[Player]:
    """The players, the best first."""
    ratings = rate(names, ([(s["player"], s["place"]) for s in row["seats"]] for row in rows))
    found = [_player(rows, name, ratings[name]) for name in names]
    return sorted(found, key=lambda player: -player.firsts.value)


def _player(rows: Sequence[Row], name: str, rating: Skill) -> Player:
    seats = [seat for row in rows for seat in row["seats"] if seat["player"] == name]
    firsts = by_deal(rows, partial(_first_share, name=name))
    return Player(
        name,
        sum(name in _names(row) for row in rows),
        share(firsts),
        fmean(seat["place"] for seat in seats),
        fmean(seat["total"] for seat in seats),
        rating,
    )


def pairs_of(rows: Sequence[Row], names: Sequence[str]) -> list[Pair]:
    """Every two players that met."""
    pairs = []
    for one, other in combinations(names, 2):
        games = [row for row in rows if {one, other} <= _names(row)]
        if games:
            ahead = by_deal(games, partial(_ahead, one=one, other=other))
            pairs.append(Pair(one, other, len(games), share(ahead)))
    return pairs


def alone_of(rows: Sequence[Row], names: Sequence[str]) -> list[Alone]:
    """Every player that sat alone among seats of another, at tables of more than two."""
    found = []
    for one, rest in permutations(names, 2):
        games = [row for row in rows if _is_alone(row, one, rest)]
        if games:
            firsts = by_deal(games, partial(_first_share, name=one))
            found.append(Alone(one, rest, len(games), share(firsts)))
    return found


def thoughts_of(rows: Sequence[Row], names: Sequence[str]) -> list[Thought]:
    thoughts = []
    for name in names:
        seats = [
            (seat["decisions"], row["seconds"][number], row["longest"][number])
            for row in rows
            for number, seat in enumerate(row["seats"])
            if seat["player"] == name
        ]
        decisions = sum(seat[0] for seat in seats)
        mean = sum(seat[1] for seat in seats) / max(1, decisions)
        thoughts.append(Thought(name, decisions, mean, max(seat[2] for seat in seats)))
    return thoughts


def by_deal(rows: Iterable[Row], value: Callable[[Row], float | None]) -> list[float]:
    """The mean of a value over the games of each deal; games without it do not count."""
    deals: dict[int, list[float]] = defaultdict(list)
    for row in rows:
        found = value(row)
        if found is not None:
            deals[row["deal"]].append(found)
    return [fmean(deals[deal]) for deal in sorted(deals)]


def _names(row: Row) -> set[str]:
    return {seat["player"] for seat in row["seats"]}


def _places(row: Row, name: str) -> Iterator[int]:
    return (seat["place"] for seat in row["seats"] if seat["player"] == name)


def _first_share(row: Row, name: str) -> float | None:
    """The part of the first place that a seat of the player has, on average of its seats."""
    winners = sum(seat["place"] == 1 for seat in row["seats"])
    parts = [(place == 1) / winners for place in _places(row, name)]
    return fmean(parts) if parts else None


def _ahead(row: Row, one: str, other: str) -> float:
    meetings = product(_places(row, one), _places(row, other))
    return fmean(1.0 if a < b else 0.5 if a == b else 0.0 for a, b in meetings)


def _is_alone(row: Row, one: str, rest: str) -> bool:
    players = [seat["player"] for seat in row["seats"]]
    return len(players) > 2 and players.count(one) == 1 and players.count(rest) == len(players) - 1
