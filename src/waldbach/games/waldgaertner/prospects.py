"""What a card seems worth to a seat, in points at the end of the game.

The better of planting and selling it: its value, as likely as its partner is to come; the plants in
the own garden that it fertilises; the coins of its harvests; a step towards four colours; all less
the price of the place, which is what a later plant would make of it.

Only what the seat may know is read: gardens, market, open tops, display, its own hand, cards that
it saw others take, and its own memory of decks. All other cards are unseen, wherever they are.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from waldbach.games.waldgaertner import refusals as why
from waldbach.games.waldgaertner.garden import (
    has_extra,
    has_partner,
    is_cross,
    is_partner,
    is_shrub,
    neighbour,
    normal_taken,
    place_cost,
    rank_at,
    refuse_place,
)
from waldbach.games.waldgaertner.layout import (
    AWAY,
    BONUS_COLOURS,
    CARDS,
    COLOURS,
    DECK_SIZE,
    DISPLAY,
    GARDEN,
    HAND,
    HAND_SIZE,
    LOT,
    MALE,
    MARKET,
    MAX_PARTNERS,
    NE,
    NONE,
    NORMAL,
    NW,
    PHASES,
    PLACES,
    ROUNDS,
    ROW,
    ROWS,
    SE,
    SIX_COST,
    SW,
)
from waldbach.games.waldgaertner.year import last_phase
from waldbach.jit import rule
from waldbach.kernel import State

# The weights, in points or as chances. They were found by letting variants play each other, two and
# four at a table. Most lie on a broad top; COIN, UNCERTAIN, TURNED_UP and, in `heuristics`, DENY
# do matter.

COIN = 2.0  # a coin while there is all the time to spend it
SOON = 2.0  # with so few rounds left, half of a coin's worth is gone
GLUT = 0.6  # each coin in hand makes the next one less urgent, as if that much time had passed
HELD = 0.6  # chance that the other card of the hand gets planted in time
OPEN_TOP = 0.5  # chance to obtain a certain card from an open top
IN_MARKET = 0.5  # from the market, as long as there is time for a six
ON_DISPLAY = 0.3  # from the display of a contest
REMEMBERED = 0.6  # from a deck that the seat has looked through
TURNED_UP = 0.6  # once it is turned up
CROWD = 0.15  # every rival beyond the first makes these chances that much smaller
RIVALS_HAND = 0.15  # when a rival holds it: it may be sold
REACH = 2.0  # rounds that it takes to have half of such a chance
SUPPLY = 1.5  # own cards of a height class, compared with its share of the unseen: one can choose
SPREAD = 1.3  # of values within a height class
UNCERTAIN = 0.6  # what a value in brackets is worth on average, in cards to come
COLOUR_PACE = 0.15  # colours still missing that a round brings
FREE_CARD = 2.0  # a colour bonus, besides half the best card of the market
FEED = 0.5  # harvest that a free place beside nitrogen will see, at the beginning of the game
TIE_BREAK = 0.01  # a coin at the end (W-TIE-01)
NEVER = -1000.0

SPECIES = 256  # numbers of species, from 1

Numbers = NDArray[np.float64]


class Book(NamedTuple):
    """What a seat makes of the table before it looks at a certain card."""

    chance: Numbers  # by card: to obtain it from where it lies, as far as the seat knows
    unseen: Numbers  # by card: 1 if the seat does not know where it is
    miss: Numbers  # by species: chance that no card of it comes into the garden any more
    here: Numbers  # by species: plants in the garden
    price: Numbers  # by row: of its next place, NEVER if there is none
    need: Numbers  # by own card: points that wait for a partner
    colours: Numbers  # by colour: plants in the garden
    bonus: float  # what a colour bonus would be worth


# --- time and coins -------------------------------------------------------------------------------


@rule
def rounds_left(state: State) -> int:
    """Selections after that of the present round."""
    return max(0, ROUNDS - state.this_round)


@rule
def soon_or_never(state: State) -> float:
    """Near 1 while much time is left to go and get a card, 0 in the last round."""
    return rounds_left(state) / (rounds_left(state) + REACH)


@rule
def time_for_coins(this_round: int) -> float:
    """Rounds in which a coin can be of use; the last card may need it as well."""
    return max(0.0, ROUNDS + 0.5 - this_round)


@rule
def purse(state: State, coins: int) -> float:
    """What so many coins are worth together: each the less, the more there are, and the later."""
    time = time_for_coins(state.this_round)
    start = time + SOON
    worth = COIN * time / GLUT * np.log((start + GLUT * coins) / start)
    return worth + TIE_BREAK * coins


@rule
def pay(state: State, seat: int, coins: int) -> float:
    """The worth of coins that are to be paid, or (negative) of coins to be got."""
    have = int(state.coins[seat])
    if coins > have:
        return pay_later(state, seat, coins)
    return purse(state, have) - purse(state, have - coins)


@rule
def pay_later(state: State, seat: int, coins: int) -> float:
    """What is not there yet has to be earned first."""
    if rounds_left(state) == 0:
        return -NEVER
    return purse(state, coins) + COIN * (coins - int(state.coins[seat])) / 2


@rule
def coin_at(this_round: int) -> float:
    """A coin that comes in that round."""
    time = time_for_coins(this_round)
    return COIN * time / (time + SOON + GLUT * SIX_COST) + TIE_BREAK


@rule
def harvest_worth(state: State, card: int, planted: int) -> float:
    """The coins of a fertilised plant, one for each harvest, if planted in that round (2.2)."""
    ripening = (int(state.harvest[card]) - int(state.bloom[card])) % PHASES
    bloom = planted + 1 + (int(state.bloom[card]) - planted) % PHASES
    worth = 0.0
    for this_round in range(bloom + ripening, last_phase(state) + 1, PHASES):
        worth += coin_at(this_round)
    return worth


@rule
def sale_price(state: State, card: int) -> int:
    return 1 if is_shrub(state, card) else 2  # W-SELL-02


# --- the book -------------------------------------------------------------------------------------


@rule
def make_book(state: State, seat: int) -> Book:
    chance, unseen = np.zeros(CARDS), np.zeros(CARDS)
    miss, here = np.ones(SPECIES), np.zeros(SPECIES)
    sort_cards(state, seat, chance, unseen)
    for card in range(CARDS):
        miss[int(state.species[card])] *= 1 - chance[card]
    colours = np.zeros(COLOURS + 1)
    for place in range(PLACES):
        card = int(state.garden[seat, place])
        if card != NONE:
            here[int(state.species[card])] += 1
            colours[int(state.colour[card])] += 1
    price, need = np.full(ROWS + 1, NEVER), np.zeros(CARDS)
    set_prices(state, seat, unseen, price)
    book = Book(chance, unseen, miss, here, price, need, colours, bonus_worth(state, seat))
    note_needs(state, seat, book)
    return book


@rule
def sort_cards(state: State, seat: int, chance: Numbers, unseen: Numbers) -> None:
    """Where each card is, as far as the seat knows, and how likely it is to get it from there."""
    soon, ease, hidden = soon_or_never(state), ease_of_getting(state), 0
    for card in range(CARDS):
        where = int(state.where[card])
        if where == HAND + seat:
            chance[card] = HELD
        elif where == MARKET:
            chance[card] = IN_MARKET * soon * ease
        elif where == DISPLAY:
            chance[card] = ON_DISPLAY
        elif where != AWAY and not GARDEN <= where < LOT:
            unseen[card] = 1
    find_known(state, seat, chance, unseen)
    for card in range(CARDS):
        hidden += int(unseen[card])
    turned = min(1.0, rounds_left(state) * state.seats / max(1, hidden))
    for card in range(CARDS):
        if unseen[card]:
            chance[card] = TURNED_UP * turned * ease


@rule
def ease_of_getting(state: State) -> float:
    return 1 / (1 + CROWD * (state.seats - 2))


@rule
def find_known(state: State, seat: int, chance: Numbers, unseen: Numbers) -> None:
    """Open tops, remembered decks, and cards that the seat saw others take."""
    soon = soon_or_never(state)
    for region in range(state.regions):
        for index in range(DECK_SIZE):
            card = int(state.memory[seat, region, index])
            if card == NONE:
                break
            if unseen[card]:
                gone = int(state.missing[seat, region]) >> index & 1
                chance[card] = (RIVALS_HAND if gone else REMEMBERED) * soon
                unseen[card] = 0
        if state.open[region]:
            card = int(state.deck[region, 0])
            chance[card] = OPEN_TOP * ease_of_getting(state) if rounds_left(state) else 0.0
            unseen[card] = 0
    for other in range(state.seats):
        for slot in range(HAND_SIZE):
            card = int(state.hand[other, slot])
            if other != seat and card < CARDS and int(state.knows[other, slot]) >> seat & 1:
                chance[card] = RIVALS_HAND * soon
                unseen[card] = 0


@rule
def note_needs(state: State, seat: int, book: Book) -> None:
    """Points of own cards in brackets that have no partner in the garden yet."""
    for place in range(PLACES):
        card = int(state.garden[seat, place])
        if card != NONE and state.bracketed[card] and not has_partner(state, seat, card):
            book.need[card] = int(state.value[card]) + int(state.cult[card])


@rule
def bonus_worth(state: State, seat: int) -> float:
    """A free card of the market, 0 if the bonus has been used (W-COL-01)."""
    if state.bonus[seat] and not state.bonus_again:
        return 0.0
    best = 0
    for card in range(CARDS):
        if state.where[card] == MARKET and not state.bracketed[card]:
            best = max(best, int(state.value[card]) + int(state.cult[card]))
    return FREE_CARD + best / 2


# --- places ---------------------------------------------------------------------------------------


@rule
def set_prices(state: State, seat: int, unseen: Numbers, price: Numbers) -> None:
    """What the next place of each row is worth to plants that come later, and its coins."""
    number, value = np.zeros(ROWS + 1), np.zeros(ROWS + 1)
    for card in range(CARDS):
        if unseen[card]:
            rough = float(state.value[card])
            if state.bracketed[card]:
                rough *= UNCERTAIN
            add_supply(state, card, rough, number, value)
    total = max(1.0, number.sum())
    number[ROWS], value[ROWS] = number[5], value[5]
    for row in range(1, ROWS + 1):
        free = free_places(state, seat, row)
        if free < 0:
            continue
        if number[row]:
            coming = SUPPLY * rounds_left(state) * number[row] / total
            price[row] = -place_worth(state, row, free, coming, value[row] / number[row])
        else:
            price[row] = 0.0
        if free == 0:
            price[row] -= pay(state, seat, row)


@rule
def add_supply(state: State, card: int, rough: float, number: Numbers, value: Numbers) -> None:
    """Count the card in the rows where it can stand."""
    rank = int(state.rank[card])
    first, last = max(1, rank), max(1, rank)
    if rank == 0:
        last = 2
    if state.advanced:
        first, last = 1, 5
    for row in range(first, last + 1):
        number[row] += 1 / (last - first + 1)
        value[row] += rough / (last - first + 1)


@rule
def free_places(state: State, seat: int, row: int) -> int:
    """Free normal places of a row; 0 when only its extra is left, -1 when nothing is."""
    if row == ROWS:
        extra = has_extra(state, seat, 5) and state.garden[seat, PLACES - 1] == NONE
        return 0 if extra else -1
    free = int(NORMAL[row]) - normal_taken(state, seat, row)
    if free == 0 and has_extra(state, seat, row):
        return -1
    return free


@rule
def place_worth(state: State, row: int, free: int, coming: float, value: float) -> float:
    """What the last of the plants to come, for which there would be a place, loses without it.

    It would be sold, or pay for the extra of the row.
    """
    if coming <= 0:
        return 0.0
    rank = max(1, free)
    likely = 1 / (1 + np.exp(-(coming - rank + 0.5) / (0.3 + 0.6 * np.sqrt(coming))))
    height = max(-1.5, 1.5 - 3 * (rank - 0.5) / coming)
    loss = value + SPREAD * height - coin_at(state.this_round) * (1 + (row > 2))
    if free > 0:
        loss = min(loss, row * coin_at(state.this_round))
    else:
        loss -= row * coin_at(state.this_round)
    return likely * max(0.0, loss)


@rule
def best_price(state: State, seat: int, book: Book, card: int) -> float:
    """Of the places on which the card may stand."""
    if state.advanced:
        best = NEVER
        for place in range(PLACES):
            row = int(ROW[place])
            if book.price[row] > best and refuse_place(state, seat, card, place) == why.NOTHING:
                best = book.price[row]
        return best
    rank = int(state.rank[card])
    if rank == 0:
        return max(book.price[1], book.price[2])
    if rank == 5:
        return max(book.price[5], book.price[6])
    return float(book.price[rank])


@rule
def classes_at(state: State, seat: int, place: int) -> tuple[int, int]:
    """Advanced game: the lowest and the highest class that may stand on a free place (W-ADV-02).

    When the first is above the second, nothing can stand there any more.
    """
    least, most = 1, 5
    for way in (NW, NE, SW, SE):
        other = neighbour(state, seat, place, way)
        if other < 0 or state.garden[seat, other] == NONE:
            continue
        there = rank_at(state, int(state.garden[seat, other]), other)
        if way <= NE:
            most = min(most, there)
        else:
            least = max(least, there)
    return least, most


@rule
def room(state: State, seat: int, place: int) -> float:
    """Advanced game: the part of all height classes that may stand on a free place."""
    least, most = classes_at(state, seat, place)
    return max(0, most - least + 1) / 5


@rule
def rooms_beside(state: State, seat: int, place: int) -> float:
    """The room on the free normal places that touch this one in north and south."""
    sum_of_rooms = 0.0
    for way in (NW, NE, SW, SE):
        other = neighbour(state, seat, place, way)
        if other >= 0 and state.garden[seat, other] == NONE and not place_cost(other):
            sum_of_rooms += room(state, seat, other)
    return sum_of_rooms


# --- cards ----------------------------------------------------------------------------------------


@rule
def missing_chance(state: State, book: Book, card: int, without: int) -> float:
    """The chance that no partner of the card ever stands in the garden, apart from one card that is
    left out of account (NONE: no such card)."""
    chance = 1.0
    for i in range(MAX_PARTNERS):
        species = int(state.partners[card, i])
        if species == 0:
            break
        itself = state.species[card] == species
        planted = itself and GARDEN <= state.where[card] < LOT
        if book.here[species] - planted > 0:
            return 0.0
        chance *= book.miss[species]
        if itself:
            chance /= 1 - book.chance[card]
        if without != NONE and without != card and state.species[without] == species:
            chance /= 1 - book.chance[without]
    return chance


@rule
def fertilising_worth(state: State, seat: int, book: Book, card: int) -> float:
    """Points of own cards that wait for this one, as far as no other will do."""
    worth = 0.0
    for place in range(PLACES):
        other = int(state.garden[seat, place])
        if other != NONE and book.need[other] and is_partner(state, other, card):
            lack = missing_chance(state, book, other, card)
            coins = harvest_worth(state, other, state.this_round)
            worth += lack * (book.need[other] + coins)
    return worth


@rule
def colour_worth(state: State, seat: int, book: Book, card: int) -> float:
    """A new colour brings the bonus of four nearer (W-COL)."""
    colour = int(state.colour[card])
    if colour == 0 or book.bonus == 0 or book.colours[colour]:
        return 0.0
    missing = BONUS_COLOURS
    for other in range(1, COLOURS + 1):
        missing -= book.colours[other] > 0
    if missing <= 0:
        return 0.0
    step = 1 - np.exp(-COLOUR_PACE * rounds_left(state))
    return book.bonus * float(step ** (missing - 1) - step**missing)


@rule
def plant_worth(
    state: State, seat: int, book: Book, card: int, planted: int, without: int
) -> float:
    """A card in the garden from that round on, wherever it stands.

    A partner that is accounted for elsewhere is left out (NONE: there is no such card).
    """
    value = float(int(state.value[card]) + int(state.cult[card]))
    sure = 1.0
    if is_cross(state, card):
        sure = 1 - missing_chance(state, book, card, without)
    worth = value * sure if state.bracketed[card] else value
    if state.sex[card] != MALE:
        worth += sure * harvest_worth(state, card, planted)
    worth += fertilising_worth(state, seat, book, card)
    return worth + colour_worth(state, seat, book, card)


@rule
def nitrogen_hope(state: State, card: int) -> float:
    """What a nitrogen plant may bring its neighbours in the rest of the game."""
    if not state.arrows[card]:
        return 0.0
    return 2 * FEED * coin_at(state.this_round) * rounds_left(state) / ROUNDS


@rule
def card_worth(state: State, seat: int, book: Book, card: int, planted: int) -> float:
    """A card that comes into the hand: planted in that round, or sold."""
    worth = plant_worth(state, seat, book, card, planted, NONE)
    worth += nitrogen_hope(state, card) + best_price(state, seat, book, card)
    return max(worth, -pay(state, seat, -sale_price(state, card)))


@rule
def hand_partner_worth(state: State, seat: int, book: Book, card: int) -> float:
    """What a new card does for the one in the hand, which waits for a partner.

    Without it that one might be sold instead of planted.
    """
    worth = 0.0
    for slot in range(HAND_SIZE):
        other = int(state.hand[seat, slot])
        if other >= CARDS or not state.bracketed[other] or not is_partner(state, other, card):
            continue
        value = int(state.value[other]) + int(state.cult[other])
        planted = plant_worth(state, seat, book, other, state.this_round, card)
        planted += best_price(state, seat, book, other)
        served = planted + value * missing_chance(state, book, other, card)
        sale = -pay(state, seat, -sale_price(state, other))
        worth += HELD * (max(served, sale) - max(planted, sale))
    return worth


@rule
def gain(state: State, seat: int, book: Book, card: int) -> float:
    """What it is worth to get this card now."""
    worth = card_worth(state, seat, book, card, state.this_round)
    return worth + hand_partner_worth(state, seat, book, card)
