"""Hands, regions and the market, and who knows what of them (W-KNOW).

A card nobody has seen belongs to no place: it is in the pool of its origin, and a deck has only a
size. It is drawn when it is first turned up, dealt or looked at. A six who looks through a deck
makes it real; from then on it has an order, which that seat remembers.
"""

from __future__ import annotations

from waldbach.games.waldgaertner.garden import origin_of
from waldbach.games.waldgaertner.layout import (
    CARDS,
    DECK,
    DECK_SIZE,
    FIRST_CARD,
    HAND,
    HAND_SIZE,
    MARKET,
    NONE,
    POOL,
    PUBLIC,
)
from waldbach.jit import rule
from waldbach.kernel import Actions, State


@rule
def list_where(state: State, place: int, first: int, out: Actions, n: int) -> int:
    """Write `first + card` for every card that lies there."""
    for card in range(CARDS):
        if state.where[card] == place:
            out[n] = first + card
            n += 1
    return n


@rule
def list_pool(state: State, origin: int, first: int, out: Actions) -> int:
    """Every card of the origin that nobody has seen yet."""
    n = 0
    for card in range(FIRST_CARD[origin], FIRST_CARD[origin + 1]):
        if state.where[card] == POOL:
            out[n] = first + card
            n += 1
    return n


@rule
def count_where(state: State, place: int) -> int:
    count = 0
    for card in range(CARDS):
        count += state.where[card] == place
    return count


@rule
def first_at(state: State, place: int) -> int:
    """The first card that lies there; there has to be one."""
    card = 0
    while state.where[card] != place:
        card += 1
    return card


@rule
def is_nothing_left(state: State) -> bool:
    """Are all regions and the market empty?"""
    for region in range(state.regions):
        if state.cards[region]:
            return False
    return count_where(state, MARKET) == 0


# --- hands ----------------------------------------------------------------------------------------


@rule
def hand_count(state: State, seat: int) -> int:
    count = 0
    for slot in range(HAND_SIZE):
        count += state.hand[seat, slot] != NONE
    return count


@rule
def hand_slot(state: State, seat: int, card: int) -> int:
    """Where in the hand the card is, -1 if it is not there."""
    for slot in range(HAND_SIZE):
        if state.hand[seat, slot] == card:
            return slot
    return -1


@rule
def give(state: State, seat: int, card: int, knows: int, lot: int) -> int:
    """Put the card into the hand, behind the one that is there; returns its slot."""
    slot = hand_count(state, seat)
    state.where[card] = HAND + seat
    state.hand[seat, slot] = card
    state.knows[seat, slot] = knows
    state.back[seat, slot] = origin_of(card)
    state.lot[seat, slot] = lot
    state.traced[seat, slot] = state.resolved[seat, slot] = state.taken_from[seat, slot] = 0
    return slot


@rule
def give_openly(state: State, seat: int, card: int) -> None:
    give(state, seat, card, PUBLIC, 0)


@rule
def play_from_hand(state: State, seat: int, card: int) -> None:
    """The card leaves the hand, and everybody sees it."""
    slot = hand_slot(state, seat, card)
    if state.taken_from[seat, slot]:
        forget(state, int(state.taken_from[seat, slot]), card)
    for s in range(slot, HAND_SIZE - 1):
        state.hand[seat, s] = state.hand[seat, s + 1]
        state.knows[seat, s] = state.knows[seat, s + 1]
        state.back[seat, s] = state.back[seat, s + 1]
        state.lot[seat, s] = state.lot[seat, s + 1]
        state.traced[seat, s] = state.traced[seat, s + 1]
        state.resolved[seat, s] = state.resolved[seat, s + 1]
        state.taken_from[seat, s] = state.taken_from[seat, s + 1]
    clear_slot(state, seat, HAND_SIZE - 1)


@rule
def clear_slot(state: State, seat: int, slot: int) -> None:
    state.hand[seat, slot] = NONE
    state.back[seat, slot] = -1
    state.knows[seat, slot] = state.lot[seat, slot] = 0
    state.traced[seat, slot] = state.resolved[seat, slot] = state.taken_from[seat, slot] = 0


# --- regions --------------------------------------------------------------------------------------


@rule
def list_at(state: State, region: int, index: int, first: int, out: Actions) -> int:
    """The cards that can lie at this position of the deck: the one that is known to, or any unseen
    card of the origin."""
    card = int(state.deck[region - 1, index])
    if card == NONE:
        return list_pool(state, int(state.home[region - 1]), first, out)
    out[0] = first + card
    return 1


@rule
def can_lie_at(state: State, region: int, index: int, card: int) -> bool:
    there = int(state.deck[region - 1, index])
    if there == NONE:
        return is_from_pool(state, card, int(state.home[region - 1]))
    return there == card


@rule
def is_from_pool(state: State, card: int, origin: int) -> bool:
    return 0 <= card < CARDS and state.where[card] == POOL and origin_of(card) == origin


@rule
def set_card(state: State, region: int, index: int, card: int) -> None:
    """The card turns out to lie at this position of the deck."""
    state.deck[region - 1, index] = card
    state.where[card] = DECK


