"""The figures of a tournament as tables for the terminal."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from waldbach.lab.standings import Share
from waldbach.messages import text
from waldbach.terminal.screen import print_whole

if TYPE_CHECKING:
    from waldbach.lab.tournament import Result

WIDTH = 120  # of a result that is turned into text without a terminal


def tables(result: Result) -> list[RenderableType]:
    parts: list[RenderableType] = [_players(result), _meetings(result)]
    parts += [_alone(result)] if result.alone else []
    return [*parts, _thinking(result), _footer(result)]


def as_text(result: Result) -> str:
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, highlight=False, markup=False, emoji=False)
    print_whole(console, *tables(result))
    return out.getvalue()


def _players(result: Result) -> Grid:
    heads = ["lab-firsts", "simulate-interval", "lab-place", "scores-total", "lab-mu", "lab-sigma",
             "lab-ordinal"]  # fmt: skip
    grid = _grid(["scores-player"], heads)
    for player in result.players:
        rating = player.rating
        grid.add_row(
            player.player,
            *_percent(player.firsts),
            f"{player.place:.2f}",
            f"{player.points:.1f}",
            f"{rating.mu:.1f}",
            f"{rating.sigma:.1f}",
            f"{rating.ordinal:.1f}",
        )
    return grid


def _meetings(result: Result) -> Grid:
    heads = ["lab-ahead", "simulate-interval", "lab-games"]
    grid = _grid(["scores-player", "lab-other"], heads)
    for pair in result.pairs:
        grid.add_row(pair.one, pair.other, *_percent(pair.ahead), str(pair.games))
    return grid


def _alone(result: Result) -> Grid:
    heads = ["lab-firsts", "simulate-interval", "lab-games"]
    grid = _grid(["lab-alone", "lab-rest"], heads)
    for alone in result.alone:
        grid.add_row(alone.one, alone.rest, *_percent(alone.firsts), str(alone.games))
    return grid


def _thinking(result: Result) -> Grid:
    grid = _grid(["scores-player"], ["lab-decisions", "lab-mean-time", "lab-longest"])
    for thought in result.thoughts:
        times = _duration(thought.mean), _duration(thought.longest)
        grid.add_row(thought.player, str(thought.decisions), *times)
    return grid


def _footer(result: Result) -> Text:
    plan = result.tournament
    return Text(
        text(
            "lab-footer",
            games=len(result.rows),
            deals=plan.deals,
            seats=plan.seats,
            even=f"{1 / plan.seats:.1%}",
            seed=str(plan.seed),
        )
    )


def _grid(words: Sequence[str], numbers: Sequence[str]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in words:
        grid.add_column(text(key), no_wrap=True)
    for key in numbers:
        grid.add_column(text(key), justify="right", no_wrap=True)
    return grid


def _percent(share: Share) -> tuple[str, str]:
    return f"{share.value:.1%}", f"{share.low:.1%} .. {share.high:.1%}"


def _duration(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{seconds * 1000:.2f} ms"
