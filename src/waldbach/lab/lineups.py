"""Who meets whom, and where they sit.

A line-up is a group of players, one for each seat. Each deal is played by every line-up, once in
every rotation of the seats, so that nobody owes a result to a seat or a deal.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from math import comb

import numpy as np

MOST_COMPLETE = 100  # line-ups up to which all combinations are played

Lineup = tuple[str, ...]


def lineups(players: Sequence[str], seats: int, seed: int) -> list[Lineup]:
    """The line-ups of a tournament.

    With two seats every pair; with more seats every combination, or a balanced choice of them when
    there are too many. With fewer players than seats, one of each against the rest of each other.

    >>> lineups(["a", "b", "c"], 2, seed=0)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> lineups(["a", "b"], 3, seed=0)
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if len(players) < seats:
        return [(one, *[rest] * (seats - 1)) for one, rest in itertools.permutations(players, 2)]
    if seats == 2 or comb(len(players), seats) <= MOST_COMPLETE:
        return list(itertools.combinations(players, seats))
    return balanced(players, seats, seed)


def balanced(players: Sequence[str], seats: int, seed: int) -> list[Lineup]:
    """Groups drawn so that players sit in equally many of them (give or take one) and meet each
    other about equally often; as many as `MOST_COMPLETE`, or until every pair has met."""
    rng = np.random.default_rng([seed, len(players), seats])
    sat: Counter[str] = Counter()
    met: Counter[frozenset[str]] = Counter()
    chosen: list[Lineup] = []
    while len(chosen) < MOST_COMPLETE or len(met) < comb(len(players), 2):
        group: list[str] = []
        luck = dict(zip(players, rng.permutation(len(players)).tolist(), strict=True))
        while len(group) < seats:
            free = [player for player in players if player not in group]
            group.append(min(free, key=lambda p: (sat[p], _meetings(met, group, p), luck[p])))
        sat.update(group)
        met.update(frozenset(pair) for pair in itertools.combinations(group, 2))
        chosen.append(tuple(player for player in players if player in group))
    return chosen


def _meetings(met: Counter[frozenset[str]], group: Sequence[str], player: str) -> int:
    return sum(met[frozenset((player, other))] for other in group)


def seatings(lineup: Lineup, seed: int, deal: int) -> list[Lineup]:
    """The players by seat, in every rotation.

    Who sits behind whom changes from deal to deal by lot, so that no player always follows the
    same one.
    """
    rng = np.random.default_rng([seed, deal, *",".join(lineup).encode()])
    order = [lineup[int(i)] for i in rng.permutation(len(lineup))]
    return [tuple(order[turn:] + order[:turn]) for turn in range(len(order))]
