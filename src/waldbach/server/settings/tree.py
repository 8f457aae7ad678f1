"""The settings: the one description of what can be set, from which all names follow.

Kind, default and help stand beside each name.
"""

# No `from __future__ import annotations`: the annotations of the tree are data here.

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from pathlib import Path
from typing import Annotated, Any, get_type_hints

from waldbach.server.limits import Rate
from waldbach.server.settings.kinds import (
    CONTACT,
    DATABASE,
    HOST,
    NETWORKS,
    NONE,
    ORIGIN,
    PATH,
    PUB_SUB,
    RATE,
    SECRET,
    SENDER,
    TEXT,
    YES_NO,
    Kind,
    Network,
    choice,
    origin,
    size,
    sqlite,
    whole,
)
from waldbach.server.settings.phrases import Address, Phrase, Secret

PREFIX = "WALDBACH_"


@dataclass(frozen=True)
class Derived:
    """A default that follows from other values, by name, and the folder for data."""

    make: Callable[[Mapping[str, Any], Path], object]
    told: Phrase


@dataclass(frozen=True)
class Setting:
    """One thing to set. Section and key are those of the file; the tree below fills them in."""

    kind: Kind[Any]
    default: object  # None: off, unless it is set
    help: str
    also: tuple[str, ...] = ()  # environment variables that count after our own
    section: str = ""
    key: str = ""

    @property
    def name(self) -> str:
        return f"{self.section}-{self.key}" if self.section else self.key

    @property
    def flag(self) -> str | None:
        """None for secrets: everyone on the machine can read a command line."""
        return None if self.kind.secret else f"--{self.name}"

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper().replace("-", "_")

    @property
    def in_file(self) -> str:
        return f"[{self.section}] {self.key}" if self.section else self.key

    def parse(self, word: str, folder: Path) -> Any:
        if not word.isprintable():
            raise ValueError
        if word == NONE and self.default is None:
            return None
        return self.kind.parse(word, folder)

    def right(self, form: Phrase | None = None) -> Phrase:
        """What a value looks like."""
        form = form or self.kind.right
        return Phrase("right-or-none", right=form) if self.default is None else form

    def format(self, value: Any) -> str:
        return NONE if value is None else self.kind.format(value)


def _own_address(values: Mapping[str, Any], _: Path) -> str:
    """Links with the address of "everywhere" would lead nowhere, and passkeys need a name."""
    host = values["host"]
    here = everywhere(host) or host in ("127.0.0.1", "::1")
    return origin("http", "localhost" if here else host, values["port"])


def everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::")


MAIL_PORTS = {"starttls": 587, "tls": 465, "none": 25}


@dataclass(frozen=True, kw_only=True)
class Mail:
    """Without a host no mail is sent."""

    host: Annotated[str | None, Setting(HOST, None, "setting-mail-host")]
    port: Annotated[
        int,
        Setting(
            whole(1, 65535, 587),
            Derived(lambda v, _: MAIL_PORTS[v["mail-encryption"]], Phrase("default-mail-port")),
            "setting-mail-port",
        ),
    ]
    encryption: Annotated[str, Setting(choice(*MAIL_PORTS), "starttls", "setting-mail-encryption")]
    user: Annotated[str | None, Setting(TEXT, None, "setting-mail-user")]
    password: Annotated[Secret | None, Setting(SECRET, None, "setting-mail-password")]
    password_file: Annotated[Path | None, Setting(PATH, None, "setting-mail-password-file")]
    sender: Annotated[str | None, Setting(SENDER, None, "setting-mail-sender")]


@dataclass(frozen=True, kw_only=True)
class Push:
    """Without a key file there is no web push."""

    key_file: Annotated[Path | None, Setting(PATH, None, "setting-push-key-file")]
    contact: Annotated[str | None, Setting(CONTACT, None, "setting-push-contact")]


