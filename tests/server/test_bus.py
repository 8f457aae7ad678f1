"""The bus's promises, the same over Redis and PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from typing import Any

import asyncpg
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.buses import KINDS, NOWHERE, Ear, Way, child, ears, until
from tests.server.services import Postgres, Redis, Wire, free_port
from waldbach.game import BadInput
from waldbach.messages import LANGUAGES, language
from waldbach.server.live.bus import (
    Absent,
    Bus,
    Moved,
    Nudge,
    PersonChanged,
    Present,
    RollCall,
    Said,
    TableChanged,
    linked,
    open_bus,
)
from waldbach.server.live.bus import postgres as over_postgres
from waldbach.server.live.bus.packets import (
    HEAD,
    LARGEST,
    Arrivals,
    portions,
    read_nudges,
    read_packet,
    write_nudge,
    write_packet,
)
from waldbach.server.live.bus.postgres import CHANNEL, PostgresCarrier
from waldbach.server.live.bus.redis import RedisCarrier


def moves(numbers: Sequence[int], match: str = "m") -> list[Nudge]:
    return [Moved(match, number) for number in numbers]


# --- telling and hearing --------------------------------------------------------------------------


async def test_each_nudge_comes_once_and_in_order_to_all_but_its_teller(way: Way) -> None:
    async with ears(way, way, way) as (one, two, three):
        for number in range(60):
            one.tell([number], "a")
            two.tell([number], "b")
            if number % 7 == 0:
                await asyncio.sleep(0.005)
        of_one, of_two = moves(range(60), "a"), moves(range(60), "b")
        await until(lambda: len(three.heard) >= 120 and one.heard[59:] and two.heard[59:])
        await asyncio.sleep(0.05)
        assert one.heard == of_two
        assert two.heard == of_one
        assert [nudge for nudge in three.heard if nudge in of_one] == of_one
        assert [nudge for nudge in three.heard if nudge in of_two] == of_two


async def test_every_kind_arrives_as_it_was_told(way: Way) -> None:
    told = [
        Moved("k3v9", 2**31), TableChanged("Tisch ü\0"), Said("t", 1), PersonChanged("p"),
        Present("x", 0.5, (("t", "p"), ("t", "\N{HEDGEHOG}"))), Absent("x", (("t", "p"),)),
        RollCall(),
    ]  # fmt: skip
    assert {type(nudge) for nudge in told} == set(KINDS)
    async with ears(way, way) as (one, two):
        for nudge in told:
            one.bus.tell(nudge)
        await until(lambda: len(two.heard) >= len(told))
        assert two.heard == told


async def test_a_crowd_of_nudges_goes_in_few_packets_none_too_large(way: Way) -> None:
    crowd = moves(range(5000), "a-match-with-a-long-id")  # some 200 KB
    async with ears(way, way) as (one, two):
        for nudge in crowd:
            one.bus.tell(nudge)
        assert one.bus.waiting == 5000
        await until(lambda: len(two.heard) >= 5000)
        assert two.heard == crowd
        await until(lambda: one.bus.figures.sent > 1)
        assert one.bus.figures.sent < 50


async def test_what_is_told_before_closing_is_sent(
    way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(linked, "GATHER", 0.2)
    async with ears(way) as (two,):
        async with ears(way) as (one,):
            one.tell([0])
            await until(lambda: one.bus.figures.sent)
            one.tell(range(1, 1000))
        await until(lambda: len(two.heard) >= 1000)
        assert two.heard == moves(range(1000))


async def test_closing_ends_at_once_while_others_still_tell(way: Way) -> None:
    async with ears(way) as (ear,):
        await asyncio.sleep(0.05)
        closing = asyncio.create_task(ear.bus.close())
        await asyncio.sleep(0)
        ear.tell([1])
        async with asyncio.timeout(20):
            await closing


async def test_unknown_kinds_fields_and_packets_are_ignored(way: Way) -> None:
    """A newer version may be running beside us, or something else may use the channel."""
    async with ears(way) as (ear,):
        await way.packet(b'["newer",1,false,[["dance","t"],["moved","m",1,"why"],{"a":1}],"more"]')
        await way.packet(b"hello")
        await way.packet(b'["newer",2,false,[["moved","m","not a number"],["moved","m",2]]]')
        await until(lambda: len(ear.heard) >= 2)
        assert ear.heard == moves([1, 2])


async def test_a_packet_that_comes_twice_counts_once_and_a_missing_one_is_a_gap(way: Way) -> None:
    async with ears(way) as (ear,):
        for number in 5, 5, 6, 5, 8:
            nudges = [write_nudge(Moved("m", number))]
            await way.packet(write_packet("other", number, False, nudges))
        await until(lambda: len(ear.heard) >= 4)
        assert ear.heard == [*moves([5, 6]), "gap", *moves([8])]


async def test_a_listener_that_fails_spoils_nothing(way: Way) -> None:
    def fail(_: Nudge) -> None:
        raise RuntimeError

    async with ears(way, way) as (one, two):
        three = Ear(two.bus)
        two.bus.listen(Moved, fail)
        four = Ear(two.bus)
        one.tell([1, 2])
        await until(lambda: len(four.heard) >= 2)
        assert two.heard == three.heard == four.heard == moves([1, 2])


@pytest.mark.parametrize("nudge", [TableChanged("\ud800"), TableChanged("x" * LARGEST)])
async def test_a_nudge_that_cannot_be_written_is_a_gap_for_others(way: Way, nudge: Nudge) -> None:
    async with ears(way, way) as (one, two):
        one.bus.tell(nudge)
        one.tell([1])
        await until(lambda: len(two.heard) >= 2)
        assert two.heard == ["gap", *moves([1])]
        assert one.bus.figures.dropped == 1


async def test_alone_nobody_is_told() -> None:
    async with open_bus(None, NOWHERE) as bus:
        ear = Ear(bus)
        ear.tell([1])
        await asyncio.sleep(0)
        assert (bus.healthy, bus.waiting, bus.figures.told, ear.heard) == (True, 0, 1, [])


async def test_databases_of_one_redis_do_not_hear_each_other(redis: Redis) -> None:
    here, there = (Way(redis.url(number), NOWHERE, redis) for number in (1, 2))
    async with ears(here, here, there) as (one, two, stranger):
        one.tell([1])
        await until(lambda: two.heard)
        stranger.tell([2])
        await asyncio.sleep(0.1)
        assert (two.heard, stranger.heard) == (moves([1]), [])


# --- another process ------------------------------------------------------------------------------


def answer(pub_sub: str, database: str) -> None:
    """The life of a child: it says in the chat what was moved."""
    asyncio.run(_answer(pub_sub, database))


async def _answer(pub_sub: str, database: str) -> None:
    async with open_bus(pub_sub, database) as bus:
        bus.listen(Moved, lambda moved: bus.tell(Said(moved.match, moved.number)))
        bus.tell(RollCall())
        await asyncio.Event().wait()


@pytest.mark.later
async def test_another_process_hears_and_answers(way: Way) -> None:
    async with ears(way) as (ear,):
        with child(answer, way.pub_sub, way.database):
            await until(lambda: ear.heard, 60)
            ear.tell(range(300))
            await until(lambda: len(ear.heard) > 300)
    assert ear.heard == [RollCall(), *(Said("m", number) for number in range(300))]


# --- losses ---------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_server_that_was_killed_and_started_again_is_a_gap_and_then_all_goes_on(
    way: Way,
) -> None:
    async with ears(way, way) as (one, two):
        one.tell([1])
        await until(lambda: two.heard)

        async def meanwhile() -> None:
            await until(lambda: not one.bus.healthy and not two.bus.healthy)
            one.tell([2, 3])

        await way.restart(meanwhile)
        await until(lambda: one.bus.healthy and two.bus.healthy)
        one.tell([4])
        two.tell([5])
        await until(lambda: Moved("m", 5) in one.heard and Moved("m", 4) in two.heard)
        assert one.heard == ["gap", *moves([5])]
        assert two.heard[:2] == [*moves([1]), "gap"]
        # Who comes back first tells; who comes later has the gap instead.
        assert two.heard[2:] in (moves([2, 3, 4]), moves([4]))
        assert one.bus.figures.connections == 2


async def test_who_was_cut_off_has_a_gap_and_tells_afterwards_what_it_had_to_tell(way: Way) -> None:
    async with Wire(way.server.port) as wire, ears(way.through(wire.port), way) as (one, two):
        wire.down()
        await until(lambda: not one.bus.healthy)
        one.tell(range(1000))
        two.tell(range(10))
        await until(lambda: not two.bus.waiting)
        await asyncio.sleep(0.1)
        await wire.up()
        await until(lambda: len(two.heard) >= 1000)
        two.tell([10])
        await until(lambda: Moved("m", 10) in one.heard)
        assert two.heard == moves(range(1000))
        assert one.heard == ["gap", *moves([10])]


async def test_what_was_sent_but_not_answered_is_sent_again(way: Way) -> None:
    async with (
        Wire(way.server.port) as wire,
        ears(way.through(wire.port), way, patience=0.3) as (one, two),
    ):
        one.tell([1])
        await until(lambda: two.heard)
        wire.muted = True
        one.tell([2])
        await until(lambda: not one.bus.waiting)
        one.tell([3])
        await until(lambda: not one.bus.healthy)
        wire.muted = False
        await until(lambda: len(two.heard) >= 3)
        assert two.heard == moves([1, 2, 3])


async def test_an_outbox_that_overflows_is_a_gap_for_the_others(
    way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(linked, "MOST_WAITING", 100)
    async with Wire(way.server.port) as wire, ears(way.through(wire.port), way) as (one, two):
        wire.down()
        await until(lambda: not one.bus.healthy)
        one.tell(range(101))
        assert (one.bus.waiting, one.bus.figures.dropped) == (0, 101)
        one.tell(range(101, 104))
        await wire.up()
        await until(lambda: len(two.heard) >= 4)
        assert two.heard == ["gap", *moves(range(101, 104))]


async def test_a_server_that_hangs_counts_as_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linked, "HEARTBEAT", 0.1)
    with Redis() as server:
        way = Way(server.url(), NOWHERE, server)
        assert server.process is not None
        async with ears(way, way, patience=0.3) as (one, two):
            server.process.send_signal(signal.SIGSTOP)
            await until(lambda: not one.bus.healthy and not two.bus.healthy)
            server.process.send_signal(signal.SIGCONT)
            await until(lambda: one.bus.healthy and two.bus.healthy)
            one.tell([1])
            await until(lambda: Moved("m", 1) in two.heard)
            assert two.heard == ["gap", *moves([1])]


async def test_a_link_that_has_gone_deaf_is_made_anew(
    way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It still sends, and no error tells that nothing comes any more."""
    monkeypatch.setattr(linked, "HEARTBEAT", 0.1)
    async with ears(way, way, patience=0.5) as (one, two):
        await _deafen(one.bus)
        await until(lambda: one.heard == ["gap"])
        two.tell([1])
        await until(lambda: len(one.heard) > 1)
        assert one.heard == ["gap", *moves([1])]
        assert two.heard == []


