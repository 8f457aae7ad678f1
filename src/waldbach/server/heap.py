"""One heap for all threads.

The C library of most Linux systems gives each thread a heap of its own, so that none waits for
another. What a connection to the database has once needed at most is then kept for each of them,
and their number times that grows for hours. Ours hardly ever work at once.
"""

from __future__ import annotations

import ctypes
import sys

_M_ARENA_MAX = -8  # as `malloc.h` of the GNU C library has it


def share_heap() -> bool:
    """For threads that begin from now on; False where the C library knows nothing of it."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        return bool(ctypes.CDLL(None).mallopt(_M_ARENA_MAX, 1))
    except (OSError, AttributeError):
        return False
