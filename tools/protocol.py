"""Write the tables of docs/protocol.md, from what the socket takes and tells.

python -m tools.protocol
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from waldbach.server.live import socket, told

FILE = Path(__file__).parent.parent / "docs" / "protocol.md"
ORDINARY = {"id", "type"}
PART = re.compile(r"(<!-- (\w+) -->\n).*?(\n<!-- /\2 -->)", re.DOTALL)


def text(before: str) -> str:
    """The page with its tables made anew."""
    parts = {"tells": tells(), "position": position(), "takes": takes()}
    return PART.sub(lambda found: f"{found[1]}\n{parts[found[2]]}\n{found[3]}", before)


def tells() -> str:
    place = {field.encode_name for field in fields(told.Position)}
    rows = []
    for kind in told.Message.__args__:
        whole = kind in (told.Welcome, told.Moves)  # tells of a position
        own = [f for f in fields(kind) if not whole or f.encode_name not in place]
        names = ["`id`"] * issubclass(kind, told.Answered) + listed(own)
        if whole:
            names.append("those of a position")
        rows.append([tag(kind), meaning(kind), ", ".join(names)])
    return table(["type", "when", "fields"], rows)


def position() -> str:
    rows = [[f"`{field.encode_name}`", about(field)] for field in fields(told.Position)]
    return table(["field", "meaning"], rows)


def takes() -> str:
    rows = [
        [tag(kind), ", ".join(listed(fields(kind))), meaning(kind)] for kind in socket.Said.__args__
    ]
    return table(["type", "fields", "what it does, and the answer"], rows)


def fields(kind: type[msgspec.Struct]) -> list[inspect.Field]:
    made = inspect.type_info(kind)
    assert isinstance(made, inspect.StructType)
    return [field for field in made.fields if field.encode_name not in ORDINARY]


def listed(own: Iterable[inspect.Field]) -> list[str]:
    return [
        f"`{field.encode_name}`" + ("" if field.required else " (may be left out)") for field in own
    ]


def about(field: inspect.Field) -> str:
    kind = field.type
    return kind.extra_json_schema["description"] if isinstance(kind, inspect.Metadata) else ""  # type: ignore[index]


def tag(kind: Any) -> str:
    return f"`{kind.__struct_config__.tag}`"


def meaning(kind: type[msgspec.Struct]) -> str:
    return " ".join((kind.__doc__ or "").split())


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line).replace("  ", " ") + " |" for line in lines)


if __name__ == "__main__":
    FILE.write_text(text(FILE.read_text(encoding="utf-8")), encoding="utf-8")
