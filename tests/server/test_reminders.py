"""Reminders: who gets one by which way, and what the caller is told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from tests.server.certificates import Certificates
from tests.server.outside import (
    Browser,
    MailServer,
    PushService,
    mail_server,
    push_service,
)
from tests.server.said import told
from waldbach.messages import language
from waldbach.server.pace import DAY, HOUR, MINUTE
from waldbach.server.reminders.links import read_off_token
from waldbach.server.reminders.mail import Mailer
from waldbach.server.reminders.push import Push
from waldbach.server.reminders.schedule import Turn, due_at
from waldbach.server.reminders.service import (
    AT_ONCE,
    FIRST_PAUSE,
    LONGEST_PAUSE,
    Patience,
    Reminders,
    Waiting,
)

KEY = bytes(range(32))
SITE = "https://games.example.org"
WEDNESDAY = 1_782_864_000_000 + 12 * HOUR  # 1 July 2026, 12:00 UTC


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    token = language.set("en")
    yield
    language.reset(token)


def turn(deadline: int | None = None, live: bool = False) -> Turn:
    return Turn(asked=WEDNESDAY, deadline=deadline, live=live)


# --- sending --------------------------------------------------------------------------------------


@dataclass
class World:
    """A mail server, a push service, and reminders that know both."""

    reminders: Reminders
    mail: MailServer
    service: PushService
    browser: Browser

    def waiting(self, **changes: object) -> Waiting:
        made = Waiting(
            person="person-1",
            name="Anna",
            lang="en",
            table="table-7",
            title="Renature",
            others=("Ben",),
            seat=0,
            turn=turn(WEDNESDAY + DAY),
            addresses=("anna@example.org",),
            subscriptions=(self.browser.subscribe(f"{self.service.origin}/send/1"),),
        )
        return replace(made, **changes)  # type: ignore[arg-type]


DUE = WEDNESDAY + HOUR


@contextlib.asynccontextmanager
async def world(trusted: Certificates, folder: Path) -> AsyncIterator[World]:
    push = Push(folder / "push.key", "mailto:games@example.org", local=True)
    with mail_server() as mail:
        async with push_service(trusted.server) as service:
            reminders = Reminders(SITE, KEY, Mailer(mail.settings), push)
            yield World(reminders, mail, service, Browser())
            await reminders.close()


async def test_a_reminder_goes_by_every_way_the_person_has(
    trusted: Certificates, tmp_path: Path
) -> None:
    async with world(trusted, tmp_path) as w:
        one = w.waiting()
        (report,) = await w.reminders.due([one], DUE)
        assert report.waiting is one
        assert report.sent_at == DUE
        assert (report.refused, report.gone, report.problems) == ((), (), ())
        (mail,) = w.mail.mails
        assert mail["Subject"] == "Your turn: Renature"
        assert f"{SITE}/tables/table-7" in mail.as_string()
        off = mail["List-Unsubscribe"].strip("<>")
        assert off.startswith(f"{SITE}/reminders/off?token=")
        assert read_off_token(KEY, off.partition("=")[2]) == "person-1"
        (pushed,) = w.service.taken
        assert w.browser.read(pushed.body)["table"] == "table-7"
        assert pushed.headers["ttl"] == str(23 * 3600)


async def test_what_is_not_due_is_not_sent(trusted: Certificates, tmp_path: Path) -> None:
    async with world(trusted, tmp_path) as w:
        one = w.waiting()
        quiet = [
            w.waiting(turn=replace(one.turn, present=True)),
            w.waiting(turn=replace(one.turn, paused=True)),
            w.waiting(turn=replace(one.turn, sent=(WEDNESDAY + 20 * MINUTE,))),
            w.waiting(turn=replace(one.turn, seen=DUE)),
            w.waiting(turn=replace(one.turn, deadline=DUE)),
            w.waiting(addresses=(), subscriptions=()),
        ]
        assert await w.reminders.due(quiet, DUE) == []
        assert not w.mail.mails
        assert not w.service.taken


async def test_a_live_table_sends_no_mail(trusted: Certificates, tmp_path: Path) -> None:
    async with world(trusted, tmp_path) as w:
        live = turn(WEDNESDAY + 10 * MINUTE, live=True)
        (report,) = await w.reminders.due([w.waiting(turn=live)], WEDNESDAY + MINUTE)
        assert report.sent_at == WEDNESDAY + MINUTE
        assert w.service.taken[0].headers["urgency"] == "high"
        assert not w.mail.mails
        assert await w.reminders.due([w.waiting(turn=live, subscriptions=())], DUE) == []


async def test_who_comes_at_the_last_moment_is_not_reminded(
    trusted: Certificates, tmp_path: Path
) -> None:
    async def still(waiting: Waiting) -> bool:
        return waiting.person == "away"

    async with world(trusted, tmp_path) as w:
        both = [w.waiting(person="back"), w.waiting(person="away")]
        reports = await w.reminders.due(both, DUE, still)
        assert [report.waiting.person for report in reports] == ["away"]
        assert len(w.mail.mails) == 1


async def test_one_that_fails_keeps_no_other_from_being_reminded(
    trusted: Certificates, tmp_path: Path
) -> None:
    async def still(waiting: Waiting) -> bool:
        if waiting.person == "odd":
            raise RuntimeError("the database is away")
        return True

    async with world(trusted, tmp_path) as w:
        w.mail.refusals["bad@example.org"] = "550 5.1.1 nobody"
        w.service.answers["/gone"] = (410, {})
        gone = w.browser.subscribe(f"{w.service.origin}/gone")
        evil = w.browser.subscribe("http://10.0.0.1/")
        people = [
            w.waiting(person="odd"),
            w.waiting(person="bad", addresses=("bad@example.org", "no address"), subscriptions=()),
            w.waiting(person="gone", addresses=(), subscriptions=(gone, evil)),
            w.waiting(person="half", addresses=("bad@example.org",), subscriptions=(gone,)),
            w.waiting(person="zone", lang="??"),
            w.waiting(person="good"),
        ]
        reports = {r.waiting.person: r for r in await w.reminders.due(people, DUE, still)}
    assert reports["odd"].sent_at is None
    assert "the database is away" in reports["odd"].problems[0]
    assert reports["bad"].sent_at is None
    assert reports["bad"].refused == ("bad@example.org", "no address")
    assert reports["gone"].gone == (gone.endpoint, evil.endpoint)
    assert (reports["half"].refused, reports["half"].gone) == (
        ("bad@example.org",),
        (gone.endpoint,),
    )
    assert reports["zone"].sent_at == reports["good"].sent_at == DUE


async def test_one_way_that_works_is_a_reminder(trusted: Certificates, tmp_path: Path) -> None:
    async with world(trusted, tmp_path) as w:
        w.service.answers["/send/1"] = (503, {})
        (report,) = await w.reminders.due([w.waiting()], DUE)
    assert report.sent_at == DUE
    assert report.problems == ("HTTP 503",)
    assert not report.gone


async def test_what_did_not_get_through_is_tried_again_after_a_pause(
    trusted: Certificates, tmp_path: Path
) -> None:
    async with world(trusted, tmp_path) as w:
        w.mail.verdict = "451 later"
        one = w.waiting(subscriptions=())
        (report,) = await w.reminders.due([one], DUE)
        assert report.sent_at is None
        assert not report.refused
        w.mail.verdict = "250 taken"
        assert await w.reminders.due([one], DUE + FIRST_PAUSE - 1) == []
        (report,) = await w.reminders.due([one], DUE + FIRST_PAUSE)
        assert report.sent_at == DUE + FIRST_PAUSE
        assert len(w.mail.mails) == 1


async def test_only_so_many_are_on_their_way_at_once(trusted: Certificates, tmp_path: Path) -> None:
    under_way, most = 0, 0

    async def still(_: Waiting) -> bool:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0.01)
        under_way -= 1
        return True

    async with world(trusted, tmp_path) as w:
        many = [w.waiting(person=str(n), addresses=()) for n in range(3 * AT_ONCE)]
        reports = await w.reminders.due(many, DUE, still)
    assert most == AT_ONCE
    assert [r.waiting.person for r in reports] == [one.person for one in many]
    assert len(w.service.taken) == len(many)


# --- patience -------------------------------------------------------------------------------------


def test_pauses_grow_up_to_an_hour_and_end_with_a_success() -> None:
    patience, now, pauses = Patience(), DUE, []
    for _ in range(9):
        patience.failed("a", now, 0)
        begin = now
        while not patience.ready("a", now):
            now += MINUTE
        pauses.append((now - begin) // MINUTE)
    assert pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert patience.ready("b", now)
    patience.forget("a")
    patience.failed("a", now, 0)
    assert patience.ready("a", now + FIRST_PAUSE)


def test_the_wish_of_the_other_side_counts() -> None:
    patience = Patience()
    patience.failed("a", DUE, 5 * HOUR)
    assert not patience.ready("a", DUE + 5 * HOUR - 1)
    assert patience.ready("a", DUE + 5 * HOUR)


def test_failures_of_long_ago_are_forgotten() -> None:
    patience = Patience()
    patience.failed("a", DUE, 0)
    patience.tidy(DUE + FIRST_PAUSE + LONGEST_PAUSE - 1)
    assert len(patience) == 1
    patience.tidy(DUE + FIRST_PAUSE + LONGEST_PAUSE)
    assert len(patience) == 0


# --- settings -------------------------------------------------------------------------------------


async def test_by_default_nothing_is_sent() -> None:
    reminders = Reminders.of(told(), KEY)
    assert reminders.mailer is None
    assert reminders.push is None
    person = Waiting(
        person="p", name="Anna", lang="en", table="t", title="Renature", others=(), seat=0,
        turn=turn(), addresses=("anna@example.org",),
        subscriptions=(Browser().subscribe("https://push.example.org/"),),
    )  # fmt: skip
    assert due_at(person.turn, DUE) == DUE
    assert await reminders.due([person], DUE) == []
    await reminders.close()


def test_each_way_is_there_when_it_is_configured(tmp_path: Path) -> None:
    key = tmp_path / "push.key"
    push = {"push-key-file": str(key), "push-contact": "mailto:games@example.org"}
    only_push = Reminders.of(told(push), KEY)
    assert only_push.push is not None
    assert only_push.push.public_key == Push(key, "mailto:games@example.org").public_key
    assert only_push.mailer is None
    mail = {"mail-host": "smtp.example.org", "mail-sender": "games@example.org"}
    only_mail = Reminders.of(told(mail), KEY)
    assert only_mail.mailer is not None
    assert only_mail.push is None
