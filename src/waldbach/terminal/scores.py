"""The result of a match: points by source, and places."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from waldbach.game import Game, State
from waldbach.messages import named, text
from waldbach.terminal.face import Face


def final_table(game: Game, face: Face, state: State) -> RenderableType:
    """Every seat by place, with the points of each source that anyone has."""
    results = sorted(game.results(state), key=lambda result: (result.place, result.seat))
    sources = [s for s in results[0].points if any(result.points[s] for result in results)]
    winners = [face.seat_name(result.seat + 1) for result in results if result.place == 1]
    key = "scores-winner" if len(winners) == 1 else "scores-winners"
    title = Text(text(key, who=", ".join(winners)), "bold")
    table = Grid(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(text("scores-place"), justify="right")
    table.add_column(text("scores-player"), no_wrap=True)
    for source in sources:
        table.add_column(named(game.name, "source", source), justify="right")
    table.add_column(text("scores-total"), justify="right", style="bold")
    for result in results:
        points = [str(result.points[source]) for source in sources]
        name = face.seat_name(result.seat + 1)
        table.add_row(f"{result.place}.", name, *points, str(result.total))
    return table
