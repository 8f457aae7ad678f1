"""The compiled functions that the contract asks for (`waldbach.kernel`)."""

from __future__ import annotations

from .rules import acting, apply, hide, legal, place_of, redeal, refuse, totals, weight
from .sense import choose, clock, features, rate

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
