"""What an action seems worth (`kernel.rate`): the sense of a player who looks one turn ahead.

Worth is counted in points from the present step on; letting the step pass is worth 0. A placement
is rated with the best planting behind it, a joker change with the best placement that it makes
possible, so that the best action of each step makes a coherent turn.

Only what the seat may know is read: board, stocks, its own hand, the backs of its own tokens. A
state and the seat's view of it are rated alike.

Numba does not keep an array alive for a record taken out of it. Hence a function that works on a
copy of the state gets the array from its caller, who holds it until the call is over.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from waldbach.games.renature import refusals as why
from waldbach.games.renature.areas import areas_beside, award, plant_colour, plant_value
from waldbach.games.renature.brook import (
    ALL_ANIMALS,
    APART,
    is_area,
    is_free_brook,
    is_isolated,
    list_placements,
    refuse_placement,
    tolerances,
    welcome,
)
from waldbach.games.renature.clouds import change_joker
from waldbach.games.renature.layout import (
    AGAIN,
    AGAIN_COST,
    BASE,
    COLOURS,
    DISCARD,
    DOMINOES,
    DTYPE,
    FIRST_PLANT,
    FIRST_SPACE,
    HAND,
    HAND_SIZE,
    HIGH,
    JOKER,
    JOKER_COST,
    LOW,
    MAX_AREAS,
    MAX_BACK,
    MAX_CLOUDS,
    MAX_LEGAL,
    MUSHROOM,
    NEUTRAL,
    NO_MUSHROOM,
    NO_PLANT,
    PLANT,
    RETURN,
    SPACES,
    STEP_A,
    STEP_C,
    STEP_D,
    STRIDE,
    STUMP,
    TYPES,
)
from waldbach.games.renature.mushrooms import grow_mushroom, refuse_mushroom
from waldbach.games.renature.planting import in_stock
from waldbach.games.renature.turn import place
from waldbach.jit import rule
from waldbach.kernel import State

# The weights, in points. They were found by letting variants of the heuristic play each other in
# all modes. Most lie on a broad top: to change one by a third makes no difference that 400 games
# would show.

OTHERS = 0.7  # a point of an opponent hurts less than an own point helps: plans there may fail
DOUBT = 1.0  # each change that can still come to an area divides its promise once more
OPTION = 2.0  # what a cloud is worth beyond its point at the end: it can save a turn later
KEEP = 0.75  # for each step up from turf: a high plant scores more when areas are fuller
FADE = 2.0  # with so many turns left, half of what lies in the future is still to be had
MARGIN = 0.5  # what a joker change or a return has to gain beyond its price: ratings are rough
AGAIN_MARGIN = 5.0  # an extra turn brings nothing by itself: it has to beat an ordinary turn
WASTE = 2.0  # a turn with a discard plants nothing
DANGER = 0.4  # chance that the next player closes an area which has one opening left
STUMP_WORTH = 0.6  # a mushroom has its use even where it joins nothing of importance now
JOIN = 0.3  # part of the best join's worth that is left once the planting is chosen as well
GIFT = 0.2  # a cloud or stump that the next player can reach now
STUCK = 0.2  # a space that only the joker can fill: it may end up dead for everyone
KEEP_JOKER = 1.0  # a joker half fits anywhere; use it where nothing else does
UNFIT = 0.4  # a domino left in the hand that fits nowhere
USE = 0.01  # for choosing which domino to discard: the one with the fewest places to go
NEVER = -1000.0

# The survey has a row per area: totals by colour, then these columns, then two rows to work with.
PLANTS = COLOURS  # number of plants by type
FREE = PLANTS + TYPES  # free area spaces
OPEN = FREE + 1  # edges to brook spaces that can still be covered
SIZE = OPEN + 1
COLUMNS = SIZE + 1
POINTS = MAX_AREAS + 1  # row: an award by colour
JOINED = MAX_AREAS + 2  # row: the area that a mushroom would make
ROWS = MAX_AREAS + 3

MOST_OPENINGS = 16  # with more, nothing is kept
UNKNOWN = 2 * NEVER

Survey = NDArray[np.int64]
Plans = NDArray[np.float64]  # area x openings: what the best plant there is worth
Copies = NDArray[Any]  # states


class Bench(NamedTuple):
    """Room to try placements of one choice on."""

    copies: Copies
    old: Survey  # before the domino
    new: Survey  # after it
    plans: Plans


@rule
def survey(state: State) -> Survey:
    """What stands in each area, how much is free there, and how open it is to dominoes."""
    table = np.zeros((ROWS, COLUMNS), np.int64)
    for p in range(FIRST_SPACE, SPACES):
        area = int(state.area[p])
        if area:
            row = table[area]
            piece = int(state.piece[p])
            row[SIZE] += 1
            if piece < FIRST_PLANT:
                row[FREE] += 1
            else:
                row[plant_colour(piece)] += plant_value(piece)
                row[PLANTS + plant_value(piece) - 1] += 1
        elif is_free_brook(state, p) and not is_isolated(state, p):
            for q in (p - STRIDE, p - 1, p + 1, p + STRIDE):
                table[int(state.area[q]), OPEN] += 1
    return table


@rule
def survey_after(after: State, old: Survey, new: Survey) -> None:
    """The survey once a domino has been laid: all that changes are the openings to spaces that it
    covers or isolates. No space is beside both halves."""
    new[: after.areas + 1] = old[: after.areas + 1]
    for half in (after.first, after.second):
        for p in (half - STRIDE, half - 1, half + 1, half + STRIDE):
            new[int(after.area[p]), OPEN] -= 1
            if is_free_brook(after, p) and is_isolated(after, p):
                for q in (p - STRIDE, p - 1, p + 1, p + STRIDE):
                    new[int(after.area[q]), OPEN] -= 1


@rule
def turns_left(state: State, seat: int) -> int:
    """Turns of the seat after the present one, once that one's domino is out of the hand."""
    return int(state.hand[seat]) + int(state.reserve[seat])


