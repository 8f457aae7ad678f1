"""Values of settings: which words are right, which are wrong, and how they are written."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.said import NAMED, POSTGRES, problems, told, value_of
from waldbach.messages import language
from waldbach.server.limits import MOST, PERIODS, Rate
from waldbach.server.settings import SETTINGS, Address, BadSettings, Secret, Setting, kinds, load


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """In English, and in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    token = language.set("en")
    yield
    language.reset(token)


# --- every setting: right and wrong values --------------------------------------------------------

PORTS = ["", "0", "65536", "-1", "abc", "80.0", "8 0", "\u0668\u0660", "9" * 5000, "1e3", "8000\n"]
COUNTS = ["0", "257", "two", "-1", ""]
HOSTS = ["", "999.1.1.1", "1.2.3", "[::1]", "fe80::1%eth0", "a b", "-a.org", "a..b", "http://a",
         "a" * 254, "x:80", "none of it"]  # fmt: skip
RATES = ["", "5", "5/day", "0/s", "5/ s", "many"]
SIZES = ["", "1", "0", "64KB", "64 KiB", "64K", "KiB", "1GiB", "65MiB", "-1", "64kib"]
YES_NO = ["", "true", "1", "Yes", "maybe"]
PATHS = ["", "folder/", "a\0b"]
CONTACTS = ["", "games@example.org", "http://example.org", "mailto:x", "https://u:p@h/"]

CASES: dict[str, tuple[dict[str, object], list[str]]] = {
    "host": ({"127.0.0.1": "127.0.0.1", "::": "::", "0:0::1": "::1", "LocalHost": "localhost",
              "game_server": "game_server", "a.b-c.org": "a.b-c.org"}, HOSTS),
    "port": ({"1": 1, "65535": 65535}, PORTS),
    "base-url": (
        {"https://games.example.org": "https://games.example.org", "http://h:8000": "http://h:8000",
         "https://H.org/": "https://h.org", "https://h.org:443": "https://h.org",
         "HTTP://h": "http://h", "http://[::1]:81": "http://[::1]:81"},
        ["", "games.example.org", "https://h.org/path", "https://h.org?x", "https://h.org#x",
         "ftp://h.org", "https://u:p@h.org", "https://", "http://h:0", "http://h:99999",
         "http://::1", "//h.org", "https://a b", "none"]),
    "database": (
        {"sqlite:////srv/games.db": Address("sqlite:////srv/games.db"),
         "sqlite+aiosqlite:////srv/games.db": Address("sqlite:////srv/games.db"),
         "postgresql://u:p%40@h:5432/db?ssl=require":
             Address("postgresql://u:p%40@h:5432/db?ssl=require"),
         "postgres://h/db": Address("postgresql://h/db"),
         "postgresql+asyncpg://h/db": Address("postgresql://h/db"),
         "postgresql:///db?host=/run/pg": Address("postgresql:///db?host=/run/pg")},
        ["", "games.db", "sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite:///folder/",
         "sqlite:///a.db?mode=ro", "mysql://h/db", "postgresql://h", "postgresql://h/",
         "postgresql://h:port/db", "postgresql://h:0/db", "postgresql://u:p@w@h/db",
         "postgresql://u:1/w@h/db", "postgresql://u:1#w@h/db", "postgresql://h/db?password=a@b",
         "postgresql+psycopg://h/db", "postgresql://[h/db", "none"]),
    "pub-sub": (
        {"none": None, "redis://h": Address("redis://h"), "rediss://:p@h:6379/0":
         Address("rediss://:p@h:6379/0")},
        ["", "memory", "redis://", "redis://h/db", "redis://h:x", "http://h", "redis://h#1",
         "redis://a@b@h"]),
    "workers": ({"1": 1}, COUNTS),
    "bot-processes": ({"1": 1, "256": 256}, COUNTS),
    "trusted-proxies": (
        {"none": (), "127.0.0.1": (ip_network("127.0.0.1"),),
         "10.0.0.0/8, ::1": (ip_network("10.0.0.0/8"), ip_network("::1"))},
        ["", "10.0.0.1/8", "proxy", "10.0.0.0/33", "127.0.0.1,", "*"]),
    "secret-key-file": ({"/etc/key": Path("/etc/key"), "/a/../b": Path("/b")}, PATHS),
    "accounts": ({"yes": True, "no": False}, YES_NO),
    "spectators": ({"yes": True, "no": False}, YES_NO),
    "retention-days": ({"1": 1, "36500": 36500}, ["0", "36501", "forever", ""]),
    "log-level": ({"debug": "debug", "error": "error"}, ["", "INFO", "loud", "none"]),
    "log-format": ({"text": "text", "json": "json"}, ["", "xml"]),
    "metrics": ({"local": "local", "all": "all", "off": "off"}, ["", "none", "Local", "yes"]),
    "mail-host": ({"none": None}, HOSTS),
    "mail-port": ({"25": 25, "65535": 65535}, PORTS),
    "mail-encryption": ({"tls": "tls", "none": "none"}, ["", "ssl", "STARTTLS"]),
    "mail-user": ({"none": None}, ["", " a", "a ", "a\nb"]),
    "mail-password": ({}, ["a\nb", "\udc80"]),
    "mail-password-file": ({"none": None}, PATHS),
    "mail-sender": (
        {"none": None, "a@b.org": "a@b.org", "Wald & Bach <a@b.org>": "Wald & Bach <a@b.org>"},
        ["", "a", "a@", "@b", "<a@b.org>", "a@b.org, c@d.org", "A <a@b.org", "A\n<a@b.org>",
         "a@b.org\nBcc: c@d.org"]),
    "push-key-file": ({"none": None}, PATHS),
    "push-contact": ({"none": None}, CONTACTS),
    **{f"limits-{name}": ({"5/s": Rate(5, "s"), "1000000/hour": Rate(MOST, "hour")}, RATES)
       for name in ("tables", "joins", "chat", "moves", "hints", "workshop", "requests")},
    "limits-sockets": ({"1": 1, "100000": 100_000}, ["", "0", "100001", "5/s"]),
    "limits-body": ({"1KiB": 1024, "64MiB": 1 << 26, "5000": 5000}, SIZES),
    "limits-message": ({"1KiB": 1024, "16MiB": 1 << 24, "5000": 5000}, SIZES),
}  # fmt: skip

