"""The address that a link has to begin with, so that others can open it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get
from msgspec import Meta

from waldbach.server.nearby import address_for_others
from waldbach.server.web.asking import Asking, TheHouse
from waldbach.server.web.pages import is_local


class AddressOut(msgspec.Struct):
    """Where others find this server."""

    url: Annotated[
        str | None,
        Meta(description="How links begin that others can open; null: only this machine can."),
    ]


@get(
    "/address",
    operation_id="getAddress",
    summary="Where others find this server, for whoever has it open as localhost",
)
async def get_address(request: Asking, house: TheHouse) -> AddressOut:
    """Somebody from elsewhere got here by an address that works, and is told nothing of our
    network: for them it is the configured one."""
    near = is_local(request.client and request.client.host, request.headers)
    return AddressOut(address_for_others(house.settings) if near else house.settings.base_url)


ROUTES = Router("/api", route_handlers=[get_address], tags=["tables"])
