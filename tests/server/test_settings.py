"""Settings of the server: where they are said, who goes before whom, what does not go together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import waldbach
from tests.server.said import MAIL, NAMED, PASSWORD, POSTGRES, USER, problems, told
from waldbach.messages import LANGUAGES, language
from waldbach.server.limits import Rate
from waldbach.server.settings import SETTINGS, Address, Phrase, load, reading
from waldbach.server.settings.reading import OTHERS


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """In English, and in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    token = language.set("en")
    yield
    language.reset(token)


# --- the file -------------------------------------------------------------------------------------

EVERYTHING = f"""
port = 9000
database = "{POSTGRES}"
trusted-proxies = ["127.0.0.1", "::1"]
accounts = false
[mail]
port = 2525
[limits]
chat = "3/minute"
body = 4096
message = "4KiB"
"""


def test_the_file_has_numbers_truths_lists_and_sections() -> None:
    settings = told(toml=EVERYTHING)
    assert (settings.port, settings.accounts, settings.mail.port) == (9000, False, 2525)
    assert settings.trusted_proxies == (ip_network("127.0.0.1"), ip_network("::1"))
    assert settings.limits.chat == Rate(3, "minute")
    assert (settings.limits.body, settings.limits.message) == (4096, 4096)


@pytest.mark.parametrize(
    ("toml", "quoted"),
    [
        ("port = true", "true"),
        ("port = 8000.0", "8000.0"),
        ("port = [8000]", "[…]"),
        ("port = {a = 1}", "{…}"),
        ("port = 0x" + "f" * 5000, "0xfff"),
        ("host = 127", "127"),
        ("accounts = 1", "1"),
        ("accounts = 'true'", "true"),
        ("trusted-proxies = [1]", "[…]"),
        ("log-level = 2026-01-01", "2026-01-01"),
        ("[mail]\nuser = 5", "5"),
        ("[mail]\nport = 'x'", "x"),
    ],
)
def test_wrong_values_in_the_file_are_refused(toml: str, quoted: str) -> None:
    (problem,) = problems(toml=toml)
    assert f"is “{quoted}" in problem
    assert "section [mail] of the file w.toml" in problem or "in the file w.toml" in problem


def test_a_password_in_the_file_needs_quotes() -> None:
    (problem,) = problems(toml="[mail]\nuser = 'a'\npassword = 1_000")
    assert problem.startswith("mail-password in section [mail] of the file w.toml cannot be used")
    assert "1_000" not in problem
    assert "1000" not in problem


@pytest.mark.parametrize(
    ("toml", "near"),
    [
        ("prot = 1", "Right would be: port."),
        ("base_url = 'x'", "Right would be: base-url."),
        ("mail-host = 'x'", "Right would be: [mail] host."),
        ("[mial]\nhost = 'x'", "Right would be: [mail]."),
        ("[mail]\nencrytpion = 'x'", "Right would be: [mail] encryption."),
        ("[mail]\nworkers = 1", "Right would be: workers."),
        ("[limits]\nqqq = 1", "Right would be: [limits] tables, [limits] joins,"),
        ("[zzzzz]\na = 1", "Right would be: [mail], [push], [limits]."),
        ('"a\\nb" = 1', "There is no setting “a\\nb”"),
        ("mail = true", "write [mail] on a line of its own"),
    ],
)
def test_unknown_names_in_the_file_are_errors_that_name_the_nearest(toml: str, near: str) -> None:
    (problem,) = problems(toml=toml)
    assert near in problem


@pytest.mark.parametrize(
    ("toml", "line", "column"),
    [
        ("host = 'a'\nport 8000", 2, 6),
        ("port = 8000\n\nport = 1", 3, 9),
        ("host = 'a\n", 1, 10),
        ('port = 1\nhost = "a\nworkers = 1', 2, 10),
        ("accounts = true\n[mail]\nuser = 'a\n\n[limits]\nbody = 1", 3, 10),
        ("trusted-proxies = [\n'::1',\n]\nhost = 'a\nport = 1", 4, 10),
        ("\n[mail", 2, 6),
        ("port = ", 1, 8),
        ("port = " + "9" * 5000, 1, 5008),
        ("port = " + "[" * 50_000, 1, 50_008),
    ],
)
def test_errors_of_syntax_name_line_and_column(toml: str, line: int, column: int) -> None:
    (problem,) = problems(toml=toml)
    assert problem.startswith(f"w.toml is not TOML at line {line}, column {column}.")


