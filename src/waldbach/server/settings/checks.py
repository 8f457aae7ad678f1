"""What does not go together: values that are right alone and wrong or odd beside each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from waldbach.server.settings.phrases import Phrase
from waldbach.server.settings.tree import MAIL_PORTS, Settings, everywhere

Check = Callable[[Settings], Iterator[Phrase]]
Checks = list[tuple[frozenset[str], Check]]
REFUSALS: Checks = []
WARNINGS: Checks = []


def _check(kept: Checks, *names: str) -> Callable[[Check], Check]:
    """Registers a check over the settings of these names."""

    def register(check: Check) -> Check:
        kept.append((frozenset(names), check))
        return check

    return register


def complaints(checks: Checks, settings: Settings, unsure: set[str]) -> Iterator[Phrase]:
    """What the checks say, except of values that could not be read: that would only confuse."""
    for names, check in checks:
        if not names & unsure:
            yield from check(settings)


@_check(REFUSALS, "workers", "database")
def _many_workers_need_postgresql(s: Settings) -> Iterator[Phrase]:
    if s.workers > 1 and s.database.scheme != "postgresql":
        where = s.sources["workers"]
        yield Phrase("setting-workers-database", workers=s.workers, where=where)


@_check(REFUSALS, "workers", "pub-sub")
def _many_workers_need_a_pub_sub(s: Settings) -> Iterator[Phrase]:
    if s.workers > 1 and s.pub_sub is None:
        yield Phrase("setting-workers-pub-sub", workers=s.workers, where=s.sources["workers"])


@_check(REFUSALS, "pub-sub", "database")
def _only_postgresql_can_be_the_pub_sub(s: Settings) -> Iterator[Phrase]:
    if s.pub_sub == "database" and s.database.scheme != "postgresql":
        yield Phrase("setting-pub-sub-database", where=s.sources["pub-sub"])


@_check(REFUSALS, "mail-host", "mail-sender")
def _mail_needs_a_sender(s: Settings) -> Iterator[Phrase]:
    if s.mail.host and not s.mail.sender:
        yield Phrase("setting-mail-no-sender", where=s.sources["mail-host"])


@_check(REFUSALS, "mail-user", "mail-password", "mail-password-file")
def _user_and_password_go_together(s: Settings) -> Iterator[Phrase]:
    if s.mail.user and not s.mail.password:
        yield Phrase("setting-mail-no-password", where=s.sources["mail-user"])
    if s.mail.password and not s.mail.user:
        yield Phrase("setting-mail-no-user", where=s.sources["mail-password"])


@_check(REFUSALS, "push-key-file", "push-contact")
def _push_needs_both(s: Settings) -> Iterator[Phrase]:
    if s.push.key_file and not s.push.contact:
        yield Phrase("setting-push-no-contact", where=s.sources["push-key-file"])
    if s.push.contact and not s.push.key_file:
        yield Phrase("setting-push-no-key-file", where=s.sources["push-contact"])


@_check(WARNINGS, "host", "base-url")
def _everyone_needs_an_address(s: Settings) -> Iterator[Phrase]:
    if everywhere(s.host) and s.sources["base-url"].key == "setting-from-default":
        yield Phrase("setting-no-base-url", host=s.host, url=s.base_url)


@_check(WARNINGS, "mail-port", "mail-encryption", "mail-host")
def _ports_have_their_encryption(s: Settings) -> Iterator[Phrase]:
    usual = {port: encryption for encryption, port in MAIL_PORTS.items()}
    expected = usual.get(s.mail.port)
    if s.mail.host and expected in ("tls", "starttls") and s.mail.encryption != expected:
        given = s.mail.encryption
        yield Phrase("setting-mail-port-hint", port=s.mail.port, given=given, usual=expected)


@_check(WARNINGS, "mail-host", "mail-encryption", "mail-password")
def _a_password_wants_encryption(s: Settings) -> Iterator[Phrase]:
    local = s.mail.host in ("localhost", "127.0.0.1", "::1")
    if s.mail.host and s.mail.password and s.mail.encryption == "none" and not local:
        yield Phrase("setting-mail-open-password", host=s.mail.host)


@_check(WARNINGS, "mail-host", "mail-user", "mail-sender")
def _mail_without_a_host_is_off(s: Settings) -> Iterator[Phrase]:
    if not s.mail.host and (s.mail.user or s.mail.sender):
        yield Phrase("setting-mail-off")
