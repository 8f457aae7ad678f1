"""The compiled half of the contract: what a game's kernel module offers, over one record in place.

A game names a module with these functions. Bots, playouts and searches are written against this
file and are bound to a game's kernel with `jit.bind(function, kernel=...)`. Nothing here checks
legality twice: `apply` trusts its caller, `Game.apply` asks `refuse` first.

Seats count from 0. The seat of chance is `CHANCE`; `legal(state, CHANCE, out)` lists the outcomes
of the pending random step, and `weight` says how many equally likely cases lead to each.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

CHANCE = -1
SPECTATOR = -2
CHANCE_ACTS = 1 << 30  # the value of `acting` while a random step is pending

State = Any  # a numpy record of the game's dtype
Actions = NDArray[np.int64]


def acting(state: State) -> int:
    """The seats that may act now, a bit each; `CHANCE_ACTS` for chance; 0 when the game is over."""
    raise NotImplementedError


def legal(state: State, seat: int, out: Actions) -> int:
    """Write every legal action of the seat into `out`, once, in a stable order; return how many."""
    raise NotImplementedError


def refuse(state: State, seat: int, action: int) -> int:
    """0 if the action is legal, else the number of the reason. Agrees with `legal` always."""
    raise NotImplementedError


def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action in place, up to the next decision or random step."""
    raise NotImplementedError


def weight(state: State, action: int) -> int:
    """How many equally likely cases of the pending random step have this outcome."""
    raise NotImplementedError


def hide(state: State, seat: int) -> None:
    """Blank in place all that the seat (or `SPECTATOR`) may not know. The only gate for secrets."""
    raise NotImplementedError


def redeal(state: State, rng: np.random.Generator) -> None:
    """Turn a view in place into a full state that the viewer cannot tell from the true one."""
    raise NotImplementedError


def rate(state: State, seat: int, action: int) -> float:
    """What the action seems worth to the seat, in points: for greedy play and priors."""
    raise NotImplementedError


def totals(state: State, out: NDArray[np.int64]) -> None:
    """The points of each seat as they stand."""
    raise NotImplementedError


def place_of(state: State, seat: int) -> int:
    """The place of the seat as points stand, 1 for every winner."""
    raise NotImplementedError


# --- for searches ---------------------------------------------------------------------------------


def choose(state: State, seat: int, actions: Actions, n: int, rng: np.random.Generator) -> int:
    """A good one of the n actions, quickly: so everybody plays beyond the tree. The better it
    plays, the more a playout tells. The actions may be left in another order."""
    raise NotImplementedError


def clock(state: State) -> int:
    """The number of the turn or round. At the first choice after it has changed nothing is half
    done: there a search may stop and ask how the seats stand."""
    raise NotImplementedError


def features(state: State, out: NDArray[np.float32]) -> None:
    """Numbers of about one by which a learned evaluation tells how each seat stands: seat x
    `Game.features`, from that seat's side. Hidden parts may be read: searches deal them anew."""
    raise NotImplementedError
