"""Routes for reminders: who wants them, and the link in a mail that turns them off."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import delete as remove
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from waldbach.messages import text
from waldbach.server.database import begin_to_write
from waldbach.server.errors import Forbidden, Missing, Taken
from waldbach.server.house import House
from waldbach.server.models import Person, Subscription
from waldbach.server.people.who import Who, somebody
from waldbach.server.reminders.links import OFF, read_off_token
from waldbach.server.reminders.subscription import Subscription as Browser
from waldbach.server.web.answers import problems
from waldbach.server.web.asking import Caller, TheHouse

MOST_BROWSERS = 20


class RemindersOut(msgspec.Struct):
    """Which reminders are offered here, and which I have chosen."""

    mail_offered: bool
    mail: bool
    push_key: str | None
    """The key with which a browser subscribes; null where web push is not offered."""
    browsers: int


class RemindersIn(msgspec.Struct, forbid_unknown_fields=True):
    mail: bool


Endpoint = Annotated[str, msgspec.Meta(max_length=2000, pattern="^[!-~]+$")]


class KeysIn(msgspec.Struct):
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class BrowserIn(msgspec.Struct):
    """What the browser's `PushSubscription.toJSON()` gives."""

    endpoint: Endpoint
    keys: KeysIn


class BrowserOut(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: Endpoint


async def _told(db: AsyncSession, house: House, who: Who) -> RemindersOut:
    person = await db.get_one(Person, who.person)
    found = await db.scalars(select(Subscription.endpoint).where(Subscription.person == who.person))
    reminders = house.reminders
    return RemindersOut(
        mail_offered=reminders.mailer is not None,
        mail=person.mail_reminders,
        push_key=reminders.push.public_key if reminders.push else None,
        browsers=len(list(found)),
    )


@get("/me/reminders", operation_id="getReminders", summary="My reminders")
async def get_reminders(house: TheHouse, who: Caller) -> RemindersOut:
    me = somebody(who)
    async with house.db() as db:
        return await _told(db, house, me)


@put("/me/reminders", operation_id="setReminders", summary="Reminders by mail: on or off")
async def set_reminders(data: JSONBody[RemindersIn], house: TheHouse, who: Caller) -> RemindersOut:
    me = somebody(who)
    async with house.db() as db:
        wish = update(Person).where(Person.id == me.person)
        await db.execute(wish.values(mail_reminders=data.mail))
        await db.commit()
        return await _told(db, house, me)


@post(
    "/me/reminders/browsers",
    status_code=204,
    operation_id="subscribe",
    responses=problems(409),
    summary="Have this browser reminded by web push",
)
async def subscribe(data: JSONBody[BrowserIn], house: TheHouse, who: Caller) -> None:
    me, push = somebody(who), house.reminders.push
    if push is None:
        raise Forbidden("push-off")
    browser = Browser(data.endpoint, data.keys.p256dh, data.keys.auth)
    push.check(browser)
    async with house.db() as db:
        await begin_to_write(db)
        mine = await db.scalars(select(Subscription).where(Subscription.person == me.person))
        if len(list(mine)) >= MOST_BROWSERS:
            raise Taken("push-browsers", most=MOST_BROWSERS)
        await db.merge(
            Subscription(
                endpoint=browser.endpoint,
                person=me.person,
                keys={"p256dh": browser.p256dh, "auth": browser.auth},
                created_at=house.clock(),
            )
        )
        await db.commit()


@delete(
    "/me/reminders/browsers",
    status_code=204,
    operation_id="unsubscribe",
    summary="No more web push to this browser",
)
async def unsubscribe(data: JSONBody[BrowserOut], house: TheHouse, who: Caller) -> None:
    me = somebody(who)
    async with house.db() as db:
        mine = (Subscription.person == me.person) & (Subscription.endpoint == data.endpoint)
        await db.execute(remove(Subscription).where(mine))
        await db.commit()


# --- the link in a mail ---------------------------------------------------------------------------

Token = Annotated[str, QueryParameter(max_length=300, description="From the link in the mail.")]


@get(OFF, include_in_schema=False)
async def ask_off(token: Token, house: TheHouse) -> Response[str]:
    """Only asks: programs that look for viruses follow links."""
    _read(house, token)
    page = (
        f"<!doctype html><title>Waldbach</title><p>{text('reminders-off-ask')}</p>"
        f'<form method="post" action="{OFF}?token={token}">'
        f"<button>{text('reminders-off-do')}</button></form>"
    )
    return Response(page, media_type="text/html")


@post(OFF, status_code=200, include_in_schema=False)
async def turn_off(token: Token, house: TheHouse) -> Response[str]:
    """Acts at once, without a session (RFC 8058)."""
    person = _read(house, token)
    async with house.db() as db:
        wish = update(Person).where(Person.id == person)
        await db.execute(wish.values(mail_reminders=False))
        await db.commit()
    page = f"<!doctype html><title>Waldbach</title><p>{text('reminders-off-done')}</p>"
    return Response(page, media_type="text/html")


def _read(house: House, token: str) -> str:
    person = read_off_token(house.key, token)
    if person is None:
        raise Missing("reminders-off-token")
    return person


ROUTES = Router(
    "/api",
    route_handlers=[get_reminders, set_reminders, subscribe, unsubscribe],
    tags=["reminders"],
)
PAGES = [ask_off, turn_off]
