"""The routes about people, in a small app around them: cookies, statuses, what is told to whom."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from httpx import ASGITransport
from httpx import AsyncClient as Client
from litestar import Litestar, Request, Response
from litestar.di import Provide

from tests.server.people.around import PASSWORD, House, new_login, open_house
from tests.server.people.authenticator import Authenticator
from waldbach.game import BadInput
from waldbach.server.limits import Rate
from waldbach.server.pace import HOUR
from waldbach.server.people import People, Rates, Who
from waldbach.server.people.cookies import read_cookie
from waldbach.server.web.answers import MEDIA_TYPE
from waldbach.server.web.people import ROUTES
from waldbach.server.web.problems import problem

BASE = "https://games.example.org"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/waldbach.db"


def told(_: Request[Any, Any, Any], error: BadInput) -> Response[dict[str, Any]]:
    said = problem(error)
    return Response(said, status_code=said["status"], media_type=MEDIA_TYPE)


def app_of(people: People) -> Litestar:
    """Only what the routes ask for; the gate of the house does more."""

    async def who(request: Request[Any, Any, Any]) -> Who | None:
        bearer = request.headers.get("authorization", "").removeprefix("Bearer ")
        secret = bearer or read_cookie(request.headers.get("cookie", ""), secure=True)
        return await people.who(secret) if secret else None

    return Litestar(
        [ROUTES],
        dependencies={
            "people": Provide(lambda: people, sync_to_thread=False),
            "who": Provide(who),
        },
        exception_handlers={BadInput: told},
    )


@asynccontextmanager
async def served(database: str, **given: Any) -> AsyncIterator[tuple[House, Client]]:
    async with (
        open_house(database, base_url=BASE, **given) as house,
        Client(transport=ASGITransport(cast(Any, app_of(house.people))), base_url=BASE) as client,
    ):
        yield house, client


async def ask(
    client: Client, how: str, path: str, status: int, body: Any = None, **more: Any
) -> Any:
    """The answer, which must have this status; problems come as problem details."""
    answer = await client.request(how, f"/api{path}", json=body, **more)
    assert answer.status_code == status, answer.text
    if status >= 400:
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["status"] == status
        return answer.json()["code"]
    return answer.json() if answer.content else None


async def register(client: Client, login: str) -> Any:
    return await ask(client, "POST", "/account", 201, {"login": login, "password": PASSWORD})


# --- guests and accounts --------------------------------------------------------------------------


async def test_nobody_is_told_what_the_server_has(database: str) -> None:
    async with served(database) as (_, client):
        assert await ask(client, "GET", "/me", 200) == {
            "person": None, "csrf": None,
            "offers": {"accounts": True, "mail": True, "passkeys": True},
        }  # fmt: skip


async def test_a_guest_comes_in_and_is_known_by_its_cookie(database: str) -> None:
    async with served(database) as (house, client):
        come = await ask(client, "POST", "/me", 201, {"name": "Anna", "lang": "de"})
        assert client.cookies.get("__Host-waldbach")
        me = await ask(client, "GET", "/me", 200)
        assert me == come
        person = me["person"]
        assert (person["name"], person["kind"], person["lang"]) == ("Anna", "guest", "de")
        assert (person["hours"], person["choices"], person["mail"]) == (None, {}, None)
        assert (person["has_password"], person["passkeys"]) == (False, 0)
        who = await house.people.who(client.cookies["__Host-waldbach"])
        assert who is not None
        assert me["csrf"] == house.people.csrf(who)
        code = await ask(client, "POST", "/me", 409, {"name": "Berta"})
        assert code == "already-somebody"


async def test_the_cookie_lives_on_while_it_is_used_and_goes_when_it_is_dead(database: str) -> None:
    async with served(database) as (house, client):
        answer = await client.post("/api/me", json={"name": "Anna"})
        for word in ("HttpOnly", "Secure", "SameSite=lax", "Path=/", "Max-Age=34560000"):
            assert word in answer.headers["set-cookie"]
        again = await client.get("/api/me")
        assert "Max-Age=34560000" in again.headers["set-cookie"]
        who = await house.people.who(client.cookies["__Host-waldbach"])
        assert who is not None
        await house.people.sessions.sign_out(who)
        dead = await client.get("/api/me")
        assert dead.json()["person"] is None
        assert "Max-Age=0" in dead.headers["set-cookie"]


async def test_from_guest_to_account_and_back_in(database: str) -> None:
    async with served(database) as (_, client):
        await ask(client, "POST", "/me", 201, {"name": "Anna"})
        login = new_login()
        person = (await register(client, login))["person"]
        assert (person["name"], person["kind"], person["login"]) == ("Anna", "account", login)
        assert person["has_password"]
        await ask(client, "POST", "/sign-out", 204)
        assert (await ask(client, "GET", "/me", 200))["person"] is None
        wrong = {"login": login, "password": "wrong"}
        assert await ask(client, "POST", "/sign-in", 401, wrong) == "sign-in-wrong"
        right = {"login": login, "password": PASSWORD}
        assert (await ask(client, "POST", "/sign-in", 200, right))["person"]["id"] == person["id"]


async def test_me_is_changed_field_by_field(database: str) -> None:
    async with served(database) as (_, client):
        await ask(client, "POST", "/me", 201, {"name": "Anna"})
        wish = {"name": "Berta", "hours": "UTC 06:00-23:00", "choices": {"a": [1]}}
        person = (await ask(client, "PATCH", "/me", 200, wish))["person"]
        assert {field: person[field] for field in wish} == wish
        person = (await ask(client, "PATCH", "/me", 200, {"hours": None}))["person"]
        assert (person["name"], person["hours"]) == ("Berta", None)
        assert person["mail_reminders"]
        person = (await ask(client, "PATCH", "/me", 200, {"mail_reminders": False}))["person"]
        assert not person["mail_reminders"]
        assert await ask(client, "PATCH", "/me", 400, {"lang": "fr"}) == "person-lang"


async def test_leaving_with_and_without_a_body(database: str) -> None:
    async with served(database) as (house, client):
        await ask(client, "POST", "/me", 201, {"name": "Anna"})
        await ask(client, "DELETE", "/me", 204)
        assert not client.cookies.get("__Host-waldbach")
        await register(client, new_login())
        house.clock.turn(HOUR)
        assert await ask(client, "DELETE", "/me", 403) == "proof-needed"
        assert await ask(client, "DELETE", "/me", 403, {"password": "wrong"}) == "password-wrong"
        await ask(client, "DELETE", "/me", 204, {"password": PASSWORD})
        assert (await ask(client, "GET", "/me", 200))["person"] is None


async def test_a_recovery_link_is_shown_used_and_ended(database: str) -> None:
    async with served(database) as (_, client):
        me = await ask(client, "POST", "/me", 201, {"name": "Anna"})
        link = await ask(client, "POST", "/me/recovery-link", 201)
        assert link["link"] == f"{BASE}/recover#{link['secret']}"
        person = (await ask(client, "GET", "/me", 200))["person"]
        assert person["recovery_until"] == link["expires_at"]
        client.cookies.clear()
        use = {"secret": link["secret"]}
        back = await ask(client, "POST", "/recover", 200, use)
        assert back["person"]["id"] == me["person"]["id"]
        await ask(client, "DELETE", "/me/recovery-link", 204)
        assert await ask(client, "POST", "/recover", 404, use) == "recovery-unknown"


async def test_passwords_and_mail(database: str) -> None:
    async with served(database) as (house, client):
        login = new_login()
        await register(client, login)
        change = {"present": PASSWORD, "new": "another quiet brook"}
        await ask(client, "POST", "/account/password", 204, change)
        assert await ask(client, "POST", "/account/password", 403, change) == "password-wrong"
        mail = f"{login}@example.org"
        me = await ask(client, "POST", "/account/mail", 200, {"mail": mail})
        assert me["person"]["mail_waiting"] == mail
        await house.people.letters.close()
        confirm = {"secret": house.mailbox.secret()}
        await ask(client, "POST", "/account/mail/confirm", 204, confirm)
        await ask(client, "POST", "/account/mail/confirm", 404, confirm)
        client.cookies.clear()
        for any_mail in (mail, "nobody@example.org"):
            assert await ask(client, "POST", "/account/forgotten", 204, {"mail": any_mail}) is None
        await house.people.letters.close()
        reset = {"secret": house.mailbox.secret(), "password": "a third quiet brook"}
        me = await ask(client, "POST", "/account/reset", 200, reset)
        assert (me["person"]["login"], me["person"]["mail"]) == (login, mail)
        me = await ask(client, "POST", "/account/mail", 200, {"mail": None})
        assert me["person"]["mail"] is None


async def test_sessions_are_listed_and_ended(database: str) -> None:
    async with served(database) as (_, client):
        login = new_login()
        firefox = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0"}
        sign_in = {"login": login, "password": PASSWORD}
        await register(client, login)
        for _ in range(2):
            client.cookies.clear()
            await ask(client, "POST", "/sign-in", 200, sign_in, headers=firefox)
        listed = await ask(client, "GET", "/me/sessions", 200)
        assert sorted(one["current"] for one in listed) == [False, False, True]
        assert [one["name"] for one in listed].count("Firefox, Linux") == 2
        other = next(one["id"] for one in listed if not one["current"])
        await ask(client, "DELETE", f"/me/sessions/{other}", 204)
        await ask(client, "DELETE", f"/me/sessions/{other}", 404)
        await ask(client, "POST", "/me/sessions/others", 204)
        assert len(await ask(client, "GET", "/me/sessions", 200)) == 1


async def test_a_passkey_from_the_first_request_to_the_last(database: str) -> None:
    async with served(database) as (_, client):
        person = (await register(client, new_login()))["person"]
        device = Authenticator(BASE)
        begun = await ask(client, "POST", "/passkeys/begin-adding", 200)
        added = {"token": begun["token"], "credential": device.create(begun["options"])}
        assert await ask(client, "POST", "/passkeys", 201, added)
        (listed,) = await ask(client, "GET", "/passkeys", 200)
        assert listed["name"].startswith("python-httpx/"), "after the browser, without another"
        client.cookies.clear()
        begun = await ask(client, "POST", "/passkeys/begin-sign-in", 200)
        got = {"token": begun["token"], "credential": device.get(begun["options"])}
        me = await ask(client, "POST", "/passkeys/sign-in", 200, got)
        assert (me["person"]["id"], me["person"]["passkeys"]) == (person["id"], 1)
        await ask(client, "DELETE", f"/passkeys/{listed['id']}", 204)
        await ask(client, "DELETE", f"/passkeys/{listed['id']}", 404)


# --- programs -------------------------------------------------------------------------------------


async def test_a_bot_and_its_token(database: str) -> None:
    async with served(database) as (_, client):
        await register(client, new_login())
        bot = await ask(client, "POST", "/me/bots", 201, {"name": "Robo"})
        wish = {"name": "at home", "bot": bot["id"], "days": 30}
        made = await ask(client, "POST", "/me/tokens", 201, wish)
        assert await ask(client, "GET", "/me/tokens", 200) == [made["token"]]
        assert await ask(client, "GET", "/me/bots", 200) == [bot]
        client.cookies.clear()
        bearer = {"authorization": f"Bearer {made['secret']}"}
        me = await ask(client, "GET", "/me", 200, headers=bearer)
        assert (me["person"]["id"], me["csrf"]) == (bot["id"], None)
        renamed = await ask(client, "PATCH", "/me", 200, {"name": "Robo 2"}, headers=bearer)
        assert renamed["person"]["name"] == "Robo 2"


async def test_bots_and_tokens_are_removed(database: str) -> None:
    async with served(database) as (_, client):
        await register(client, new_login())
        bot = await ask(client, "POST", "/me/bots", 201, {"name": "Robo"})
        made = await ask(client, "POST", "/me/tokens", 201, {"name": "script"})
        await ask(client, "DELETE", f"/me/tokens/{made['token']['id']}", 204)
        await ask(client, "DELETE", f"/me/tokens/{made['token']['id']}", 404)
        await ask(client, "DELETE", f"/me/bots/{bot['id']}", 204)
        await ask(client, "DELETE", f"/me/bots/{bot['id']}", 404)
        for number in range(5):
            await ask(client, "POST", "/me/bots", 201, {"name": f"Robo {number}"})
        assert await ask(client, "POST", "/me/bots", 409, {"name": "Robo"}) == "bot-many"


IN_PERSON = [
    ("DELETE", "/me", None), ("POST", "/me/recovery-link", None),
    ("DELETE", "/me/recovery-link", None), ("GET", "/me/sessions", None),
    ("DELETE", "/me/sessions/0123456789abcdef", None), ("POST", "/me/sessions/others", None),
    ("POST", "/account/password", {"present": PASSWORD, "new": "another quiet brook"}),
    ("POST", "/account/mail", {"mail": "a@example.org"}),
    ("POST", "/passkeys/begin-adding", None),
    ("POST", "/passkeys", {"token": "x", "credential": {}}), ("GET", "/passkeys", None),
    ("DELETE", "/passkeys/x", None), ("GET", "/me/bots", None),
    ("POST", "/me/bots", {"name": "Robo"}), ("DELETE", "/me/bots/x", None),
    ("GET", "/me/tokens", None), ("POST", "/me/tokens", {"name": "x"}),
    ("DELETE", "/me/tokens/x", None),
]  # fmt: skip


async def test_what_belongs_to_a_person_needs_one_and_not_a_token(database: str) -> None:
    async with served(database) as (_, client):
        await register(client, new_login())
        made = await ask(client, "POST", "/me/tokens", 201, {"name": "script"})
        bearer = {"authorization": f"Bearer {made['secret']}"}
        client.cookies.clear()
        for how, path, body in IN_PERSON:
            assert await ask(client, how, path, 401, body) == "sign-in-needed"
            assert await ask(client, how, path, 403, body, headers=bearer) == "browser-needed"
        assert await ask(client, "PATCH", "/me", 401, {"name": "Anna"}) == "sign-in-needed"
        assert await ask(client, "POST", "/sign-out", 403, headers=bearer) == "browser-needed"


# --- everybody ------------------------------------------------------------------------------------


async def test_people_and_ladders_are_public(database: str) -> None:
    async with served(database) as (house, client):
        (one, _), (other, _) = await house.account(), await house.guest("Berta")
        async with house.people.ground.write() as change:
            places = {one.person: 1, other.person: 2}
            await house.people.ratings.record(change.db, "renature", places)
        (rung,) = await ask(client, "GET", "/ratings/renature?limit=5", 200)
        assert (rung["place"], rung["person"], rung["games"]) == (1, one.person, 1)
        face = await ask(client, "GET", f"/people/{one.person}", 200)
        assert face["ratings"] == {"renature": {"points": rung["points"], "games": 1}}
        assert set(face) == {"id", "name", "kind", "ratings"}
        assert await ask(client, "GET", "/ratings/chess", 404) == "unknown-game"
        assert await ask(client, "GET", "/people/nobody", 404) == "person-unknown"
        assert await ask(client, "GET", "/people/%00", 404) == "person-unknown"


async def test_a_flood_is_told_when_to_come_back(database: str) -> None:
    rates = Rates(wrong_passwords=Rate(1, "hour"))
    async with served(database, rates=rates) as (_, client):
        wrong = {"login": new_login(), "password": "wrong"}
        await ask(client, "POST", "/sign-in", 401, wrong)
        assert await ask(client, "POST", "/sign-in", 429, wrong) == "often-passwords"
        answer = await client.post("/api/sign-in", json=wrong)
        assert answer.json()["retry_after"] == 3600


async def test_unknown_fields_are_refused(database: str) -> None:
    async with served(database) as (_, client):
        answer = await client.post("/api/me", json={"name": "Anna", "admin": True})
        assert answer.status_code == 400
        assert (await client.get("/api/me")).json()["person"] is None


# --- the description ------------------------------------------------------------------------------


async def test_every_route_is_described(database: str) -> None:
    async with open_house(database) as house:
        schema = app_of(house.people).openapi_schema.to_schema()
        operations = [one for path in schema["paths"].values() for one in path.values()]
        assert len(operations) == 32
        assert len({one["operationId"] for one in operations}) == len(operations)
        for one in operations:
            assert one["summary"]
            assert all("description" in answer for answer in one["responses"].values())
        problem = {"$ref": "#/components/schemas/Problem"}
        answer = schema["paths"]["/api/sign-in"]["post"]["responses"]["429"]
        assert answer["content"]["application/problem+json"]["schema"] == problem
