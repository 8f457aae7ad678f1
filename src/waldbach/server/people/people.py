"""All services about people, put together."""

from __future__ import annotations

from collections.abc import Callable

from argon2 import PasswordHasher
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from waldbach.server.models import Recovery, Session
from waldbach.server.people.accounts import Accounts
from waldbach.server.people.cookies import Cookies
from waldbach.server.people.gates import Gates, Rates
from waldbach.server.people.ground import Ground, Listener
from waldbach.server.people.leaving import Leaving
from waldbach.server.people.letters import Letters, Send
from waldbach.server.people.passkeys import Passkeys
from waldbach.server.people.passwords import Passwords
from waldbach.server.people.persons import Persons
from waldbach.server.people.profiles import Profiles
from waldbach.server.people.ratings import Ratings
from waldbach.server.people.recovery import Recoveries
from waldbach.server.people.sessions import Sessions
from waldbach.server.people.tokens import Tokens
from waldbach.server.people.who import NOWHERE, Device, Who


class People:
    """Who somebody is.

    db         where they are kept
    key        the installation's secret
    accounts   may people make accounts here?
    base_url   where browsers find this house
    send       writes a letter; None: no mail
    on_change  is told after each commit whom it concerns: to pass on to other processes, which
               then call `forget`, and to tables whose seats have changed hands
    """

    def __init__(
        self,
        db: async_sessionmaker[AsyncSession],
        key: bytes,
        clock: Callable[[], int],
        accounts: bool,
        *,
        base_url: str = "http://localhost:8000",
        send: Send | None = None,
        on_change: Listener | None = None,
        rates: Rates | None = None,
        hasher: PasswordHasher | None = None,
    ) -> None:
        self.ground = Ground(db, key, clock, base_url)
        self.cookies = Cookies(base_url)
        self.gates = Gates(rates or Rates())
        self.passwords = Passwords(hasher or PasswordHasher())
        self.sessions = Sessions(self.ground)
        self.persons = Persons(self.ground, self.sessions, self.gates)
        self.accounts = Accounts(
            self.ground, self.sessions, self.passwords, self.gates, open=accounts
        )
        self.letters = Letters(self.ground, self.accounts, self.gates, send)
        self.passkeys = Passkeys(self.ground, self.accounts)
        self.recovery = Recoveries(self.ground, self.sessions)
        self.tokens = Tokens(self.ground)
        self.profiles = Profiles(self.ground)
        self.leaving = Leaving(self.ground, self.accounts)
        self.ratings = Ratings(db, clock)
        if on_change is not None:  # behind the cache of sessions, which hears it first
            self.ground.listeners.append(on_change)

    async def who(self, secret: str) -> Who | None:
        """The person behind the secret of a cookie or token."""
        return await self.sessions.who(secret)

    def forget(self, person: str) -> None:
        """Another process has changed this person."""
        self.sessions.forget(person)

    def forget_all(self) -> None:
        """Other processes may have changed anybody."""
        self.sessions.forget_all()

    async def guest(self, name: str, lang: str, device: Device = NOWHERE) -> tuple[Who, str]:
        return await self.persons.guest(name, lang, device)

    def csrf(self, who: Who) -> str:
        return self.sessions.csrf(who)

    def check_csrf(self, who: Who, value: str) -> None:
        """Refuses what is not the session's CSRF token."""
        self.sessions.check_csrf(who, value)

    async def ban(self, person: str) -> None:
        await self.persons.ban(person)

    async def unban(self, person: str) -> None:
        await self.persons.unban(person)

    async def sweep(self) -> None:
        """Clear away what has expired; once a day is enough."""
        now = self.ground.clock()
        async with self.ground.write() as change:
            await change.db.execute(delete(Session).where(Session.expires_at <= now))
            await change.db.execute(delete(Recovery).where(Recovery.expires_at <= now))

    async def close(self) -> None:
        await self.letters.close()
        self.passwords.close()
