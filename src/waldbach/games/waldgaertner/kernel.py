"""The compiled functions of Waldgärtner that the contract asks for (`waldbach.kernel`)."""

from __future__ import annotations

from waldbach.games.waldgaertner.heuristics import rate
from waldbach.games.waldgaertner.rounds import acting, apply, legal, refuse, weight
from waldbach.games.waldgaertner.scoring import totals
from waldbach.games.waldgaertner.view import hide, redeal

__all__ = ["acting", "apply", "hide", "legal", "rate", "redeal", "refuse", "totals", "weight"]
