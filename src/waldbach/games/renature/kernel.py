"""The compiled functions of Renature that the contract asks for (`waldbach.kernel`)."""

from __future__ import annotations

from waldbach.games.renature.choice import choose
from waldbach.games.renature.features import clock, features
from waldbach.games.renature.final import place_of, totals
from waldbach.games.renature.heuristics import rate
from waldbach.games.renature.turn import acting, apply, legal, refuse, weight
from waldbach.games.renature.view import hide, redeal

__all__ = [
    "acting",
    "apply",
    "choose",
    "clock",
    "features",
    "hide",
    "legal",
    "place_of",
    "rate",
    "redeal",
    "refuse",
    "totals",
    "weight",
]
