"""What viewers are told, held against every game of the registry, at tables of every kind.

Most of it is never compiled, so it is not tried again with uncompiled rules. What of it is compiled
is: `test_every_game.py` compares several ways of telling the same.
"""

from __future__ import annotations

import json
import random

from tests.tables import Table, every_table, few, sampled, states_of, viewers
from waldbach.patch import merge


@every_table
def test_changes_lead_from_one_description_to_the_next(table: Table) -> None:
    """Also across several entries at once, as far as the whole game."""
    game, states = table.game, states_of(table)
    picks = random.Random(f"{table} changes")
    pairs = [
        (n, n + 1) for n in picks.sample(range(len(states) - 1), min(few(40), len(states) - 1))
    ]
    for _ in range(few(8)):
        first, last = sorted(picks.sample(range(len(states)), 2))
        pairs.append((first, last))
    pairs += [(0, len(states) - 1), (len(states) - 2, len(states) - 1)]
    for viewer in viewers(table):
        for first, last in pairs:
            before, after = (game.view(states[n], viewer) for n in (first, last))
            bytes_before, bytes_after = before.tobytes(), after.tobytes()
            patch = game.changes(before, after)
            assert merge(game.describe(before), patch) == game.describe(after)
            assert (before.tobytes(), after.tobytes()) == (bytes_before, bytes_after)


@every_table
def test_descriptions_have_no_null(table: Table) -> None:
    """In a merge patch it would say that the name is gone."""
    for state in sampled(table, 4, "null"):
        for viewer in viewers(table):
            told = json.dumps(table.game.describe(table.game.view(state, viewer)))
            assert "null" not in told.replace('"null"', "")
