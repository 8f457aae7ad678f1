"""Does a position from outside make sense? The game must be able to go on to its end."""

from __future__ import annotations

from waldbach.game import BadInput, State
from waldbach.games.renature import layout as at
from waldbach.games.renature.areas import is_beside
from waldbach.games.renature.mushrooms import mushroom_due
from waldbach.games.renature.spaces import space_name
from waldbach.games.renature.tokens import count_kind, next_bare_area, tokens_of, unseen_backs
from waldbach.games.renature.view import hide


def check_sense(state: State) -> None:
    """Raise `BadInput` for a position that could not go on to its end."""
    _check_stocks(state)
    _check_pool(state)
    _check_closed(state)
    if state.rules == at.BASE:
        _check_tokens(state)
    _check_domino(state)
    _check_step(state)
    _check_view(state)


def _fail_unless(right: bool, message: str, **args: object) -> None:
    if not right:
        raise BadInput(f"position-{message}", **args)


def _check_stocks(state: State) -> None:
    """No player board holds more plants than it has slots (Q-37)."""
    for seat in range(state.seats):
        own = (state.own[seat] <= at.OWN_SLOTS[state.seats]).all()
        neutral = (state.neutral[seat] <= at.NEUTRAL_SLOTS[state.seats]).all()
        _fail_unless(
            bool(own and neutral),
            "stock",
            seat=seat + 1,
            own="/".join(map(str, at.OWN_SLOTS[state.seats])),
            neutral="/".join(map(str, at.NEUTRAL_SLOTS[state.seats])),
        )


def _check_pool(state: State) -> None:
    """There are dominoes enough for every reserve, and for what a view hides."""
    pool = int((state.where == at.POOL).sum())
    wanted = int(state.reserve[: state.seats].sum())
    for seat in range(state.seats):
        for place, count in ((at.HAND, state.hand[seat]), (at.BOX, state.box[seat])):
            known = int((state.where == place + seat).sum())
            _fail_unless(known in (0, count), "half-hidden", seat=seat + 1)
            shown = state.viewer in (at.FULL, seat) or (
                place == at.BOX and (state.open_discards or state.step == at.OVER)
            )
            _fail_unless(known == count or not shown, "unknown", seat=seat + 1)
            wanted += int(count) - known
    _fail_unless(wanted <= pool, "pool", wanted=wanted, pool=pool)


def _check_closed(state: State) -> None:
    for area in range(1, at.MAX_AREAS + 1):
        if state.closed >> area & 1:
            right = area <= state.areas and state.rules == at.BASE
            _fail_unless(right, "closed", area=area, areas=int(state.areas))


def _check_tokens(state: State) -> None:
    """Every area has a token of its size, and no more tokens are out than there are (R-S-07)."""
    for kind in range(state.kinds):
        laid = int((state.front[1 : state.areas + 1] == kind).sum())
        name = f"{state.main[kind]}/{state.minor[kind]}"
        _fail_unless(laid <= tokens_of(state, kind), "many-tokens", kind=name, laid=laid)
    for area in range(1, state.areas + 1):
        if state.step > at.LAY_FRONT:
            _fail_unless(state.front[area] >= 0, "bare-area", area=area)
        if state.front[area] >= 0:
            _fail_unless(unseen_backs(state, area) >= 0, "backs", area=area)
        if state.step == at.LAY_FRONT and state.front[area] < 0:
            fitting = sum(count_kind(state, kind, area) for kind in range(state.kinds))
            _fail_unless(fitting > 0, "bare-area", area=area)


def _check_domino(state: State) -> None:
    """The domino of this turn lies where it is said to."""
    if state.first:
        first, second = int(state.first), int(state.second)
        lies = all(0 < state.piece[p] < at.FIRST_PLANT for p in (first, second))
        right = lies and first < second and is_beside(first, second)
        _fail_unless(right, "domino", one=space_name(first), other=space_name(second))


def _check_step(state: State) -> None:
    """The step has what it needs."""
    step, seat = state.step, state.seat
    if step in (at.STEP_B, at.STEP_MUSHROOM):
        _fail_unless(state.first > 0, "needs-domino")
    if step == at.STEP_MUSHROOM:
        _fail_unless(state.rules != at.BASE and mushroom_due(state), "needs-mushroom")
    if step in (at.STEP_C, at.LEARN_BACK):
        _fail_unless(state.closed != 0, "needs-closed")
    for area in range(1, state.areas + 1):
        if step in (at.STEP_C, at.LEARN_BACK) and state.closed >> area & 1:
            taker = seat if step == at.LEARN_BACK else -1
            right = state.taken[area] == taker and state.back[area] == 0
            _fail_unless(right, "closed-token", area=area)
    if step in (at.DEAL, at.REFILL):
        _fail_unless(state.reserve[seat] > 0, "needs-reserve", seat=int(seat) + 1)
    if step == at.DEAL:
        _fail_unless((state.hand <= at.HAND_SIZE).all(), "hand-size", most=at.HAND_SIZE)
        dealt = range((seat - state.starter) % state.seats)
        full = all(state.hand[(state.starter + n) % state.seats] == at.HAND_SIZE for n in dealt)
        _fail_unless(full, "deal", seat=int(seat) + 1)
    if step == at.STEP_A:
        _fail_unless(state.hand[seat] > 0, "needs-hand", seat=int(seat) + 1)
    if step == at.LAY_FRONT:
        _fail_unless(state.rules == at.BASE and next_bare_area(state) > 0, "needs-bare-area")


def _check_view(state: State) -> None:
    """A view shows nothing that its viewer may not see."""
    if state.viewer != at.FULL:
        seen = state.copy()
        hide(seen, state.viewer)
        _fail_unless(seen.tobytes() == state.tobytes(), "not-hidden")
