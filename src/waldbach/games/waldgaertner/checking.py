"""What there is to say about a card file of one's own: what is wrong line by line, its figures, and
what is asked of games that are played with it (docs/waldgaertner-cards.md)."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from waldbach.game import State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import (
    CLASSES,
    COLOURS,
    COLUMNS,
    ORIGINS,
    SEXES,
    Card,
    CardError,
    CardSet,
    cards_of,
    parse_all,
    problems,
    slanting,
    warnings,
)
from waldbach.games.waldgaertner.describe import card_book
from waldbach.games.waldgaertner.scoring import counts
from waldbach.materials import Asked, Checked, Remark

MOST_REMARKS = 60  # of each kind; whoever repairs so many asks again
MOST_CARDS = 2 * at.CARDS  # beyond that nothing is compared: the number alone is wrong enough

Moves = NDArray[np.int64]


def check_cards(text: str, nitrogen: str) -> tuple[CardSet | None, Checked]:
    """The cards, if every line can be read, and everything about them."""
    cardset, unreadable = parse_all(text)
    lines = text.splitlines()
    if cardset is None:
        return None, Checked(_remarks(unreadable, lines))
    if len(cardset.cards) > MOST_CARDS:
        found = CardError("count", cardset.cards[-1].line, "origin", origin=", ".join(ORIGINS),
                          found=len(cardset.cards), right=at.CARDS)  # fmt: skip
        return None, Checked(_remarks([found], lines))
    slants = slanting(cardset)
    is_wrong = nitrogen == "sides"  # else the option says where arrows point
    wrong = itertools.chain(problems(cardset), slants if is_wrong else ())
    advice = warnings(cardset)
    return cardset, Checked(
        _remarks(wrong, lines),
        _remarks(advice, lines),
        figures(cardset.cards),
        "\n".join(lines) + "\n",
    )


def _remarks(errors: Iterable[CardError], lines: Sequence[str]) -> tuple[Remark, ...]:
    first = itertools.islice(errors, MOST_REMARKS)
    return tuple(
        Remark(error.message, error.args_, error.line, _number(error.column), _spots(error, lines))
        for error in first
    )


def _number(column: str) -> int | None:
    """Columns of a card file have names; their numbers are those of the usual order."""
    return COLUMNS.index(column) + 1 if column in COLUMNS else None


def _spots(error: CardError, lines: Sequence[str]) -> tuple[str, ...]:
    """The id of the card in that line, as far as there is one."""
    cells = lines[error.line - 1].split(",") if 1 < error.line <= len(lines) else [""]
    word = cells[0].strip()
    return (word,) if word.partition("-")[0] in ORIGINS and len(word) == len("EU-001") else ()


def pieces(state: State) -> tuple[dict[str, Any], ...]:
    """All cards as they are printed, in the order of their file."""
    cardset, book = cards_of(state), card_book(state)
    assert cardset is not None
    order = sorted(range(at.CARDS), key=lambda number: cardset.cards[number].line)
    return tuple(book[number] for number in order)


# --- figures --------------------------------------------------------------------------------------


def figures(cards: Sequence[Card]) -> dict[str, float]:
    """How many cards there are of each sort; `bloom-3` are those that bloom in the third phase."""
    counted: Counter[str] = Counter()
    for card in cards:
        counted[f"origin-{ORIGINS[card.origin]}"] += 1
        counted[f"class-{CLASSES[card.rank]}"] += 1
        counted[f"value-{card.value}"] += 1
        counted[f"bloom-{card.bloom}"] += 1
        counted[f"harvest-{card.harvest}"] += 1
        counted[f"crop-{card.crop}"] += 1
        counted[f"colour-{COLOURS[card.colour] or 'none'}"] += 1
        counted["bracketed"] += card.bracketed
        counted["nitrogen"] += bool(card.arrows)
        counted["males"] += SEXES[card.sex] == "male"
    mean = sum(card.value for card in cards) / max(1, len(cards))
    return {"cards": len(cards), "value": round(mean, 2), **dict(sorted(counted.items()))}


def trial_figures(moves: Moves, end: State) -> dict[str, float]:
    """Of each garden in the mean, or of all rounds in percent."""
    movers, actions = moves[:, 0], moves[:, 1]
    seats = int(end.seats)

    def often(first: int, behind: int) -> float:
        return int(np.count_nonzero((actions >= first) & (actions < behind))) / seats

    contested = contests(movers, actions)
    return {
        "plants": often(at.GROW, at.BONUS),
        "sold": often(at.SELL, at.GROW),
        "sixes": often(at.TAKE, at.SELL),
        "failing": sum(failing(end, seat) for seat in range(seats)) / seats,
        "colour-bonus": 100 * often(at.BONUS, at.NO_BONUS),
        "contests": 100 * sum(map(bool, contested)) / at.ROUNDS,
    }


def trial_asks(seats: int) -> dict[str, Asked]:
    asked = {"sixes": Asked(2, 5), "failing": Asked(0.7, 1.5), "colour-bonus": Asked(50, 75)}
    return asked | ({"contests": Asked(40, 60)} if seats == 2 else {})


def contests(movers: Moves, actions: Moves) -> list[int]:
    """How many regions were contested in each round."""
    return [
        sum(dice.count(region) > 1 for region in range(1, at.MAX_REGIONS + 1))
        for dice in rounds_of_dice(movers, actions)
    ]


def rounds_of_dice(movers: Moves, actions: Moves) -> Iterator[list[int]]:
    """The dice of each round. The seats choose in their order, so a lower seat begins a new one."""
    chosen = (actions >= at.CHOOSE) & (actions < at.RIGHT)
    dice: list[int] = []
    last = -1
    for seat, action in zip(movers[chosen].tolist(), actions[chosen].tolist(), strict=True):
        if seat <= last:
            yield dice
            dice = []
        dice.append(action - at.CHOOSE)
        last = seat
    yield dice


def failing(end: State, seat: int) -> int:
    """Plants in brackets without a partner at the end (W-SCORE-02)."""
    cards = [int(card) for card in end.garden[seat] if card != at.NONE]
    return sum(not counts(end, seat, card) for card in cards)
