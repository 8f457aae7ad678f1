"""Reading the settings: what flags, environment and file say, laid over each other.

Everything that is wrong is gathered and told at once.
"""

from __future__ import annotations

import contextlib
import difflib
import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from waldbach.game import BadInput
from waldbach.server.settings.checks import REFUSALS, WARNINGS, complaints
from waldbach.server.settings.kinds import NONE, Wrong
from waldbach.server.settings.phrases import BadSettings, Phrase, Secret, shown
from waldbach.server.settings.tree import (
    PREFIX,
    SECTIONS,
    SETTINGS,
    Derived,
    Limits,
    Mail,
    Push,
    Setting,
    Settings,
)
from waldbach.terminal.files import read_text

CONFIG = "config"  # the flag, and with the prefix the variable, that names the TOML file
OTHERS = {"WALDBACH_CACHE", "WALDBACH_GAMES", "WALDBACH_LANG"}  # variables that are read elsewhere


class Given(NamedTuple):
    """Something that was said: a word, or a value of the file."""

    value: object
    source: Phrase
    folder: Path


Layer = dict[str, Given]  # by the names of settings


def load(
    argv_values: Mapping[str, str | None],
    environ: Mapping[str, str],
    data_folder: Path | None = None,
) -> Settings:
    """The settings, from flags by name (None: not given), the environment and the file.

    Names may be written with `_` for `-`, as the parameters of a command are. `config` names the
    file. Raises one `BadSettings` for everything that is wrong; what is only odd stands in
    `warnings`.
    """
    flags = {n.replace("_", "-"): word for n, word in argv_values.items() if word is not None}
    problems: list[Phrase] = []
    from_file, readable = _file_layer(flags.pop(CONFIG, None), environ, problems)
    problems += _misspelt(environ)
    given = from_file | _environment_layer(environ) | _flag_layer(flags)
    values, broken = _read(given, problems)
    _derive(values, data_folder or platformdirs.user_data_path("waldbach"))
    by_default = Phrase("setting-from-default")
    sources = {s.name: given[s.name].source if s.name in given else by_default for s in SETTINGS}
    _read_password_file(values, sources, problems, broken)
    settings = _build(values, sources)
    unsure = broken if readable else {setting.name for setting in SETTINGS}
    problems += complaints(REFUSALS, settings, unsure)
    if problems:
        raise BadSettings(problems)
    return replace(settings, warnings=tuple(complaints(WARNINGS, settings, unsure)))


def _flag_layer(flags: Mapping[str, str]) -> Layer:
    here = Path.cwd()
    known = {s.name: s.flag for s in SETTINGS if s.flag}
    return {
        name: Given(word, Phrase("setting-from-flag", flag=known[name]), here)
        for name, word in flags.items()
    }


def _environment_layer(environ: Mapping[str, str]) -> Layer:
    """An empty variable counts as one that is not set: containers often pass such on."""
    here = Path.cwd()
    found: Layer = {}
    for setting in SETTINGS:
        for variable in (setting.variable, *setting.also):
            if environ.get(variable) and setting.name not in found:
                source = Phrase("setting-from-environment", name=variable)
                found[setting.name] = Given(environ[variable], source, here)
    return found


def _misspelt(environ: Mapping[str, str]) -> Iterator[Phrase]:
    """Variables that nobody reads and that look much like one that somebody does."""
    known = {s.variable for s in SETTINGS} | OTHERS | {PREFIX + CONFIG.upper()}
    short = [name.removeprefix(PREFIX) for name in sorted(known)]
    for name in sorted(environ):
        if name.startswith(PREFIX) and name not in known:
            for near in difflib.get_close_matches(name.removeprefix(PREFIX), short, 1, 0.75):
                yield Phrase("setting-unknown-variable", name=shown(name), near=PREFIX + near)


def _file_layer(
    flag: str | None, environ: Mapping[str, str], problems: list[Phrase]
) -> tuple[Layer, bool]:
    """What the file says, if one is named, and whether it could be read."""
    word = environ.get(PREFIX + CONFIG.upper(), "") if flag is None else flag
    if flag is None and not word:
        return {}, True
    path = Path.cwd() / os.path.expanduser(word)
    try:
        said = _read_toml(read_text(path), shown(word))
    except BadInput as error:
        problems.append(Phrase(error.message, **error.args_))
        return {}, False
    layer: Layer = {}
    for setting, value in _leaves(said, shown(word), problems):
        layer[setting.name] = Given(value, _source_in(shown(word), setting.section), path.parent)
    return layer, True


