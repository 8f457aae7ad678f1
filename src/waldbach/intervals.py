"""How sure a share is: intervals for win rates."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959964  # the normal quantile of a 95 % interval


def wilson(share: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share seen in n games.

    >>> low, high = wilson(0.5, 100)
    >>> round(low, 4), round(high, 4)
    (0.4038, 0.5962)
    """
    centre = share + Z95**2 / (2 * n)
    spread = Z95 * sqrt(share * (1 - share) / n + Z95**2 / (4 * n**2))
    scale = 1 + Z95**2 / n
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