@rule
def time_left(state: State, seat: int) -> float:
    """Near 1 for most of the game, 0 when the last domino is out."""
    turns = turns_left(state, seat)
    return turns / (turns + FADE)


# --- standings ------------------------------------------------------------------------------------


@rule
def outlook(state: State, seat: int, area: int, table: Survey) -> float:
    """What the standing in an area promises: its award now, the less the more can still change."""
    row, points = table[area], table[POINTS]
    kind = int(state.front[area]) if state.rules == BASE else -1
    main = int(state.main[kind]) if kind >= 0 else int(row[SIZE])
    minor = int(state.minor[kind]) if kind >= 0 else main // 2
    award(row, main, minor, points)
    others, turns = 0, 0
    for other in range(state.seats):
        turns += turns_left(state, other)
        if other != seat:
            others += int(points[other])
    changes = min(row[FREE], row[OPEN], turns)
    return (points[seat] - OTHERS * others / (state.seats - 1)) / (1 + DOUBT * changes)


@rule
def is_contested(state: State, area: int, table: Survey) -> bool:
    """Has plants and is still to be scored."""
    return table[area, SIZE] > table[area, FREE] and state.taken[area] < 0


@rule
def whole_outlook(state: State, seat: int, table: Survey) -> float:
    total = 0.0
    for area in range(1, state.areas + 1):
        if is_contested(state, area, table):
            total += outlook(state, seat, area, table)
    return total


@rule
def outlook_change(state: State, seat: int, old: Survey, new: Survey) -> float:
    """What a domino does to standings: it leaves less room, or none, for changes."""
    change = 0.0
    for area in range(1, state.areas + 1):
        if new[area, OPEN] != old[area, OPEN] and is_contested(state, area, new):
            change += outlook(state, seat, area, new) - outlook(state, seat, area, old)
    return change


# --- tokens ---------------------------------------------------------------------------------------


@rule
def seen_backs(state: State, seat: int, kind: int, bonus: int) -> int:
    """Tokens of the kind with this bonus that the seat has taken itself (R-I-05)."""
    seen = 0
    for area in range(1, state.areas + 1):
        if state.taken[area] == seat and state.front[area] == kind and state.back[area] == bonus:
            seen += 1
    return seen


@rule
def expected_back(state: State, seat: int, area: int) -> float:
    """The mean bonus of those tokens of the area's kind whose backs the seat has not seen."""
    kind = int(state.front[area])
    total, count = 0, 0
    for bonus in range(1, MAX_BACK + 1):
        if state.backs[kind, bonus] > 0:
            left = int(state.backs[kind, bonus]) - seen_backs(state, seat, kind, bonus)
            total += left * bonus
            count += left
    return total / count if count else 0.0


