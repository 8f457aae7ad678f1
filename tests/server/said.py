"""What the tests of the settings share: settings that were said somehow, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from waldbach.messages import LANGUAGES, language
from waldbach.server.settings import SETTINGS, BadSettings, Settings, load

NAMED = {setting.name: setting for setting in SETTINGS}
POSTGRES = "postgresql://localhost/waldbach"
HUNTER = "hunter2"
MAIL = {"mail-host": "smtp.example.org", "mail-sender": "a@b.org"}
USER = {"mail-user": "owl"}
PASSWORD = {"WALDBACH_MAIL_PASSWORD": HUNTER}


def told(flags: Mapping[str, str | None] | None = None, environ: Mapping[str, str] | None = None,
         toml: str | None = None) -> Settings:  # fmt: skip
    """The settings of flags, environment and the text of a file."""
    given = dict(flags or {})
    if toml is not None:
        Path("w.toml").write_text(toml, encoding="utf-8")
        given["config"] = "w.toml"
    return load(given, environ or {}, data_folder=Path("/data"))


def problems(*args: Any, **kwargs: Any) -> list[str]:
    """Everything that is wrong, which must also be sayable in every language."""
    with pytest.raises(BadSettings) as caught:
        told(*args, **kwargs)
    for lang in LANGUAGES:
        token = language.set(lang)
        assert str(caught.value).count("\n- ") == len(caught.value.problems)
        language.reset(token)
    return [str(problem) for problem in caught.value.problems]


def value_of(settings: Settings, name: str) -> Any:
    setting = NAMED[name]
    home = getattr(settings, setting.section) if setting.section else settings
    return getattr(home, setting.key.replace("-", "_"))
