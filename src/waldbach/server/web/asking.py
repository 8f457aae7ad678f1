"""What routes share: who asks, from where, about which table, and what they get back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.params import PathParameter

from waldbach.server.allowance import network
from waldbach.server.errors import Forbidden
from waldbach.server.house import House
from waldbach.server.people import Device, People, Who
from waldbach.server.people.devices import device_name
from waldbach.server.people.who import COOKIE, somebody
from waldbach.server.web import schemas_people as wire

Asking = Request[Any, Any, Any]
ThePeople = NamedDependency[People]
TheHouse = NamedDependency[House]
Caller = NamedDependency[Who | None]
TableId = Annotated[str, PathParameter(description="The id of the table, as in its link.")]
S = TypeVar("S", bound=msgspec.Struct)


def in_person(who: Who | None) -> Who:
    """A token that has got into wrong hands must not be enough to take over its person."""
    if somebody(who).by != COOKIE:
        raise Forbidden("browser-needed")
    return somebody(who)


def device_of(request: Asking) -> Device:
    return Device(device_name(request.headers.get("user-agent", "")), address_of(request))


def address_of(request: Asking) -> str | None:
    """Whom limits are for."""
    return network(request.client.host) if request.client else None


def shown(kind: type[S], value: object) -> S:
    return msgspec.convert(value, kind, from_attributes=True)


def all_shown(kind: type[S], values: Iterable[object]) -> list[S]:
    return [shown(kind, value) for value in values]


async def me_of(people: People, who: Who | None) -> wire.MeOut:
    return wire.MeOut(
        person=shown(wire.ProfileOut, await people.profiles.mine(who)) if who else None,
        csrf=people.csrf(who) if who and who.by == COOKIE else None,
        offers=wire.Offers(
            accounts=people.accounts.open,
            mail=people.letters.send is not None,
            passkeys=people.passkeys.offered,
        ),
    )


async def signed_in(
    people: People, arrived: tuple[Who, str], status: int = 200
) -> Response[wire.MeOut]:
    """The answer to whoever has just got a session."""
    who, secret = arrived
    cookie = people.cookies.give(secret, who.kind)
    return Response(await me_of(people, who), status_code=status, cookies=[cookie])


def signed_out(people: People) -> Response[None]:
    return Response(None, status_code=204, cookies=[people.cookies.clear()])
