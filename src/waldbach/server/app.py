"""The web application: the routes of all rooms around one house."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig

from waldbach import __version__
from waldbach.server.house import House
from waldbach.server.matches import milliseconds
from waldbach.server.people import People
from waldbach.server.people.who import Who
from waldbach.server.settings import Settings
from waldbach.server.tables import Tables
from waldbach.server.web import (
    address,
    browser_pages,
    pages,
    people,
    play,
    reminders,
    study,
    tables,
    thinking,
    workshop,
)
from waldbach.server.web.bodies import Body
from waldbach.server.web.description import Description
from waldbach.server.web.gate import Gate, who_of
from waldbach.server.web.porch import Porch
from waldbach.server.web.problems import HANDLERS
from waldbach.server.web.watch import Watch

SCHEMA_PATH = "/api/openapi"


def _collect_less() -> None:
    """What is here at the start stays, and neither a move nor a view leaves cycles behind: to look
    for them after every few hundred objects would take a tenth of the time. The last number keeps
    what others leave behind to some ten megabytes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(25_000, 5, 2)


def create_app(settings: Settings, clock: Callable[[], int] = milliseconds) -> Litestar:
    house = House(settings, clock)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with house.open():
            _collect_less()
            yield

    app = Litestar(
        route_handlers=[
            people.ROUTES,
            tables.ROUTES,
            play.ROUTES,
            thinking.ROUTES,
            study.ROUTES,
            workshop.ROUTES,
            reminders.ROUTES,
            address.ROUTES,
            *reminders.PAGES,
            *browser_pages.ROUTES,
            *pages.ROUTES,
        ],
        lifespan=[lifespan],
        dependencies=_dependencies(house),
        middleware=[Gate(house)],
        exception_handlers={**HANDLERS, NotFoundException: browser_pages.not_found},  # type: ignore[dict-item]
        openapi_config=openapi(),
        request_class=Body,
        request_max_body_size=settings.limits.body,
        logging_config=None,
    )
    app.state.house = house
    secure = settings.base_url.startswith("https://")
    app.asgi_handler = Watch(Porch(app.asgi_handler, house.allowance, secure), house.figures)
    return app


def _dependencies(house: House) -> dict[str, Provide]:
    """What handlers may ask for by name."""

    def the_house() -> House:
        return house

    def the_people() -> People:
        return house.people

    def the_tables() -> Tables:
        return house.tables

    def who(request: Request[Any, Any, Any]) -> Who | None:
        return who_of(request.scope["state"])

    return {
        "house": Provide(the_house, sync_to_thread=False),
        "people": Provide(the_people, sync_to_thread=False),
        "tables": Provide(the_tables, sync_to_thread=False),
        "who": Provide(who, sync_to_thread=False),
    }


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Waldbach",
        version=__version__,
        path=SCHEMA_PATH,
        render_plugins=[Description()],
        use_handler_docstrings=True,
    )
