"""Kinds of values: how one is read from a word and written as one.

The word is the same behind a flag, in the environment and in the file.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, Generic, TypeVar
from urllib.parse import urlsplit

from waldbach.server.limits import EXAMPLES, MOST, Rate
from waldbach.server.settings.phrases import Address, Phrase, Secret, shown, shown_url

NONE = "none"  # the word that turns off what may be off

T = TypeVar("T")
Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Kind(Generic[T]):
    """`parse` reads a word; a ValueError means that it has not the form that `right` tells of.

    Paths are relative to the folder that `parse` is given.
    """

    parse: Callable[[str, Path], T]
    format: Callable[[T], str]
    right: Phrase
    toml: type = str  # what it may be in the file, besides text
    shown: Callable[[str], str] = shown  # how a wrong word is quoted
    secret: bool = False


class Wrong(ValueError):
    """A word has not the right form, and this one would have."""

    def __init__(self, right: Phrase) -> None:
        super().__init__()
        self.right = right


def whole(least: int, most: int, example: int) -> Kind[int]:
    def parse(word: str, _: Path) -> int:
        return _number(word, least, most)

    right = Phrase("right-whole", least=least, most=most, example=example)
    return Kind(parse, str, right, toml=int)


def choice(*words: str) -> Kind[str]:
    def parse(word: str, _: Path) -> str:
        return words[words.index(word)]

    return Kind(parse, str, Phrase("right-choice", choices=", ".join(words)))


def _number(word: str, least: int, most: int) -> int:
    if not re.fullmatch(r"[0-9]{1,18}", word) or not least <= int(word) <= most:
        raise ValueError
    return int(word)


def _parse_yes_no(word: str, _: Path) -> bool:
    return {"yes": True, "no": False}[word]


_UNITS = {"MiB": 1 << 20, "KiB": 1 << 10, "": 1}


def size(least: int, most: int) -> Kind[int]:
    """A number of bytes."""

    def parse(word: str, _: Path) -> int:
        digits = word.rstrip("KMiB")
        many = _number(digits, 1, most) * _UNITS[word.removeprefix(digits)]
        return _number(str(many), least, most)

    right = Phrase("right-size", least=_format_size(least), most=_format_size(most))
    return Kind(parse, _format_size, right, toml=int)


def _format_size(many: int) -> str:
    unit = next(unit for unit, worth in _UNITS.items() if many % worth == 0)
    return f"{many // _UNITS[unit]}{unit}"


_LABEL = r"[A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
_NAME = re.compile(rf"({_LABEL}\.)*(?![0-9]+$){_LABEL}")


def _parse_host(word: str, _: Path) -> str:
    if ":" in word or re.fullmatch(r"[0-9.]+", word):
        if "%" in word:  # the scope of a link-local address, which no link could carry
            raise ValueError
        return str(ip_address(word))
    if len(word) > 253 or not _NAME.fullmatch(word):
        raise ValueError
    return word.lower()


def origin(scheme: str, host: str, port: int) -> str:
    """The address of a server as it stands in links.

    >>> origin("http", "::1", 8000)
    'http://[::1]:8000'
    """
    place = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[scheme]
    return f"{scheme}://{place}" if port == usual else f"{scheme}://{place}:{port}"


def _parse_origin(word: str, folder: Path) -> str:
    scheme, mark, rest = word.rpartition("://")
    place = re.split("[/?#]", rest.rpartition("@")[2])[0]
    try:
        meant = _origin_of(scheme.lower() if mark else "https", place, folder)
    except ValueError:
        raise Wrong(Phrase("right-origin", example="https://games.example.org")) from None
    if not mark or rest.removesuffix("/") != place:
        raise Wrong(Phrase("right-origin", example=meant))
    return meant


def _origin_of(scheme: str, place: str, folder: Path) -> str:
    parts = urlsplit(f"//{place}")
    if scheme not in ("http", "https") or not parts.hostname or parts.port == 0:
        raise ValueError
    bare = place.removeprefix("[").partition("]" if "[" in place else ":")[0]
    return origin(
        scheme, _parse_host(bare, folder), parts.port or {"http": 80, "https": 443}[scheme]
    )


_DRIVERS = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "postgres": "postgresql",
    "postgresql": "postgresql",
    "postgresql+asyncpg": "postgresql",
}


def _parse_database(word: str, folder: Path) -> Address:
    scheme, _, rest = word.partition("://")
    known = _DRIVERS.get(scheme)
    if known == "sqlite":
        if not re.fullmatch(r"/[^?]*[^?/]", rest) or rest == "/:memory:":
            raise ValueError
        return sqlite(_parse_path(rest[1:], folder))
    parts = _parse_url(word)
    if known is None or not re.fullmatch("/[^/@]+", parts.path):
        raise ValueError
    return Address(f"{known}://{rest}")


def sqlite(path: Path) -> Address:
    return Address(f"sqlite:///{path}")


def _parse_pub_sub(word: str, _: Path) -> Address | str:
    if word == "database":
        return word
    parts = _parse_url(word)
    if parts.scheme not in ("redis", "rediss") or not parts.hostname:
        raise ValueError
    if not re.fullmatch("(/[0-9]*)?", parts.path):
        raise ValueError
    return Address(word)


def _parse_url(word: str) -> Any:
    """The parts of a URL whose login, place and path cannot be mistaken for each other."""
    parts = urlsplit(word)
    if "#" in word or "@" in parts.query or parts.netloc.count("@") > 1:
        raise ValueError
    if parts.port == 0:  # reading it raises where it is no number
        raise ValueError
    return parts


def _format_address(value: Address | str) -> str:
    return value.reveal() if isinstance(value, Address) else value


def _parse_path(word: str, folder: Path) -> Path:
    if not word or word.endswith("/"):
        raise ValueError
    return Path(os.path.abspath(folder / os.path.expanduser(word)))


def _parse_networks(word: str, _: Path) -> tuple[Network, ...]:
    return () if word == NONE else tuple(ip_network(part.strip()) for part in word.split(","))


def _format_networks(value: tuple[Network, ...]) -> str:
    return ",".join(map(str, value)) or NONE


def _parse_text(word: str, _: Path) -> str:
    if not word or word != word.strip():
        raise ValueError
    return word


_MAILBOX = r"[^\s<>@,;:\"()]+@[A-Za-z0-9.-]*[A-Za-z0-9]"


def _parse_sender(word: str, _: Path) -> str:
    if not re.fullmatch(rf"({_MAILBOX}|[^<>@,;:\"()\s][^<>@,;:\"()]* <{_MAILBOX}>)", word):
        raise ValueError
    return word


def _parse_contact(word: str, _: Path) -> str:
    if not re.fullmatch(rf"(mailto:{_MAILBOX}|https://[\w.-]+(/[^\s@]*)?)", word):
        raise ValueError
    return word


def _parse_rate(word: str, _: Path) -> Rate:
    return Rate.parse(word)


def _parse_secret(word: str, _: Path) -> Secret:
    if not word:
        raise ValueError
    return Secret(word)


YES_NO = Kind(_parse_yes_no, lambda v: "yes" if v else "no", Phrase("right-yes-no"), toml=bool)
HOST = Kind(_parse_host, str, Phrase("right-host"))
ORIGIN = Kind(
    _parse_origin, str, Phrase("right-origin", example="https://games.example.org"), shown=shown_url
)
DATABASE = Kind(_parse_database, Address.reveal, Phrase("right-database"), shown=shown_url)
PUB_SUB = Kind(_parse_pub_sub, _format_address, Phrase("right-pub-sub"), shown=shown_url)
PATH = Kind(_parse_path, str, Phrase("right-path"))
NETWORKS = Kind(_parse_networks, _format_networks, Phrase("right-networks"), toml=list)
TEXT = Kind(_parse_text, str, Phrase("right-text"))
SENDER = Kind(_parse_sender, str, Phrase("right-sender"))
CONTACT = Kind(_parse_contact, str, Phrase("right-contact"))
RATE = Kind(_parse_rate, str, Phrase("right-rate", examples=EXAMPLES, most=MOST))
SECRET = Kind(_parse_secret, Secret.reveal, Phrase("right-secret"), secret=True)
