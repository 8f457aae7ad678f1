"""Who is at a table, as all processes see it. Time stands still unless a test lets it pass."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tests.server.buses import Way, child, ears, until
from tests.server.services import Wire
from waldbach.server.live.bus import Bus, Nudge, open_bus
from waldbach.server.live.bus.contract import Alone
from waldbach.server.live.bus.packets import write_nudge
from waldbach.server.live.presence import TOGETHER, Presence, Times, open_presence

GRACE, REPEAT, FORGET = Times().grace, Times().repeat, Times().forget


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Process:
    """One server process, what it sees at table "t", and what it was told of."""

    def __init__(self, bus: Bus, clock: Clock | None = None) -> None:
        self.bus, self.clock = bus, clock or Clock()
        self.presence = Presence(bus, self.clock)
        self.enter, self.leave = self.presence.enter, self.presence.leave
        self.changes: list[frozenset[str]] = []
        self.presence.on_change(self._note)
        self.left: list[tuple[str, str]] = []
        self.presence.on_leave(lambda table, who: self.left.append((table, who)))

    def _note(self, table: str) -> None:
        if table == "t":
            self.changes.append(self.sees)

    @property
    def sees(self) -> frozenset[str]:
        return self.presence.present("t")

    def wait(self, seconds: float) -> None:
        self.clock.now += seconds
        self.presence.look()


# --- one process ----------------------------------------------------------------------------------


def test_who_enters_is_present_at_once_and_at_that_table_only() -> None:
    here = Process(Alone())
    here.enter("t", "owl")
    assert here.sees == {"owl"}
    assert here.presence.present("elsewhere") == frozenset()
    assert here.changes == [{"owl"}]


def test_who_has_several_sockets_is_there_once_until_the_last_one_ends() -> None:
    here = Process(Alone())
    here.enter("t", "owl")
    here.enter("t", "owl")
    here.leave("t", "owl")
    here.wait(10 * GRACE)
    assert here.sees == {"owl"}
    assert here.left == []
    here.leave("t", "owl")
    here.wait(GRACE)
    assert here.sees == frozenset()
    assert here.changes == [{"owl"}, frozenset()]
    assert here.left == [("t", "owl")]


def test_who_comes_back_within_the_grace_was_never_away() -> None:
    here = Process(Alone())
    here.enter("t", "owl")
    for _ in range(3):
        here.leave("t", "owl")
        here.wait(GRACE - 1)
        here.enter("t", "owl")
    here.wait(10 * GRACE)
    assert here.changes == [{"owl"}]
    assert here.left == []


def test_nothing_is_kept_of_tables_that_everybody_has_left() -> None:
    here = Process(Alone())
    for number in range(100):
        here.enter(f"t{number}", "owl")
        here.leave(f"t{number}", "owl")
    here.wait(GRACE)
    presence = here.presence
    kept = (presence._there, presence._until, presence._sockets, presence._leaving)
    assert not any(kept)


# --- several, over a real bus ---------------------------------------------------------------------


async def test_other_processes_see_who_comes_and_goes(way: Way) -> None:
    async with ears(way, way) as (one, two):
        here, there = Process(one.bus), Process(two.bus)
        here.enter("t", "owl")
        there.enter("t", "fox")
        await until(lambda: here.sees == there.sees == {"owl", "fox"})
        here.leave("t", "owl")
        here.wait(GRACE - 1)
        await asyncio.sleep(0.05)
        assert there.sees == {"owl", "fox"}
        here.wait(1)
        await until(lambda: there.sees == {"fox"})
        assert there.changes[-1] == {"fox"}
        assert here.left == there.left == [("t", "owl")]


async def test_who_reloads_at_another_process_was_never_away(way: Way) -> None:
    async with ears(way, way) as (one, two):
        here, there = Process(one.bus), Process(two.bus)
        here.enter("t", "owl")
        await until(lambda: there.sees)
        here.leave("t", "owl")
        there.enter("t", "owl")
        await until(lambda: len(one.heard) >= 2)  # the other's roll call, then this
        here.wait(GRACE)
        await until(lambda: len(two.heard) >= 3)
        assert here.changes == there.changes == [{"owl"}]


async def test_a_process_that_starts_later_learns_who_is_there(way: Way) -> None:
    async with ears(way, way) as (one, two):
        here = Process(one.bus)
        crowd = {f"a-visitor-with-a-long-name-{number}" for number in range(500)}
        for who in crowd:
            here.enter("t", who)
        there = Process(two.bus)
        while there.sees != crowd:
            here.wait(0.01)
            await asyncio.sleep(0.01)


async def test_who_is_told_of_again_stays_and_who_is_not_is_forgotten(way: Way) -> None:
    async with ears(way, way) as (one, two):
        here, there = Process(one.bus), Process(two.bus)
        here.enter("t", "owl")
        await until(lambda: there.sees)
        for _ in range(4):
            two.heard.clear()
            here.wait(REPEAT)
            await until(lambda: two.heard)
            there.wait(REPEAT)
        assert there.changes == [{"owl"}]
        there.wait(FORGET)
        assert there.changes == [{"owl"}, frozenset()]


async def test_after_a_gap_a_process_learns_what_it_has_missed(way: Way) -> None:
    async with Wire(way.server.port) as wire, ears(way, way.through(wire.port)) as (one, two):
        here, there = Process(one.bus), Process(two.bus)
        wire.down()
        await until(lambda: not two.bus.healthy)
        here.enter("t", "owl")
        await until(lambda: one.bus.figures.sent > 1)
        await wire.up()
        async with asyncio.timeout(20):
            while not there.sees:
                here.wait(0.01)
                await asyncio.sleep(0.01)


async def test_the_people_of_a_process_that_ends_have_the_grace_to_come_back(way: Way) -> None:
    async with ears(way) as (two,):
        there = Process(two.bus)
        async with open_bus(way.pub_sub, way.database) as bus, open_presence(bus) as presence:
            presence.enter("t", "owl")
            presence.enter("t", "fox")
            await until(lambda: there.sees == {"owl", "fox"})
            two.heard.clear()
        await until(lambda: two.heard)
        there.enter("t", "fox")
        there.wait(GRACE - 1)
        assert there.sees == {"owl", "fox"}
        there.wait(1)
        assert there.sees == {"fox"}


def linger(pub_sub: str, database: str) -> None:
    """The life of a child: it holds a socket of somebody."""
    asyncio.run(_linger(pub_sub, database))


async def _linger(pub_sub: str, database: str) -> None:
    quick = Times(repeat=0.05, look=0.02)
    async with open_bus(pub_sub, database) as bus, open_presence(bus, quick) as presence:
        presence.enter("t", "owl")
        await asyncio.Event().wait()


@pytest.mark.later
async def test_the_people_of_a_killed_process_vanish(way: Way) -> None:
    async with ears(way) as (two,):
        there = Process(two.bus)
        with child(linger, way.pub_sub, way.database) as process:
            await until(lambda: there.sees, 60)
            for _ in range(3):  # it repeats by itself
                there.wait(FORGET - 1)
                two.heard.clear()
                await until(lambda: len(two.heard) > 1)
            assert there.changes == [{"owl"}]
            process.kill()
            process.join()
        await asyncio.sleep(0.05)
        there.wait(FORGET - 1)
        assert there.sees == {"owl"}
        there.wait(1)
        assert there.changes == [{"owl"}, frozenset()]


def test_a_nudge_about_many_people_is_small_enough() -> None:
    bus = Room().bus()
    here = Process(bus)
    for number in range(3 * TOGETHER):
        here.enter("k3v9k3v9k3v9k3v9", f"{number:036}")
    here.wait(REPEAT)
    assert len(bus.told) == 1 + 3 * TOGETHER + 3
    assert max(len(write_nudge(nudge)) for nudge in bus.told) < 5000


# --- whatever happens -----------------------------------------------------------------------------


class Room:
    """Buses that reach each other at once."""

    def __init__(self) -> None:
        self.members: list[RoomBus] = []

    def bus(self) -> RoomBus:
        bus = RoomBus(self)
        self.members.append(bus)
        return bus


class RoomBus(Alone):
    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room
        self.told: list[Nudge] = []

    def tell(self, nudge: Nudge) -> None:
        self.told.append(nudge)
        for other in self.room.members:
            if other is not self:
                other._hear(nudge)


WHO = st.sampled_from(["owl", "fox", "hedgehog"])
WHICH = st.integers(0, 9)


class Everybody(RuleBasedStateMachine):
    """Processes start, end and are killed while people come and go. All processes agree, on what
    the sockets say."""

    def __init__(self) -> None:
        super().__init__()
        self.room, self.clock = Room(), Clock()
        self.processes: list[Process] = []
        self.sockets: Counter[tuple[Process, str]] = Counter()
        self.left: dict[tuple[Process, str], float] = {}
        self.ghosts: dict[str, float] = {}  # of killed processes, until when they may be seen
        self.start()

    def pick(self, which: int) -> Process:
        return self.processes[which % len(self.processes)]

    @precondition(lambda self: len(self.processes) < 4)
    @rule()
    def start(self) -> None:
        self.processes.append(Process(self.room.bus(), self.clock))
        self.wait(1)

    @rule(which=WHICH, who=WHO)
    def enter(self, which: int, who: str) -> None:
        process = self.pick(which)
        process.enter("t", who)
        self.sockets[process, who] += 1
        self.left.pop((process, who), None)

    @rule(which=WHICH, who=WHO)
    def leave(self, which: int, who: str) -> None:
        process = self.pick(which)
        if self.sockets[process, who]:
            process.leave("t", who)
            self.sockets[process, who] -= 1
            if not self.sockets[process, who]:
                self.left[process, who] = self.clock.now

    @rule(seconds=st.sampled_from([1, 3, 7, 30, 70]))
    def wait(self, seconds: int) -> None:
        for _, process in itertools.product(range(seconds), self.processes):
            process.wait(1 / len(self.processes))

    @precondition(lambda self: len(self.processes) > 1)
    @rule(which=WHICH, kindly=st.booleans())
    def end(self, which: int, kindly: bool) -> None:
        process = self.pick(which)
        if kindly:
            process.presence.farewell()
        until = self.clock.now + (GRACE if kindly else FORGET)
        for who in self.of(process, late=1):
            self.ghosts[who] = max(until, self.ghosts.get(who, 0))
        for who in "owl", "fox", "hedgehog":
            self.sockets.pop((process, who), None)
            self.left.pop((process, who), None)
        self.processes.remove(process)
        assert isinstance(process.bus, RoomBus)
        self.room.members.remove(process.bus)

    def of(self, process: Process, late: float = 0) -> set[str]:
        """Who is present by a process's sockets; it may be late in letting people go."""
        since = self.clock.now - GRACE - late
        here = {who for (at, who), count in self.sockets.items() if at is process and count}
        return here | {w for (at, w), t in self.left.items() if at is process and since < t}

    @invariant()
    def all_agree(self) -> None:
        sure = set().union(*(self.of(process) for process in self.processes))
        perhaps = set().union(*(self.of(process, late=1) for process in self.processes))
        ghosts = {who for who, until in self.ghosts.items() if self.clock.now < until + 1}
        for process in self.processes:
            assert sure <= process.sees <= perhaps | ghosts
            assert not process.changes or process.changes[-1] == process.sees
            assert all(one != other for one, other in itertools.pairwise(process.changes))


Everybody.TestCase.settings = settings(max_examples=100, stateful_step_count=30, deadline=None)
TestEverybody = Everybody.TestCase
