"""A view as plain data for clients: all that may be shown, nothing left to be worked out.

Spaces, areas, seats and tokens stand in objects by their names or numbers, so that a change of one
can be told alone; what there is not is left out. `writing.py` has what stands where.
"""

from __future__ import annotations

import json
import threading
from typing import Any

import numpy as np

from waldbach.game import State, Views
from waldbach.games.renature.layout import MAX_SEATS
from waldbach.games.renature.writing import (
    GROUND_NAMES,
    MOST_LETTERS,
    Text,
    write_changes,
    write_view,
)

__all__ = ["GROUND_NAMES", "Data", "changes_json", "describe", "describe_json"]

Data = dict[str, Any]
VIEWERS = MAX_SEATS + 1  # one for each seat and one for all spectators


class _Room(threading.local):
    """Kept, since room of this size is slow to get; each thread has its own."""

    def __init__(self) -> None:
        self.text: Text = np.empty(VIEWERS * MOST_LETTERS, np.uint8)
        self.ends = np.empty(VIEWERS, np.int64)


_room = _Room()


def describe(view: State) -> Data:
    data: Data = json.loads(describe_json(view))
    return data


def describe_json(view: State) -> bytes:
    return _room.text[: write_view(view, _room.text)].tobytes()


def changes_json(views: Views) -> list[bytes]:
    """From the first to the last view in each row; at most `VIEWERS` rows."""
    if len(views) > VIEWERS:
        raise ValueError(f"{len(views)} viewers, where there is room for {VIEWERS}")
    write_changes(views, _room.text, _room.ends)
    ends = _room.ends[: len(views)].tolist()
    text = _room.text[: ends[-1]].tobytes()
    return [text[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]
