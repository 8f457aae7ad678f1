"""The round machine (W-SETUP, W-ROUND, W-SEL, W-END): who may do what now, and what follows.

    start cards -> tops -> [ phase -> markers, tops -> dice -> regions -> sixes -> plays ] x 20 ->
    last phase -> last cards

`apply` carries out an answer and then runs the stages (`stages`) until somebody has to be asked or
chance has to decide. Where several choose at once, each commits, and the last one's answer goes on.
"""

from __future__ import annotations

from waldbach.games.waldgaertner import refusals as why
from waldbach.games.waldgaertner.contest import (
    add_lucky,
    draw,
    draw_lots,
    lay_display,
    next_region,
    resolve,
    use_right,
    waive,
)
from waldbach.games.waldgaertner.layout import (
    ACTIONS,
    ANY_POSITION,
    AS,
    ASK_BONUS,
    ASK_CLAIM,
    ASK_PILE,
    ASK_PLAY,
    ASK_RIGHT,
    ASK_TAKE,
    AWAY,
    BAG,
    BONUS,
    CARDS,
    CHOOSE,
    CHOOSE_START,
    CLAIM,
    DEAL,
    DEAL_START,
    DECK_SIZE,
    DISPLAY,
    DRAW,
    DRAW_BONUS,
    DRAW_LOT,
    DRAW_LUCKY,
    DRAW_ORDER,
    DRAW_ORIGINS,
    EU,
    FIRST,
    FIRST_CARD,
    LAST_CHANCE_STEP,
    LAY_MARKET,
    LOOK,
    LUCKY,
    MARKET,
    MARKET_PILE,
    MAX_SEATS,
    NA,
    NO_BONUS,
    NONE,
    NONE_YET,
    ORIGINS,
    ORIGINS_COUNT,
    OVER,
    PILE,
    POOL,
    RIGHT,
    ROUNDS,
    SELECT,
    SELL,
    SIX,
    SIX_COST,
    START,
    START_HIDDEN,
    TAKE,
    TURN,
    TURN_DISPLAY,
    TURN_REST,
    TURN_TOPS,
    WAIVE,
)
from waldbach.games.waldgaertner.piles import (
    can_lie_at,
    count_bits,
    first_at,
    give,
    is_from_pool,
    is_nothing_left,
    list_at,
    list_pool,
    list_where,
    turn_top,
)
from waldbach.games.waldgaertner.plays import (
    ask_bonus,
    ask_plays,
    carry_out_plays,
    list_plays,
    next_bonus,
    refuse_play,
    settle_bonus,
)
from waldbach.games.waldgaertner.sixes import (
    begin_sixes,
    fill_order,
    is_pile_empty,
    look,
    next_in_queue,
    next_sixes,
    open_pile,
    put_next,
    see_next,
    settle_claims,
    take,
)
from waldbach.games.waldgaertner.stages import (
    BONUSES,
    CONTEST,
    DISPLAYING,
    LOOKING,
    LOTS,
    MARKET_CARDS,
    ORDER,
    PLAYS,
    QUEUE,
    REGIONS,
    SELECTING,
    SIXES,
    SIXES_OR_PLAYS,
    START_CARDS,
    STARTS,
    TOPS,
    WAIT,
)
from waldbach.games.waldgaertner.year import last_phase, pass_phase
from waldbach.jit import rule
from waldbach.kernel import CHANCE, CHANCE_ACTS, Actions, State


@rule
def acting(state: State) -> int:
    if state.step == OVER:
        return 0
    if state.step <= LAST_CHANCE_STEP:
        return CHANCE_ACTS
    return state.due


@rule
def may_answer(state: State, seat: int) -> bool:
    """Is the seat asked now, or may it still change its mind (A-04; 10.10)?"""
    if state.due >> seat & 1:
        return True
    return state.step in (SELECT, ASK_PLAY) and state.commit[seat] != NONE_YET


# --- what is legal --------------------------------------------------------------------------------


@rule
def legal(state: State, seat: int, out: Actions) -> int:
    if seat == CHANCE:
        return list_outcomes(state, out) if state.step <= LAST_CHANCE_STEP else 0
    if state.step <= LAST_CHANCE_STEP or state.step == OVER or not may_answer(state, seat):
        return 0
    return list_answers(state, seat, out)


