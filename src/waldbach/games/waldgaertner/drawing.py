"""Gardens, the year and cards in a terminal, drawn from `describe`: signs first, colour on top.

The garden is seen from the south, where its owner sits: small shrubs below, the large tree at the
tip. A plant takes its name, in two lines where it is long, and a line of facts:

    medlar        >Portuguese   the mark > was planted last, + a legal place
                   quince
    4+1 3→8✿      (5) 2→7 N1    worth, bloom and harvest, a flower, nitrogen arrows that reach it

A worth in brackets does not count yet: the partner is missing.
"""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text

from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.notation import PLACE_OF, place_name
from waldbach.games.waldgaertner.telling import card_name, value_of
from waldbach.messages import text

Data = dict[str, Any]

TARGET, FRESH, FLOWER = "+>✿"
SMALL, LARGE = 76, 88  # columns of everything that is drawn
ROW_LABEL = 3
WIDEST_CELL = 15
HEIGHTS = "~▁▂▄▆█"  # climber, then by height class
INK = "#22301C"
ROW_STYLES = {  # soft greens, lighter towards the south; consoles with few colours take the nearest
    1: f"{INK} on #DCE8B8",
    2: f"{INK} on #C8DDA2",
    3: f"{INK} on #AFCB8B",
    4: "#F4F7EC on #6F9A5E",
    5: "#F4F7EC on #4C7A47",
    6: "#F4F7EC on #35603A",
}
TARGET_STYLE = f"bold {INK} on #F2B632"
FREE_STYLE = "#8A7A5C"
DICE = {
    "orange": "bold #1C1C17 on #D9731A",
    "blue": "bold #FFFFFF on #2E6DB4",
    "black": "bold #FFFFFF on #33322E",
    "white": "bold #2A2A24 on #F4EFE2",
    "green": "bold #FFFFFF on #4F8A3C",
    "purple": "bold #FFFFFF on #7B4F9E",
}
FLOWERS = {
    "white": "bold #BFBFBF",
    "yellow": "bold #D9B400",
    "pink": "bold #E58FB0",
    "red": "bold #C93C3C",
    "purple": "bold #8E5BB5",
}


# --- the garden -----------------------------------------------------------------------------------


