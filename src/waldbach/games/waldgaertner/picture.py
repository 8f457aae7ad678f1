"""A view as a picture of pixels: regions, display and market above, then every garden."""

from __future__ import annotations

import functools
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from waldbach.game import State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.describe import describe
from waldbach.games.waldgaertner.notation import PLACE_OF

Data = dict[str, Any]  # what `describe` gives
Box = tuple[float, float, float, float]

CARD_WIDTH, CARD_HEIGHT, GAP, MARGIN = 92, 62, 4, 16
INSET = 10
GARDEN_WIDTH = 7 * (CARD_WIDTH + GAP) + 2 * INSET
GARDEN_HEIGHT = 6 * (CARD_HEIGHT + GAP) + CARD_HEIGHT + 54
HEAD = 64
PAPER, INK, QUIET, FREE, TILE, ACTS = (
    "#F6F1E4",
    "#2A2A24",
    "#7A7462",
    "#E6D5AE",
    "#FFFDF6",
    "#1F55B5",
)
COLOURS = {None: "#E3E6D8", "white": "#FFFFFF", "yellow": "#F5DE7A", "pink": "#F3B9CC",
           "red": "#E58873", "purple": "#C3A6DC"}  # fmt: skip
MARKET_ROW = 12
NAME = 12  # size of a card's name


def paint(view: State, seat: int) -> Image.Image:
    """The picture; the seat is the one that looks."""
    data = describe(view)
    columns = 2 if len(data["seats"]) <= 4 else 3
    width = max(MARGIN + columns * (GARDEN_WIDTH + MARGIN), MARGIN * 2 + MARKET_ROW * _step())
    rows = (len(data["seats"]) + columns - 1) // columns
    piles = _pile_rows(data)
    top = HEAD + len(piles) * (CARD_HEIGHT + 26)
    image = Image.new("RGB", (width, top + rows * (GARDEN_HEIGHT + MARGIN)), PAPER)
    pen = ImageDraw.Draw(image)
    _head(pen, data)
    for row, (label, cards) in enumerate(piles):
        _row(pen, data, label, cards, HEAD + row * (CARD_HEIGHT + 26))
    seats = list(data["seats"].values())
    order = seats[seat:] + seats[:seat]
    for number, other in enumerate(order):
        x = MARGIN + number % columns * (GARDEN_WIDTH + MARGIN)
        y = top + number // columns * (GARDEN_HEIGHT + MARGIN)
        _seat(pen, data, other, x, y)
    return image


@functools.cache
def font(size: int) -> Any:
    return ImageFont.load_default(size)


def _step() -> int:
    return CARD_WIDTH + GAP


# --- piles ----------------------------------------------------------------------------------------


def _head(pen: ImageDraw.ImageDraw, data: Data) -> None:
    # The font that comes with Pillow knows no umlauts.
    title = f"Waldgaertner {data['mode']}, round {data['round']} of {data['rounds']}"
    pen.text((MARGIN, 10), title, INK, font(22))
    acting = ", ".join(map(str, data["acting"])) or "nobody"
    told = f"phase {data['phase']}   step: {data['step']}   to act: {acting}"
    pen.text((MARGIN, 38), told, QUIET, font(16))


def _pile_rows(data: Data) -> list[tuple[str, list[Data]]]:
    """What lies on the table, in rows with a label each."""
    tops = [
        {"card": region.get("open"), "markers": region.get("markers"), "below": region["cards"]}
        for region in data["regions"].values()
    ]
    rows = [("regions: open card, and how many are left", tops)]
    for label in ("display", "bag"):
        if data[label]:
            rows.append((label, list(data[label].values())))
    market = list(data["market"].values())
    for first in range(0, len(market), MARKET_ROW):
        rows.append(("market" if first == 0 else "", market[first : first + MARKET_ROW]))
    return rows


def _row(pen: ImageDraw.ImageDraw, data: Data, label: str, cards: list[Data], y: int) -> None:
    pen.text((MARGIN, y), label, QUIET, font(14))
    for number, one in enumerate(cards):
        x = MARGIN + number * _step() * (1 + ("below" in one))
        if one.get("below") != 0:
            _card(pen, data, one["card"], one["markers"], False, x, y + 20)
        if "below" in one:
            told = f"{number + 1}: {one['below']}"
            pen.text((x + CARD_WIDTH + 6, y + 36), told, INK, font(16))


