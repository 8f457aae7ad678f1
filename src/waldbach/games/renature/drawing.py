"""The board in a terminal, drawn from `describe`: a sign for everything, colour on top of it.

A space is a mark and two signs wide (`small`), or four signs wide and two high (`large`):

    mark     + a legal target   - a plant that may be taken back   > moved last   * the joker animal
    signs    · brook or meadow   S start   P pond   T stump   m mushroom   °2 clouds
             OW an animal   Ot an orange turf (colour, then plant; in `large` also its height)
    labels   7 the number of an area, 4/2 what its first and second place are worth

Without colour, soil is shaded so that areas stay visible as shapes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.segment import Segment
from rich.style import Style

from waldbach.games.renature.notation import ANIMAL_NAMES, PLANT_NAMES
from waldbach.games.renature.position import SIGNS
from waldbach.games.renature.spaces import COLUMNS

Data = dict[str, Any]  # what `describe` gives

COLOUR_NAMES = ("orange", "blue", "black", "white", "neutral")  # by seat (Y-01), then neutral
COLOUR_SIGNS = "OBKWN"
HEIGHTS = "▂▄▆█"  # turf, bush, pine, oak
TARGET, BACK, FRESH, JOKER = "+->*"
PLAIN = (Style(), Style(bold=True))
FRESH_STYLE = Style(underline=True)
RIM = Style(dim=True)
SMALL, LARGE = (3, 1), (4, 2)  # columns and lines of a space

INK = "#2A2A24"
COLOURS = {  # the look's light tokens; consoles with 256 colours take the nearest
    "brook": "#5F8F97 on #BFD9DC",
    "meadow": "#7C9A55 on #CFE0B2",
    "mark": f"bold {INK} on #9CC4CB",
    "meadow-mark": f"bold {INK} on #B4CB90",
    "tile": f"bold {INK} on #FFFDF6",
    "tile-dim": "#8A8472 on #EFE9DA",
    "fresh": "bold #1F55B5 on #FFFDF6",
    "soil": f"{INK} on #B98F63",
    "grown": "#1E2B19 on #7C9F6B",
    "mushroom": "bold #FFF6E8 on #8A5A3C",
    "cloud": "bold #FFFFFF on #7F93A8",
    "target": f"bold {INK} on #F2B632",
    "orange": "bold #1C1C17 on #D9731A",
    "blue": "bold #FFFFFF on #2E6DB4",
    "black": "bold #FFFFFF on #33322E",
    "white": "bold #2A2A24 on #F4EFE2",
    "neutral": "bold #4A3413 on #DCBE8B",
}
BASIC = {  # for the 16 colours of a plain terminal
    "brook": "black on cyan",
    "meadow": "black on green",
    "mark": "bold black on bright_cyan",
    "meadow-mark": "bold black on bright_green",
    "tile": "bold black on white",
    "tile-dim": "bright_black on white",
    "fresh": "bold blue on white",
    "soil": "black on yellow",
    "grown": "black on green",
    "mushroom": "bold white on red",
    "cloud": "bold white on bright_black",
    "target": "bold black on bright_yellow",
    "orange": "bold white on red",
    "blue": "bold white on blue",
    "black": "bold white on black",
    "white": "bold black on bright_white",
    "neutral": "bold black on magenta",
}


def palette(console: Console) -> Mapping[str, str] | None:
    """The styles this console can show, or None where there is no colour."""
    if console.color_system is None or console.no_color:
        return None
    return BASIC if console.color_system in ("standard", "windows") else COLOURS


def colour_index(colour: str) -> int:
    """The place of a colour of `describe` (a seat from 1, or `neutral`) in the lists above."""
    return 4 if colour == "neutral" else int(colour) - 1


def animal_sign(animal: str) -> str:
    return SIGNS[ANIMAL_NAMES.index(animal)]


@dataclass(frozen=True)
class Cell:
    """One space as drawn: mark, two signs, and if large one more sign and the label below."""

    style: str
    sign: str
    mark: str = " "
    more: str = " "
    label: str = ""
    fill: str = " "

    def line(self, number: int, width: int) -> str:
        text = self.mark + f"{self.sign:{self.fill}<2}" + self.more if number == 0 else self.label
        return f"{text:{self.fill}<{width}}"[:width]


@dataclass
class BoardPicture:
    """A renderable: the board of a view, with legal targets and the last moves marked."""

    data: Data
    targets: Mapping[str, str]  # space -> `TARGET` or `BACK`
    fresh: Collection[str]
    large: bool = False

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = 4 + self.data["columns"] * (LARGE if self.large else SMALL)[0]
        return Measurement(width, width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        colours = palette(console)
        cells = self.cells(shaded=colours is None)
        width, height = LARGE if self.large else SMALL
        columns = COLUMNS[: self.data["columns"]]
        yield Segment("   " + "".join(f" {c:<{width - 1}}" for c in columns), RIM)
        yield Segment.line()
        for row in range(1, self.data["rows"] + 1):
            for line in range(height):
                yield Segment(f"{row:>2} " if line == 0 else "   ", RIM)
                for column in columns:
                    yield self._piece(cells.get(f"{column}{row}"), line, width, colours)
                yield Segment.line()

    def _piece(
        self, cell: Cell | None, line: int, width: int, colours: Mapping[str, str] | None
    ) -> Segment:
        if cell is None:
            return Segment(" " * width)
        style = Style.parse(colours[cell.style]) if colours else PLAIN[cell.mark == TARGET]
        if cell.mark == FRESH and line == 0:
            style += FRESH_STYLE
        return Segment(cell.line(line, width), style)

    def cells(self, shaded: bool) -> dict[str, Cell]:
        """Every space of the board as it is drawn."""
        labels = self._labels()
        return {
            name: self._cell(space, labels.get(name, ""), shaded)
            for name, space in self.data["spaces"].items()
        }

    def _cell(self, space: Data, label: str, shaded: bool) -> Cell:
        name = space["space"]
        mark = self.targets.get(name) or (FRESH if name in self.fresh else " ")
        if "animal" in space:
            return self._animal(space, mark)
        soil = space["ground"] in ("area", "mushroom")
        fill = "░" if shaded and soil else " "
        style, sign, more = self._ground(space)
        if mark == TARGET:
            style = "target"
        if "plant" in space:
            colour, kind = colour_index(space["colour"]), PLANT_NAMES.index(space["plant"])
            sign = COLOUR_SIGNS[colour] + space["plant"][0]
            more, style, fill = HEIGHTS[kind], COLOUR_NAMES[colour], " "
        if not self.large:
            sign, label = (sign or label), ""
            if len(sign) > 2:
                return Cell(style, sign[1:], sign[0], fill=fill)
        if fill != " ":
            mark = fill if mark == " " else mark
            more = fill if more == " " else more
        return Cell(style, sign, mark, more if self.large else "", label, fill)

    def _animal(self, space: Data, mark: str) -> Cell:
        style = "tile-dim" if space["irrelevant"] else "tile"  # Y-07
        if mark == FRESH:
            style = "fresh"
        elif space["animal"] == self.data["joker"]:
            mark = JOKER  # Y-10
        return Cell(style, animal_sign(space["animal"]), mark, " " if self.large else "")

    def _ground(self, space: Data) -> tuple[str, str, str]:
        """Style, sign and the sign behind it of a space without a piece."""
        valley = self.data["mode"] != "base"
        clouds = space.get("clouds", 0)
        ground = space["ground"]
        if clouds:
            return "cloud", f"°{clouds}", " "
        if ground == "brook":
            return ("meadow" if valley else "brook"), "·", " "
        if ground in ("start", "stump"):
            sign = "T" if ground == "stump" else "P" if valley else "S"
            return ("meadow-mark" if valley else "mark"), sign, " "
        if ground == "mushroom":
            return "mushroom", "m", " "
        return ("grown" if "taken" in self._area(space) else "soil"), "", " "  # Y-09

    def _area(self, space: Data) -> Data:
        area: Data = self.data["areas"][str(space["area"])]
        return area

    def _labels(self) -> dict[str, str]:
        """Where the number and the worth of each area stand; no piece is ever covered (Q-21)."""
        labels: dict[str, str] = {}
        width = (LARGE if self.large else SMALL)[0]
        homes: dict[int, list[Data]] = defaultdict(list)
        for space in self.data["spaces"].values():
            homes[space.get("area", 0)].append(space)
        for area in self.data["areas"].values():
            texts = [f"#{area['area']}" if self.large else str(area["area"])]
            worth = f"{area['main']}/{area['minor']}"
            if "taken" not in area and len(worth) <= width:
                texts.append(worth)
            spaces = self._label_spaces(homes[area["area"]])
            for space, label in zip(spaces, texts, strict=False):
                labels[space] = label
        return labels

    def _label_spaces(self, spaces: list[Data]) -> list[str]:
        if self.large:
            return [space["space"] for space in spaces]
        return [
            space["space"]
            for space in spaces
            if space["ground"] == "area"
            and "plant" not in space
            and "clouds" not in space
            and space["space"] not in self.targets
        ]
