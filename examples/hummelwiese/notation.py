"""Words: `nest b3`, `sow b3`, `draw poppy`, `show b3`; `nest ?` where it is hidden."""

from __future__ import annotations

import functools

from waldbach.game import BadInput

from .layout import DRAW, FLOWERS, MAX_SIDE, NEST, NEST_HIDDEN, SHOW, SOW, SPACES

FLOWER_NAMES = ("poppy", "cornflower", "thyme", "buttercup")
SPACE_NAMES = tuple(f"{'abcde'[p % MAX_SIDE]}{p // MAX_SIDE + 1}" for p in range(SPACES))
FORMS = "nest b3, sow b3, draw poppy, show b3"


@functools.cache
def words() -> tuple[str, ...]:
    """The word of every action."""
    return (
        *(f"nest {space}" for space in SPACE_NAMES),
        *(f"sow {space}" for space in SPACE_NAMES),
        *(f"draw {flower}" for flower in FLOWER_NAMES),
        *(f"show {space}" for space in SPACE_NAMES),
        "nest ?",
    )


@functools.cache
def actions() -> dict[str, int]:
    return {word: action for action, word in enumerate(words())}


def format_action(action: int) -> str:
    if not 0 <= action < len(words()):
        raise BadInput("hummelwiese-number", number=action, most=len(words()) - 1)
    return words()[action]


def parse_action(word: str) -> int:
    found = actions().get(" ".join(word.split()))
    if found is None:
        flowers = ", ".join(FLOWER_NAMES)
        raise BadInput("hummelwiese-word", word=word, forms=FORMS, flowers=flowers)
    return found


def read_space(name: str) -> int | None:
    return SPACE_NAMES.index(name) if name in SPACE_NAMES else None


assert (NEST, SOW, DRAW) == (0, SPACES, 2 * SPACES)
assert (SHOW, NEST_HIDDEN) == (DRAW + FLOWERS, DRAW + FLOWERS + SPACES)
