"""Ratings from the places of finished games, with openskill's Plackett-Luce model."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Standing = Sequence[tuple[str, int]]  # a game: each seat's player and place


@dataclass(frozen=True)
class Skill:
    """How strong a player seems (`mu`), and how unsure that is (`sigma`)."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the player has shown at least."""
        return self.mu - 3 * self.sigma


def unknown() -> Skill:
    """The skill of a player of whom nothing is known."""
    fresh = _model().rating()
    return Skill(fresh.mu, fresh.sigma)


def after(standing: Standing, before: Mapping[str, Skill]) -> dict[str, Skill]:
    """The skills of the players of one game, after it.

    A player at several seats takes the mean of what these seats would be rated.
    """
    model = _model()
    teams = [[model.rating(before[name].mu, before[name].sigma)] for name, _ in standing]
    rated = model.rate(teams, ranks=[float(place) for _, place in standing])
    seats: dict[str, list[Any]] = {}
    for team, (name, _) in zip(rated, standing, strict=True):
        seats.setdefault(name, []).append(team[0])
    return {name: _mean(many) for name, many in seats.items()}


def _mean(seats: Sequence[Any]) -> Skill:
    count = len(seats)
    return Skill(sum(seat.mu for seat in seats) / count, sum(seat.sigma for seat in seats) / count)


@functools.cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # here: no ordinary command needs it

    return PlackettLuce()
