"""The words of actions: `place owl@c4 snail@c5`, `plant own bush c6`, `joker owl`, `end` …"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from waldbach.game import BadInput
from waldbach.games.renature.layout import (
    ACTIONS,
    AGAIN,
    ANIMALS,
    BACK,
    BACK_HIDDEN,
    DISCARD,
    DISCARD_HIDDEN,
    DOMINO,
    DOMINOES,
    DRAW,
    DRAW_HIDDEN,
    END,
    FRONT,
    JOKER,
    MAX_BACK,
    MAX_MAIN,
    MAX_MINOR,
    MAX_SEATS,
    MUSHROOM,
    NO_MUSHROOM,
    NO_PLANT,
    PAIRS,
    PLACE,
    PLANT,
    RETURN,
    SCORE,
    SPACES,
    START,
    STRIDE,
    TYPES,
)
from waldbach.games.renature.spaces import ALL_SPACES, NAME_OF, is_on_grid, read_space

ANIMAL_NAMES = (
    "butterfly",
    "salamander",
    "owl",
    "woodpecker",
    "badger",
    "turtle",
    "snail",
    "hare",
    "frog",
    "trout",
)
PLANT_NAMES = ("turf", "bush", "pine", "oak")
OWNERS = ("own", "neutral")


def domino_name(domino: int) -> str:
    """
    >>> domino_name(int(DOMINO[2, 6]))
    'owl-snail'
    """
    a, b = PAIRS[domino]
    return f"{ANIMAL_NAMES[a]}-{ANIMAL_NAMES[b]}"


DOMINO_NAMES = tuple(domino_name(domino) for domino in range(DOMINOES))


@functools.cache
def word_table() -> NDArray[np.object_]:
    """The word of every action that has one, by number. Looking up is faster than making."""
    table: NDArray[np.object_] = np.full(ACTIONS, None, object)
    for p in ALL_SPACES:
        for down, q in enumerate((p + 1, p + STRIDE)):
            if is_on_grid(q):
                _fill_placements(table, p, down, q)
        for kind in range(2 * TYPES):
            plant = f"{OWNERS[kind // TYPES]} {PLANT_NAMES[kind % TYPES]}"
            table[PLANT + kind * SPACES + p] = f"plant {plant} {NAME_OF[p]}"
        table[RETURN + p] = f"return {NAME_OF[p]}"
        table[MUSHROOM + p] = f"mushroom {NAME_OF[p]}"
    for domino in range(DOMINOES):
        table[DISCARD + domino] = f"discard {domino_name(domino)}"
        table[DRAW + domino] = f"draw {domino_name(domino)}"
    for animal, name in enumerate(ANIMAL_NAMES):
        table[JOKER + animal] = f"joker {name}"
    for seat in range(MAX_SEATS):
        table[START + seat] = f"start {seat + 1}"
    for main in range(1, MAX_MAIN + 1):
        for minor in range(MAX_MINOR + 1):
            table[FRONT + main * (MAX_MINOR + 1) + minor] = f"front {main}/{minor}"
    for bonus in range(1, MAX_BACK + 1):
        table[BACK + bonus] = f"back {bonus}"
    for action, word in PLAIN.items():
        table[action] = word
    return table


def _fill_placements(table: NDArray[np.object_], p: int, down: int, q: int) -> None:
    base = PLACE + (p * 2 + down) * ANIMALS * ANIMALS
    for first, name in enumerate(ANIMAL_NAMES):
        head = f"place {name}@{NAME_OF[p]} "
        for second, other in enumerate(ANIMAL_NAMES):
            table[base + first * ANIMALS + second] = f"{head}{other}@{NAME_OF[q]}"


PLAIN = {
    NO_PLANT: "no-plant",
    NO_MUSHROOM: "no-mushroom",
    SCORE: "score",
    AGAIN: "again",
    END: "end",
    DISCARD_HIDDEN: "discard ?",
    DRAW_HIDDEN: "draw ?",
    BACK_HIDDEN: "back ?",
}


def format_action(action: int) -> str:
    """
    >>> format_action(JOKER + 2)
    'joker owl'
    """
    word = word_table()[action] if 0 <= action < ACTIONS else None
    if word is None:
        raise BadInput("action-number", action=int(action))
    return str(word)


@functools.cache
def action_table() -> dict[str, int]:
    """The action of every word that `format_action` writes."""
    return {word: action for action, word in enumerate(word_table().tolist()) if word is not None}


def parse_action(word: str) -> int:
    """Reads what `format_action` writes; the halves of a domino may also come in the other order.

    >>> format_action(parse_action("place snail@c5 owl@c4"))
    'place owl@c4 snail@c5'
    """
    action = action_table().get(word)
    return _read_action(word) if action is None else action


def _read_action(word: str) -> int:
    verb, *rest = word.split()[:8] or [""]
    if word.strip() in _PLAIN_WORDS:
        return _PLAIN_WORDS[word.strip()]
    if verb not in _READERS:
        raise BadInput("word-verb", verb=verb[:40], right=", ".join(sorted(VERBS)))
    count, form, read = _READERS[verb]
    if len(rest) != count:
        raise BadInput("word-form", verb=verb, right=form)
    return read(*rest)


def _read_half(half: str) -> tuple[int, int]:
    animal, at, space = half.partition("@")
    if not at:
        raise BadInput("word-half", half=half[:40])
    return read_animal(animal), read_space(space)


def _read_place(one: str, other: str) -> int:
    (first, p), (second, q) = _read_half(one), _read_half(other)
    if q < p:
        first, p, second, q = second, q, first, p
    if q - p not in (1, STRIDE):
        raise BadInput("word-apart", one=NAME_OF[p], other=NAME_OF[q], rule="R-A-02")
    down = int(q - p == STRIDE)
    return PLACE + ((p * 2 + down) * ANIMALS + first) * ANIMALS + second


def read_animal(name: str) -> int:
    if name not in ANIMAL_NAMES:
        raise BadInput("word-animal", animal=name[:40], right=", ".join(ANIMAL_NAMES))
    return ANIMAL_NAMES.index(name)


def read_domino(name: str) -> int:
    """
    >>> read_domino("snail-owl") == read_domino("owl-snail")
    True
    """
    one, dash, other = name.partition("-")
    if not dash:
        raise BadInput("word-domino", domino=name[:40])
    return int(DOMINO[read_animal(one), read_animal(other)])


def _read_plant(owner: str, plant: str, space: str) -> int:
    if owner not in OWNERS:
        raise BadInput("word-owner", owner=owner[:40])
    if plant not in PLANT_NAMES:
        raise BadInput("word-plant", plant=plant[:40], right=", ".join(PLANT_NAMES))
    kind = OWNERS.index(owner) * TYPES + PLANT_NAMES.index(plant)
    return PLANT + kind * SPACES + read_space(space)


def _read_number(word: str, least: int, most: int) -> int:
    if not re.fullmatch(r"\d{1,6}", word, re.ASCII) or not least <= int(word) <= most:
        raise BadInput("word-number", value=word[:40], least=least, most=most)
    return int(word)


def _read_front(token: str) -> int:
    main, slash, minor = token.partition("/")
    if not slash:
        raise BadInput("word-form", verb="front", right="front 4/2")
    return (
        FRONT
        + _read_number(main, 1, MAX_MAIN) * (MAX_MINOR + 1)
        + _read_number(minor, 0, MAX_MINOR)
    )


_PLAIN_WORDS = {word: action for action, word in PLAIN.items()}
_READERS: dict[str, tuple[int, str, Callable[..., int]]] = {
    "place": (2, "place owl@c4 snail@c5", _read_place),
    "discard": (1, "discard owl-snail", lambda name: DISCARD + read_domino(name)),
    "plant": (3, "plant own bush c6", _read_plant),
    "joker": (1, "joker owl", lambda name: JOKER + read_animal(name)),
    "return": (1, "return c6", lambda name: RETURN + read_space(name)),
    "mushroom": (1, "mushroom d7", lambda name: MUSHROOM + read_space(name)),
    "start": (1, "start 2", lambda seat: START + _read_number(seat, 1, MAX_SEATS) - 1),
    "front": (1, "front 4/2", _read_front),
    "draw": (1, "draw owl-snail", lambda name: DRAW + read_domino(name)),
    "back": (1, "back 3", lambda bonus: BACK + _read_number(bonus, 1, MAX_BACK)),
}
VERBS = ("place", "discard", "plant", "no-plant", "joker", "return", "mushroom", "no-mushroom",
         "score", "again", "end")  # fmt: skip
