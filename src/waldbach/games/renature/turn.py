"""The turn machine (R-T, R-D, 8.10): who may do what now, and what follows from it.

    A  place or discard -> [mushrooms] -> B  plant or not, C1 -> [C  before areas are scored] ->
    C2 -> backs -> refill -> D  extra turn or end

Joker changes and returns are possible in A, B, C and D (Q-22). The window C opens only when an area
was closed and clouds can be used (Q-23; 10.1). After a discard only the refill and D
follow (Q-09).
"""

from __future__ import annotations

from waldbach.games.renature import refusals as why
from waldbach.games.renature.areas import areas_near, closed_among, score_area
from waldbach.games.renature.brook import (
    lay_domino,
    list_discards,
    list_placements,
    refuse_placement,
    throw_away,
)
from waldbach.games.renature.clouds import (
    can_use_clouds,
    change_joker,
    list_jokers_and_returns,
    refuse_again,
    refuse_joker,
    refuse_return,
    return_plant,
    take_clouds,
)
from waldbach.games.renature.final import score_the_end
from waldbach.games.renature.layout import (
    ACTIONS,
    AGAIN,
    AGAIN_COST,
    ANIMALS,
    BACK,
    BASE,
    CHOOSE_START,
    DEAL,
    DISCARD,
    DISCARD_HIDDEN,
    DOMINOES,
    DRAW,
    END,
    FRONT,
    HAND,
    HAND_SIZE,
    JOKER,
    LAST_CHANCE_STEP,
    LAY_FRONT,
    LEARN_BACK,
    MAX_BACK,
    MAX_MINOR,
    MUSHROOM,
    NO_MUSHROOM,
    NO_PLANT,
    OVER,
    PLACE,
    PLANT,
    POOL,
    REFILL,
    RETURN,
    SCORE,
    SPACES,
    START,
    START_POINTS,
    STEP_A,
    STEP_B,
    STEP_C,
    STEP_D,
    STEP_MUSHROOM,
    STRIDE,
    TYPES,
)
from waldbach.games.renature.mushrooms import (
    grow_mushroom,
    list_mushrooms,
    mushroom_due,
    refuse_mushroom,
)
from waldbach.games.renature.planting import list_plants, refuse_plant, set_plant
from waldbach.games.renature.tokens import (
    back_left,
    count_kind,
    lowest_area,
    next_bare_area,
    settle_plain_fronts,
)
from waldbach.jit import rule
from waldbach.kernel import CHANCE, CHANCE_ACTS, Actions, State


@rule
def acting(state: State) -> int:
    if state.step == OVER:
        return 0
    if state.step <= LAST_CHANCE_STEP:
        return CHANCE_ACTS
    return 1 << state.seat


@rule
def legal(state: State, seat: int, out: Actions) -> int:
    step = state.step
    if seat == CHANCE:
        return list_outcomes(state, out) if step <= LAST_CHANCE_STEP else 0
    if step <= LAST_CHANCE_STEP or step == OVER or state.seat != seat:
        return 0
    if step == STEP_MUSHROOM:
        return list_mushrooms(state, out, 0)
    n = 0
    if step == STEP_A:
        n = list_placements(state, seat, out, n)
        n = list_discards(state, seat, out, n)
    elif step == STEP_B:
        n = list_plants(state, seat, out, n)
    elif step == STEP_C:
        out[n] = SCORE
        n += 1
    elif step == STEP_D:
        if refuse_again(state, seat) == why.NOTHING:
            out[n] = AGAIN
            n += 1
        out[n] = END
        n += 1
    return list_jokers_and_returns(state, seat, out, n)


@rule
def list_outcomes(state: State, out: Actions) -> int:
    """Every outcome that the pending random step can have."""
    n = 0
    if state.step == CHOOSE_START:
        for seat in range(state.seats):
            out[n] = START + seat
            n += 1
    elif state.step == LAY_FRONT:
        for kind in range(state.kinds):
            if count_kind(state, kind, next_bare_area(state)) > 0:
                out[n] = FRONT + int(state.main[kind]) * (MAX_MINOR + 1) + int(state.minor[kind])
                n += 1
    elif state.step == LEARN_BACK:
        for bonus in range(1, MAX_BACK + 1):
            if back_left(state, lowest_area(state.closed), bonus) > 0:
                out[n] = BACK + bonus
                n += 1
    else:
        for domino in range(DOMINOES):
            if state.where[domino] == POOL:
                out[n] = DRAW + domino
                n += 1
    return n


