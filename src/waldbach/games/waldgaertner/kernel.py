"""The compiled functions of Waldgärtner that the contract asks for (`waldbach.kernel`)."""

from __future__ import annotations

from waldbach.games.waldgaertner.choice import choose
from waldbach.games.waldgaertner.features import clock, features
from waldbach.games.waldgaertner.heuristics import rate
from waldbach.games.waldgaertner.rounds import acting, apply, legal, refuse, weight
from waldbach.games.waldgaertner.scoring import place_of, totals
from waldbach.games.waldgaertner.view import hide, redeal

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