def test_a_file_that_is_not_there_or_no_text_is_named() -> None:
    (problem,) = problems({"config": "missing.toml"})
    assert "missing.toml cannot be read: there is no such file." in problem
    Path("bytes.toml").write_bytes(b"host = '\xff'")
    (problem,) = problems(environ={"WALDBACH_CONFIG": "bytes.toml"})
    assert "bytes.toml is not a text file" in problem
    (problem,) = problems({"config": ""})
    assert "it is a folder" in problem


def test_paths_in_the_file_start_from_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "etc"
    folder.mkdir()
    (folder / "w.toml").write_text("database = 'sqlite:///games.db'\nsecret-key-file = 'sub/key'")
    settings = told({"config": "etc/w.toml"})
    assert settings.database.reveal() == f"sqlite:///{folder}/games.db"
    assert settings.secret_key_file == folder / "sub/key"
    settings = told({"config": "etc/w.toml", "secret-key-file": "key"})
    assert settings.secret_key_file == tmp_path / "key"


def test_the_home_folder_may_be_written_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/owl")
    assert told({"secret-key-file": "~/key"}).secret_key_file == Path("/home/owl/key")


@given(st.dictionaries(st.sampled_from([*NAMED, "mail", "push", "limits", "x"]),
                       st.one_of(st.booleans(), st.integers(), st.floats(), st.text(max_size=5),
                                 st.lists(st.text(max_size=3)),
                                 st.dictionaries(st.sampled_from(["host", "body", "x"]),
                                                 st.integers()))))  # fmt: skip
def test_any_file_is_understood_or_refused_clearly(said: dict[str, Any]) -> None:
    found: list[Phrase] = []
    layer = {
        setting.name: reading.Given(value, Phrase("setting-from-file", file="f"), Path("/"))
        for setting, value in reading._leaves(said, "f", found)
    }
    _, broken = reading._read(layer, found)
    assert broken <= layer.keys()
    assert all(str(problem) for problem in found)


# --- who goes before whom -------------------------------------------------------------------------


def test_a_flag_goes_before_environment_file_and_default() -> None:
    toml, environ, flags = "port = 3", {"WALDBACH_PORT": "2"}, {"port": "1"}
    cases: list[tuple[tuple[Any, ...], int, str]] = [
        ((flags, environ, toml), 1, "after --port"),
        (({"port": None}, environ, toml), 2, "in the environment variable WALDBACH_PORT"),
        (({}, {"WALDBACH_PORT": ""}, toml), 3, "in the file w.toml"),
        (({}, {}, ""), 8000, "by default"),
    ]
    for said, port, source in cases:
        settings = told(*said)
        assert (settings.port, str(settings.sources["port"])) == (port, source)


def test_a_flag_goes_before_the_environment_for_the_file_too() -> None:
    Path("one.toml").write_text("port = 1")
    Path("two.toml").write_text("port = 2")
    environ = {"WALDBACH_CONFIG": "two.toml"}
    assert told({"config": "one.toml"}, environ).port == 1
    assert told({}, environ).port == 2
    assert told({}, {"WALDBACH_CONFIG": ""}).port == 8000


def test_database_url_counts_after_our_own_variable_and_before_the_file() -> None:
    toml = "database = 'postgresql://file/db'"
    general = {"DATABASE_URL": "postgres://general/db"}
    own = {"WALDBACH_DATABASE": "postgresql://own/db"}
    assert told({}, general | own, toml).database.reveal() == "postgresql://own/db"
    settings = told({}, general, toml)
    assert settings.database.reveal() == "postgresql://general/db"
    assert "DATABASE_URL" in str(settings.sources["database"])