@dataclass(frozen=True, kw_only=True)
class Limits:
    tables: Annotated[Rate, Setting(RATE, Rate(20, "hour"), "setting-limits-tables")]
    joins: Annotated[Rate, Setting(RATE, Rate(60, "hour"), "setting-limits-joins")]
    chat: Annotated[Rate, Setting(RATE, Rate(20, "minute"), "setting-limits-chat")]
    moves: Annotated[Rate, Setting(RATE, Rate(10, "s"), "setting-limits-moves")]
    hints: Annotated[Rate, Setting(RATE, Rate(60, "hour"), "setting-limits-hints")]
    workshop: Annotated[Rate, Setting(RATE, Rate(120, "hour"), "setting-limits-workshop")]
    requests: Annotated[Rate, Setting(RATE, Rate(600, "minute"), "setting-limits-requests")]
    sockets: Annotated[int, Setting(whole(1, 100_000, 100), 100, "setting-limits-sockets")]
    body: Annotated[int, Setting(size(1 << 10, 1 << 26), 1 << 20, "setting-limits-body")]
    message: Annotated[int, Setting(size(1 << 10, 1 << 24), 1 << 16, "setting-limits-message")]


@dataclass(frozen=True, kw_only=True)
class Settings:
    host: Annotated[str, Setting(HOST, "127.0.0.1", "setting-host")]
    port: Annotated[int, Setting(whole(1, 65535, 8000), 8000, "setting-port")]
    base_url: Annotated[
        str, Setting(ORIGIN, Derived(_own_address, Phrase("default-base-url")), "setting-base-url")
    ]
    database: Annotated[
        Address,
        Setting(
            DATABASE,
            Derived(lambda _, data: sqlite(data / "waldbach.db"), Phrase("default-database")),
            "setting-database",
            also=("DATABASE_URL",),
        ),
    ]
    pub_sub: Annotated[Address | str | None, Setting(PUB_SUB, None, "setting-pub-sub")]
    workers: Annotated[int, Setting(whole(1, 256, 2), 1, "setting-workers")]
    bot_processes: Annotated[int, Setting(whole(1, 256, 2), 1, "setting-bot-processes")]
    trusted_proxies: Annotated[
        tuple[Network, ...], Setting(NETWORKS, (), "setting-trusted-proxies")
    ]
    secret_key_file: Annotated[
        Path,
        Setting(
            PATH,
            Derived(lambda _, data: data / "secret.key", Phrase("default-secret-key-file")),
            "setting-secret-key-file",
        ),
    ]
    accounts: Annotated[bool, Setting(YES_NO, True, "setting-accounts")]
    spectators: Annotated[bool, Setting(YES_NO, True, "setting-spectators")]
    retention_days: Annotated[int, Setting(whole(1, 36500, 90), 90, "setting-retention-days")]
    log_level: Annotated[
        str, Setting(choice("debug", "info", "warning", "error"), "info", "setting-log-level")
    ]
    log_format: Annotated[str, Setting(choice("text", "json"), "text", "setting-log-format")]
    metrics: Annotated[str, Setting(choice("local", "all", "off"), "local", "setting-metrics")]
    mail: Mail
    push: Push
    limits: Limits
    sources: Mapping[str, Phrase] = field(repr=False, compare=False)  # by name: where it was said
    warnings: tuple[Phrase, ...] = field(default=(), repr=False, compare=False)


def _walk(tree: Any, section: str = "") -> Iterator[Setting]:
    hints = get_type_hints(tree, include_extras=True)
    for part in fields(tree):
        hint = hints[part.name]
        if is_dataclass(hint):
            yield from _walk(hint, part.name)
        for note in getattr(hint, "__metadata__", ()):
            yield replace(note, section=section, key=part.name.replace("_", "-"))


SETTINGS = tuple(_walk(Settings))
SECTIONS = tuple(dict.fromkeys(s.section for s in SETTINGS if s.section))
