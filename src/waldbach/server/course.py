"""How a match goes beside its moves: what was asked and agreed, who gave up, whose time runs.

A course is a value. It follows from the entries of the journal alone, one after the other, so all
servers and every restart come to the same one. `follow` takes an entry that is stored; the other
functions give the words to be stored for something that a seat wants, or refuse.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from waldbach import arrangements
from waldbach.arrangements import ASKS, Arrangement
from waldbach.game import CHANCE, BadInput
from waldbach.server import clocks
from waldbach.server.clocks import Clock
from waldbach.server.errors import Taken
from waldbach.server.journal import Numbered
from waldbach.server.pace import DAY, Hours, Live, Untimed, Vacation, read_pace

LONGEST_PAUSE = DAY  # at a live table; then it goes on by itself: no table ever blocks
LONGEST_PAUSE_OF_DAYS = 30 * DAY


@dataclass(frozen=True)
class Ask:
    """Something that needs the consent of all. It lapses when somebody simply plays on."""

    kind: str  # one of ASKS
    seat: int
    number: int  # of its entry
    to: int | None
    agreed: frozenset[int]


@dataclass(frozen=True)
class Course:
    clock: Clock
    ask: Ask | None = None
    bots: frozenset[int] = frozenset()
    resigned: frozenset[int] = frozenset()
    care: frozenset[int] = frozenset()  # seats that a caretaker plays for the time being
    paused_at: int | None = None
    paused_without: frozenset[int] = frozenset()  # seats in care then, whom nobody could ask

    @property
    def seats(self) -> int:
        return len(self.clock.seats)

    @property
    def people(self) -> frozenset[int]:
        """The seats that people play themselves now: those who have a say."""
        return frozenset(range(self.seats)) - self.held

    @property
    def held(self) -> frozenset[int]:
        """The seats that bots play now."""
        return self.bots | self.care | self.resigned

    @property
    def given_up(self) -> bool:
        """Nobody is left to play against."""
        return arrangements.given_up(self.resigned, self.seats)


def begin(pace: str | None, seats: int, at: int) -> Course:
    return Course(clocks.start(read_pace(pace or "none"), seats, at))


# --- entries --------------------------------------------------------------------------------------


def follow_move(course: Course, entry: Numbered, acting: Sequence[int], together: bool) -> Course:
    """After a move or chance. `acting` are those the game waits for now; `together`: the move was
    one of several choices made at once, so it was a turn of its own."""
    if course.ask is not None:
        course = replace(course, ask=None)
    if isinstance(course.clock.pace, Untimed):
        return course
    clock = course.clock
    if together:
        clock = clocks.acted(clock, entry.seat, entry.at)
    if CHANCE not in acting:  # what is drawn takes no time, and decides whose turn it is
        clock = _hand_on(clock, acting, entry.at)
    return replace(course, clock=clock)


def _hand_on(clock: Clock, acting: Sequence[int], at: int) -> Clock:
    asked = [number for number, seat in enumerate(clock.seats) if seat.asked]
    if asked == sorted(acting):
        return clock
    for seat in asked:
        if seat not in acting:
            clock = clocks.acted(clock, seat, at)
    return clocks.ask(clock, acting, at)


def follow_table(course: Course, entry: Numbered, acting: Sequence[int]) -> Course:
    """After a word of the table; `acting` as of the state that it leads to."""
    found = arrangements.read(entry.word)
    seat, clock = found.seat, course.clock
    match found.verb:
        case "ask":
            assert seat is not None
            assert found.ask is not None
            ask = Ask(found.ask, seat, entry.number, found.to, frozenset({seat}))
            return replace(course, ask=ask)
        case "agree" if course.ask is not None and seat is not None:
            return replace(course, ask=replace(course.ask, agreed=course.ask.agreed | {seat}))
        case "decline":
            return replace(course, ask=None)
        case "take-back":
            return replace(course, ask=None, clock=clocks.ask(clock, acting, entry.at))
        case "pause":
            return replace(
                course, ask=None, clock=clocks.pause(clock, entry.at), paused_at=entry.at,
                paused_without=course.care,
            )  # fmt: skip
        case "resume":
            return replace(
                course, ask=None, clock=clocks.resume(clock, entry.at), paused_at=None,
                paused_without=frozenset(),
            )  # fmt: skip
    return course if seat is None else _follow_seat(course, found, seat, entry.at)


def _follow_seat(course: Course, found: Arrangement, seat: int, at: int) -> Course:
    clock = course.clock
    match found.verb:
        case "bot":
            clock = clocks.hand_over(clock, seat, at)
            return replace(course, bots=course.bots | {seat}, clock=clock)
        case "resign":
            clock = clocks.hand_over(clock, seat, at)
            return replace(
                course, resigned=course.resigned | {seat}, care=course.care - {seat}, clock=clock,
                ask=None,
            )  # fmt: skip
        case "caretaker":
            clock = clocks.hand_over(clock, seat, at)
            return replace(course, care=course.care | {seat}, clock=clock)
        case "return" if seat not in course.resigned:
            clock = clocks.give_back(clock, seat, at)
            return replace(course, care=course.care - {seat}, clock=clock)
        case "hours":
            hours = Hours.read(found.text) if found.text else clocks.ALWAYS
            return replace(course, clock=clocks.set_hours(clock, seat, hours, at))
        case "vacation":
            vacation = Vacation.read(found.text) if found.text else None
            return replace(course, clock=clocks.declare(clock, seat, vacation, at))
    return course


# --- what a seat may want -------------------------------------------------------------------------


def ask(course: Course, seat: int, kind: str, to: int | None = None) -> list[str]:
    """Ask for something that all have to agree to; done at once where nobody else has a say.

    Whether entry `to` is a place to go back to is for the caller to know.
    """
    if kind not in ASKS:
        raise BadInput("table-ask-kind", kind=kind, right=", ".join(ASKS))
    _need_person(course, seat)
    if course.ask is not None:
        raise BadInput("table-asked-already", seat=course.ask.seat + 1, kind=course.ask.kind)
    if (kind == "resume") != (course.paused_at is not None):
        raise BadInput("table-not-paused" if kind == "resume" else "table-paused")
    words = [str(Arrangement("ask", seat, kind, to))]
    asked = replace(course, ask=Ask(kind, seat, 0, to, frozenset({seat})))
    return words if missing(asked) else [*words, _done(kind, to)]


def missing(course: Course) -> frozenset[int]:
    """Whose consent is still missing. Nobody is held up by who is not there, with one exception: a
    take-back would bring back what the seat of somebody absent has seen or decided. And a pause
    binds only those who could be asked."""
    ask = course.ask
    if ask is None or (ask.kind == "resume" and ask.seat in course.paused_without):
        return frozenset()
    voices = course.people | course.care if ask.kind == "take-back" else course.people
    return voices - ask.agreed


def answer(course: Course, seat: int, yes: bool, number: int | None = None) -> list[str]:
    """`number`: of the entry that asked, as far as that is known; an answer to something else does
    not count."""
    _need_person(course, seat)
    if course.ask is None:
        raise BadInput("table-not-asked")
    if number is not None and number != course.ask.number:
        raise Taken("table-asked-anew", number=number, asked=course.ask.number)
    if not yes:
        return [str(Arrangement("decline", seat))]
    if seat in course.ask.agreed:
        raise BadInput("table-agreed-already")
    words = [str(Arrangement("agree", seat))]
    if missing(course) - {seat}:
        return words
    return [*words, _done(course.ask.kind, course.ask.to)]


def _done(kind: str, to: int | None) -> str:
    return str(Arrangement(kind, to=to))


def resign(course: Course, seat: int) -> list[str]:
    if seat in course.resigned:
        raise BadInput("table-resigned")
    return [str(Arrangement("resign", seat))]


def take_care(course: Course, seat: int) -> list[str]:
    """A caretaker plays the seat from now on. What was asked goes on without it."""
    if seat not in course.people:
        return []
    words = [str(Arrangement("caretaker", seat))]
    ask = course.ask
    if ask is None:
        return words
    if ask.seat == seat:
        return [*words, str(Arrangement("decline", seat))]
    if missing(replace(course, care=course.care | {seat})):
        return words
    return [*words, _done(ask.kind, ask.to)]


def give_back(course: Course, seat: int) -> list[str]:
    return [str(Arrangement("return", seat))] if seat in course.care else []


def set_hours(course: Course, hours: Mapping[int, str | None]) -> list[str]:
    """What the people of these seats have set, None: always; words only for what is new."""
    words = []
    for number, word in sorted(hours.items()):
        seat = course.clock.seats[number]
        wanted = Hours.read(word) if word else clocks.ALWAYS
        if wanted != (seat.coming or seat.hours):
            words.append(str(Arrangement("hours", number, text=word)))
    return words


def declare_vacation(course: Course, seat: int, vacation: str | None, at: int) -> list[str]:
    clocks.declare(course.clock, seat, Vacation.read(vacation) if vacation else None, at)
    return [str(Arrangement("vacation", seat, text=vacation))]


def end_long_pause(course: Course, at: int) -> list[str]:
    """A pause does not last for ever."""
    if course.paused_at is None:
        return []
    return ["resume"] if at - course.paused_at >= _longest_pause(course) else []


def late(course: Course, at: int) -> tuple[int, ...]:
    """The people whose time is up."""
    return tuple(s for s in clocks.expired(course.clock, at) if s in course.people)


def next_look(course: Course) -> int | None:
    """When time will next ask for something: a deadline, the end of a pause."""
    if course.paused_at is not None:
        return course.paused_at + _longest_pause(course)
    return clocks.earliest(course.clock)


def _longest_pause(course: Course) -> int:
    return LONGEST_PAUSE if isinstance(course.clock.pace, Live) else LONGEST_PAUSE_OF_DAYS


def check_open(course: Course) -> None:
    """May anything be played now?"""
    if course.paused_at is not None:
        raise BadInput("match-paused")


def _need_person(course: Course, seat: int) -> None:
    if seat not in course.people:
        raise BadInput("table-no-say", seat=seat + 1)


def initial_words(bots: Collection[int], hours: dict[int, str]) -> list[str]:
    """What stands before the first chance of a match."""
    words = [str(Arrangement("bot", seat)) for seat in sorted(bots)]
    return words + [str(Arrangement("hours", s, text=h)) for s, h in sorted(hours.items())]
