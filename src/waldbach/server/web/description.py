"""The description of the interface (OpenAPI 3.1), from the routes and from what they take and give.

The framework lists the operations; what is said here of all of them at once is who may call which,
which problems any of them can answer with, and the schemas, which are msgspec's own: they know all
limits of the fields. `docs/openapi.json` is this description (tools/openapi.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from litestar import Litestar, Request, Router
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from waldbach.server.web.answers import MEDIA_TYPE, Problem

Data = dict[str, Any]
REF = "#/components/schemas/{name}"

ABOUT = """Tables for Renature, its Valley expansion and Waldgärtner.

Times are milliseconds since 1970, seats count from 1. Whatever is refused is answered with problem
details (RFC 9457) that say what was wrong and what would be right, in the language of the person or
of `Accept-Language`. What happens at a table is told over a WebSocket, `/api/tables/{table}/live`.
"""
TAGS = {
    "people": "Who I am: guests, accounts, sessions, bots and their tokens.",
    "tables": "Tables, their seats and chat; what follows a game.",
    "match": "What happens in a match.",
    "thinking": "Hints in a running game, analysis of a finished one.",
    "learning": "Lessons, and positions to try things out on.",
    "workshop": "Boards and cards of one's own: checked, invented, tried.",
    "reminders": "Being told that it is my turn.",
}
SCHEMES = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "waldbach",
        "description": "The session of a browser. Over https it is named `__Host-waldbach`.",
    },
    "csrf": {
        "type": "apiKey",
        "in": "header",
        "name": "X-CSRF-Token",
        "description": "Goes with the cookie wherever something is changed; `/api/me` tells it.",
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a bot or an account, for programs.",
    },
}

PROBLEMS = {
    400: ("BadRequest", "It does not have the right form, or makes no sense."),
    401: ("Unauthorized", "Nobody is signed in, or what was given to sign in is wrong."),
    403: ("Forbidden", "Not for this person, or not from this page."),
    404: ("NotFound", "There is no such thing, or not for this person."),
    409: ("Conflict", "Something that is already there stands against it."),
    413: ("ContentTooLarge", "The body is too large."),
    415: ("UnsupportedMediaType", "The body is not JSON."),
    422: ("RuleBroken", "The rules of the game do not allow it; `rule` says which."),
    429: ("TooManyRequests", "Too often; `retry_after` says when it may be tried again."),
    503: ("Unavailable", "Not now: the database does not answer."),
}

# Operations that nobody has to be signed in for,
OPEN = {
    "becomeGuest", "me", "recover", "register", "signIn", "signOut", "forgotten", "resetPassword",
    "confirmMail", "beginPasskeySignIn", "passkeySignIn", "ladder", "person", "listGames",
    "listTables", "getTable", "exportTable", "getLog", "getReplay", "getReplaySteps", "listRemarks",
    "viewMatch", "getPosition", "getAnalysis", "listLessons", "getLesson", "study", "getAddress",
    "checkMaterial", "inventMaterial", "tryMaterial", "getGameWords",
}  # fmt: skip
# and those for which a token is not enough: it must not take over its person.
BROWSER = {
    "leave", "makeRecoveryLink", "endRecoveryLink", "signOut", "changePassword", "changeMail",
    "beginAddingPasskey", "addPasskey", "passkeys", "removePasskey", "sessions", "endSession",
    "endOtherSessions", "bots", "makeBot", "removeBot", "tokens", "makeToken", "removeToken",
}  # fmt: skip
SAFE = ("get", "head", "options")


class Description(JsonRenderPlugin):
    """Serves the description; there is no page with scripts of others around it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Data) -> bytes:
        return self.render_json(request, describe(request.app))

    def receive_router(self, router: Router) -> None:
        """Without the framework's own page for unknown addresses."""
        router.routes = [route for route in router.routes if "{" not in route.path]


def describe(app: Litestar) -> Data:
    told: Data = _tidy(app.openapi_schema.to_schema())
    told["info"]["description"] = ABOUT
    told["tags"] = [{"name": name, "description": words} for name, words in TAGS.items()]
    told["components"] = {
        "schemas": _schemas(app),
        "responses": {name: _problem(status, words) for status, (name, words) in PROBLEMS.items()},
        "securitySchemes": SCHEMES,
    }
    for path, method, operation in operations(told):
        _complete(operation, path, method)
    return told


