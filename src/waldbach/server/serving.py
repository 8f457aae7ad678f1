"""`waldbach serve`: from the settings to a server that listens, and to its end.

The order is such that whatever is wrong shows before anyone waits for it: settings, port, key,
database and bus; then the rules are compiled, which takes a while at the first start; and only then
does the server listen. Wrong settings end it with exit code 2, as all bad input does; all else that
is wrong with one sentence and exit code 1. SIGTERM and Ctrl+C end it with exit code 0: it takes no
more requests, finishes those that it has, and closes sockets with 1012, so that clients come back.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import partial
from typing import Any, NoReturn

import structlog
from litestar import Litestar
from uvicorn import Config, Server
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from waldbach import jit, registry
from waldbach.bots.warm import warm_games
from waldbach.game import BadInput
from waldbach.messages import text
from waldbach.server import logs
from waldbach.server.app import create_app
from waldbach.server.browser import open_page
from waldbach.server.database import read_url
from waldbach.server.heap import share_heap
from waldbach.server.journal import open_journal
from waldbach.server.listening import BACKLOG, bind, is_waldbach, listen
from waldbach.server.live.bus import open_bus
from waldbach.server.nearby import address_for_others
from waldbach.server.protocols import Requests, Sockets
from waldbach.server.secret_key import secret_key
from waldbach.server.settings import Settings, load
from waldbach.server.settings.tree import everywhere
from waldbach.server.sqlite_file import served_alone
from waldbach.terminal.files import why
from waldbach.terminal.progress import no_cache, prepare

KEEP_ALIVE = 75  # seconds; longer than proxies keep an idle connection
MOST_FILES = 65_536
GOODBYE = 10  # seconds that requests under way get when the server ends
log = structlog.get_logger()


def serve(given: Mapping[str, str | None], browse: bool = False) -> int:
    """Run a server by these flags and the environment; returns the exit code.

    With `browse` a browser is opened, also where the port is taken by a Waldbach that runs already.
    """
    share_heap()
    settings = load(given, os.environ)
    if browse:
        settings = _for_a_player(settings)
    logs.begin(settings.log_level, settings.log_format)
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        return _serve(settings, browse)
    except KeyboardInterrupt:
        return 0
    except BadInput as error:
        _complain(settings, str(error))
        return 1


def _for_a_player(settings: Settings) -> Settings:
    """Who starts a server to play there wants to read where it is, not what is asked of it. Without
    mails it needs no `base-url`: the page makes links for others by itself."""
    wanted: dict[str, Any] = {}
    if _is_default(settings, "log-level"):
        wanted["log_level"] = "warning"
    if settings.mail.host is None:
        others = (one for one in settings.warnings if one.key != "setting-no-base-url")
        wanted["warnings"] = tuple(others)
    return replace(settings, **wanted)


def _is_default(settings: Settings, name: str) -> bool:
    return settings.sources[name].key == "setting-from-default"


def _interrupt(*_: object) -> NoReturn:
    raise KeyboardInterrupt


def _serve(settings: Settings, browse: bool) -> int:
    for warning in settings.warnings:
        log.warning("settings", hint=str(warning))
    if browse and is_waldbach(settings.host, settings.port):
        _say(settings, "serve-already", url=settings.base_url)
        open_page(settings.base_url)
        return 0
    sockets = bind(settings.host, settings.port)
    _allow_many_connections()
    _make_folder(settings)
    with _alone(settings):
        asyncio.run(_check(settings))
        _compile(settings)
        listen(sockets, settings)
        _announce(settings, browse)
        if browse:
            open_page(settings.base_url)
        return _run(settings, sockets)


# --- before it listens ----------------------------------------------------------------------------


def _allow_many_connections() -> None:
    """Each takes an open file, of which many systems allow few unless asked."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _make_folder(settings: Settings) -> None:
    """The folder of our own choice need not be there; one that somebody names has to be."""
    path = read_url(settings.database.reveal()).path
    if path is None or not _is_default(settings, "database"):
        return
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(path), why=why(error)) from None


def _alone(settings: Settings) -> AbstractContextManager[None]:
    """An SQLite file serves one server, as it serves one worker."""
    database = read_url(settings.database.reveal())
    return served_alone(database.shown, database.path) if database.path else nullcontext()


async def _check(settings: Settings) -> None:
    """Can everything be opened? Also brings the tables of the database up to date, once for all
    workers."""
    url = settings.database.reveal()
    await asyncio.to_thread(secret_key, settings.secret_key_file)
    async with open_journal(url), open_bus(settings.pub_sub, url):
        pass


def _compile(settings: Settings) -> None:
    """Bots and server processes then find the rules compiled."""
    if settings.log_format == "text":
        prepare(*registry.every())
        return
    if jit.CACHE_PROBLEM:
        log.warning("rules not kept", hint=no_cache())
    warm_games(registry.every(), _log_progress)


def _log_progress(name: str, done: int, total: int) -> None:
    if done in (0, total):
        log.info("compiled" if done else "compiling", game=name)


# --- running --------------------------------------------------------------------------------------


def make_app(settings: Settings) -> Litestar:
    """The app of one server process, which may be a new one."""
    share_heap()
    logs.begin(settings.log_level, settings.log_format)
    return create_app(settings)


def configure(settings: Settings) -> Config:
    return Config(
        partial(make_app, settings),
        factory=True,
        interface="asgi3",
        lifespan="on",
        workers=settings.workers,
        loop="auto" if sys.platform == "win32" else "uvloop",
        http=Requests,
        ws=Sockets,  # with the sans-I/O one a move costs a fifth less than with the others
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,  # costs more than the bytes that it saves
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[str(network) for network in settings.trusted_proxies],
        server_header=False,
        log_config=None,
        access_log=False,  # web/watch.py tells of requests
        backlog=BACKLOG,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GOODBYE,
    )


def _run(settings: Settings, sockets: list[socket.socket]) -> int:
    config = configure(settings)
    if settings.workers == 1:
        try:
            Server(config).run(sockets)
        except SystemExit:  # it could not start, and has said why
            return 1
        return 0
    workers = Multiprocess(config, sockets)
    workers.run()
    return int(any(one.exitcode == STARTUP_FAILURE for one in workers.processes))


# --- telling --------------------------------------------------------------------------------------


def _announce(settings: Settings, browse: bool) -> None:
    if settings.log_format == "json" or not (browse or sys.stdout.isatty()):
        log.info("listening", url=settings.base_url, database=str(settings.database))
        return
    print(text("serve-at", url=settings.base_url))
    friends = address_for_others(settings)
    if friends is None and not everywhere(settings.host):
        print(text("serve-friends-how"))
    elif friends not in (None, settings.base_url):
        print(text("serve-friends", url=friends))
    print(text("serve-data", database=str(settings.database)))
    print(text("serve-stop"), flush=True)


def _say(settings: Settings, key: str, **args: str) -> None:
    if settings.log_format == "json":
        log.info(key, **args)
    else:
        print(text(key, **args), flush=True)


def _complain(settings: Settings, sentence: str) -> None:
    if settings.log_format == "json":
        log.error("not started", why=sentence)
    else:
        print(f"waldbach: {sentence}", file=sys.stderr)
