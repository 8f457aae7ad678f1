"""Perft: how many lines of play there are to a depth, the classic proof of a move generator.

A line is a sequence of exactly `depth` decisions of seats. Chance is fixed, so that the numbers
mean the same everywhere: each pending random step takes the first outcome that `legal` lists, and
does not count as a step. Where several seats may act at once, the lowest acts first. A game that is
over before the depth is reached adds nothing.

`perft(game).divide(state, depth)` splits the number by first words: the way to find where two
counts differ.

A perft file holds positions with their numbers. Comments stand above the first title:

    # what these positions are about
    title opening with two players
    renature position 1                 the text of a position
    …
    depth 1 62
    depth 2 1411
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from waldbach import kernel
from waldbach.game import Game
from waldbach.jit import bind
from waldbach.kernel import CHANCE, CHANCE_ACTS, Actions, State
from waldbach.playout import next_to_act


def settle(state: State, buffer: Actions) -> int:
    """Carry out the pending random steps with their first outcomes; returns who acts then."""
    while kernel.acting(state) == CHANCE_ACTS:
        kernel.legal(state, CHANCE, buffer)
        kernel.apply(state, CHANCE, int(buffer[0]))
    return int(kernel.acting(state))


def count_lines(stack: State, actions: NDArray[np.int64]) -> int:
    """The lines that begin at `stack[0]`. Both arguments have an entry for each decision."""
    depth = len(stack)
    seat = np.zeros(depth, np.int64)
    width = np.zeros(depth, np.int64)
    played = np.zeros(depth, np.int64)
    lines = 0
    level = 0
    arrived = True
    while level >= 0:
        if arrived:
            mask = settle(stack[level], actions[level])
            played[level] = width[level] = 0
            if mask != 0:
                seat[level] = next_to_act(mask)
                width[level] = kernel.legal(stack[level], seat[level], actions[level])
            if level == depth - 1:
                lines += width[level]
                played[level] = width[level]
        arrived = played[level] < width[level]
        if arrived:
            stack[level + 1] = stack[level]
            action = int(actions[level, played[level]])
            kernel.apply(stack[level + 1], seat[level], action)
            played[level] += 1
            level += 1
        else:
            level -= 1
    return lines


class Perft:
    """The counter of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._settle = bind(settle, kernel=game.kernel)
        self._count_lines = bind(count_lines, kernel=game.kernel, settle=self._settle)

    def settled(self, state: State) -> State:
        """The state at the next decision, or at the end."""
        after = self.game.copy(state)
        self._settle(after, np.empty(self.game.max_legal, np.int64))
        return after

    def count(self, state: State, depth: int) -> int:
        if depth == 0:
            return 1
        stack = np.empty(depth, self.game.dtype)
        stack[0] = state
        actions = np.empty((depth, self.game.max_legal), np.int64)
        return int(self._count_lines(stack, actions))

    def divide(self, state: State, depth: int) -> dict[str, int]:
        """The lines behind each first word; they add up to `count(state, depth)`."""
        game, root = self.game, self.settled(state)
        if depth == 0 or not game.acting(root):
            return {}
        seat = game.acting(root)[0]
        return {
            game.format(int(action), root): self.count(
                game.apply(root, seat, int(action)), depth - 1
            )
            for action in game.legal(root, seat)
        }


@functools.cache
def perft(game: Game) -> Perft:
    return Perft(game)


# --- files ----------------------------------------------------------------------------------------


@dataclass
class Case:
    """A position and how many lines of play it has, by depth."""

    title: str
    position: str
    counts: dict[int, int] = field(default_factory=dict)


def read_cases(text: str) -> list[Case]:
    """The cases of a perft file.

    >>> [case] = read_cases("title empty\\nboard\\n S .\\ndepth 1 3\\n")
    >>> case.title, case.position, case.counts
    ('empty', 'board\\n S .\\n', {1: 3})
    """
    cases: list[Case] = []
    for line in text.splitlines():
        key, _, rest = line.partition(" ")
        if key == "title":
            cases.append(Case(rest, ""))
        elif key == "depth":
            depth, count = rest.split()
            cases[-1].counts[int(depth)] = int(count)
        elif cases and line:
            cases[-1].position += line + "\n"
    return cases


def write_cases(comments: list[str], cases: list[Case]) -> str:
    blocks = ["".join(f"# {comment}\n" for comment in comments)]
    for case in cases:
        counts = "".join(f"depth {depth} {count}\n" for depth, count in case.counts.items())
        blocks.append(f"title {case.title}\n{case.position}{counts}")
    return "\n".join(blocks)
