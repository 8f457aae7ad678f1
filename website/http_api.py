"""The HTTP interface as pages, one for each group of requests, from docs/openapi.json."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from website import examples
from website.markdown import block, code, table
from website.repository import ROOT

Data = dict[str, Any]
FOLDER = "reference/http"
DESCRIPTION = ROOT / "docs" / "openapi.json"
TITLES = {
    "people": "People, bots, ladder",
    "tables": "Tables",
    "match": "The match",
    "thinking": "Hints and analysis",
    "learning": "Lessons and studies",
    "reminders": "Reminders",
    "workshop": "Boards and cards of one's own",
}
TYPES = f"{FOLDER}/types.md"
EVERYWHERE = ("400", "401", "413", "415", "429", "503")  # api.md tells of these once
SUCCESS = {"200": "OK", "201": "Created", "202": "Accepted", "204": "No content"}
INTRODUCTION = """\
# HTTP requests

Every request of the server, made from its description ([openapi.json](../../openapi.json),
OpenAPI 3.1), which a running server also tells at `/api/openapi/openapi.json`. [The interface for
programs](../../api.md) is the guide: who asks, what is refused, how much is allowed. In the
examples:

```sh
S=http://localhost:8000                    # the server
J='Content-Type: application/json'
T='Authorization: Bearer waldbach_…'       # the token of a bot
C='X-CSRF-Token: …'                        # of a browser's session, whose cookie is in the file jar
```
"""
LEGEND = """
**Needs** says who may ask. A token is that of a bot or an account; a browser's session is its
cookie with the header `X-CSRF-Token` where something changes. **Refused** lists what a request
can run into beside what all have in common: 400 (wrong form), 401 (a token that is no good), 413
and 415 (the body), 429 (too often), 503 (the database is away). [Problems](../problems.md) has
every code.
"""


def pages() -> dict[str, str]:
    api: Data = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    groups = {tag["name"]: tag["description"] for tag in api["tags"]}
    made = {f"{FOLDER}/index.md": _index(api, groups), TYPES: _types(api)}
    for name, description in groups.items():
        parts = [f"# {TITLES[name]}", description]
        for method, path, request in requests(api, name):
            parts += _request(api, method, path, request)
        made[f"{FOLDER}/{name}.md"] = "\n\n".join(part for part in parts if part) + "\n"
    return made


def requests(api: Data, group: str) -> Iterator[tuple[str, str, Data]]:
    for path, methods in api["paths"].items():
        for method, request in methods.items():
            if group in request["tags"]:
                yield method.upper(), path, request


def _index(api: Data, groups: dict[str, str]) -> str:
    parts = [INTRODUCTION]
    for name in groups:
        rows = [
            [f"[{request['summary']}]({name}.md#{_slug(request)})", code(f"{method} {path}")]
            for method, path, request in requests(api, name)
        ]
        parts += [f"## {TITLES[name]}", table(["what it does", "request"], rows)]
    return "\n\n".join([*parts, "## How to read these pages", LEGEND]) + "\n"


def _slug(request: Data) -> str:
    return str(request["operationId"]).lower()


def _request(api: Data, method: str, path: str, request: Data) -> list[str]:
    parts = [
        f"## {request['summary']} {{ #{_slug(request)} }}",
        block(f"{method} {path}", "http"),
        request.get("description", ""),
        f"**Needs**: {_needs(request)}.",
    ]
    if request.get("parameters"):
        rows = [
            [code(one["name"]), one["in"], _kind(one["schema"]), _meaning(one["schema"], one)]
            for one in request["parameters"]
        ]
        parts.append(table(["parameter", "in", "type", "meaning"], rows))
    body = _content(request.get("requestBody"))
    if body is not None:
        parts += ["**Body**", _about(api, body), _fields(api, body)]
    parts.append(block(examples.request(api, method, path, request, body), "sh"))
    parts += _answer(api, request)
    return parts


def _needs(request: Data) -> str:
    return {
        "nobody": "nobody in particular",
        "token": "a token, or a browser's session",
        "session": "a browser's session; a token cannot do this",
    }[examples.asker(request)]


def _answer(api: Data, request: Data) -> list[str]:
    parts, refused = [], []
    for status, answer in request["responses"].items():
        if status in SUCCESS:
            schema = _content(answer)
            parts.append(f"**Answer**: {status} {SUCCESS[status]}" + _named(schema))
            if schema is not None:
                parts += [_about(api, schema), _fields(api, schema)]
                if status != "204":
                    parts.append(block(examples.answer(api, schema), "json"))
        elif status not in EVERYWHERE:
            name = answer["$ref"].rpartition("/")[2]
            refused.append(f"{status}: {api['components']['responses'][name]['description']}")
    if refused:
        parts.append("**Refused**\n\n" + "\n".join(f"- {line}" for line in refused))
    return parts


def _content(thing: Data | None) -> Data | None:
    content = (thing or {}).get("content", {})
    return next((one["schema"] for one in content.values()), None)


def _named(schema: Data | None) -> str:
    return "" if schema is None else f", {_kind(schema)}"


def _about(api: Data, schema: Data) -> str:
    name = _name(schema)
    return "" if name is None else str(api["components"]["schemas"][name].get("description", ""))


def _name(schema: Data) -> str | None:
    """The name of the type that this is, or is a list of."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    return _name(schema["items"]) if schema.get("type") == "array" else None


