"""What is done for a seat whose time is up (W-ASK; 10.4): harmless, from its view."""

from __future__ import annotations

import numpy as np

from waldbach.game import State
from waldbach.games.waldgaertner import layout as at


def idle_action(view: State, legal: list[int], rng: np.random.Generator) -> int:
    """One of the legal actions of the seat."""
    step = int(view.step)
    if step in (at.ASK_RIGHT, at.ASK_BONUS):
        return at.WAIVE if step == at.ASK_RIGHT else at.NO_BONUS
    if step == at.ASK_CLAIM:
        return at.CLAIM + at.ANY_POSITION
    if step == at.ASK_PILE and at.PILE + at.MARKET_PILE in legal:
        return at.PILE + at.MARKET_PILE
    if step == at.ASK_TAKE and view.region == at.MARKET_PILE:
        return max(legal, key=lambda action: worth(view, action - at.TAKE))
    if step == at.ASK_PLAY:
        sales = [action for action in legal if at.SELL <= action < at.GROW]
        return min(sales, key=lambda action: worth(view, action - at.SELL))
    regions = [action for action in legal if action != at.CHOOSE + at.SIX]
    choices = regions or legal
    return choices[int(rng.random() * len(choices))]


def worth(view: State, card: int) -> int:
    """The culinary value as it stands on the card, markers included."""
    return int(view.value[card]) + int(view.cult[card])