@rule
def list_answers(state: State, seat: int, out: Actions) -> int:
    step, n = state.step, 0
    if step == CHOOSE_START:
        return list_numbers(START + 1, START + state.regions, out)
    if step == SELECT:
        for die in range(1, SIX + 1):
            if refuse_die(state, seat, die) == why.NOTHING:
                out[n] = CHOOSE + die
                n += 1
        return n
    if step == ASK_RIGHT:
        n = list_where(state, DISPLAY, RIGHT, out, 0)
        out[n] = WAIVE
        return n + 1
    if step == ASK_CLAIM:
        return list_numbers(CLAIM, CLAIM + count_bits(state.candidates), out)
    if step == ASK_PILE:
        for pile in range(1, MARKET_PILE + 1):
            if refuse_pile(state, pile) == why.NOTHING:
                out[n] = PILE + pile
                n += 1
        return n
    if step == ASK_TAKE:
        return list_pile(state, out)
    if step == ASK_PLAY:
        return list_plays(state, seat, out)
    n = list_where(state, MARKET, BONUS, out, 0)
    out[n] = NO_BONUS
    return n + 1


@rule
def list_numbers(first: int, last: int, out: Actions) -> int:
    for action in range(first, last + 1):
        out[action - first] = action
    return last - first + 1


@rule
def list_pile(state: State, out: Actions) -> int:
    if state.region == MARKET_PILE:
        return list_where(state, MARKET, TAKE, out, 0)
    n = 0
    for index in range(state.cards[state.region - 1]):
        card = int(state.deck[state.region - 1, index])
        if card != NONE:  # in the view of another most are not known
            out[n] = TAKE + card
            n += 1
    return n


@rule
def list_outcomes(state: State, out: Actions) -> int:
    """Every outcome that the pending random step can have."""
    step = state.step
    if step == DRAW_ORIGINS:
        return list_origins(state, out)
    if step == LAY_MARKET:
        return list_pool(state, next_market_origin(state), TURN, out)
    if step in (TURN_TOPS, TURN_DISPLAY):
        return list_at(state, state.region, 0, TURN, out)
    if step in (DEAL_START, LOOK):
        return list_at(state, state.region, state.seen_cards, DEAL, out)
    if step == DRAW_LOT:
        return list_where(state, BAG, DRAW, out, 0)
    if step == TURN_REST:
        out[0] = TURN + first_at(state, BAG)
        return 1
    n = 0
    first = LUCKY if step == DRAW_LUCKY else FIRST
    for seat in range(state.seats):
        if state.candidates >> seat & 1:
            out[n] = first + seat
            n += 1
    return n


@rule
def list_origins(state: State, out: Actions) -> int:
    """Two: Europe or North America; five and six: Asia with one of them (W-SETUP-02)."""
    asia = 0 if state.seats == 2 else 1 << AS
    out[0] = ORIGINS + (asia | 1 << EU)
    out[1] = ORIGINS + (asia | 1 << NA)
    return 2


@rule
def weight(state: State, action: int) -> int:
    """Every outcome of every random step is as likely as the others."""
    return 1


# --- what is not ----------------------------------------------------------------------------------


@rule
def refuse(state: State, seat: int, action: int) -> int:
    """Why the action is not legal now, or NOTHING."""
    if action < 0 or action >= ACTIONS:
        return why.NO_SUCH_ACTION
    if action >= START_HIDDEN:
        return why.HIDDEN_WORD
    if state.step == OVER:
        return why.GAME_OVER
    if seat == CHANCE:
        return refuse_outcome(state, action)
    if action >= ORIGINS:
        return why.CHANCE_ONLY
    if state.step <= LAST_CHANCE_STEP or seat < 0 or seat >= state.seats:
        return why.NOT_YOUR_TURN
    reason = refuse_kind(state.step, action)
    if reason != why.NOTHING:
        return reason
    if not may_answer(state, seat):
        sealed = state.commit[seat] != NONE_YET
        return why.FINAL if sealed else why.NOT_YOUR_TURN
    return refuse_answer(state, seat, action)


