"""Packages that only the lab needs: asked for when they are used, with a clear word if missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from waldbach.game import BadInput


@contextmanager
def needs(package: str) -> Iterator[None]:
    """Around the import of an optional package."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadInput("lab-missing", package=package) from error
