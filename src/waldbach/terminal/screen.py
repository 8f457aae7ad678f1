"""One picture of the table, fitted to the terminal: side by side where it is wide, else stacked."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from waldbach.game import Event, State
from waldbach.messages import text
from waldbach.terminal.face import Face
from waldbach.terminal.face import Group as WordGroup

WIDE = 110  # columns from which the panels stand in full beside the board
TALL = 46  # lines from which the large board fits with what belongs below it
BELOW = 10  # lines that the step, the hand and the choices take below the board
BESIDE = 78  # columns from which a slim column fits beside the small board
SLIM = 24  # columns that such a column needs
ENOUGH = 10_000  # columns in which every table has room


def make_console(stderr: bool = False) -> Console:
    """A console that prints words as they are: brackets and colons are ours, not markup."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def print_whole(console: Console, *parts: RenderableType) -> None:
    """Print tables without cutting a word or a figure: a line that is longer than the terminal is
    wide goes on below."""
    room, options = console.width, console.options.update(max_width=ENOUGH)
    for part in parts:
        if isinstance(part, Grid):
            for column in part.columns:
                cells = [
                    Measurement.get(console, options, c) for c in (column.header, *column.cells)
                ]
                column.min_width = max(c.maximum if column.no_wrap else c.minimum for c in cells)
            console.width = max(room, Measurement.get(console, options, part).minimum)
        console.print(part, crop=False)
        console.width = room


def picture_console() -> Console:
    """A large terminal with all colours that is written to nothing but a picture."""
    return Console(
        file=io.StringIO(),
        record=True,
        width=140,
        height=50,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
        _environ={},  # no setting of this terminal counts
    )


@dataclass
class Picture:
    """What is on the table now, for one viewer."""

    face: Face
    view: State
    you: int
    words: Sequence[str] = ()
    news: Sequence[Event] = ()
    fresh: Iterable[str] = ()

    def fitted(self, console: Console) -> RenderableType:
        room = console.width - console.measure(self._board(False)).maximum - 2
        if console.width >= WIDE and room >= SLIM:
            return self._wide(console)
        if console.width >= BESIDE and room >= SLIM:
            return self._beside(console)
        return Group(self._head(), self._board(False), self._players(True), *self._story())

    def _board(self, large: bool) -> RenderableType:
        return self.face.draw(self.view, self.words, self.fresh, large)

    def _head(self) -> RenderableType:
        return Group(self.face.title(self.view), self.face.status(self.view))

    def _players(self, narrow: bool) -> RenderableType:
        return self.face.players(self.view, self.you, narrow)

    def _story(self) -> list[Text]:
        return self.face.story(self.view, self.news)

    def _wide(self, console: Console) -> RenderableType:
        large = console.height >= TALL
        board = self._board(large)
        room = console.options.update(width=console.width - console.measure(board).maximum - 3)
        news: list[RenderableType] = list(self._story())
        if news:
            news = ["", Text(text("play-news"), "dim"), *news]
        side: list[RenderableType] = [self._head(), "", self._players(False), *news]
        if len(console.render_lines(Group(*side), room)) > console.height - BELOW:
            side = [self._head(), "", self._players(True), *news]
        ledger = self.face.brief_ledger(self.view)
        if ledger:
            longer = [*side, "", Text(text("play-ledger"), "dim"), ledger]
            if len(console.render_lines(Group(*longer), room)) <= console.height - BELOW:
                side = longer
        return _side_by_side(board, Group(*side))

    def _beside(self, console: Console) -> RenderableType:
        """A slim column beside the board, with as much of the news as there are lines left."""
        board = self._board(False)
        room = console.width - console.measure(board).maximum - 2
        side = Group(self._head(), self._players(True))
        options = console.options.update(width=room)
        free = len(console.render_lines(board)) - len(console.render_lines(side, options)) - 1
        lines = [line for told in self._story() for line in told.wrap(console, room)]
        kept = lines[-free:] if free > 0 else []
        if len(kept) < len(lines) and kept:
            kept[0] = Text("… " + text("play-more-news"), "dim")
        return _side_by_side(board, Group(side, "", *kept))


def _side_by_side(board: RenderableType, side: RenderableType) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(board, side)
    return grid


def menu(entries: Sequence[WordGroup]) -> RenderableType:
    """A numbered list in as many columns as fit; how many words a group holds stands behind it."""
    width = len(str(len(entries)))
    lines = [
        Text.assemble((f"{number:>{width}} ", "bold"), _label(label, words))
        for number, (label, words) in enumerate(entries, start=1)
    ]
    return Columns(lines, padding=(0, 3), column_first=len(entries) > 8)


def _label(label: str, words: Sequence[tuple[str, str]]) -> str:
    if len(words) > 1:
        return f"{label} ({len(words)})"
    short = words[0][0]
    return label if short in label else f"{label} {short}"
