"""`waldbach lab balance`: read the grid, hold the study with a bar, show it in short, write it."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid

from waldbach.game import BadInput, Game
from waldbach.lab.balance import Balance, Plan, Studied, hold
from waldbach.lab.balance_files import summary, write
from waldbach.lab.commands import Place
from waldbach.lab.extras import needs
from waldbach.lab.files import rounded
from waldbach.lab.pictures import wins_of
from waldbach.lab.words import chance, number, percent, setting_name
from waldbach.messages import text
from waldbach.terminal.files import read_options
from waldbach.terminal.play import find_game
from waldbach.terminal.progress import bar
from waldbach.terminal.screen import make_console, print_whole


def study_balance(
    name: str | None,
    seats: str | None,
    options: Mapping[str, str],
    games: int,
    bots: str,
    slips: str,
    seed: int,
    place: Place,
    as_json: bool,
) -> int:
    game = find_game(name)
    plan = Plan.of(
        game.name,
        seats=read_seats(seats) if seats else None,
        options=read_grid(game, options),
        games=games,
        bots=[bot.strip() for bot in bots.split(",")],
        slips=read_slips(slips),
        seed=seed,
    )
    get_ready(place)
    with place.bar(text("simulate-bar")) as report:
        study = hold(plan, workers=place.workers, ray=place.ray, folder=place.folder, report=report)
    if as_json:
        print(json.dumps(rounded(summary(study)), ensure_ascii=False, indent=2))
    else:
        print_whole(make_console(), overview(study))
    if place.folder is not None:
        with bar(text("balance-drawing")) as drawn:
            target = write(study, place.folder, place.format, drawn)
        told = text("lab-written", files=str(target))
        make_console(stderr=as_json).print(told, soft_wrap=True)
    return 0


def get_ready(place: Place) -> None:
    """What is missing is better noticed before the games than after."""
    place.get_ready()
    if place.folder is not None:
        with needs("matplotlib"):
            import matplotlib  # noqa: F401


def read_seats(word: str) -> list[int]:
    """
    >>> read_seats("2,4")
    [2, 4]
    """
    numbers = [part.strip() for part in word.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) <= 3 for part in numbers):
        raise BadInput("balance-seats", value=word[:40])
    return [int(part) for part in numbers]


def read_grid(game: Game, options: Mapping[str, str]) -> dict[str, list[str]]:
    """Each option's values: parted by commas, unless the whole is the name of a file."""
    grid: dict[str, list[str]] = {}
    for name, word in options.items():
        # `isfile` takes any length: a list may be longer than the name of a file.
        values = [word] if os.path.isfile(word) else [part.strip() for part in word.split(",")]
        grid[name] = [read_options(game, {name: value})[name] for value in values]
    return grid


def read_slips(word: str) -> float:
    try:
        slips = float(word)
    except ValueError:
        raise BadInput("balance-slips", value=word[:40]) from None
    if not 0 <= slips <= 1:
        raise BadInput("balance-slips", value=word[:40])
    return slips


def overview(study: Balance) -> RenderableType:
    """A line for each table: what one wants to know first."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    ordered = all(table.figures.by_order for table in study.tables)
    wins = text("balance-wins-by-order" if ordered else "balance-wins-by-seat")
    grid.add_column(text("balance-table"), no_wrap=True)
    grid.add_column(wins, no_wrap=True)
    heads = ["balance-p", "balance-score-head", "balance-margin-head", "balance-equal",
             "balance-length-decisions"]  # fmt: skip
    for head in heads:
        grid.add_column(text(head), justify="right", overflow="fold")
    for table in study.tables:
        grid.add_row(*_overview_row(table))
    return grid


def _overview_row(table: Studied) -> list[str]:
    figures, wins = table.figures, wins_of(table)
    return [
        setting_name(table.setting),
        " ".join(number(100 * rate.value, 0) for rate in wins.rates),
        chance(wins.p).replace(" ", ""),
        number(figures.scores.mean),
        number(figures.margin.mean),
        percent(figures.equal.value),
        number(figures.decisions.mean, 0),
    ]
