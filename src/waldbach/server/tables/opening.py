"""What a table may be: checks of what somebody wants to open, and the rows that come of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from waldbach import registry
from waldbach.bots.levels import STANDARD
from waldbach.game import SPECTATOR, BadInput, Game
from waldbach.log import Log
from waldbach.materials import seed_of
from waldbach.server.errors import Forbidden
from waldbach.server.ids import new_id
from waldbach.server.models import Seat, Table
from waldbach.server.pace import read_pace
from waldbach.server.people import names
from waldbach.server.people.who import GUEST, Who
from waldbach.server.tables.forms import MOST_TEXT, NewSeat, NewTable, Rematch
from waldbach.server.tables.ground import BOT, FREE, OPEN, PERSON

LEVELS = tuple(STANDARD)


def open_table(
    who: Who, wish: NewTable, now: int, admitted: bool = False
) -> tuple[Table, list[Seat]]:
    """The rows of a new table, or what is wrong with the wish. Nothing is stored. `admitted`: its
    options are those of another table."""
    check_text("options", *wish.options, *wish.options.values())
    check_text("position", wish.position or "")
    game = registry.get(wish.game)
    log = Log.begin(game, len(wish.seats), wish.options, admitted=admitted)
    log.start()  # reads boards and card files, and finds options that do not go together
    position = None if wish.position is None else _study(game, wish.position, log.seats)
    _check_seats(wish.seats)
    if wish.rated:
        _check_rated(who, game, wish)
    table = Table(
        id=new_id(),
        game=log.game,
        options=log.options,
        wish=inventions(game, wish.options) or None,
        position=position,
        pace=str(read_pace(wish.pace)),
        privacy=wish.privacy,
        rated=wish.rated,
        shuffle=wish.shuffle,
        host=who.person,
        barred=[],
        status=OPEN,
        created_at=now,
    )
    name = shown_name(who, wish.name)
    return table, [
        _seat(table.id, number, seat, who, name, now) for number, seat in enumerate(wish.seats)
    ]


def check_text(field: str, *texts: str) -> None:
    """Not too long, and nothing in it that a database cannot hold."""
    if sum(map(len, texts)) > MOST_TEXT:
        raise BadInput("table-text-long", field=field, most=MOST_TEXT)
    if not all(map(is_storable, texts)):
        raise BadInput("table-text-signs", field=field)


def is_storable(text: str) -> bool:
    """No NUL, which PostgreSQL refuses, and no halves of surrogate pairs, which have no bytes."""
    return "\0" not in text and not any("\ud800" <= sign <= "\udfff" for sign in text)


def _study(game: Game, text: str, seats: int) -> str:
    """A position as it is kept. It has to be a whole one, and there must be something to play."""
    state = game.parse_position(text)
    found = len(game.results(state))
    if found != seats:
        raise BadInput("table-position-seats", seats=seats, found=found)
    if any(game.same(game.view(state, eyes), state) for eyes in (*range(seats), SPECTATOR)):
        raise BadInput("table-position-view")
    if not game.acting(state):
        raise BadInput("table-position-over")
    return game.format_position(state)


def _check_seats(seats: Sequence[NewSeat]) -> None:
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise BadInput("table-seats-me")
    for number, seat in enumerate(seats, start=1):
        if seat.kind == "bot":
            check_level(seat.level)
        elif seat.level is not None:
            raise BadInput("table-seat-level", seat=number)


def check_level(level: str | None) -> str:
    if level not in LEVELS:
        raise BadInput("table-level", level=level or "", right=", ".join(LEVELS))
    return level


def inventions(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """Those of the options that ask for something to be invented."""
    invents = {option.name for option in game.options if option.invents}
    return {
        name: value
        for name, value in options.items()
        if name in invents and seed_of(value) is not None
    }


def is_known(game: Game, options: Mapping[str, str]) -> bool:
    """Is it played on something that its host could have studied alone? On a text of one's own, or
    on what is invented from a seed of one's own."""
    own = {option.name for option in game.options if option.file}
    return any("\n" in value or seed_of(value) for name, value in options.items() if name in own)


def _check_rated(who: Who, game: Game, wish: NewTable) -> None:
    if wish.position is not None:
        raise BadInput("table-rated-position")
    if is_known(game, wish.options):
        raise BadInput("table-rated-material")
    if any(seat.kind == "bot" for seat in wish.seats):
        raise BadInput("table-rated-bots")
    if any(seat.kind == "me" for seat in wish.seats):
        check_rateable(who)


def check_rateable(who: Who) -> None:
    """A rating belongs to somebody who comes back: accounts of people and of bots."""
    if who.kind == GUEST:
        raise Forbidden("table-rated-guest")


def shown_name(who: Who, wish: str | None) -> str:
    return who.name if wish is None else names.nickname(wish)


def _seat(table: str, number: int, wish: NewSeat, who: Who, name: str, now: int) -> Seat:
    seat = Seat(table=table, number=number, kind=FREE)
    if wish.kind == "me":
        seat.kind, seat.person, seat.name, seat.joined_at = PERSON, who.person, name, now
    elif wish.kind == "bot":
        seat.kind, seat.bot, seat.joined_at = BOT, wish.level, now
    return seat


def again(table: Table, upcoming: Upcoming, who: Who, now: int) -> Table:
    """The row of a rematch, or of another game with the same people."""
    return Table(
        id=new_id(),
        game=upcoming.game,
        options=upcoming.options,
        wish=upcoming.wish,
        position=upcoming.position,
        pace=table.pace,
        privacy=table.privacy,
        rated=table.rated,
        shuffle=table.shuffle,
        host=who.person,
        barred=[],
        status=OPEN,
        created_at=now,
        follows=table.id,
    )


class Upcoming(NamedTuple):
    """What is played at the table that follows another one."""

    game: str
    options: dict[str, str]
    wish: dict[str, str] | None  # what is to be invented anew each time
    position: str | None


def upcoming(table: Table, seats: int, wish: Rematch | None) -> Upcoming:
    """The same again, where what was invented for it is invented anew; or what a wish for another
    game comes to, or what is wrong with it."""
    if wish is not None:
        return _other_game(table, seats, wish)
    if not table.wish:
        return Upcoming(table.game, table.options, None, table.position)
    log = Log.begin(registry.get(table.game), seats, {**table.options, **table.wish})
    return Upcoming(table.game, log.options, table.wish, table.position)


def _other_game(table: Table, seats: int, wish: Rematch) -> Upcoming:
    check_text("options", *wish.options, *wish.options.values())
    game = registry.get(wish.game)
    if table.rated and is_known(game, wish.options):
        raise BadInput("table-rated-material")
    log = Log.begin(game, seats, wish.options)
    log.start()
    return Upcoming(log.game, log.options, inventions(game, wish.options) or None, None)


def moved_on(
    seats: Sequence[Seat], table: str, who: Who, present: Mapping[str, bool], now: int
) -> list[Seat]:
    """The seats of a rematch: everybody moves up by one, so that another one begins. Whoever asked
    sits, the others are invited, as far as they are still there (`present`)."""
    fresh = []
    for number in range(len(seats)):
        old = seats[(number + 1) % len(seats)]
        seat = Seat(table=table, number=number, kind=FREE)
        if old.kind == BOT:
            seat.kind, seat.bot, seat.joined_at = BOT, old.bot, now
        elif old.person is not None and present.get(old.person):
            seat.kind, seat.person, seat.name = PERSON, old.person, old.name
            seat.joined_at = now if old.person == who.person else None
        fresh.append(seat)
    return fresh
