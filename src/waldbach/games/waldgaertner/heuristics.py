"""What an action seems worth (`kernel.rate`): the sense of a player who plans with what lies open.

Worth is counted in points at the end of the game. An answer is rated by the cards that it is likely
to bring (`prospects`), a play together with the card that stays in the hand. What rivals will do is
guessed from their gardens and coins.

Only what the seat may know is read. A state and the seat's view of it are rated alike.

Numba does not keep an array alive for a record taken out of it. Hence a function that works on a
copy of the state gets the array from its caller, who holds it until the call is over.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from waldbach.games.waldgaertner.contest import choosers
from waldbach.games.waldgaertner.garden import (
    has_partner,
    is_fertile,
    is_partner,
    neighbour,
    nitrogen_at,
    origin_of,
    place_cost,
    plant,
)
from waldbach.games.waldgaertner.layout import (
    ANY_POSITION,
    BONUS,
    CARDS,
    CHOOSE,
    CLAIM,
    DECK_SIZE,
    DISPLAY,
    DTYPE,
    GARDEN,
    GROW,
    MALE,
    MARKET,
    MARKET_PILE,
    NO_BONUS,
    NONE,
    PILE,
    PLACES,
    RIGHT,
    RIGHT_COST,
    ROUNDS,
    ROW,
    SELL,
    SIX,
    SIX_COST,
    TAKE,
    WAIVE,
)
from waldbach.games.waldgaertner.piles import play_from_hand
from waldbach.games.waldgaertner.prospects import (
    FEED,
    NEVER,
    UNCERTAIN,
    Book,
    card_worth,
    coin_at,
    free_places,
    gain,
    harvest_worth,
    make_book,
    missing_chance,
    pay,
    plant_worth,
    rooms_beside,
    rounds_left,
    sale_price,
)
from waldbach.jit import rule
from waldbach.kernel import State

# The weights, in points or as chances; found like those of `prospects`.

LATENT = 0.15  # for a card kept in the hand whose partner may come: one will know more
SHADE = 3.0  # advanced game: a place that nothing can stand on any more
WARMTH = 0.6  # difference of interest that makes rivals e times as likely to choose a card
SIX_LURE = 1.5  # how much better than the average top a six seems to a rival
PATIENCE = 0.2  # a card that nobody else wants can wait, and will be worth a point more
DENY = 0.25  # part of a rival's interest in a card that it is worth to take it away
LOST = 0.35  # chance that richer rivals leave the open top of a contest to the seat
EITHER = 0.8  # the better of two cards compared with their mean
GREED = 1.0  # how far interests have to differ before a rival pays for the choice
LEAK = 0.1  # part of a rival's interest in a card that is lost by selling it to the market

Copies = NDArray[Any]  # states


# --- rivals ---------------------------------------------------------------------------------------


@rule
def interest(state: State, seat: int, card: int) -> float:
    """How a seat looks at a card, judged by its garden and coins alone."""
    worth = float(int(state.value[card]) + int(state.cult[card]))
    if state.bracketed[card] and not has_partner(state, seat, card):
        worth *= UNCERTAIN if rounds_left(state) > 2 else 0.0
    for place in range(PLACES):
        other = int(state.garden[seat, place])
        if other == NONE or not state.bracketed[other] or not is_partner(state, other, card):
            continue
        if not has_partner(state, seat, other):
            worth += UNCERTAIN * (int(state.value[other]) + int(state.cult[other]))
    if not state.advanced:
        row = max(1, int(state.rank[card]))
        free = free_places(state, seat, row)
        if free == 0:
            worth -= pay(state, seat, row)
        elif free < 0:
            worth = 0.0
    return max(worth, -pay(state, seat, -sale_price(state, card)))


@rule
def choice_chance(state: State, rival: int, region: int) -> float:
    """How likely the rival is to choose the region: the more, the more its top is worth there."""
    total, mine, mean, tops = 0.0, 0.0, 0.0, 0
    for other in range(state.regions):
        if state.cards[other]:
            liking = interest(state, rival, int(state.deck[other, 0]))
            weight = np.exp(liking / WARMTH)
            total += weight
            mean += liking
            tops += 1
            if other == region - 1:
                mine = weight
    if state.coins[rival] >= SIX_COST:
        total += np.exp((mean / max(1, tops) + SIX_LURE) / WARMTH)
    return float(mine / total)


@rule
def best_interest(state: State, seat: int, card: int) -> float:
    """Of the other seats."""
    best = 0.0
    for rival in range(state.seats):
        if rival != seat:
            best = max(best, interest(state, rival, card))
    return best


# --- piles ----------------------------------------------------------------------------------------


@rule
def pile_worth(state: State, seat: int, book: Book, pile: int) -> float:
    """The best card that a look through the pile is likely to show."""
    if pile == MARKET_PILE:
        return best_of_market(state, seat, book)
    if int(state.looked[seat]) >> (pile - 1) & 1:
        return best_remembered(state, seat, book, pile)
    best = expected_best(state, seat, book, pile)
    if state.open[pile - 1]:
        best = max(best, gain(state, seat, book, int(state.deck[pile - 1, 0])))
    return best


@rule
def best_of_market(state: State, seat: int, book: Book) -> float:
    best = NEVER
    for card in range(CARDS):
        if state.where[card] == MARKET:
            best = max(best, gain(state, seat, book, card))
    return best


@rule
def best_remembered(state: State, seat: int, book: Book, pile: int) -> float:
    best = NEVER
    for index in range(DECK_SIZE):
        card = int(state.memory[seat, pile - 1, index])
        if card == NONE:
            break
        if not int(state.missing[seat, pile - 1]) >> index & 1:
            best = max(best, gain(state, seat, book, card))
    return best


@rule
def expected_best(state: State, seat: int, book: Book, pile: int) -> float:
    """Of the face-down cards: each unseen card of the origin is as likely to be among them."""
    worth, number = np.empty(CARDS), 0
    for card in range(CARDS):
        if book.unseen[card] and origin_of(card) == state.home[pile - 1]:
            worth[number] = gain(state, seat, book, card)
            number += 1
    size = int(state.cards[pile - 1]) - int(state.open[pile - 1])
    if number == 0 or size <= 0:
        return NEVER
    ordered = np.sort(worth[:number])
    share = min(1.0, size / number)
    best, none_better = 0.0, 1.0
    for i in range(number - 1, -1, -1):
        best += none_better * share * ordered[i]
        none_better *= 1 - share
    return best + none_better * ordered[0]


@rule
def mean_unseen(state: State, seat: int, book: Book, origin: int) -> float:
    """What an unknown card of the origin is worth on average."""
    worth, number = 0.0, 0
    for card in range(CARDS):
        if book.unseen[card] and origin_of(card) == origin:
            worth += gain(state, seat, book, card)
            number += 1
    return worth / max(1, number)


# --- one rating for each kind of action -----------------------------------------------------------


@rule
def rate_region(state: State, seat: int, region: int) -> float:
    """The top card alone, or what a contest over it brings (W-UNI, W-CON)."""
    book = make_book(state, seat)
    card = int(state.deck[region - 1, 0])
    top = gain(state, seat, book, card)
    alone, richer, equal, poorer = 1.0, 0.0, 0.0, 0.0
    for rival in range(state.seats):
        if rival == seat:
            continue
        chance = choice_chance(state, rival, region)
        alone *= 1 - chance
        if state.coins[rival] > state.coins[seat]:
            richer += chance
        elif state.coins[rival] == state.coins[seat]:
            equal += chance
        else:
            poorer += chance
    other = mean_unseen(state, seat, book, int(state.home[region - 1]))
    lost = LOST * top + (1 - LOST) * other
    won = max((top + other) / 2, max(top, other) + EITHER - pay(state, seat, RIGHT_COST))
    contest = richer * lost + equal * (top + other) / 2 + poorer * won
    worth = alone * top + (1 - alone) * contest / max(richer + equal + poorer, 1e-9)
    if rounds_left(state):
        worth -= PATIENCE * alone
    return worth + DENY * best_interest(state, seat, card)


@rule
def rate_six(state: State, seat: int) -> float:
    book = make_book(state, seat)
    best = best_of_market(state, seat, book)
    for region in range(1, state.regions + 1):
        if state.cards[region - 1]:
            best = max(best, pile_worth(state, seat, book, region))
    return best - pay(state, seat, SIX_COST)


@rule
def rate_right(state: State, seat: int, card: int) -> float:
    worth = gain(state, seat, make_book(state, seat), card)
    return worth - pay(state, seat, RIGHT_COST)


@rule
def rate_waiver(state: State, seat: int) -> float:
    """The mean of what is left when the next contender has taken a favourite (A-14)."""
    book = make_book(state, seat)
    favourite = NONE
    rival = next_contender(state, seat)
    if rival >= 0 and state.snap[rival] >= RIGHT_COST:
        favourite = pick_of(state, rival)
    worth, number = 0.0, 0
    for card in range(CARDS):
        if state.where[card] == DISPLAY and card != favourite:
            worth += gain(state, seat, book, card)
            number += 1
    return worth / max(1, number)


@rule
def next_contender(state: State, seat: int) -> int:
    """Who has the right next after this seat, -1 if nobody has (W-CON-04)."""
    rival, most, equal = -1, -1, False
    for other in range(state.seats):
        if not choosers(state, state.region) >> other & 1 or state.snap[other] >= state.snap[seat]:
            continue
        equal = state.snap[other] == most or (equal and state.snap[other] < most)
        if state.snap[other] > most:
            rival, most = other, int(state.snap[other])
    return -1 if equal else rival


@rule
def pick_of(state: State, rival: int) -> int:
    """The card of the display for which a rival would pay, NONE if all are much alike to it."""
    pick, most, total, number = NONE, NEVER, 0.0, 0
    for card in range(CARDS):
        if state.where[card] == DISPLAY:
            liking = interest(state, rival, card)
            total += liking
            number += 1
            if liking > most:
                pick, most = card, liking
    return pick if most - total / max(1, number) > GREED else NONE


@rule
def rate_claim(state: State, seat: int, position: int) -> float:
    """To be first is best, but from the second attempt on it is better to give way (A-10)."""
    if position == ANY_POSITION:
        return 1.0
    return 2.0 if state.attempt == 1 and position == 1 else 0.0


@rule
def rate_card(state: State, seat: int, card: int) -> float:
    return gain(state, seat, make_book(state, seat), card)


@rule
def kept_worth(state: State, seat: int) -> float:
    """The card that stays in the hand: planted a round later, when one knows more, or sold."""
    card = int(state.hand[seat, 0])
    if card >= CARDS:
        return 0.0
    book = make_book(state, seat)
    worth = card_worth(state, seat, book, card, state.this_round + 1)
    if state.bracketed[card]:
        lack = missing_chance(state, book, card, NONE)
        worth += LATENT * lack * (1 - lack) * int(state.value[card])
    return worth


@rule
def try_sale(copies: Copies, state: State, seat: int, card: int) -> float:
    copies[0] = state
    after = copies[0]
    play_from_hand(after, seat, card)
    after.where[card] = MARKET
    after.coins[seat] += sale_price(state, card)
    worth = -pay(state, seat, -sale_price(state, card)) + kept_worth(after, seat)
    return worth - LEAK * best_interest(state, seat, card)


@rule
def try_growing(copies: Copies, state: State, seat: int, card: int, place: int) -> float:
    copies[0] = state
    after = copies[0]
    play_from_hand(after, seat, card)
    after.where[card] = GARDEN + seat
    plant(after, seat, card, place)
    book = make_book(state, seat)
    kept = int(after.hand[seat, 0])  # what it does for the other card is rated with that one
    worth = plant_worth(state, seat, book, card, state.this_round, kept)
    worth += spot_worth(after, state, seat, book, card, place)
    return worth + kept_worth(after, seat)


@rule
def spot_worth(after: State, state: State, seat: int, book: Book, card: int, place: int) -> float:
    """What is due to the place where a card was planted: its price, nitrogen and shade."""
    worth = float(book.price[int(ROW[place])])
    worth += nitrogen_worth(after, seat, card, place)
    if state.advanced:
        worth -= shade(after, state, seat, place)
    return worth


@rule
def nitrogen_worth(state: State, seat: int, card: int, place: int) -> float:
    """More for the own harvest beside nitrogen, and for the harvests of those whom the card feeds
    (W-HARV-04)."""
    worth = 0.0
    if state.sex[card] != MALE and is_fertile(state, seat, card):
        worth += nitrogen_at(state, seat, place) * harvest_worth(state, card, state.this_round)
    for way in range(6):
        other = neighbour(state, seat, place, way)
        if not int(state.arrows[card]) >> way & 1 or other < 0:
            continue
        fed = int(state.garden[seat, other])
        if fed == NONE:
            if not place_cost(other):
                hope = coin_at(state.this_round) * rounds_left(state) / ROUNDS
                worth += FEED * hope
        elif state.sex[fed] != MALE and is_fertile(state, seat, fed):
            worth += harvest_worth(state, fed, state.this_round)
    return worth


@rule
def shade(after: State, state: State, seat: int, place: int) -> float:
    """Advanced game: what the new plant takes from the free places beside it."""
    loss = rooms_beside(state, seat, place) - rooms_beside(after, seat, place)
    return SHADE * loss * min(1.0, rounds_left(state) / 10)


@rule
def rate(state: State, seat: int, action: int) -> float:
    """See `waldbach.kernel.rate`."""
    if action < CHOOSE:
        return 0.0  # start regions: unseen cards are alike
    if action < RIGHT:
        die = action - CHOOSE
        return rate_six(state, seat) if die == SIX else rate_region(state, seat, die)
    if action < WAIVE:
        return rate_right(state, seat, action - RIGHT)
    if action == WAIVE:
        return rate_waiver(state, seat)
    if action < PILE:
        return rate_claim(state, seat, action - CLAIM)
    if action < TAKE:
        return pile_worth(state, seat, make_book(state, seat), action - PILE)
    if action < SELL:
        return rate_card(state, seat, action - TAKE)
    if action < GROW:
        return try_sale(np.empty(1, DTYPE), state, seat, action - SELL)
    if action < BONUS:
        card, place = (action - GROW) // PLACES, (action - GROW) % PLACES
        return try_growing(np.empty(1, DTYPE), state, seat, card, place)
    if action == NO_BONUS:
        return 0.0
    return rate_card(state, seat, action - BONUS)
