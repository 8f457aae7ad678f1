"""Ratings of players from the places of their games, with openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from waldbach.lab.extras import needs

Standing = Sequence[tuple[str, int]]  # a game: each seat's player and place


@dataclass(frozen=True)
class Rating:
    """How strong a player seems (`mu`), how unsure that is (`sigma`), and what it has shown at
    least (`ordinal`, mu - 3 sigma)."""

    mu: float
    sigma: float
    ordinal: float


def rate(players: Sequence[str], games: Iterable[Standing]) -> dict[str, Rating]:
    """The ratings after these games, in their order.

    A player at several seats of a game takes the mean of what these seats would be rated.
    """
    with needs("openskill"):
        from openskill.models import PlackettLuce
    model = PlackettLuce()
    current = {player: (model.rating().mu, model.rating().sigma) for player in players}
    for standing in games:
        teams = [[model.rating(*current[player])] for player, _ in standing]
        rated = model.rate(teams, ranks=[float(place) for _, place in standing])
        for name in {player for player, _ in standing}:
            seats = [
                team[0] for team, (player, _) in zip(rated, standing, strict=True) if player == name
            ]
            mu = sum(seat.mu for seat in seats) / len(seats)
            sigma = sum(seat.sigma for seat in seats) / len(seats)
            current[name] = (mu, sigma)
    return {player: Rating(mu, sigma, mu - 3 * sigma) for player, (mu, sigma) in current.items()}
