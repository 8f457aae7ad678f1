"""The pages of the client: every address of them gets the same file, in the reader's language.

/, /lobby, /tables/…     the page; its script shows what belongs to the address
/app/…                   its scripts, styles and typefaces
/service-worker.js       what lets it open without a network; it has to stand at the top
/manifest.webmanifest    what lets it be installed

A page says nothing of the table behind its address, not even whether there is one: whoever shows a
preview of a link asks without being anybody.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache
from pathlib import PurePosixPath
from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, get, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from sqlalchemy import func, select

from waldbach.messages import LANGUAGES, language, text
from waldbach.server.errors import Missing
from waldbach.server.house import House
from waldbach.server.models import Table
from waldbach.server.tables.ground import OPEN, PLAYING
from waldbach.server.web.asking import TheHouse, me_of
from waldbach.server.web.client import FOR_GOOD, Client, accepted_packings
from waldbach.server.web.front import front_page
from waldbach.server.web.porch import policy_with
from waldbach.server.web.problems import on_http

SCHEMA = "/api/openapi/openapi.json"
client = Client()
# As in web/src/routes/router.svelte.ts; what games bring along is told by what was built.
ADDRESSES = {
    "/": "Home",
    "/new": "NewTable",
    "/lobby": "Lobby",
    "/mine": "Mine",
    "/tables/{id}": "Table",
    "/tables/{id}/replay": "Replay",
    "/learn": "Learn",
    "/learn/{game}/{lesson}": "Lesson",
    "/rules/{game}": "Rules",
    "/workshop/{game}": "Workshop",
    "/settings": "Settings",
    "/account": "Account",
    "/people/{id}": "Person",
    "/recover": "Recover",
    "/confirm-mail": "ConfirmMail",
    "/reset": "Reset",
    **client.addresses,
}
PATHS = [path.replace("}", ":str}") for path in ADDRESSES if path != "/"]
NOTHING: Mapping[str, str] = {}
NO_PAGES = ("/api", "/app/", "/static/")
READ: list[HttpMethod] = [HttpMethod.GET, HttpMethod.HEAD]
Asking = Request[Any, Any, Any]


@get("/", include_in_schema=False)
async def front(request: Asking, house: TheHouse) -> Response[bytes]:
    if not client.built:
        return _html(request, front_page(*await _count_tables(house), schema=SCHEMA))
    return page(request, told=await _told(request, house))


async def _told(request: Asking, house: House) -> dict[str, Any]:
    """Who shows no session is nobody, and need not ask."""
    if request.scope["state"].get("secret") is not None:
        return {}
    return {"me": msgspec.to_builtins(await me_of(house.people, None))}


async def _count_tables(house: House) -> tuple[int, int]:
    """Those that wait for somebody and are listed, and all where a game is going on."""
    listed = select(func.count()).where(Table.status == OPEN, Table.privacy == "listed")
    playing = select(func.count()).where(Table.status == PLAYING)
    async with house.tables.reading() as db:
        return await db.scalar(listed) or 0, await db.scalar(playing) or 0


@get(PATHS, include_in_schema=False, sync_to_thread=False)
def show_page(request: Asking) -> Response[bytes]:
    if not client.built:
        raise Missing("http-not-found")
    return page(request)


def page(request: Asking, status: int = 200, told: Mapping[str, Any] = NOTHING) -> Response[bytes]:
    if (chosen := request.cookies.get("lang", "")) in LANGUAGES:
        language.set(chosen)
    invited = request.url.path.startswith("/tables/")
    title = text("page-table") if invited else "Waldbach"
    about = text("page-table-about") if invited else text("front-lead")
    name = ADDRESSES.get(request.scope.get("path_template", ""), "NotFound")
    theme = request.cookies.get("theme", "")
    shown = client.page(name, language.get(), theme, title, about, told)
    return _html(request, shown, status, client.inside(name))


def not_found(request: Asking, error: NotFoundException) -> Response[Any]:
    """Who follows an old link with a browser gets a page that says so."""
    reads = "text/html" in request.headers.get("accept", "") and request.method == "GET"
    if reads and client.built and not request.url.path.startswith(NO_PAGES):
        return page(request, 404)
    return on_http(request, error)


def _html(
    request: Asking, text: str, status: int = 200, inside: Mapping[str, str] = NOTHING
) -> Response[bytes]:
    vary = "Accept-Language, Cookie, Accept-Encoding"
    headers = {"Vary": vary, "Cache-Control": "no-cache"}
    headers["Content-Security-Policy"] = policy_with(inside)
    data = text.encode()
    if "gzip" in accepted_packings(request.headers.get("accept-encoding", "")):
        data, headers["Content-Encoding"] = _packed(text), "gzip"
    return Response(data, status_code=status, media_type="text/html", headers=headers)


@lru_cache(maxsize=64)
def _packed(text: str) -> bytes:
    """There are few different pages: one for each language, theme and kind of address."""
    return gzip.compress(text.encode(), mtime=0)


@route("/app/{file:path}", http_method=READ, include_in_schema=False, sync_to_thread=False)
def show_file(file: FromPath[PurePosixPath], request: Asking) -> Response[bytes]:
    name = str(file).lstrip("/")
    return _file(name, request, FOR_GOOD if name.startswith("assets/") else "no-cache")


@route("/service-worker.js", http_method=READ, include_in_schema=False, sync_to_thread=False)
def show_worker(request: Asking) -> Response[bytes]:
    return _file("service-worker.js", request, "no-cache")


def _file(name: str, request: Asking, keep: str) -> Response[bytes]:
    found = client.files.get(name)
    if found is None:
        raise Missing("http-not-found")
    packing, data = found.best(request.headers.get("accept-encoding", ""))
    tag = f'"{found.tag}{packing}"'
    headers = {"Cache-Control": keep, "ETag": tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    if packing:
        headers["Content-Encoding"] = packing
    return Response(data, headers=headers, media_type=found.media_type)


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest() -> Response[dict[str, Any]]:
    told = {
        "id": "/",
        "name": "Waldbach",
        "short_name": "Waldbach",
        "description": text("front-lead"),
        "lang": language.get(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f6f1e4",
        "theme_color": "#f6f1e4",
        "categories": ["games", "entertainment"],
        "icons": [
            {"src": "/static/waldbach.svg", "sizes": "any", "type": "image/svg+xml"},
            {"src": "/static/icon-192.png", "sizes": "192x192", "type": "image/png"},
            {"src": "/static/icon-512.png", "sizes": "512x512", "type": "image/png"},
            {
                "src": "/static/icon-maskable-512.png",
                "sizes": "512x512",
                "type": "image/png",
                "purpose": "maskable",
            },
        ],
    }
    headers = {"Vary": "Accept-Language, Cookie", "Cache-Control": "no-cache"}
    return Response(told, media_type="application/manifest+json", headers=headers)


ROUTES: list[Any] = [front, show_page, show_file, show_worker, manifest]