@rule
def weight(state: State, action: int) -> int:
    if state.step == LAY_FRONT:
        return count_kind(state, kind_of_front(state, action), next_bare_area(state))
    if state.step == LEARN_BACK:
        return back_left(state, lowest_area(state.closed), action - BACK)
    return 1


@rule
def kind_of_front(state: State, action: int) -> int:
    code = action - FRONT
    for kind in range(state.kinds):
        if int(state.main[kind]) * (MAX_MINOR + 1) + int(state.minor[kind]) == code:
            return kind
    return -1


@rule
def refuse(state: State, seat: int, action: int) -> int:
    """Why the action is not legal now, or NOTHING."""
    if action < 0 or action >= ACTIONS:
        return why.NO_SUCH_ACTION
    if action >= DISCARD_HIDDEN:
        return why.HIDDEN_WORD
    if state.step == OVER:
        return why.GAME_OVER
    if seat == CHANCE:
        return refuse_outcome(state, action)
    if action >= START:
        return why.CHANCE_ONLY
    if state.step <= LAST_CHANCE_STEP or state.seat != seat:
        return why.NOT_YOUR_TURN
    if state.step == STEP_MUSHROOM and action < MUSHROOM:
        return why.MUSHROOM_FIRST  # 10.7
    return refuse_in_turn(state, seat, action)


@rule
def refuse_outcome(state: State, action: int) -> int:
    step = state.step
    if step == CHOOSE_START:
        possible = START <= action < START + state.seats
    elif step == LAY_FRONT:
        possible = FRONT <= action < DRAW and (
            count_kind(state, kind_of_front(state, action), next_bare_area(state)) > 0
        )
    elif step == LEARN_BACK:
        possible = BACK < action <= BACK + MAX_BACK and (
            back_left(state, lowest_area(state.closed), action - BACK) > 0
        )
    elif step in (DEAL, REFILL):
        possible = DRAW <= action < BACK and state.where[action - DRAW] == POOL
    else:
        possible = False
    return why.NOTHING if possible else why.NOT_AN_OUTCOME


@rule
def refuse_in_turn(state: State, seat: int, action: int) -> int:
    if action < PLANT:
        if state.step != STEP_A:
            return why.DOMINO_DONE  # R-T-03
        if action < DISCARD:
            return refuse_placement(state, seat, action)
        in_hand = state.where[action - DISCARD] == HAND + seat
        return why.NOTHING if in_hand else why.NOT_IN_HAND
    if action <= NO_PLANT:
        return refuse_step_b(state, seat, action)
    if action < RETURN:
        return refuse_joker(state, seat, action - JOKER)
    if action < MUSHROOM:
        return refuse_return(state, seat, action - RETURN)
    if action <= NO_MUSHROOM:
        if state.step != STEP_MUSHROOM:
            return why.NO_MUSHROOM_OWED  # V-M-01, Q-V-01
        return why.NOTHING if action == NO_MUSHROOM else refuse_mushroom(state, action - MUSHROOM)
    return refuse_closing_word(state, seat, action)


@rule
def refuse_step_b(state: State, seat: int, action: int) -> int:
    if state.step == STEP_A:
        return why.DOMINO_FIRST
    if state.step != STEP_B:
        return why.NOT_PLANTING  # R-B-01, R-B-12
    return why.NOTHING if action == NO_PLANT else refuse_plant(state, seat, action)


@rule
def refuse_closing_word(state: State, seat: int, action: int) -> int:
    """`score`, `again` and `end`, each only in its step (Q-22, Q-23)."""
    step = state.step
    if action == SCORE:
        return why.NOTHING if step == STEP_C else why.NOTHING_TO_SCORE
    if step == STEP_D:
        return refuse_again(state, seat) if action == AGAIN else why.NOTHING
    if action == AGAIN:
        return why.NOT_AT_THE_END
    if step == STEP_A:
        return why.DOMINO_FIRST  # R-T-04
    if step == STEP_MUSHROOM:
        return why.MUSHROOM_FIRST
    return why.PLANT_FIRST if step == STEP_B else why.SCORE_FIRST


