"""Regions after the dice: alone one takes the top card, several contend (W-UNI, W-CON, A-05).

`STAGES` of the round machine (see `rounds`): a function here does what can be done without asking,
and returns the stage that follows, or WAIT when somebody or chance has to decide first.
"""

from __future__ import annotations

from waldbach.games.waldgaertner.layout import (
    ASK_RIGHT,
    BAG,
    CARDS,
    DISPLAY,
    DRAW_LOT,
    DRAW_LUCKY,
    HAND_SIZE,
    MAX_SEATS,
    PUBLIC,
    RIGHT_COST,
    TURN_DISPLAY,
    TURN_REST,
)
from waldbach.games.waldgaertner.piles import (
    count_bits,
    count_where,
    first_at,
    give,
    give_openly,
    take_top,
)
from waldbach.games.waldgaertner.stages import (
    CONTEST,
    DISPLAYING,
    LOTS,
    REGIONS,
    SIXES_OR_PLAYS,
    WAIT,
)
from waldbach.jit import rule
from waldbach.kernel import State

ALL_LEVELS = 1 << 14  # more coins than anybody has


@rule
def lowest_bit(mask: int) -> int:
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@rule
def choosers(state: State, die: int) -> int:
    """The seats whose revealed die shows this number, a bit each."""
    mask = 0
    for seat in range(state.seats):
        if state.choice[seat] == die:
            mask |= 1 << seat
    return mask


@rule
def next_level(state: State, mask: int) -> int:
    """The next lower number of coins among these seats, -1 if there is none (A-06)."""
    level = -1
    for seat in range(state.seats):
        if mask >> seat & 1 and level < state.snap[seat] < state.level:
            level = int(state.snap[seat])
    return level


@rule
def at_level(state: State, mask: int) -> int:
    """Those of the seats who had so many coins at the reveal."""
    group = 0
    for seat in range(state.seats):
        if mask >> seat & 1 and state.snap[seat] == state.level:
            group |= 1 << seat
    return group


# --- stages ---------------------------------------------------------------------------------------


@rule
def next_region(state: State) -> int:
    """Go to the next region and serve whoever chose it."""
    state.region += 1
    if state.region > state.regions:
        return SIXES_OR_PLAYS
    mask = choosers(state, state.region)
    if mask == 0:
        return REGIONS
    if count_bits(mask) == 1:
        give_openly(state, lowest_bit(mask), take_top(state, state.region))  # W-UNI-01
        return REGIONS
    state.level = ALL_LEVELS
    state.waiting = 0
    return DISPLAYING


@rule
def lay_display(state: State) -> int:
    """Lay out as many cards as there are contenders, or all that are left (W-CON-01, A-05)."""
    wanted = count_bits(choosers(state, state.region)) - count_where(state, DISPLAY)
    while wanted > 0 and state.cards[state.region - 1] > 0:
        if not state.open[state.region - 1]:
            state.step = TURN_DISPLAY
            return WAIT
        state.where[take_top(state, state.region)] = DISPLAY
        wanted -= 1
    return CONTEST


@rule
def resolve(state: State) -> int:
    """The contest (W-CON), one coin level at a time."""
    shown = count_where(state, DISPLAY)
    if shown == 0:
        return REGIONS
    contenders = choosers(state, state.region)
    level = next_level(state, contenders)
    if level < 0:
        return serve_waiting(state)
    state.level = level
    group = at_level(state, contenders)
    if count_bits(group) > 1:
        return draw_blindly(state, group)  # W-CON-08
    seat = lowest_bit(group)
    if shown == 1 and count_unserved(state, contenders) == 1:
        give_openly(state, seat, shown_card(state))  # W-CON-05
        return CONTEST
    if state.snap[seat] >= RIGHT_COST:
        state.step, state.seat, state.due = ASK_RIGHT, seat, group
        return WAIT
    state.waiting |= group  # W-CON-11
    return CONTEST


@rule
def count_unserved(state: State, contenders: int) -> int:
    """Contenders who may still get a card: this level, those below, and those who wait."""
    count = count_bits(state.waiting)
    for seat in range(state.seats):
        if contenders >> seat & 1 and state.snap[seat] <= state.level:
            count += 1
    return count


@rule
def shown_card(state: State) -> int:
    """The first card of the display."""
    return first_at(state, DISPLAY)


@rule
def serve_waiting(state: State) -> int:
    """All have been asked: those who waived get what is left, free (W-CON-05, W-CON-07)."""
    group = state.waiting
    state.waiting = 0
    if count_bits(group) == 1:
        give_openly(state, lowest_bit(group), shown_card(state))
        return CONTEST
    return draw_blindly(state, group)


@rule
def draw_blindly(state: State, group: int) -> int:
    """The display is shuffled; each of the group draws one, as far as there are cards (A-05)."""
    state.drawing = 0
    state.candidates = group
    state.current_lot = free_lot(state)
    for card in range(CARDS):
        if state.where[card] == DISPLAY:
            state.where[card] = BAG
    if count_bits(group) > count_where(state, BAG):
        state.step = DRAW_LUCKY
        return WAIT
    state.drawing, state.candidates = group, 0
    return LOTS


@rule
def free_lot(state: State) -> int:
    """The lowest number that no lot in a hand has."""
    number = 1
    while is_lot_used(state, number):
        number += 1
    return number


@rule
def is_lot_used(state: State, number: int) -> bool:
    for seat in range(MAX_SEATS):
        for slot in range(HAND_SIZE):
            if state.lot[seat, slot] == number:
                return True
    return False


@rule
def draw_lots(state: State) -> int:
    """Who draws next; then the rest is laid open again (A-13)."""
    if state.drawing:
        state.seat, state.step = lowest_bit(state.drawing), DRAW_LOT
        return WAIT
    if count_where(state, BAG):
        state.step = TURN_REST
        return WAIT
    state.current_lot = 0
    return CONTEST


@rule
def draw(state: State, card: int) -> None:
    """The seat draws this card. A lot of one card is no secret."""
    seat, lot = state.seat, state.current_lot
    alone = state.drawing == 1 << seat and not is_lot_used(state, lot)
    single = alone and count_where(state, BAG) == 1
    give(state, seat, card, PUBLIC if single else 1 << seat, 0 if single else lot)
    state.drawing &= ~(1 << seat)


# --- answers --------------------------------------------------------------------------------------


@rule
def add_lucky(state: State, seat: int) -> int:
    state.drawing |= 1 << seat
    state.candidates &= ~(1 << seat)
    if count_bits(state.drawing) < count_where(state, BAG):
        return WAIT
    state.candidates = 0
    return LOTS


@rule
def use_right(state: State, card: int) -> int:
    """Pay 1 and take any card of the display (W-CON-03)."""
    state.coins[state.seat] -= RIGHT_COST
    give_openly(state, state.seat, card)
    return CONTEST


@rule
def waive(state: State) -> int:
    """Wait for what is left, without a second offer (W-CON-06, A-14)."""
    state.waiting |= 1 << state.seat
    return CONTEST
