"""What became of a message that was to be sent, whichever way it went."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Outcome(Enum):
    SENT = "sent"  # somebody else answers for it now
    GONE = "gone"  # this address or subscription will never work again
    LATER = "later"  # it may work another time


@dataclass(frozen=True)
class Delivery:
    outcome: Outcome
    why: str = ""  # for the log
    wait: int = 0  # milliseconds before which the other side wants no further try