@rule
def token_worth(state: State, seat: int, old: Survey, new: Survey) -> float:
    """Tokens of areas closed now, less the risk of those that the next player may close."""
    worth = 0.0
    if state.rules != BASE:
        return worth
    for area in range(1, state.areas + 1):
        if (state.closed >> area) & 1:
            worth += expected_back(state, seat, area)
        elif 0 < new[area, OPEN] <= 2 < old[area, OPEN]:
            worth -= DANGER * expected_back(state, seat, area)
    return worth


# --- plants ---------------------------------------------------------------------------------------


@rule
def left_over(state: State, seat: int, gone: int, back: int) -> float:
    """What plants will cost at the end (R-E-05) if one of type `gone` leaves the stock now, or one
    of type `back` returns (-1: none).

    The cheapest stay behind, as many as there are more plants than turns.
    """
    over = int(back >= 0) - int(gone >= 0) - turns_left(state, seat)
    for kind in range(TYPES):
        over += int(state.own[seat, kind]) + int(state.neutral[seat, kind])
    cost = 0.0
    for kind in range(TYPES):
        if over <= 0:
            break
        here = int(state.own[seat, kind]) + int(state.neutral[seat, kind])
        here += int(kind == back) - int(kind == gone)
        cost += min(over, here) * (kind + 1)
        over -= here
    return cost


@rule
def stock_change(state: State, seat: int, kind: int) -> float:
    """What the stock loses with a plant of this type: less is left at the end, and a high plant
    would score more later."""
    cost = left_over(state, seat, -1, -1) - left_over(state, seat, kind, -1)
    return cost - KEEP * kind * time_left(state, seat)


@rule
def soil_worth(
    state: State, seat: int, neutral: int, kind: int, area: int, table: Survey, before: float
) -> float:
    """A plant in an area: its points (C1), and what it does to the standing, which is `before`."""
    row = table[area]
    worth = 1.0 - before
    for lower in range(kind + 1):
        worth += row[PLANTS + lower]
    colour = NEUTRAL if neutral else seat
    row[colour] += kind + 1
    row[FREE] -= 1
    worth += outlook(state, seat, area, table)
    row[colour] -= kind + 1
    row[FREE] += 1
    return worth


@rule
def plant_worth(
    state: State, seat: int, neutral: int, kind: int, area: int, table: Survey
) -> float:
    before = outlook(state, seat, area, table)
    worth = soil_worth(state, seat, neutral, kind, area, table, before)
    return worth + stock_change(state, seat, kind)


@rule
def make_plans() -> Plans:
    """Room for the worth of the best plant in each area, by its openings; nothing known yet."""
    return np.full((MAX_AREAS + 1, MOST_OPENINGS), UNKNOWN)


@rule
def best_plant(state: State, seat: int, area: int, table: Survey, plans: Plans) -> float:
    """The best plant of the stock for a free space of the area.

    While a domino is chosen, nothing that matters to an area changes but its openings; so what has
    been found once stays in the plans.
    """
    openings = min(int(table[area, OPEN]), MOST_OPENINGS - 1)
    if plans[area, openings] == UNKNOWN or openings == MOST_OPENINGS - 1:
        best, before = NEVER, outlook(state, seat, area, table)
        for kind in range(TYPES):
            stock = stock_change(state, seat, kind)
            for neutral in range(2):
                if in_stock(state, seat, neutral, kind) > 0:
                    worth = soil_worth(state, seat, neutral, kind, area, table, before)
                    best = max(best, worth + stock)
        plans[area, openings] = best
    return plans[area, openings]


@rule
def best_planting(state: State, seat: int, table: Survey, plans: Plans) -> float:
    """The best planting beside the domino of this turn; 0 if not planting is better."""
    best = 0.0
    seen = 0
    for half in (state.first, state.second):
        for p in (half - STRIDE, half - 1, half + 1, half + STRIDE):
            area = int(state.area[p])
            if not is_area(state, p) or state.piece[p] != 0:
                continue
            if (seen >> area) & 1 and state.cloud[p] == 0:
                continue  # as good as a space before
            seen |= 1 << area
            worth = best_plant(state, seat, area, table, plans) + cloud_gain(state, seat, p)
            best = max(best, worth)
    return best


# --- clouds ---------------------------------------------------------------------------------------


@rule
def cloud_price(state: State, seat: int) -> float:
    """A point at the end (R-E-04), and help in need while turns are to come."""
    return 1 + OPTION * time_left(state, seat)


@rule
def cloud_gain(state: State, seat: int, p: int) -> float:
    room = MAX_CLOUDS - int(state.clouds[seat])
    return cloud_price(state, seat) * min(room, int(state.cloud[p]))


