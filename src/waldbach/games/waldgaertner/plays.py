"""Action 4: every hand gives a card to garden or market; the colour bonus (W-PLAY, W-COL, A-28)."""

from __future__ import annotations

from waldbach.games.waldgaertner import refusals as why
from waldbach.games.waldgaertner.contest import lowest_bit
from waldbach.games.waldgaertner.garden import colour_sets, is_shrub, plant, refuse_place
from waldbach.games.waldgaertner.layout import (
    ASK_BONUS,
    ASK_PLAY,
    BONUS,
    DRAW_BONUS,
    GARDEN,
    GROW,
    HAND_SIZE,
    HIDDEN,
    MARKET,
    NO_BONUS,
    NONE_YET,
    PLACES,
    ROUNDS,
    SELL,
    SIX,
)
from waldbach.games.waldgaertner.piles import (
    count_bits,
    count_where,
    give_openly,
    hand_count,
    hand_slot,
    play_from_hand,
)
from waldbach.games.waldgaertner.stages import BONUSES, NEXT_ROUND, PLAYS, SIXES_OR_PLAYS, WAIT
from waldbach.jit import rule
from waldbach.kernel import Actions, State


@rule
def hand_target(state: State) -> int:
    """Cards a hand holds after Action 4: none when the last cards are played (A-30)."""
    return 1 if state.this_round <= ROUNDS else 0


@rule
def too_many_cards(state: State) -> int:
    """The seats that have to play a card, a bit each (W-PLAY-01)."""
    mask = 0
    for seat in range(state.seats):
        if hand_count(state, seat) > hand_target(state):
            mask |= 1 << seat
    return mask


@rule
def ask_plays(state: State) -> int:
    state.due = too_many_cards(state)
    if state.due == 0:
        return BONUSES
    state.step = ASK_PLAY
    state.commit[:] = NONE_YET
    return WAIT


@rule
def list_plays(state: State, seat: int, out: Actions) -> int:
    n = 0
    for slot in range(HAND_SIZE):
        card = int(state.hand[seat, slot])
        if card >= HIDDEN:
            continue  # none, or in a view none that may be known
        out[n] = SELL + card
        n += 1
        for place in range(PLACES):
            if refuse_place(state, seat, card, place) == why.NOTHING:
                out[n] = GROW + card * PLACES + place
                n += 1
    return n


@rule
def refuse_play(state: State, seat: int, action: int) -> int:
    card = action - SELL if action < GROW else (action - GROW) // PLACES
    if hand_slot(state, seat, card) < 0:
        return why.NOT_IN_HAND
    if action < GROW:
        return why.NOTHING  # W-PLAY-03
    return refuse_place(state, seat, card, (action - GROW) % PLACES)


@rule
def carry_out_plays(state: State) -> int:
    """All plays are in: apply them together (A-28)."""
    for seat in range(state.seats):
        if state.commit[seat] != NONE_YET:
            carry_out(state, seat, int(state.commit[seat]))
            state.played[seat] = state.commit[seat]
    state.commit[:] = NONE_YET
    return BONUSES


@rule
def carry_out(state: State, seat: int, action: int) -> None:
    if action < GROW:
        card = action - SELL
        play_from_hand(state, seat, card)
        state.where[card] = MARKET  # W-SELL-01
        state.coins[seat] += 1 if is_shrub(state, card) else 2
    else:
        card = (action - GROW) // PLACES
        play_from_hand(state, seat, card)
        state.where[card] = GARDEN + seat
        plant(state, seat, card, (action - GROW) % PLACES)


# --- the colour bonus -----------------------------------------------------------------------------


@rule
def has_bonus(state: State, seat: int) -> bool:
    """A colour bonus is due that was neither taken nor declined (W-COL-01, A-26)."""
    sets = colour_sets(state, seat)
    if not state.bonus_again:
        sets = min(sets, 1)
    return sets > state.bonus[seat]


@rule
def next_bonus(state: State) -> int:
    """Bonuses one after another, more coins first, equal ones by lot (A-28)."""
    is_empty = count_where(state, MARKET) == 0
    first, most = 0, -1
    for seat in range(state.seats):
        if not state.sixes_done and state.choice[seat] == SIX:
            continue  # keeps the coins for the six, which comes first
        if is_empty:
            state.tried |= 1 << seat  # the claim waits for a later round (10.3)
        if state.tried >> seat & 1 or not has_bonus(state, seat):
            continue
        if state.coins[seat] > most:
            first, most = 0, int(state.coins[seat])
        if state.coins[seat] == most:
            first |= 1 << seat
    if first == 0:
        return end_plays(state)
    if count_bits(first) > 1:
        state.step, state.candidates = DRAW_BONUS, first
        return WAIT
    return ask_bonus(state, lowest_bit(first))


@rule
def ask_bonus(state: State, seat: int) -> int:
    state.candidates = 0
    state.step, state.seat, state.due = ASK_BONUS, seat, 1 << seat
    return WAIT


@rule
def settle_bonus(state: State, action: int) -> int:
    """Take a card of the market into the hand, or forgo the bonus (A-27)."""
    seat = state.seat
    state.bonus[seat] += 1
    state.tried |= 1 << seat
    if action != NO_BONUS:
        give_openly(state, seat, action - BONUS)
    return BONUSES


@rule
def end_plays(state: State) -> int:
    """Who holds too many cards after a bonus plays at once (W-COL-04)."""
    if too_many_cards(state):
        return PLAYS
    if state.sixes_done:
        return NEXT_ROUND
    return SIXES_OR_PLAYS  # the sixes come last (option `sixes`)
