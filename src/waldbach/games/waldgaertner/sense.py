"""Does a position from outside make sense? The game must be able to go on to its end.

The compiled rules trust their record: a hand of three cards or a contest with more cards than
contenders would leave its bounds or never end. So everything they rely on is checked here.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from waldbach.game import BadInput, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner import refusals as why
from waldbach.games.waldgaertner.cards import ORIGINS, card_word
from waldbach.games.waldgaertner.contest import ALL_LEVELS, at_level, choosers
from waldbach.games.waldgaertner.garden import fits_row, has_extra, normal_taken, origin_of
from waldbach.games.waldgaertner.notation import format_action, origins_name
from waldbach.games.waldgaertner.piles import count_where, hand_count, is_nothing_left
from waldbach.games.waldgaertner.plays import has_bonus, too_many_cards
from waldbach.games.waldgaertner.rounds import (
    next_market_origin,
    refuse_answer,
    refuse_die,
    refuse_kind,
)
from waldbach.games.waldgaertner.sixes import is_pile_empty
from waldbach.games.waldgaertner.view import hide

STEPS = ("origins", "market", "start-cards", "tops", "display", "lucky", "lot", "rest", "order",
         "look", "bonus-order", "start", "select", "right", "claim", "pile", "take", "play",
         "bonus", "over")  # fmt: skip
SETUP_STEPS = (at.DRAW_ORIGINS, at.LAY_MARKET, at.CHOOSE_START, at.DEAL_START)
LOT_STEPS = (at.DRAW_LUCKY, at.DRAW_LOT, at.TURN_REST)
CONTEST_STEPS = (at.TURN_DISPLAY, at.ASK_RIGHT, *LOT_STEPS)
SIX_STEPS = (at.ASK_CLAIM, at.DRAW_ORDER, at.ASK_PILE, at.LOOK, at.ASK_TAKE)
PLAY_STEPS = (at.ASK_PLAY, at.DRAW_BONUS, at.ASK_BONUS)
SEALED_STEPS = (at.CHOOSE_START, at.SELECT, at.ASK_CLAIM, at.ASK_PLAY)


def check_sense(state: State) -> None:
    """Raise `BadInput` for a position that could not go on to its end."""
    _check_course(state)
    _check_gardens(state)
    _check_decks(state)
    _check_hands(state)
    _check_memories(state)
    _check_lots(state)
    _check_pool(state)
    _check_display(state)
    if state.step in SETUP_STEPS:
        _check_setup(state)
    if state.step in (at.TURN_TOPS, at.SELECT):
        _check_opening(state)
    if state.step in CONTEST_STEPS:
        _check_contest(state)
    if state.step in SIX_STEPS:
        _check_sixes(state)
    if state.step in PLAY_STEPS:
        _check_plays(state)
    _check_commits(state)
    _check_view(state)


def _fail_unless(right: bool, message: str, /, **args: object) -> None:
    if not right:
        raise BadInput(f"position-{message}", **args)


# --- seats ----------------------------------------------------------------------------------------


def seats_in(mask: int) -> Iterator[int]:
    return (seat for seat in range(at.MAX_SEATS) if int(mask) >> seat & 1)


def asked(state: State) -> int:
    """The seats that the step asks, committed or not, a bit each."""
    step, everybody = state.step, range(state.seats)
    if step == at.CHOOSE_START:
        return (1 << int(state.seats)) - 1
    if step == at.SELECT:
        return sum(1 << seat for seat in everybody if _can_choose(state, seat))
    if step == at.ASK_CLAIM:
        return int(state.candidates)
    if step == at.ASK_PLAY:
        return int(too_many_cards(state))
    if step in (at.ASK_RIGHT, at.ASK_PILE, at.ASK_TAKE, at.ASK_BONUS):
        return 1 << int(state.seat)
    return 0


def _can_choose(state: State, seat: int) -> bool:
    return any(refuse_die(state, seat, die) == why.NOTHING for die in range(1, at.SIX + 1))


def _poorer(state: State, mask: int) -> int:
    """Those of the seats whose level is still to come."""
    return sum(1 << seat for seat in seats_in(mask) if state.snap[seat] < state.level)


def _check_room(state: State, mask: int) -> None:
    """Who is still to get a card holds at most one (W-PLAY-01)."""
    for seat in seats_in(mask):
        _fail_unless(hand_count(state, seat) < at.HAND_SIZE, "wald-hand", seat=seat + 1)


# --- whatever the step ----------------------------------------------------------------------------


def _check_course(state: State) -> None:
    possible = at.POSSIBLE_ORIGINS[state.seats]
    if state.step == at.DRAW_ORIGINS:
        right = len(possible) > 1 and not state.origins
        _fail_unless(right, "wald-drawn-origins", seats=int(state.seats))
    else:
        names = ", ".join(map(origins_name, possible))
        _fail_unless(state.origins in possible, "wald-origins", right=names)
    least, most = 1, at.ROUNDS
    if state.step in SETUP_STEPS:
        least = most = 0
    elif state.step in PLAY_STEPS:
        most = at.ROUNDS + 1
    elif state.step == at.OVER:
        least = most = at.ROUNDS + 2
    _fail_unless(least <= state.this_round <= most, "wald-round", step=STEPS[state.step],
                 least=least, most=most)  # fmt: skip
    for seat in range(state.seats):
        choice = int(state.choice[seat])
        _fail_unless(choice <= state.regions or choice == at.SIX, "wald-choice", seat=seat + 1)
    right = (state.current_lot > 0) == (state.step in LOT_STEPS)
    _fail_unless(right, "wald-lot", lot=int(state.current_lot))
    right = state.step in (at.LOOK, at.ASK_TAKE) or not state.seen_cards
    _fail_unless(right, "wald-seen", step=STEPS[state.step])
    if state.step in SEALED_STEPS:
        _fail_unless(state.due != 0, "wald-nobody", step=STEPS[state.step])


def _check_gardens(state: State) -> None:
    for seat in range(state.seats):
        for place in range(at.PLACES):
            card, row = int(state.garden[seat, place]), int(at.ROW[place])
            if card != at.NONE:
                right = fits_row(state, card, row)
                _fail_unless(right, "wald-fit", card=card_word(state, card), row=row)
        for row in range(1, at.ROWS):
            ends = (at.PLACE[row, 0], at.PLACE[row, at.NORMAL[row] + 1])
            both = all(state.garden[seat, place] != at.NONE for place in ends)
            full = normal_taken(state, seat, row) == at.NORMAL[row]
            right = not both and (full or not has_extra(state, seat, row))
            _fail_unless(right, "wald-extra", seat=seat + 1, row=row)
        if state.garden[seat, at.TOP_PLACE] != at.NONE:
            _fail_unless(has_extra(state, seat, at.ROWS - 1), "wald-extra", seat=seat + 1,
                         row=at.ROWS)  # fmt: skip


def _check_decks(state: State) -> None:
    """A deck that somebody has looked through is drawn to its end."""
    if state.viewer != at.FULL:
        return
    for region in range(state.regions):
        size = int(state.cards[region])
        looked = any(state.looked[seat] >> region & 1 for seat in range(state.seats))
        known = bool((state.deck[region, :size] != at.NONE).all())
        _fail_unless(known or not looked, "wald-order", region=region + 1, size=size)


def _check_hands(state: State) -> None:
    for seat in range(state.seats):
        for slot in range(at.HAND_SIZE):
            hidden = state.hand[seat, slot] == at.HIDDEN
            shown = state.viewer in (at.FULL, seat)
            _fail_unless(not (hidden and shown), "wald-hidden", seat=seat + 1)
            _check_trace(state, seat, slot)


def _check_trace(state: State, seat: int, slot: int) -> None:
    """What is said of a card taken secretly from a region."""
    region = int(state.taken_from[seat, slot])
    traced, resolved = int(state.traced[seat, slot]), int(state.resolved[seat, slot])
    right = not traced & resolved and not (traced | resolved) >> seat & 1
    if region:
        right &= state.back[seat, slot] == state.home[region - 1] and not state.lot[seat, slot]
        for other in seats_in(traced | resolved):
            right &= bool(state.looked[other] >> (region - 1) & 1)
    else:
        right &= not traced | resolved
    _fail_unless(bool(right), "wald-trace", seat=seat + 1)


def _check_memories(state: State) -> None:
    for seat in range(state.seats):
        for region in range(state.regions):
            if state.looked[seat] >> region & 1 and state.viewer in (at.FULL, seat):
                right = _is_memory_right(state, seat, region)
                _fail_unless(right, "wald-memory", seat=seat + 1, region=region + 1)


def _is_memory_right(state: State, seat: int, region: int) -> bool:
    """Remembered is what lies in the deck, in its order, and what others took from there."""
    row = [int(card) for card in state.memory[seat, region] if card != at.NONE]
    deck = [int(card) for card in state.deck[region] if card != at.NONE]
    gone = [card for i, card in enumerate(row) if state.missing[seat, region] >> i & 1]
    settled = [card for i, card in enumerate(row) if state.settled[seat, region] >> i & 1]
    traced = _traced_cards(state, state.traced, seat, region)
    resolved = _traced_cards(state, state.resolved, seat, region)
    if len(row) != state.cards[region] + len(traced) + len(resolved):
        return False
    if len(settled) != len(resolved) or len(gone) - len(settled) > len(traced):
        return False
    if state.viewer == at.FULL:
        held = {*traced, *resolved}
        return (
            held <= set(row)
            and [card for card in row if card not in held] == deck
            and set(gone) <= held
            and set(settled) == set(resolved)
        )
    seen = row
    if not (state.step == at.ASK_TAKE and state.seat == seat and state.region == region + 1):
        seen = row[: row.index(deck[-1]) + 1] if deck and deck[-1] in row else []
    return [card for card in seen if card not in gone] == deck


def _traced_cards(state: State, field: np.ndarray, seat: int, region: int) -> list[int]:
    """The cards of other hands that the seat remembers from the region."""
    return [
        int(state.hand[holder, slot])
        for holder in range(state.seats)
        for slot in range(at.HAND_SIZE)
        if state.taken_from[holder, slot] == region + 1 and field[holder, slot] >> seat & 1
    ]


def _hidden_in(state: State, lot: int) -> list[int]:
    """The backs of the hidden cards of a lot; lot 0: of those that may be any unseen card."""
    return [
        int(state.back[seat, slot])
        for seat in range(state.seats)
        for slot in range(at.HAND_SIZE)
        if state.hand[seat, slot] == at.HIDDEN
        and state.lot[seat, slot] == lot
        and not state.taken_from[seat, slot]
    ]


def _check_lots(state: State) -> None:
    """The hidden cards of a lot are those that the view names, two at least (A-13)."""
    for lot in range(1, at.LOT):
        cards = [origin_of(int(card)) for card in np.flatnonzero(state.where == at.LOT + lot)]
        hidden = _hidden_in(state, lot)
        if state.current_lot == lot:
            right = not cards  # they still count as being in the bag
        else:
            right = sorted(cards) == sorted(hidden) and len(hidden) != 1 and len(set(cards)) <= 1
        _fail_unless(right, "wald-lot", lot=lot)


def _check_pool(state: State) -> None:
    """There are unseen cards enough for what is not drawn yet, and for what a view hides."""
    for origin in range(at.ORIGINS_COUNT):
        first, last = at.FIRST_CARD[origin], at.FIRST_CARD[origin + 1]
        pool = int((state.where[first:last] == at.POOL).sum())
        wanted = _hidden_in(state, 0).count(origin)
        for region in range(state.regions):
            if state.home[region] == origin and not _remembers(state, region):
                size = int(state.cards[region])
                wanted += int((state.deck[region, :size] == at.NONE).sum())
        if state.step == at.LAY_MARKET and state.origins >> origin & 1:
            laid = int((state.where[first:last] == at.MARKET).sum())
            wanted += max(0, int(last - first) % at.DECK_SIZE - laid)
        _fail_unless(wanted <= pool, "wald-pool", origin=ORIGINS[origin], wanted=wanted, pool=pool)


def _remembers(state: State, region: int) -> bool:
    """Is the deck one that the viewer has looked through?"""
    return state.viewer >= 0 and bool(state.looked[state.viewer] >> region & 1)


def _check_display(state: State) -> None:
    """Cards are on display or in the bag in a contest only, and come from its region."""
    shown = np.flatnonzero((state.where == at.DISPLAY) | (state.where == at.BAG))
    right = state.step in CONTEST_STEPS or not len(shown)
    if right and len(shown):
        right = 1 <= state.region <= state.regions
        home = int(state.home[state.region - 1]) if right else -1
        right &= all(origin_of(int(card)) == home for card in shown)
    _fail_unless(bool(right), "wald-display", step=STEPS[state.step])


# --- set-up and dice ------------------------------------------------------------------------------


def _check_setup(state: State) -> None:
    """Nothing is turned yet; start cards are in the decks they come from (W-SETUP-07)."""
    if state.step == at.DRAW_ORIGINS:
        hidden = (state.hand != at.NONE).any()
        _fail_unless(not state.where.any() and not hidden, "wald-start", step=STEPS[state.step])
        return
    closed = bool((state.deck == at.NONE).all())
    _fail_unless(closed, "wald-start", step=STEPS[state.step])
    if state.step == at.LAY_MARKET:
        _fail_unless(next_market_origin(state) >= 0, "wald-market")
    waiting = [seat for seat in range(state.seats) if state.hand[seat, 0] == at.NONE]
    for region in range(1, int(state.regions) + 1):
        chosen = [s for s in waiting if state.step != at.DEAL_START or state.choice[s] == region]
        enough = len(chosen) <= state.cards[region - 1]
        _fail_unless(enough, "wald-pile", step=STEPS[state.step])
    if state.step == at.DEAL_START:
        for seat in waiting:
            right = 1 <= state.choice[seat] <= state.regions
            _fail_unless(right, "wald-choice", seat=seat + 1)
        right = state.seat in waiting and state.region == state.choice[state.seat]
        _fail_unless(bool(right), "wald-dealt", seat=int(state.seat) + 1)


def _check_opening(state: State) -> None:
    _check_room(state, (1 << int(state.seats)) - 1)
    if state.step == at.SELECT:
        _check_tops(state, 0)
        return
    right = 1 <= state.region <= state.regions
    if right:
        region = int(state.region) - 1
        right = bool(state.cards[region]) and not state.open[region]
    _fail_unless(bool(right), "wald-pile", step=STEPS[state.step])


def _check_tops(state: State, after: int) -> None:
    """The regions behind this one are open, and those that were chosen have cards."""
    for region in range(after + 1, int(state.regions) + 1):
        is_open = state.open[region - 1] or not state.cards[region - 1]
        chosen = state.step != at.SELECT and choosers(state, region)
        right = is_open and (state.cards[region - 1] or not chosen)
        _fail_unless(bool(right), "wald-top", region=region)


# --- contests -------------------------------------------------------------------------------------


def _check_contest(state: State) -> None:
    """Everybody gets a card at most once, and in the end no card is left (W-CON-10)."""
    right = 1 <= state.region <= state.regions
    _fail_unless(bool(right), "wald-pile", step=STEPS[state.step])
    contenders = int(choosers(state, state.region))
    _check_tops(state, int(state.region))
    for seat in range(state.seats):
        if state.choice[seat] > state.region:
            _check_room(state, 1 << seat)
            _check_price(state, seat)
    group, poorer = _contest_group(state), _poorer(state, contenders)
    waiting = int(state.waiting)
    right = (
        contenders.bit_count() > 1
        and (group | waiting) & ~contenders == 0
        and waiting & (group | poorer) == 0
        and group & poorer == 0
        and not any(state.snap[seat] == state.level for seat in seats_in(waiting))
        and _is_turn_right(state, contenders)
    )
    _fail_unless(bool(right), "wald-contest", region=int(state.region))
    _check_room(state, group | poorer | waiting)
    _check_shown(state, (group | poorer | waiting).bit_count())


def _contest_group(state: State) -> int:
    """Those whose turn it is."""
    if state.step == at.ASK_RIGHT:
        return 1 << int(state.seat)
    return int(state.drawing | state.candidates) if state.step in LOT_STEPS else 0


def _is_turn_right(state: State, contenders: int) -> bool:
    if state.step == at.TURN_DISPLAY:
        region = int(state.region) - 1
        closed = state.cards[region] > 0 and not state.open[region]
        return bool(state.level == ALL_LEVELS and closed)
    if state.step == at.ASK_RIGHT:
        seat = int(state.seat)
        alone = at_level(state, contenders) == 1 << seat
        return bool(alone and min(state.coins[seat], state.snap[seat]) >= at.RIGHT_COST)
    if state.step == at.DRAW_LOT:
        return bool(not state.candidates and state.drawing >> state.seat & 1)
    if state.step == at.TURN_REST:
        return not state.drawing | state.candidates
    return not state.drawing & state.candidates


def _check_shown(state: State, most: int) -> None:
    """There are cards for this step, but not more than contenders who can still get one."""
    drawn = _hidden_in(state, int(state.current_lot)) if state.current_lot else []
    bag = int(count_where(state, at.BAG)) - len(drawn)
    shown = int(count_where(state, at.DISPLAY))
    drawing, group = int(state.drawing).bit_count(), _contest_group(state).bit_count()
    right = {
        at.TURN_DISPLAY: not bag and shown < most,
        at.ASK_RIGHT: not bag and shown > 0,
        at.DRAW_LUCKY: not shown and drawing < bag < group,
        at.DRAW_LOT: not shown and drawing <= bag,
        at.TURN_REST: bag > 0,
    }[int(state.step)]
    _fail_unless(right and shown + bag <= most, "wald-shown", shown=shown + bag, most=most)


# --- sixes ----------------------------------------------------------------------------------------


def _check_price(state: State, seat: int) -> None:
    right = state.choice[seat] != at.SIX or state.coins[seat] >= at.SIX_COST
    _fail_unless(bool(right), "wald-price", seat=seat + 1, cost=at.SIX_COST)


def _check_sixes(state: State) -> None:
    """Who acts now and who comes later has chosen six, can pay, and acts once."""
    sixes = int(choosers(state, at.SIX))
    queue = [int(seat) for seat in state.queue if seat >= 0]
    group = int(state.candidates) if state.step in (at.ASK_CLAIM, at.DRAW_ORDER) else 0
    right = len(set(queue)) == len(queue) and not any(group >> seat & 1 for seat in queue)
    if state.step == at.ASK_CLAIM:
        right &= not queue and state.attempt >= 1
    if state.step in (at.ASK_CLAIM, at.DRAW_ORDER):
        right &= group.bit_count() > 1
    else:
        right &= state.queue[0] == state.seat
    now = group | sum(1 << seat for seat in set(queue))
    right &= not now & ~int(at_level(state, sixes))
    _fail_unless(bool(right), "wald-sixes", step=STEPS[state.step], level=int(state.level))
    later = now | _poorer(state, sixes)
    _check_room(state, later)
    for seat in seats_in(later):
        if state.step not in (at.LOOK, at.ASK_TAKE) or seat != state.seat:
            _check_price(state, seat)
    _fail_unless(_is_pile_right(state), "wald-pile", step=STEPS[state.step])


def _is_pile_right(state: State) -> bool:
    """There is something to take, and what is looked through has been seen."""
    pile = int(state.region)
    if state.step in (at.ASK_CLAIM, at.DRAW_ORDER, at.ASK_PILE):
        return not is_nothing_left(state)
    if pile == at.MARKET_PILE:
        return bool(state.step == at.ASK_TAKE and not is_pile_empty(state, pile))
    if not 1 <= pile <= state.regions or is_pile_empty(state, pile):
        return False
    left = int(state.cards[pile - 1]) - int(state.seen_cards)
    if (left > 0) != (state.step == at.LOOK) or left < 0:
        return False
    if state.step == at.ASK_TAKE and not state.looked[state.seat] >> (pile - 1) & 1:
        return False
    known = int((state.deck[pile - 1] != at.NONE).sum())
    return bool(state.viewer not in (at.FULL, state.seat) or state.seen_cards <= known)


# --- plays ----------------------------------------------------------------------------------------


def _check_plays(state: State) -> None:
    """A colour bonus goes to who has it due, and into a hand with room (W-COL-01)."""
    if not state.sixes_done:
        for seat in seats_in(choosers(state, at.SIX)):
            _check_price(state, seat)
    if state.step == at.ASK_PLAY:
        return
    several = state.step == at.DRAW_BONUS
    group = int(state.candidates) if several else 1 << int(state.seat)
    _fail_unless(group.bit_count() > several, "wald-nobody", step=STEPS[state.step])
    for seat in range(state.seats):
        due = has_bonus(state, seat) and not state.tried >> seat & 1
        if group >> seat & 1:
            right = due and count_where(state, at.MARKET) > 0
            _fail_unless(bool(right), "wald-bonus", seat=seat + 1)
        if due:
            _check_room(state, 1 << seat)


def _check_commits(state: State) -> None:
    """A sealed choice is one that the seat may make."""
    for seat in range(state.seats):
        action = int(state.commit[seat])
        if action == at.NONE_YET:
            continue
        right = state.step in SEALED_STEPS and bool(asked(state) >> seat & 1)
        if action == at.SEALED:
            right = right and state.viewer not in (at.FULL, seat)
        else:
            right = right and (
                action < at.ORIGINS
                and refuse_kind(state.step, action) == why.NOTHING
                and refuse_answer(state, seat, action) == why.NOTHING
            )
        word = "?" if action == at.SEALED else format_action(action, state)
        _fail_unless(right, "wald-commit", seat=seat + 1, word=word)


def _check_view(state: State) -> None:
    """A view shows nothing that its viewer may not see."""
    if state.viewer != at.FULL:
        seen = state.copy()
        hide(seen, state.viewer)
        _fail_unless(seen.tobytes() == state.tobytes(), "not-hidden")