def _card(pen: ImageDraw.ImageDraw, data: Data, key: str | None, markers: int | None,
          flower: bool, x: float, y: float) -> None:  # fmt: skip
    """Its name, its value (in brackets if it needs a partner) and markers, when it blooms and
    ripens; a ring for a flower on it."""
    box = (x, y, x + CARD_WIDTH - 1, y + CARD_HEIGHT - 1)
    if key is None:
        pen.rounded_rectangle(box, 6, QUIET, INK, 1)
        pen.text((x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2), "?", PAPER, font(20), anchor="mm")
        return
    facts = data["cards"][key]
    pen.rounded_rectangle(box, 6, COLOURS[facts.get("colour")], INK, 1)
    for line, part in enumerate(_lines(key, CARD_WIDTH - 8)):
        pen.text((x + 4, y + 14 + 12 * line), part, INK, font(NAME), anchor="ls")
    worth = f"({facts['value']})" if facts["bracketed"] else str(facts["value"])
    pen.text(
        (x + 4, y + 42), worth + (f"+{markers}" if markers else ""), INK, font(15), anchor="ls"
    )
    foot = y + CARD_HEIGHT - 5
    pen.text((x + 4, foot), f"{facts['bloom']}-{facts['harvest']}", QUIET, font(12), anchor="ls")
    sign = {"male": "m", "female": "f"}.get(facts.get("sex", ""), "") + "N" * bool(
        facts["nitrogen"]
    )
    kind = f"{sign} {facts['class'][:1]}{facts.get('rank', '')}"
    pen.text((x + CARD_WIDTH - 5, foot), kind, QUIET, font(12), anchor="rs")
    if flower:
        pen.ellipse((x + CARD_WIDTH - 20, y + 30, x + CARD_WIDTH - 8, y + 42), "#D9731A", INK)


def _lines(name: str, width: int) -> list[str]:
    """A name on one line or two, the first as long as has room; what is still too long is cut."""
    if font(NAME).getlength(name) <= width:
        return [name]
    words = name.split("-")
    ways = [("-".join(words[:i]) + "-", "-".join(words[i:])) for i in range(1, len(words))]
    first, second = max(
        (way for way in ways if font(NAME).getlength(way[0]) <= width),
        key=lambda way: len(way[0]),
        default=(name, ""),
    )
    return [_cut(first, width), _cut(second, width)]


def _cut(line: str, width: int) -> str:
    if font(NAME).getlength(line) <= width:
        return line
    while font(NAME).getlength(line + "..") > width:
        line = line[:-1]
    return line + ".."


# --- gardens --------------------------------------------------------------------------------------


def _seat(pen: ImageDraw.ImageDraw, data: Data, one: Data, x: float, y: float) -> None:
    acts = one["seat"] in data["acting"]
    box = (x, y, x + GARDEN_WIDTH - 1, y + GARDEN_HEIGHT - 1)
    pen.rounded_rectangle(box, 8, TILE, ACTS if acts else QUIET, 3 if acts else 1)
    die = f"   die {one['die']}" if "die" in one else ""
    told = f"{one['seat']}:  {one['total']} points, {one['coins']} coins, place {one['place']}{die}"
    pen.text((x + 10, y + 8), told, INK, font(17))
    pen.text((x + 10, y + 34), "hand", QUIET, font(14))
    for slot, held in enumerate(one["hand"]):
        left = x + 60 + slot * _step()
        _card(pen, data, held.get("card"), held.get("markers"), False, left, y + 34)
    _garden(pen, data, one, x, y + CARD_HEIGHT + 44)


def _garden(pen: ImageDraw.ImageDraw, data: Data, one: Data, x: float, y: float) -> None:
    """The rows from north to south; free places without charge are shaded."""
    planted = {PLACE_OF[place]: plant for place, plant in one["garden"].items()}
    for place in range(at.PLACES):
        row = int(at.ROW[place])
        # Places of a row are two half cards apart; row 6 stands in the middle, over row 5.
        across = (at.X[place] + 1) / 2 if place != at.TOP_PLACE else 3
        left, top = x + INSET + across * _step(), y + (6 - row) * (CARD_HEIGHT + GAP)
        if place in planted:
            plant = planted[place]
            _card(pen, data, plant["card"], plant["markers"], plant["flower"], left, top)
        elif not at.IS_EXTRA[place]:
            box = (left, top, left + CARD_WIDTH - 1, top + CARD_HEIGHT - 1)
            pen.rounded_rectangle(box, 6, FREE)
