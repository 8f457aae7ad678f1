"""How often one player is first against others that are all of one kind.

    python -m bench.strength renature --player forest --others greedy --games 40 [--seats 4]
                             [--mode valley] [--seed 1]

Each deal is played once from every seat. Prints the share of first places (ties share) with its
95 % interval, the mean lead over the best other, and how long a decision of the player took.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np

from waldbach import registry
from waldbach.intervals import wilson
from waldbach.lab.match import Match, play_match
from waldbach.lab.pools import Row


def rows(wish: argparse.Namespace) -> Iterator[tuple[Row, int]]:
    """Games, and the seat of the player in each."""
    game = registry.get(wish.game)
    options = {"mode": wish.mode} if wish.mode else {}
    chosen = tuple(game.check_table(wish.seats, options).items())
    for number in range(wish.games):
        deal, seat = divmod(number, wish.seats)
        players = [wish.others] * wish.seats
        players[seat] = wish.player
        yield (
            play_match(Match(wish.game, game.rules, chosen, tuple(players), wish.seed, deal)),
            seat,
        )


def measure(wish: argparse.Namespace) -> str:
    firsts, leads, seconds, decisions, longest = [], [], 0.0, 0, 0.0
    for row, seat in rows(wish):
        places = [one["place"] for one in row["seats"]]
        totals = [one["total"] for one in row["seats"]]
        firsts.append((places[seat] == 1) / places.count(1))
        leads.append(totals[seat] - max(t for s, t in enumerate(totals) if s != seat))
        seconds += row["seconds"][seat]
        longest = max(longest, row["longest"][seat])
        decisions += row["seats"][seat]["decisions"]
    share = float(np.mean(firsts))
    low, high = wilson(share, len(firsts))
    return (
        f"{wish.game} {wish.mode or ''} {wish.seats} seats, {wish.player} against {wish.others}: "
        f"first in {100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f}), {wish.games} games, "
        f"lead {np.mean(leads):.1f}; a decision {1000 * seconds / decisions:.0f} ms, "
        f"at most {1000 * longest:.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--player", default="forest")
    parser.add_argument("--others", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--mode")
    parser.add_argument("--seed", type=int, default=1)
    print(measure(parser.parse_args()), flush=True)


if __name__ == "__main__":
    main()
