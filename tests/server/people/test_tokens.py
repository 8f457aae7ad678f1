"""Programs that play: bots and tokens of an account."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.people.around import open_house
from waldbach.game import BadInput
from waldbach.server.errors import Forbidden, Missing, Taken
from waldbach.server.models import Session
from waldbach.server.pace import DAY


async def test_a_token_is_its_bot(url: str) -> None:
    async with open_house(url) as house:
        owner, _ = await house.account()
        bot = await house.people.tokens.make_bot(owner, " Robo ")
        token, secret = await house.people.tokens.make(owner, "at home", bot.id, 30)
        who = await house.people.who(secret)
        assert who is not None
        assert (who.person, who.name, who.kind, who.by) == (bot.id, "Robo", "bot", "token")
        assert [one.id for one in await house.people.tokens.bots(owner)] == [bot.id]
        assert [one.id for one in await house.people.tokens.tokens(owner)] == [token.id]
        assert secret.startswith("waldbach_")


async def test_a_token_can_be_for_the_account_itself(url: str) -> None:
    async with open_house(url) as house:
        owner, _ = await house.account()
        token, secret = await house.people.tokens.make(owner, "script", None, 30)
        who = await house.people.who(secret)
        assert who is not None
        assert (who.person, who.by, token.bot) == (owner.person, "token", None)
        names = [one.name for one in await house.people.sessions.listed(owner)]
        assert names == [""], "tokens are no browsers"


async def test_a_token_ends_at_its_date_however_much_it_is_used(url: str) -> None:
    async with open_house(url) as house:
        owner, _ = await house.account()
        _, secret = await house.people.tokens.make(owner, "script", None, 365)
        for _ in range(4):
            house.clock.turn(91 * DAY)
            assert await house.people.who(secret)
        house.clock.turn(DAY)
        assert await house.people.who(secret) is None
        assert await house.people.tokens.tokens(owner) == []
        for days in (0, -1, 366, 10**12):
            with pytest.raises(BadInput, match="365"):
                await house.people.tokens.make(owner, "script", None, days)


async def test_a_revoked_token_is_nobody_at_once(url: str) -> None:
    async with open_house(url) as house:
        (owner, _), (other, _) = await house.account(), await house.account()
        bot = await house.people.tokens.make_bot(owner, "Robo")
        token, secret = await house.people.tokens.make(owner, "at home", bot.id, 30)
        assert await house.people.who(secret)
        for who, id in ((other, token.id), (owner, ""), (owner, "%"), (owner, "\0")):
            with pytest.raises(Missing):
                await house.people.tokens.remove(who, id)
        assert await house.people.who(secret)
        await house.people.tokens.remove(owner, token.id)
        assert await house.people.who(secret) is None


async def test_a_session_of_a_browser_is_no_token(url: str) -> None:
    async with open_house(url) as house:
        owner, secret = await house.account()
        (browser,) = await house.people.sessions.listed(owner)
        with pytest.raises(Missing):
            await house.people.tokens.remove(owner, browser.id)
        assert await house.people.who(secret) == owner


async def test_guests_and_bots_have_no_programs(url: str) -> None:
    async with open_house(url) as house:
        guest, _ = await house.guest()
        with pytest.raises(Forbidden):
            await house.people.tokens.make_bot(guest, "Robo")
        with pytest.raises(Forbidden):
            await house.people.tokens.make(guest, "script", None, 30)


async def test_nobody_makes_tokens_for_bots_of_others(url: str) -> None:
    async with open_house(url) as house:
        (owner, _), (other, _) = await house.account(), await house.account()
        bot = await house.people.tokens.make_bot(owner, "Robo")
        for id in (bot.id, owner.person, "\0"):
            with pytest.raises(Missing):
                await house.people.tokens.make(other, "thief", id, 30)
        with pytest.raises(Missing):
            await house.people.tokens.remove_bot(other, bot.id)


async def test_there_are_at_most_five_bots_even_when_asked_for_at_once(url: str) -> None:
    async with open_house(url) as house:
        owner, _ = await house.account()
        tries = [house.people.tokens.make_bot(owner, f"Robo {n}") for n in range(8)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(one, Taken) for one in results) == 3
        bots = await house.people.tokens.bots(owner)
        assert len(bots) == 5
        await house.people.tokens.remove_bot(owner, bots[0].id)
        await house.people.tokens.make_bot(owner, "Robo")
        assert len(await house.people.tokens.bots(owner)) == 5


async def test_there_are_at_most_twenty_tokens_over_all_bots(url: str) -> None:
    async with open_house(url) as house:
        owner, _ = await house.account()
        bot = await house.people.tokens.make_bot(owner, "Robo")
        for number in range(20):
            await house.people.tokens.make(owner, f"{number}", bot.id if number % 2 else None, 1)
        with pytest.raises(Taken):
            await house.people.tokens.make(owner, "one more", None, 1)
        house.clock.turn(DAY)  # those that have ended do not count
        assert await house.people.tokens.make(owner, "one more", None, 1)


async def test_a_deleted_bot_leaves_a_blank_row_and_no_token(url: str) -> None:
    async with open_house(url) as house:
        owner, _ = await house.account()
        bot = await house.people.tokens.make_bot(owner, "Robo")
        _, secret = await house.people.tokens.make(owner, "at home", bot.id, 30)
        assert await house.people.who(secret)
        await house.people.tokens.remove_bot(owner, bot.id)
        assert await house.people.who(secret) is None
        assert await house.rows(Session, bot.id) == []
        assert (await house.people.profiles.face(bot.id)).name == ""
        with pytest.raises(Missing):
            await house.people.tokens.remove_bot(owner, bot.id)
