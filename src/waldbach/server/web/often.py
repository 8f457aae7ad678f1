"""Guards for routes of which nobody may do too much."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from waldbach.server.allowance import Act
from waldbach.server.web.gate import who_of
from waldbach.server.web.porch import address_in


def counted(act: Act) -> Guard:
    """Refuse whoever does this too often. Who is nobody is refused by the handler itself."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        who = who_of(connection.scope["state"])
        if who is not None:
            allowance = connection.app.state.house.allowance
            allowance.act(act, who.person, address_in(connection.scope))

    return guard