# --- dominoes -------------------------------------------------------------------------------------


@rule
def brook_worth(state: State) -> float:
    """What the domino does to the brook around it: jokers used, spaces spoilt, gifts to others."""
    worth = 0.0
    table = tolerances(state)
    for half in (state.first, state.second):
        if int(state.piece[half]) - 1 == state.joker:
            worth -= KEEP_JOKER
        for p in (half - STRIDE, half - 1, half + 1, half + STRIDE):
            if not is_free_brook(state, p) or is_isolated(state, p):
                continue
            if welcome(state, table, p) & ALL_ANIMALS == 1 << state.joker:
                worth -= STUCK
            elif state.cloud[p] > 0 or state.ground[p] == STUMP:
                worth -= GIFT
    return worth


@rule
def fitting_dominoes(state: State, seat: int) -> int:
    """How many dominoes of the hand fit somewhere now. Most do: it stops when all have a place."""
    table = tolerances(state)
    hand = np.empty(HAND_SIZE, np.int64)
    held = 0
    for domino in range(DOMINOES):
        if state.where[domino] == HAND + seat:
            hand[held] = domino
            held += 1
    fits = 0
    for p in range(FIRST_SPACE, SPACES):
        if fits == held:
            break
        if not is_free_brook(state, p):
            continue
        here = welcome(state, table, p)
        for q in (p + 1, p + STRIDE):
            there = welcome(state, table, q) if here and is_free_brook(state, q) else 0
            if there == 0 or here & there & APART:
                continue
            i = fits
            while i < held:
                if fits_between(hand[i], here, there):
                    hand[i], hand[fits] = hand[fits], hand[i]
                    fits += 1
                i += 1
    return fits


@rule
def fits_between(domino: int, here: int, there: int) -> bool:
    """Can the domino lie either way round on two spaces that welcome these animals?"""
    low, high = LOW[domino], HIGH[domino]
    return bool(((here >> low) & (there >> high) | (here >> high) & (there >> low)) & 1)


@rule
def hand_worth(state: State, seat: int) -> float:
    """A price for each domino left in the hand that fits nowhere now."""
    return -UNFIT * (int(state.hand[seat]) - fitting_dominoes(state, seat))


# --- mushrooms ------------------------------------------------------------------------------------


@rule
def join_worth(state: State, seat: int, p: int, table: Survey) -> float:
    """What a mushroom on p does to the standings of the areas that it joins."""
    beside, parts = areas_beside(state, p), 0.0
    joined = table[JOINED]
    joined[:] = 0
    for area in range(1, state.areas + 1):
        if (beside >> area) & 1:
            joined += table[area]
            parts += outlook(state, seat, area, table)
    joined[SIZE] += 1
    joined[FREE] += 1
    return outlook(state, seat, JOINED, table) - parts


@rule
def mushroom_worth(state: State, seat: int, table: Survey) -> float:
    """What the rights to mushrooms promise before they are used."""
    if state.owed == 0:
        return 0.0
    best = 0.0
    for p in range(FIRST_SPACE, SPACES):
        if refuse_mushroom(state, p) == why.NOTHING:
            best = max(best, join_worth(state, seat, p, table))
    return STUMP_WORTH * state.owed + JOIN * best


# --- one rating for each kind of action -----------------------------------------------------------


@rule
def set_up(state: State) -> Bench:
    old = survey(state)
    return Bench(np.empty(1, DTYPE), old, np.empty_like(old), make_plans())


@rule
def try_placement(state: State, seat: int, action: int, bench: Bench, least: float) -> float:
    """A placed domino with all that follows from it in this turn.

    What cannot come to more than `least` is not looked at to the end.
    """
    old, new = bench.old, bench.new
    bench.copies[0] = state
    after = bench.copies[0]
    place(after, seat, action)
    survey_after(after, old, new)
    clouds = int(after.clouds[seat]) - int(state.clouds[seat])
    worth = outlook_change(after, seat, old, new) + clouds * cloud_price(after, seat)
    worth += token_worth(after, seat, old, new) + mushroom_worth(after, seat, new)
    worth += brook_worth(after) + best_planting(after, seat, new, bench.plans)
    if worth <= least:
        return worth
    return worth + hand_worth(after, seat)


@rule
def rate_placement(state: State, seat: int, action: int) -> float:
    return try_placement(state, seat, action, set_up(state), NEVER)


