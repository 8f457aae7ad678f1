"""Accounts: passwords that are kept well, logins that are not told, guests that stay themselves."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from argon2 import PasswordHasher

from tests.server.people.around import PASSWORD, QUICK, START, new_login, open_house
from waldbach.game import BadInput
from waldbach.server.errors import Forbidden, SignInNeeded, Taken, TooOften
from waldbach.server.limits import Rate
from waldbach.server.models import Person, ReadUpTo, Remark, Seat, Session, Table
from waldbach.server.pace import DAY, HOUR, MINUTE
from waldbach.server.people import Device, Rates
from waldbach.server.people.passwords import AT_ONCE, MOST_WAITING, Passwords

NEW = "another quiet brook"


class Counting(PasswordHasher):
    """Tells how much work was done, and how much of it at once. `together`: it begins when so many
    have come."""

    def __init__(self, together: int = 1) -> None:
        super().__init__(time_cost=1, memory_cost=1024, parallelism=1)
        self.verified = self.now = self.most = 0
        self.guard = threading.Lock()
        self.together = threading.Barrier(together, timeout=60)

    def verify(self, hash: Any, password: Any) -> Any:
        with self.guard:
            self.verified, self.now = self.verified + 1, self.now + 1
            self.most = max(self.most, self.now)
        try:
            self.together.wait()
            return super().verify(hash, password)
        finally:
            with self.guard:
                self.now -= 1


# --- registering ----------------------------------------------------------------------------------


async def test_a_guest_that_registers_keeps_its_person_and_seats(url: str) -> None:
    async with open_house(url) as house:
        guest, old = await house.guest("Anna")
        table = await house.table(guest)
        login = new_login()
        who, secret = await house.people.accounts.register(guest, f" {login.upper()}", PASSWORD)
        assert (who.person, who.name, who.kind) == (guest.person, "Anna", "account")
        assert await house.seated(table) == [who.person]
        assert await house.people.who(secret) == who
        assert await house.people.who(old) is None, "more rights, another secret"
        assert await house.login_of(who) == login


async def test_an_account_can_be_made_without_having_been_a_guest(url: str) -> None:
    async with open_house(url) as house:
        login = new_login()
        who, _ = await house.people.accounts.register(None, login, PASSWORD, lang="de")
        assert (who.name, who.lang) == (login[:24], "de")
        named, _ = await house.people.accounts.register(None, new_login(), PASSWORD, name=" Bo ")
        assert named.name == "Bo"


async def test_other_browsers_of_the_guest_live_on_as_those_of_the_account(url: str) -> None:
    async with open_house(url) as house:
        guest, _ = await house.guest()
        link = await house.recovery_link(guest)
        _, elsewhere = await house.people.recovery.use(link)
        await house.people.accounts.register(guest, new_login(), PASSWORD)
        kept = await house.people.who(elsewhere)
        assert kept is not None
        assert kept.kind == "account"
        house.clock.turn(90 * DAY)
        assert await house.people.who(elsewhere) is None


async def test_a_login_is_given_once(url: str) -> None:
    async with open_house(url) as house:
        who, _ = await house.account()
        login = await house.login_of(who)
        guest, secret = await house.guest()
        for somebody in (None, guest):
            with pytest.raises(Taken) as caught:
                await house.people.accounts.register(somebody, login.upper(), PASSWORD)
            assert caught.value.message == "login-taken"
        assert await house.people.who(secret) == guest, "a refusal changes nothing"
        assert (await house.get(Person, guest.person)).kind == "guest"


async def test_of_two_who_want_a_login_at_once_one_gets_it(url: str) -> None:
    async with open_house(url) as house:
        login = new_login()
        tries = [house.people.accounts.register(None, login, PASSWORD) for _ in range(4)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(isinstance(one, Taken) for one in results) == [False, True, True, True]


async def test_nobody_registers_twice(url: str) -> None:
    async with open_house(url) as house:
        guest, _ = await house.guest()
        who, _ = await house.people.accounts.register(guest, new_login(), PASSWORD)
        for somebody in (who, guest):  # the second is what another tab still thinks
            with pytest.raises(Taken) as caught:
                await house.people.accounts.register(somebody, new_login(), PASSWORD)
            assert caught.value.message == "account-already"


async def test_bad_words_are_refused_before_anything_is_made(url: str) -> None:
    async with open_house(url) as house:
        login = new_login()
        for bad in (
            {"login": "Ä"}, {"password": "short"}, {"password": login}, {"name": "\u202e"},
            {"lang": "xx"},
        ):  # fmt: skip
            given: dict[str, Any] = {"login": login, "password": PASSWORD} | bad
            with pytest.raises(BadInput):
                await house.people.accounts.register(None, **given)
        assert await house.people.accounts.register(None, login, PASSWORD)


async def test_where_accounts_are_off_there_are_none(url: str) -> None:
    async with open_house(url, accounts=False) as house:
        with pytest.raises(Forbidden):
            await house.account()
        with pytest.raises(Forbidden):
            await house.people.accounts.sign_in(None, "anna", PASSWORD)
        assert not house.people.passkeys.offered


# --- passwords ------------------------------------------------------------------------------------


async def test_passwords_are_hashed_as_is_recommended(url: str) -> None:
    async with open_house(url, hasher=None) as house:
        who, _ = await house.account()
        stored = (await house.get(Person, who.person)).password
        assert stored.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
        assert await house.people.accounts.sign_in(None, await house.login_of(who), PASSWORD)


async def test_a_hash_with_old_parameters_is_renewed_at_the_next_sign_in(url: str) -> None:
    async with open_house(url) as house:
        who, _ = await house.account()
        login = await house.login_of(who)
        house.people.passwords.hasher = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
        await house.people.accounts.sign_in(None, login, PASSWORD)
        renewed = (await house.get(Person, who.person)).password
        assert "m=16,t=2,p=1" in renewed
        await house.people.accounts.sign_in(None, login, PASSWORD)
        assert (await house.get(Person, who.person)).password == renewed


async def test_an_unknown_login_costs_the_same_work_and_gets_the_same_answer(url: str) -> None:
    hasher = Counting()
    async with open_house(url, hasher=hasher) as house:
        who, _ = await house.account()
        known = await house.login_of(who)
        told = set()
        for number, login in enumerate((known, new_login(), "no login at all"), start=1):
            with pytest.raises(SignInNeeded) as caught:
                await house.people.accounts.sign_in(None, login, "wrong password")
            told.add((caught.value.message, str(caught.value)))
            assert hasher.verified == number
        assert len(told) == 1


async def test_only_two_passwords_are_worked_on_at_once(url: str) -> None:
    hasher = Counting(together=AT_ONCE)
    async with open_house(url, hasher=hasher) as house:
        tries = [house.people.passwords.fits(None, "x") for _ in range(20)]
        assert await asyncio.gather(*tries) == [False] * 20
        assert (hasher.verified, hasher.most) == (20, AT_ONCE)


async def test_a_flood_of_passwords_is_turned_away() -> None:
    passwords = Passwords(QUICK)
    tries = [passwords.fits(None, "x") for _ in range(MOST_WAITING + 5)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, TooOften) for one in results) == 5
    assert await passwords.fits(None, "x") is False
    passwords.close()


async def test_a_stored_hash_that_cannot_be_read_fits_nothing() -> None:
    passwords = Passwords(QUICK)
    assert await passwords.fits("not a hash", "x") is False
    passwords.close()


# --- signing in -----------------------------------------------------------------------------------


async def test_signing_in_takes_login_and_password(url: str) -> None:
    async with open_house(url) as house:
        who, _ = await house.account()
        login = await house.login_of(who)
        again, secret = await house.people.accounts.sign_in(None, f" {login.upper()} ", PASSWORD)
        assert again.person == who.person
        assert await house.people.who(secret) == again
        for wrong in ("", PASSWORD.upper(), PASSWORD + " ", "x" * 100_000, "\0", "\ud800"):
            with pytest.raises(SignInNeeded):
                await house.people.accounts.sign_in(None, login, wrong)


async def test_wrong_passwords_are_limited_by_login(url: str) -> None:
    rates = Rates(wrong_passwords=Rate(3, "hour"))
    async with open_house(url, rates=rates) as house:
        who, _ = await house.account()
        login = await house.login_of(who)
        sign_in = house.people.accounts.sign_in
        for _ in range(10):  # right ones do not count
            await sign_in(None, login, PASSWORD)
        for number in range(3):
            with pytest.raises(SignInNeeded):
                await sign_in(None, login, "wrong", Device(address=f"10.0.0.{number}"))
        with pytest.raises(TooOften) as caught:
            await sign_in(None, login, PASSWORD, Device(address="10.0.0.9"))
        assert caught.value.retry_after == 20 * MINUTE
        house.clock.turn(20 * MINUTE)
        assert await sign_in(None, login, PASSWORD)


async def test_wrong_passwords_are_limited_by_address(url: str) -> None:
    rates = Rates(wrong_passwords_from=Rate(3, "hour"))
    async with open_house(url, rates=rates) as house:
        who, _ = await house.account()
        here, there = Device(address="10.0.0.1"), Device(address="10.0.0.2")
        for _ in range(3):
            with pytest.raises(SignInNeeded):
                await house.people.accounts.sign_in(None, new_login(), "wrong", here)
        login = await house.login_of(who)
        with pytest.raises(TooOften):
            await house.people.accounts.sign_in(None, login, PASSWORD, here)
        assert await house.people.accounts.sign_in(None, login, PASSWORD, there)


async def test_many_tries_at_once_do_not_get_past_the_limit(url: str) -> None:
    rates = Rates(wrong_passwords=Rate(3, "hour"))
    async with open_house(url, rates=rates) as house:
        login = new_login()
        tries = [house.people.accounts.sign_in(None, login, "wrong") for _ in range(10)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(one, SignInNeeded) for one in results) == 3
        assert sum(isinstance(one, TooOften) for one in results) == 7


# --- a guest signs in -----------------------------------------------------------------------------


async def test_the_seats_of_a_guest_go_over_to_the_account(url: str) -> None:
    async with open_house(url) as house:
        account, _ = await house.account()
        guest, secret = await house.guest()
        stranger, _ = await house.guest("Stranger")
        moved = await house.table(stranger, guest, host=guest)
        both = await house.table(account, guest, host=guest)
        who, _ = await house.people.accounts.sign_in(guest, await house.login_of(account), PASSWORD)
        assert who.person == account.person
        assert await house.seated(moved) == [stranger.person, account.person]
        assert await house.seated(both) == [account.person, guest.person], "one sees one hand"
        assert await house.people.who(secret) is None
        assert house.changes[-1].tables == {moved}
        assert house.changes[-1].hours == {account.person}, "its own ones from now on"
        assert (await house.get(Table, moved)).host == account.person
        assert (await house.get(Table, both)).host == guest.person


async def test_what_a_guest_said_and_read_goes_over_to_the_account(url: str) -> None:
    async with open_house(url) as house:
        (account, _), (guest, _) = await house.account(), await house.guest("Gast")
        stranger, _ = await house.guest("Stranger")
        ahead, behind, alone = [await house.table(stranger, guest) for _ in range(3)]
        marks = {(ahead, guest): 5, (ahead, account): 3, (behind, guest): 2, (behind, account): 4}
        async with house.people.ground.write() as change:
            for (table, who), number in (marks | {(alone, guest): 1}).items():
                change.db.add(ReadUpTo(table=table, person=who.person, number=number))
            for number, who in ((1, guest), (2, stranger)):
                remark = Remark(table=alone, number=number, person=who.person, text="Servus")
                remark.name, remark.at = who.name, START
                change.db.add(remark)
        await house.people.accounts.sign_in(guest, await house.login_of(account), PASSWORD)
        assert await house.rows(ReadUpTo, guest.person) == []
        read = {mark.table: mark.number for mark in await house.rows(ReadUpTo, account.person)}
        assert read == {ahead: 5, behind: 4, alone: 1}
        said = [await house.get(Remark, (alone, number)) for number in (1, 2)]
        assert [one.person for one in said] == [account.person, stranger.person]
        await house.people.leaving.leave(account, PASSWORD)
        said = [await house.get(Remark, (alone, number)) for number in (1, 2)]
        assert [one.name for one in said] == ["", "Stranger"]


async def test_a_guest_who_was_sent_away_stays_away_with_an_account(url: str) -> None:
    async with open_house(url) as house:
        (account, _), (guest, _) = await house.account(), await house.guest()
        host, _ = await house.guest("Host")
        barred, other = [await house.table(host, None, host=host, status="open") for _ in range(2)]
        async with house.people.ground.write() as change:
            (await change.db.get_one(Table, barred)).barred = [guest.person]
            (await change.db.get_one(Table, other)).barred = [f"{guest.person}x"]
        await house.people.accounts.sign_in(guest, await house.login_of(account), PASSWORD)
        assert (await house.get(Table, barred)).barred == [guest.person, account.person]
        assert (await house.get(Table, other)).barred == [f"{guest.person}x"]


async def test_where_both_sit_the_guest_gets_up_or_is_looked_after(url: str) -> None:
    async with open_house(url) as house:
        (account, _), (guest, _) = await house.account(), await house.guest()
        waiting = await house.table(account, guest, None, host=guest, status="open")
        running = await house.table(account, guest)
        over = await house.table(account, guest, status="finished")
        await house.people.accounts.sign_in(guest, await house.login_of(account), PASSWORD)
        assert await house.seated(waiting) == [account.person, None, None]
        for table in (running, over):
            assert await house.seated(table) == [account.person, guest.person], "one hand each"
        rows = [await house.get(Table, table) for table in (waiting, running, over)]
        assert rows[0].host == account.person
        assert [row.wake_at for row in rows] == [None, house.clock.now, None]
        assert house.changes[-1].tables == {waiting}


async def test_where_the_account_is_only_invited_the_seat_of_the_guest_goes_over(url: str) -> None:
    async with open_house(url) as house:
        (account, _), (guest, _) = await house.account(), await house.guest()
        table = await house.table(guest, account, None, host=guest, status="open")
        async with house.people.ground.write() as change:
            (await change.db.get_one(Seat, (table, 1))).joined_at = None
        await house.people.accounts.sign_in(guest, await house.login_of(account), PASSWORD)
        assert await house.seated(table) == [account.person, None, None]
        assert (await house.get(Seat, (table, 0))).joined_at is not None
        assert (await house.get(Table, table)).host == account.person


async def test_the_seats_of_an_account_stay_when_another_signs_in(url: str) -> None:
    async with open_house(url) as house:
        (one, secret), (other, _) = await house.account(), await house.account()
        table = await house.table(one)
        await house.people.accounts.sign_in(one, await house.login_of(other), PASSWORD)
        assert await house.seated(table) == [one.person]
        assert await house.people.who(secret) is None, "the browser belongs to the other now"


async def test_a_failed_sign_in_leaves_the_guest_as_it_was(url: str) -> None:
    async with open_house(url) as house:
        account, _ = await house.account()
        guest, secret = await house.guest()
        table = await house.table(guest)
        with pytest.raises(SignInNeeded):
            await house.people.accounts.sign_in(guest, await house.login_of(account), "wrong")
        assert await house.seated(table) == [guest.person]
        assert await house.people.who(secret) == guest


# --- changing the password ------------------------------------------------------------------------


async def test_a_new_password_shuts_out_whoever_had_the_old_one(url: str) -> None:
    async with open_house(url) as house:
        who, mine = await house.account()
        login = await house.login_of(who)
        _, elsewhere = await house.people.accounts.sign_in(None, login, PASSWORD)
        _, token = await house.people.tokens.make(who, "tool", None, 10)
        bot = await house.people.tokens.make_bot(who, "Robo")
        _, of_bot = await house.people.tokens.make(who, "robo", bot.id, 10)
        link = await house.recovery_link(who)
        await house.people.accounts.change_password(who, PASSWORD, NEW)
        assert await house.people.who(mine) == who
        assert await house.people.who(elsewhere) is None
        assert await house.people.who(token) is None
        assert await house.people.who(of_bot)
        with pytest.raises(BadInput):
            await house.people.recovery.use(link)
        with pytest.raises(SignInNeeded):
            await house.people.accounts.sign_in(None, login, PASSWORD)
        assert await house.people.accounts.sign_in(None, login, NEW)


async def test_a_new_password_needs_the_present_one(url: str) -> None:
    rates = Rates(wrong_passwords=Rate(2, "hour"))
    async with open_house(url, rates=rates) as house:
        who, _ = await house.account()
        change = house.people.accounts.change_password
        with pytest.raises(BadInput, match="8 to 1024"):
            await change(who, PASSWORD, "short")
        for _ in range(2):
            with pytest.raises(Forbidden):
                await change(who, "wrong", NEW)
        with pytest.raises(TooOften):
            await change(who, PASSWORD, NEW)
        guest, _ = await house.guest()
        with pytest.raises(Forbidden, match="account"):
            await change(guest, "", NEW)


async def test_a_session_from_before_shows_its_password_again(url: str) -> None:
    async with open_house(url) as house:
        who, _ = await house.account()
        prove = house.people.accounts.prove
        await prove(who, None, Device())
        with pytest.raises(Forbidden):
            await prove(who, "wrong", Device())
        house.clock.turn(10 * MINUTE)
        with pytest.raises(Forbidden, match="sign in again"):
            await prove(who, None, Device())
        await prove(who, PASSWORD, Device())
        guest, _ = await house.guest()
        house.clock.turn(HOUR)
        await prove(guest, None, Device())
        assert len(await house.rows(Session, who.person)) == 1
