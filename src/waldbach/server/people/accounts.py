"""Accounts: a login and a password for a person, who may have been a guest before."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from waldbach.server.errors import Forbidden, Missing, SignInNeeded, Taken
from waldbach.server.models import Person, Recovery, Session
from waldbach.server.pace import HOUR, MINUTE
from waldbach.server.people import names
from waldbach.server.people.arrivals import LINK, allow, enter
from waldbach.server.people.gates import Gates
from waldbach.server.people.ground import Change, Ground, hashed, lock, new_secret
from waldbach.server.people.passwords import Passwords
from waldbach.server.people.persons import new_person
from waldbach.server.people.sessions import ACCOUNT_LIFETIME, BROWSER, Sessions
from waldbach.server.people.who import ACCOUNT, GUEST, NOWHERE, TOKEN, Device, Who

JUST_NOW = 10 * MINUTE  # who signed in since then need not show the password again
RESET = "password"
RESET_LIFETIME = HOUR


class Accounts:
    """`open` says whether people may make and use accounts here."""

    def __init__(
        self, ground: Ground, sessions: Sessions, passwords: Passwords, gates: Gates, open: bool
    ) -> None:
        self.ground, self.sessions, self.passwords = ground, sessions, passwords
        self.gates, self.open = gates, open

    def check_open(self) -> None:
        if not self.open:
            raise Forbidden("accounts-off")

    # --- in and out ---

    async def register(
        self,
        who: Who | None,
        login: str,
        password: str,
        *,
        name: str | None = None,
        lang: str = "en",
        device: Device = NOWHERE,
    ) -> tuple[Who, str]:
        """An account for a new person, or for the guest on this device, who keeps everything."""
        self.check_open()
        if who is not None and (who.kind != GUEST or who.by == TOKEN):
            raise Taken("account-already")
        login = names.login(login)
        password = names.password(password, login)
        shown = None if name is None else names.nickname(name)
        lang = names.language(lang)
        self.gates.accounts.pass_through(device.address, self.ground.clock())
        stored = await self.passwords.hash(password)
        async with self.ground.write() as change:
            if who is None:
                person = new_person(shown or login[: names.MOST_NAME], lang, self.ground.clock())
                change.db.add(person)
                await change.db.flush()
            else:
                person = await lock(change.db, who.person)
                allow(person)
                person.name = shown or person.name
            await self._settle(change, person, login, stored)
            await self.sessions.close(change, who)
            return await self.sessions.open(change.db, person, device)

    async def _settle(self, change: Change, person: Person, login: str, stored: str) -> None:
        if person.kind != GUEST:  # done from another tab meanwhile
            raise Taken("account-already")
        person.kind, person.login, person.password = ACCOUNT, login, stored
        try:
            await change.db.flush()
        except IntegrityError:
            raise Taken("login-taken", login=login) from None
        await change.db.execute(
            update(Session)
            .where(Session.person == person.id, Session.kind == BROWSER)
            .values(expires_at=Session.used_at + ACCOUNT_LIFETIME)
        )
        change.people.add(person.id)

    async def sign_in(
        self,
        who: Who | None,
        login: str,
        password: str,
        device: Device = NOWHERE,
    ) -> tuple[Who, str]:
        """Neither the answer nor its time tells whether it was the login or the password."""
        self.check_open()
        login = names.login_or_none(login) or ""
        async with self.ground.read() as db:
            query = select(Person.id, Person.password).where(Person.login == login)
            found = (await db.execute(query)).first()
        person, stored = (found[0], found[1]) if found else (None, None)
        right = await self._try(login, stored, password, device)
        if person is None or not right:
            raise SignInNeeded("sign-in-wrong")
        renewed = await self._renewed(stored, password)
        async with self.ground.write() as change:
            arrived = await enter(change, self.sessions, person, who, device)
            row = await change.db.get_one(Person, person)
            if row.password != stored:  # changed while we were looking
                raise SignInNeeded("sign-in-wrong")
            row.password = renewed
            return arrived

    async def _try(self, login: str, stored: str | None, password: str, device: Device) -> bool:
        self.gates.try_password(login, device, self.ground.clock())
        short = password[: 2 * names.MOST_PASSWORD]  # nobody's password is longer
        right = await self.passwords.fits(stored, names.normal(short)) and stored is not None
        if right:
            self.gates.right_password(login, device)
        return right

    async def _renewed(self, stored: str | None, password: str) -> str | None:
        """The hash to keep: a new one where the parameters have changed."""
        if stored is None or not self.passwords.outdated(stored):
            return stored
        return await self.passwords.hash(names.normal(password))

    # --- the password ---

    async def prove(self, who: Who, password: str | None, device: Device) -> None:
        """Before something that cannot be undone: whoever has a password shows it, or has only
        just signed in."""
        async with self.ground.read() as db:
            person = await db.get(Person, who.person)
            session = await db.get(Session, who.session)
        if person is None or session is None:
            raise SignInNeeded("sign-in-needed")
        if person.password is None or person.login is None:
            return
        if password is not None:
            if not await self._try(person.login, person.password, password, device):
                raise Forbidden("password-wrong")
        elif self.ground.clock() - session.created_at >= JUST_NOW:
            raise Forbidden("proof-needed")

    async def change_password(
        self,
        who: Who,
        present: str,
        new: str,
        device: Device = NOWHERE,
    ) -> None:
        """Whoever got in with the old password is out: other browsers, tokens of the account, its
        recovery link. Tokens of bots stay."""
        async with self.ground.read() as db:
            person = await db.get(Person, who.person)
        if person is None or person.login is None:
            raise Forbidden("account-needed")
        if not await self._try(person.login, person.password, present, device):
            raise Forbidden("password-wrong")
        stored = await self.passwords.hash(names.password(new, person.login))
        async with self.ground.write() as change:
            row = await lock(change.db, who.person)
            if row.password != person.password:
                raise Forbidden("password-wrong")
            await self._replace_password(change, row, stored, but=who.session)

    async def _replace_password(
        self, change: Change, person: Person, stored: str, but: str = ""
    ) -> None:
        person.password = stored
        await self.sessions.close_all(change, person.id, but)
        await change.db.execute(
            delete(Recovery).where(
                Recovery.person == person.id, Recovery.purpose.in_((RESET, LINK))
            )
        )

    # --- a forgotten password ---

    async def reset_secret(self, person: str, lifetime: int = RESET_LIFETIME) -> str:
        """What sets a new password once. For letters, and for whoever looks after the server."""
        now, secret = self.ground.clock(), new_secret()
        async with self.ground.write() as change:
            row = await lock(change.db, person)
            if row.login is None:
                raise Missing("person-unknown")
            await change.db.execute(
                delete(Recovery).where(Recovery.person == person, Recovery.purpose == RESET)
            )
            change.db.add(
                Recovery(
                    key=hashed(secret),
                    person=person,
                    purpose=RESET,
                    created_at=now,
                    expires_at=now + lifetime,
                )
            )
        return secret

    async def reset(
        self,
        secret: str,
        password: str,
        who: Who | None = None,
        device: Device = NOWHERE,
    ) -> tuple[Who, str]:
        """Set a new password, and sign in."""
        self.check_open()
        person, login = await self._person_of(secret)
        stored = await self.passwords.hash(names.password(password, login))
        async with self.ground.write() as change:
            row = await lock(change.db, person)
            await self._check_unspent(change, secret)
            await self._replace_password(change, row, stored)
            return await enter(change, self.sessions, person, who, device)

    async def _person_of(self, secret: str) -> tuple[str, str]:
        """The id and login of the person whom a secret lets set a new password."""
        query = (
            select(Person.id, Person.login)
            .join(Recovery, Recovery.person == Person.id)
            .where(
                Recovery.key == hashed(secret),
                Recovery.purpose == RESET,
                Recovery.expires_at > self.ground.clock(),
            )
        )
        async with self.ground.read() as db:
            found = (await db.execute(query)).first()
        if found is None or found[1] is None:
            raise Missing("reset-unknown")
        return found[0], found[1]

    async def _check_unspent(self, change: Change, secret: str) -> None:
        """It may have been used while the password was being hashed."""
        if await change.db.get(Recovery, hashed(secret)) is None:
            raise Missing("reset-unknown")
