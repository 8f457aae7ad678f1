"""A view as plain data for clients: all that may be shown, nothing left to be worked out."""

from __future__ import annotations

from typing import Any

from waldbach.game import State
from waldbach.games.renature import layout as at
from waldbach.games.renature.final import place_of, total
from waldbach.games.renature.ledger import colour_name, irrelevant_spaces, ledgers
from waldbach.games.renature.notation import ANIMAL_NAMES, PLANT_NAMES, domino_name
from waldbach.games.renature.position import MODE_NAMES, SOURCE_NAMES, STEPS, extent
from waldbach.games.renature.spaces import space_name

GROUND_NAMES = ("outside", "brook", "start", "stump", "area", "mushroom")


def describe(view: State) -> dict[str, Any]:
    rows, columns = extent(view)
    return {
        "mode": MODE_NAMES[view.mode],
        "step": STEPS[view.step],
        "turn": int(view.turn),
        "seat": int(view.seat) + 1,
        "start": int(view.starter) + 1,
        "joker": ANIMAL_NAMES[view.joker],
        "mushrooms": int(view.supply),
        "rows": rows,
        "columns": columns,
        "domino": [space_name(int(p)) for p in (view.first, view.second) if p],
        "spaces": describe_spaces(view),
        "areas": describe_areas(view),
        "seats": [describe_seat(view, seat) for seat in range(view.seats)],
    }


def describe_spaces(view: State) -> list[dict[str, Any]]:
    """Every space inside the grid, in reading order."""
    irrelevant = irrelevant_spaces(view)
    # Lists, since each look at a field of a record costs microseconds.
    fields = (view.ground.tolist(), view.area.tolist(), view.piece.tolist(), view.cloud.tolist())
    return [
        describe_space(p, ground, area, piece, clouds, p in irrelevant)
        for p, (ground, area, piece, clouds) in enumerate(zip(*fields, strict=True))
        if ground != at.OUTSIDE
    ]


def describe_space(
    p: int, ground: int, area: int, piece: int, clouds: int, irrelevant: bool
) -> dict[str, Any]:
    space: dict[str, Any] = {"space": space_name(p), "ground": GROUND_NAMES[ground]}
    if area:
        space["area"] = area
    if clouds:
        space["clouds"] = clouds
    if piece >= at.FIRST_PLANT:
        colour, kind = divmod(piece - at.FIRST_PLANT, at.TYPES)
        space["plant"] = PLANT_NAMES[kind]
        space["colour"] = colour_name(colour)
    elif piece:
        space["animal"] = ANIMAL_NAMES[piece - 1]
        space["irrelevant"] = irrelevant
    return space


def describe_areas(view: State) -> list[dict[str, Any]]:
    return [
        ledger.data()
        | {
            "closed": bool(int(view.shut) >> ledger.area & 1),
            "taken": ledger.taken + 1 if ledger.taken >= 0 else None,
        }
        for ledger in ledgers(view)
    ]


def describe_seat(view: State, seat: int) -> dict[str, Any]:
    return {
        "seat": seat + 1,
        "points": dict(zip(SOURCE_NAMES, map(int, view.points[seat]), strict=True)),
        "total": int(total(view, seat)),
        "place": int(place_of(view, seat)),
        "clouds": int(view.clouds[seat]),
        "own": dict(zip(PLANT_NAMES, map(int, view.own[seat]), strict=True)),
        "neutral": dict(zip(PLANT_NAMES, map(int, view.neutral[seat]), strict=True)),
        "hand": int(view.hand[seat]),
        "reserve": int(view.reserve[seat]),
        "discarded": int(view.box[seat]),
        "dominoes": _dominoes(view, at.HAND + seat),
        "box": _dominoes(view, at.BOX + seat),
        "tokens": [
            {"area": area, "back": back or None}
            for area, (taker, back) in enumerate(
                zip(view.taken.tolist(), view.back.tolist(), strict=True)
            )
            if taker == seat
        ],
    }


def _dominoes(view: State, place: int) -> list[str]:
    """The dominoes the viewer knows to be there."""
    return [domino_name(d) for d, where in enumerate(view.where.tolist()) if where == place]
