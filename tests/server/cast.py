"""Who may come to a server, with what they show at the gate, and tables where some of them sit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import httpx
from argon2 import PasswordHasher

from tests.server.inside import Inside
from waldbach.server.house import House
from waldbach.server.pace import DAY
from waldbach.server.people.who import NOWHERE, Who

Data = dict[str, Any]
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "moss and ferns by the brook"
SEATED = ("owner", "other", "bot")  # in this order


@dataclass
class Actor:
    """What somebody shows, and who that is."""

    headers: dict[str, str] = field(default_factory=dict)
    who: Who | None = None

    def but(self, **more: str | None) -> Actor:
        """The same, but for these headers; None: without it."""
        headers = self.headers | {name.replace("_", "-"): value for name, value in more.items()}
        return Actor({name: value for name, value in headers.items() if value}, self.who)

    @property
    def secret(self) -> str:
        return self.headers["Cookie"].partition("=")[2]


def browser(house: House, arrived: tuple[Who, str]) -> Actor:
    who, secret = arrived
    headers = {"Cookie": f"waldbach={secret}", "X-CSRF-Token": house.people.csrf(who)}
    return Actor(headers, who)


async def account(house: House, login: str) -> Actor:
    arrived = await house.people.accounts.register(
        None, login, PASSWORD, name=login.title(), lang="en", device=NOWHERE
    )
    return browser(house, arrived)


async def guest(house: House, name: str) -> Actor:
    return browser(house, await house.people.guest(name, "en"))


async def outsiders(inside: Inside) -> dict[str, Actor]:
    """Those who show something that is good for nothing. Takes a year and more."""
    house = inside.house
    expired = await guest(house, "Gone")
    inside.clock.now += 401 * DAY
    revoked = await guest(house, "Revoked")
    assert revoked.who is not None
    await house.people.sessions.sign_out(revoked.who)
    return {
        "forged cookie": Actor({"Cookie": "waldbach=" + "f" * 43, "X-CSRF-Token": "f" * 43}),
        "expired session": expired,
        "revoked session": revoked,
        "forged token": Actor({"Authorization": "Bearer waldbach_" + "f" * 43}),
    }


async def family(house: House, number: int = 0) -> dict[str, Actor]:
    """The people around a table, and what is made from their things. Numbers keep the logins of
    several families apart."""
    house.people.passwords.hasher = QUICK
    owner, host = await account(house, f"ada{number}"), await account(house, f"hana{number}")
    other, stranger = await guest(house, "Bob"), await guest(house, "Stranger")
    assert owner.who is not None
    bot = await house.people.tokens.make_bot(owner.who, "Robo")
    _, secret = await house.people.tokens.make(owner.who, "robo", bot.id, 9)
    void, void_secret = await house.people.tokens.make(owner.who, "void", bot.id, 9)
    await house.people.tokens.remove(owner.who, void.id)
    return {
        "revoked token": Actor({"Authorization": f"Bearer {void_secret}"}),
        "cookie as token": Actor({"Authorization": f"Bearer {owner.secret}"}),
        "token as cookie": Actor({"Cookie": f"waldbach={secret}"}),
        "no csrf": owner.but(X_CSRF_Token=None),
        "csrf of another": owner.but(X_CSRF_Token=other.headers["X-CSRF-Token"]),
        "foreign page": owner.but(Origin="https://evil.example"),
        "page of nowhere": owner.but(Origin="null"),
        "nobody": Actor(),
        "stranger": stranger,
        "host": host,
        "bot": Actor({"Authorization": f"Bearer {secret}"}, await house.people.who(secret)),
        "other": other,
        "owner": owner,
    }


async def open_table(client: httpx.AsyncClient, cast: dict[str, Actor]) -> str:
    """A table that waits for three."""
    wish = {"game": "renature", "seats": [{"kind": "open"}] * 3}
    made = await client.post("/api/tables", json=wish, headers=cast["host"].headers)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


async def playing_table(client: httpx.AsyncClient, cast: dict[str, Actor]) -> str:
    """The host only watches."""
    table = await open_table(client, cast)
    for name in SEATED:
        path = f"/api/tables/{table}/seats"
        sat = await client.post(path, json={}, headers=cast[name].headers)
        assert sat.status_code == 200, sat.text
    return table


async def finished_table(client: httpx.AsyncClient, cast: dict[str, Actor]) -> str:
    table = await playing_table(client, cast)
    for name in SEATED[:2]:
        path = f"/api/tables/{table}/resign"
        done = await client.post(path, headers=cast[name].headers)
        assert done.status_code == 204, done.text
    return table
