"""What is part neither of the interface for programs nor of the client: health, metrics, pictures.

/static/…    icons, and what the page shows where the client was not built
/healthz     200 while moves can be stored; 503 says what is wrong
/metrics     for Prometheus; who may see them is the setting `metrics`
/robots.txt  links to tables are not for everybody
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import Headers
from litestar.static_files import create_static_files_router

from waldbach.game import BadInput
from waldbach.server import metrics
from waldbach.server.errors import Forbidden, Missing
from waldbach.server.house import House
from waldbach.server.web.asking import TheHouse

STATIC = Path(__file__).parents[1] / "static"
PATIENCE = 5.0  # seconds that the database may take before it counts as away
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
ROBOTS = "User-agent: *\nAllow: /$\nAllow: /static/\nAllow: /app/\nDisallow: /\n"


@get("/robots.txt", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def robots() -> str:
    return ROBOTS


@get("/healthz", include_in_schema=False)
async def health(house: TheHouse) -> Response[dict[str, str]]:
    """Without the bus a server goes on, only that it hears late of what others do."""
    database = await _database(house)
    bus = "ok" if house.ready and house.bus.healthy else "away"
    able = house.ready and database == "ok"
    status = ("ok" if bus == "ok" else "degraded") if able else "unable"
    told = {"program": "waldbach", "status": status, "database": database, "bus": bus}
    return Response(told, status_code=200 if able else 503, headers={"Cache-Control": "no-store"})


async def _database(house: House) -> str:
    if not house.ready:
        return "closed"
    try:
        async with asyncio.timeout(PATIENCE):
            await house.journal.find("healthz")
    except TimeoutError:
        return "silent"
    except BadInput:
        return "away"
    return "ok"


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def show_metrics(request: Request[Any, Any, Any], house: TheHouse) -> Response[bytes]:
    allowed = house.settings.metrics
    if allowed == "off":
        raise Missing("http-not-found")
    if allowed == "local" and not is_local(request.client and request.client.host, request.headers):
        raise Forbidden("metrics-local")
    headers = {"Cache-Control": "no-store"}
    return Response(metrics.page(house), media_type=metrics.MEDIA_TYPE, headers=headers)


def is_local(address: str | None, headers: Headers) -> bool:
    """Does a request come from this machine or its network, and not through a proxy?"""
    if any(name in headers for name in FORWARDED):
        return False
    try:
        found = ip_address(address or "")
    except ValueError:
        return False
    return found.is_loopback or found.is_private


ROUTES: list[Any] = [
    robots,
    health,
    show_metrics,
    create_static_files_router("/static", [STATIC], include_in_schema=False, name="static"),
]
