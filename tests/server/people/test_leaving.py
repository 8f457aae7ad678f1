"""What people set about themselves, and what stays when they leave."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from tests.server.people.around import PASSWORD, START, House, new_login, open_house
from tests.server.people.authenticator import Authenticator
from waldbach.game import BadInput
from waldbach.server.errors import Forbidden, Missing, SignInNeeded
from waldbach.server.models import (
    Passkey,
    Person,
    Rating,
    Recovery,
    Remark,
    Seat,
    Session,
    Subscription,
    Table,
)
from waldbach.server.pace import MINUTE
from waldbach.server.people import Who

# --- profiles -------------------------------------------------------------------------------------


async def test_a_person_changes_what_it_names_and_nothing_else(url: str) -> None:
    async with open_house(url) as house:
        who, secret = await house.guest()
        hours = "Europe/Warsaw 08:00-22:00 free sat sun"
        changed = await house.people.profiles.change(who, name="Berta", hours=hours)
        assert (changed.name, changed.hours, changed.lang) == ("Berta", hours, "en")
        choices = {"theme": "dark", "hints": [1, None]}
        changed = await house.people.profiles.change(who, lang="de", choices=choices, hours=None)
        assert (changed.name, changed.hours, changed.lang) == ("Berta", None, "de")
        assert changed.choices == choices
        known = await house.people.who(secret)
        assert known is not None
        assert (known.name, known.lang) == ("Berta", "de"), "also in the next request"


@pytest.mark.parametrize(
    "bad", [{"name": ""}, {"lang": "fr"}, {"hours": "always"}, {"choices": {"a": "x" * 20_000}}]
)
async def test_where_one_wish_is_wrong_none_is_granted(url: str, bad: dict[str, object]) -> None:
    async with open_house(url) as house:
        who, _ = await house.guest("Anna")
        before = await house.people.profiles.mine(who)
        with pytest.raises(BadInput):
            await house.people.profiles.change(
                who, **({"name": "Berta", "lang": "pl", "choices": {"a": 1}} | bad)
            )
        assert await house.people.profiles.mine(who) == before


async def test_everybody_sees_name_kind_and_ratings_of_a_person(url: str) -> None:
    async with open_house(url) as house:
        (one, _), (other, _) = await house.account(), await house.guest("Berta")
        async with house.people.ground.write() as change:
            places = {one.person: 1, other.person: 2}
            await house.people.ratings.record(change.db, "renature", places)
        face = await house.people.profiles.face(other.person)
        assert (face.name, face.kind, list(face.ratings)) == ("Berta", "guest", ["renature"])
        for nobody in ("nobody", "", "\0", "ä"):
            with pytest.raises(Missing):
                await house.people.profiles.face(nobody)


# --- leaving --------------------------------------------------------------------------------------

OWN = (Session, Passkey, Recovery, Subscription, Rating)


async def test_what_is_ones_own_goes_and_what_is_shared_stays_without_a_name(url: str) -> None:
    async with open_house(url) as house:
        who, secret = await house.people.accounts.register(None, new_login(), PASSWORD, name="Anna")
        login = await house.login_of(who)
        friend, _ = await house.guest("Friend")
        table = await house.table(who, friend)
        bot = await house.people.tokens.make_bot(who, "Robo")
        _, token = await house.people.tokens.make(who, "home", bot.id, 10)
        begun = await house.people.passkeys.begin_adding(who)
        device = Authenticator("https://games.example.org")
        await house.people.passkeys.add(who, begun.token, device.create(begun.options))
        await house.recovery_link(who)
        await house.people.profiles.change(who, choices={"a": 1}, hours="UTC 06:00-23:00")
        async with house.people.ground.write() as change:
            subscription = Subscription(endpoint=f"https://push/{who.person}", person=who.person)
            subscription.keys, subscription.created_at = {}, START
            change.db.add(subscription)
            remark = Remark(table=table, number=1, person=who.person, name="Anna", text="Hello")
            remark.at = START
            change.db.add(remark)
            places = {who.person: 1, friend.person: 2}
            await house.people.ratings.record(change.db, "renature", places)
        for own in OWN:
            assert await house.rows(own, who.person), own

        await house.people.leaving.leave(who, PASSWORD)
        for own in OWN:
            assert not await house.rows(own, who.person), own
        row = await house.get(Person, who.person)
        blank = (row.name, row.login, row.password, row.mail, row.hours, row.choices)
        assert blank == ("", None, None, None, None, {})
        assert row.deleted_at == house.clock.now
        for gone in (secret, token):
            assert await house.people.who(gone) is None
        assert await house.seated(table) == [who.person, friend.person]
        assert [(await house.get(Seat, (table, n))).name for n in (0, 1)] == ["", "Friend"]
        said = await house.get(Remark, (table, 1))
        assert (said.name, said.text) == ("", "Hello")
        assert house.changes[-1].people == {who.person, bot.id}
        assert house.changes[-1].tables == {table}
        with pytest.raises(SignInNeeded):
            await house.people.accounts.sign_in(None, login, PASSWORD)
        assert await house.people.accounts.register(None, login, PASSWORD), "the login is free"


async def test_leaving_needs_the_password_or_a_fresh_sign_in(url: str) -> None:
    async with open_house(url) as house:
        who, secret = await house.account()
        login = await house.login_of(who)
        house.clock.turn(10 * MINUTE)
        for password in (None, "wrong"):
            with pytest.raises(Forbidden):
                await house.people.leaving.leave(who, password)
        assert await house.people.who(secret) == who
        fresh, _ = await house.people.accounts.sign_in(None, login, PASSWORD)
        await house.people.leaving.leave(fresh)
        assert await house.people.who(secret) is None


async def test_guests_can_leave_too(url: str) -> None:
    async with open_house(url) as house:
        guest, secret = await house.guest()
        house.clock.turn(10 * MINUTE)
        await house.people.leaving.leave(guest)
        assert await house.people.who(secret) is None
        assert (await house.people.profiles.face(guest.person)).name == ""


# --- tables of those who are gone -----------------------------------------------------------------


async def delete(house: House, who: Who) -> None:
    await house.people.leaving.leave(who)


async def ban(house: House, who: Who) -> None:
    await house.people.ban(who.person)


GONE = pytest.mark.parametrize("go", [delete, ban])


@GONE
async def test_who_is_gone_waits_at_no_table(url: str, go: Callable[..., Awaitable[None]]) -> None:
    async with open_house(url) as house:
        (who, _), (friend, _) = await house.account(), await house.guest("Friend")
        alone = await house.table(who, None, host=who, status="open")
        hosted = await house.table(who, friend, None, host=who, status="open")
        seen = await house.table(friend, None, host=who, status="open")
        joined = await house.table(friend, who, None, host=friend, status="open")
        house.clock.turn(MINUTE)
        await go(house, who)
        rows = [await house.get(Table, table) for table in (alone, hosted, seen, joined)]
        assert [row.status for row in rows] == ["closed", "open", "open", "open"]
        assert [row.host for row in rows] == [None, *[friend.person] * 3]
        assert [await house.seated(table) for table in (hosted, joined)] == [
            [None, friend.person, None],
            [friend.person, None, None],
        ]
        freed = await house.get(Seat, (joined, 1))
        assert (freed.kind, freed.name, freed.joined_at) == ("open", None, None)
        assert house.changes[-1].tables == {alone, hosted, seen, joined}


@GONE
async def test_running_games_of_who_is_gone_are_looked_at_soon(
    url: str, go: Callable[..., Awaitable[None]]
) -> None:
    """The wish is stored with the rest: whoever looks next finds it, also after a crash."""
    async with open_house(url) as house:
        (who, _), (friend, _) = await house.account(), await house.guest("Friend")
        running = await house.table(who, friend, host=who)
        over = await house.table(who, friend, status="finished")
        house.clock.turn(MINUTE)
        await go(house, who)
        assert [await house.seated(table) for table in (running, over)] == [
            [who.person, friend.person]
        ] * 2
        assert (await house.get(Table, running)).wake_at == house.clock.now
        assert (await house.get(Table, over)).wake_at is None
        assert running in house.changes[-1].tables


async def remove_bot(house: House, who: Who, bot: str) -> None:
    await house.people.tokens.remove_bot(who, bot)


@pytest.mark.parametrize("go", [delete, ban, remove_bot])
async def test_bots_of_who_is_gone_are_gone_too(
    url: str, go: Callable[..., Awaitable[None]]
) -> None:
    async with open_house(url) as house:
        (who, _), (friend, _) = await house.account(), await house.guest("Friend")
        bot = await house.people.tokens.make_bot(who, "Robo")
        _, secret = await house.people.tokens.make(who, "home", bot.id, 10)
        robo = await house.people.who(secret)
        assert robo is not None
        waiting = await house.table(robo, None, host=robo, status="open")
        running = await house.table(friend, robo)
        await (go(house, who, bot.id) if go is remove_bot else go(house, who))
        assert (await house.get(Table, waiting)).status == "closed"
        assert await house.seated(running) == [friend.person, bot.id]
        assert (await house.get(Table, running)).wake_at == house.clock.now