RIGHT = [(name, word, value) for name, case in CASES.items() for word, value in case[0].items()]
WRONG = [(name, word) for name, case in CASES.items() for word in case[1]]


def test_there_are_cases_for_every_setting() -> None:
    assert CASES.keys() == NAMED.keys()


@pytest.mark.parametrize(("name", "word", "value"), RIGHT)
def test_right_values_are_understood(name: str, word: str, value: object) -> None:
    assert value_of(told(environ={NAMED[name].variable: word}), name) == value
    if NAMED[name].flag:
        assert value_of(told({name: word}), name) == value


@pytest.mark.parametrize(("name", "word"), [(n, w[:80]) for n, w in WRONG])
def test_wrong_values_are_refused_with_the_right_form(name: str, word: str) -> None:
    setting = NAMED[name]
    source = {"flags": {name: word}} if setting.flag else {"environ": {setting.variable: word}}
    (problem,) = problems(**source)
    assert problem.startswith(f"{name} ")
    assert (setting.flag or setting.variable) in problem
    if name != "base-url":  # which says what was probably meant
        assert problem.endswith(f"give {setting.right()}.")


@pytest.mark.parametrize(
    "together",
    [
        {"workers": 2, "database": Address(POSTGRES), "pub-sub": "database"},
        {"mail-host": "smtp.example.org", "mail-sender": "a@b.org"},
        {"push-key-file": Path("/k.pem"), "push-contact": "mailto:a@b.org"},
        {"push-key-file": Path("/k.pem"), "push-contact": "https://b.org/a"},
    ],
)
def test_what_cannot_be_set_alone_is_understood_together(together: dict[str, object]) -> None:
    settings = told({name: NAMED[name].format(value) for name, value in together.items()})
    assert {name: value_of(settings, name) for name in together} == together


def test_an_error_names_setting_place_value_and_right_form() -> None:
    (problem,) = problems(environ={"WALDBACH_PORT": "abc"})
    assert problem == (
        "port in the environment variable WALDBACH_PORT is “abc”: "
        "give a whole number from 1 to 65535, e.g. 8000."
    )


def test_errors_speak_the_readers_language() -> None:
    with pytest.raises(BadSettings) as caught:
        told({"port": "abc"})
    language.set("de")
    assert str(caught.value) == (
        "Eine Einstellung stimmt nicht:\n- port hinter --port ist „abc“: "
        "Gib eine ganze Zahl von 1 bis 65535, z. B. 8000, an."
    )
    language.set("pl")
    assert "podaj liczbę całkowitą od 1 do 65535, np. 8000." in str(caught.value)


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("games.example.org", "https://games.example.org"),
        ("games.example.org:8000/", "https://games.example.org:8000"),
        ("http://games.example.org/waldbach", "http://games.example.org"),
        ("https://user:pass@games.example.org/", "https://games.example.org"),
        ("nonsense nonsense", "https://games.example.org"),
    ],
)
def test_a_wrong_base_url_is_answered_with_what_was_meant(word: str, meant: str) -> None:
    (problem,) = problems({"base-url": word})
    assert problem.endswith(f"e.g. {meant}.")


