"""A match in memory: where it stands, and how it follows what is stored."""

from __future__ import annotations

import asyncio

import msgspec

from waldbach import deal, registry
from waldbach.game import BadInput, Game, State
from waldbach.log import Log, Step
from waldbach.server import course
from waldbach.server.course import Course
from waldbach.server.journal import FINISHED, PLAYING, Numbered, StoredMatch


class Stale(BadInput):
    """The decision that a draft answers is not open any more; `decision` is."""

    why = "match-stale"

    def __init__(self, wanted: int, decision: int) -> None:
        super().__init__(self.why, wanted=wanted, decision=decision)
        self.wanted, self.decision = wanted, decision


class Answered(Stale):
    """It is open for others: this seat has chosen in secret, and may not choose anew."""

    why = "match-answered"


class Moment(msgspec.Struct, frozen=True):
    """Where a match stands."""

    state: State
    number: int  # of the last entry
    decision: int  # the entry that opened the present choice: sealed ones after it change nothing
    acting: tuple[int, ...]
    course: Course
    since: int  # when the present choice was opened
    action: int | None = None  # that led here, of a seat or of chance
    sealed: tuple[int, ...] = ()  # whose choices are in and still secret

    @property
    def over(self) -> bool:
        return not self.acting or self.course.given_up


class Played(msgspec.Struct, frozen=True):
    """Entries that are stored, the moment before them and the moment after each."""

    before: Moment
    entries: tuple[Numbered, ...] = ()
    moments: tuple[Moment, ...] = ()

    @property
    def after(self) -> Moment:
        return self.moments[-1] if self.moments else self.before

    def __add__(self, later: Played) -> Played:
        return Played(self.before, self.entries + later.entries, self.moments + later.moments)


class Match:
    """A match in memory: all that its entries lead to. Whoever changes it holds the lock."""

    def __init__(self, stored: StoredMatch) -> None:
        self.stored = stored
        self.lock = asyncio.Lock()
        self.doubted = False  # may entries of ours be stored that nobody was told of?
        self.game: Game = registry.get(stored.game, stored.rules)
        start = self.log().start()
        begun = course.begin(stored.pace, stored.seats, stored.created_at)
        self.now = Moment(
            start, 0, 0, self.game.acting(start), begun, stored.created_at,
            sealed=self.game.sealed(start),
        )  # fmt: skip

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def over(self) -> bool:
        """Nothing can follow: the game has ended, or the table was closed."""
        return self.now.over or self.stored.status != PLAYING

    @property
    def revealed(self) -> bool:
        """All may see everything: the game has ended, here or elsewhere. One that was closed before
        its end keeps its secrets."""
        return self.now.over or self.stored.status == FINISHED

    def log(self) -> Log:
        """The head of its game file; the secret is not in it."""
        stored = self.stored
        log = Log(stored.game, stored.rules, stored.seats, dict(stored.options), stored.position)
        log.deal = bytes.fromhex(stored.deal_hash) if stored.deal_hash else None
        return log

    def draw(self, state: State, drawn: int) -> int:
        """What chance brings as the entry behind so many new ones."""
        if self.stored.deal_secret is None:
            raise BadInput("match-no-deal")
        number = self.now.number + drawn + 1
        return deal.outcome(self.game, state, self.stored.deal_secret, number)

    def check(self, seat: int, decision: int, bot: bool = False) -> None:
        """May the seat answer this decision now? `bot`: one that plays it, not its person."""
        if not self.over:
            course.check_open(self.now.course)
        self.check_asked(seat, decision, bot)

    def check_asked(self, seat: int, decision: int, bot: bool = False) -> None:
        """The same apart from a pause, in which one may still think about it."""
        now = self.now
        if self.over:
            raise BadInput("match-over")
        if seat in now.course.resigned and not bot:
            raise BadInput("table-resigned")
        if decision != now.decision:
            raise Stale(decision, now.decision)
        if bot and not (seat in now.course.held and seat in now.acting):
            raise BadInput("match-not-for-bot", seat=seat + 1)  # its person came back meanwhile
        if seat not in now.acting and not len(self.game.legal(now.state, seat)):
            if seat in now.sealed:
                raise Answered(decision, now.decision)
            raise BadInput("match-not-asked", seat=seat + 1)  # who has committed may have some

    def follow(self, entry: Numbered, step: Step | None = None) -> Moment:
        """Move on to what a stored move or outcome of chance leads to; `step` where that is known
        already."""
        before = self.now
        if step is None:
            action = self.game.parse(entry.word, before.state)
            state, acting = self.game.step(before.state, entry.seat, action)
        else:
            action, state, acting = step.action, step.state, step.acting
        ready = self.game.sealed(state)
        sealed = entry.seat in ready
        together = sealed or (entry.seat >= 0 and bool(before.sealed))
        self.now = Moment(
            state,
            entry.number,
            before.decision if sealed else entry.number,
            acting,
            course.follow_move(before.course, entry, acting, together),
            before.since if sealed else entry.at,
            action,
            ready,
        )
        return self.now

    def follow_table(self, entry: Numbered, back: State | None) -> Moment:
        """Move on to what a stored word of the table leads to; `back`: the state taken back to."""
        before = self.now
        state = before.state if back is None else back
        acting = before.acting if back is None else self.game.acting(back)
        self.now = Moment(
            state,
            entry.number,
            before.decision if back is None else entry.number,
            acting,
            course.follow_table(before.course, entry, acting),
            before.since if back is None else entry.at,
            sealed=self.game.sealed(state),
        )
        return self.now