@rule
def refuse_kind(step: int, action: int) -> int:
    """Each kind of answer belongs to one step."""
    if action < CHOOSE:
        return why.NOTHING if step == CHOOSE_START else why.NOT_STARTING
    if action < RIGHT:
        return why.NOTHING if step == SELECT else why.NOT_SELECTING
    if action <= WAIVE:
        return why.NOTHING if step == ASK_RIGHT else why.NOT_ASKED_RIGHT
    if action < PILE:
        return why.NOTHING if step == ASK_CLAIM else why.NOT_CLAIMING
    if action < TAKE:
        return why.NOTHING if step == ASK_PILE else why.NOT_AT_A_PILE
    if action < SELL:
        return why.NOTHING if step == ASK_TAKE else why.NOT_TAKING
    if action < BONUS:
        return why.NOTHING if step == ASK_PLAY else why.NOT_PLAYING
    return why.NOTHING if step == ASK_BONUS else why.NOT_ASKED_BONUS


@rule
def refuse_answer(state: State, seat: int, action: int) -> int:
    if action < CHOOSE:
        region = action - START
        return why.NOTHING if 1 <= region <= state.regions else why.NO_SUCH_REGION
    if action < RIGHT:
        return refuse_die(state, seat, action - CHOOSE)
    if action <= WAIVE:
        shown = action == WAIVE or state.where[action - RIGHT] == DISPLAY
        return why.NOTHING if shown else why.NOT_ON_DISPLAY
    if action < PILE:
        right = ANY_POSITION <= action - CLAIM <= count_bits(state.candidates)
        return why.NOTHING if right else why.NO_SUCH_POSITION
    if action < TAKE:
        return refuse_pile(state, action - PILE)
    if action < SELL:
        return why.NOTHING if is_in_pile(state, action - TAKE) else why.NOT_IN_PILE
    if action < BONUS:
        return refuse_play(state, seat, action)
    there = action == NO_BONUS or state.where[action - BONUS] == MARKET
    return why.NOTHING if there else why.NOT_IN_MARKET


@rule
def refuse_die(state: State, seat: int, die: int) -> int:
    """W-SEL-01, W-SEL-03, W-SEL-04."""
    if die == SIX:
        if state.coins[seat] < SIX_COST:
            return why.TOO_FEW_FOR_SIX
        return why.NOTHING_TO_TAKE if is_nothing_left(state) else why.NOTHING
    if die < 1 or die > state.regions:
        return why.NO_SUCH_REGION
    return why.NOTHING if state.cards[die - 1] else why.EMPTY_REGION


@rule
def refuse_pile(state: State, pile: int) -> int:
    if pile < 1 or (state.regions < pile < MARKET_PILE):
        return why.NO_SUCH_REGION
    return why.EMPTY_PILE if is_pile_empty(state, pile) else why.NOTHING


@rule
def is_in_pile(state: State, card: int) -> bool:
    if state.region == MARKET_PILE:
        return state.where[card] == MARKET
    for index in range(state.cards[state.region - 1]):
        if state.deck[state.region - 1, index] == card:
            return True
    return False


@rule
def refuse_outcome(state: State, action: int) -> int:
    return why.NOTHING if is_outcome(state, action) else why.NOT_AN_OUTCOME


@rule
def is_outcome(state: State, action: int) -> bool:
    step = state.step
    if step == DRAW_ORIGINS:
        asia = 0 if state.seats == 2 else 1 << AS
        return action - ORIGINS in (asia | 1 << EU, asia | 1 << NA)
    if step == LAY_MARKET:
        return is_from_pool(state, action - TURN, next_market_origin(state))
    if step in (TURN_TOPS, TURN_DISPLAY):
        return can_lie_at(state, state.region, 0, action - TURN)
    if step in (DEAL_START, LOOK):
        return can_lie_at(state, state.region, state.seen_cards, action - DEAL)
    if step == DRAW_LOT:
        card = action - DRAW
        return 0 <= card < CARDS and state.where[card] == BAG
    if step == TURN_REST:
        return action == TURN + first_at(state, BAG)
    seat = -1
    if step == DRAW_LUCKY:
        seat = action - LUCKY
    elif step in (DRAW_ORDER, DRAW_BONUS):
        seat = action - FIRST
    return 0 <= seat < MAX_SEATS and bool(state.candidates >> seat & 1)


