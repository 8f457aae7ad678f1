"""A person's mail address: confirmed by a link, and the way back for a forgotten password.

Letters leave in the background: whether an address is known shows neither in an answer nor in the
time that it takes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog
from sqlalchemy import delete, func, select

from waldbach.server.errors import Forbidden, Missing
from waldbach.server.models import Person, Recovery
from waldbach.server.pace import DAY, HOUR
from waldbach.server.people.accounts import RESET_LIFETIME, Accounts
from waldbach.server.people.arrivals import allow
from waldbach.server.people.gates import Gates
from waldbach.server.people.ground import Ground, hashed, lock, new_secret
from waldbach.server.people.who import NOWHERE, Device, Who
from waldbach.server.reminders.delivery import Delivery, Outcome
from waldbach.server.reminders.mail import mail_address
from waldbach.server.reminders.wording import Letter, confirmation_letter, recovery_letter

MAIL = "mail"
CONFIRM_LIFETIME = 2 * DAY
MOST_ACCOUNTS = 5  # of one address, to which a forgotten password is sent

Send = Callable[[Letter, str], Awaitable[Delivery]]

log = structlog.get_logger()


class Letters:
    """Without `send` the host has not set up mail, and none of this is offered."""

    def __init__(self, ground: Ground, accounts: Accounts, gates: Gates, send: Send | None) -> None:
        self.ground, self.accounts, self.gates, self.send = ground, accounts, gates, send
        self._tasks: set[asyncio.Task[None]] = set()

    # --- the address ---

    async def change(
        self, who: Who, mail: str, password: str | None = None, device: Device = NOWHERE
    ) -> None:
        """Write to a new address; it is taken over when the link in the letter is used."""
        self._check_offered()
        mail = mail_address(mail)
        await self.accounts.prove(who, password, device)
        now, secret = self.ground.clock(), new_secret()
        self.gates.letter(mail, device, now)
        async with self.ground.write() as change:
            person = await lock(change.db, who.person)
            lang = person.lang
            await change.db.execute(_unconfirmed(who.person))
            change.db.add(
                Recovery(
                    key=hashed(secret),
                    person=who.person,
                    purpose=MAIL,
                    mail=mail,
                    created_at=now,
                    expires_at=now + CONFIRM_LIFETIME,
                )
            )
        link = f"{self.ground.base_url}/confirm-mail#{secret}"
        hours = CONFIRM_LIFETIME // HOUR
        self._soon(self._write(confirmation_letter(lang, self.ground.base_url, link, hours), mail))

    async def remove(self, who: Who, password: str | None = None, device: Device = NOWHERE) -> None:
        await self.accounts.prove(who, password, device)
        async with self.ground.write() as change:
            person = await lock(change.db, who.person)
            person.mail = person.mail_confirmed_at = None
            await change.db.execute(_unconfirmed(who.person))

    async def confirm(self, secret: str) -> None:
        """Take over the address of a link; it may be opened on any device."""
        async with self.ground.write() as change:
            link = await change.db.get(Recovery, hashed(secret))
            if link is None or link.purpose != MAIL or link.expires_at <= self.ground.clock():
                raise Missing("confirm-unknown")
            person = await lock(change.db, link.person)
            allow(person)
            person.mail, person.mail_confirmed_at = link.mail, self.ground.clock()
            await change.db.execute(_unconfirmed(person.id))

    # --- a forgotten password ---

    def forgotten(self, mail: str, device: Device = NOWHERE) -> None:
        """Send every account with this confirmed address a link to set a new password."""
        self.accounts.check_open()
        self._check_offered()
        mail = mail_address(mail)
        self.gates.letter(mail, device, self.ground.clock())
        self._soon(self._remind(mail))

    async def _remind(self, mail: str) -> None:
        query = (
            select(Person)
            .where(
                func.lower(Person.mail) == mail.lower(),
                Person.login.is_not(None),
                Person.banned_at.is_(None),
            )
            .limit(MOST_ACCOUNTS)
        )
        async with self.ground.read() as db:
            people = list(await db.scalars(query))
        for person in people:
            secret = await self.accounts.reset_secret(person.id)
            link = f"{self.ground.base_url}/reset#{secret}"
            hours = RESET_LIFETIME // HOUR
            letter = recovery_letter(person.lang, self.ground.base_url, link, hours)
            await self._write(letter, person.mail or mail)

    # --- sending ---

    def _check_offered(self) -> None:
        if self.send is None:
            raise Forbidden("mail-off")

    async def _write(self, letter: Letter, mail: str) -> None:
        assert self.send is not None
        delivery = await self.send(letter, mail)
        if delivery.outcome is not Outcome.SENT:
            log.warning("letter not sent", subject=letter.subject, why=delivery.why)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("letter not sent", exc_info=task.exception())

    async def close(self) -> None:
        """Wait for letters that are on their way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _unconfirmed(person: str) -> Any:
    return delete(Recovery).where(Recovery.person == person, Recovery.purpose == MAIL)
