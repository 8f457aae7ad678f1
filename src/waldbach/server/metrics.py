"""What Prometheus reads: the figures of this process and what its parts say of themselves.

All is gathered at the moment of asking. Names and labels are documented in docs/hosting.md. With
several workers every series has a label `worker`, since each of them answers for itself.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from waldbach import __version__
from waldbach.server.figures import Spread
from waldbach.server.house import House

MEDIA_TYPE = CONTENT_TYPE_PLAIN_0_0_4.removesuffix("; charset=utf-8")  # is added to all texts


class HouseCollector(Collector):
    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        yield InfoMetricFamily("waldbach", "This server.", {"version": __version__})
        yield from self._matches()
        yield from self._requests()
        yield from self._journal()
        yield from self._thinking()
        yield from self._bus()
        yield from ProcessCollector(registry=None).collect()

    def _matches(self) -> Iterator[Metric]:
        house, figures = self.house, self.house.figures
        yield _counter("waldbach_entries", "Entries stored by this server.", figures.entries)
        yield _spread(
            "waldbach_play_seconds",
            "From the receipt of a draft to its commit.",
            figures.play_seconds,
        )
        yield _gauge(
            "waldbach_matches_in_memory", "Matches kept in memory.", len(house.matches.all_kept())
        )
        yield _gauge("waldbach_open_sockets", "Open views of tables.", len(house.hub))
        yield _gauge(
            "waldbach_watched_tables", "Tables with an open view.", len(list(house.hub.tables))
        )

    def _requests(self) -> Iterator[Metric]:
        figures = self.house.figures
        requests = HistogramMetricFamily(
            "waldbach_request_seconds",
            "Requests over HTTP.",
            labels=["route", "method", "status"],
        )
        for (route, method, status), spread in sorted(figures.requests.items()):
            requests.add_metric([route, method, str(status)], _buckets(spread), spread.total)
        yield requests
        yield _counter("waldbach_sockets_opened", "Sockets that were opened.", figures.sockets)
        problems = CounterMetricFamily(
            "waldbach_problems", "Requests and messages that were refused.", labels=["code"]
        )
        for code, count in sorted(figures.problems.items()):
            problems.add_metric([code], count)
        yield problems

    def _journal(self) -> Iterator[Metric]:
        journal, figures = self.house.journal, self.house.journal.figures
        yield _gauge("waldbach_journal_waiting", "Requests for the next commits.", journal.waiting)
        yield _spread("waldbach_journal_batch", "Requests in one commit.", figures.together)
        yield _spread("waldbach_journal_commit_seconds", "Length of a commit.",
                      figures.commit_seconds)  # fmt: skip
        yield _counter("waldbach_journal_failures", "Commits that failed.", figures.failed)

    def _thinking(self) -> Iterator[Metric]:
        figures = self.house.pool.figures()
        yield _gauge("waldbach_bot_processes", "Processes in which bots think.", figures.processes)
        yield _counter(
            "waldbach_bot_restarts", "Bot processes that had to be replaced.", figures.restarts
        )
        jobs = GaugeMetricFamily(
            "waldbach_thoughts", "Jobs of the bots at this moment.", labels=["lane", "state"]
        )
        done = CounterMetricFamily(
            "waldbach_thoughts_ended", "Jobs that have ended.", labels=["lane", "how"]
        )
        seconds = CounterMetricFamily(
            "waldbach_thinking_seconds", "Time spent thinking.", labels=["lane"]
        )
        for lane, one in figures.lanes.items():
            name = lane.name.lower()
            jobs.add_metric([name, "waiting"], one.waiting)
            jobs.add_metric([name, "running"], one.running)
            done.add_metric([name, "done"], one.done)
            done.add_metric([name, "failed"], one.failed)
            seconds.add_metric([name], one.seconds)
        yield from (jobs, done, seconds)

    def _bus(self) -> Iterator[Metric]:
        bus = self.house.bus
        yield _gauge("waldbach_bus_healthy", "Is there a connection?", int(bus.healthy))
        yield _gauge("waldbach_bus_waiting", "Nudges that are still to be sent.", bus.waiting)
        nudges = CounterMetricFamily("waldbach_bus_nudges", "Nudges.", labels=["how"])
        for how in ("told", "heard", "dropped"):
            nudges.add_metric([how], getattr(bus.figures, how))
        yield nudges
        yield _counter("waldbach_bus_gaps", "Times that nudges may have been lost.",
                       bus.figures.gaps)  # fmt: skip
        yield _counter("waldbach_bus_connections", "Connections made.", bus.figures.connections)


def page(house: House) -> bytes:
    """What Prometheus gets."""
    collector: Collector = HouseCollector(house)
    if house.settings.workers > 1:
        collector = Labelled(collector, "worker", str(os.getpid()))
    return generate_latest(collector)


class Labelled(Collector):
    """Puts one more label on all that a collector says."""

    def __init__(self, inner: Collector, name: str, value: str) -> None:
        self.inner, self.label = inner, {name: value}

    def collect(self) -> Iterator[Metric]:
        for metric in self.inner.collect():
            metric.samples = [
                sample._replace(labels=sample.labels | self.label) for sample in metric.samples
            ]
            yield metric


def _counter(name: str, help: str, value: float) -> Metric:
    return CounterMetricFamily(name, help, value)


def _gauge(name: str, help: str, value: float) -> Metric:
    return GaugeMetricFamily(name, help, value)


def _spread(name: str, help: str, spread: Spread) -> Metric:
    return HistogramMetricFamily(name, help, _buckets(spread), spread.total)


def _buckets(spread: Spread) -> list[Any]:
    """Each counts all up to its bound, as Prometheus wants it."""
    told: list[Any] = []
    count = 0
    for bound, more in zip([*map(str, spread.bounds), "+Inf"], spread.counts, strict=True):
        count += more
        told.append((bound, count))
    return told
