"""What happened between two states, as data. From views and a seen action it tells no secrets.

One step can carry far: the last sealed choice opens all of them, and a round may end with it. So
everything is read off the difference of the two states, in the order in which the rules do it.
Seats count from 1, cards are named by their keys, and a card that the viewer cannot know is null.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from waldbach.game import CHANCE, Event, State
from waldbach.games.waldgaertner import layout as at
from waldbach.games.waldgaertner.cards import ORIGINS, card_word
from waldbach.games.waldgaertner.garden import (
    is_fertile,
    is_shrub,
    nitrogen_at,
    place_cost,
)
from waldbach.games.waldgaertner.notation import place_name
from waldbach.games.waldgaertner.piles import count_where, hand_count
from waldbach.games.waldgaertner.plays import has_bonus
from waldbach.games.waldgaertner.scoring import place_of, total
from waldbach.games.waldgaertner.sense import CONTEST_STEPS, SEALED_STEPS
from waldbach.games.waldgaertner.year import bloom, harvest


def events(before: State, seat: int, action: int, after: State) -> list[Event]:
    """Events in the order in which they happened."""
    found = list(_own_event(before, seat, action, after))
    if is_reveal(before, seat):
        found += _revealed(before, after)
    found += _gains(before, seat, action, after)
    found += _display(before, after)
    if before.step == at.ASK_PLAY and is_reveal(before, seat):
        found += _plays(before, after)
    found += _colours(before, after)
    found += _round_events(before, after)
    found += _markers(before, after)
    found += _tops(before, after)
    if after.step == at.OVER and before.step != at.OVER:
        found.append(_over(after))
    return found


def is_reveal(before: State, seat: int) -> bool:
    """Is this the last of the choices that are made at once?"""
    return seat != CHANCE and before.step in SEALED_STEPS and before.due == 1 << seat


def card_key(state: State, card: int) -> str | None:
    """The key of a card; None for one that is hidden."""
    return None if card >= at.HIDDEN else card_word(state, card)


def seats_of(bits: int) -> list[int]:
    return [seat + 1 for seat in range(at.MAX_SEATS) if bits >> seat & 1]


def pile_of(number: int) -> int | str:
    return "market" if number == at.MARKET_PILE else number


# --- the step itself ------------------------------------------------------------------------------


def _own_event(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """What only this step shows: lots, choices that are sealed, and what was not taken."""
    if seat == CHANCE:
        yield from _chance_event(before, action)
    elif before.step in SEALED_STEPS:
        if not is_reveal(before, seat):
            yield {"event": "ready", "seat": seat + 1}
    elif action == at.WAIVE:
        yield {"event": "right-waived", "seat": seat + 1, "region": int(before.region)}
    elif at.PILE <= action < at.TAKE:
        yield {
            "event": "pile-opened",
            "seat": seat + 1,
            "pile": pile_of(action - at.PILE),
            "cost": at.SIX_COST,
        }
    elif action == at.NO_BONUS:
        yield {"event": "bonus-declined", "seat": seat + 1}


def _chance_event(before: State, action: int) -> Iterator[Event]:
    who = int(before.seat) + 1
    if at.ORIGINS <= action < at.TURN:
        bits = action - at.ORIGINS
        names = [ORIGINS[o] for o in (at.AS, at.EU, at.NA) if bits >> o & 1]
        yield {"event": "origins", "origins": names}
    elif before.step == at.LAY_MARKET:
        yield {"event": "market-laid", "card": card_key(before, action - at.TURN)}
    elif before.step == at.LOOK and action < at.DRAW:
        card = card_key(before, action - at.DEAL)
        yield {"event": "card-seen", "seat": who, "region": int(before.region), "card": card}
    elif before.step == at.DRAW_LUCKY:
        yield {"event": "lucky", "seat": action - at.LUCKY + 1}
    elif before.step in (at.DRAW_ORDER, at.DRAW_BONUS):
        what = "order" if before.step == at.DRAW_ORDER else "bonus"
        yield {"event": "goes-first", "seat": action - at.FIRST + 1, "for": what}


# --- choices made at once -------------------------------------------------------------------------


def _revealed(before: State, after: State) -> Iterator[Event]:
    seats = range(int(after.seats))
    if before.step == at.CHOOSE_START:
        chosen = [{"seat": s + 1, "region": int(after.choice[s])} for s in seats]
        yield {"event": "starts-revealed", "regions": chosen}
    elif before.step == at.SELECT:
        dice = [{"seat": s + 1, "die": int(after.choice[s]) or None} for s in seats]
        yield {"event": "dice-revealed", "dice": dice}
    elif before.step == at.ASK_CLAIM:
        yield from _claims(before, after)


def _claims(before: State, after: State) -> Iterator[Event]:
    """Tied sixes: their claims, and whether they agree (A-10)."""
    group = seats_of(int(before.candidates))
    claims = [
        {"seat": s, "claim": int(after.claimed[s - 1]) or "any"}
        for s in group
        if after.claimed[s - 1] >= 0
    ]
    if claims:
        yield {"event": "claims-revealed", "attempt": int(before.attempt), "claims": claims}
    if after.step == at.ASK_CLAIM and after.candidates == before.candidates:
        yield {"event": "clash", "seats": group, "attempt": int(before.attempt)}
    elif after.step == at.ASK_PILE and int(after.seat) + 1 in group:
        yield {"event": "agreed", "order": [int(s) + 1 for s in after.queue if s >= 0]}
    elif after.step != at.DRAW_ORDER:
        yield {"event": "lapsed", "seats": group}


# --- cards that come into hands -------------------------------------------------------------------


def _gains(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    """Who got which card; the one whose step it was first, then by region."""
    first = -1 if before.step in SEALED_STEPS else int(before.seat)
    got = [s for s in range(int(after.seats)) if hand_count(after, s) > hand_count(before, s)]
    for s in sorted(got, key=lambda s: (s != first, int(after.choice[s]), s)):
        slot = int(hand_count(before, s))
        card = card_key(after, int(after.hand[s, slot]))
        direct = seat == s and before.step not in SEALED_STEPS
        yield {"event": _kind_of_gain(before, s, slot, direct, after), "seat": s + 1, "card": card,
               **_where_from(before, s, after)}  # fmt: skip


def _kind_of_gain(before: State, seat: int, slot: int, direct: bool, after: State) -> str:
    if before.step == at.DEAL_START:
        return "start-card"
    if direct:
        return {at.ASK_RIGHT: "right-used", at.ASK_BONUS: "bonus-taken"}.get(
            int(before.step), "took"
        )
    if is_alone(after, seat):
        return "took"
    drawn = after.lot[seat, slot] or (before.step == at.DRAW_LOT and seat == before.seat)
    return "drew" if drawn else "got-last"


def _where_from(before: State, seat: int, after: State) -> Event:
    if before.step == at.ASK_BONUS:
        return {"pile": "market"}
    if before.step == at.ASK_TAKE:
        return {"pile": pile_of(int(before.region))}
    if before.step == at.DEAL_START:
        return {"pile": int(before.region)}
    return {"pile": int(after.choice[seat])}


def is_alone(state: State, seat: int) -> bool:
    """Has nobody else chosen the region?"""
    return int((state.choice[: state.seats] == state.choice[seat]).sum()) == 1


def _display(before: State, after: State) -> Iterator[Event]:
    """Cards laid out for those who contend, or laid open again after a blind draw (A-13)."""
    if after.step not in CONTEST_STEPS:
        return
    was, now = before.where, after.where
    laid = ((now == at.DISPLAY) & (was != at.DISPLAY)) | ((now == at.BAG) & (was < at.DISPLAY))
    for card in np.flatnonzero(laid):
        name = "shown-again" if was[card] == at.BAG else "displayed"
        yield {"event": name, "region": int(after.region), "card": card_key(after, int(card))}


# --- cards that are played ------------------------------------------------------------------------


def _plays(before: State, after: State) -> Iterator[Event]:
    """Sold or grown, by seat."""
    for seat in range(int(after.seats)):
        if hand_count(after, seat) >= hand_count(before, seat):
            continue
        action = int(after.played[seat])
        if action < at.GROW:
            card = action - at.SELL
            yield {"event": "sold", "seat": seat + 1, "card": card_key(after, card),
                   "coins": 1 if is_shrub(after, card) else 2}  # fmt: skip
        else:
            card, place = divmod(action - at.GROW, at.PLACES)
            yield {"event": "grew", "seat": seat + 1, "card": card_key(after, card),
                   "place": place_name(place), "cost": int(place_cost(place))}  # fmt: skip


def _colours(before: State, after: State) -> Iterator[Event]:
    """A garden shows four colours now; with an empty market the bonus waits (A-27)."""
    for seat in range(int(after.seats)):
        if has_bonus(after, seat) and not has_bonus(before, seat):
            waits = not count_where(after, at.MARKET)
            yield {"event": "four-colours", "seat": seat + 1, "waits": waits}


# --- the year -------------------------------------------------------------------------------------


def _round_events(before: State, after: State) -> list[Event]:
    """Rounds that began, with blooms and harvests.

    Gardens are open to all, so the rules of the year can be run once more to see each card's part.
    """
    found: list[Event] = []
    if after.this_round == before.this_round:
        return found
    state = _copy(before)
    state.garden[...] = after.garden
    for number in range(int(before.this_round) + 1, min(int(after.this_round), at.ROUNDS + 1) + 1):
        phase = (number - 1) % at.PHASES
        name = "round" if number <= at.ROUNDS else "last-cards"
        found.append({"event": name, "round": number, "phase": phase})
        if number == 1 or (number > at.ROUNDS and not state.final_check):
            continue
        for seat in range(int(state.seats)):
            found += _blooms(state, seat, phase)
            found += _harvests(state, seat, phase)
    return found


def _copy(state: State) -> State:
    return np.frombuffer(bytearray(state.tobytes()), at.DTYPE)[0]


def _blooms(state: State, seat: int, phase: int) -> Iterator[Event]:
    """Plants that got a flower, and those that bloomed in vain (W-BLOOM-02)."""
    due = [card for card in _planted(state, seat) if state.bloom[card] == phase]
    if not due:
        return
    bloom(state, seat, phase)
    keys = {True: [], False: []}  # type: dict[bool, list[str | None]]
    for card in due:
        keys[bool(is_fertile(state, seat, card))].append(card_key(state, card))
    yield {"event": "bloomed", "seat": seat + 1, "cards": keys[True], "in_vain": keys[False]}


def _harvests(state: State, seat: int, phase: int) -> Iterator[Event]:
    """What each ripe plant brings: what a harvest pays with it and without it."""
    places = {int(card): place for place, card in enumerate(state.garden[seat])}
    ripe = [c for c in _planted(state, seat) if state.harvest[c] == phase and state.flower[c]]
    if not ripe:
        return
    ripe.sort(key=lambda c: (state.sex[c] != at.MALE, -int(nitrogen_at(state, seat, places[c]))))
    trial = _copy(state)
    trial.flower[ripe] = 0
    paid: list[Event] = []
    so_far = 0
    for card in ripe:
        trial.flower[card] = 1
        after = _copy(trial)
        harvest(after, seat, phase)
        coins = int(after.coins[seat]) - int(state.coins[seat])
        paid.append({"card": card_key(state, card), "coins": coins - so_far})
        so_far = coins
    harvest(state, seat, phase)
    yield {"event": "harvested", "seat": seat + 1, "cards": paid, "coins": so_far}


def _planted(state: State, seat: int) -> list[int]:
    return [int(card) for card in state.garden[seat] if card != at.NONE]


def _markers(before: State, after: State) -> Iterator[Event]:
    """Cards that were left and are worth more now (W-UPG-01)."""
    for region in range(int(after.regions)):
        card = int(after.deck[region, 0])
        if after.open[region] and card < at.HIDDEN and after.cult[card] > before.cult[card]:
            yield {"event": "marker", "region": region + 1, "card": card_key(after, card),
                   "markers": int(after.cult[card])}  # fmt: skip


def _tops(before: State, after: State) -> Iterator[Event]:
    for region in range(int(after.regions)):
        card = int(after.deck[region, 0])
        if after.open[region] and not (before.open[region] and before.deck[region, 0] == card):
            yield {"event": "turned", "region": region + 1, "card": card_key(after, card)}


def _over(after: State) -> Event:
    seats = range(int(after.seats))
    points = [
        {"seat": s + 1, "total": int(total(after, s)), "place": int(place_of(after, s))}
        for s in seats
    ]
    return {"event": "over", "points": points}
