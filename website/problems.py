"""Every problem that the server answers with, found where the code raises it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from waldbach import server
from waldbach.game import BadInput
from waldbach.messages import bundle
from waldbach.server.errors import Refused
from waldbach.server.web.problems import CODES, STATUS
from website.markdown import block, code, table

HOME = Path(server.__file__).parent
# What speaks to the host alone, in a terminal or at the start.
FOR_THE_HOST = {
    "admin", "bus", "journal", "migrations", "settings", "browser.py", "command_line.py",
    "database.py", "limits.py", "listening.py", "secret_key.py", "serving.py", "sqlite_driver.py",
}  # fmt: skip
INTRODUCTION = """\
# Problems

Whatever is refused is answered with problem details (RFC 9457), over HTTP as
`application/problem+json` and over a socket as a message `problem`. [The interface for
programs](../api.md#problems) says what to do about each status. `code` is for programs and is the
same in all languages; `detail` is its sentence, here in English, with … for what depends on the
request. This page is made from the code.
"""
RULES = """\
## Refused by the rules

A word that the rules of a game do not allow has status 422. `code` is the reason's name and
`rule` the id of the rule, as the pages on [Renature](../rules/renature.md) and
[Waldgärtner](../rules/waldgaertner.md) list them:
"""
REFUSED = """\
{"type": "about:blank", "title": "Unprocessable Content", "status": 422,
 "code": "no-match", "rule": "R-A-07", "detail": "…"}"""


def page() -> str:
    rows = [[str(status), code(key), sentence(key)] for status, key in sorted(set(codes()))]
    found = table(["status", "code", "detail"], rows)
    return f"{INTRODUCTION}\n{found}\n\n{RULES}\n{block(REFUSED, 'json')}\n"


def codes() -> Iterator[tuple[int, str]]:
    """Status and code of everything that is raised with a key written beside it."""
    yield from CODES.items()
    yield from ((500, "http-fault"), (503, "http-database"), (409, "match-stale"))
    kinds = {kind.__name__: kind for kind in _kinds(BadInput)}
    for path in sorted(HOME.rglob("*.py")):
        if FOR_THE_HOST & {*path.relative_to(HOME).parts}:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                kind = kinds.get(node.func.id)
                for key in _keys(node.args[0]) if kind else ():
                    yield _status(kind), key


def _kinds(kind: type[BadInput]) -> Iterator[type[BadInput]]:
    yield kind
    for other in kind.__subclasses__():
        yield from _kinds(other)


def _keys(node: ast.expr) -> list[str]:
    """The keys that a first argument can be: one, or one of two."""
    ends = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    words = [end.value for end in ends if isinstance(end, ast.Constant)]
    return [word for word in words if isinstance(word, str) and bundle("en").has_message(word)]


def _status(kind: type[BadInput] | None) -> int:
    assert kind is not None
    if issubclass(kind, Refused):
        return kind.status
    return next((status for one, status in STATUS if issubclass(kind, one)), 400)


def sentence(key: str) -> str:
    """The English sentence, with … for its arguments."""
    messages = bundle("en")
    pattern = messages.get_message(key).value
    assert pattern is not None
    _, missing = messages.format_pattern(pattern, {})
    given = {str(error).rpartition(" ")[2]: "…" for error in missing}
    return str(messages.format_pattern(pattern, given)[0])
