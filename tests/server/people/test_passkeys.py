"""Passkeys, through the real checks of py_webauthn."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.people.around import KEY, Clock, House, open_house
from tests.server.people.authenticator import Authenticator
from waldbach.game import BadInput
from waldbach.server.errors import Forbidden, Missing, SignInNeeded, Taken
from waldbach.server.models import Passkey
from waldbach.server.pace import MINUTE
from waldbach.server.people import People, Who, passkeys
from waldbach.server.people.challenges import Challenges
from waldbach.server.people.ground import Ground

ORIGIN = "https://games.example.org"


async def add(house: House, who: Who, device: Authenticator, name: str | None = None) -> Any:
    ceremony = await house.people.passkeys.begin_adding(who)
    return await house.people.passkeys.add(
        who, ceremony.token, device.create(ceremony.options), name
    )


async def sign_in(house: House, device: Authenticator, who: Who | None = None) -> tuple[Who, str]:
    ceremony = house.people.passkeys.begin_sign_in(who)
    return await house.people.passkeys.sign_in(who, ceremony.token, device.get(ceremony.options))


# --- as it should be ------------------------------------------------------------------------------


@pytest.mark.parametrize("counts", [True, False])
async def test_a_passkey_that_was_added_signs_in(url: str, counts: bool) -> None:
    async with open_house(url) as house:
        account, _ = await house.account()
        device = Authenticator(ORIGIN, counts)
        added = await add(house, account, device, "My key")
        assert (added.name, added.used_at) == ("My key", None)
        for _ in range(2):
            who, secret = await sign_in(house, device)
            assert (who.person, who.by) == (account.person, "cookie")
            assert await house.people.who(secret) == who
        (listed,) = await house.people.passkeys.listed(account)
        assert listed.used_at == house.clock.now
        assert (await house.people.profiles.mine(account)).passkeys == 1


async def test_the_browser_is_asked_for_a_passkey_that_it_finds_by_itself(url: str) -> None:
    async with open_house(url) as house:
        account, _ = await house.account()
        options = (await house.people.passkeys.begin_adding(account)).options
        assert options["rp"]["id"] == "games.example.org"
        assert options["authenticatorSelection"]["residentKey"] == "required"
        assert options["authenticatorSelection"]["userVerification"] == "preferred"
        assert options["user"]["name"] == await house.login_of(account)
        asked = house.people.passkeys.begin_sign_in(None).options
        assert asked["userVerification"] == "preferred"
        assert not asked.get("allowCredentials"), "nobody learns who has which"


async def test_the_seats_of_a_guest_go_along(url: str) -> None:
    async with open_house(url) as house:
        account, _ = await house.account()
        device = Authenticator(ORIGIN)
        await add(house, account, device)
        guest, old = await house.guest()
        table = await house.table(guest)
        await sign_in(house, device, guest)
        assert await house.seated(table) == [account.person]
        assert await house.people.who(old) is None


async def test_known_passkeys_are_not_offered_again(url: str) -> None:
    async with open_house(url) as house:
        account, _ = await house.account()
        device = Authenticator(ORIGIN)
        added = await add(house, account, device)
        options = (await house.people.passkeys.begin_adding(account)).options
        assert [one["id"] for one in options["excludeCredentials"]] == [added.id]
        with pytest.raises(Taken):
            await add(house, account, device)


async def test_a_removed_passkey_does_not_sign_in(url: str) -> None:
    async with open_house(url) as house:
        (account, _), (other, _) = await house.account(), await house.account()
        device = Authenticator(ORIGIN)
        added = await add(house, account, device)
        for who, id in ((other, added.id), (account, "\0"), (account, "x")):
            with pytest.raises(Missing):
                await house.people.passkeys.remove(who, id)
        await house.people.passkeys.remove(account, added.id)
        assert await house.people.passkeys.listed(account) == []
        with pytest.raises(SignInNeeded):
            await sign_in(house, device)


# --- as it should not be --------------------------------------------------------------------------


async def test_a_passkey_for_another_site_is_refused(url: str) -> None:
    async with open_house(url) as house:
        account, _ = await house.account()
        elsewhere = Authenticator("https://evil.example.org")
        with pytest.raises(BadInput):
            await add(house, account, elsewhere)
        device = Authenticator(ORIGIN)
        await add(house, account, device)
        device.origin = "https://evil.example.org"
        with pytest.raises(SignInNeeded):
            await sign_in(house, device)
        device.origin, device.site = ORIGIN, "evil.example.org"
        with pytest.raises(SignInNeeded):
            await sign_in(house, device)


async def test_a_forged_signature_is_refused(url: str) -> None:
    async with open_house(url) as house:
        account, _ = await house.account()
        device, thief = Authenticator(ORIGIN), Authenticator(ORIGIN)
        await add(house, account, device)
        thief.id, thief.site, thief.user = device.id, device.site, device.user
        with pytest.raises(SignInNeeded):
            await sign_in(house, thief)


async def test_a_copied_authenticator_is_found_out_by_its_counter(url: str) -> None:
    async with open_house(url) as house:
        account, _ = await house.account()
        device = Authenticator(ORIGIN)
        await add(house, account, device)
        await sign_in(house, device)
        device.uses -= 1
        with pytest.raises(SignInNeeded):
            await sign_in(house, device)


async def test_the_handle_has_to_be_that_of_the_person(url: str) -> None:
    async with open_house(url) as house:
        account, _ = await house.account()
        device = Authenticator(ORIGIN)
        await add(house, account, device)
        device.user = b"somebody else"
        with pytest.raises(SignInNeeded):
            await sign_in(house, device)


async def test_a_challenge_is_good_for_one_answer_on_all_servers(url: str) -> None:
    async with open_house(url) as house:
        account, _ = await house.account()
        device = Authenticator(ORIGIN, counts=False)
        await add(house, account, device)
        ceremony = house.people.passkeys.begin_sign_in(None)
        answer = device.get(ceremony.options)
        await house.people.passkeys.sign_in(None, ceremony.token, answer)
        other = People(house.people.ground.db, KEY, house.clock, True, base_url=ORIGIN)
        for server in (house.people, other):
            with pytest.raises(BadInput) as caught:
                await server.passkeys.sign_in(None, ceremony.token, answer)
            assert caught.value.message == "passkey-challenge"
        fresh = other.passkeys.begin_sign_in(None)
        assert await house.people.passkeys.sign_in(None, fresh.token, device.get(fresh.options))


async def test_a_challenge_lasts_five_minutes(url: str) -> None:
    async with open_house(url) as house:
        account, _ = await house.account()
        device = Authenticator(ORIGIN)
        await add(house, account, device)
        ceremony = house.people.passkeys.begin_sign_in(None)
        house.clock.turn(5 * MINUTE)
        with pytest.raises(BadInput, match="too long"):
            await house.people.passkeys.sign_in(None, ceremony.token, device.get(ceremony.options))


async def test_a_challenge_belongs_to_a_session_and_a_purpose(url: str) -> None:
    async with open_house(url) as house:
        (account, _), (other, _) = await house.account(), await house.account()
        device = Authenticator(ORIGIN)
        ceremony = await house.people.passkeys.begin_adding(account)
        answer = device.create(ceremony.options)
        with pytest.raises(BadInput):
            await house.people.passkeys.add(other, ceremony.token, answer)
        await house.people.passkeys.add(account, ceremony.token, answer)
        adding = await house.people.passkeys.begin_adding(account)
        with pytest.raises(BadInput):
            await house.people.passkeys.sign_in(account, adding.token, device.get(adding.options))
        begun = house.people.passkeys.begin_sign_in(account)
        with pytest.raises(BadInput):
            await house.people.passkeys.sign_in(None, begun.token, device.get(begun.options))


@given(st.text(), st.text())
def test_only_tokens_of_our_own_are_read(token: str, session: str) -> None:
    challenges = Challenges(Ground(None, KEY, Clock(), ORIGIN))  # type: ignore[arg-type]
    challenge, right = challenges.issue("add", session)
    assert challenges.read(right, "add", session) == challenge
    for wrong in (token, right[:-1], right + "0", right.replace(".", "..", 1), f"{token}.{right}"):
        with pytest.raises(BadInput):
            challenges.read(wrong, "add", session)


ADDED = ("id", "rawId", "type", "clientDataJSON", "attestationObject")
GOT = ("id", "rawId", "type", "clientDataJSON", "authenticatorData", "signature")
SPOILT: tuple[Any, ...] = (None, 7, [], {}, "", "\0", "\ud800", "é", "AAAA", "oA", "x" * 5000)


def spoil(answer: dict[str, Any], part: str, value: Any) -> dict[str, Any]:
    home = answer if part in answer else answer["response"]
    home[part] = value
    return answer


async def test_a_spoiled_answer_is_refused_whatever_is_in_it(url: str) -> None:
    async with open_house(url) as house:
        account, _ = await house.account()
        device = Authenticator(ORIGIN)
        await add(house, account, device)
        for part, value in itertools.product(ADDED, SPOILT):
            adding = await house.people.passkeys.begin_adding(account)
            created = spoil(Authenticator(ORIGIN).create(adding.options), part, value)
            with pytest.raises(BadInput):
                await house.people.passkeys.add(account, adding.token, created)
        for part, value in itertools.product(GOT, SPOILT):
            begun = house.people.passkeys.begin_sign_in(None)
            got = spoil(device.get(begun.options), part, value)
            with pytest.raises(SignInNeeded):
                await house.people.passkeys.sign_in(None, begun.token, got)
        for empty in ({}, {"response": None}, {"id": device.id.hex(), "response": []}):
            begun = house.people.passkeys.begin_sign_in(None)
            with pytest.raises(SignInNeeded):
                await house.people.passkeys.sign_in(None, begun.token, empty)
        assert await sign_in(house, device)


# --- who may --------------------------------------------------------------------------------------


async def test_passkeys_need_an_account_and_have_a_limit(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "MOST", 2)
    async with open_house(url) as house:
        guest, _ = await house.guest()
        with pytest.raises(Forbidden):
            await house.people.passkeys.begin_adding(guest)
        account, _ = await house.account()
        begun = await house.people.passkeys.begin_adding(account)
        for _ in range(2):
            await add(house, account, Authenticator(ORIGIN))
        with pytest.raises(Taken):
            await house.people.passkeys.begin_adding(account)
        with pytest.raises(Taken):
            await house.people.passkeys.add(
                account, begun.token, Authenticator(ORIGIN).create(begun.options)
            )
        assert len(await house.rows(Passkey, account.person)) == 2


@pytest.mark.parametrize(
    ("base_url", "offered"),
    [
        ("https://games.example.org", True), ("http://localhost:8000", True),
        ("http://127.0.0.1:8000", False), ("http://[::1]:8000", False),
        ("https://192.168.1.5", False), ("http://games.example.org", False),
    ],
)  # fmt: skip
async def test_passkeys_are_offered_where_browsers_allow_them(
    url: str, base_url: str, offered: bool
) -> None:
    async with open_house(url, base_url=base_url) as house:
        assert house.people.passkeys.offered == offered
        if not offered:
            with pytest.raises(Forbidden, match="https"):
                house.people.passkeys.begin_sign_in(None)
