"""Examples of requests and answers, made so that they fit the description of the interface.

A test validates every one of them against docs/openapi.json.
"""

from __future__ import annotations

import json
import re
from typing import Any

Data = dict[str, Any]

# What a field of this name could hold. Where a type means something else by it, `Type.field` does.
VALUES: Data = {
    "at": 1793000000000,
    "bot": "p7Kd2mVx9QfR",
    "code": "match-stale",
    "created_at": 1793000000000,
    "days": 90,
    "decision": 12,
    "detail": "Decision 12 is not open. Look at the table again: 14 is open now.",
    "endpoint": "https://push.example.org/send/4f1c",
    "entries": [],
    "entry": "1 place owl@c4 snail@c5",
    "expires_at": 1800776000000,
    "deal": "5b1f…",
    "finished_at": None,
    "started_at": 1793000060000,
    "game": "renature",
    "games": 12,
    "hours": {"from": "08:00", "to": "22:00"},
    "id": "k3v9Tq0PzLw2",
    "kind": "person",
    "lang": "en",
    "legal": ["place owl@c4 snail@c5", "discard"],
    "level": "sapling",
    "login": "ada",
    "mail": "ada@example.org",
    "mode": "base",
    "name": "Ada",
    "new": "a heron stands in the reeds",
    "number": 14,
    "options": {"mode": "valley"},
    "pace": "live 10m+15s",
    "password": "moss and ferns by the brook",
    "person": "p7Kd2mVx9QfR",
    "place": 1,
    "points": 1240,
    "position": "game renature\n…",
    "privacy": "listed",
    "rated": True,
    "seat": 1,
    "secret": "waldbach_3q2f…",
    "status": "playing",
    "text": "Good game!",
    "title": "Conflict",
    "token": "t5Yb8nRw1CsE",
    "total": 74,
    "type": "about:blank",
    "word": "place owl@c4 snail@c5",
    "words": ["place owl@c4 snail@c5"],
    "yes": True,
}
OF_TYPES: Data = {
    "AskIn.kind": "take-back",
    "AskOut.kind": "take-back",
    "BotIn.name": "Robo",
    "BotOut.name": "Robo",
    "GameFile.text": "game renature\nrules 1\n…",
    "GameOut.name": "renature",
    "GameOut.options": [
        {"name": "mode", "default": "base", "choices": ["base"], "file": False, "invents": False}
    ],
    "InventIn.seed": "heron",
    "CheckIn.text": "name: Heron\nmode: base\n…",
    "TrialIn.text": "name: Heron\nmode: base\n…",
    "TrialIn.games": 100,
    "NewFork.number": 40,
    "NewTokenOut.name": "laptop",
    "ResultOut.points": {"areas": 60, "clouds": 14},
    "SeatOut.level": None,
    "SeatOut.total": None,
    "SeatOut.place": None,
    "StudyIn.entries": ["chance draw hare-hare"],
    "StudyOut.word": "place owl@c4 snail@c5",
    "TokenIn.name": "laptop",
    "TokenOut.name": "laptop",
    "VacationIn.days": "2026-12-24..2026-12-31",
    "ViewOut.results": None,
}
NEW_SEATS = [{"kind": "me"}, {"kind": "open"}]
PATHS = {"table": "k3v9Tq0PzLw2", "game": "renature", "number": "40", "seat": "2"}


def asker(request: Data) -> str:
    """Who can ask: `nobody` in particular, a `token`, or only a browser's `session`."""
    ways = [set(one) for one in request.get("security", [{}])]
    if set() in ways:
        return "nobody"
    return "token" if {"token"} in ways else "session"


def request(api: Data, method: str, path: str, request: Data, body: Data | None) -> str:
    """The request as a line of curl."""
    words = {
        "nobody": ["curl -s"],
        "token": ["curl -s", '-H "$T"'],
        "session": ["curl -s -b jar", *([] if method == "GET" else ['-H "$C"'])],
    }[asker(request)]
    if method != "GET" and not (method == "POST" and body is not None):
        words.append(f"-X {method}")
    if body is not None:
        words.append('-H "$J"')
        words.append(f"-d '{json.dumps(of_body(api, body), ensure_ascii=False)}'")
    for name in re.findall(r"{(\w+)}", path):
        path = path.replace(f"{{{name}}}", PATHS.get(name, name.upper()))
    return " ".join([*words, f"$S{path}"])


def of_body(api: Data, schema: Data) -> Any:
    """What has to be there, and what is worth showing."""
    return _value(api, schema, "", "", asked=True)


def answer(api: Data, schema: Data) -> str:
    made = _value(api, schema, "", "", asked=False)
    return made if isinstance(made, str) else json.dumps(made, indent=2, ensure_ascii=False)


def _value(api: Data, schema: Data, owner: str, name: str, asked: bool) -> Any:
    if "$ref" in schema:
        kind = schema["$ref"].rpartition("/")[2]
        return _object(api, kind, asked)
    for known in (OF_TYPES.get(f"{owner}.{name}", ...), VALUES.get(name, ...)):
        if known is not ... and fits(known, schema):
            return known
    if name == "seats" and asked and schema.get("type") == "array":
        return NEW_SEATS
    if "anyOf" in schema:
        null = {"type": "null"} in schema["anyOf"]
        return None if null else _value(api, schema["anyOf"][0], owner, name, asked)
    if "default" in schema:
        return schema["default"]
    if "enum" in schema:
        return schema["enum"][0]
    match schema.get("type"):
        case "array":
            return [_value(api, schema["items"], owner, name, asked)] if "items" in schema else []
        case "object":
            return {}
        case "boolean":
            return False
        case "integer" | "number":
            return schema.get("minimum", 1)
        case "string":
            return "…"
    return None


def _object(api: Data, kind: str, asked: bool) -> Data:
    schema = api["components"]["schemas"][kind]
    required = set(schema.get("required", ()))
    wanted = {
        name: one
        for name, one in schema.get("properties", {}).items()
        if name in required or f"{kind}.{name}" in OF_TYPES
    }
    return {name: _value(api, one, kind, name, asked) for name, one in wanted.items()}


def fits(value: Any, schema: Data) -> bool:
    """Is it of the right kind? (Whether it fits in full is what the test asks.)"""
    if "anyOf" in schema:
        return any(fits(value, one) for one in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    kinds = {"string": str, "integer": int, "boolean": bool, "array": list, "object": dict}
    kind = schema.get("type")
    if kind == "null":
        return value is None
    if isinstance(value, bool) and kind != "boolean":
        return False
    return kind in kinds and isinstance(value, kinds[kind])
