"""A view as plain data, and what happened as data. No sentences: those are in `texts/`.

All that is shown stands in `face`, a picture in a form that every client can draw
(docs/adding-a-game.md): names in it are names of texts.
"""

from __future__ import annotations

from typing import Any

from waldbach.game import CHANCE, Event, State

from .layout import (
    CORNERS,
    DRAW,
    FLOWERS,
    MAX_SIDE,
    NEST_HIDDEN,
    NESTS,
    NOWHERE,
    OVER,
    SHOW,
    SHOW_NESTS,
    SOW,
    SPACES,
)
from .notation import FLOWER_NAMES, SPACE_NAMES
from .position import STEPS
from .rules import next_corner, on_meadow, turns

Data = dict[str, Any]
SOURCE_NAMES = ("neighbours", "nest")
LOOKS = {
    "poppy": {"shape": "flower", "colour": "red"},
    "cornflower": {"shape": "star", "colour": "blue"},
    "thyme": {"shape": "leaf", "colour": "violet"},
    "buttercup": {"shape": "round", "colour": "yellow"},
}


def describe(view: State) -> Data:
    now = view.numbers()
    return {
        "step": STEPS[now.step],
        "turn": now.turn,
        "turns": int(turns(view)),
        "face": {
            "ask": STEPS[now.step],
            "pieces": LOOKS,
            "grid": {"rows": now.side, "columns": now.side, "cells": describe_cells(view)},
            "facts": describe_table(view),
            "seats": {str(seat + 1): describe_seat(view, seat) for seat in range(now.seats)},
        },
    }


def describe_table(view: State) -> Data:
    facts: Data = {"turn": int(view.turn), "turns": int(turns(view)), "bag": int(view.bag.sum())}
    if view.seed < FLOWERS:
        facts["seed"] = FLOWER_NAMES[view.seed]
    return facts


def describe_cells(view: State) -> Data:
    cells: Data = {}
    for space in range(SPACES):
        if on_meadow(view, space):
            row, column = divmod(space, MAX_SIDE)
            cell: Data = {"row": row + 1, "column": column + 1}
            if view.flower[space] < FLOWERS:
                cell["piece"] = FLOWER_NAMES[view.flower[space]]
            nests = [seat for seat in range(view.seats) if view.nest[seat] == space]
            if nests:
                cell["marks"] = {str(seat + 1): "nest" for seat in nests}
            cells[SPACE_NAMES[space]] = cell
    return cells


def describe_seat(view: State, seat: int) -> Data:
    points = dict(zip(SOURCE_NAMES, view.points[seat].tolist(), strict=True))
    facts: Data = {}
    if view.nest[seat] != NOWHERE:
        facts["nest"] = SPACE_NAMES[view.nest[seat]]
    elif view.ready[seat]:
        facts["nest"] = "hidden"
    return {"points": points, "facts": facts}


# --- what happened --------------------------------------------------------------------------------


def events(before: State, seat: int, action: int, after: State) -> list[Event]:
    """In the order in which it happened; seats count from 1. All of it is public, or in the action
    as the viewer has seen it."""
    if action < SOW or action == NEST_HIDDEN:
        found = [_nested(seat, action)]
        if before.step == NESTS != after.step:
            found.append(_turn(after))
        return found
    who = int(before.seat)
    if action < DRAW:
        space, flower = SPACE_NAMES[action - SOW], FLOWER_NAMES[before.seed]
        found = [{"event": "sown", "seat": who + 1, "flower": flower, "space": space}]
        return found + _points(before, after, who) + _what_next(before, after)
    if action < SHOW:
        return [_drawn(before, who, FLOWER_NAMES[action - DRAW])]
    found = [{"event": "shown", "seat": who + 1, "space": SPACE_NAMES[action - SHOW]}]
    return found + _points(before, after, who) + _what_next(before, after)


def _nested(seat: int, action: int) -> Event:
    if action == NEST_HIDDEN:
        return {"event": "nested", "seat": seat + 1}
    return {"event": "nested-here", "seat": seat + 1, "space": SPACE_NAMES[action]}


def _drawn(before: State, who: int, flower: str) -> Event:
    if before.step == CORNERS:
        return {"event": "grown", "flower": flower, "space": SPACE_NAMES[next_corner(before)]}
    return {"event": "drawn", "seat": who + 1, "flower": flower}


def _points(before: State, after: State, who: int) -> list[Event]:
    gains = (after.points[who] - before.points[who]).tolist()
    return [
        {"event": "points", "seat": who + 1, "source": source, "points": points}
        for source, points in zip(SOURCE_NAMES, gains, strict=True)
        if points
    ]


def _turn(after: State) -> Event:
    return {"event": "turn", "seat": int(after.seat) + 1, "turn": int(after.turn)}


def _what_next(before: State, after: State) -> list[Event]:
    if after.step == OVER:
        return [{"event": "over"}]
    return [_turn(after)] if after.step != SHOW_NESTS else []


def is_handed_over(before: State, seat: int, after: State) -> bool:
    """Can a step no longer be taken back freely? Only a nest that others still choose theirs."""
    return seat == CHANCE or not before.step == after.step == NESTS
