"""A view as a picture of pixels: the board, and beside it the seats and the own hand."""

from __future__ import annotations

import functools
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from waldbach.game import State
from waldbach.games.renature.describe import describe
from waldbach.games.renature.drawing import COLOUR_NAMES, animal_sign, colour_index
from waldbach.games.renature.notation import ANIMAL_NAMES, PLANT_NAMES
from waldbach.games.renature.spaces import COLUMNS

Data = dict[str, Any]  # what `describe` gives
Box = tuple[float, float, float, float]

CELL, MARGIN, SIDE = 42, 28, 330
PAPER, INK, QUIET, TILE, FADED = "#F6F1E4", "#2A2A24", "#7A7462", "#FFFDF6", "#EFE9DA"
WATER, MEADOW, SOIL, GROWN, MUSHROOM = "#BFD9DC", "#CFE0B2", "#B98F63", "#7C9F6B", "#8A5A3C"
CLOUD, FRESH, JOKER = "#7F93A8", "#1F55B5", "#F2B632"
SEATS = dict(
    zip(COLOUR_NAMES, ("#D9731A", "#2E6DB4", "#33322E", "#F4EFE2", "#DCBE8B"), strict=True)
)
ON_SEATS = dict(
    zip(COLOUR_NAMES, ("#FFFFFF", "#FFFFFF", "#FFFFFF", "#2A2A24", "#4A3413"), strict=True)
)
ANIMALS = ("#C9557A", "#D98A1E", "#7A5BA6", "#A33A2C", "#4B4B4B", "#4E7D3A", "#8A6A3A", "#B58E5A",
           "#2F8F4E", "#2C7DA0")  # fmt: skip


def paint(view: State, seat: int) -> Image.Image:
    """The picture; the seat is the one that looks."""
    data = describe(view)
    width = MARGIN * 2 + data["columns"] * CELL + SIDE
    height = MARGIN * 2 + data["rows"] * CELL
    image = Image.new("RGB", (width, height), PAPER)
    pen = ImageDraw.Draw(image)
    for space in data["spaces"].values():
        _ground(pen, data, space)
    for space in data["spaces"].values():
        _piece(pen, data, space)
    _labels(pen, data)
    _coordinates(pen, data)
    _beside(pen, data, seat, MARGIN * 2 + data["columns"] * CELL)
    return image


@functools.cache
def font(size: int) -> Any:
    return ImageFont.load_default(size)


def _corner(name: str) -> tuple[int, int]:
    """The upper left corner of a space."""
    return MARGIN + COLUMNS.index(name[0]) * CELL, MARGIN + (int(name[1:]) - 1) * CELL


def _inside(name: str, inset: float) -> Box:
    x, y = _corner(name)
    return x + inset, y + inset, x + CELL - 1 - inset, y + CELL - 1 - inset


def _write(pen: ImageDraw.ImageDraw, box: Box, text: str, size: int, colour: str) -> None:
    """Text in the middle of a box."""
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    pen.text(middle, text, colour, font(size), anchor="mm")


# --- the board ------------------------------------------------------------------------------------


def _ground(pen: ImageDraw.ImageDraw, data: Data, space: Data) -> None:
    ground, valley = space["ground"], data["mode"] != "base"
    colour = MEADOW if valley else WATER
    if ground == "mushroom":
        colour = MUSHROOM
    elif ground == "area":
        colour = GROWN if "taken" in data["areas"][str(space["area"])] else SOIL
    pen.rectangle(_inside(space["space"], 0.5), colour)
    if ground in ("start", "stump"):
        pen.ellipse(_inside(space["space"], 8), None, QUIET, 2)
        sign = "T" if ground == "stump" else "P" if valley else "S"
        _write(pen, _inside(space["space"], 0), sign, 16, QUIET)
    if space.get("clouds"):
        pen.ellipse(_inside(space["space"], 9), CLOUD)
        _write(pen, _inside(space["space"], 0), str(space["clouds"]), 15, "#FFFFFF")


def _piece(pen: ImageDraw.ImageDraw, data: Data, space: Data) -> None:
    name = space["space"]
    if "animal" in space:
        fresh = name in data["domino"]
        _tile(pen, _inside(name, 2), space["animal"], FADED if space["irrelevant"] else TILE,
              FRESH if fresh else JOKER if space["animal"] == data["joker"] else QUIET)  # fmt: skip
    elif "plant" in space:
        kind = PLANT_NAMES.index(space["plant"])
        owner = COLOUR_NAMES[colour_index(space["colour"])]
        pen.ellipse(_inside(name, 11 - 3 * kind), SEATS[owner], INK, 1)
        _write(pen, _inside(name, 0), str(kind + 1), 13 + 2 * kind, ON_SEATS[owner])


