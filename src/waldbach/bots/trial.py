"""Material tried out: simple bots play many games with it, and what is asked of it is judged.

    tally = sum_up([play_some(game, start, seed, 0, 50), play_some(game, start, seed, 50, 50)])
    report(game, tally)

The seed and its number alone fix a game, so it does not matter who plays which of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from waldbach.bots.match import GREEDY, runner
from waldbach.game import Game, State
from waldbach.intervals import wilson

TURN_ORDER = "turn-order"
MOST_ABOVE = 3.0  # percentage points that a place in the turn order may win above its share
ERRORS = 3  # standard errors that may be chance: one of several seats is always the luckiest


@dataclass(frozen=True)
class Tally:
    """Sums over games; wins, shared ones split, and points by seat."""

    games: int
    wins: tuple[float, ...]
    points: tuple[float, ...]
    figures: dict[str, float]


@dataclass(frozen=True)
class SeatReport:
    wins: float  # in percent, with its 95 % interval
    low: float
    high: float
    points: float


@dataclass(frozen=True)
class Verdict:
    """A figure and what is asked of it; `ok` also where so few games cannot speak against it."""

    name: str
    ok: bool
    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Report:
    games: int
    seats: tuple[SeatReport, ...]
    figures: dict[str, float]
    verdicts: tuple[Verdict, ...]


def play_some(game: Game, start: State, seed: int, first: int, count: int) -> Tally:
    """The games from number `first` on."""
    seats = len(game.results(start))
    wins, points = np.zeros(seats), np.zeros(seats)
    figures: Counter[str] = Counter()
    for number in range(first, first + count):
        rng = np.random.default_rng([seed, number])
        played = runner(game).play(
            start, [GREEDY] * seats, rng, record=True, slips=game.trial_slips
        )
        winners, scores = game.winners(played.end), game.score(played.end)
        wins[list(winners)] += 1 / len(winners)
        points += scores
        ordered = sorted(scores)
        figures.update(game.trial_figures(start, played.moves, played.end))
        figures.update(decisions=int(played.decisions.sum()), margin=ordered[-1] - ordered[-2])
    return Tally(count, tuple(wins.tolist()), tuple(points.tolist()), dict(figures))


def sum_up(tallies: Sequence[Tally]) -> Tally:
    figures: Counter[str] = Counter()
    for one in tallies:
        figures.update(one.figures)
    return Tally(
        sum(one.games for one in tallies),
        tuple(map(sum, zip(*(one.wins for one in tallies), strict=True))),
        tuple(map(sum, zip(*(one.points for one in tallies), strict=True))),
        dict(figures),
    )


def report(game: Game, tally: Tally) -> Report:
    games = tally.games
    seats = tuple(
        _seat(wins / games, points / games, games)
        for wins, points in zip(tally.wins, tally.points, strict=True)
    )
    figures = {name: round(value / games, 2) for name, value in sorted(tally.figures.items())}
    return Report(games, seats, figures, tuple(_verdicts(game, games, seats, figures)))


def _seat(share: float, points: float, games: int) -> SeatReport:
    low, high = wilson(share, games)
    return SeatReport(
        round(100 * share, 1), round(100 * low, 1), round(100 * high, 1), round(points, 1)
    )


def _verdicts(
    game: Game, games: int, seats: Sequence[SeatReport], figures: dict[str, float]
) -> list[Verdict]:
    share = 1 / len(seats)
    above = round(max(seat.wins for seat in seats) - 100 * share, 1)
    by_chance = 100 * ERRORS * sqrt(share * (1 - share) / games)
    found = [Verdict(TURN_ORDER, above - by_chance <= MOST_ABOVE, above, None, MOST_ABOVE)]
    for name, asked in game.trial_asks(len(seats)).items():
        if name in figures:
            value = figures[name]
            enough = asked.least is None or value >= asked.least
            fits = enough and (asked.most is None or value <= asked.most)
            found.append(Verdict(name, fits, value, asked.least, asked.most))
    return found
