"""Area tokens (R-S-07..09): fronts by size, backs drawn only when a token is taken.

Nobody may look at a back before, so which token lies where is decided when it is first seen: the
three spare tokens and those still on the board are one pool (R-I-03, R-I-04).
"""

from __future__ import annotations

from waldbach.games.renature.areas import area_size
from waldbach.games.renature.layout import MAX_BACK
from waldbach.jit import rule
from waldbach.kernel import State


@rule
def tokens_of(state: State, kind: int) -> int:
    total = 0
    for bonus in range(MAX_BACK + 1):
        total += int(state.backs[kind, bonus])
    return total


@rule
def count_kind(state: State, kind: int, area: int) -> int:
    """How many tokens of this kind could still be laid on the area (R-S-07)."""
    if kind < 0 or area == 0 or state.main[kind] != area_size(state, area):
        return 0
    left = tokens_of(state, kind)
    for other in range(1, state.areas + 1):
        if state.front[other] == kind:
            left -= 1
    return left


@rule
def next_bare_area(state: State) -> int:
    """The first area without a token, or 0."""
    for area in range(1, state.areas + 1):
        if state.front[area] < 0:
            return area
    return 0


@rule
def settle_plain_fronts(state: State) -> None:
    """Lay the token wherever only one kind has the area's size: nothing is left to chance there."""
    for area in range(1, state.areas + 1):
        size = area_size(state, area)
        only = -1
        fitting = 0
        for kind in range(state.kinds):
            if state.main[kind] == size:
                only = kind
                fitting += 1
        if fitting == 1:
            state.front[area] = only


@rule
def back_left(state: State, area: int, bonus: int) -> int:
    """How many tokens of the area's kind with this bonus have not been seen yet."""
    kind = state.front[area]
    left = int(state.backs[kind, bonus])
    for other in range(1, state.areas + 1):
        if state.front[other] == kind and state.taken[other] >= 0 and state.back[other] == bonus:
            left -= 1
    return left


@rule
def unseen_backs(state: State, area: int) -> int:
    """Tokens of the area's kind whose back nobody has seen; -1 if more were seen than exist."""
    unseen = 0
    for bonus in range(1, MAX_BACK + 1):
        left = back_left(state, area, bonus)
        if left < 0:
            return -1
        unseen += left
    return unseen


@rule
def lowest_area(mask: int) -> int:
    area = 0
    while not (mask >> area) & 1:
        area += 1
    return area


@rule
def tokens_taken(state: State, seat: int) -> int:
    count = 0
    for area in range(1, state.areas + 1):
        if state.taken[area] == seat:
            count += 1
    return count
