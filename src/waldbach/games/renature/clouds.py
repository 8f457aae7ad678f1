"""Clouds: taking them (R-B-06..08, Q-30, Q-31) and spending them (R-W)."""

from __future__ import annotations

from waldbach.games.renature import refusals as why
from waldbach.games.renature.areas import plant_colour, plant_value
from waldbach.games.renature.layout import (
    AGAIN_COST,
    ANIMALS,
    FIRST_PLANT,
    FIRST_SPACE,
    JOKER,
    JOKER_COST,
    MAX_CLOUDS,
    NEUTRAL,
    NEUTRAL_SLOTS,
    OWN_SLOTS,
    RETURN,
    SPACES,
)
from waldbach.jit import rule
from waldbach.kernel import Actions, State


@rule
def take_clouds(state: State, seat: int, p: int) -> None:
    """All clouds leave the space; what finds no room leaves the game (R-B-07, R-B-08, Q-30)."""
    room = MAX_CLOUDS - state.clouds[seat]
    state.clouds[seat] += min(room, state.cloud[p])
    state.cloud[p] = 0


@rule
def refuse_joker(state: State, seat: int, animal: int) -> int:
    if state.joker == animal:
        return why.SAME_JOKER
    if state.clouds[seat] < JOKER_COST:
        return why.TOO_FEW_CLOUDS  # R-W-04
    return why.NOTHING


@rule
def has_free_slot(state: State, seat: int, colour: int, value: int) -> bool:
    """A slot of that type and colour on the own board is empty (R-W-12, R-W-13, Q-37)."""
    if colour == NEUTRAL:
        return state.neutral[seat, value - 1] < NEUTRAL_SLOTS[state.seats, value - 1]
    return state.own[seat, value - 1] < OWN_SLOTS[state.seats, value - 1]


@rule
def refuse_return(state: State, seat: int, p: int) -> int:
    piece = int(state.piece[p])
    if piece < FIRST_PLANT:
        return why.NO_PLANT_THERE
    colour, value = plant_colour(piece), plant_value(piece)
    if colour != seat and colour != NEUTRAL:
        return why.NOT_YOUR_PLANT  # R-W-09, R-W-10
    if not has_free_slot(state, seat, colour, value):
        return why.NO_FREE_SLOT
    if state.clouds[seat] < value:
        return why.TOO_FEW_CLOUDS  # R-W-08
    return why.NOTHING


@rule
def refuse_again(state: State, seat: int) -> int:
    if state.hand[seat] == 0:
        return why.EMPTY_HAND
    if state.clouds[seat] < AGAIN_COST:
        return why.TOO_FEW_CLOUDS  # R-W-06
    return why.NOTHING


@rule
def list_jokers_and_returns(state: State, seat: int, out: Actions, n: int) -> int:
    """The cloud actions that are possible at any time in the own turn (R-W-04, R-W-08)."""
    if state.clouds[seat] >= JOKER_COST:
        for animal in range(ANIMALS):
            if state.joker != animal:
                out[n] = JOKER + animal
                n += 1
    if state.clouds[seat] > 0:
        for p in range(FIRST_SPACE, SPACES):
            if state.piece[p] >= FIRST_PLANT and refuse_return(state, seat, p) == why.NOTHING:
                out[n] = RETURN + p
                n += 1
    return n


@rule
def can_use_clouds(state: State, seat: int) -> bool:
    """Is a joker change or a return possible? (the window of Q-23, 10.1)"""
    if state.clouds[seat] >= JOKER_COST:
        return True
    if state.clouds[seat] > 0:
        for p in range(FIRST_SPACE, SPACES):
            if state.piece[p] >= FIRST_PLANT and refuse_return(state, seat, p) == why.NOTHING:
                return True
    return False


@rule
def change_joker(state: State, seat: int, animal: int) -> None:
    """Holds for all until changed again (R-W-05); nothing on the board is re-checked (Q-05)."""
    state.clouds[seat] -= JOKER_COST
    state.joker = animal


@rule
def return_plant(state: State, seat: int, p: int) -> None:
    """The plant goes back to its slot for clouds of its value; no points change (R-W-16)."""
    piece = int(state.piece[p])
    value = plant_value(piece)
    state.clouds[seat] -= value
    if plant_colour(piece) == NEUTRAL:
        state.neutral[seat, value - 1] += 1
    else:
        state.own[seat, value - 1] += 1
    state.piece[p] = 0