# --- what follows ---------------------------------------------------------------------------------


@rule
def apply(state: State, seat: int, action: int) -> None:
    stage = carry_out_outcome(state, action) if seat == CHANCE else answer(state, seat, action)
    while stage != WAIT:
        stage = run(state, stage)


@rule
def answer(state: State, seat: int, action: int) -> int:
    step = state.step
    if step in (CHOOSE_START, SELECT, ASK_CLAIM, ASK_PLAY):
        state.commit[seat] = action
        was_due = bool(state.due >> seat & 1)
        state.due &= ~(1 << seat)
        if state.due or not was_due:
            return WAIT
        return go_on_together(state)
    state.due = 0
    if step == ASK_RIGHT:
        return waive(state) if action == WAIVE else use_right(state, action - RIGHT)
    if step == ASK_PILE:
        return open_pile(state, action - PILE)
    if step == ASK_TAKE:
        return take(state, action - TAKE)
    return settle_bonus(state, action)


@rule
def go_on_together(state: State) -> int:
    """All have committed."""
    if state.step == CHOOSE_START:
        return reveal_starts(state)
    if state.step == SELECT:
        return reveal_dice(state)
    if state.step == ASK_CLAIM:
        return settle_claims(state)
    return carry_out_plays(state)


@rule
def carry_out_outcome(state: State, action: int) -> int:
    step = state.step
    if step == DRAW_ORIGINS:
        set_origins(state, action - ORIGINS)
        return MARKET_CARDS
    if step == LAY_MARKET:
        state.where[action - TURN] = MARKET
        return MARKET_CARDS
    if step == DEAL_START:
        state.cards[state.region - 1] -= 1
        give(state, state.seat, action - DEAL, 1 << state.seat, 0)
        return START_CARDS
    if step in (TURN_TOPS, TURN_DISPLAY):
        turn_top(state, state.region, action - TURN)
        return TOPS if step == TURN_TOPS else DISPLAYING
    if step == TURN_REST:
        state.where[action - TURN] = DISPLAY
        return LOTS
    if step == LOOK:
        return see_next(state, action - DEAL)
    if step == DRAW_LOT:
        draw(state, action - DRAW)
        return LOTS
    if step == DRAW_LUCKY:
        return add_lucky(state, action - LUCKY)
    if step == DRAW_ORDER:
        put_next(state, action - FIRST)
        return ORDER
    return ask_bonus(state, action - FIRST)


@rule
def run(state: State, stage: int) -> int:
    """Do one stage; returns the next, or WAIT."""
    if stage <= SELECTING:
        return run_opening(state, stage)
    if stage == REGIONS:
        return next_region(state)
    if stage == DISPLAYING:
        return lay_display(state)
    if stage == CONTEST:
        return resolve(state)
    if stage == LOTS:
        return draw_lots(state)
    if stage == SIXES_OR_PLAYS:
        return sixes_or_plays(state)
    if stage == SIXES:
        return next_sixes(state)
    if stage == ORDER:
        return fill_order(state)
    if stage == QUEUE:
        return next_in_queue(state)
    if stage == LOOKING:
        return look(state)
    if stage == PLAYS:
        return ask_plays(state)
    if stage == BONUSES:
        return next_bonus(state)
    return begin_round(state)


@rule
def run_opening(state: State, stage: int) -> int:
    """Set-up, tops, dice."""
    if stage == MARKET_CARDS:
        if next_market_origin(state) < 0:
            return STARTS
        state.step = LAY_MARKET
        return WAIT
    if stage == STARTS:
        state.step, state.due = CHOOSE_START, (1 << state.seats) - 1
        return WAIT
    if stage == START_CARDS:
        return deal_start_cards(state)
    if stage == TOPS:
        return turn_tops(state)
    return ask_dice(state)


# --- set-up ---------------------------------------------------------------------------------------


@rule
def start_match(state: State, origins: int) -> None:
    """Begin with these origins, or let chance find them (A-39)."""
    state.step = DRAW_ORIGINS
    if origins:
        set_origins(state, origins)
        state.step = LAY_MARKET


