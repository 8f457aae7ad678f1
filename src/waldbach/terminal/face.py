"""What a game offers to be shown in a terminal: the module `games/<name>/terminal.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from waldbach import registry
from waldbach.game import Event, Game, State

Group = tuple[str, list[tuple[str, str]]]  # label, and (short form, word) of each choice


class Face(Protocol):
    """Functions of the module. Views come from `Game.view`; words and events belong to them.

    `MATERIAL` is what a table may bring as a file of its own, and the name of the command that
    checks and shows such files: `board`, `cards`. Where it is empty, the last five functions are
    not needed.
    """

    MATERIAL: str

    def draw(
        self,
        view: State,
        words: Iterable[str] = (),
        fresh: Iterable[str] = (),
        large: bool = False,
    ) -> RenderableType:
        """The board; the targets of these words and the fresh spaces are marked."""

    def fresh_spaces(self, events: Iterable[Event]) -> set[str]:
        """The spaces on which these events put or took something."""

    def legend(self) -> Text:
        """What the signs of the drawing mean."""

    def seat_name(self, seat: int) -> str:
        """A seat, counted from 1, as people call it."""

    def title(self, view: State) -> Text: ...

    def status(self, view: State) -> Text:
        """What holds for the whole table."""

    def players(self, view: State, you: int, narrow: bool) -> RenderableType: ...

    def hand(self, view: State, seat: int) -> Text: ...

    def ledger(self, view: State) -> RenderableType:
        """What would be scored now, and for whom."""

    def brief_ledger(self, view: State) -> RenderableType | None:
        """The same in few lines, only what matters now; None if nothing does."""

    def step(self, view: State) -> str:
        """What is to be done now, as a sentence to the one who does it."""

    def groups(self, view: State, words: Sequence[str]) -> list[Group]:
        """The legal words in a few groups."""

    def forced(self, words: Sequence[str]) -> str | None:
        """The word that is no real choice, if there is one."""

    def usual(self, words: Sequence[str]) -> str | None:
        """What Enter alone stands for, if anything."""

    def story(self, view: State, events: Iterable[Event]) -> list[Text]:
        """The events that led to this view in words, a line for each turn."""

    def counts(self, state: State) -> list[dict[str, int]]:
        """Numbers of each seat that are worth averaging over many games."""

    def material_names(self) -> list[str]:
        """The boards or sets of cards that come with the game."""

    def usual_material(self) -> str:
        """The file of the one that is played unless another is chosen."""

    def check_material(self, source: str) -> tuple[list[str], list[str]]:
        """What keeps a board or set of cards (its name or text) from being played, and what can be
        played but is perhaps not meant, in sentences."""

    def draw_material(self, source: str, large: bool = False) -> RenderableType: ...

    def material_svg(self, source: str) -> str:
        """A drawing of a board; sets of cards have none."""


def get_face(game: Game) -> Face:
    return cast(Face, registry.module(game, "terminal"))
