"""A view as plain data for clients: all that may be shown, nothing left to be worked out.

Spaces, areas, seats and tokens stand in objects by their names or numbers, so that a change of one
can be told alone (`changes.py`); what there is not is left out.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

from waldbach.game import State
from waldbach.games.renature import layout as at
from waldbach.games.renature.ledger import (
    COUNT_NAMES,
    COUNTS,
    area_rows,
    colour_name,
    is_closed,
    ledger_of,
    seat_rows,
    space_rows,
    taker_of,
)
from waldbach.games.renature.notation import ANIMAL_NAMES, DOMINO_NAMES, PLANT_NAMES
from waldbach.games.renature.position import MODE_NAMES, SOURCE_NAMES, STEPS, extent
from waldbach.games.renature.spaces import NAME_OF

Data = dict[str, Any]

GROUND_NAMES = ("outside", "brook", "start", "stump", "area", "mushroom")


def describe(view: State) -> Data:
    rows, columns = extent(view)
    return {
        **describe_table(view.numbers()),
        "rows": rows,
        "columns": columns,
        "spaces": describe_spaces(view),
        "areas": {str(row[0]): describe_area(row) for row in area_rows(view)},
        "seats": describe_seats(view),
    }


def describe_table(numbers: Any) -> Data:
    """What stands beside the board."""
    return {
        "mode": MODE_NAMES[numbers.mode],
        "step": STEPS[numbers.step],
        "turn": numbers.turn,
        "seat": numbers.seat + 1,
        "start": numbers.starter + 1,
        "joker": ANIMAL_NAMES[numbers.joker],
        "mushrooms": numbers.supply,
        "domino": [NAME_OF[p] for p in (numbers.first, numbers.second) if p],
    }


def describe_spaces(view: State) -> Data:
    """Every space inside the grid, in reading order."""
    return {NAME_OF[row[0]]: describe_space(*row) for row in space_rows(view)}


def describe_space(
    p: int, ground: int, area: int, piece: int, clouds: int, irrelevant: int
) -> Data:
    space: Data = {"space": NAME_OF[p], "ground": GROUND_NAMES[ground]}
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
        space["irrelevant"] = bool(irrelevant)
    return space


def describe_area(row: list[int]) -> Data:
    """From its row of `area_rows`; `taken` says who has the token."""
    area = ledger_of(row)
    area["closed"] = is_closed(row)
    if taker_of(row) >= 0:
        area["taken"] = taker_of(row) + 1
    return area


def describe_seats(view: State) -> Data:
    where = view.where.tobytes()
    tokens = describe_tokens(view)
    return {
        str(seat + 1): {
            "seat": seat + 1,
            **describe_counts(row),
            "dominoes": dominoes_at(where, at.HAND + seat),
            "box": dominoes_at(where, at.BOX + seat),
            "tokens": tokens[seat],
        }
        for seat, row in enumerate(seat_rows(view, int(view.seats)))
    }


def describe_counts(row: list[int]) -> Data:
    """What of a seat can be counted, from its row of `seat_rows`."""
    data: Data = {name: dict(zip(names, row[part], strict=True)) for name, names, part in COUNTED}
    return data | dict(zip(COUNT_NAMES, row[COUNTS:], strict=True))


# Each group of numbers in a row of `seat_rows`, the names in it, and where it stands.
COUNTED = (
    ("points", SOURCE_NAMES, slice(0, at.SOURCES)),
    ("own", PLANT_NAMES, slice(at.SOURCES, at.SOURCES + at.TYPES)),
    ("neutral", PLANT_NAMES, slice(at.SOURCES + at.TYPES, COUNTS)),
)
# For each number in such a row its group, if it is in one, and its name.
COUNT_WORDS = tuple(
    chain(
        ((group, name) for group, names, _ in COUNTED for name in names),
        (("", name) for name in COUNT_NAMES),
    )
)


def dominoes_at(where: bytes, place: int) -> list[str]:
    """The dominoes the viewer knows to be there, from the bytes of `where`."""
    found = []
    domino = where.find(place)
    while domino >= 0:
        found.append(DOMINO_NAMES[domino])
        domino = where.find(place, domino + 1)
    return found


def describe_tokens(view: State) -> list[Data]:
    """The tokens that each seat has taken, by their areas; the back of one if the viewer saw it."""
    tokens: list[Data] = [{} for _ in range(view.seats)]
    backs = view.back.tolist()
    for area, taker in enumerate(view.taken.tolist()):
        if area and taker >= 0:
            tokens[taker][str(area)] = describe_token(area, backs[area])
    return tokens


def describe_token(area: int, back: int) -> Data:
    return {"area": area, "back": back} if back else {"area": area}