def test_what_is_overruled_need_not_be_right() -> None:
    assert told({"port": "1"}, {"WALDBACH_PORT": "abc"}, "port = 'xyz'").port == 1


def test_a_flag_may_turn_off_what_the_file_turned_on() -> None:
    toml = "[mail]\nhost = 'smtp'\nsender = 'a@b.org'"
    assert told({"mail-host": "none"}, toml=toml).mail.host is None


def test_names_of_flags_may_be_those_of_parameters() -> None:
    assert told({"log_level": "debug", "mail_port": "26"}).mail.port == 26


def test_secrets_have_no_flag() -> None:
    assert {s.name for s in SETTINGS if s.flag is None} == {"mail-password"}
    with pytest.raises(KeyError):
        told({"mail-password": "x"})


# --- defaults -------------------------------------------------------------------------------------


def test_nothing_has_to_be_set() -> None:
    settings = told()
    assert settings.database == Address("sqlite:////data/waldbach.db")
    assert settings.secret_key_file == Path("/data/secret.key")
    assert settings.warnings == ()
    assert (settings.mail.host, settings.push.key_file, settings.pub_sub) == (None, None, None)
    assert {str(source) for source in settings.sources.values()} == {"by default"}


def test_data_is_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    import platformdirs

    monkeypatch.setenv("XDG_DATA_HOME", "/home/owl/data")
    home = platformdirs.user_data_path("waldbach")
    assert load({}, {}).secret_key_file == home / "secret.key"


@pytest.mark.parametrize(
    ("host", "port", "url"),
    [
        ("127.0.0.1", "8000", "http://localhost:8000"),
        ("games.org", "80", "http://games.org"),
        ("::1", "8000", "http://localhost:8000"),
        ("fd00::1", "8000", "http://[fd00::1]:8000"),
        ("0.0.0.0", "8000", "http://localhost:8000"),
        ("::", "8000", "http://localhost:8000"),
    ],
)
def test_the_base_url_follows_from_host_and_port(host: str, port: str, url: str) -> None:
    assert told({"host": host, "port": port}).base_url == url


def test_the_mail_port_follows_from_the_encryption() -> None:
    ports = {e: told({"mail-encryption": e}).mail.port for e in ("starttls", "tls", "none")}
    assert ports == {"starttls": 587, "tls": 465, "none": 25}


# --- all at once ----------------------------------------------------------------------------------


def test_everything_that_is_wrong_is_told_at_once() -> None:
    found = problems(
        {"host": "a b", "mail-user": "owl"},
        {"WALDBACH_PORT": "abc", "WALDBACH_WORKRES": "2"},
        "prot = 1\nworkers = 0\n[limits]\nchat = 'often'",
    )
    for part in (
        "“prot”",
        "WORKRES",
        "host after",
        "port in",
        "workers in",
        "chat in",
        "mail-user",
    ):
        assert sum(part in problem for problem in found) == 1, part
    assert len(found) == 7


def test_what_could_not_be_read_is_not_blamed_again() -> None:
    assert len(problems({"workers": "2", "database": "mysql://x", "pub-sub": "database"})) == 1
    assert len(problems({"mail-user": "owl", "mail-password-file": "missing"})) == 1
    assert len(problems({"workers": "2"}, toml="database = ")) == 1


# --- environment variables that nobody reads ------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("WALDBACH_PROT", "WALDBACH_PORT"),
        ("WALDBACH_LOGLEVEL", "WALDBACH_LOG_LEVEL"),
        ("WALDBACH_DATABSE", "WALDBACH_DATABASE"),
        ("WALDBACH_MAIL_PASSWD", "WALDBACH_MAIL_PASSWORD"),
        ("WALDBACH_LIMIT_TABLES", "WALDBACH_LIMITS_TABLES"),
        ("WALDBACH_CONFIGS", "WALDBACH_CONFIG"),
    ],
)
def test_a_misspelt_variable_is_an_error(name: str, near: str) -> None:
    (problem,) = problems(environ={name: "hunter2"})
    assert problem == f"There is no setting for the environment variable {name}. " \
                      f"Do you mean {near}?"  # fmt: skip


