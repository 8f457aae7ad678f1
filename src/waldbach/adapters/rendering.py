"""A view drawn for people: as text, as the terminal shows it, or as a picture."""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from waldbach.adapters.rooms import get_painter
from waldbach.game import Game, State
from waldbach.terminal.face import get_face
from waldbach.terminal.screen import Picture

WIDTH, HEIGHT = 120, 50


def as_text(game: Game, view: State, seat: int) -> str:
    """The table as the terminal shows it, without colour."""
    console = Console(
        file=io.StringIO(), width=WIDTH, height=HEIGHT, color_system=None, highlight=False,
        markup=False, emoji=False, legacy_windows=False, _environ={},
    )  # fmt: skip
    face = get_face(game)
    with console.capture() as capture:
        console.print(Picture(face, view, seat).fitted(console))
        if game.acting(view):
            console.print(face.hand(view, seat))
    return capture.get()


def as_picture(game: Game, view: State, seat: int) -> NDArray[np.uint8]:
    """Rows of RGB pixels."""
    try:
        import PIL  # noqa: F401
    except ImportError as error:
        raise ImportError("Pillow is not installed: pip install 'waldbach[research]'") from error
    return np.asarray(get_painter(game).paint(view, seat).convert("RGB"), np.uint8)
