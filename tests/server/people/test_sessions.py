"""Guests and their sessions: known by a secret that nobody stores, until they end."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.people.around import PASSWORD, open_house
from waldbach.server.errors import Forbidden, Missing, TooOften
from waldbach.server.limits import Rate
from waldbach.server.models import Person, Session
from waldbach.server.pace import DAY, MINUTE, SECOND
from waldbach.server.people import Device, People, Rates
from waldbach.server.people import sessions as module
from waldbach.server.people.cookies import Cookies, read_cookie
from waldbach.server.people.ground import hashed

# --- who ------------------------------------------------------------------------------------------


async def test_a_nickname_makes_a_guest_that_its_secret_knows(url: str) -> None:
    async with open_house(url) as house:
        who, secret = await house.people.guest("  Zoë ", "pl", Device("Firefox, Linux"))
        assert (who.name, who.kind, who.lang, who.by) == ("Zoë", "guest", "pl", "cookie")
        assert await house.people.who(secret) == who
        other, _ = await house.people.guest("Zoë", "pl")
        assert other.person != who.person


async def test_what_is_no_secret_is_nobody(url: str) -> None:
    async with open_house(url) as house:
        _, secret = await house.guest()
        for wrong in (
            "",
            "x",
            secret[:-1],
            secret + "x",
            hashed(secret),
            "\0",
            "\udcff",
            "x" * 9999,
        ):
            assert await house.people.who(wrong) is None


async def test_the_secret_is_not_in_the_database(url: str) -> None:
    async with open_house(url) as house:
        who, secret = await house.guest()
        (row,) = await house.rows(Session, who.person)
        assert secret not in repr(vars(row))
        assert row.key == hashed(secret)


@pytest.mark.parametrize(("kind", "days"), [("guest", 400), ("account", 90)])
async def test_a_session_ends_when_it_was_not_used_for_its_lifetime(
    url: str, kind: str, days: int
) -> None:
    async with open_house(url) as house:
        who, secret = await (house.guest() if kind == "guest" else house.account())
        for _ in range(3):  # each use begins the time anew
            house.clock.turn(days * DAY - 1)
            assert await house.people.who(secret) == who
        house.clock.turn(days * DAY)
        assert await house.people.who(secret) is None


async def test_a_session_that_expires_while_it_is_remembered_ends_on_time(url: str) -> None:
    async with open_house(url) as house:
        who, _ = await house.account()
        _, secret = await house.people.tokens.make(who, "tool", None, 1)
        house.clock.turn(DAY - SECOND)
        assert await house.people.who(secret)
        house.clock.turn(SECOND)
        assert await house.people.who(secret) is None


async def test_the_last_use_is_written_at_most_every_ten_minutes(url: str) -> None:
    async with open_house(url) as house:
        who, secret = await house.guest()
        begun = house.clock.now
        house.clock.turn(10 * MINUTE - 1)
        await house.people.who(secret)
        assert (await house.get(Session, who.session)).used_at == begun
        assert (await house.get(Person, who.person)).seen_at == begun
        house.clock.turn(MINUTE)
        await house.people.who(secret)
        assert (await house.get(Session, who.session)).used_at == house.clock.now
        assert (await house.get(Person, who.person)).seen_at == house.clock.now


# --- what is remembered ---------------------------------------------------------------------------


async def rename_behind_the_back(people: People, person: str, name: str) -> None:
    """As another process would do it."""
    async with people.ground.write() as change:
        (await change.db.get_one(Person, person)).name = name


async def test_an_answer_is_at_most_half_a_minute_old(url: str) -> None:
    async with open_house(url) as house:
        who, secret = await house.guest()
        await house.people.who(secret)
        await rename_behind_the_back(house.people, who.person, "Berta")
        house.clock.turn(30 * SECOND - 1)
        assert await house.people.who(secret) == who
        house.clock.turn(1)
        renamed = await house.people.who(secret)
        assert renamed is not None
        assert renamed.name == "Berta"


async def test_forgetting_a_person_asks_the_database_at_once(url: str) -> None:
    async with open_house(url) as house:
        who, secret = await house.guest()
        await house.people.who(secret)
        await rename_behind_the_back(house.people, who.person, "Berta")
        house.people.forget(who.person)
        renamed = await house.people.who(secret)
        assert renamed is not None
        assert renamed.name == "Berta"


async def test_an_answer_that_was_read_before_a_change_is_not_kept_after_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(url) as house:
        who, secret = await house.guest()
        house.clock.turn(11 * MINUTE)
        noted = house.people.sessions._note_use

        async def ended_meanwhile(*args: object) -> None:
            await noted(*args)  # type: ignore[arg-type]
            await house.people.sessions.sign_out(who)

        monkeypatch.setattr(house.people.sessions, "_note_use", ended_meanwhile)
        await house.people.who(secret)
        assert await house.people.who(secret) is None


async def test_memory_for_answers_is_bounded(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 3)
    async with open_house(url) as house:
        for number in range(5):
            who, secret = await house.guest(f"Guest {number}")
            assert await house.people.who(secret) == who
        assert len(house.people.sessions._kept) == 3


# --- CSRF -----------------------------------------------------------------------------------------


async def test_a_csrf_token_belongs_to_one_session_of_one_installation(url: str) -> None:
    async with open_house(url) as house:
        (one, _), (other, _) = await house.guest(), await house.guest()
        token = house.people.csrf(one)
        house.people.check_csrf(one, token)
        elsewhere = People(house.people.ground.db, b"x" * 32, house.clock, True)
        for wrong in ("", token[:-1], house.people.csrf(other), elsewhere.csrf(one), "ü", "\udc00"):
            with pytest.raises(Forbidden, match="X-CSRF-Token"):
                house.people.check_csrf(one, wrong)
        assert one.session not in token


# --- the list -------------------------------------------------------------------------------------


async def test_sessions_are_listed_and_ended_one_by_one(url: str) -> None:
    async with open_house(url) as house:
        login = await house.login_of((await house.account())[0])
        house.clock.turn(MINUTE)
        here, first = await house.people.accounts.sign_in(None, login, PASSWORD, Device("here"))
        house.clock.turn(MINUTE)
        _, second = await house.people.accounts.sign_in(None, login, PASSWORD, Device("there"))
        listed = await house.people.sessions.listed(here)
        assert [(one.name, one.current) for one in listed] == [
            ("there", False), ("here", True), ("", False),
        ]  # fmt: skip
        await house.people.who(second)
        await house.people.sessions.end(here, listed[0].id)
        assert await house.people.who(second) is None
        assert await house.people.who(first) == here


async def test_nobody_ends_the_session_of_somebody_else(url: str) -> None:
    async with open_house(url) as house:
        (one, secret), (other, _) = await house.guest(), await house.guest()
        (listed,) = await house.people.sessions.listed(one)
        for id in (listed.id, listed.id[:4], "", "%", "_" * 16, "\0", "x" * 16):
            with pytest.raises(Missing):
                await house.people.sessions.end(other, id)
        assert await house.people.who(secret) == one


async def test_all_other_browsers_can_be_signed_out_at_once(url: str) -> None:
    async with open_house(url) as house:
        who, first = await house.account()
        _, token = await house.people.tokens.make(who, "tool", None, 10)
        login = await house.login_of(who)
        here, mine = await house.people.accounts.sign_in(None, login, PASSWORD)
        await house.people.sessions.end_others(here)
        assert await house.people.who(first) is None
        assert await house.people.who(mine) == here
        assert await house.people.who(token), "programs are not browsers"


async def test_signing_out_ends_the_session_at_once(url: str) -> None:
    async with open_house(url) as house:
        who, secret = await house.guest()
        await house.people.who(secret)
        await house.people.sessions.sign_out(who)
        assert await house.people.who(secret) is None
        assert house.changes[-1].people == {who.person}


# --- bans, floods, sweeping -----------------------------------------------------------------------


async def test_a_ban_holds_at_once_and_until_it_is_lifted(url: str) -> None:
    async with open_house(url) as house:
        who, secret = await house.account()
        login = await house.login_of(who)
        bot = await house.people.tokens.make_bot(who, "Robo")
        _, token = await house.people.tokens.make(who, "of the bot", bot.id, 10)
        assert await house.people.who(secret)
        assert await house.people.who(token)
        await house.people.ban(who.person)
        assert await house.people.who(secret) is None
        assert await house.people.who(token) is None, "nor do its bots play on"
        with pytest.raises(Forbidden):
            await house.people.accounts.sign_in(None, login, PASSWORD)
        await house.people.unban(who.person)
        assert await house.people.who(secret) is None, "sessions of before have ended"
        assert await house.people.accounts.sign_in(None, login, PASSWORD)
        with pytest.raises(Missing):
            await house.people.ban("nobody")


async def test_guests_from_one_address_are_limited(url: str) -> None:
    rates = Rates(guests=Rate(2, "hour"))
    async with open_house(url, rates=rates) as house:
        for _ in range(2):
            await house.people.guest("Anna", "en", Device(address="10.0.0.1"))
        with pytest.raises(TooOften) as caught:
            await house.people.guest("Anna", "en", Device(address="10.0.0.1"))
        assert caught.value.retry_after == 30 * MINUTE
        await house.people.guest("Anna", "en", Device(address="10.0.0.2"))
        await house.people.guest("Anna", "en")


async def test_what_has_expired_is_swept_away(url: str) -> None:
    async with open_house(url) as house:
        old, _ = await house.guest()
        await house.recovery_link(old)
        house.clock.turn(399 * DAY)
        young, secret = await house.guest()
        house.clock.turn(DAY)
        await house.people.sweep()
        assert await house.rows(Session, old.person) == []
        assert await house.people.who(secret) == young


async def test_many_at_once_are_answered(url: str) -> None:
    async with open_house(url) as house:
        who, secret = await house.guest()
        house.clock.turn(DAY)
        assert await asyncio.gather(*(house.people.who(secret) for _ in range(20))) == [who] * 20


# --- the cookie -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("base", "kind", "right"),
    [
        ("https://a.example", "guest",
         "__Host-waldbach=s; HttpOnly; Max-Age=34560000; Path=/; SameSite=lax; Secure"),
        ("http://localhost:8000", "account",
         "waldbach=s; HttpOnly; Max-Age=7776000; Path=/; SameSite=lax"),
    ],
)  # fmt: skip
def test_the_cookie_is_for_this_site_and_not_for_scripts(base: str, kind: str, right: str) -> None:
    assert Cookies(base).give("s", kind).to_header(header="") == right


def test_the_cookie_is_found_among_others() -> None:
    assert read_cookie("a=b; __Host-waldbach=s3; waldbach=no", secure=True) == "s3"
    assert read_cookie("xwaldbach=1; waldbach=s3", secure=False) == "s3"
    assert read_cookie("a=b", secure=False) is None
    assert read_cookie("", secure=False) is None