def operations(description: Data) -> Iterator[tuple[str, str, Data]]:
    for path, item in description["paths"].items():
        for method, operation in item.items():
            yield path, method, operation


# --- operations -----------------------------------------------------------------------------------


def _complete(operation: Data, path: str, method: str) -> None:
    operation["security"] = _security(operation["operationId"], method)
    for parameter in operation.get("parameters", ()):
        parameter["schema"] = _given(parameter["schema"])
    body = operation.get("requestBody")
    if body is not None:
        _allow_nothing(body)
    responses = operation["responses"]
    responses.pop("400", None)
    for status in sorted(_statuses(path, method, body is not None) | {int(s) for s in responses}):
        code = str(status)
        if status >= 400:
            responses[code] = {"$ref": f"#/components/responses/{PROBLEMS[status][0]}"}
        elif status == 204:
            responses[code].pop("content", None)
    operation["responses"] = dict(sorted(responses.items()))


def _security(operation: str, method: str) -> list[Data]:
    browser: Data = {"cookie": []} if method in SAFE else {"cookie": [], "csrf": []}
    ways: list[Data] = [browser]
    if operation not in BROWSER:
        ways.append({"token": []})
    if operation in OPEN:
        ways.append({})
    return ways


def _allow_nothing(body: Data) -> None:
    """A body that may be null may be left out."""
    content = body["content"]["application/json"]
    given = _given(content["schema"])
    if given != content["schema"]:
        content["schema"], body["required"] = given, False


def _given(schema: Data) -> Data:
    """Where it is there, it is not null."""
    kinds: list[Data] = [one for one in schema.get("oneOf", ()) if one != {"type": "null"}]
    if len(kinds) != 1:
        return schema
    return kinds[0] | {name: value for name, value in schema.items() if name != "oneOf"}


def _statuses(path: str, method: str, body: bool) -> set[int]:
    """With which problems the gate, the framework and the database can answer."""
    found = {400, 401, 429, 503}  # a wrong token is refused everywhere
    if method not in SAFE:
        found |= {403, 415}  # the page that it comes from, or its CSRF token
    if body:
        found |= {413}
    if "{" in path:
        found |= {404}
    return found


def _problem(status: int, words: str) -> Data:
    told: Data = {
        "description": words,
        "content": {MEDIA_TYPE: {"schema": {"$ref": REF.format(name="Problem")}}},
    }
    if status == 429:
        told["headers"] = {
            "Retry-After": {
                "description": "Seconds until it may be tried again.",
                "schema": {"type": "integer"},
            }
        }
    return told


# --- schemas --------------------------------------------------------------------------------------


def _schemas(app: Litestar) -> Data:
    """Of all that goes over the wire."""
    taken, given = _kinds(app)
    _, found = msgspec.json.schema_components([*taken, *given, Problem], ref_template=REF)
    _, inward = msgspec.json.schema_components(taken, ref_template=REF)
    for name, schema in found.items():
        if name not in inward and name != "Problem" and "properties" in schema:
            schema["required"] = list(schema["properties"])  # answers leave nothing out
            for field in schema["properties"].values():
                field.pop("default", None)
    schemas: Data = _tidy(found)
    return dict(sorted(schemas.items()))


def _kinds(app: Litestar) -> tuple[list[Any], list[Any]]:
    """What the operations take and what they give."""
    taken: list[Any] = []
    given: list[Any] = []
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        for handler in route.route_handlers:
            if handler.resolve_include_in_schema():
                if handler.parsed_data_field is not None:
                    taken += _structs(handler.parsed_data_field.annotation)
                given += _structs(handler.parsed_return_field.annotation)
    return taken, given


def _structs(kind: Any) -> Iterator[Any]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for part in get_args(kind):
        yield from _structs(part)


# --- form -----------------------------------------------------------------------------------------

NOISE = {"deprecated": False, "allowEmptyValue": False, "allowReserved": False, "headers": {}}
LIMITS = {"min_length": "minLength", "max_length": "maxLength"}


def _tidy(value: Any) -> Any:
    """Without what says nothing; limits for the description only are limits like all others."""
    if isinstance(value, list):
        return [_tidy(one) for one in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if not isinstance(value, dict):
        return value
    told = {name: _tidy(one) for name, one in value.items() if NOISE.get(name, ...) != one}
    if isinstance(extra := told.get("extra"), dict) and "type" in told:
        del told["extra"]
        told |= {LIMITS.get(name, name): limit for name, limit in extra.items()}
    return told