@dataclass
class GardenPicture:
    """One garden as a staggered triangle; legal places and fresh plants are marked."""

    data: Data
    seat: int  # from 1
    targets: Collection[str] = ()
    fresh: Collection[str] = ()
    width: int = SMALL

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        width = min(self.width, options.max_width)
        return Measurement(width, width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        plants = self.data["seats"][str(self.seat)]["garden"]
        shown = [p for p in range(at.PLACES) if self._is_shown(place_name(p), plants)]
        left = min(int(at.X[p]) for p in shown)
        columns = (max(int(at.X[p]) for p in shown) - left) // 2 + 1
        room = min(self.width, options.max_width) - ROW_LABEL
        size = min(WIDEST_CELL, room // columns)
        for row in range(at.ROWS, 0, -1):
            places = [p for p in shown if at.ROW[p] == row]
            if places:
                yield from self._row(row, places, plants, left, size)

    def _is_shown(self, place: str, plants: Data) -> bool:
        extra = at.IS_EXTRA[PLACE_OF[place]]
        return not extra or place in plants or place in self.targets

    def _row(
        self, row: int, places: Sequence[int], plants: Data, left: int, size: int
    ) -> Iterator[Segment]:
        labels = {p: self._label(place_name(p), plants, size - 2) for p in places}
        for line in range(max(map(len, labels.values()))):
            yield Segment(f"{row}  " if line == 0 else "   ", Style(dim=True))
            column = 0
            for place in sorted(places, key=lambda p: int(at.X[p])):
                begin = (self._x(place, plants) - left) * size // 2
                yield Segment(" " * (begin - column))
                shown = labels[place][line] if line < len(labels[place]) else ""
                yield Segment(fit(shown, size - 1), self._style(place_name(place), row, plants))
                yield Segment(" ")
                column = begin + size
            yield Segment.line()

    def _x(self, place: int, plants: Data) -> int:
        """Where the place lies in half cards; row 6 stands over both trees of row 5 (A-17)."""
        if place == at.TOP_PLACE:
            return 4 if place_name(int(at.PLACE[5, 0])) in plants else 6
        return int(at.X[place])

    def _label(self, place: str, plants: Data, size: int) -> list[str]:
        """What stands on a place, line by line."""
        if place not in plants:
            return [f"{TARGET}{place}" if place in self.targets else f" ·{place}·"]
        plant = plants[place]
        facts = self.data["cards"][plant["card"]]
        first, *more = wrap_name(card_name(facts), size)
        mark = FRESH if place in self.fresh else " "
        return [f"{mark}{first}", *(f" {line}" for line in [*more, plant_facts(plant, facts)])]

    def _style(self, place: str, row: int, plants: Data) -> Style:
        if place in plants:
            return Style.parse(ROW_STYLES[row])
        return Style.parse(TARGET_STYLE if place in self.targets else FREE_STYLE)


def wrap_name(name: str, size: int) -> list[str]:
    """A name in one line or two."""
    if cell_len(name) <= size:
        return [name]
    first, *rest = textwrap.wrap(name, size, break_long_words=False)
    return [first, " ".join(rest)]


def plant_facts(plant: Data, facts: Data) -> str:
    """`4+1 3→8✿`; brackets while the worth does not count."""
    worth = f"({facts['value']})" if "missing" in plant else str(facts["value"])
    worth += f"+{plant['markers']}" if plant["markers"] else ""
    flower = FLOWER if plant["flower"] else ""
    nitrogen = f" N{plant['nitrogen']}" if plant["nitrogen"] else ""
    return f"{worth} {facts['bloom']}→{facts['harvest']}{flower}{nitrogen}"


def fit(label: str, size: int) -> str:
    """The label in exactly so many columns; `…` where it is cut."""
    if cell_len(label) > size:
        label = set_cell_size(label, max(0, size - 1)) + "…"
    return set_cell_size(label, size)


# --- the year -------------------------------------------------------------------------------------


def wheel(data: Data, seat: int) -> Text:
    """The ten phases with the marker; what blooms in the garden, and the coins its flowers will
    bring."""
    plants = data["seats"][str(seat)]["garden"].values()
    blooms, coins = [0] * at.PHASES, [0] * at.PHASES
    for plant in plants:
        facts = data["cards"][plant["card"]]
        blooms[facts["bloom"]] += plant["fertile"]
        coins[facts["harvest"]] += plant["harvest"] if plant["flower"] else 0
    labels = [text(key) for key in ("wald-wheel-phase", "wald-wheel-bloom", "wald-wheel-coins")]
    width = max(map(cell_len, labels)) + 1
    lines = [Text(set_cell_size(label, width), "dim") for label in labels]
    for phase in range(at.PHASES):
        here = phase == data["phase"]
        lines[0].append(f"[{phase}] " if here else f" {phase}  ", "bold reverse" if here else "")
        lines[1].append(f" {blooms[phase] or '·'}  ", "" if blooms[phase] else "dim")
        lines[2].append(f" {coins[phase] or '·'}  ", "bold" if coins[phase] else "dim")
    return Text("\n").join(lines)


# --- cards ----------------------------------------------------------------------------------------


def class_sign(facts: Data) -> str:
    """The row a plant belongs to, with its height: `▄3`; climbers `~1/2`."""
    rank = facts.get("rank", 0)
    return f"{HEIGHTS[rank]}{rank or '1/2'}"


def flower_text(facts: Data) -> Text:
    colour = facts.get("colour")
    return Text.assemble((f"✿{text(f'flower-{colour}')}", FLOWERS[colour])) if colour else Text("")


def partner_text(data: Data, facts: Data, seat: int) -> Text:
    """The plants that fertilise it, and whether one stands in the garden of the seat."""
    if not facts["partners"]:
        return Text("")
    here = {plant["card"] for plant in data["seats"][str(seat)]["garden"].values()}
    found = [key for key in facts["partners"] if key in here and key != facts["key"]]
    names = dict.fromkeys(card_name(data["cards"][key]) for key in found or facts["partners"])
    sign, style = ("♥", "green") if found else ("♡", "")
    return Text(f"{sign}{', '.join(names)}", style)


def notes_text(facts: Data) -> str:
    """Sex and nitrogen as signs."""
    sex = {"male": "♂", "female": "♀"}.get(facts.get("sex", ""), "")
    return sex + ("N" if facts["nitrogen"] else "")


def card_table(data: Data, rows: Sequence[tuple[str, Data]], seat: int, width: int) -> Table:
    """Cards with their facts, a line each: a label, then `{card, markers}` or just a `{label}`."""
    table = Table(box=None, width=width, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(text("wald-head-plant"), no_wrap=True, ratio=5)
    for key in ("wald-head-row", "wald-head-worth", "wald-head-phases", "wald-head-flower"):
        table.add_column(text(key), no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(text("wald-head-partner"), no_wrap=True, ratio=4)
    for label, shown in rows:
        table.add_row(label, *_card_cells(data, shown, seat))
    return table


def _card_cells(data: Data, shown: Data, seat: int) -> list[RenderableType]:
    if "card" not in shown:
        return [Text(shown["label"], "dim")]
    facts = data["cards"][shown["card"]]
    return [
        Text(card_name(facts), "bold"),
        class_sign(facts),
        value_of(facts, shown["markers"]),
        f"{facts['bloom']}→{facts['harvest']}",
        flower_text(facts),
        notes_text(facts),
        partner_text(data, facts, seat),
    ]


def facts_line(data: Data, facts: Data, markers: int, seat: int) -> Text:
    """A card with everything that matters, in one line of text."""
    line = Text.assemble((card_name(facts), "bold"), f" {class_sign(facts)}")
    line.append(f" {value_of(facts, markers)}", "bold")
    line.append(f" {facts['bloom']}→{facts['harvest']}")
    for part in (flower_text(facts), Text(notes_text(facts)), partner_text(data, facts, seat)):
        if part:
            line.append(" ").append_text(part)
    return line
