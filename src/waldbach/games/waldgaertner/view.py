"""What a seat may know (W-KNOW), and full states in line with it.

Hidden from a seat: sealed choices, cards in the hands of others unless all saw them, face-down
cards of decks, and what others remember. What it has looked through itself it keeps as its memory.
Markers need no hiding: a card gets them while all see it, so only the name of a card would tell
them (10.2).
"""

from __future__ import annotations

import numpy as np

from waldbach.games.waldgaertner.layout import (
    ASK_CLAIM,
    ASK_TAKE,
    BAG,
    CARDS,
    CHOOSE_START,
    CLAIM,
    DECK,
    DECK_SIZE,
    FIRST_CARD,
    FULL,
    HAND,
    HAND_SIZE,
    HIDDEN,
    LOOK,
    LOT,
    MAX_LEGAL,
    MAX_REGIONS,
    NONE,
    NONE_YET,
    POOL,
    SEALED,
    SPECTATOR_BIT,
    START,
)
from waldbach.games.waldgaertner.piles import count_bits, has_looked
from waldbach.games.waldgaertner.rounds import list_answers
from waldbach.jit import rule
from waldbach.kernel import State


@rule
def bit_of(viewer: int) -> int:
    return 1 << viewer if viewer >= 0 else SPECTATOR_BIT


@rule
def shown_cards(state: State, viewer: int, region: int) -> int:
    """How many cards from the top of the deck the viewer sees just now."""
    if state.step in (LOOK, ASK_TAKE) and state.seat == viewer and state.region == region:
        return max(state.seen_cards, state.open[region - 1])
    return int(state.open[region - 1])


# --- hiding ---------------------------------------------------------------------------------------


@rule
def hide(state: State, seat: int) -> None:
    for other in range(state.seats):
        if other != seat:
            hide_hand(state, other, seat)
            if state.commit[other] != NONE_YET:
                state.commit[other] = SEALED
            state.memory[other] = NONE
            state.missing[other] = 0
            state.settled[other] = 0
        for slot in range(HAND_SIZE):
            hide_traces(state, other, slot, seat)
    for region in range(1, state.regions + 1):
        hide_deck(state, region, shown_cards(state, seat, region))
    if seat >= 0:
        show_memory(state, seat)
    state.viewer = seat


@rule
def hide_hand(state: State, holder: int, viewer: int) -> None:
    for slot in range(HAND_SIZE):
        card = int(state.hand[holder, slot])
        if card >= HIDDEN or is_known(state, holder, slot, viewer):
            continue
        lot = int(state.lot[holder, slot])
        if lot == 0:
            state.where[card] = POOL
        elif is_drawing(state, lot):
            state.where[card] = BAG  # nobody else knows yet which card was drawn
        else:
            state.where[card] = LOT + lot
        state.hand[holder, slot] = HIDDEN


@rule
def is_drawing(state: State, lot: int) -> bool:
    return state.current_lot == lot


@rule
def is_known(state: State, holder: int, slot: int, viewer: int) -> bool:
    """Seen by all or by the viewer; or the only card of its lot that the viewer has not seen."""
    if int(state.knows[holder, slot]) & bit_of(viewer):
        return True
    lot = int(state.lot[holder, slot])
    return lot != 0 and not is_drawing(state, lot) and count_unknown(state, lot, viewer) == 1


@rule
def count_unknown(state: State, lot: int, viewer: int) -> int:
    count = 0
    for seat in range(state.seats):
        for slot in range(HAND_SIZE):
            if state.lot[seat, slot] == lot and not int(state.knows[seat, slot]) & bit_of(viewer):
                count += 1
    return count


@rule
def hide_traces(state: State, holder: int, slot: int, viewer: int) -> None:
    """Keep only what the viewer itself can connect with its memory."""
    mine = bit_of(viewer) if viewer >= 0 and holder != viewer else 0
    state.traced[holder, slot] = int(state.traced[holder, slot]) & mine
    state.resolved[holder, slot] = int(state.resolved[holder, slot]) & mine
    if not state.traced[holder, slot] and not state.resolved[holder, slot]:
        state.taken_from[holder, slot] = 0


@rule
def hide_deck(state: State, region: int, shown: int) -> None:
    """Blank what the viewer does not see just now."""
    for index in range(shown, DECK_SIZE):
        card = int(state.deck[region - 1, index])
        if card != NONE:
            state.where[card] = POOL
            state.deck[region - 1, index] = NONE


@rule
def show_memory(state: State, seat: int) -> None:
    """What the seat remembers is in the deck, as far as it knows."""
    for region in range(MAX_REGIONS):
        for index in range(DECK_SIZE):
            card = int(state.memory[seat, region, index])
            if card == NONE:
                break
            state.where[card] = DECK


# --- dealing anew ---------------------------------------------------------------------------------


@rule
def redeal(state: State, rng: np.random.Generator) -> None:
    """Fill in what the viewer cannot see, each way equally likely.

    The others are given a memory of the decks as they lie now.
    """
    viewer = state.viewer
    if viewer >= 0:
        for region in range(1, state.regions + 1):
            if has_looked(state, viewer, region):
                deal_from_memory(state, rng, region)
    deal_lots(state, rng)
    for seat in range(state.seats):
        for slot in range(HAND_SIZE):
            if state.hand[seat, slot] == HIDDEN:
                put(state, seat, slot, draw_pool(state, rng, int(state.back[seat, slot])))
    for region in range(1, state.regions + 1):
        fill_deck(state, rng, region, drawn_cards(state, region))
    fill_memories(state)
    for seat in range(state.seats):
        if state.commit[seat] == SEALED:
            state.commit[seat] = draw_commit(state, rng, seat)
    state.viewer = FULL


