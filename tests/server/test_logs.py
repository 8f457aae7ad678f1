"""Log lines: one pipe for all, readable by programs, nothing in them that ought to be hidden."""

from __future__ import annotations

import io
import json
import logging
import warnings
from collections.abc import Iterator

import pytest
import structlog

from waldbach.server import logs

SECRET = "owl@c4"


@pytest.fixture(autouse=True)
def quiet_again() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.captureWarnings(False)


def told(form: str, level: str = "info") -> io.StringIO:
    stream = io.StringIO()
    logs.begin(level, form, stream)
    return stream


def fail() -> None:
    hidden = SECRET
    raise ValueError(len(hidden))


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_traceback_shows_no_values_of_variables(form: str) -> None:
    stream = told(form)
    try:
        fail()
    except ValueError:
        structlog.get_logger().exception("fault")
        logging.getLogger("asyncio").exception("fault in a library")
    assert stream.getvalue().count("ValueError: 6") == 2
    assert SECRET not in stream.getvalue()


def test_every_line_is_json_whoever_speaks() -> None:
    stream = told("json")
    structlog.get_logger().info("listening", url="http://localhost:8000", odd=object())
    logging.getLogger("uvicorn.error").error("two\nlines %s", 3)
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("old", DeprecationWarning, stacklevel=1)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["level"] for line in lines] == ["info", "error", "warning"]
    assert lines[0]["event"] == "listening"
    assert lines[0]["url"] == "http://localhost:8000"
    assert lines[1]["event"] == "two\nlines 3"
    assert lines[1]["logger"] == "uvicorn.error"
    assert all(line["timestamp"].endswith("Z") for line in lines)


@pytest.mark.parametrize("level", logs.LEVELS)
def test_the_level_holds_for_our_lines(level: str) -> None:
    stream = told("json", level)
    log = structlog.get_logger()
    for name in logs.LEVELS:
        getattr(log, name)("line")
    heard = [json.loads(line)["level"] for line in stream.getvalue().splitlines()]
    assert heard == list(logs.LEVELS)[list(logs.LEVELS).index(level) :]


@pytest.mark.parametrize("library", ["sqlalchemy.engine", "aiosqlite", "websockets.server", "x"])
def test_libraries_never_get_to_write_down_what_they_handle(library: str) -> None:
    stream = told("text", "debug")
    logger = logging.getLogger(library)
    logger.debug("INSERT … %s", SECRET)
    logger.info("INSERT … %s", SECRET)
    assert not logger.isEnabledFor(logging.INFO)
    assert stream.getvalue() == ""


@pytest.mark.parametrize("form", ["text", "json"])
def test_ids_are_cut_short_whoever_writes_them_down(form: str) -> None:
    stream = told(form)
    for name in ("table", "match", "person"):
        structlog.get_logger().info("line", **{name: "k3v9QabcDEFG"})
    assert stream.getvalue().count("k3v9Qa…") == 3
    assert "k3v9Qab" not in stream.getvalue()
    assert logs.short("k3") == "k3"