@rule
def rate_discard(state: State, domino: int) -> float:
    use = 0
    table = tolerances(state)
    for p in range(FIRST_SPACE, SPACES):
        if is_free_brook(state, p):
            fit = welcome(state, table, p)
            if not fit & APART:
                use += ((fit >> LOW[domino]) & 1) + ((fit >> HIGH[domino]) & 1)
    return -WASTE - USE * use


@rule
def best_new_placement(
    state: State, seat: int, animal: int, changed: Copies, bench: Bench
) -> float:
    """The best placement that only the new joker allows. `changed` is room for a state."""
    changed[0] = state
    change_joker(changed[0], seat, animal)
    out = np.empty(MAX_LEGAL, np.int64)
    best = NEVER
    for i in range(list_placements(changed[0], seat, out, 0)):
        action = int(out[i])
        if refuse_placement(state, seat, action) != why.NOTHING:
            best = max(best, try_placement(changed[0], seat, action, bench, best))
    return best


@rule
def try_joker(state: State, seat: int, animal: int, changed: Copies, bench: Bench) -> float:
    """Only to place a domino now; what others might do with a joker is not weighed."""
    best = best_new_placement(state, seat, animal, changed, bench)
    return best - JOKER_COST * cloud_price(state, seat) - MARGIN


@rule
def rate_joker(state: State, seat: int, animal: int) -> float:
    if state.step != STEP_A:
        return NEVER
    return try_joker(state, seat, animal, np.empty(1, DTYPE), set_up(state))


@rule
def rate_again(state: State, seat: int) -> float:
    """An extra turn only changes the order of turns (R-T-10): it is for what cannot wait."""
    bench = set_up(state)
    out = np.empty(MAX_LEGAL, np.int64)
    best = NEVER
    for i in range(list_placements(state, seat, out, 0)):
        best = max(best, try_placement(state, seat, int(out[i]), bench, best))
    return best - AGAIN_COST * cloud_price(state, seat) - AGAIN_MARGIN


@rule
def rate_plant(state: State, seat: int, action: int) -> float:
    kind, p = (action - PLANT) // SPACES, (action - PLANT) % SPACES
    table = survey(state)
    worth = plant_worth(state, seat, kind // TYPES, kind % TYPES, int(state.area[p]), table)
    return worth + cloud_gain(state, seat, p)


@rule
def return_worth(state: State, seat: int, p: int, table: Survey) -> float:
    """A plant that comes back: what it does to the standing, what it costs now and at the end."""
    area, piece = int(state.area[p]), int(state.piece[p])
    value = plant_value(piece)
    worth = left_over(state, seat, -1, -1) - left_over(state, seat, -1, value - 1)
    worth -= value * cloud_price(state, seat)
    if state.taken[area] < 0:
        row = table[area]
        worth -= outlook(state, seat, area, table)
        row[plant_colour(piece)] -= value
        row[FREE] += 1
        worth += outlook(state, seat, area, table)
        row[plant_colour(piece)] += value
        row[FREE] -= 1
    return worth


@rule
def rate_return(state: State, seat: int, p: int) -> float:
    """To better a standing, before areas are scored (Q-23) or when the turn is otherwise over."""
    if state.step != STEP_C and state.step != STEP_D:
        return NEVER
    return return_worth(state, seat, p, survey(state)) - MARGIN


@rule
def try_mushroom(copies: Copies, state: State, seat: int, action: int) -> float:
    copies[0] = state
    after = copies[0]
    if action != NO_MUSHROOM:
        grow_mushroom(after, seat, action - MUSHROOM)
    table = survey(after)
    worth = whole_outlook(after, seat, table) - whole_outlook(state, seat, survey(state))
    return worth + best_planting(after, seat, table, make_plans())


@rule
def rate(state: State, seat: int, action: int) -> float:
    """See `waldbach.kernel.rate`."""
    if action < DISCARD:
        return rate_placement(state, seat, action)
    if action < PLANT:
        return rate_discard(state, action - DISCARD)
    if action < NO_PLANT:
        return rate_plant(state, seat, action)
    if action == NO_PLANT:
        return 0.0
    if action < RETURN:
        return rate_joker(state, seat, action - JOKER)
    if action < MUSHROOM:
        return rate_return(state, seat, action - RETURN)
    if action <= NO_MUSHROOM:
        return try_mushroom(np.empty(1, DTYPE), state, seat, action)
    if action == AGAIN:
        return rate_again(state, seat)
    return 0.0  # score, end
