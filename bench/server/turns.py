"""Turns for the load to play: chosen by the compiled rules, so that choosing costs little.

The load follows each game with its own copy of the state. The words that one seat reads as hidden
are known to the other, and both seats of a table are in the same process.
"""

from __future__ import annotations

import numpy as np

from waldbach import registry
from waldbach.game import CHANCE, State
from waldbach.games.renature import kernel
from waldbach.games.renature import layout as at
from waldbach.jit import rule
from waldbach.kernel import CHANCE_ACTS, Actions

GAME = registry.get("renature")
MOST = 40  # actions in a turn

_legal = np.empty(GAME.max_legal, np.int64)
_chosen = np.empty(MOST, np.int64)


@rule
def prefer(legal: Actions, count: int, luck: float) -> int:
    """End and score as soon as possible; else any placement, discard or planting, if there is one;
    else anything."""
    plain = 0
    for i in range(count):
        if legal[i] == at.END or legal[i] == at.SCORE:
            return int(legal[i])
        if legal[i] < at.JOKER:
            legal[plain], legal[i] = legal[i], legal[plain]
            plain += 1
    return int(legal[int(luck * (plain if plain else count))])


@rule
def choose_turn(state: State, seat: int, luck: float, legal: Actions, chosen: Actions) -> int:
    """Play on until chance acts or the turn is over; returns how many actions that took. The state
    is the caller's to lose."""
    count = 0
    while count < len(chosen):
        mask = kernel.acting(state)
        if mask == CHANCE_ACTS or not mask >> seat & 1:
            break
        n = kernel.legal(state, seat, legal)
        chosen[count] = prefer(legal, n, luck)
        kernel.apply(state, seat, chosen[count])
        luck = luck * 7.0 % 1.0
        count += 1
    return count


@rule
def follow(state: State, seats: Actions, actions: Actions) -> int:
    """Apply entries in place; returns the mask of who acts then."""
    for i in range(len(actions)):
        kernel.apply(state, seats[i], actions[i])
    return int(kernel.acting(state))


class Game:
    """A game of base Renature as far as the load knows it: completely."""

    def __init__(self) -> None:
        self.state = GAME.new(2)
        self.mask = int(kernel.acting(self.state))
        self.luck = np.random.default_rng()

    @property
    def acting(self) -> int | None:
        """The seat that is asked, from 0; None when the game is over."""
        return None if self.mask == 0 else int(self.mask > 1)

    def go_on(self, entries: list[tuple[int, str]]) -> None:
        seats = np.array([seat for seat, _ in entries], np.int64)
        actions = np.array([GAME.parse(word) for _, word in entries], np.int64)
        self.mask = follow(self.state, seats, actions)

    def turn(self) -> list[str]:
        """Words for the seat that is asked, up to where chance acts or the turn ends."""
        seat, copy = self.acting, GAME.copy(self.state)
        assert seat is not None
        count = choose_turn(copy, seat, self.luck.random(), _legal, _chosen)
        return [GAME.format(int(action)) for action in _chosen[:count]]


__all__ = ["CHANCE", "Game"]
