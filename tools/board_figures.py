"""How the boards play: many games of greedy players, as Markdown tables for `docs/boards.md`.

    python -m tools.board_figures                          the standard boards, 2000 games a row
    python -m tools.board_figures --games 200 --mode base  a quick look at one
    python -m tools.board_figures --board my.board         a board of one's own
    python -m tools.board_figures --invented 30 --games 200    30 invented boards of each mode

Seat 1 always begins, so seats are positions in the turn order. Every game has random numbers of its
own, made from the seed and its number: the same command prints the same figures.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from waldbach import registry
from waldbach.bots.match import GREEDY, Played, runner
from waldbach.games.renature import layout as at
from waldbach.games.renature.board import MODES, read_board
from waldbach.games.renature.checking import closed_share, discard_share
from waldbach.games.renature.inventing import SYMMETRIES, invent_text
from waldbach.games.renature.position import SOURCE_NAMES
from waldbach.intervals import Z95

GAME = registry.get("renature")
SOURCES = SOURCE_NAMES[at.PLANT_POINTS :]  # the start points are fixed by the rules

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Series:
    """The same table played many times; arrays have a row per game."""

    mode: str
    seats: int
    closed: Numbers  # share of the areas whose token was taken
    discards: Numbers  # share of the turns
    wins: Numbers  # by seat, shared wins split
    scores: Numbers  # by seat
    points: Numbers  # by source, mean of the seats
    decisions: Numbers


def play_series(options: dict[str, str], seats: int, games: int, seed: int) -> Series:
    start = GAME.new(seats, options | {"start": "1"})

    def play(number: int) -> Played:
        rng = np.random.default_rng([seed, seats, number])
        return runner(GAME).play(start, [GREEDY] * seats, rng, record=True)

    play(0)  # compiles, if need be, before the threads begin
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        played = list(pool.map(play, range(games)))
    return Series(
        options["mode"],
        seats,
        np.array([closed_share(one.end) / 100 for one in played]),
        np.array([discard_share(one.moves) / 100 for one in played]),
        np.array([win_shares(one, seats) for one in played]),
        np.array([GAME.score(one.end) for one in played]),
        np.array([one.end.points[:seats, at.PLANT_POINTS :].mean(axis=0) for one in played]),
        np.array([one.decisions.sum() for one in played]),
    )


def win_shares(played: Played, seats: int) -> list[float]:
    winners = GAME.winners(played.end)
    return [(seat in winners) / len(winners) for seat in range(seats)]


# --- tables ---------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def with_interval(shares: Numbers) -> str:
    error = Z95 * shares.std() / len(shares) ** 0.5
    return f"{100 * shares.mean():.1f} ± {100 * error:.1f}"


def by_seat(cells: Sequence[str]) -> str:
    return " / ".join(cells)


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def course_table(every: Sequence[Series]) -> str:
    head = ("mode", "players", "areas closed", "discards of all turns", "decisions a game",
            "wins in % by turn order, with 95 % interval")  # fmt: skip
    return markdown(head, [
        [
            one.mode,
            str(one.seats),
            percent(one.closed.mean()) if one.points[:, -1].any() else "-",
            percent(one.discards.mean()),
            f"{one.decisions.mean():.0f}",
            by_seat([with_interval(one.wins[:, seat]) for seat in range(one.seats)]),
        ]
        for one in every
    ])  # fmt: skip


def points_table(every: Sequence[Series]) -> str:
    head = ("mode", "players", "score by turn order", *SOURCES)
    return markdown(head, [
        [
            one.mode,
            str(one.seats),
            by_seat([f"{score:.1f}" for score in one.scores.mean(axis=0)]),
            *(f"{points:.1f}" for points in one.points.mean(axis=0)),
        ]
        for one in every
    ])  # fmt: skip


# --- invented boards ------------------------------------------------------------------------------


def invented_table(args: argparse.Namespace) -> str:
    """A row for each mode and number of players; the boards take turns with their symmetries."""
    head = ("mode", "players", "areas closed, least / mean / most", "discards, mean / most",
            "decisions a game", "wins in % by turn order, with 95 % interval")  # fmt: skip
    rows = []
    for mode in args.mode or MODES:
        boards = [
            invent_text(mode, str(number), SYMMETRIES[number % len(SYMMETRIES)])
            for number in range(1, args.invented + 1)
        ]
        for seats in args.seats or (2, 3, 4):
            played = [
                play_series({"mode": mode, "board": board}, seats, args.games, args.seed + number)
                for number, board in enumerate(boards)
            ]
            rows.append(invented_row(mode, seats, played))
            print(f"# {rows[-1]}", file=sys.stderr, flush=True)
    return markdown(head, rows)


def invented_row(mode: str, seats: int, played: Sequence[Series]) -> list[str]:
    closed = [float(one.closed.mean()) for one in played]
    discards = [float(one.discards.mean()) for one in played]
    wins = np.concatenate([one.wins for one in played])
    spread = (min(closed), sum(closed) / len(closed), max(closed))
    return [
        mode,
        str(seats),
        " / ".join(map(percent, spread)) if mode == "base" else "-",
        " / ".join(map(percent, (sum(discards) / len(discards), max(discards)))),
        f"{np.concatenate([one.decisions for one in played]).mean():.0f}",
        by_seat([with_interval(wins[:, seat]) for seat in range(seats)]),
    ]


def tables_of(args: argparse.Namespace) -> list[dict[str, str]]:
    """The options of the tables to play at."""
    if args.board:
        text = args.board.read_text(encoding="utf-8")
        return [{"mode": read_board(text).mode, "board": text}]
    return [{"mode": mode} for mode in args.mode or MODES]


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000, help="games a row (default: 2000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mode", action="append", choices=MODES, help="may be repeated")
    parser.add_argument("--seats", type=int, action="append", choices=(2, 3, 4))
    parser.add_argument("--board", type=Path, help="a board file instead of the standard boards")
    parser.add_argument("--invented", type=int, help="so many invented boards of each mode")
    return parser.parse_args()


def main() -> None:
    args = read_arguments()
    if args.invented:
        print(f"{args.invented} boards a row, {args.games} games each, greedy in every seat.\n")
        print(invented_table(args))
        return
    every = [
        play_series(options, seats, args.games, args.seed)
        for options in tables_of(args)
        for seats in args.seats or (2, 3, 4)
    ]
    print(f"{args.games} games a row, greedy in every seat, seed {args.seed}.\n")
    print(course_table(every))
    print()
    print(points_table(every))


if __name__ == "__main__":
    main()
