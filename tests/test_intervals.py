"""How sure a share is: the intervals of win rates."""

from __future__ import annotations

import pytest

from waldbach.intervals import wilson


@pytest.mark.parametrize(
    ("share", "n", "low", "high"),
    [
        (0.5, 100, 0.4038, 0.5962),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.3, 50, 0.1910, 0.4375),
    ],
)
def test_wilson_intervals(share: float, n: int, low: float, high: float) -> None:
    assert wilson(share, n) == pytest.approx((low, high), abs=5e-5)
