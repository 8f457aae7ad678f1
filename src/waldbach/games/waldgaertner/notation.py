"""The words of actions: `choose 3`, `right medlar`, `grow medlar 2.3`, `claim any` …"""

from __future__ import annotations

import re

import numpy as np
from numpy.typing import NDArray

from waldbach.game import BadInput, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import ORIGINS, card_word, cards_of, read_card

PLAIN = {
    at.WAIVE: "waive",
    at.NO_BONUS: "no-bonus",
    at.START_HIDDEN: "start ?",
    at.CHOOSE_HIDDEN: "choose ?",
    at.CLAIM_HIDDEN: "claim ?",
    at.TAKE_HIDDEN: "take ?",
    at.PLAY_HIDDEN: "play ?",
    at.DEAL_HIDDEN: "deal ?",
    at.DRAW_HIDDEN: "draw ?",
}
# Verbs with a card or a number behind them: the first action, then the least and most numbers.
CARD_VERBS = {
    "right": at.RIGHT,
    "take": at.TAKE,
    "sell": at.SELL,
    "bonus": at.BONUS,
    "turn": at.TURN,
    "deal": at.DEAL,
    "draw": at.DRAW,
}
NUMBER_VERBS = {
    "start": (at.START, 1, at.MAX_REGIONS),
    "choose": (at.CHOOSE, 1, at.SIX),
    "claim": (at.CLAIM, 1, at.MAX_SEATS),
    "pile": (at.PILE, 1, at.MAX_REGIONS),
    "lucky": (at.LUCKY - 1, 1, at.MAX_SEATS),
    "first": (at.FIRST - 1, 1, at.MAX_SEATS),
}
NAMED = {"claim any": at.CLAIM + at.ANY_POSITION, "pile market": at.PILE + at.MARKET_PILE}
FORMS = {
    "start": "start 2",
    "choose": "choose 3",
    "right": "right medlar",
    "waive": "waive",
    "claim": "claim 1, claim any",
    "pile": "pile 2, pile market",
    "take": "take medlar",
    "sell": "sell medlar",
    "grow": "grow medlar 2.3",
    "bonus": "bonus medlar",
    "no-bonus": "no-bonus",
}
CHANCE_FORMS = {
    "origins": "origins EU+NA",
    "turn": "turn medlar",
    "deal": "deal medlar",
    "draw": "draw medlar",
    "lucky": "lucky 2",
    "first": "first 2",
}
_PLAIN_WORDS = {word: action for action, word in PLAIN.items()} | NAMED
_NAMES = {action: word for word, action in NAMED.items()}


def place_name(place: int) -> str:
    """
    >>> place_name(int(at.PLACE[2, 3])), place_name(at.TOP_PLACE)
    ('2.3', '6.1')
    """
    return f"{at.ROW[place]}.{at.SLOT[place]}"


PLACE_NAMES = tuple(place_name(place) for place in range(at.PLACES))
PLACE_OF = {name: place for place, name in enumerate(PLACE_NAMES)}


def origins_name(bits: int) -> str:
    """
    >>> origins_name(0b011), origins_name(0b110)
    ('EU+NA', 'AS+NA')
    """
    return "+".join(ORIGINS[o] for o in (at.AS, at.EU, at.NA) if bits >> o & 1)


ORIGINS_OF = {origins_name(bits): bits for row in at.POSSIBLE_ORIGINS for bits in row}


# --- writing --------------------------------------------------------------------------------------


def format_action(action: int, state: State | None = None) -> str:
    """
    >>> format_action(at.CHOOSE + 3)
    'choose 3'
    """
    word = word_table(state)[action] if 0 <= action < at.ACTIONS else None
    if word is None:
        raise BadInput("action-number", action=int(action))
    return str(word)


def word_table(state: State | None) -> NDArray[np.object_]:
    """The word of every action that has one, by number. Looking up is faster than making."""
    cardset = cards_of(state)
    key = cardset.fingerprint if cardset else 0
    if key not in _tables:
        if len(_tables) >= MOST_TABLES:
            del _tables[next(iter(_tables))]
        _tables[key] = _make_table([card_word(state, card) for card in range(at.CARDS)])
    return _tables[key]


MOST_TABLES = 8
_tables: dict[int, NDArray[np.object_]] = {}


def _make_table(cards: list[str]) -> NDArray[np.object_]:
    table: NDArray[np.object_] = np.full(at.ACTIONS, None, object)
    for verb, first in CARD_VERBS.items():
        table[first : first + at.CARDS] = [f"{verb} {card}" for card in cards]
    for number, card in enumerate(cards):
        for place, name in enumerate(PLACE_OF):
            table[at.GROW + number * at.PLACES + place] = f"grow {card} {name}"
    for verb, (first, least, most) in NUMBER_VERBS.items():
        for number in range(least, most + 1):
            table[first + number] = f"{verb} {number}"
    for name, bits in ORIGINS_OF.items():
        table[at.ORIGINS + bits] = f"origins {name}"
    for action, word in (PLAIN | _NAMES).items():
        table[action] = word
    return table


# --- reading --------------------------------------------------------------------------------------


def parse_action(word: str, state: State | None = None) -> int:
    """Reads what `format_action` writes; a card may also be given by its id.

    >>> format_action(parse_action("claim any"))
    'claim any'
    """
    verb, *rest = word.split()[:8] or [""]
    said = " ".join([verb, *rest])
    if said in _PLAIN_WORDS:
        return _PLAIN_WORDS[said]
    form = (FORMS | CHANCE_FORMS).get(verb)
    if form is None:
        raise BadInput("word-verb", verb=verb[:40], right=", ".join(FORMS))
    if len(rest) != len(form.split(",")[0].split()) - 1:
        raise BadInput("word-form", verb=verb, right=form)
    if verb in CARD_VERBS:
        return CARD_VERBS[verb] + read_card(state, rest[0])
    if verb in NUMBER_VERBS:
        first, least, most = NUMBER_VERBS[verb]
        return first + _read_number(rest[0], least, most)
    if verb == "grow":
        return at.GROW + read_card(state, rest[0]) * at.PLACES + read_place(rest[1])
    return at.ORIGINS + read_origins(rest[0])


def _read_number(word: str, least: int, most: int) -> int:
    if not re.fullmatch(r"\d{1,6}", word, re.ASCII) or not least <= int(word) <= most:
        raise BadInput("word-number", value=word[:40], least=least, most=most)
    return int(word)


def read_place(word: str) -> int:
    if word not in PLACE_OF:
        raise BadInput("word-place", place=word[:40])
    return PLACE_OF[word]


def read_origins(word: str) -> int:
    if word not in ORIGINS_OF:
        raise BadInput("word-origins", value=word[:40], right=", ".join(ORIGINS_OF))
    return ORIGINS_OF[word]
