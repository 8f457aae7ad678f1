"""Screens that print into a string, and the matches and positions shown on them."""

from __future__ import annotations

import io
from collections.abc import Iterator

import numpy as np
from rich.console import Console, RenderableType
from rich.style import Style

import waldbach
from waldbach.bots.players import BOTS
from waldbach.game import CHANCE, State
from waldbach.log import Log
from waldbach.terminal.face import get_face
from waldbach.terminal.match import Match, bots_of

GAME = waldbach.get("renature")
FACE = get_face(GAME)
MODES = ("base", "valley", "variant")

TIED = """\
renature position 1
seats 3
tokens 4/2 = 1
seat 1
  hand owl-owl
board
      a   b   c   d
  1   S   .   .   .
  2   .   1b  3t  .
  3   .   3b  np  .
  4   .   .   .   .
"""


def console(width: int = 80, height: int = 24, colours: str | None = None) -> Console:
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        color_system=colours,  # type: ignore[arg-type]
        force_terminal=colours is not None,
        highlight=False,
        _environ={},
    )


def lines_of(renderable: object, width: int = 80, height: int = 24) -> list[str]:
    screen = console(width, height)
    screen.print(renderable)
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue().splitlines()


def styles_of(picture: RenderableType, colours: str) -> dict[str, Style]:
    """The style of each sign that is drawn, by the text it stands in."""
    screen = console(colours=colours)
    return {
        segment.text: segment.style
        for segment in screen.render(picture, screen.options)
        if segment.style
    }


def new_match(seats: int = 2, you: int = 0, seed: str = "7", **options: str) -> Match:
    log = Log.begin(GAME, seats, {"start": "1"} | options)
    others = [seat for seat in range(seats) if seat != you]
    match = Match(GAME, log, you, bots_of("random", others), seed)
    match.draw()
    return match


def decisions(mode: str, seats: int, seed: int, every: int) -> Iterator[State]:
    """Positions of one random game at which a seat has to decide; all kinds of steps occur."""
    rng = np.random.default_rng(seed)
    state = GAME.new(seats, {"mode": mode})
    count = 0
    while acting := GAME.acting(state):
        seat = acting[0]
        if seat == CHANCE:
            state = GAME.apply(state, CHANCE, GAME.chance(state, rng))
            continue
        count += 1
        if count % every == 0:
            yield GAME.view(state, seat)
        word = BOTS["random"].decide(GAME, GAME.view(state, seat), seat, None, rng)  # type: ignore[arg-type]
        state = GAME.apply(state, seat, GAME.parse(word))
