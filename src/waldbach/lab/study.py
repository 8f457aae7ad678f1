"""What a game offers to be studied: the module `games/<name>/study.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

import numpy as np
from numpy.typing import NDArray

from waldbach import registry
from waldbach.game import Game, State

Table = NDArray[np.int64]  # things by seats
Thing = tuple[str, str]  # its kind, and its name among them: ("animal", "owl")


class Study(Protocol):
    """Things are what a designer wants to know about: cards, pieces, places. Names are the same in
    all languages; labels are for readers.

    `KINDS` gives each kind of thing the key of its heading, and `LENGTHS` each length its name.
    `SCORING` names the kinds that bring points themselves, `TITLE` is the game's name for readers.
    """

    TITLE: str
    KINDS: Mapping[str, str]
    LENGTHS: Mapping[str, str]
    SCORING: tuple[str, ...]

    def things(self, start: State) -> list[Thing]:
        """All that is counted at this table, in a stable order."""

    def label(self, start: State, kind: str, name: str) -> str:
        """A thing in the reader's language."""

    def action_kind(self, word: str) -> str:
        """What sort of action a word is: its verb, or a little more where that tells too little."""

    def lengths(self, end: State) -> dict[str, int]:
        """How long the game took, besides its decisions, by the names of `LENGTHS`."""

    def counts(self, end: State) -> list[dict[str, int]]:
        """Numbers of each seat that are worth averaging over many games."""

    def uses(self, start: State, moves: Table, end: State) -> tuple[Table, Table, Table]:
        """For each thing and seat: how often it was used, how often it could have been (0 where
        nobody can say), and the points it brought. `moves` are rows of (seat, action)."""


def get_study(game: Game) -> Study:
    return cast(Study, registry.module(game, "study"))
