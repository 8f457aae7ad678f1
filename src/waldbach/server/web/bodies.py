"""Bodies of requests. What the decoder stumbles over is bad input like any other."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ValidationException

MOST_DEPTH = 32  # lists and objects within each other


class Body(Request[Any, Any, Any]):
    async def json(self) -> Any:
        try:
            value = await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ValidationException from error
        if not _within(value, MOST_DEPTH):
            raise ValidationException
        return value


def _within(value: Any, depth: int) -> bool:
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list):
        return True
    return depth > 0 and all(_within(one, depth - 1) for one in value)
