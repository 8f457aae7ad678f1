"""The few statistics that a study needs, in NumPy and the standard library."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, gamma, sqrt

import numpy as np
from numpy.typing import NDArray

from waldbach.intervals import Z95

Numbers = NDArray[np.float64]


def normal_p(z: float) -> float:
    """How likely a normal variable is at least so far from 0.

    >>> round(normal_p(Z95), 4)
    0.05
    """
    return erfc(abs(z) / sqrt(2))


def chi_square_p(value: float, freedom: int) -> float:
    """How likely a chi-square variable is at least so large.

    >>> round(chi_square_p(5.991, 2), 3), round(chi_square_p(7.815, 3), 3)
    (0.05, 0.05)
    """
    half = value / 2
    if freedom % 2:
        terms = [half ** (k - 0.5) / gamma(k + 0.5) for k in range(1, freedom // 2 + 1)]
        return erfc(sqrt(half)) + exp(-half) * float(sum(terms))
    return exp(-half) * float(sum(half**k / gamma(k + 1) for k in range(freedom // 2)))


def fairness_p(wins: Numbers) -> float:
    """How likely wins at least so uneven are if all seats (columns) win alike; a row per game.

    A test of the mean of each game's shares, so that shared wins count as what they are. Their
    spread is taken around the fair share, where it exists even if the same seat always wins.
    """
    games, seats = wins.shape
    off = (wins - 1 / seats)[:, :-1]  # the shares of a game add up to 1: the last tells nothing new
    mean = off.mean(axis=0)
    spread = off.T @ off / games
    return chi_square_p(max(0.0, float(games * mean @ np.linalg.pinv(spread) @ mean)), seats - 1)


def mean_interval(mean: float, squares: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a mean, from the mean of the squares of n independent values.

    >>> low, high = mean_interval(0.0, 1.0, 101)
    >>> round(low, 4), round(high, 4)
    (-0.196, 0.196)
    """
    error = Z95 * standard_error(mean, squares, n)
    return mean - error, mean + error


def standard_error(mean: float, squares: float, n: int) -> float:
    return sqrt(max(0.0, squares - mean**2) / (n - 1)) if n > 1 else float("inf")


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """p-values, corrected so that among all called striking at a level only that share is not.

    >>> benjamini_hochberg([0.01, 0.04, 0.03, 0.5])
    [0.04, 0.05333333333333334, 0.05333333333333334, 0.5]
    """
    order = sorted(range(len(chances)), key=lambda i: chances[i], reverse=True)
    corrected = [1.0] * len(chances)
    least = 1.0
    for behind, i in enumerate(order):
        least = min(least, chances[i] * len(chances) / (len(chances) - behind))
        corrected[i] = least
    return corrected