def _tile(pen: ImageDraw.ImageDraw, box: Box, animal: str, fill: str, rim: str) -> None:
    """Half a domino."""
    pen.rounded_rectangle(box, 6, fill, rim, 1 if rim == QUIET else 3)
    _write(pen, box, animal_sign(animal), 17, ANIMALS[ANIMAL_NAMES.index(animal)])


def _labels(pen: ImageDraw.ImageDraw, data: Data) -> None:
    """What first and second place are worth, for each area that is open, on a free space of it."""
    home: dict[int, str] = {}
    spaces = data["spaces"].values()
    for space in sorted(spaces, key=lambda space: "plant" in space or "clouds" in space):
        home.setdefault(space.get("area", 0), space["space"])
    for area in data["areas"].values():
        if "taken" not in area:
            x, y = _corner(home[area["area"]])
            pen.text((x + 3, y + 2), f"{area['main']}/{area['minor']}", TILE, font(12))


def _coordinates(pen: ImageDraw.ImageDraw, data: Data) -> None:
    for number, letter in enumerate(COLUMNS[: data["columns"]]):
        x = MARGIN + (number + 0.5) * CELL
        pen.text((x, MARGIN / 2), letter, QUIET, font(14), anchor="mm")
    for row in range(data["rows"]):
        y = MARGIN + (row + 0.5) * CELL
        pen.text((MARGIN / 2, y), str(row + 1), QUIET, font(14), anchor="mm")


# --- beside the board -----------------------------------------------------------------------------


def _beside(pen: ImageDraw.ImageDraw, data: Data, seat: int, x: int) -> None:
    pen.text((x, MARGIN), f"Renature {data['mode']}, turn {data['turn']}", INK, font(20))
    pen.text((x, MARGIN + 28), f"step: {data['step']}", QUIET, font(15))
    pen.text((x, MARGIN + 50), "joker:", QUIET, font(15))
    _tile(pen, (x + 52, MARGIN + 44, x + 86, MARGIN + 72), data["joker"], TILE, JOKER)
    if data["mode"] != "base":
        pen.text((x + 110, MARGIN + 50), f"mushrooms: {data['mushrooms']}", QUIET, font(15))
    y = MARGIN + 92
    for one in data["seats"].values():
        _seat(pen, data, one, x, y)
        y += 96
    _hand(pen, data["seats"][str(seat + 1)], x, y)


def _seat(pen: ImageDraw.ImageDraw, data: Data, one: Data, x: int, y: int) -> None:
    name = COLOUR_NAMES[one["seat"] - 1]
    box = (x, y, x + SIDE - MARGIN, y + 86)
    acts = data["seat"] == one["seat"] and data["step"] != "over"
    pen.rounded_rectangle(box, 8, TILE, FRESH if acts else QUIET, 3 if acts else 1)
    pen.rounded_rectangle((x + 8, y + 8, x + 34, y + 34), 5, SEATS[name], INK, 1)
    _write(pen, (x + 8, y + 8, x + 34, y + 34), str(one["seat"]), 16, ON_SEATS[name])
    pen.text((x + 44, y + 10), f"{one['total']} points, place {one['place']}", INK, font(17))
    hold = f"clouds {one['clouds']}   hand {one['hand']}   reserve {one['reserve']}"
    pen.text((x + 10, y + 40), hold, QUIET, font(14))
    pen.text((x + 10, y + 62), f"own {_stock(one['own'])}", QUIET, font(14))
    pen.text((x + 150, y + 62), f"neutral {_stock(one['neutral'])}", QUIET, font(14))


def _stock(plants: dict[str, int]) -> str:
    """
    >>> _stock({"turf": 9, "bush": 4, "pine": 2, "oak": 2})
    't9 b4 p2 o2'
    """
    return " ".join(f"{name[0]}{count}" for name, count in plants.items())


def _hand(pen: ImageDraw.ImageDraw, one: Data, x: int, y: int) -> None:
    if not one["dominoes"]:
        return
    pen.text((x, y), f"hand of seat {one['seat']}", QUIET, font(15))
    for number, domino in enumerate(one["dominoes"]):
        for half, animal in enumerate(domino.split("-")):
            left = x + number * 92 + half * 40
            _tile(pen, (left, y + 24, left + 38, y + 62), animal, TILE, QUIET)
