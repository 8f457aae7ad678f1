"""The compiled functions that the contract asks for (`waldbach.kernel`)."""

from __future__ import annotations

from .heuristics import choose, clock, features, rate
from .rules import acting, apply, hide, legal, place_of, redeal, refuse, totals, weight

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
