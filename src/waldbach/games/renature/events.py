"""What happened between two states, as data. From views and a seen action it tells no secrets."""

from __future__ import annotations

from collections.abc import Iterator

from waldbach.game import Event, State
from waldbach.games.renature import layout as at
from waldbach.games.renature.ledger import area_ledger
from waldbach.games.renature.notation import ANIMAL_NAMES, OWNERS, PLANT_NAMES, domino_name
from waldbach.games.renature.spaces import space_name


def events(before: State, seat: int, action: int, after: State) -> list[Event]:
    """Events in the order in which they happened; seats count from 1."""
    who = int(before.seat) + 1
    found = list(_own_event(before, action, after, who))
    found += _cloud_events(before, action, after, who)
    found += _plant_points(before, after, who)
    found += _area_events(before, after)
    if after.step == at.OVER and before.step != at.OVER:
        found += _final_events(before, after)
    elif after.turn != before.turn:
        found.append({"event": "turn", "seat": int(after.seat) + 1, "turn": int(after.turn)})
    return found


def _own_event(before: State, action: int, after: State, who: int) -> Iterator[Event]:
    """The action itself."""
    if action < at.DISCARD:
        yield {
            "event": "placed",
            "seat": who,
            "spaces": [space_name(int(after.first)), space_name(int(after.second))],
            "animals": [
                ANIMAL_NAMES[after.piece[after.first] - 1],
                ANIMAL_NAMES[after.piece[after.second] - 1],
            ],
        }
    elif action < at.PLANT:
        yield {"event": "discarded", "seat": who, "domino": domino_name(action - at.DISCARD)}
    elif action < at.NO_PLANT:
        kind, p = divmod(action - at.PLANT, at.SPACES)
        yield {"event": "planted", "seat": who, **_plant(kind), **_place(before, p)}
    elif action < at.RETURN:
        if action > at.NO_PLANT:
            yield {"event": "joker", "seat": who, "animal": ANIMAL_NAMES[action - at.JOKER]}
    elif action < at.MUSHROOM:
        p = action - at.RETURN
        colour, kind = divmod(int(before.piece[p]) - at.FIRST_PLANT, at.TYPES)
        plant = _plant(kind + (at.TYPES if colour == at.NEUTRAL else 0))
        yield {"event": "returned", "seat": who, **plant, **_place(before, p)}
    elif action < at.NO_MUSHROOM:
        yield _mushroom(before, after, action - at.MUSHROOM, who)
    elif action == at.AGAIN:
        yield {"event": "again", "seat": who}
    elif action >= at.START:
        yield from _chance_event(before, action, who)


def _chance_event(before: State, action: int, who: int) -> Iterator[Event]:
    if action < at.FRONT:
        yield {"event": "started", "seat": action - at.START + 1}
    elif action < at.DRAW:
        main, minor = divmod(action - at.FRONT, at.MAX_MINOR + 1)
        yield {"event": "token-laid", "main": main, "minor": minor}
    elif action < at.BACK:
        yield {"event": "drew", "seat": who, "domino": domino_name(action - at.DRAW)}
    elif action < at.DISCARD_HIDDEN:
        area = (int(before.closed) & -int(before.closed)).bit_length() - 1
        yield {"event": "back-seen", "seat": who, "area": area, "bonus": action - at.BACK}
    elif action == at.DISCARD_HIDDEN:
        yield {"event": "discarded", "seat": who, "domino": None}
    elif action == at.DRAW_HIDDEN:
        yield {"event": "drew", "seat": who, "domino": None}
    else:
        area = (int(before.closed) & -int(before.closed)).bit_length() - 1
        yield {"event": "back-seen", "seat": who, "area": area, "bonus": None}


def _plant(kind: int) -> Event:
    return {"owner": OWNERS[kind // at.TYPES], "plant": PLANT_NAMES[kind % at.TYPES]}


def _place(state: State, p: int) -> Event:
    return {"space": space_name(p), "area": int(state.area[p])}


def _mushroom(before: State, after: State, p: int, who: int) -> Event:
    near = (p - at.STRIDE, p - 1, p + 1, p + at.STRIDE)
    joined = sorted({int(before.area[q]) for q in near if before.area[q]})
    return {"event": "mushroom", "seat": who, **_place(after, p), "joined": joined}


def _cloud_events(before: State, action: int, after: State, who: int) -> Iterator[Event]:
    """Clouds taken from the board, and those that found no room (Q-30)."""
    lifted = int(before.cloud.sum()) - int(after.cloud.sum())
    if lifted:
        gained = int(after.clouds[who - 1]) - int(before.clouds[who - 1])
        yield {"event": "clouds", "seat": who, "taken": gained, "lost": lifted - gained}


def _plant_points(before: State, after: State, who: int) -> Iterator[Event]:
    gained = int(after.points[who - 1, at.PLANT_POINTS]) - int(
        before.points[who - 1, at.PLANT_POINTS]
    )
    if gained:
        yield {"event": "points", "seat": who, "source": "plants", "points": gained}


def _area_events(before: State, after: State) -> Iterator[Event]:
    """Areas scored in step C2; plants stay, so the state after it tells all."""
    for area in range(1, int(after.areas) + 1):
        if before.taken[area] < 0 <= after.taken[area]:
            closer = int(after.taken[area]) + 1
            yield {"event": "area-closed", "seat": closer, **area_ledger(after, area).data()}


def _final_events(before: State, after: State) -> Iterator[Event]:
    """The final scoring by source; areas from the state before, where the plants still stand."""
    for area in range(1, int(before.areas) + 1):
        if before.taken[area] < 0 and (before.area == area).any():
            yield {"event": "area-final", **area_ledger(before, area).data()}
    sources = ((at.CLOUD_POINTS, "clouds"), (at.LEFT_POINTS, "left"), (at.BACK_POINTS, "backs"))
    for seat in range(int(after.seats)):
        for column, source in sources:
            points = int(after.points[seat, column])
            if points:
                yield {"event": "points", "seat": seat + 1, "source": source, "points": points}
    yield {"event": "over"}
