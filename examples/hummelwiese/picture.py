"""A view as pixels, for environments: the meadow, and the nests that may be known."""

from __future__ import annotations

from typing import Any

from waldbach.game import State

from .describe import describe

SPACE = 40
COLOURS = {"poppy": "#c8452f", "cornflower": "#3f6fb5", "thyme": "#8a5aa5", "buttercup": "#d9a520"}


def paint(view: State, seat: int) -> Any:
    from PIL import Image, ImageDraw

    grid = describe(view)["face"]["grid"]
    image = Image.new("RGB", (grid["columns"] * SPACE, grid["rows"] * SPACE), "#dfe8cc")
    pen = ImageDraw.Draw(image)
    for cell in grid["cells"].values():
        left, top = (cell["column"] - 1) * SPACE, (cell["row"] - 1) * SPACE
        pen.rectangle((left, top, left + SPACE, top + SPACE), outline="#a9b98a")
        if "piece" in cell:
            pen.ellipse((left + 8, top + 8, left + 32, top + 32), fill=COLOURS[cell["piece"]])
        for number in cell.get("marks", {}):
            pen.text((left + 3 + 9 * (int(number) - 1), top + 2), number, fill="#222222")
    return image
