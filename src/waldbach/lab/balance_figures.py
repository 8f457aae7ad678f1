"""The figures of a balance study: what many tales of the same table add up to.

Whether a thing decides is asked in two ways. *Lift*: in each game those who used it more than the
table's mean are set against the rest, which for a card that one seat has means those who have it
and those who do not; games in which all used it alike say nothing. Each game gives one difference
of win rates, so that games, which are independent, are what is counted, not seats, which are not.
*Turned*: games in which another seat would have had more points than every winner if nobody had got
the points of this thing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from waldbach.game import Game, State
from waldbach.intervals import wilson
from waldbach.lab.standings import Share
from waldbach.lab.stats import (
    Numbers,
    benjamini_hochberg,
    fairness_p,
    mean_interval,
    normal_p,
    standard_error,
)
from waldbach.lab.study import get_study
from waldbach.lab.tale import Tale, action_kinds

QUANTILES = (5, 25, 50, 75, 95)
FEWEST = 30  # games before a difference is put to a test
STRIKING = 0.05  # level of the corrected test

Counts = NDArray[np.int64]


def share_of(share: float, games: int) -> Share:
    """A share of independent games."""
    return Share(share, *wilson(share, games))


@dataclass(frozen=True)
class Spread:
    """How a number is distributed."""

    mean: float
    deviation: float
    least: float
    quantiles: list[float]  # at QUANTILES
    most: float


def spread_of(values: NDArray[Any]) -> Spread:
    return Spread(
        float(values.mean()),
        float(values.std(ddof=1)),
        float(values.min()),
        [float(q) for q in np.percentile(values, QUANTILES)],
        float(values.max()),
    )


@dataclass(frozen=True)
class Wins:
    """Win rates of seats, or of places in turn order; `p` tells how likely rates at least so uneven
    are if all are alike."""

    rates: list[Share]
    p: float


@dataclass(frozen=True)
class Lift:
    """Win rates of those who used a thing more than the others, and of the others, over the games
    in which there were both. Without an interval: too few games to tell."""

    games: int
    more: float = 0.0
    less: float = 0.0
    difference: float = 0.0
    low: float | None = None
    high: float | None = None
    p: float | None = None
    corrected: float | None = None

    @property
    def striking(self) -> bool:
        return self.corrected is not None and self.corrected < STRIKING


@dataclass(frozen=True)
class Source:
    name: str
    mean: float  # points a seat
    share: float  # of all points
    turned: Share
    lift: Lift


@dataclass(frozen=True)
class Action:
    """`legal` and `chosen` are shares of all decisions, `taken` of those in which it was legal."""

    kind: str
    legal: float
    chosen: float
    taken: float
    a_game: float
    lift: Lift


@dataclass(frozen=True)
class Thing:
    kind: str
    name: str
    games: Share  # in which anyone used it
    a_game: float  # uses by all seats
    taken: float | None  # uses of the chances there were
    points: float | None  # for each use
    turned: Share | None
    lift: Lift


@dataclass(frozen=True)
class Figures:
    """All that is known of one table."""

    games: int
    seats: int
    by_seat: Wins
    by_order: Wins | None  # None where the first choices are made at once
    scores: Spread  # of all seats
    seat_scores: list[Spread]
    winning: Spread  # score of the winner
    margin: Spread  # between the first two scores
    equal: Share  # games in which two or more had the most points
    shared: Share  # games with more than one winner
    decisions: Spread
    lengths: dict[str, Spread]
    counts: dict[str, list[float]]  # mean of each seat
    sources: list[Source]
    actions: list[Action]
    things: list[Thing]


class Tallies:
    """Sums over games for a list of things, one array entry each."""

    def __init__(self, size: int) -> None:
        self.games = 0
        self.mixed, self.turned = np.zeros(size, np.int64), np.zeros(size, np.int64)
        self.more, self.less, self.squares = np.zeros(size), np.zeros(size), np.zeros(size)

    def add(self, tale: Tale, used: Counts, points: Counts | None = None) -> None:
        """One game: uses, and points if the things bring any, by thing and seat."""
        self.games += 1
        wins, seats = np.array(tale.wins), len(tale.places)
        above = used * seats > used.sum(axis=1, keepdims=True)
        many = above.sum(axis=1)
        more = above @ wins / np.maximum(many, 1)
        less = np.where(many > 0, ~above @ wins / (seats - many), 0.0)
        self.mixed += many > 0
        self.more += more
        self.less += less
        self.squares += (more - less) ** 2
        if points is not None:
            self.turned += is_turned(tale, points)

    def lifts(self) -> list[Lift]:
        """With tests that are corrected for the number of things."""
        found = [self._lift(i) for i in range(len(self.mixed))]
        tested = {i: lift.p for i, lift in enumerate(found) if lift.p is not None}
        corrected = benjamini_hochberg(list(tested.values()))
        for i, value in zip(tested, corrected, strict=True):
            found[i] = replace(found[i], corrected=value)
        return found

    def _lift(self, i: int) -> Lift:
        games = int(self.mixed[i])
        if games == 0:
            return Lift(0)
        more, less = float(self.more[i]) / games, float(self.less[i]) / games
        difference, squares = more - less, float(self.squares[i]) / games
        error = standard_error(difference, squares, games)
        if games < FEWEST or error == 0:
            return Lift(games, more, less, difference)
        low, high = mean_interval(difference, squares, games)
        return Lift(games, more, less, difference, low, high, normal_p(difference / error))

    def turned_share(self, i: int) -> Share:
        return share_of(int(self.turned[i]) / self.games, self.games)


def is_turned(tale: Tale, points: Counts) -> NDArray[np.bool_]:
    """For each thing: would a seat that did not win have more than every winner without it?"""
    left = np.array(tale.totals) - points
    won = np.array(tale.places) == 1
    if won.all():
        return np.zeros(len(points), np.bool_)
    return np.asarray(left[:, ~won].max(axis=1) > left[:, won].max(axis=1))


# --- putting it together --------------------------------------------------------------------------


def figures_of(game: Game, start: State, tales: Sequence[Tale]) -> Figures:
    """The figures of all tales of a table that begins with this state."""
    totals = np.array([tale.totals for tale in tales], np.int64)
    ranked = np.sort(totals, axis=1)
    wins = np.array([tale.wins for tale in tales])
    order = np.array([tale.order for tale in tales], np.int64)
    margin = ranked[:, -1] - ranked[:, -2]
    by_order = np.take_along_axis(wins, order.argsort(axis=1), 1) if order.size else None
    return Figures(
        games=len(tales),
        seats=totals.shape[1],
        by_seat=wins_of(wins),
        by_order=None if by_order is None else wins_of(by_order),
        scores=spread_of(totals),
        seat_scores=[spread_of(column) for column in totals.T],
        winning=spread_of(ranked[:, -1]),
        margin=spread_of(margin),
        equal=share_of(float((margin == 0).mean()), len(tales)),
        shared=share_of(float(((wins > 0).sum(axis=1) > 1).mean()), len(tales)),
        decisions=spread_of(np.array([sum(tale.decisions) for tale in tales])),
        lengths=lengths_of(game, start, tales),
        counts=counts_of(game, start, tales),
        sources=sources_of(game, start, tales),
        actions=actions_of(game, tales),
        things=things_of(game, start, tales),
    )


def wins_of(wins: Numbers) -> Wins:
    rates = [share_of(float(share), len(wins)) for share in wins.mean(axis=0)]
    return Wins(rates, fairness_p(wins))


def lengths_of(game: Game, start: State, tales: Sequence[Tale]) -> dict[str, Spread]:
    lengths = np.array([tale.lengths for tale in tales])
    names = get_study(game).lengths(start)
    return {name: spread_of(column) for name, column in zip(names, lengths.T, strict=True)}


def counts_of(game: Game, start: State, tales: Sequence[Tale]) -> dict[str, list[float]]:
    means = np.array([tale.counts for tale in tales]).mean(axis=0)
    names = get_study(game).counts(start)[0]
    return {name: column.tolist() for name, column in zip(names, means.T, strict=True)}


def sources_of(game: Game, start: State, tales: Sequence[Tale]) -> list[Source]:
    names = list(game.results(start)[0].points)
    tallies = Tallies(len(names))
    points = np.array([tale.points for tale in tales], np.int64)  # games, seats, sources
    for tale, table in zip(tales, points, strict=True):
        tallies.add(tale, table.T, table.T)
    means, lifts = points.mean(axis=(0, 1)).tolist(), tallies.lifts()
    whole = sum(means)
    return [
        Source(
            name, means[i], means[i] / whole if whole else 0.0, tallies.turned_share(i), lifts[i]
        )
        for i, name in enumerate(names)
        if points[:, :, i].any()
    ]


def actions_of(game: Game, tales: Sequence[Tale]) -> list[Action]:
    kinds, _ = action_kinds(game)
    tallies = Tallies(len(kinds))
    could, did = np.zeros(len(kinds), np.int64), np.zeros(len(kinds), np.int64)
    for tale in tales:
        chosen = np.array(tale.did, np.int64)
        tallies.add(tale, chosen.T)
        could += np.array(tale.could, np.int64).sum(axis=0)
        did += chosen.sum(axis=0)
    lifts, decisions = tallies.lifts(), int(did.sum())
    return [
        Action(
            kind,
            int(could[i]) / decisions,
            int(did[i]) / decisions,
            int(did[i]) / int(could[i]),
            int(did[i]) / len(tales),
            lifts[i],
        )
        for i, kind in enumerate(kinds)
        if could[i]
    ]


def things_of(game: Game, start: State, tales: Sequence[Tale]) -> list[Thing]:
    study = get_study(game)
    names = study.things(start)
    tallies = Tallies(len(names))
    sums, games = np.zeros((3, len(names)), np.int64), np.zeros(len(names), np.int64)
    for tale in tales:
        table = tale.uses(len(names))
        tallies.add(tale, table[0], table[2])
        sums += table.sum(axis=2)
        games += table[0].any(axis=1)
    lifts = tallies.lifts()
    found = []
    for i, (kind, name) in enumerate(names):
        used, chances, points = sums[:, i].tolist()
        scores = kind in study.SCORING
        if used or chances:
            found.append(Thing(
                kind,
                name,
                share_of(int(games[i]) / len(tales), len(tales)),
                used / len(tales),
                used / chances if chances else None,
                points / used if used and scores else None,
                tallies.turned_share(i) if scores else None,
                lifts[i],
            ))  # fmt: skip
    return found
