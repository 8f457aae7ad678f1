"""What the server tells whoever runs it: log lines, as text for people or as JSON for programs.

    logs.begin("info", "json")
    structlog.get_logger().info("listening", url="http://localhost:8000")

Lines go to stderr, ours and those of all libraries alike. No line has an address of a client, a
cookie, a query or a word of a running game, and of ids only the beginning. Tracebacks are shown
without the values of their variables, and libraries, some of which write down statements and
messages when they are verbose, only get to say warnings.
"""

from __future__ import annotations

import logging
import sys
from typing import TextIO

import msgspec
import structlog
from structlog.typing import EventDict, Processor

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}
IDS = ("table", "match", "person")  # of which links are made
SHOWN = 6  # of their characters: enough to find somebody or something, not to use the link


def begin(level: str, form: str, stream: TextIO | None = None) -> None:
    """Tell from this level on, in this form (`text`, `json`)."""
    to = stream or sys.stderr
    shared: list[Processor] = [
        _cut_ids,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    ending = _json() if form == "json" else _text(to)
    structlog.configure(
        processors=[*shared, *ending],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(to),
        cache_logger_on_first_use=False,
    )
    _take_in_libraries(LEVELS[level], to, shared, ending)


def _take_in_libraries(
    level: int, to: TextIO, shared: list[Processor], ending: list[Processor]
) -> None:
    """Send Python's `logging` through the same pipe."""
    handler = logging.StreamHandler(to)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *ending],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.WARNING))
    logging.captureWarnings(True)


def _json() -> list[Processor]:
    return [
        structlog.processors.format_exc_info,  # the trace as text, without values
        structlog.processors.JSONRenderer(serializer=_write_json),
    ]


def _write_json(event: EventDict, **_: object) -> str:
    return msgspec.json.encode(event, enc_hook=repr).decode()


def _text(to: TextIO) -> list[Processor]:
    return [
        structlog.dev.ConsoleRenderer(
            colors=to.isatty(),
            exception_formatter=structlog.dev.plain_traceback,  # the usual one shows values
            pad_event_to=0,
        )
    ]


def _cut_ids(_: object, __: str, event: EventDict) -> EventDict:
    for name in IDS:
        if isinstance(event.get(name), str):
            event[name] = short(event[name])
    return event


def short(id: str) -> str:
    """An id as it stands in a log line."""
    return f"{id[:SHOWN]}…" if len(id) > SHOWN else id
