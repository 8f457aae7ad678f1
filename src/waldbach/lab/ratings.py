"""Ratings of players from all games of a tournament."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from waldbach import ratings
from waldbach.ratings import Skill, Standing


def rate(players: Sequence[str], games: Iterable[Standing]) -> dict[str, Skill]:
    """The ratings after these games, in their order."""
    current = dict.fromkeys(players, ratings.unknown())
    for standing in games:
        current |= ratings.after(standing, current)
    return current
