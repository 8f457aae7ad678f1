"""The search on one core: simulations a second, how well it keeps to its time, its memory.

    python -m bench.search [--quick]

Positions are the choices of games between greedy players, with two players and in every mode. A
simulation ends at the learned evaluation; the second rate is that of simulations which play to the
end.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice

import numpy as np

from waldbach import registry
from waldbach.bots.bot import Budget
from waldbach.bots.manners import manners_of
from waldbach.bots.match import GREEDY, runner
from waldbach.bots.search import TO_THE_END, make_tree, searcher
from waldbach.game import CHANCE, Game, State

BUDGETS = (20, 100, 1000)  # milliseconds
EVERY = 7  # of the choices of a game, one is searched


def positions(game: Game, mode: str, seed: int) -> Iterator[tuple[State, int]]:
    """Views of seats that have a choice, and the seats."""
    start = game.new(2, {"mode": mode})
    played = runner(game).play(start, [GREEDY] * 2, np.random.default_rng(seed), record=True)
    state, number = start, 0
    for seat, action in played.moves.tolist():
        if seat != CHANCE and len(game.legal(state, seat)) > 1:
            number += 1
            if number % EVERY == 0:
                yield game.view(state, seat), seat
        state = game.apply(state, seat, action)


def rate_of(game: Game, mode: str, simulations: int, horizon: int | None) -> float:
    """Simulations a second over the positions of a game."""
    habits = manners_of(game).habits
    if horizon is not None:
        habits = habits._replace(horizon=horizon)
    done, seconds, rng = 0, 0.0, np.random.default_rng(1)
    for view, seat in positions(game, mode, seed=1):
        budget = Budget(simulations=simulations)
        found = searcher(game).analyse(view, seat, budget, rng, habits)
        done, seconds = done + found.simulations, seconds + found.seconds
    return done / seconds


def longest(game: Game, mode: str, milliseconds: int, searches: int) -> float:
    """The longest time of a search, as a multiple of its budget."""
    rng, budget = np.random.default_rng(1), Budget(milliseconds=milliseconds)
    return max(
        searcher(game).analyse(view, seat, budget, rng).seconds * 1000 / milliseconds
        for view, seat in islice(positions(game, mode, seed=2), searches)
    )


def print_search(quick: bool) -> None:
    print(f"{'table':26} {'cut sims/s':>11} {'whole/s':>9}  longest, of a budget of")
    print(f"{'':47}  " + "  ".join(f"{budget:>5} ms" for budget in BUDGETS))
    for game in registry.every():
        modes = next(option.choices for option in game.options if option.name == "mode")
        for mode in modes:
            rate_of(game, mode, 8, None)
            cut = rate_of(game, mode, 200 if quick else 2000, None)
            whole = rate_of(game, mode, 30 if quick else 300, TO_THE_END)
            times = [
                f"{longest(game, mode, budget, 4 if quick else 25):7.3f}" for budget in BUDGETS
            ]
            print(f"{game.name + ' ' + mode:26} {cut:11,.0f} {whole:9,.0f}   {'  '.join(times)}")
    most = max(sum(part.nbytes for part in make_tree(g.max_seats)) for g in registry.every())
    print(f"memory of a search, at most: {most / 2**20:.0f} MiB")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="fewer simulations")
    print_search(parser.parse_args().quick)