# --- words and values -----------------------------------------------------------------------------

LABEL = st.from_regex(r"[a-z]([a-z0-9-]{0,8}[a-z0-9])?", fullmatch=True)
NAMES = st.lists(LABEL, min_size=1, max_size=3).map(".".join)
HOST_VALUES = st.one_of(NAMES, st.ip_addresses().map(str).filter(lambda host: "%" not in host))
SAFE = st.text(st.characters(categories=["L", "N"], include_characters="._-"), min_size=1)
SEGMENTS = SAFE.filter(lambda s: s not in (".", "..") and s.isprintable())
PATH_VALUES = st.lists(SEGMENTS, min_size=1, max_size=4).map(lambda parts: Path("/", *parts))
PRINTABLE = st.text(min_size=1).filter(str.isprintable)
LOGINS = st.from_regex(r"([a-z0-9%]+(:[a-z0-9%.!]+)?@)?", fullmatch=True)
PORT_ENDS = st.one_of(st.just(""), st.integers(1, 65535).map(":{}".format))
RATE_VALUES = st.builds(Rate, st.integers(1, MOST), st.sampled_from(sorted(PERIODS)))
MAILBOXES = st.builds("{}@{}".format, LABEL, NAMES)


def urls(scheme: str, ends: st.SearchStrategy[str]) -> st.SearchStrategy[Address]:
    parts = st.tuples(LOGINS, NAMES, PORT_ENDS, ends)
    return parts.map(lambda p: Address(f"{scheme}://{''.join(p)}"))


def origins() -> st.SearchStrategy[str]:
    scheme = st.sampled_from(["http", "https"])
    return st.builds(kinds.origin, scheme, HOST_VALUES, st.integers(1, 65535))


VALUES: dict[int, st.SearchStrategy[Any]] = {
    id(kinds.YES_NO): st.booleans(),
    id(kinds.HOST): HOST_VALUES,
    id(kinds.ORIGIN): origins(),
    id(kinds.DATABASE): st.one_of(
        PATH_VALUES.map(kinds.sqlite), urls("postgresql", NAMES.map("/{}".format))
    ),
    id(kinds.PUB_SUB): st.one_of(st.just("database"), urls("redis", st.sampled_from(["", "/3"]))),
    id(kinds.PATH): PATH_VALUES,
    id(kinds.NETWORKS): st.lists(st.ip_addresses().filter(lambda ip: "%" not in str(ip))).map(
        lambda ips: tuple(map(ip_network, ips))
    ),
    id(kinds.TEXT): PRINTABLE.map(str.strip).filter(lambda word: word not in ("", "none")),
    id(kinds.SENDER): st.one_of(MAILBOXES, st.builds("{} <{}>".format, LABEL, MAILBOXES)),
    id(kinds.CONTACT): MAILBOXES.map("mailto:{}".format),
    id(kinds.RATE): RATE_VALUES,
    id(kinds.SECRET): PRINTABLE.filter(lambda word: word != "none").map(Secret),
}


def values_for(setting: Setting) -> st.SearchStrategy[Any]:
    """Anything that the setting may be."""
    kind, args = setting.kind, setting.kind.right.args
    if id(kind) in VALUES:
        values = VALUES[id(kind)]
    elif kind.right.key == "right-choice":
        values = st.sampled_from(str(args["choices"]).split(", "))
    elif kind.right.key == "right-whole":
        values = st.integers(int(str(args["least"])), int(str(args["most"])))
    else:
        assert kind.right.key == "right-size"
        sizes = [kind.parse(str(args[bound]), Path("/")) for bound in ("least", "most")]
        values = st.integers(*sizes)
    return st.one_of(st.none(), values) if setting.default is None else values


KINDS = {str(setting.right()): setting for setting in SETTINGS}  # a setting of each kind


@pytest.mark.parametrize("setting", KINDS.values(), ids=lambda setting: setting.name)
@given(data=st.data())
@hypothesis.settings(max_examples=25)
def test_every_value_is_read_as_it_is_written(setting: Setting, data: st.DataObject) -> None:
    value = data.draw(values_for(setting))
    assert setting.parse(setting.format(value), Path("/elsewhere")) == value


@given(st.sampled_from(SETTINGS), st.text())
def test_any_word_is_understood_or_refused_clearly(setting: Setting, word: str) -> None:
    said = ""
    try:
        load({}, {setting.variable: word}, Path("/data"))
    except BadSettings as error:
        said = str(error)
    assert said == "" or setting.variable in said
