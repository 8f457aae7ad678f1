"""Recovery links: one more secret that signs a person in, on any device, for a year.

A link may be used as often as one likes until a new one is made: a lost device is not a lost seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete

from waldbach.server.errors import Missing, Taken
from waldbach.server.models import Recovery
from waldbach.server.pace import DAY
from waldbach.server.people.arrivals import LINK, MOVED, allow
from waldbach.server.people.ground import Change, Ground, hashed, lock, new_secret
from waldbach.server.people.sessions import Sessions
from waldbach.server.people.who import NOWHERE, Device, Who

LIFETIME = 365 * DAY


@dataclass(frozen=True)
class Link:
    secret: str
    address: str
    expires_at: int


class Recoveries:
    def __init__(self, ground: Ground, sessions: Sessions) -> None:
        self.ground, self.sessions = ground, sessions

    async def make(self, person: str) -> Link:
        """A new link; the one before ends."""
        now, secret = self.ground.clock(), new_secret()
        async with self.ground.write() as change:
            await lock(change.db, person)
            await self._end(change, person)
            change.db.add(
                Recovery(
                    key=hashed(secret),
                    person=person,
                    purpose=LINK,
                    created_at=now,
                    expires_at=now + LIFETIME,
                )
            )
        return Link(secret, f"{self.ground.base_url}/recover#{secret}", now + LIFETIME)

    async def end(self, person: str) -> None:
        async with self.ground.write() as change:
            await self._end(change, person)

    async def _end(self, change: Change, person: str) -> None:
        mine = (Recovery.person == person, Recovery.purpose == LINK)
        await change.db.execute(delete(Recovery).where(*mine))

    async def use(
        self,
        secret: str,
        who: Who | None = None,
        *,
        replace: bool = False,
        device: Device = NOWHERE,
    ) -> tuple[Who, str]:
        """Sign in by a link.

        A link can come from anybody. So no seats go over to its person, and whoever is somebody
        else on this device has to say that they want to stop being so (`replace`).
        """
        async with self.ground.write() as change:
            link = await self._find(change, secret)
            person = await lock(change.db, link.person)
            allow(person)
            if who is not None and who.person != person.id and not replace:
                raise Taken("recovery-somebody", name=who.name, other=person.name)
            await self.sessions.close(change, who)
            return await self.sessions.open(change.db, person, device)

    async def _find(self, change: Change, secret: str) -> Recovery:
        link = await change.db.get(Recovery, hashed(secret))
        if link is None or link.expires_at <= self.ground.clock():
            raise Missing("recovery-unknown")
        if link.purpose == MOVED:  # there is nobody to come back to
            raise Missing("recovery-moved")
        if link.purpose != LINK:
            raise Missing("recovery-unknown")
        return link
