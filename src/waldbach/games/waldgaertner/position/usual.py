"""What follows from the rest of a position, and so need not be said; bounds of its numbers."""

from __future__ import annotations

from waldbach.game import State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.contest import ALL_LEVELS, lowest_bit
from waldbach.games.waldgaertner.sense import PLAY_STEPS, SIX_STEPS

FORMAT = "waldgaertner position 1"
BEFORE_DICE = (at.DRAW_ORIGINS, at.LAY_MARKET, at.DEAL_START, at.TURN_TOPS, at.CHOOSE_START,
               at.SELECT)  # fmt: skip
MOST_LOTS = 13


def usual_snap(state: State, seat: int) -> int:
    """Coins at the reveal, where nothing else is said."""
    shown = state.this_round > 1 or state.step not in BEFORE_DICE
    return int(state.coins[seat]) if shown else 0


def usual_level(state: State) -> int:
    step = state.step
    if step == at.TURN_DISPLAY:
        return ALL_LEVELS
    if step in (at.ASK_RIGHT, at.ASK_PILE, at.LOOK, at.ASK_TAKE):
        return int(state.snap[state.seat])
    group = int(state.candidates | state.drawing)
    if step in (at.ASK_CLAIM, at.DRAW_ORDER, at.DRAW_LUCKY, at.DRAW_LOT) and group:
        return int(state.snap[lowest_bit(group)])
    return 0


def usual_seen(state: State) -> int:
    """Who takes a card from a region has seen all of it."""
    looked = state.step == at.ASK_TAKE and 1 <= state.region <= state.regions
    return int(state.cards[state.region - 1]) if looked else 0


def set_progress(state: State, sixes_to_come: bool) -> None:
    """Who has acted in this round follows from the step, but for plays before late sixes."""
    done = state.step in SIX_STEPS or (state.step in PLAY_STEPS and not sixes_to_come)
    state.sixes_done = done
    acted = state.step in SIX_STEPS + PLAY_STEPS
    state.others_played = bool(state.late_sixes) and acted and state.this_round <= at.ROUNDS
