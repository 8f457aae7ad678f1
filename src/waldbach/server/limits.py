"""How often somebody may do something: rates as words, token buckets, and a bucket for each key.

A bucket holds `count` tokens and gets them back evenly over the period of its rate; whoever acts
takes one. All of it is whole numbers and the caller brings the time, so a test needs no clock.

The state of a bucket is one integer: when it will be full again. It is counted in parts, `count`
parts to a millisecond, so that a token is worth exactly `period` parts and nothing is ever rounded.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

from waldbach.game import BadInput

PERIODS = {"s": 1_000, "minute": 60_000, "hour": 3_600_000}  # in milliseconds
MOST = 1_000_000  # tokens of a rate
EXAMPLES = "5/s, 20/minute, 200/hour"

_WORD = re.compile(rf"([1-9][0-9]{{0,6}})/({'|'.join(PERIODS)})")


@dataclass(frozen=True)
class Rate:
    """So many in a second, a minute or an hour; as many may come at once."""

    count: int
    unit: str

    @classmethod
    def parse(cls, word: str) -> Rate:
        """
        >>> Rate.parse("20/minute")
        Rate(count=20, unit='minute')
        """
        found = _WORD.fullmatch(word)
        if found is None or int(found[1]) > MOST:
            raise BadInput("rate-word", value=word, right=EXAMPLES, most=MOST)
        return cls(int(found[1]), found[2])

    def __str__(self) -> str:
        return f"{self.count}/{self.unit}"

    @property
    def period(self) -> int:
        return PERIODS[self.unit]


def take(rate: Rate, full_at: int, now: int) -> tuple[int, int]:
    """Take a token at `now` (milliseconds) from the bucket that is full at `full_at` (parts).

    Returns the bucket afterwards and how long to wait: 0 milliseconds if the token was there, else
    the least time after which it will be. A refusal takes nothing. A new bucket is 0, as any time
    past would be.
    """
    present = now * rate.count
    wanted = max(full_at, present) + rate.period
    short = wanted - present - rate.count * rate.period
    if short > 0:
        return full_at, -(-short // rate.count)
    return wanted, 0


class Limiter:
    """A bucket for each key: an address, a session, a seat.

    A full bucket is like one never seen, so it can be forgotten. Keys stand in the order of their
    last try, and each try clears away up to two full ones from the old end. Where `most` keys are
    in use all the same, the one that was quiet longest is forgotten although it is not full: a
    flood from many addresses then costs neither memory nor the turn of newcomers.
    """

    def __init__(self, rate: Rate, most: int = 100_000) -> None:
        self.rate = rate
        self.most = most
        self._latest = 0
        self._full_at: OrderedDict[Hashable, int] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, key: Hashable, now: int) -> int:
        """0 if this is allowed, else after how many milliseconds to try again.

        Time never runs backwards here: an earlier `now` counts as the latest one seen.
        """
        self._latest = max(self._latest, now)
        after, wait = take(self.rate, self._full_at.get(key, 0), self._latest)
        self._full_at[key] = after
        self._full_at.move_to_end(key)
        self._clear()
        return wait

    def give_back(self, key: Hashable) -> None:
        """Return a token that was taken: what it was for shall not count after all."""
        if key in self._full_at:
            self._full_at[key] -= self.rate.period

    def _clear(self) -> None:
        for _ in range(2):
            oldest = next(iter(self._full_at))
            full = self._full_at[oldest] <= self._latest * self.rate.count
            if full or len(self._full_at) > self.most:
                del self._full_at[oldest]
