"""Recovery links: a lost device is not a lost seat."""

from __future__ import annotations

import pytest

from tests.server.people.around import PASSWORD, open_house
from waldbach.server.errors import Forbidden, Missing, Taken
from waldbach.server.models import Recovery
from waldbach.server.pace import DAY
from waldbach.server.people import Device


async def test_a_link_brings_a_guest_back_on_another_device(url: str) -> None:
    async with open_house(url) as house:
        guest, first = await house.guest()
        table = await house.table(guest)
        link = await house.recovery_link(guest)
        for number in range(3):  # as often as needed
            again, secret = await house.people.recovery.use(link, device=Device(f"phone {number}"))
            assert again.person == guest.person
            assert await house.people.who(secret) == again
        assert await house.people.who(first) == guest, "nobody is signed out by it"
        assert await house.seated(table) == [guest.person]
        listed = await house.people.sessions.listed(guest)
        assert {one.name for one in listed} == {"", "phone 0", "phone 1", "phone 2"}


async def test_a_new_link_ends_the_one_before(url: str) -> None:
    async with open_house(url) as house:
        guest, _ = await house.guest()
        old = await house.recovery_link(guest)
        new = await house.recovery_link(guest)
        with pytest.raises(Missing):
            await house.people.recovery.use(old)
        assert await house.people.recovery.use(new)


async def test_a_link_can_be_ended(url: str) -> None:
    async with open_house(url) as house:
        (guest, _), (other, _) = await house.guest(), await house.guest()
        link = await house.recovery_link(guest)
        await house.people.recovery.end(other.person)
        assert await house.people.recovery.use(link)
        await house.people.recovery.end(guest.person)
        with pytest.raises(Missing):
            await house.people.recovery.use(link)


async def test_a_link_lasts_a_year(url: str) -> None:
    async with open_house(url) as house:
        guest, _ = await house.guest()
        link = await house.people.recovery.make(guest.person)
        assert link.address == f"https://games.example.org/recover#{link.secret}"
        house.clock.turn(365 * DAY - 1)
        assert await house.people.recovery.use(link.secret)
        house.clock.turn(1)
        with pytest.raises(Missing):
            await house.people.recovery.use(link.secret)


async def test_other_secrets_are_no_links_and_no_link_is_stored(url: str) -> None:
    async with open_house(url) as house:
        who, secret = await house.account()
        link = await house.recovery_link(who)
        reset = await house.people.accounts.reset_secret(who.person)
        for wrong in ("", "x", secret, reset, link + "x", "\0"):
            with pytest.raises(Missing):
                await house.people.recovery.use(wrong)
        assert link not in repr([vars(one) for one in await house.rows(Recovery, who.person)])


async def test_nobody_stops_being_themselves_without_saying_so(url: str) -> None:
    """A link can come from anybody: it takes neither the seats nor the place of who opens it."""
    async with open_house(url) as house:
        (sender, _), (victim, secret) = await house.guest("Eve"), await house.guest("Anna")
        table = await house.table(victim)
        link = await house.recovery_link(sender)
        with pytest.raises(Taken, match="Anna"):
            await house.people.recovery.use(link, victim)
        assert await house.people.who(secret) == victim
        again, _ = await house.people.recovery.use(link, victim, replace=True)
        assert again.person == sender.person
        assert await house.people.who(secret) is None
        assert await house.seated(table) == [victim.person]


async def test_a_link_does_not_get_around_a_ban(url: str) -> None:
    async with open_house(url) as house:
        guest, _ = await house.guest()
        link = await house.recovery_link(guest)
        await house.people.ban(guest.person)
        with pytest.raises(Forbidden):
            await house.people.recovery.use(link)


async def test_the_link_of_a_guest_who_has_moved_to_an_account_says_so(url: str) -> None:
    """It would lead to somebody who has nothing left."""
    async with open_house(url) as house:
        (account, _), (guest, _) = await house.account(), await house.guest()
        link = await house.recovery_link(guest)
        own = await house.recovery_link(account)
        await house.people.accounts.sign_in(guest, await house.login_of(account), PASSWORD)
        with pytest.raises(Missing) as caught:
            await house.people.recovery.use(link)
        assert caught.value.message == "recovery-moved"
        who, _ = await house.people.recovery.use(own)
        assert who.person == account.person
        house.clock.turn(366 * DAY)
        with pytest.raises(Missing) as caught:
            await house.people.recovery.use(link)
        assert caught.value.message == "recovery-unknown"