async def _deafen(bus: Bus) -> None:
    assert isinstance(bus, linked.LinkedBus)
    link: Any = bus.link
    if hasattr(link, "_pub_sub"):
        await link._pub_sub.unsubscribe()
    else:
        await link._connection.execute(f"UNLISTEN {CHANNEL}")


# --- at the start ---------------------------------------------------------------------------------


async def refusal(pub_sub: str, database: str = NOWHERE, patience: float = 5) -> tuple[str, str]:
    """Key and sentence of the error, which must be sayable in every language."""
    with pytest.raises(BadInput) as caught:
        async with open_bus(pub_sub, database, patience):
            pass
    for lang in LANGUAGES:
        token = language.set(lang)
        assert "pub-sub" in str(caught.value) or "database" in str(caught.value)
        language.reset(token)
    return caught.value.message, str(caught.value)


async def test_a_start_without_redis_says_where_it_was_looked_for() -> None:
    url = f"redis://127.0.0.1:{free_port()}/0"
    key, sentence = await refusal(url)
    assert key == "bus-connect"
    assert url in sentence
    assert ".." not in sentence


async def test_a_start_with_a_wrong_login_says_so_and_shows_no_password() -> None:
    with Redis("--requirepass", "hunter2") as server:
        for login in "", ":wrong@", "owl:wrong@":
            key, sentence = await refusal(server.url(login=login))
            assert key == "bus-login"
            assert "wrong@" not in sentence
        async with open_bus(server.url(login=":hunter2@"), NOWHERE) as bus:
            assert bus.healthy


