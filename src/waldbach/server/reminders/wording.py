"""What reminders and mails say, in the language of whoever gets them.

Names come from others at the table and go into headers and notifications, so they are made plain
and short first. Mails to an address that is not confirmed hold nothing that anybody chose, or they
could be used to send words to strangers.
"""

from __future__ import annotations

import contextlib
import zoneinfo
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from fluent.runtime.types import fluent_date

from waldbach.messages import LANGUAGES, language, text

LONGEST = 60  # characters of a name


@dataclass(frozen=True)
class Letter:
    """A mail before it has a form: sentences around one link."""

    lang: str
    subject: str
    above: tuple[str, ...]
    link_name: str
    link: str
    below: tuple[str, ...]
    off_link: str | None = None  # turns such mails off


@dataclass(frozen=True)
class Notice:
    """A notification of the browser."""

    title: str
    body: str


@dataclass(frozen=True)
class Occasion:
    """What a reminder can tell of a turn."""

    name: str  # of the person
    title: str  # of the table
    others: Sequence[str]  # the names of those who play along
    deadline: int | None
    zone: str


def reminder_notice(lang: str, occasion: Occasion) -> Notice:
    with _speaking(lang):
        return Notice(_title(occasion), " ".join(_details(occasion)))


def reminder_letter(lang: str, occasion: Occasion, link: str, off_link: str) -> Letter:
    with _speaking(lang):
        turn = text("reminder-turn", table=plain(occasion.title))
        above = [text("reminder-hello", name=plain(occasion.name)), turn, *_details(occasion)]
        if occasion.deadline is not None:
            above.append(text("reminder-caretaker"))
        go, why = text("reminder-go"), text("reminder-why")
        subject = _title(occasion)
        return Letter(language.get(), subject, tuple(above), go, link, (why,), off_link)


def confirmation_letter(lang: str, site: str, link: str, hours: int) -> Letter:
    """Asks whether an address is that of the person who gave it."""
    with _speaking(lang):
        return Letter(
            language.get(),
            text("mail-confirm-subject"),
            (text("mail-confirm-text", site=site),),
            text("mail-confirm-go"),
            link,
            (text("mail-link-hours", hours=hours), text("mail-confirm-else")),
        )


def recovery_letter(lang: str, site: str, link: str, hours: int) -> Letter:
    """Brings a person back who has lost the browser or the password."""
    with _speaking(lang):
        return Letter(
            language.get(),
            text("mail-recovery-subject"),
            (text("mail-recovery-text", site=site),),
            text("mail-recovery-go"),
            link,
            (text("mail-link-hours", hours=hours), text("mail-recovery-else")),
        )


def off_name(lang: str) -> str:
    """What the link is called that turns reminders off."""
    with _speaking(lang):
        return text("reminder-off")


def plain(name: str) -> str:
    """A name on one line, without signs that cannot be seen, and not too long."""
    seen = "".join(sign if sign.isprintable() else " " for sign in name)
    line = " ".join(seen.split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"


def _title(occasion: Occasion) -> str:
    return text("reminder-title", table=plain(occasion.title))


def _details(occasion: Occasion) -> Iterator[str]:
    if occasion.others:
        yield text("reminder-others", names=", ".join(map(plain, occasion.others)))
    if occasion.deadline is not None:
        instant = datetime.fromtimestamp(occasion.deadline // 1000, UTC)
        local = instant.astimezone(zoneinfo.ZoneInfo(occasion.zone))
        when = fluent_date(local, dateStyle="full", timeStyle="short")
        yield text("reminder-until", when=when, zone=occasion.zone)


@contextlib.contextmanager
def _speaking(lang: str) -> Iterator[None]:
    token = language.set(lang if lang in LANGUAGES else "en")
    try:
        yield
    finally:
        language.reset(token)
