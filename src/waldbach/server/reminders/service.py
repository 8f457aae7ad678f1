"""Who is reminded now, and by which ways: the schedule, the words and the channels put together.

The caller knows who is waited for, whether they are there and what was sent before. It asks `due`
from time to time, in one process at a time, and keeps what the reports say.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from waldbach.server.pace import DAY, HOUR, MINUTE
from waldbach.server.reminders.delivery import Delivery, Outcome
from waldbach.server.reminders.links import off_link, table_link
from waldbach.server.reminders.mail import Mailer
from waldbach.server.reminders.schedule import Turn, due_at
from waldbach.server.reminders.subscription import Subscription
from waldbach.server.reminders.wording import Occasion, reminder_letter, reminder_notice
from waldbach.server.settings.tree import Settings

if TYPE_CHECKING:
    from waldbach.server.reminders.push import Push

AT_ONCE = 8  # messages on their way
FIRST_PAUSE = MINUTE  # after a message that did not get through; doubled each time
LONGEST_PAUSE = HOUR


@dataclass(frozen=True, kw_only=True)
class Waiting:
    """A seat that is asked, with whoever sits there."""

    person: str
    name: str
    lang: str
    table: str
    title: str  # what the table is called, such as the name of its game
    others: tuple[str, ...]  # the names of those who play along
    seat: int
    turn: Turn
    addresses: tuple[str, ...] = ()  # confirmed, and reminders by mail wanted
    subscriptions: tuple[Subscription, ...] = ()


@dataclass(frozen=True)
class Report:
    """What became of a reminder that was due."""

    waiting: Waiting
    sent_at: int | None  # to be kept with the decision; None: nothing got through
    refused: tuple[str, ...] = ()  # addresses that do not work: not to be used any more
    gone: tuple[str, ...] = ()  # endpoints of subscriptions that are over: to be deleted
    problems: tuple[str, ...] = ()  # for the log


@dataclass(frozen=True)
class _Errand:
    target: str  # an address or an endpoint
    by_mail: bool
    run: Callable[[], Awaitable[Delivery]]


Still = Callable[[Waiting], Awaitable[bool]]


class Reminders:
    """Without channels nothing is ever sent."""

    def __init__(self, base_url: str, key: bytes, mailer: Mailer | None, push: Push | None) -> None:
        self.mailer = mailer
        self.push = push
        self._base_url = base_url
        self._key = key
        self._patience = Patience()

    @staticmethod
    def of(settings: Settings, key: bytes) -> Reminders:
        """The channels that are configured; `key` is the secret key of the installation."""
        push = None
        if settings.push.key_file and settings.push.contact:
            from waldbach.server.reminders.push import Push  # an HTTP client that few need

            push = Push(settings.push.key_file, settings.push.contact)
        mailer = Mailer(settings.mail) if settings.mail.host else None
        return Reminders(settings.base_url, key, mailer, push)

    async def due(
        self, waiting: Sequence[Waiting], now: int, still: Still | None = None
    ) -> list[Report]:
        """Sends what is due at `now`, and says what became of it; nothing to tell, no report.

        `still` is asked right before something is sent, since that may be a while after the list
        was made: is the seat still waited for, and its player not at the table?
        """
        if self.mailer is None and self.push is None:
            return []
        self._patience.tidy(now)
        ripe = [one for one in waiting if due_at(one.turn, now) == now]
        gate = asyncio.Semaphore(AT_ONCE)
        reports = await asyncio.gather(*(self._remind(one, now, still, gate) for one in ripe))
        return [report for report in reports if report is not None]

    async def close(self) -> None:
        if self.push is not None:
            await self.push.close()

    async def _remind(
        self, one: Waiting, now: int, still: Still | None, gate: asyncio.Semaphore
    ) -> Report | None:
        report = Report(one, None)
        async with gate:
            try:
                errands = [
                    e for e in self._errands(one, now) if self._patience.ready(e.target, now)
                ]
                if not errands or not (still is None or await still(one)):
                    return None
            except Exception as error:  # whatever it is, the others are still to be reminded
                return replace(report, problems=(repr(error),))
            for errand in errands:
                report = _noted(report, errand, await self._run(errand, now), now)
        return report

    async def _run(self, errand: _Errand, now: int) -> Delivery:
        try:
            delivery = await errand.run()
        except Exception as error:
            delivery = Delivery(Outcome.LATER, repr(error))
        if delivery.outcome is Outcome.LATER:
            self._patience.failed(errand.target, now, delivery.wait)
        else:
            self._patience.forget(errand.target)
        return delivery

    def _errands(self, one: Waiting, now: int) -> Iterator[_Errand]:
        """A live table is over before a mail is read, so there is only web push."""
        turn = one.turn
        occasion = Occasion(one.name, one.title, one.others, turn.deadline, turn.hours.zone)
        if self.push is not None and one.subscriptions:
            yield from self._pushes(self.push, one, occasion, now)
        if self.mailer is not None and not turn.live:
            link = table_link(self._base_url, one.table)
            off = off_link(self._base_url, self._key, one.person)
            letter = reminder_letter(one.lang, occasion, link, off)
            for address in one.addresses:
                yield _Errand(address, True, partial(self.mailer.send, letter, address))

    def _pushes(self, push: Push, one: Waiting, occasion: Occasion, now: int) -> Iterator[_Errand]:
        from waldbach.server.reminders.push import Parcel

        stay = DAY if one.turn.deadline is None else one.turn.deadline - now
        notice = reminder_notice(one.lang, occasion)
        parcel = Parcel(one.table, notice, stay, urgent=one.turn.live)
        for subscription in one.subscriptions:
            yield _Errand(subscription.endpoint, False, partial(push.send, subscription, parcel))


def _noted(report: Report, errand: _Errand, delivery: Delivery, now: int) -> Report:
    if delivery.outcome is Outcome.SENT:
        return replace(report, sent_at=now)
    report = replace(report, problems=(*report.problems, delivery.why))
    if delivery.outcome is Outcome.LATER:
        return report
    if errand.by_mail:
        return replace(report, refused=(*report.refused, errand.target))
    return replace(report, gone=(*report.gone, errand.target))


class Patience:
    """Leaves a target alone for a while when something sent to it did not get through."""

    def __init__(self) -> None:
        self._pauses: dict[str, tuple[int, int]] = {}  # until when, and how long

    def __len__(self) -> int:
        return len(self._pauses)

    def ready(self, target: str, now: int) -> bool:
        return self._pauses.get(target, (0, 0))[0] <= now

    def failed(self, target: str, now: int, wait: int) -> None:
        """`wait` is what the other side wishes."""
        last = self._pauses.get(target, (0, 0))[1]
        pause = min(2 * last, LONGEST_PAUSE) or FIRST_PAUSE
        self._pauses[target] = (now + max(pause, wait), pause)

    def tidy(self, now: int) -> None:
        """Forgets failures of long ago."""
        self._pauses = {t: p for t, p in self._pauses.items() if now < p[0] + LONGEST_PAUSE}

    def forget(self, target: str) -> None:
        self._pauses.pop(target, None)