async def test_a_user_who_may_not_publish_is_refused() -> None:
    rights = ("on", ">hoot", "+@all", "allchannels", "-publish")
    with Redis("--user", "owl", *rights) as server:
        key, sentence = await refusal(server.url(login="owl:hoot@"))
        assert key == "bus-login"
        assert "hoot@" not in sentence


async def test_a_redis_database_or_option_that_does_not_exist_is_refused(redis: Redis) -> None:
    assert (await refusal(redis.url(99)))[0] == "bus-connect"
    for query in "colour=green", "socket_timeout=soon":
        key, sentence = await refusal(f"{redis.url()}?{query}")
        assert key == "bus-url"
        assert query.partition("=")[0] in sentence


async def test_something_else_at_the_port_is_no_redis(postgres: Postgres) -> None:
    key, _ = await refusal(f"redis://127.0.0.1:{postgres.port}/0", patience=1)
    assert key == "bus-connect"


async def test_a_start_without_postgresql_names_the_database(postgres: Postgres) -> None:
    assert (await refusal("database", NOWHERE))[0] == "database-connect"
    assert (await refusal("database", postgres.url("missing")))[0] == "database-missing"
    assert (await refusal("database", "sqlite:///games.db"))[0] == "bus-sqlite"


@pytest.mark.later
async def test_a_database_whose_notifications_get_lost_is_refused(
    shared_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As behind a pooler, where every statement may reach another session."""
    monkeypatch.setattr(over_postgres, "NOTIFY", over_postgres.NOTIFY.replace(CHANNEL, "elsewhere"))
    key, sentence = await refusal("database", shared_postgres, patience=2.0)
    assert key == "bus-database"
    assert "PgBouncer" in sentence


async def test_postgresql_keeps_no_listeners_of_a_closed_bus(postgres: Postgres) -> None:
    """Sessions that stay behind would fill the queue of notifications."""
    url = await asyncio.to_thread(postgres.fresh, "listeners")
    ours = """
        SELECT count(*) FROM pg_stat_activity
        WHERE datname = 'listeners' AND application_name = 'waldbach'"""
    connection = await asyncpg.connect(url)
    try:
        async with open_bus("database", url):
            assert await connection.fetchval(ours) == 1
        async with asyncio.timeout(20):
            while await connection.fetchval(ours):
                await asyncio.sleep(0.01)
    finally:
        await connection.close()


# --- packets --------------------------------------------------------------------------------------


@given(st.lists(st.integers(1, 300).map(lambda size: b"x" * size)), st.integers(400, 2000))
def test_portions_hold_everything_in_order_and_none_is_too_large(
    nudges: list[bytes], largest: int
) -> None:
    parts = list(portions(nudges, largest))
    assert [nudge for part in parts for nudge in part] == nudges
    assert all(len(write_packet("x" * 12, 2**31, False, part)) <= largest for part in parts)
    assert parts
    assert all(parts) or parts == [[]]


def test_the_largest_nudge_fits_into_every_packet() -> None:
    assert min(RedisCarrier.largest, PostgresCarrier.largest) > LARGEST + HEAD


class Sending:
    """A sender of packets on a bad day, beside what the receiver makes of it."""

    def __init__(self) -> None:
        self.arrivals = Arrivals()
        self.heard: list[int] = []
        self.number = 0
        self.dropped = False
        self.away = False  # the receiver was, and knows it, until it hears this sender again
        self.unnoticed = False
        self.send()

    def send(self) -> None:
        self.number += 1
        self._arrive()

    def send_twice(self) -> None:
        """The answer to the first attempt was lost."""
        self.number += 1
        dropped = self.dropped
        self._arrive()
        self.dropped = dropped
        self._arrive()

    def lose(self) -> None:
        """A packet does not arrive: lost on the way, or the receiver was away."""
        self.number += 1
        self.unnoticed = not self.away
        self.dropped = False

    def drop(self) -> None:
        """The outbox overflows."""
        self.dropped = self.unnoticed = True

    def cut_off(self) -> None:
        self.arrivals.excuse()
        self.away, self.unnoticed = True, self.dropped

    def _arrive(self) -> None:
        nudges = [write_nudge(Moved("m", self.number))]
        packet = read_packet(write_packet("s", self.number, self.dropped, nudges))
        assert packet is not None
        new, missing = self.arrivals.note(packet)
        if missing:
            self.unnoticed = False
        if new:
            assert not self.unnoticed
            self.heard += [n.number for n in read_nudges(packet) if isinstance(n, Moved)]
        self.dropped = self.away = False


@given(st.lists(st.sampled_from(["send", "send_twice", "lose", "drop", "cut_off"])))
def test_whatever_happens_to_packets_none_counts_twice_and_no_loss_goes_unnoticed(
    steps: list[str],
) -> None:
    sending = Sending()
    for step in steps:
        getattr(sending, step)()
    assert sending.heard == sorted(set(sending.heard))


def test_a_sender_that_was_heard_lately_is_remembered() -> None:
    arrivals = Arrivals()

    def note(sender: str, number: int) -> tuple[bool, bool]:
        packet = read_packet(write_packet(sender, number, False, []))
        assert packet is not None
        return arrivals.note(packet)

    note("often", 1)
    note("once", 1)
    for number in range(2, 2000):
        assert note("often", number) == (True, False)
        note(f"stranger-{number}", 1)
        assert note("often", number) == (False, False)
    assert len(arrivals._last) <= 1000
    assert note("once", 1) == (True, False)  # forgotten
