"""The description of the interface: it is current, whole, and good enough to make clients from."""

from __future__ import annotations

import json
import re
from typing import Any

import jsonschema_rs
import pytest

from tools import openapi, protocol
from waldbach.server.web.description import SAFE, TAGS, operations

FILE = openapi.FILE


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def test_the_file_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == openapi.text(), "run: python -m tools.openapi"


def test_the_page_on_the_socket_is_current() -> None:
    """Its tables tell all that the socket takes and says; `Live` in running.py holds what is said
    against the same description."""
    page = protocol.FILE.read_text(encoding="utf-8")
    assert page == protocol.text(page), "run: python -m tools.protocol"
    for kind in ("welcome", "moves", "problem", "play", "ping"):
        assert f"| `{kind}` |" in page


def test_it_is_openapi_3_1(told: dict[str, Any]) -> None:
    assert told["openapi"].startswith("3.1")
    for schema in told["components"]["schemas"].values():
        jsonschema_rs.meta.validate({"$schema": DIALECT, **schema})


DIALECT = "https://json-schema.org/draft/2020-12/schema"


def test_every_operation_says_what_it_is_for(told: dict[str, Any]) -> None:
    names = set()
    for _, _, operation in operations(told):
        names.add(operation["operationId"])
        assert operation["summary"]
        assert len(operation["tags"]) == 1
        assert operation["tags"][0] in TAGS
    assert len(names) == sum(1 for _ in operations(told))


def test_every_operation_says_who_may_call_it(told: dict[str, Any]) -> None:
    schemes = told["components"]["securitySchemes"]
    for _, method, operation in operations(told):
        assert operation["security"]
        for way in operation["security"]:
            assert way.keys() <= schemes.keys()
            assert ("csrf" in way) == ("cookie" in way and method not in SAFE)


def test_every_refusal_is_a_problem(told: dict[str, Any]) -> None:
    responses = told["components"]["responses"]
    for _, _, operation in operations(told):
        assert {"400", "401", "429"} <= operation["responses"].keys()
        for status, response in operation["responses"].items():
            if int(status) >= 400:
                there = responses[response["$ref"].rpartition("/")[2]]
                content = there["content"]["application/problem+json"]
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_every_body_and_every_answer_has_a_schema(told: dict[str, Any]) -> None:
    for path, _, operation in operations(told):
        if body := operation.get("requestBody"):
            assert "$ref" in body["content"]["application/json"]["schema"], path
        for status, response in operation["responses"].items():
            if int(status) < 400 and status != "204":
                [(kind, content)] = response["content"].items()
                assert kind in ("application/json", "text/plain")
                assert content["schema"], path


def test_what_is_taken_has_no_room_for_unknown_fields(told: dict[str, Any]) -> None:
    schemas = told["components"]["schemas"]
    for _, _, operation in operations(told):
        if body := operation.get("requestBody"):
            name = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            if name != "BrowserIn":  # a browser may send more than we know
                assert schemas[name]["additionalProperties"] is False, name


def test_nothing_points_nowhere_and_no_schema_is_left_over(told: dict[str, Any]) -> None:
    pointed = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(told)))
    assert pointed == told["components"]["schemas"].keys()