@pytest.mark.parametrize(
    "name",
    ["WALDBACH_CACHE", "WALDBACH_LANG", "WALDBACH_SERVICE_HOST", "WALDBACH_SERVICE_PORT",
     "WALDBACH_PORT_80_TCP_ADDR", "WALDBACH_PORT_80_TCP_PROTO", "WALDBACH_BACKUP", "PORT", "HOST"],
)  # fmt: skip
def test_other_variables_are_nobodys_business(name: str) -> None:
    assert told(environ={name: "x"}) == told()


def test_every_variable_that_the_program_reads_is_known() -> None:
    known = {s.variable for s in SETTINGS} | OTHERS | {"WALDBACH_CONFIG"}
    for path in Path(waldbach.__file__).parent.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert set(re.findall(r"\bWALDBACH_[A-Z_]*[A-Z]\b", source)) <= known, path


# --- what does not go together --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flags", "parts"),
    [
        ({"workers": "2", "pub-sub": "redis://h"}, ["after --workers is 2", "postgresql://"]),
        ({"workers": "2", "database": POSTGRES}, ["after --workers is 2", "Set pub-sub"]),
        ({"pub-sub": "database"}, ["after --pub-sub", "SQLite"]),
        ({"mail-host": "smtp"}, ["after --mail-host", "Set mail-sender"]),
        (MAIL | {"mail-user": "owl"}, ["after --mail-user", "WALDBACH_MAIL_PASSWORD"]),
        ({"push-key-file": "k"}, ["after --push-key-file", "Set push-contact"]),
        ({"push-contact": "mailto:a@b.c"}, ["after --push-contact", "Set push-key-file"]),
    ],
)
def test_what_does_not_go_together_is_refused(flags: dict[str, str], parts: list[str]) -> None:
    (problem,) = problems(flags)
    assert all(part in problem for part in parts)


def test_two_workers_on_sqlite_lack_both_things() -> None:
    assert len(problems({"workers": "2"})) == 2


def test_a_password_without_a_user_is_refused() -> None:
    (problem,) = problems(environ={"WALDBACH_MAIL_PASSWORD": "hunter2"})
    assert "Set mail-user" in problem


@pytest.mark.parametrize(
    ("flags", "environ", "part"),
    [
        ({"host": "0.0.0.0"}, {}, "Set base-url"),
        ({"host": "::"}, {}, "Set base-url"),
        (MAIL | {"mail-port": "465"}, {}, "expect “tls” on port 465"),
        (
            MAIL | {"mail-port": "587", "mail-encryption": "tls"},
            {},
            "expect “starttls” on port 587",
        ),
        (MAIL | {"mail-port": "465", "mail-encryption": "none"}, {}, "expect “tls” on port 465"),
        (MAIL | USER | {"mail-encryption": "none"}, PASSWORD, "without encryption"),
        ({"mail-sender": "a@b.org"}, {}, "mail-host is missing"),
    ],
)
def test_what_is_odd_is_warned_of(
    flags: dict[str, str], environ: dict[str, str], part: str
) -> None:
    (warning,) = told(flags, environ).warnings
    for lang in LANGUAGES[::-1]:
        language.set(lang)
        assert str(warning)
    assert part in str(warning)


@pytest.mark.parametrize(
    ("flags", "environ"),
    [
        ({"host": "0.0.0.0", "base-url": "https://games.example.org"}, {}),
        (MAIL, {}),
        (MAIL | {"mail-port": "465", "mail-encryption": "tls"}, {}),
        (MAIL | {"mail-port": "2525"}, {}),
        (MAIL | USER, PASSWORD),
        (MAIL | USER | {"mail-encryption": "none", "mail-host": "localhost"}, PASSWORD),
        ({"mail-port": "465"}, {}),
        ({"workers": "2", "database": POSTGRES, "pub-sub": "redis://h"}, {}),
    ],
)
def test_what_is_usual_is_not_warned_of(flags: dict[str, str], environ: dict[str, str]) -> None:
    assert told(flags, environ).warnings == ()
