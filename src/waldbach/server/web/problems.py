"""Errors as problem details (RFC 9457): what was wrong and what would be right, in the language of
whoever asked.

    {"type": "about:blank", "title": "Conflict", "status": 409, "code": "match-stale",
     "detail": "Decision 12 is not open. …", "decision": 14}

`code` is the key of the sentence, and stays the same in all languages. A refusal of the rules has
`rule`, the id of the rule.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.serialization import encode_json
from litestar.types import Receive, Scope, Send
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from waldbach.game import BadInput, IllegalAction
from waldbach.messages import text
from waldbach.server.errors import Refused, TooOften
from waldbach.server.journal import Conflict, NotFound, Unavailable, Uncertain
from waldbach.server.matches import Stale
from waldbach.server.web.answers import MEDIA_TYPE
from waldbach.server.web.watch import about

log = structlog.get_logger()

# For what carries no status of its own. All else from outside is a 400.
STATUS: tuple[tuple[type[BadInput], int], ...] = (
    (Stale, 409),
    (Conflict, 409),
    (NotFound, 404),
    (Unavailable, 503),
    (Uncertain, 503),
    (IllegalAction, 422),
)
CODES = {
    400: "http-bad-request",
    401: "sign-in-needed",
    403: "http-forbidden",
    404: "http-not-found",
    405: "http-method",
    413: "http-too-large",
    415: "http-media-type",
    429: "http-too-often",
}

NO_BODY = {"key": "data", "message": "'data'"}  # how the framework says that there is none


def problem(error: BadInput) -> dict[str, Any]:
    """The fields of a problem; also what a socket answers."""
    if error.message.startswith("database-"):  # for the host: it names the address
        log.warning("database", error=sentence(error))
        error = Unavailable("http-database")
    status = status_of(error)
    said: dict[str, Any] = {
        "type": "about:blank",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "code": error.message,
        "detail": sentence(error),
    }
    if isinstance(error, IllegalAction):
        said |= {"code": error.refusal.reason, "rule": error.refusal.rule}
    elif isinstance(error, Stale):
        said["decision"] = error.decision
    elif isinstance(error, TooOften):
        said["retry_after"] = -(-error.retry_after // 1000)
    return said


def status_of(error: BadInput) -> int:
    if isinstance(error, Refused):
        return error.status
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)


def sentence(error: BadInput) -> str:
    """A sentence that a catalogue lacks must not become a fault of the server."""
    try:
        return str(error)
    except Exception:
        log.exception("no sentence", key=error.message)
        return error.message


def on_bad_input(request: Request[Any, Any, Any], error: BadInput) -> Response[dict[str, Any]]:
    said = problem(error)
    _count(request.app, said["code"])
    return Response(said, status_code=said["status"], media_type=MEDIA_TYPE, headers=_headers(said))


def _headers(said: dict[str, Any]) -> dict[str, str]:
    """What the status of a problem asks for."""
    headers = {}
    if said["status"] == 429:
        headers["Retry-After"] = str(said["retry_after"])
    if said["status"] == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return headers


async def refuse_socket(scope: Scope, receive: Receive, send: Send, error: BadInput) -> None:
    """Answer a handshake with a problem, as a request would be, instead of opening a socket."""
    said = problem(error)
    _count(scope["litestar_app"], said["code"])
    await receive()  # the handshake
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 4000 + said["status"], "reason": ""})
        return
    headers = {"Content-Type": MEDIA_TYPE, **_headers(said)}
    start: Any = {
        "type": "websocket.http.response.start",
        "status": said["status"],
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
    }
    body: Any = {"type": "websocket.http.response.body", "body": encode_json(said)}
    await send(start)
    await send(body)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses: unknown paths, wrong methods, bodies that do not fit."""
    misfits = error.extra if isinstance(error, ValidationException) else None
    if isinstance(misfits, list) and any(NO_BODY.items() <= one.items() for one in misfits):
        return on_bad_input(request, BadInput("http-no-body"))
    status = error.status_code
    said = {
        "type": "about:blank",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "code": CODES.get(status, "http-bad-request"),
        "detail": _detail(error),
    }
    if isinstance(misfits, list):
        said["errors"] = [
            {"field": one.get("key", ""), "message": one.get("message", "")} for one in misfits
        ]
    _count(request.app, said["code"])
    return Response(said, status_code=status, media_type=MEDIA_TYPE, headers=error.headers)


def _detail(error: HTTPException) -> str:
    key = CODES.get(error.status_code)
    if isinstance(error, ValidationException) or key is None:
        return text("http-bad-request")
    return text(key)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A fault of ours: told in the log, not to the client."""
    log.error("fault", **about(request.scope), exc_info=error)
    said = {
        "type": "about:blank",
        "title": HTTPStatus(500).phrase,
        "status": 500,
        "code": "http-fault",
        "detail": text("http-fault"),
    }
    _count(request.app, said["code"])
    return Response(said, status_code=500, media_type=MEDIA_TYPE)


def on_busy_database(
    request: Request[Any, Any, Any], error: SQLAlchemyError
) -> Response[dict[str, Any]]:
    """The database is locked for too long, or away, or too many want something of it: it may well
    be there in a moment."""
    log.warning("database", **about(request.scope), error=str(getattr(error, "orig", error)))
    return on_bad_input(request, Unavailable("http-database"))


def _count(app: Any, code: object) -> None:
    """For the metrics."""
    app.state.house.figures.problems[str(code)] += 1


HANDLERS = {
    BadInput: on_bad_input,
    HTTPException: on_http,
    OperationalError: on_busy_database,
    NoConnection: on_busy_database,
    Exception: on_fault,
}
