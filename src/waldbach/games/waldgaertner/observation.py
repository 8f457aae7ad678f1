"""What a learning agent sees of a view, as numbers, and the actions it can ever choose from.

`fields` lists the numbers in the order in which `observe` writes them. Seats are counted from the
one that looks: 0 is itself, 1 the next round the table, so an agent has to learn one side only.
A card is its number + 1; `FACTS` is what is printed on it and lies on it, so that an agent need not
learn 175 names.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.games.waldgaertner.garden import count_colour, fits_row, has_partner, is_cross
from waldbach.games.waldgaertner.layout import (
    ATTEMPTS,
    BONUS,
    CARDS,
    CHOOSE,
    CLAIM,
    COLOURS,
    DECK_SIZE,
    DISPLAY,
    FIRST_CARD,
    GARDEN,
    GROW,
    HAND,
    HAND_SIZE,
    HIDDEN,
    LOT,
    MARKET_PILE,
    MAX_REGIONS,
    MAX_SEATS,
    NO_BONUS,
    NONE,
    NONE_YET,
    ORIGINS_COUNT,
    OVER,
    PHASES,
    PILE,
    PLACES,
    POSSIBLE_ORIGINS,
    RIGHT,
    ROUNDS,
    ROW,
    SELL,
    SIX,
    START,
    TAKE,
    WAIVE,
)
from waldbach.games.waldgaertner.plays import has_bonus
from waldbach.games.waldgaertner.rounds import acting
from waldbach.games.waldgaertner.scoring import SOURCES, add_points, place_of, total
from waldbach.games.waldgaertner.year import phase_of
from waldbach.jit import rule
from waldbach.kernel import CHANCE_ACTS, State

__all__ = ["choices", "fields", "observe"]

Numbers = NDArray[np.int16]
Field = tuple[str, tuple[int, ...], int, int, str]  # name, shape, least, most, meaning

FACTS = 12
LAID = MAX_SEATS  # cards of a display at most
MOST_COINS = 2000
MOST_POINTS = 2000
MOST_MARKERS = 99
LOTS = MAX_SEATS * HAND_SIZE


def fields(seats: int) -> list[Field]:
    facts = ("of each: there, rank, value, bracketed, bloom, harvest, colour, sex, arrows as bits, "
             "cross-fertilised, markers, flower")  # fmt: skip
    return [
        ("advanced", (), 0, 1, "1 in the advanced mode"),
        ("ranks_kept", (), 0, 1, "1 with the option rank-limits=kept"),
        ("males_paired", (), 0, 1, "1 with the option males=paired"),
        ("late_sixes", (), 0, 1, "1 with the option sixes=after-plays"),
        ("final_check", (), 0, 1, "1 with the option final-check=yes"),
        ("bonus_again", (), 0, 1, "1 with the option colour-bonus=again"),
        ("origins", (ORIGINS_COUNT,), 0, 1,
         "1 for each origin in the game: Europe, North America, Asia"),
        ("regions", (), 0, MAX_REGIONS, "number of regions"),
        ("round", (), 0, ROUNDS + 2, "number of the round; 21 while the last cards are played"),
        ("phase", (), 0, PHASES - 1, "phase of the year"),
        ("step", (), 0, OVER,
         "11 start region, 12 die, 13 right, 14 claim, 15 pile, 16 take, 17 play, 18 bonus"),
        ("region", (), 0, MARKET_PILE,
         "region of the contest, or pile that is looked through; 6 market"),
        ("level", (), 0, MOST_COINS,
         "coins of the group whose turn it is in a contest or among sixes"),
        ("attempt", (), 0, ATTEMPTS + 1, "attempt of tied sixes to agree"),
        ("drawing_lot", (), 0, LOTS, "number of the lot that is drawn from blindly, 0 none"),
        ("others_played", (), 0, 1, "1 if those without a six have played first"),
        ("sixes_done", (), 0, 1, "1 if the sixes of this round have acted"),
        ("to_act", (seats,), 0, 1, "1 for each seat that is waited for"),
        ("ready", (seats,), 0, 1, "1 if its choice is sealed"),
        ("in_turn", (seats,), 0, 1, "1 for the seat that decides alone, or did so last"),
        ("waiting", (seats,), 0, 1, "1 if it waived and waits in the contest"),
        ("drawing", (seats,), 0, 1, "1 if it is to draw blindly"),
        ("candidate", (seats,), 0, 1,
         "1 if it is one of tied sixes, or of those chance decides among"),
        ("bonus_tried", (seats,), 0, 1, "1 if its colour bonus is settled for this round"),
        ("die", (seats,), 0, SIX, "revealed die or start region, 0 none"),
        ("claim", (seats,), 0, seats + 1, "last claim + 1 (1 stands for any), 0 none"),
        ("queue", (seats,), 0, seats, "tied sixes in their order: 1 + seat, 0 behind the last"),
        ("coins", (seats,), 0, MOST_COINS, "coins now"),
        ("coins_shown", (seats,), 0, MOST_COINS, "coins when the dice were revealed"),
        ("bonus_due", (seats,), 0, 1, "1 if a colour bonus is due"),
        ("bonuses", (seats,), 0, PLACES, "colour bonuses taken or declined"),
        ("colours", (seats, COLOURS), 0, PLACES,
         "white, yellow, pink, red, purple plants in each garden"),
        ("points", (seats, SOURCES), 0, MOST_POINTS,
         "points for free values, values in brackets, markers"),
        ("total", (seats,), 0, MOST_POINTS, "their sum"),
        ("place", (seats,), 1, seats, "place as points stand"),
        ("region_cards", (MAX_REGIONS,), 0, DECK_SIZE, "cards left in each region"),
        ("region_origin", (MAX_REGIONS,), 0, ORIGINS_COUNT,
         "1 + origin of each region, 0 no region"),
        ("top", (MAX_REGIONS,), 0, CARDS, "open top card of each region, 0 none"),
        ("top_facts", (MAX_REGIONS, FACTS), 0, MOST_MARKERS, facts),
        ("laid", (LAID,), 0, CARDS, "cards of the display"),
        ("laid_facts", (LAID, FACTS), 0, MOST_MARKERS, facts),
        ("hand", (seats, HAND_SIZE), 0, CARDS + 1, "cards of each hand, 0 none, 176 hidden"),
        ("hand_facts", (seats, HAND_SIZE, FACTS), 0, MOST_MARKERS, facts),
        ("hand_origin", (seats, HAND_SIZE), 0, ORIGINS_COUNT, "1 + origin on the back, 0 no card"),
        ("hand_known", (seats, HAND_SIZE, seats), 0, 1, "which seats know the card"),
        ("hand_lot", (seats, HAND_SIZE), 0, LOTS, "lot it was drawn from blindly, 0 none"),
        ("hand_taken", (seats, HAND_SIZE), 0, MAX_REGIONS,
         "region it was secretly taken from after you had looked through it, 0 none"),
        ("hand_resolved", (seats, HAND_SIZE), 0, 1, "1 if you know by now which cards those are"),
        ("partner", (HAND_SIZE,), 0, 1, "1 if a partner of your card stands in your garden"),
        ("garden", (seats, PLACES), 0, CARDS, "card on each place: 1.0 1.1 … 5.2, 6.1; 0 free"),
        ("garden_facts", (seats, PLACES, FACTS), 0, MOST_MARKERS, facts),
        ("looked", (seats, MAX_REGIONS), 0, 1, "1 if the seat has looked through the region"),
        ("memory", (MAX_REGIONS, DECK_SIZE), 0, CARDS,
         "what you remember of a region, from the top"),
        ("memory_missing", (MAX_REGIONS, DECK_SIZE), 0, 1, "1 if you know that it was taken since"),
        ("memory_settled", (MAX_REGIONS, DECK_SIZE), 0, 1,
         "1 if the resolved cards are among these"),
        ("card", (CARDS,), 0, 6 + 2 * seats + LOTS,
         "each card: 0 unseen, 1 not in the game, 2 region, 3 market, 4 display, 5 drawn from, "
         "6 + seat in a hand, 6 + seats + seat in a garden, then 5 + 2 seats + lot that it is in"),
        ("markers", (CARDS,), 0, MOST_MARKERS, "markers on each card"),
    ]  # fmt: skip


# --- writing --------------------------------------------------------------------------------------


@rule
def observe(view: State, seat: int, out: Numbers) -> int:
    """Write what the seat sees in its view; returns how many numbers."""
    n = write_options(view, out, 0)
    n = write_course(view, out, n)
    n = write_roles(view, seat, out, n)
    n = write_scores(view, seat, out, n)
    n = write_regions(view, out, n)
    n = write_display(view, out, n)
    n = write_hands(view, seat, out, n)
    n = write_gardens(view, seat, out, n)
    n = write_memory(view, seat, out, n)
    return write_cards(view, seat, out, n)


@rule
def from_seat(view: State, seat: int, other: int) -> int:
    """The other seat, counted from this one."""
    return (other - seat) % view.seats


@rule
def seat_at(view: State, seat: int, k: int) -> int:
    """The seat that is k further round the table."""
    return (seat + k) % view.seats


@rule
def write_options(view: State, out: Numbers, n: int) -> int:
    out[n] = view.advanced
    out[n + 1] = view.ranks_kept
    out[n + 2] = view.males_paired
    out[n + 3] = view.late_sixes
    out[n + 4] = view.final_check
    out[n + 5] = view.bonus_again
    for origin in range(ORIGINS_COUNT):
        out[n + 6 + origin] = view.origins >> origin & 1
    return n + 6 + ORIGINS_COUNT


@rule
def write_course(view: State, out: Numbers, n: int) -> int:
    out[n] = view.regions
    out[n + 1] = view.this_round
    out[n + 2] = phase_of(view) if view.this_round else 0
    out[n + 3] = view.step
    out[n + 4] = min(view.region, MARKET_PILE)
    out[n + 5] = max(0, min(view.level, MOST_COINS))
    out[n + 6] = view.attempt
    out[n + 7] = view.current_lot
    out[n + 8] = view.others_played
    out[n + 9] = view.sixes_done
    return n + 10


@rule
def write_roles(view: State, seat: int, out: Numbers, n: int) -> int:
    """Who acts, who waits, and what each has shown."""
    mask, seats = acting(view), view.seats
    for k in range(seats):
        other = seat_at(view, seat, k)
        out[n + k] = 0 if mask == CHANCE_ACTS else mask >> other & 1
        out[n + seats + k] = view.commit[other] != NONE_YET
        out[n + 2 * seats + k] = other == view.seat
        out[n + 3 * seats + k] = view.waiting >> other & 1
        out[n + 4 * seats + k] = view.drawing >> other & 1
        out[n + 5 * seats + k] = view.candidates >> other & 1
        out[n + 6 * seats + k] = view.tried >> other & 1
        out[n + 7 * seats + k] = view.choice[other]
        out[n + 8 * seats + k] = view.claimed[other] + 1
        queued = int(view.queue[k])
        out[n + 9 * seats + k] = 1 + from_seat(view, seat, queued) if queued >= 0 else 0
    return n + 10 * seats


@rule
def write_scores(view: State, seat: int, out: Numbers, n: int) -> int:
    seats = view.seats
    colours = n + 4 * seats
    points = colours + seats * COLOURS
    totals = points + seats * SOURCES
    by_source = np.zeros(SOURCES, np.int64)
    for k in range(seats):
        other = seat_at(view, seat, k)
        out[n + k] = view.coins[other]
        out[n + seats + k] = view.snap[other]
        out[n + 2 * seats + k] = has_bonus(view, other)
        out[n + 3 * seats + k] = view.bonus[other]
        for colour in range(COLOURS):
            out[colours + k * COLOURS + colour] = count_colour(view, other, colour + 1)
        by_source[:] = 0
        add_points(view, other, by_source)
        for source in range(SOURCES):
            out[points + k * SOURCES + source] = by_source[source]
        out[totals + k] = total(view, other)
        out[totals + seats + k] = place_of(view, other)
    return totals + 2 * seats


@rule
def write_facts(view: State, card: int, out: Numbers, n: int) -> int:
    """What is printed on a card and lies on it; nothing for one that is hidden or missing."""
    if card >= HIDDEN:
        for i in range(FACTS):
            out[n + i] = 0
    else:
        out[n] = 1
        out[n + 1] = view.rank[card]
        out[n + 2] = view.value[card]
        out[n + 3] = view.bracketed[card]
        out[n + 4] = view.bloom[card]
        out[n + 5] = view.harvest[card]
        out[n + 6] = view.colour[card]
        out[n + 7] = view.sex[card]
        out[n + 8] = view.arrows[card]
        out[n + 9] = is_cross(view, card)
        out[n + 10] = view.cult[card]
        out[n + 11] = view.flower[card]
    return n + FACTS


@rule
def name_of(card: int) -> int:
    """A card as a number from 1, 0 for none."""
    if card == NONE:
        return 0
    return CARDS + 1 if card == HIDDEN else card + 1


@rule
def write_regions(view: State, out: Numbers, n: int) -> int:
    tops = n + 2 * MAX_REGIONS
    for region in range(MAX_REGIONS):
        top = int(view.deck[region, 0]) if view.open[region] else NONE
        out[n + region] = view.cards[region]
        out[n + MAX_REGIONS + region] = view.home[region] + 1
        out[tops + region] = name_of(top)
        write_facts(view, top, out, tops + MAX_REGIONS + region * FACTS)
    return tops + MAX_REGIONS * (1 + FACTS)


@rule
def write_display(view: State, out: Numbers, n: int) -> int:
    laid, end = 0, n + LAID * (1 + FACTS)
    out[n:end] = 0
    for card in range(CARDS):
        if view.where[card] == DISPLAY and laid < LAID:
            out[n + laid] = name_of(card)
            write_facts(view, card, out, n + LAID + laid * FACTS)
            laid += 1
    return end


@rule
def write_hands(view: State, seat: int, out: Numbers, n: int) -> int:
    seats, slots = view.seats, view.seats * HAND_SIZE
    facts = n + slots
    backs = facts + slots * FACTS
    known = backs + slots
    lots = known + slots * seats
    partner = lots + 3 * slots
    for k in range(seats):
        other = seat_at(view, seat, k)
        for slot in range(HAND_SIZE):
            card, i = int(view.hand[other, slot]), k * HAND_SIZE + slot
            out[n + i] = name_of(card)
            write_facts(view, card, out, facts + i * FACTS)
            out[backs + i] = view.back[other, slot] + 1
            for j in range(seats):
                bit = int(view.knows[other, slot]) >> seat_at(view, seat, j) & 1
                out[known + i * seats + j] = bit
            out[lots + i] = view.lot[other, slot]
            out[lots + slots + i] = view.taken_from[other, slot]
            out[lots + 2 * slots + i] = view.resolved[other, slot] != 0
            if k == 0:
                out[partner + slot] = card < HIDDEN and has_partner(view, seat, card)
    return partner + HAND_SIZE


@rule
def write_gardens(view: State, seat: int, out: Numbers, n: int) -> int:
    facts = n + view.seats * PLACES
    for k in range(view.seats):
        other = seat_at(view, seat, k)
        for place in range(PLACES):
            card, i = int(view.garden[other, place]), k * PLACES + place
            out[n + i] = name_of(card)
            write_facts(view, card, out, facts + i * FACTS)
    return facts + view.seats * PLACES * FACTS


@rule
def write_memory(view: State, seat: int, out: Numbers, n: int) -> int:
    for k in range(view.seats):
        for region in range(MAX_REGIONS):
            bits = int(view.looked[seat_at(view, seat, k)])
            out[n + k * MAX_REGIONS + region] = bits >> region & 1
    n += view.seats * MAX_REGIONS
    size = MAX_REGIONS * DECK_SIZE
    for region in range(MAX_REGIONS):
        missing, settled = int(view.missing[seat, region]), int(view.settled[seat, region])
        for index in range(DECK_SIZE):
            i = n + region * DECK_SIZE + index
            out[i] = name_of(int(view.memory[seat, region, index]))
            out[i + size] = missing >> index & 1
            out[i + 2 * size] = settled >> index & 1
    return n + 3 * size


@rule
def write_cards(view: State, seat: int, out: Numbers, n: int) -> int:
    for card in range(CARDS):
        out[n + card] = spot(view, seat, int(view.where[card]))
        out[n + CARDS + card] = view.cult[card]
    return n + 2 * CARDS


@rule
def spot(view: State, seat: int, where: int) -> int:
    """Where a card lies, holders counted from the seat."""
    if where < HAND:
        return where
    if where < GARDEN:
        return HAND + from_seat(view, seat, where - HAND)
    if where < LOT:
        return HAND + view.seats + from_seat(view, seat, where - GARDEN)
    return HAND + 2 * view.seats + where - LOT - 1


# --- actions --------------------------------------------------------------------------------------


def choices(start: State) -> NDArray[np.int64]:
    """Every action that a seat can ever choose at this table, ascending: what its plants allow."""
    seats = int(start.seats)
    possible = [int(start.origins)] if start.origins else POSSIBLE_ORIGINS[seats]
    origins = [o for o in range(ORIGINS_COUNT) if any(bits >> o & 1 for bits in possible)]
    cards = [card for o in origins for card in range(FIRST_CARD[o], FIRST_CARD[o + 1])]
    regions = max(_regions(bits) for bits in possible)
    numbers = range(1, regions + 1)
    found = [*(START + region for region in numbers), *(CHOOSE + die for die in numbers)]
    found += [CHOOSE + SIX, *(RIGHT + card for card in cards), WAIVE]
    found += [*(CLAIM + position for position in range(seats + 1))]
    found += [*(PILE + region for region in numbers), PILE + MARKET_PILE]
    found += [*(TAKE + card for card in cards), *(SELL + card for card in cards)]
    found += [
        GROW + card * PLACES + place
        for card in cards
        for place in range(PLACES)
        if fits_row(start, card, int(ROW[place]))
    ]
    return np.array([*found, *(BONUS + card for card in cards), NO_BONUS], np.int64)


def _regions(origins: int) -> int:
    """How many decks the cards of these origins make."""
    return sum(
        int(FIRST_CARD[o + 1] - FIRST_CARD[o]) // DECK_SIZE
        for o in range(ORIGINS_COUNT)
        if origins >> o & 1
    )
