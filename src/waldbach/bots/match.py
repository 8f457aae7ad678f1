"""Whole games between built-in policies inside the compiled core, written once for every game.

`kernel` is a name that `jit.bind` replaces by the game's kernel module, and so are the helpers that
use it. `Runner(game)` puts them together; `runner(game)` keeps one for each game.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from waldbach import kernel
from waldbach.chance import draw
from waldbach.game import Game
from waldbach.jit import bind
from waldbach.kernel import CHANCE, Actions, State
from waldbach.playout import next_to_act

RANDOM, GREEDY = range(2)
POLICIES = {"random": RANDOM, "greedy": GREEDY}  # the bots of `bot.py` that can play compiled

Seats = NDArray[np.int64]  # a number for each seat
Moves = NDArray[np.int64]  # rows of (seat, action)

CHUNK = 512  # steps that are played between two stays outside the compiled core


def choose_greedy(
    state: State, seat: int, n: int, rng: np.random.Generator, actions: Actions
) -> int:
    """The one of the n actions that the game's heuristic rates highest; ties at random."""
    best, most, equal = 0, 0.0, 0
    for i in range(n):
        worth = kernel.rate(state, seat, int(actions[i]))
        if equal == 0 or worth > most:
            best, most, equal = i, worth, 1
        elif worth == most:
            equal += 1
            if rng.random() * equal < 1:
                best = i
    return int(actions[best])


def play_on(
    state: State,
    policies: Seats,
    slips: float,
    rng: np.random.Generator,
    actions: Actions,
    moves: Moves,
    decisions: Seats,
) -> int:
    """Play in place until the game is over or `moves` is full; returns the number of steps.

    Every step is written to `moves`, those of chance too; `decisions` counts those of each seat.
    So large a share of the decisions, `slips`, is made without thought.
    """
    for step in range(len(moves)):
        mask = kernel.acting(state)
        if mask == 0:
            return step
        seat = next_to_act(mask)
        n = kernel.legal(state, seat, actions)
        if seat == CHANCE:
            action = draw(state, rng, actions, n)
        else:
            decisions[seat] += 1
            careful = slips == 0.0 or rng.random() >= slips
            if policies[seat] == GREEDY and careful:
                action = choose_greedy(state, seat, n, rng, actions)
            else:
                action = int(actions[int(rng.random() * n)])
        kernel.apply(state, seat, action)
        moves[step, 0] = seat
        moves[step, 1] = action
    return len(moves)


@dataclass(frozen=True)
class Played:
    """A finished game: its end, how often each seat chose, and its steps if they were recorded."""

    end: State
    decisions: Seats
    moves: Moves


class Runner:
    """The compiled matches of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        choose = bind(choose_greedy, kernel=game.kernel)
        self._play_on = bind(play_on, kernel=game.kernel, draw=game.draw, choose_greedy=choose)

    def play(
        self,
        state: State,
        policies: Sequence[int],
        rng: np.random.Generator,
        record: bool = False,
        slips: float = 0.0,
    ) -> Played:
        """The game played from this state to its end, by a policy for each seat, which every so
        often chooses at random.

        Replaying `moves` from the same state with `Game.apply` leads to the same end.
        """
        seats = len(self.game.results(state))
        if len(policies) != seats or not set(policies) <= set(POLICIES.values()):
            raise ValueError(f"{seats} seats need as many policies of {POLICIES}: {policies}")
        end = self.game.copy(state)
        codes, decisions = np.array(policies, np.int64), np.zeros(seats, np.int64)
        actions, moves = np.empty(self.game.max_legal, np.int64), np.empty((CHUNK, 2), np.int64)
        parts = [moves[:0]]
        steps = CHUNK
        while steps == CHUNK:
            steps = self._play_on(end, codes, slips, rng, actions, moves, decisions)
            if record:
                parts.append(moves[:steps].copy())
        return Played(end, decisions, np.concatenate(parts))


@functools.cache
def runner(game: Game) -> Runner:
    return Runner(game)