@rule
def put(state: State, seat: int, slot: int, card: int) -> None:
    state.hand[seat, slot] = card
    state.where[card] = HAND + seat


@rule
def draw_pool(state: State, rng: np.random.Generator, origin: int) -> int:
    """A random card of the origin that the viewer has never seen."""
    first, last = FIRST_CARD[origin], FIRST_CARD[origin + 1]
    return draw_where(state, rng, POOL, first, last)


@rule
def draw_where(state: State, rng: np.random.Generator, place: int, first: int, last: int) -> int:
    """A random card among first .. last - 1 that lies there."""
    count = 0
    for card in range(first, last):
        count += state.where[card] == place
    ticket = int(rng.random() * count)
    for card in range(first, last):
        if state.where[card] == place:
            if ticket == 0:
                return card
            ticket -= 1
    return NONE


@rule
def deal_from_memory(state: State, rng: np.random.Generator, region: int) -> None:
    """Secretly taken cards of a deck that the viewer remembers go to those who took them, in any
    order; the rest is the deck."""
    left = 0
    for holder in range(state.seats):
        for slot in range(HAND_SIZE):
            left += is_taken(state, holder, slot, region)
    while left > 0:
        deal_taken(state, rng, region, int(rng.random() * left))
        left -= 1
    lay_remembered(state, region)


@rule
def is_taken(state: State, holder: int, slot: int, region: int) -> bool:
    """Is it a card that the viewer remembers and does not see any more?"""
    return state.taken_from[holder, slot] == region and state.hand[holder, slot] == HIDDEN


@rule
def deal_taken(state: State, rng: np.random.Generator, region: int, ticket: int) -> None:
    """One of those who took a card gets one that it may have taken."""
    for holder in range(state.seats):
        for slot in range(HAND_SIZE):
            if not is_taken(state, holder, slot, region):
                continue
            if ticket == 0:
                resolved = bool(int(state.resolved[holder, slot]) >> state.viewer & 1)
                put(state, holder, slot, draw_remembered(state, rng, region, resolved))
                return
            ticket -= 1


@rule
def lay_remembered(state: State, region: int) -> None:
    at = 0
    for index in range(DECK_SIZE):
        card = int(state.memory[state.viewer, region - 1, index])
        if card == NONE:
            break
        if state.where[card] == DECK:
            state.deck[region - 1, at] = card
            at += 1


@rule
def draw_remembered(state: State, rng: np.random.Generator, region: int, resolved: bool) -> int:
    """A remembered card that another holds: one of those known to be in such hands, or else one
    known to be missing, or else any that lies face-down."""
    missing = int(state.missing[state.viewer, region - 1])
    settled = int(state.settled[state.viewer, region - 1])
    if resolved:
        return draw_bits(state, rng, region, settled)
    card = draw_bits(state, rng, region, missing & ~settled)
    if card == NONE:
        card = draw_bits(state, rng, region, ~missing)
    return card


@rule
def is_shown(state: State, region: int, card: int) -> bool:
    """Does the viewer see the card in the deck?"""
    for index in range(shown_cards(state, state.viewer, region)):
        if state.deck[region - 1, index] == card:
            return True
    return False


@rule
def draw_bits(state: State, rng: np.random.Generator, region: int, bits: int) -> int:
    """A random one of these remembered cards that has not been dealt yet, NONE if there is none."""
    chosen, n = NONE, 0
    for index in range(DECK_SIZE):
        card = int(state.memory[state.viewer, region - 1, index])
        if card == NONE:
            break
        if bits >> index & 1 and state.where[card] == DECK and not is_shown(state, region, card):
            n += 1
            if rng.random() * n < 1:  # each of the n with the same chance
                chosen = card
    return chosen


@rule
def deal_lots(state: State, rng: np.random.Generator) -> None:
    """The cards of a lot go to those who drew them, in any order."""
    for seat in range(state.seats):
        for slot in range(HAND_SIZE):
            lot = int(state.lot[seat, slot])
            if state.hand[seat, slot] == HIDDEN and lot:
                place = BAG if is_drawing(state, lot) else LOT + lot
                put(state, seat, slot, draw_where(state, rng, place, 0, CARDS))


@rule
def drawn_cards(state: State, region: int) -> int:
    """How many cards of the deck have been drawn: all, if anybody has looked through it; as many as
    were seen, if somebody does so now."""
    for seat in range(state.seats):
        if has_looked(state, seat, region):
            return int(state.cards[region - 1])
    return state.seen_cards if state.step == LOOK and state.region == region else 0


@rule
def fill_deck(state: State, rng: np.random.Generator, region: int, size: int) -> None:
    for index in range(size):
        if state.deck[region - 1, index] == NONE:
            card = draw_pool(state, rng, int(state.home[region - 1]))
            state.deck[region - 1, index] = card
            state.where[card] = DECK


@rule
def fill_memories(state: State) -> None:
    for seat in range(state.seats):
        for region in range(1, state.regions + 1):
            if seat != state.viewer and has_looked(state, seat, region):
                state.memory[seat, region - 1] = state.deck[region - 1]


@rule
def draw_commit(state: State, rng: np.random.Generator, seat: int) -> int:
    """Any choice that the seat may have sealed."""
    if state.step == CHOOSE_START:
        return START + 1 + int(rng.random() * state.regions)
    if state.step == ASK_CLAIM:
        return CLAIM + int(rng.random() * (1 + count_bits(state.candidates)))
    out = np.empty(MAX_LEGAL, np.int64)
    n = list_answers(state, seat, out)
    return int(out[int(rng.random() * n)])
