"""Successive views side by side, compiled: what each step has changed, as plain numbers. What they
mean is told by `events.py`."""

from __future__ import annotations

import numpy as np

from waldbach.game import Views
from waldbach.games.renature.layout import FIRST_SPACE, OVER, PLANT_POINTS, SPACES
from waldbach.games.renature.ledger import Table
from waldbach.jit import rule

STEP_FIELDS = 9


@rule
def tabulate_steps(views: Views, table: Table) -> None:
    """A row for each step between successive views: who was to act, the areas it has closed, clouds
    lifted from the board, clouds gained, points for plants, areas whose token was taken, whether it
    ended the game, the turn it began or 0, and who is to act. Areas are a bit each."""
    for n in range(len(views) - 1):
        before, after, row = views[n], views[n + 1], table[n]
        seat = int(before.seat)
        row[0] = seat
        row[1] = before.closed
        row[2] = 0
        for p in range(FIRST_SPACE, SPACES):
            row[2] += int(before.cloud[p]) - int(after.cloud[p])
        row[3] = int(after.clouds[seat]) - int(before.clouds[seat])
        row[4] = int(after.points[seat, PLANT_POINTS]) - int(before.points[seat, PLANT_POINTS])
        row[5] = 0
        for area in range(1, before.areas + 1):
            if before.taken[area] < 0 <= after.taken[area]:
                row[5] |= 1 << area
        row[6] = after.step == OVER != before.step
        row[7] = after.turn if after.turn != before.turn else 0
        row[8] = after.seat


def step_rows(views: Views) -> list[list[int]]:
    table = np.empty((len(views) - 1, STEP_FIELDS), np.int64)
    tabulate_steps(views, table)
    rows: list[list[int]] = table.tolist()
    return rows
