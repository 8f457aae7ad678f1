"""Write the plants of Waldgärtner for the encyclopedia of the browser client.

python -m tools.plants

The facts are those of `describe.py`, so that the client draws a plant here as it does at a table.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from waldbach.games.waldgaertner.cards import (
    CLASSES,
    COLOURS,
    ORIGINS,
    SEXES,
    WAYS,
    Card,
    CardSet,
    standard_cards,
)

FILE = Path(__file__).parent.parent / "web/src/games/waldgaertner/book/plants.gen.json"


def text() -> str:
    """The file, a plant a line."""
    cardset = standard_cards()
    lines = [json.dumps(facts(card, cardset), ensure_ascii=False) for card in cardset.cards]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def facts(card: Card, cardset: CardSet) -> dict[str, Any]:
    """What is printed on the card; what it has not is left out."""
    found = {
        "key": card.key,
        "id": card.id,
        "names": card.names,
        "origin": ORIGINS[card.origin],
        "class": CLASSES[card.rank],
        "height": card.height,
        "rank": card.rank or None,
        "value": card.value,
        "bracketed": card.bracketed,
        "bloom": card.bloom,
        "harvest": card.harvest,
        "crop": card.crop,
        "preparation": card.prep,
        "colour": COLOURS[card.colour] or None,
        "sex": SEXES[card.sex] or None,
        "nitrogen": [way for i, way in enumerate(WAYS) if card.arrows >> i & 1],
        "partners": partners(card, cardset),
        "price": 1 if card.rank <= 2 else 2,
    }
    return {name: fact for name, fact in found.items() if fact is not None}


def partners(card: Card, cardset: CardSet) -> list[str]:
    """The cards of the same origin that fertilise it."""
    return [
        other.key
        for other in cardset.cards
        if other.species in card.partners and other.origin == card.origin and other is not card
    ]


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