def _read_toml(content: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(content)
    except (ValueError, RecursionError) as error:  # also for numbers of thousands of digits
        found = re.search(r"at line (\d+), column (\d+)", str(error))
        line, column = map(int, found.groups()) if found else _unfinished(content.splitlines())
        raise BadInput("setting-toml", file=file, line=line, column=column) from None


def _unfinished(lines: list[str]) -> tuple[int, int]:
    """The end of the line where something begins that never ends, such as a text in quotes.

    The reader notices that only at the end of the file. All lines before this one make sense.
    """
    for count in range(len(lines) - 1, 0, -1):
        with contextlib.suppress(ValueError, RecursionError):
            tomllib.loads("\n".join(lines[:count]))
            return count + 1, len(lines[count]) + 1
    return 1, len(lines[0]) + 1


def _source_in(file: str, section: str) -> Phrase:
    if section:
        return Phrase("setting-from-section", section=section, file=file)
    return Phrase("setting-from-file", file=file)


def _leaves(
    said: Mapping[str, Any], file: str, problems: list[Phrase]
) -> Iterator[tuple[Setting, object]]:
    """The settings in the file with their values; what is none becomes a problem."""
    known = {(s.section, s.key): s for s in SETTINGS}
    for section, key, value in _keys(said):
        if (section, key) in known:
            yield known[section, key], value
        elif not section and key in SECTIONS:
            problems.append(Phrase("setting-not-a-section", name=key, file=file))
        else:
            problems.append(_unknown(section, key, value, file))


def _keys(said: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    for name, value in said.items():
        if name in SECTIONS and isinstance(value, dict):
            yield from ((name, key, inner) for key, inner in value.items())
        else:
            yield "", name, value


def _unknown(section: str, key: str, value: object, file: str) -> Phrase:
    """Names what was probably meant: a section, a setting here or elsewhere; else all there are."""
    here = {s.key: s.in_file for s in SETTINGS if s.section == section}
    everywhere = {name: s.in_file for s in reversed(SETTINGS) for name in (s.key, s.name)}
    if isinstance(value, dict):
        here = everywhere = {name: f"[{name}]" for name in SECTIONS}
    meant = key.lower().replace("_", "-")
    near = everywhere.get(meant) or _nearest(meant, here) or _nearest(meant, everywhere)
    right = near or ", ".join(here.values())
    where = _source_in(file, section)
    return Phrase("setting-unknown-key", name=shown(key), where=where, near=right)


def _nearest(word: str, known: Mapping[str, str]) -> str | None:
    return next((known[n] for n in difflib.get_close_matches(word, list(known), 1, 0.6)), None)


def _read(given: Layer, problems: list[Phrase]) -> tuple[dict[str, Any], set[str]]:
    """The values by name, and the names of those that could not be read (they have the default)."""
    values: dict[str, Any] = {}
    broken: set[str] = set()
    for setting in SETTINGS:
        name = setting.name
        if name in given:
            try:
                values[name] = setting.parse(_word(setting, given[name]), given[name].folder)
                continue
            except (ValueError, KeyError) as error:
                broken.add(name)
                problems.append(_bad_value(setting, given[name], error))
        if not isinstance(setting.default, Derived):
            values[name] = setting.default
    return values, broken


def _derive(values: dict[str, Any], data_folder: Path) -> None:
    """Adds the defaults that follow from other values."""
    for setting in SETTINGS:
        if isinstance(setting.default, Derived) and setting.name not in values:
            values[setting.name] = setting.default.make(values, data_folder)


def _word(setting: Setting, given: Given) -> str:
    """A value of the file as the word that stands for it elsewhere."""
    value = given.value
    if isinstance(value, bool):
        fits, word = setting.kind.toml is bool, "yes" if value else "no"
    elif isinstance(value, int):
        fits, word = setting.kind.toml is int, _digits(value)
    elif isinstance(value, list):
        fits = setting.kind.toml is list and all(isinstance(part, str) for part in value)
        word = ",".join(map(str, value)) or NONE
    else:
        fits, word = isinstance(value, str), str(value)
    if not fits:
        raise ValueError
    return word


def _digits(value: int) -> str:
    return str(value) if abs(value) < 10**20 else hex(value)  # Python writes no endless decimals


def _bad_value(setting: Setting, given: Given, error: Exception) -> Phrase:
    right = setting.right(error.right if isinstance(error, Wrong) else None)
    if setting.kind.secret:
        return Phrase("setting-bad-secret", name=setting.name, where=given.source, right=right)
    value = _quoted(setting, given.value)
    return Phrase("setting-bad", name=setting.name, where=given.source, value=value, right=right)


def _quoted(setting: Setting, value: object) -> str:
    """What was said, as far as it may be shown."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return shown(_digits(value))
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]"
    return setting.kind.shown(str(value))


def _read_password_file(
    values: dict[str, Any], sources: dict[str, Phrase], problems: list[Phrase], broken: set[str]
) -> None:
    """Puts the password of the file where the password is."""
    name = "mail-password-file"
    path: Path | None = values[name]
    if path is None or broken & {"mail-password", name}:
        return
    if values["mail-password"] is not None:
        one, other = sources["mail-password"], sources[name]
        problems.append(Phrase("setting-two-passwords", one=one, other=other))
        return
    try:
        word = read_text(path).rstrip("\n")
        if not word or not word.isprintable():
            raise BadInput("setting-no-password", file=str(path))
    except BadInput as error:
        broken.add("mail-password")
        why_not = Phrase(error.message, **error.args_)
        problems.append(Phrase("setting-useless", name=name, where=sources[name], why=why_not))
        return
    values["mail-password"] = Secret(word)
    sources["mail-password"] = Phrase("setting-from-file", file=str(path))


def _build(values: Mapping[str, Any], sources: Mapping[str, Phrase]) -> Settings:
    def part(section: str) -> dict[str, Any]:
        own = [s for s in SETTINGS if s.section == section]
        return {s.key.replace("-", "_"): values[s.name] for s in own}

    mail, push, limits = Mail(**part("mail")), Push(**part("push")), Limits(**part("limits"))
    return Settings(**part(""), mail=mail, push=push, limits=limits, sources=sources)