@rule
def set_origins(state: State, origins: int) -> None:
    """Decks of 24, their numbers, and what leaves the game (W-SETUP-02 .. W-SETUP-04, A-38)."""
    state.origins = origins
    region = 0
    for origin in (AS, EU, NA):
        for card in range(FIRST_CARD[origin], FIRST_CARD[origin + 1]):
            state.where[card] = POOL if origins >> origin & 1 else AWAY
        if origins >> origin & 1:
            for _ in range((FIRST_CARD[origin + 1] - FIRST_CARD[origin]) // DECK_SIZE):
                state.home[region] = origin
                state.cards[region] = DECK_SIZE
                region += 1
    state.regions = region


@rule
def next_market_origin(state: State) -> int:
    """The origin of the next card that is left over after cutting, -1 when all lie in the market
    (W-SETUP-05)."""
    for origin in range(ORIGINS_COUNT):
        if not state.origins >> origin & 1:
            continue
        first, last = FIRST_CARD[origin], FIRST_CARD[origin + 1]
        laid = 0
        for card in range(first, last):
            laid += state.where[card] == MARKET
        if laid < (last - first) % DECK_SIZE:
            return origin
    return -1


@rule
def reveal_starts(state: State) -> int:
    for seat in range(state.seats):
        state.choice[seat] = int(state.commit[seat]) - START
    state.commit[:] = NONE_YET
    return START_CARDS


@rule
def deal_start_cards(state: State) -> int:
    """Each gets an unseen card of the region it named (W-SETUP-07).

    Unseen cards are alike, so the order of the seats (A-37) makes no difference.
    """
    for seat in range(state.seats):
        if state.hand[seat, 0] == NONE:
            state.seat = seat
            state.region = int(state.choice[seat])
            state.step = DEAL_START
            return WAIT
    state.choice[:] = 0
    state.this_round = 1
    return TOPS


# --- the round ------------------------------------------------------------------------------------


@rule
def begin_round(state: State) -> int:
    """Actions 1 and 2; after round 20 the last phase and the last cards (W-END)."""
    state.this_round += 1
    state.sixes_done = state.others_played = 0
    state.tried = 0
    state.choice[:] = 0
    if state.this_round > ROUNDS + 1:
        state.step, state.due = OVER, 0
        return WAIT
    if state.this_round <= last_phase(state):
        pass_phase(state)
    if state.this_round > ROUNDS:
        state.sixes_done = 1
        return PLAYS
    for region in range(state.regions):
        if state.open[region]:
            state.cult[int(state.deck[region, 0])] += 1  # W-UPG-01
    return TOPS


@rule
def turn_tops(state: State) -> int:
    """Turn every face-down top (W-SETUP-09, W-UPG-04)."""
    for region in range(state.regions):
        if state.cards[region] and not state.open[region]:
            state.region, state.step = region + 1, TURN_TOPS
            return WAIT
    return SELECTING


@rule
def ask_dice(state: State) -> int:
    """Everybody chooses secretly; who cannot choose anything passes (A-02)."""
    state.commit[:] = NONE_YET
    state.due = 0
    for seat in range(state.seats):
        for die in range(1, SIX + 1):
            if refuse_die(state, seat, die) == why.NOTHING:
                state.due |= 1 << seat
    if state.due == 0:
        return reveal_dice(state)
    state.step = SELECT
    return WAIT


@rule
def reveal_dice(state: State) -> int:
    """W-SEL-02; coins count as they are now (A-06)."""
    for seat in range(state.seats):
        state.choice[seat] = max(0, int(state.commit[seat]) - CHOOSE)
        state.snap[seat] = state.coins[seat]
    state.commit[:] = NONE_YET
    state.played[:] = NONE_YET
    state.claimed[:] = -1
    state.region = 0
    return REGIONS


@rule
def sixes_or_plays(state: State) -> int:
    """Sixes come before Action 4, or with the option `sixes` after the others' plays (A-07)."""
    if state.late_sixes and not state.others_played:
        state.others_played = 1
        return PLAYS
    return begin_sixes(state)
