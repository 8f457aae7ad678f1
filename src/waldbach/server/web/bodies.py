"""Bodies of requests. What the decoder stumbles over is bad input like any other."""

from __future__ import annotations

import json
from typing import Any

from litestar import Request
from litestar.exceptions import SerializationException, ValidationException

from waldbach.game import BadInput

MOST_DEPTH = 32  # lists and objects within each other


class Body(Request[Any, Any, Any]):
    async def json(self) -> Any:
        try:
            value = await super().json()
        except RecursionError as error:
            raise BadInput("http-body-deep", most=MOST_DEPTH) from error
        except (SerializationException, UnicodeDecodeError) as error:
            raise _fault(await self.body()) from error
        if not _within(value, MOST_DEPTH):
            raise BadInput("http-body-deep", most=MOST_DEPTH)
        return value


def _fault(body: bytes) -> Exception:
    """Why a body is not read. Python's own reader tells the line, but is less strict."""
    try:
        json.loads(body.decode())
    except UnicodeDecodeError:
        return BadInput("http-not-text")
    except json.JSONDecodeError as error:
        return BadInput("http-not-json", line=error.lineno, column=error.colno)
    except (RecursionError, ValueError):  # a number of thousands of digits
        pass
    return ValidationException(extra=[{"message": "no such character or number"}])


def _within(value: Any, depth: int) -> bool:
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list):
        return True
    return depth > 0 and all(_within(one, depth - 1) for one in value)
