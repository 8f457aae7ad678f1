"""How answers that are no success look in the description of the interface."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from msgspec import UNSET, Meta, UnsetType

MEDIA_TYPE = "application/problem+json"


class Misfit(msgspec.Struct):
    """A part of a request that does not have the right form."""

    field: Annotated[str, Meta(description="Its name; empty where it is not known.")]
    message: Annotated[str, Meta(description="What was expected, in English.")]


class Problem(msgspec.Struct, omit_defaults=True):
    """Problem details (RFC 9457)."""

    type: str
    title: str
    status: int
    code: Annotated[str, Meta(description="What was wrong, the same word in every language.")]
    detail: Annotated[str, Meta(description="What was wrong and what would be right, to be read.")]
    rule: Annotated[
        str | UnsetType, Meta(description="The id of the rule that stands against it.")
    ] = UNSET
    decision: Annotated[int | UnsetType, Meta(description="The decision that is open instead.")] = (
        UNSET
    )
    retry_after: Annotated[
        int | UnsetType, Meta(description="After how many seconds to try again.")
    ] = UNSET
    errors: Annotated[
        list[Misfit] | UnsetType, Meta(description="What does not have the right form.")
    ] = UNSET


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For `responses` of a handler."""
    return {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            description=HTTPStatus(status).phrase,
            media_type=MEDIA_TYPE,
        )
        for status in (400, *statuses)
    }
