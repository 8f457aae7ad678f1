"""Mail addresses: confirmed by a link, and the way back for a forgotten password."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.people.around import PASSWORD, House, new_login, open_house
from waldbach.game import BadInput
from waldbach.server.errors import Forbidden, Missing, SignInNeeded, TooOften
from waldbach.server.limits import Rate
from waldbach.server.models import Person, Recovery
from waldbach.server.pace import DAY, HOUR, MINUTE
from waldbach.server.people import Device, Rates, Who
from waldbach.server.reminders.delivery import Delivery, Outcome
from waldbach.server.reminders.wording import Letter

NEW = "another quiet brook"


def address() -> str:
    return f"{new_login()}@example.org"


async def posted(house: House) -> None:
    """Until all letters have left."""
    await house.people.letters.close()


async def with_mail(house: House, mail: str) -> Who:
    who, _ = await house.account()
    await house.people.letters.change(who, mail)
    await posted(house)
    await house.people.letters.confirm(house.mailbox.secret())
    return who


# --- the address ----------------------------------------------------------------------------------


async def test_an_address_counts_when_its_link_was_opened(url: str) -> None:
    async with open_house(url) as house:
        who, _ = await house.people.accounts.register(None, new_login(), PASSWORD, lang="pl")
        mail = address()
        await house.people.letters.change(who, f" {mail} ")
        await posted(house)
        profile = await house.people.profiles.mine(who)
        assert (profile.mail, profile.mail_waiting) == (None, mail)
        ((to, letter),) = house.mailbox.letters
        assert (to, letter.lang) == (mail, "pl")
        assert letter.link.startswith("https://games.example.org/confirm-mail#")
        await house.people.letters.confirm(house.mailbox.secret())
        profile = await house.people.profiles.mine(who)
        assert (profile.mail, profile.mail_waiting) == (mail, None)
        assert (await house.get(Person, who.person)).mail_confirmed_at == house.clock.now
        with pytest.raises(Missing):
            await house.people.letters.confirm(house.mailbox.secret())


async def test_the_old_address_stays_until_the_new_one_is_confirmed(url: str) -> None:
    async with open_house(url) as house:
        old, new = address(), address()
        who = await with_mail(house, old)
        await house.people.letters.change(who, new)
        assert (await house.people.profiles.mine(who)).mail == old
        await posted(house)
        await house.people.letters.confirm(house.mailbox.secret())
        assert (await house.people.profiles.mine(who)).mail == new


async def test_only_the_last_link_confirms_and_only_for_two_days(url: str) -> None:
    async with open_house(url) as house:
        who, _ = await house.account()
        await house.people.letters.change(who, address())
        await posted(house)
        first = house.mailbox.secret()
        await house.people.letters.change(who, address())
        await posted(house)
        link = await house.recovery_link(who)
        for wrong in (first, "", "x", link, "\0"):
            with pytest.raises(Missing):
                await house.people.letters.confirm(wrong)
        house.clock.turn(2 * DAY)
        with pytest.raises(Missing):
            await house.people.letters.confirm(house.mailbox.secret())


async def test_an_address_can_be_removed(url: str) -> None:
    async with open_house(url) as house:
        who = await with_mail(house, address())
        await house.people.letters.change(who, address())
        await house.people.letters.remove(who)
        profile = await house.people.profiles.mine(who)
        assert (profile.mail, profile.mail_waiting) == (None, None)
        await posted(house)
        with pytest.raises(Missing):
            await house.people.letters.confirm(house.mailbox.secret())


async def test_a_change_of_address_needs_the_password(url: str) -> None:
    """Else a browser left open would be enough to take over the account."""
    async with open_house(url) as house:
        who, _ = await house.account()
        house.clock.turn(HOUR)
        with pytest.raises(Forbidden):
            await house.people.letters.change(who, address())
        with pytest.raises(Forbidden):
            await house.people.letters.remove(who)
        await house.people.letters.change(who, address(), PASSWORD)


async def test_guests_may_have_an_address_too(url: str) -> None:
    async with open_house(url) as house:
        guest, _ = await house.guest()
        house.clock.turn(HOUR)
        mail = address()
        await house.people.letters.change(guest, mail)
        await posted(house)
        await house.people.letters.confirm(house.mailbox.secret())
        assert (await house.people.profiles.mine(guest)).mail == mail


async def test_what_is_no_address_is_refused(url: str) -> None:
    async with open_house(url) as house:
        who, _ = await house.account()
        for wrong in ("", "anna", "a@b@c.org", "a b@c.org", "a@c.org\nBcc: d@e.org", "\0@c.org"):
            with pytest.raises(BadInput):
                await house.people.letters.change(who, wrong)
            with pytest.raises(BadInput):
                house.people.letters.forgotten(wrong)
        assert house.mailbox.letters == []


async def test_without_a_mail_server_nothing_is_offered(url: str) -> None:
    async with open_house(url, mail=False) as house:
        who, _ = await house.account()
        with pytest.raises(Forbidden):
            await house.people.letters.change(who, address())
        with pytest.raises(Forbidden):
            house.people.letters.forgotten(address())


async def test_letters_are_limited_by_address_and_by_sender(url: str) -> None:
    rates = Rates(letters=Rate(2, "hour"), letters_from=Rate(3, "hour"))
    async with open_house(url, rates=rates) as house:
        mail = address()
        for _ in range(2):
            house.people.letters.forgotten(mail, Device(address="10.0.0.1"))
        with pytest.raises(TooOften):
            house.people.letters.forgotten(mail.upper(), Device(address="10.0.0.2"))
        house.people.letters.forgotten(address(), Device(address="10.0.0.1"))
        with pytest.raises(TooOften):
            house.people.letters.forgotten(address(), Device(address="10.0.0.1"))


# --- a forgotten password -------------------------------------------------------------------------


async def test_a_forgotten_password_is_replaced_by_a_link(url: str) -> None:
    async with open_house(url) as house:
        mail = address()
        who = await with_mail(house, mail)
        login = await house.login_of(who)
        _, open_browser = await house.people.accounts.sign_in(None, login, PASSWORD)
        house.people.letters.forgotten(mail.upper())
        await posted(house)
        to, letter = house.mailbox.letters[-1]
        assert to == mail
        assert letter.link.startswith("https://games.example.org/reset#")
        again, secret = await house.people.accounts.reset(house.mailbox.secret(), NEW)
        assert again.person == who.person
        assert await house.people.who(secret) == again
        assert await house.people.who(open_browser) is None
        with pytest.raises(SignInNeeded):
            await house.people.accounts.sign_in(None, login, PASSWORD)
        assert await house.people.accounts.sign_in(None, login, NEW)


async def test_nobody_learns_whether_an_address_is_known(url: str) -> None:
    """Whatever there is to do is done after the answer."""
    async with open_house(url) as house:
        known = address()
        who = await with_mail(house, known)
        before = len(house.mailbox.letters)
        for mail in (known, address()):
            house.people.letters.forgotten(mail)
        assert len(house.mailbox.letters) == before
        assert not [one for one in await house.rows(Recovery, who.person) if one.purpose != "mail"]
        await posted(house)
        assert [to for to, _ in house.mailbox.letters[before:]] == [known]


async def test_only_confirmed_addresses_get_a_link(url: str) -> None:
    async with open_house(url) as house:
        who, _ = await house.account()
        mail = address()
        await house.people.letters.change(who, mail)
        await posted(house)
        house.people.letters.forgotten(mail)
        await posted(house)
        assert len(house.mailbox.letters) == 1


async def test_an_address_of_several_accounts_gets_a_link_for_each(url: str) -> None:
    async with open_house(url) as house:
        mail = address()
        family = {(await with_mail(house, mail)).person for _ in range(3)}
        house.people.letters.forgotten(mail)
        await posted(house)
        links = [letter.link.partition("#")[2] for _, letter in house.mailbox.letters[-3:]]
        back = {(await house.people.accounts.reset(link, NEW))[0].person for link in links}
        assert back == family


async def test_a_reset_link_works_once_and_for_an_hour(url: str) -> None:
    async with open_house(url) as house:
        who, _ = await house.account()
        link = await house.people.accounts.reset_secret(who.person)
        with pytest.raises(BadInput, match="8 to 1024"):
            await house.people.accounts.reset(link, "short")
        tries = [house.people.accounts.reset(link, f"{NEW} {n}") for n in range(4)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(isinstance(one, Missing) for one in results) == [False, True, True, True]
        replaced = await house.people.accounts.reset_secret(who.person)
        late = await house.people.accounts.reset_secret(who.person)
        house.clock.turn(59 * MINUTE)
        for wrong in (link, replaced, "", "\0"):
            with pytest.raises(Missing):
                await house.people.accounts.reset(wrong, NEW)
        house.clock.turn(MINUTE)
        with pytest.raises(Missing):
            await house.people.accounts.reset(late, NEW)


async def test_a_letter_that_fails_disturbs_nobody(url: str) -> None:
    async def lost(letter: Letter, mail: str) -> Delivery:
        raise OSError("the mail server is on fire")

    async def refused(letter: Letter, mail: str) -> Delivery:
        return Delivery(Outcome.GONE, "no such mailbox")

    for send in (lost, refused):
        async with open_house(url, send=send) as house:
            who, _ = await house.account()
            await house.people.letters.change(who, address())
            await posted(house)
