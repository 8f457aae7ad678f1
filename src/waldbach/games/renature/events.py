"""What happened between two states, as data. From views and a seen action it tells no secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from waldbach.game import Event, State, Views
from waldbach.games.renature import layout as at
from waldbach.games.renature.compare import step_rows
from waldbach.games.renature.ledger import area_rows, ledger_of, taker_of
from waldbach.games.renature.notation import ANIMAL_NAMES, DOMINO_NAMES, OWNERS, PLANT_NAMES
from waldbach.games.renature.spaces import NAME_OF


def events_along(views: Views) -> Callable[[int, int, int], list[Event]]:
    """For successive views, events in the order in which they happened; seats count from 1."""
    rows = step_rows(views)

    def events(step: int, seat: int, action: int) -> list[Event]:
        return _events(rows[step], views[step : step + 2], action)

    return events


def _events(row: list[int], views: Views, action: int) -> list[Event]:
    """Between two views, which are looked at only where the row does not tell all."""
    acting, closed, lifted, gained, points, scored, over, turn, acts_now = row
    who = acting + 1
    if action >= at.START:
        found = _chance_event(who, closed, action)
    else:
        found = _own_event(views, action, who)
    if lifted:  # what found no room is lost
        lost = lifted - gained
        found.append({"event": "clouds", "seat": who, "taken": gained, "lost": lost})
    if points:
        found.append({"event": "points", "seat": who, "source": "plants", "points": points})
    if scored:
        found += _area_events(views[1], scored)
    if over:
        found += _final_events(views[0], views[1])
    elif turn:
        found.append({"event": "turn", "seat": acts_now + 1, "turn": turn})
    return found


def _own_event(views: Views, action: int, who: int) -> list[Event]:
    """The action of a seat itself; some need no words."""
    if action < at.DISCARD:
        return [_placed(action - at.PLACE, who)]
    if action < at.PLANT:
        return [{"event": "discarded", "seat": who, "domino": DOMINO_NAMES[action - at.DISCARD]}]
    if action < at.NO_PLANT:
        kind, p = divmod(action - at.PLANT, at.SPACES)
        return [{"event": "planted", "seat": who, **_plant(kind), **_place(views[0], p)}]
    if at.JOKER <= action < at.RETURN:
        return [{"event": "joker", "seat": who, "animal": ANIMAL_NAMES[action - at.JOKER]}]
    if at.RETURN <= action < at.MUSHROOM:
        return [_returned(views[0], action - at.RETURN, who)]
    if at.MUSHROOM <= action < at.NO_MUSHROOM:
        return [_mushroom(views[0], views[1], action - at.MUSHROOM, who)]
    return [{"event": "again", "seat": who}] if action == at.AGAIN else []


def _chance_event(who: int, closed: int, action: int) -> list[Event]:
    if action < at.FRONT:
        return [{"event": "started", "seat": action - at.START + 1}]
    if action < at.DRAW:
        main, minor = divmod(action - at.FRONT, at.MAX_MINOR + 1)
        return [{"event": "token-laid", "main": main, "minor": minor}]
    if action < at.BACK or action == at.DRAW_HIDDEN:
        domino = None if action == at.DRAW_HIDDEN else DOMINO_NAMES[action - at.DRAW]
        return [{"event": "drew", "seat": who, "domino": domino}]
    if action == at.DISCARD_HIDDEN:
        return [{"event": "discarded", "seat": who, "domino": None}]
    area = (closed & -closed).bit_length() - 1
    bonus = None if action == at.BACK_HIDDEN else action - at.BACK
    return [{"event": "back-seen", "seat": who, "area": area, "bonus": bonus}]


def _placed(code: int, who: int) -> Event:
    place, animals = divmod(code, at.ANIMALS * at.ANIMALS)
    first, second = divmod(animals, at.ANIMALS)
    p, down = divmod(place, 2)
    return {
        "event": "placed",
        "seat": who,
        "spaces": [NAME_OF[p], NAME_OF[p + at.STRIDE if down else p + 1]],
        "animals": [ANIMAL_NAMES[first], ANIMAL_NAMES[second]],
    }


def _returned(before: State, p: int, who: int) -> Event:
    colour, kind = divmod(int(before.piece[p]) - at.FIRST_PLANT, at.TYPES)
    plant = _plant(kind + (at.TYPES if colour == at.NEUTRAL else 0))
    return {"event": "returned", "seat": who, **plant, **_place(before, p)}


def _plant(kind: int) -> Event:
    return {"owner": OWNERS[kind // at.TYPES], "plant": PLANT_NAMES[kind % at.TYPES]}


def _place(state: State, p: int) -> Event:
    return {"space": NAME_OF[p], "area": int(state.area[p])}


def _mushroom(before: State, after: State, p: int, who: int) -> Event:
    near = (p - at.STRIDE, p - 1, p + 1, p + at.STRIDE)
    joined = sorted({int(before.area[q]) for q in near if before.area[q]})
    return {"event": "mushroom", "seat": who, **_place(after, p), "joined": joined}


def _area_events(after: State, scored: int) -> list[Event]:
    """Areas scored in step C2; plants stay, so the state after it tells all."""
    return [
        {"event": "area-closed", "seat": taker_of(row) + 1, **ledger_of(row)}
        for row in area_rows(after, scored)
    ]


def _final_events(before: State, after: State) -> Iterator[Event]:
    """The final scoring by source; areas from the state before, where the plants still stand."""
    for row in area_rows(before):
        if taker_of(row) < 0:
            yield {"event": "area-final", **ledger_of(row)}
    sources = ((at.CLOUD_POINTS, "clouds"), (at.LEFT_POINTS, "left"), (at.BACK_POINTS, "backs"))
    for seat in range(int(after.seats)):
        for column, source in sources:
            points = int(after.points[seat, column])
            if points:
                yield {"event": "points", "seat": seat + 1, "source": source, "points": points}
    yield {"event": "over"}
