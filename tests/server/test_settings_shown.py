"""Settings as they are shown: passwords hidden, the docs current, the example right."""

from __future__ import annotations

import dataclasses
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.said import HUNTER, MAIL, NAMED, PASSWORD, USER, problems, told, value_of
from waldbach.messages import LANGUAGES, language, text
from waldbach.server.settings import SETTINGS, BadSettings, Secret, explain, table
from waldbach.server.settings.tree import Derived

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """In English, and in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    token = language.set("en")
    yield
    language.reset(token)


# --- secrets --------------------------------------------------------------------------------------


def test_the_password_may_stand_in_a_file() -> None:
    Path("pw").write_text(f"{HUNTER}\n")
    settings = told(MAIL | USER | {"mail-password-file": "pw"})
    assert settings.mail.password == Secret(HUNTER)
    assert str(settings.sources["mail-password"]).endswith("/pw")


@pytest.mark.parametrize(
    ("content", "part"),
    [(b"", "holds no password"), (b"\n", "holds no password"), (b"a\nb\n", "holds no password"),
     (b"\xff", "is not a text file"), (None, "there is no such file")],
)  # fmt: skip
def test_a_useless_password_file_is_named(content: bytes | None, part: str) -> None:
    if content is not None:
        Path("pw").write_bytes(content)
    (problem,) = problems(USER | {"mail-password-file": "pw"})
    assert problem.startswith("mail-password-file after --mail-password-file is of no use: /")
    assert part in problem


def test_two_passwords_are_one_too_many() -> None:
    Path("pw").write_text("other")
    (problem,) = problems(USER | {"mail-password-file": "pw"}, PASSWORD)
    assert "given twice" in problem
    assert HUNTER not in problem


HIDING = {
    "WALDBACH_DATABASE": f"postgresql://owl:{HUNTER}@h/db?password={HUNTER}",
    "WALDBACH_PUB_SUB": f"redis://{HUNTER}@h:6379/0",
    "WALDBACH_MAIL_PASSWORD": HUNTER,
    "WALDBACH_MAIL_USER": "owl",
}


def test_settings_never_show_a_password() -> None:
    settings = told(environ=HIDING)
    assert settings.database.reveal() == HIDING["WALDBACH_DATABASE"]
    assert settings.mail.password is not None
    assert settings.mail.password.reveal() == HUNTER
    everything = [settings, settings.mail, dataclasses.asdict(settings), settings.sources]
    for thing in (*everything, settings.database, settings.mail.password, explain(settings)):
        assert HUNTER not in f"{thing} {thing!r}"


@pytest.mark.parametrize(
    "wrong",
    [
        {"WALDBACH_MAIL_PASSWORD": f"{HUNTER}\n"},
        *({"WALDBACH_DATABASE": word} for word in (
            f"mysql://owl:{HUNTER}@h/db", f"postgresql://owl:{HUNTER}", f"owl:{HUNTER}@h/db",
            f"postgresql://owl:1/{HUNTER}@h/db", f"postgresql://o:a://{HUNTER}@h/db",
            f"postgresql://h?password={HUNTER}", f"postgresql:/owl:{HUNTER}@h",
            f"postgresql://owl:p#{HUNTER}@h/db", f"postgresql://o:p@h/db?x={HUNTER}@y")),
        {"DATABASE_URL": f"mysql://owl:{HUNTER}@h/db", "WALDBACH_DATABASE": ""},
        {"WALDBACH_PUB_SUB": f"redis://:{HUNTER}@h/x"},
        {"WALDBACH_BASE_URL": f"https://owl:{HUNTER}@h/x"},
        {"WALDBACH_MAIL_PASSWRD": HUNTER},
    ],
)  # fmt: skip
def test_errors_never_show_a_password(wrong: dict[str, str]) -> None:
    with pytest.raises(BadSettings) as caught:
        told({"port": "x"}, {n: w for n, w in HIDING.items() if n not in wrong} | wrong)
    assert len(caught.value.problems) >= 2
    assert HUNTER not in f"{caught.value} {caught.value!r} {caught.value.args}"


@pytest.mark.parametrize(
    "toml",
    [
        f"[mail]\npassword = '{HUNTER}",
        f"[mail]\npassword {HUNTER}",
        f"[mail]\npassword = ['{HUNTER}']",
        f"[mail]\npasword = '{HUNTER}'",
        f"[mail]\nuser = {{password = '{HUNTER}'}}",
        f"mail-password = '{HUNTER}'",
        f"database = ['postgresql://owl:{HUNTER}@h/db']",
    ],
)
def test_errors_of_the_file_never_show_a_password(toml: str) -> None:
    with pytest.raises(BadSettings) as caught:
        told(toml=toml)
    assert HUNTER not in f"{caught.value} {caught.value!r}"


def test_a_value_cannot_break_the_line_or_fill_the_page() -> None:
    (problem,) = problems({"port": "1\n2\x1b[31m" + "x" * 5000})
    assert problem.isprintable()
    assert "1\\n2\\x1b[31m" in problem
    assert len(problem) < 300


def test_settings_reach_other_processes_whole() -> None:
    settings = told(environ=HIDING)
    copy = pickle.loads(pickle.dumps(settings))
    assert copy == settings
    assert str(copy.sources["database"]) == str(settings.sources["database"])


# --- showing --------------------------------------------------------------------------------------


def test_explain_tells_every_setting_with_value_and_source() -> None:
    rows = {row.name: row for row in explain(told({"port": "1"}, HIDING))}
    assert list(rows) == list(NAMED)
    assert rows["port"][1:] == ("1", "after --port")
    assert rows["host"][1:] == ("127.0.0.1", "by default")
    assert rows["limits-tables"].value == "20/hour"
    assert rows["mail-host"].value == "none"
    assert rows["mail-password"].value == "…"
    assert rows["database"].value == "postgresql://…@h/db?…"
    assert rows["pub-sub"].value == "redis://…@h:6379/0"


def test_the_table_of_the_docs_is_current() -> None:
    page = (REPOSITORY / "docs/settings.md").read_text(encoding="utf-8")
    inside = page.partition("<!-- settings -->\n\n")[2].partition("\n\n<!-- /settings -->")[0]
    assert inside == table(), "paste what `python -m waldbach.server.settings` prints"


@pytest.mark.slow
def test_the_module_prints_the_table() -> None:
    command = [sys.executable, "-m", "waldbach.server.settings"]
    environ = os.environ | {"WALDBACH_LANG": "pl", "PYTHONIOENCODING": "utf-8"}
    printed = subprocess.run(command, capture_output=True, check=True, env=environ)
    assert printed.stdout.decode() == table() + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_is_explained_in_every_language(lang: str) -> None:
    language.set(lang)
    for setting in SETTINGS:
        assert text(setting.help).endswith((".", "?"))
        assert str(setting.right())
        assert not isinstance(setting.default, Derived) or str(setting.default.told)


EXAMPLE = (REPOSITORY / "examples/waldbach.toml").read_text(encoding="utf-8")


def test_the_example_is_right_as_it_stands() -> None:
    settings = told(toml=EXAMPLE)
    assert settings.base_url == "https://games.example.org"
    assert settings.warnings == ()


def test_the_example_is_right_when_all_of_it_is_used() -> None:
    Path("mail-password").write_text(HUNTER)
    everything = re.sub(r"^#(?=\S)", "", EXAMPLE, flags=re.MULTILINE)
    everything = everything.replace('database = "sqlite:///waldbach.db"\n', "")
    settings = told(toml=everything)
    defaults = {name for name, source in settings.sources.items() if str(source) == "by default"}
    assert not defaults
    assert settings.warnings == ()


def test_the_example_shows_the_defaults_where_a_line_is_off() -> None:
    off = "\n".join(
        line.removeprefix("#") if re.match(r"#[\w-]+ = |\[", line) else "" for line in
        EXAMPLE.splitlines() if "change-me" not in line
    )  # fmt: skip
    own = {"pub-sub", "workers", "secret-key-file"}  # and all of mail and push, except:
    usual = {"mail-port", "mail-encryption"}
    default = told()
    Path("mail-password").write_text(HUNTER)
    settings = told({"workers": "1", "pub-sub": "none"}, toml=off)
    for name, source in settings.sources.items():
        personal = name in own or (name.startswith(("mail", "push")) and name not in usual)
        if "file w.toml" in str(source) and not personal:
            assert value_of(settings, name) == value_of(default, name), name