@rule
def turn_top(state: State, region: int, card: int) -> None:
    """The top of the region is turned up, and it is this card."""
    set_card(state, region, 0, card)
    state.open[region - 1] = 1
    for seat in range(state.seats):
        if has_looked(state, seat, region):
            note_position(state, seat, region, 0)


@rule
def remove_at(state: State, region: int, index: int) -> int:
    """Take a card out of the deck; the order of the others stays (W-SIX-03)."""
    row = state.deck[region - 1]
    card = int(row[index])
    size = int(state.cards[region - 1])
    for i in range(index, size - 1):
        row[i] = row[i + 1]
    row[size - 1] = NONE
    state.cards[region - 1] = size - 1
    if index == 0:
        state.open[region - 1] = 0  # the next one stays face-down (W-UNI-02)
    return card


@rule
def take_top(state: State, region: int) -> int:
    """The top card, which all can see, leaves its deck."""
    card = remove_at(state, region, 0)
    forget(state, region, card)
    return card


# --- memory ---------------------------------------------------------------------------------------


@rule
def has_looked(state: State, seat: int, region: int) -> bool:
    return bool(int(state.looked[seat]) >> (region - 1) & 1)


@rule
def remembered(state: State, seat: int, region: int, card: int) -> int:
    """Where in the seat's memory of the region the card is, -1 if it is not there."""
    row = state.memory[seat, region - 1]
    for i in range(DECK_SIZE):
        if row[i] == card:
            return i
        if row[i] == NONE:
            break
    return -1


@rule
def forget(state: State, region: int, card: int) -> None:
    """All have seen where the card is now: it leaves every memory of the region."""
    for seat in range(state.seats):
        strike(state, seat, region, card)


@rule
def strike(state: State, seat: int, region: int, card: int) -> None:
    index = remembered(state, seat, region, card)
    if index < 0:
        return
    row = state.memory[seat, region - 1]
    for i in range(index, DECK_SIZE - 1):
        row[i] = row[i + 1]
    row[DECK_SIZE - 1] = NONE
    state.missing[seat, region - 1] = without_bit(int(state.missing[seat, region - 1]), index)
    state.settled[seat, region - 1] = without_bit(int(state.settled[seat, region - 1]), index)


@rule
def without_bit(bits: int, index: int) -> int:
    """Take out one bit; those above move down."""
    below = (1 << index) - 1
    return (bits & below) | (bits >> 1 & ~below)


@rule
def note_deck(state: State, seat: int, region: int) -> None:
    """The seat has looked through the whole deck.

    Who looks for the first time remembers it as it is. Who had looked before has learnt which of
    the remembered cards are gone (`note_position`); those behind the last card are gone as well.
    """
    if not has_looked(state, seat, region):
        state.memory[seat, region - 1] = state.deck[region - 1]
        state.looked[seat] |= 1 << (region - 1)
        return
    last = int(state.deck[region - 1, int(state.cards[region - 1]) - 1])
    for index in range(1 + remembered(state, seat, region, last), DECK_SIZE):
        if state.memory[seat, region - 1, index] != NONE:
            state.missing[seat, region - 1] |= 1 << index
    settle_missing(state, seat, region)


@rule
def note_position(state: State, seat: int, region: int, index: int) -> None:
    """The seat sees the card at this position: what it remembered between the card before and this
    one was taken."""
    begin = 0
    if index > 0:
        begin = 1 + remembered(state, seat, region, int(state.deck[region - 1, index - 1]))
    end = remembered(state, seat, region, int(state.deck[region - 1, index]))
    state.missing[seat, region - 1] |= (1 << end) - (1 << begin)
    settle_missing(state, seat, region)


@rule
def settle_missing(state: State, seat: int, region: int) -> None:
    """Once as many cards are missing as were taken, they are in those hands."""
    bit, taken = 1 << seat, 0
    for other in range(state.seats):
        for slot in range(HAND_SIZE):
            if is_traced(state, other, slot, region, bit):
                taken += 1
    unsettled = int(state.missing[seat, region - 1]) & ~int(state.settled[seat, region - 1])
    if taken == 0 or count_bits(unsettled) < taken:
        return
    state.settled[seat, region - 1] = state.missing[seat, region - 1]
    for other in range(state.seats):
        for slot in range(HAND_SIZE):
            if is_traced(state, other, slot, region, bit):
                state.traced[other, slot] = int(state.traced[other, slot]) & ~bit
                state.resolved[other, slot] = int(state.resolved[other, slot]) | bit


@rule
def is_traced(state: State, holder: int, slot: int, region: int, bit: int) -> bool:
    return state.taken_from[holder, slot] == region and int(state.traced[holder, slot]) & bit != 0


@rule
def count_bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def take_from_deck(state: State, seat: int, region: int, card: int) -> None:
    """A six takes the card; if it was not the open top, only the taker knows it (W-KNOW)."""
    index = 0
    while state.deck[region - 1, index] != card:
        index += 1
    if index == 0 and state.open[region - 1]:
        give_openly(state, seat, take_top(state, region))
        return
    remove_at(state, region, index)
    strike(state, seat, region, card)
    slot = give(state, seat, card, 1 << seat, 0)
    state.taken_from[seat, slot] = region
    for other in range(state.seats):
        if other != seat and has_looked(state, other, region):
            state.traced[seat, slot] = int(state.traced[seat, slot]) | 1 << other