@rule
def apply(state: State, seat: int, action: int) -> None:
    if action < DISCARD:
        place(state, seat, action)
    elif action < PLANT:
        throw_away(state, seat, action - DISCARD)
        to_refill(state)
    elif action < NO_PLANT:
        code = action - PLANT
        kind = code // SPACES
        set_plant(state, seat, kind // TYPES, kind % TYPES, code % SPACES)
        after_planting(state)
    elif action == NO_PLANT:
        after_planting(state)
    elif action < RETURN:
        change_joker(state, seat, action - JOKER)
    elif action < MUSHROOM:
        return_plant(state, seat, action - RETURN)
    elif action <= NO_MUSHROOM:
        if action == NO_MUSHROOM:
            state.owed -= 1
        else:
            grow_mushroom(state, seat, action - MUSHROOM)
        to_mushroom_or_planting(state)
    elif action == SCORE:
        score_closed(state)
    elif action == AGAIN:
        state.clouds[seat] -= AGAIN_COST
        begin_turn(state, seat)
    elif action == END:
        hand_over(state)
    else:
        apply_outcome(state, action)


@rule
def apply_outcome(state: State, action: int) -> None:
    if action < FRONT:
        settle_start(state, action - START)
    elif action < DRAW:
        state.front[next_bare_area(state)] = kind_of_front(state, action)
        to_front_or_deal(state)
    elif action < BACK:
        draw_domino(state, action - DRAW)
    else:
        area = lowest_area(state.closed)
        state.back[area] = action - BACK
        state.closed &= ~(1 << area)
        if state.closed == 0:
            to_refill(state)


@rule
def place(state: State, seat: int, action: int) -> None:
    code = action - PLACE
    second = code % ANIMALS
    first = code // ANIMALS % ANIMALS
    p = code // (2 * ANIMALS * ANIMALS)
    q = p + STRIDE if code // (ANIMALS * ANIMALS) % 2 else p + 1
    take_clouds(state, seat, p)  # V-A-04, V-A-06
    take_clouds(state, seat, q)
    stumps = lay_domino(state, seat, p, q, first, second)
    if state.rules == BASE:
        near = areas_near(state, p) | areas_near(state, q)
        state.closed = closed_among(state, near & ~state.shut)
        state.shut |= state.closed
    else:
        state.owed = stumps
    to_mushroom_or_planting(state)


@rule
def to_mushroom_or_planting(state: State) -> None:
    if mushroom_due(state):
        state.step = STEP_MUSHROOM
    else:
        state.owed = 0
        state.step = STEP_B


@rule
def after_planting(state: State) -> None:
    if state.closed == 0:
        to_refill(state)
    elif can_use_clouds(state, state.seat):
        state.step = STEP_C
    else:
        score_closed(state)


@rule
def score_closed(state: State) -> None:
    """Every area closed this turn, by number (R-Z-08, Q-16); its token is taken (R-Z-19)."""
    for area in range(1, state.areas + 1):
        if (state.closed >> area) & 1:
            score_area(state, area)
            state.taken[area] = state.seat
    state.step = LEARN_BACK


@rule
def to_refill(state: State) -> None:
    """Step D (R-D-01, R-D-02)."""
    state.step = REFILL if state.reserve[state.seat] > 0 else STEP_D


@rule
def draw_domino(state: State, domino: int) -> None:
    seat = state.seat
    state.where[domino] = HAND + seat
    state.hand[seat] += 1
    state.reserve[seat] -= 1
    if state.step == REFILL:
        state.step = STEP_D
    elif state.hand[seat] == HAND_SIZE:
        state.seat = (seat + 1) % state.seats
        if state.seat == state.starter:
            begin_turn(state, state.starter)


@rule
def begin_turn(state: State, seat: int) -> None:
    state.seat = seat
    state.turn += 1
    state.first = 0
    state.second = 0
    state.step = STEP_A


@rule
def hand_over(state: State) -> None:
    """To the next seat that still has dominoes (R-D-04), or to the end (R-E-01, Q-46)."""
    for step in range(1, state.seats + 1):
        seat = (state.seat + step) % state.seats
        if state.hand[seat] > 0:
            begin_turn(state, seat)
            return
    score_the_end(state)
    state.step = OVER


@rule
def settle_start(state: State, seat: int) -> None:
    """Start scores follow the turn order: 4, 3, 2, 1 (R-S-18, Q-01)."""
    state.starter = seat
    state.seat = seat
    for place_in_order in range(state.seats):
        owner = (seat + place_in_order) % state.seats
        state.points[owner, START_POINTS] = 4 - place_in_order
    if state.rules == BASE:
        settle_plain_fronts(state)
    to_front_or_deal(state)


@rule
def to_front_or_deal(state: State) -> None:
    state.step = LAY_FRONT if state.rules == BASE and next_bare_area(state) > 0 else DEAL
