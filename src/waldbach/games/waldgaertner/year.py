"""Action 1: the marker moves on, plants bloom, fruit is harvested (W-PHASE, W-BLOOM, W-HARV)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.games.waldgaertner.garden import is_fertile, is_partner, nitrogen_at
from waldbach.games.waldgaertner.layout import FEMALE, MALE, NONE, PHASES, PLACES, ROUNDS
from waldbach.jit import rule
from waldbach.kernel import State


@rule
def phase_of(state: State) -> int:
    """Round r is played in phase (r - 1) mod 10 (W-ROUND-05)."""
    return (state.this_round - 1) % PHASES


@rule
def last_phase(state: State) -> int:
    """The last round that begins with a phase: 20, or one behind it (A-29)."""
    return ROUNDS + state.final_check


@rule
def pass_phase(state: State) -> None:
    """Bloom, then harvest, in every garden (W-HARV-06)."""
    phase = phase_of(state)
    for seat in range(state.seats):
        bloom(state, seat, phase)
        harvest(state, seat, phase)


@rule
def bloom(state: State, seat: int, phase: int) -> None:
    for place in range(PLACES):
        card = int(state.garden[seat, place])
        if card != NONE and state.bloom[card] == phase and is_fertile(state, seat, card):
            state.flower[card] = 1  # never more than one (2.6)


@rule
def harvest(state: State, seat: int, phase: int) -> None:
    """Flowers of ripe plants go back; each brings a coin, more beside nitrogen (W-HARV)."""
    if state.males_paired:
        pay_pairs(state, seat, phase)
    for place in range(PLACES):
        card = int(state.garden[seat, place])
        if card == NONE or not is_ripe(state, card, phase):
            continue
        if earns(state, card):
            state.coins[seat] += coins_at(state, seat, place)
        state.flower[card] = 0


@rule
def is_ripe(state: State, card: int, phase: int) -> bool:
    return state.harvest[card] == phase and state.flower[card] != 0


@rule
def coins_at(state: State, seat: int, place: int) -> int:
    """What a flower that earns something brings there."""
    return 1 + nitrogen_at(state, seat, place)


@rule
def earns(state: State, card: int) -> bool:
    """Male flowers bring nothing (A-25); with the option `males`, females are paid in pairs."""
    return state.sex[card] != MALE and not (state.males_paired and state.sex[card] == FEMALE)


@rule
def pay_pairs(state: State, seat: int, phase: int) -> None:
    """The stricter reading of W-HARV-03: each female flower needs a male flower of its own."""
    paid = np.zeros(PLACES, np.bool_)
    find_pairs(state, seat, phase, paid)
    for place in range(PLACES):
        if paid[place]:
            state.coins[seat] += coins_at(state, seat, place)


@rule
def find_pairs(state: State, seat: int, phase: int, paid: NDArray[np.bool_]) -> None:
    """The places of the females that are paid: the best paid come first."""
    used = np.zeros(PLACES, np.bool_)
    for pay in range(1 + 6, 0, -1):
        for place in range(PLACES):
            card = int(state.garden[seat, place])
            if card == NONE or paid[place] or state.sex[card] != FEMALE:
                continue
            if not is_ripe(state, card, phase) or coins_at(state, seat, place) != pay:
                continue
            male = free_male(state, seat, card, phase, used)
            if male >= 0:
                used[male] = paid[place] = True


@rule
def free_male(state: State, seat: int, female: int, phase: int, used: NDArray[np.bool_]) -> int:
    """The place of a male with a ripe flower that no other female has used, -1 if there is none."""
    for place in range(PLACES):
        card = int(state.garden[seat, place])
        if card == NONE or used[place] or state.sex[card] != MALE:
            continue
        if is_ripe(state, card, phase) and is_partner(state, female, card):
            return place
    return -1


# --- the rest of the years ------------------------------------------------------------------------


@rule
def pass_years(state: State, harvests: NDArray[np.int64], coins: NDArray[np.int64]) -> None:
    """Let all phases pass that are still to come, with the gardens as they are; counts for each
    card how often it is harvested and what that brings."""
    while state.this_round < last_phase(state):
        state.this_round += 1
        phase = phase_of(state)
        for seat in range(state.seats):
            bloom(state, seat, phase)
            count_harvest(state, seat, phase, harvests, coins)
            harvest(state, seat, phase)


@rule
def count_harvest(
    state: State,
    seat: int,
    phase: int,
    harvests: NDArray[np.int64],
    coins: NDArray[np.int64],
) -> None:
    paid = np.zeros(PLACES, np.bool_)
    if state.males_paired:
        find_pairs(state, seat, phase, paid)
    for place in range(PLACES):
        card = int(state.garden[seat, place])
        if card == NONE or not is_ripe(state, card, phase):
            continue
        harvests[card] += 1
        if earns(state, card) or paid[place]:
            coins[card] += coins_at(state, seat, place)
