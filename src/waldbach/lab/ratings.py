"""Ratings of players from all games of a tournament."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from waldbach import ratings
from waldbach.ratings import Standing


@dataclass(frozen=True)
class Rating:
    """How strong a player seems (`mu`), how unsure that is (`sigma`), and what it has shown at
    least (`ordinal`, mu - 3 sigma)."""

    mu: float
    sigma: float
    ordinal: float


def rate(players: Sequence[str], games: Iterable[Standing]) -> dict[str, Rating]:
    """The ratings after these games, in their order."""
    current = dict.fromkeys(players, ratings.unknown())
    for standing in games:
        current |= ratings.after(standing, current)
    return {name: Rating(one.mu, one.sigma, one.ordinal) for name, one in current.items()}
