"""The stages of the round machine: what is to be done next when nobody has to be asked.

MARKET -> STARTS -> TOPS -> SELECTING -> REGIONS -> [DISPLAYING -> CONTEST -> LOTS] ->
SIXES_OR_PLAYS -> SIXES -> [ORDER -> QUEUE -> LOOKING] -> PLAYS -> BONUSES -> NEXT_ROUND -> TOPS
"""

from __future__ import annotations

(
    WAIT,
    MARKET_CARDS,
    STARTS,
    START_CARDS,
    TOPS,
    SELECTING,
    REGIONS,
    DISPLAYING,
    CONTEST,
    LOTS,
    SIXES_OR_PLAYS,
    SIXES,
    ORDER,
    QUEUE,
    LOOKING,
    PLAYS,
    BONUSES,
    NEXT_ROUND,
) = range(18)
