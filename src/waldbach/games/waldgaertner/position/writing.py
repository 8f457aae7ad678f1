"""A position, written."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from waldbach.game import BadInput, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import (
    EDITIONS,
    ORIGINS,
    CardSet,
    card_word,
    cards_of,
    edition,
    slanting,
)
from waldbach.games.waldgaertner.contest import ALL_LEVELS
from waldbach.games.waldgaertner.notation import format_action, origins_name
from waldbach.games.waldgaertner.position.usual import (
    FORMAT,
    MOST_LOTS,
    usual_level,
    usual_seen,
    usual_snap,
)
from waldbach.games.waldgaertner.position.wrapped import wrap_text
from waldbach.games.waldgaertner.sense import PLAY_STEPS, STEPS, seats_in
from waldbach.kernel import SPECTATOR

# Options that the record keeps as 0 or 1: their field, and the words for both.
FLAGS = {
    "mode": ("advanced", ("basic", "advanced")),
    "males": ("males_paired", ("give-nothing", "paired")),
    "rank-limits": ("ranks_kept", ("dropped", "kept")),
    "sixes": ("late_sixes", ("before-plays", "after-plays")),
    "final-check": ("final_check", ("no", "yes")),
    "colour-bonus": ("bonus_again", ("once", "again")),
}
SEAT_STEPS = (at.DEAL_START, at.DRAW_LOT, at.LOOK, at.ASK_RIGHT, at.ASK_PILE, at.ASK_TAKE,
              at.ASK_BONUS)  # fmt: skip


def format_position(state: State) -> str:
    cardset = cards_of(state)
    if cardset is None:
        raise BadInput("position-wald-cards", number=int(state.deck_id))
    lines = [FORMAT, _options_line(state, cardset), *_cards_lines(cardset)]
    lines.append(f"seats {state.seats}")
    if state.origins:
        lines.append(f"origins {origins_name(int(state.origins))}")
    lines += _course_lines(state)
    lines += _middle_lines(state)
    for seat in range(state.seats):
        lines += _seat_lines(state, seat)
    return "\n".join(lines) + "\n"


def _options_line(state: State, cardset: CardSet) -> str:
    words = [f"{name}={words[state[field]]}" for name, (field, words) in FLAGS.items()]
    return " ".join(["options", *words, f"nitrogen={_nitrogen_word(state, cardset)}"])


def _nitrogen_word(state: State, cardset: CardSet) -> str:
    """The option that turned the arrows of the card file into those of the record."""
    if state.arrows.tolist() == [card.arrows for card in cardset.cards]:
        return "printed" if any(slanting(cardset)) else "sides"
    return "north" if state.arrows.max() & 1 << at.NW else "south"


def _cards_lines(cardset: CardSet) -> list[str]:
    for name in EDITIONS:
        if edition(name).text == cardset.text:
            return [f"cards {name}"]
    return ["cards", *("  " + line for line in wrap_text(cardset.text))]


def _course_lines(state: State) -> Iterator[str]:
    """The round, the step, and what has to be remembered within the round."""
    seat = f" seat {state.seat + 1}" if state.seat or state.step in SEAT_STEPS else ""
    yield f"round {state.this_round} step {STEPS[state.step]}{seat}"
    if state.region:
        yield f"pile {'market' if state.region == at.MARKET_PILE else state.region}"
    if state.seen_cards != usual_seen(state):
        yield f"seen {state.seen_cards}"
    if state.level != usual_level(state):
        yield f"level {'all' if state.level == ALL_LEVELS else state.level}"
    for key, field in _SEAT_SETS.items():
        if state[field]:
            yield " ".join([key, *(str(seat + 1) for seat in seats_in(state[field]))])
    if state.current_lot:
        yield f"drawing-lot {state.current_lot}"
    if state.attempt != (state.step == at.ASK_CLAIM):
        yield f"attempt {state.attempt}"
    places = " ".join("." if seat < 0 else str(seat + 1) for seat in state.queue)
    if places.strip(" ."):
        yield f"queue {places.rstrip(' .')}"
    if state.step in PLAY_STEPS and not state.sixes_done:
        yield "sixes to-come"
    if state.viewer != at.FULL:
        yield f"viewer {'spectator' if state.viewer == SPECTATOR else state.viewer + 1}"


_SEAT_SETS = {"waiting": "waiting", "drawing": "drawing", "candidates": "candidates",
              "tried": "tried"}  # fmt: skip


def _middle_lines(state: State) -> Iterator[str]:
    for region in range(state.regions):
        known = [_card(state, int(card)) for card in state.deck[region] if card != at.NONE]
        words = [f"region {region + 1}: {state.cards[region]}"]
        if state.open[region]:
            words += ["top", known.pop(0)]
        if known:
            words += ["then", *known]
        yield " ".join(words)
    yield from _place_line(state, "market", at.MARKET)
    yield from _place_line(state, "display", at.DISPLAY)
    yield from _place_line(state, "bag", at.BAG)
    for lot in range(1, MOST_LOTS + 1):
        yield from _place_line(state, f"lot {lot}:", at.LOT + lot)


def _place_line(state: State, key: str, place: int) -> Iterator[str]:
    there = [_card(state, int(card)) for card in np.flatnonzero(state.where == place)]
    if there:
        yield " ".join([key, *there])


def _card(state: State, card: int) -> str:
    markers = f"+{state.cult[card]}" if state.cult[card] else ""
    return card_word(state, card) + markers + "*" * int(state.flower[card])


def _seat_lines(state: State, seat: int) -> Iterator[str]:
    yield f"seat {seat + 1}"
    yield f"  coins {state.coins[seat]}"
    if state.snap[seat] != usual_snap(state, seat):
        yield f"  snap {state.snap[seat]}"
    if state.choice[seat]:
        yield f"  choice {state.choice[seat]}"
    if state.claimed[seat] >= 0:
        yield f"  claimed {state.claimed[seat] or 'any'}"
    if state.commit[seat] != at.NONE_YET:
        sealed = state.commit[seat] == at.SEALED
        yield f"  commit {'?' if sealed else format_action(int(state.commit[seat]), state)}"
    if state.played[seat] != at.NONE_YET:
        yield f"  played {format_action(int(state.played[seat]), state)}"
    if state.bonus[seat]:
        yield f"  bonus {state.bonus[seat]}"
    held = [_hand_word(state, seat, slot) for slot in range(at.HAND_SIZE)]
    if any(held):
        yield "  hand " + " ".join(filter(None, held))
    yield from _memory_lines(state, seat)
    yield from _garden_lines(state, seat)


def _hand_word(state: State, seat: int, slot: int) -> str:
    card = int(state.hand[seat, slot])
    if card == at.NONE:
        return ""
    notes = []
    if state.lot[seat, slot]:
        notes.append(f"lot={state.lot[seat, slot]}")
    if state.taken_from[seat, slot]:
        notes.append(f"from={state.taken_from[seat, slot]}")
    for field in ("traced", "resolved"):
        if state[field][seat, slot]:
            seats = seats_in(state[field][seat, slot])
            notes.append(f"{field}=" + "+".join(str(s + 1) for s in seats))
    if card == at.HIDDEN:
        word = f"?{ORIGINS[state.back[seat, slot]]}"
    else:
        word = _card(state, card)
        if state.knows[seat, slot] != at.PUBLIC and not notes:
            notes.append("own")
    return f"{word}({','.join(notes)})" if notes else word


def _memory_lines(state: State, seat: int) -> Iterator[str]:
    for region in range(state.regions):
        if not state.looked[seat] >> region & 1:
            continue
        words = [f"  memory {region + 1}:"]
        if state.viewer not in (at.FULL, seat):
            words.append("?")
        missing, settled = state.missing[seat, region], state.settled[seat, region]
        for i, card in enumerate(state.memory[seat, region]):
            if card != at.NONE:
                gone = int(missing >> i & 1) + int(settled >> i & 1)
                words.append(card_word(state, int(card)) + "!" * gone)
        yield " ".join(words)


def _garden_lines(state: State, seat: int) -> Iterator[str]:
    """Row by row from the north, as the garden lies on the table."""
    for row in range(at.ROWS, 0, -1):
        places = [p for p in range(at.PLACES) if at.ROW[p] == row]
        signs = [_garden_sign(state, seat, place) for place in places]
        if set(signs) == {"."}:
            continue
        if row < at.ROWS:
            west, *signs, east = signs
            signs = [f"[{west}]"] * (west != ".") + signs + [f"[{east}]"] * (east != ".")
        yield f"  row {row}: " + " ".join(signs)


def _garden_sign(state: State, seat: int, place: int) -> str:
    card = int(state.garden[seat, place])
    return "." if card == at.NONE else _card(state, card)