def _fields(api: Data, schema: Data) -> str:
    name = _name(schema)
    return "" if name is None else _table(api["components"]["schemas"][name])


def _table(schema: Data) -> str:
    required = set(schema.get("required", ()))
    fields = schema.get("properties", {})
    if not fields:
        return ""
    if required >= set(fields):
        rows = [[code(name), _kind(one), _meaning(one)] for name, one in fields.items()]
        return table(["field", "type", "meaning"], rows)
    rows = [
        [code(name), _kind(one), _optional(name in required, one), _meaning(one)]
        for name, one in fields.items()
    ]
    return table(["field", "type", "if left out", "meaning"], rows)


def _optional(required: bool, schema: Data) -> str:
    if required:
        return ""
    return code(json.dumps(schema["default"])) if "default" in schema else "may be"


def _meaning(schema: Data, outer: Data | None = None) -> str:
    told = (outer or schema).get("description") or next(
        (one["description"] for one in schema.get("anyOf", ()) if "description" in one), ""
    )
    limits = _limits(schema)
    return " ".join(part for part in (told, limits and f"({limits})") if part)


def _limits(schema: Data) -> str:
    for one in schema.get("anyOf", ()):
        if one.get("type") != "null":
            return _limits(one)
    said = []
    for words, low, high in (
        ("{}", "minimum", "maximum"),
        ("{} characters", "minLength", "maxLength"),
        ("{} of them", "minItems", "maxItems"),
    ):
        least, most = schema.get(low), schema.get(high)
        if least is not None and most is not None:
            said.append(words.format(f"{least} to {most}"))
        elif most is not None:
            said.append(words.format(f"at most {most}"))
        elif least is not None:
            said.append(words.format(f"at least {least}"))
    return ", ".join(said)


def _kind(schema: Data) -> str:
    """What a value is, in a word or two."""
    if "$ref" in schema:
        name = _name(schema)
        return f"[{name}](types.md#{str(name).lower()})"
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(code(json.dumps(one)) for one in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(schema['items'])}" if "items" in schema else "list"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind(schema['additionalProperties'])}"
    return {"integer": "number", "string": "text", "boolean": "yes or no"}.get(kind, str(kind))


def _types(api: Data) -> str:
    parts = ["# Types", "What requests and answers are made of."]
    for name, schema in sorted(api["components"]["schemas"].items()):
        parts += [f"## {name} {{ #{name.lower()} }}", schema.get("description", ""), _table(schema)]
    return "\n\n".join(part for part in parts if part) + "\n"
