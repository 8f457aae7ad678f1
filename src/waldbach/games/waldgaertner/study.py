"""What a study of Waldgärtner counts: plants, height classes, flowers, dice
(`waldbach.lab.study`)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.game import State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import CLASSES, COLOURS, card_word, read_card
from waldbach.games.waldgaertner.describe import card_book
from waldbach.games.waldgaertner.notation import PLACE_OF
from waldbach.games.waldgaertner.scoring import counts as value_counts
from waldbach.games.waldgaertner.telling import card_name
from waldbach.games.waldgaertner.terminal import counts
from waldbach.jit import rule
from waldbach.messages import text

__all__ = [
    "KINDS",
    "LENGTHS",
    "SCORING",
    "TITLE",
    "action_kind",
    "counts",
    "label",
    "lengths",
    "things",
    "uses",
]

TITLE = "Waldgärtner"
KINDS = {
    "card": "study-cards",
    "class": "study-classes",
    "flower": "study-flowers",
    "die": "study-dice",
}
LENGTHS = {"rounds": "study-rounds"}
SCORING = ("card", "class", "flower")
FLOWERS = COLOURS[1:]

Table = NDArray[np.int64]


def things(start: State) -> list[tuple[str, str]]:
    return [
        *(("card", card_word(start, card)) for card in range(at.CARDS)),
        *(("class", name) for name in CLASSES),
        *(("flower", name) for name in FLOWERS),
        *(("die", str(die)) for die in range(1, at.SIX + 1)),
    ]


def label(start: State, kind: str, name: str) -> str:
    if kind == "card":
        return card_name(card_book(start)[read_card(start, name)])
    if kind == "class":
        return text(f"wald-class-{name}")
    if kind == "flower":
        return text(f"flower-{name}")
    return name


def action_kind(word: str) -> str:
    """
    >>> action_kind("choose 6"), action_kind("choose 2"), action_kind("grow medlar 2.0")
    ('choose 6', 'choose', 'grow extra')
    """
    verb, *rest = word.split()
    if word == "choose 6":
        return word
    if verb == "grow" and at.IS_EXTRA[PLACE_OF[rest[-1]]]:
        return "grow extra"
    return verb


def lengths(end: State) -> dict[str, int]:
    return {"rounds": min(int(end.this_round), at.ROUNDS)}


def uses(start: State, moves: Table, end: State) -> tuple[Table, Table, Table]:
    """Plants that were planted, of those that came into the hand; dice as they were chosen."""
    seats = int(end.seats)
    planted, points = (np.zeros((at.CARDS, seats), np.int64) for _ in range(2))
    book_gardens(end, planted, points)
    held = planted + sales(moves, seats)
    classes = np.arange(len(CLASSES))[:, None] == end.rank
    flowers = np.arange(1, len(COLOURS))[:, None] == end.colour
    dice = chosen_dice(moves, seats)
    none = np.zeros_like(dice)
    return (
        np.concatenate([planted, classes @ planted, flowers @ planted, dice]),
        np.concatenate([held, classes @ held, flowers @ held, none]),
        np.concatenate([points, classes @ points, flowers @ points, none]),
    )


@rule
def book_gardens(state: State, planted: Table, points: Table) -> None:
    """Which cards stand in each garden, and what they bring there (W-SCORE-02)."""
    for seat in range(state.seats):
        for place in range(at.PLACES):
            card = int(state.garden[seat, place])
            if card != at.NONE:
                planted[card, seat] = 1
                if value_counts(state, seat, card):
                    points[card, seat] = int(state.value[card]) + int(state.cult[card])


def sales(moves: Table, seats: int) -> Table:
    movers, actions = moves[:, 0], moves[:, 1]
    sold = np.zeros((at.CARDS, seats), np.int64)
    chosen = (actions >= at.SELL) & (actions < at.GROW)
    np.add.at(sold, (actions[chosen] - at.SELL, movers[chosen]), 1)
    return sold


def chosen_dice(moves: Table, seats: int) -> Table:
    movers, actions = moves[:, 0], moves[:, 1]
    dice = np.zeros((at.SIX, seats), np.int64)
    chosen = (actions > at.CHOOSE) & (actions < at.RIGHT)
    np.add.at(dice, (actions[chosen] - at.CHOOSE - 1, movers[chosen]), 1)
    return dice
