"""Those who chose six: their order, their pile, their card (W-SIX, A-07 .. A-11)."""

from __future__ import annotations

from waldbach.games.waldgaertner.contest import (
    ALL_LEVELS,
    at_level,
    choosers,
    lowest_bit,
    next_level,
)
from waldbach.games.waldgaertner.layout import (
    ANY_POSITION,
    ASK_CLAIM,
    ASK_PILE,
    ASK_TAKE,
    ATTEMPTS,
    CLAIM,
    DRAW_ORDER,
    LOOK,
    MARKET,
    MARKET_PILE,
    MAX_SEATS,
    NONE_YET,
    SIX,
    SIX_COST,
)
from waldbach.games.waldgaertner.piles import (
    count_bits,
    count_where,
    give_openly,
    has_looked,
    is_nothing_left,
    note_deck,
    note_position,
    set_card,
    take_from_deck,
)
from waldbach.games.waldgaertner.stages import LOOKING, ORDER, PLAYS, QUEUE, SIXES, WAIT
from waldbach.jit import rule
from waldbach.kernel import State


@rule
def begin_sixes(state: State) -> int:
    state.sixes_done = 1
    state.level = ALL_LEVELS
    return SIXES


@rule
def next_sixes(state: State) -> int:
    """The next group of equal coins: one acts, several have to agree (W-SIX-04, W-SIX-05)."""
    sixes = choosers(state, SIX)
    level = next_level(state, sixes)
    if level < 0 or is_nothing_left(state):
        return PLAYS  # 10.8
    state.level = level
    group = at_level(state, sixes)
    state.queue[:] = -1
    if count_bits(group) == 1:
        state.queue[0] = lowest_bit(group)
        return QUEUE
    state.attempt = 1
    ask_claims(state, group)
    return WAIT


@rule
def ask_claims(state: State, group: int) -> None:
    state.step, state.due, state.candidates = ASK_CLAIM, group, group
    state.commit[:] = NONE_YET


@rule
def settle_claims(state: State) -> int:
    """All claims are in: agreed, another attempt, or the group's action lapses (A-10)."""
    group = state.candidates
    state.claimed[:] = -1
    for seat in range(state.seats):
        if group >> seat & 1:
            state.claimed[seat] = int(state.commit[seat]) - CLAIM
    state.commit[:] = NONE_YET
    if is_clash(state, group):
        state.attempt += 1
        if state.attempt > ATTEMPTS:
            return end_group(state)
        ask_claims(state, group)
        return WAIT
    for seat in range(state.seats):
        if group >> seat & 1 and state.claimed[seat] != ANY_POSITION:
            state.queue[int(state.claimed[seat]) - 1] = seat
            state.candidates &= ~(1 << seat)
    return ORDER


@rule
def end_group(state: State) -> int:
    state.attempt = 0
    state.candidates = 0
    return SIXES


@rule
def is_clash(state: State, group: int) -> bool:
    """Is a position claimed twice?"""
    taken = 0
    for seat in range(state.seats):
        if group >> seat & 1 and state.claimed[seat] != ANY_POSITION:
            bit = 1 << int(state.claimed[seat])
            if taken & bit:
                return True
            taken |= bit
    return False


@rule
def fill_order(state: State) -> int:
    """Those who said `any` come to the free positions at random."""
    if state.candidates == 0:
        state.attempt = 0
        return QUEUE
    if count_bits(state.candidates) > 1:
        state.step = DRAW_ORDER
        return WAIT
    put_next(state, lowest_bit(state.candidates))
    return ORDER


@rule
def put_next(state: State, seat: int) -> None:
    """The seat gets the first free position."""
    position = 0
    while state.queue[position] >= 0:
        position += 1
    state.queue[position] = seat
    state.candidates &= ~(1 << seat)


@rule
def next_in_queue(state: State) -> int:
    """Ask the next six for a pile; nobody pays when nothing is left (A-09)."""
    if state.queue[0] < 0 or is_nothing_left(state):
        state.queue[:] = -1
        return SIXES
    state.seat = int(state.queue[0])
    state.step, state.due = ASK_PILE, 1 << state.seat
    return WAIT


@rule
def open_pile(state: State, pile: int) -> int:
    """Pay 3, then look through the pile (W-SIX-02, W-SIX-03)."""
    state.coins[state.seat] -= SIX_COST
    state.region = pile
    state.seen_cards = 0
    if pile == MARKET_PILE:
        return ask_take(state)
    return LOOKING


@rule
def look(state: State) -> int:
    """See one card after another; then the six knows the order of the deck."""
    if state.seen_cards < state.cards[state.region - 1]:
        state.step = LOOK
        return WAIT
    note_deck(state, state.seat, state.region)
    return ask_take(state)


@rule
def see_next(state: State, card: int) -> int:
    set_card(state, state.region, state.seen_cards, card)
    if has_looked(state, state.seat, state.region):
        note_position(state, state.seat, state.region, state.seen_cards)
    state.seen_cards += 1
    return LOOKING


@rule
def ask_take(state: State) -> int:
    state.step, state.due = ASK_TAKE, 1 << state.seat
    return WAIT


@rule
def take(state: State, card: int) -> int:
    if state.region == MARKET_PILE:
        give_openly(state, state.seat, card)
    else:
        take_from_deck(state, state.seat, state.region, card)
        state.seen_cards = 0
    for position in range(MAX_SEATS - 1):
        state.queue[position] = state.queue[position + 1]
    state.queue[MAX_SEATS - 1] = -1
    return QUEUE


@rule
def is_pile_empty(state: State, pile: int) -> bool:
    if pile == MARKET_PILE:
        return count_where(state, MARKET) == 0
    return state.cards[pile - 1] == 0
