"""What a host can set on the server, where it may be said, and what it must look like.

The tree `Settings` (tree.py) is the one description of all settings: kind, default and help stand
beside each name. From it come the flags (`--mail-port`), the environment variables
(`WALDBACH_MAIL_PORT`), the keys of the TOML file (`port` in `[mail]`) and the table in
docs/settings.md, which `python -m waldbach.server.settings` prints. A flag goes before the
environment, the environment before the file, the file before the default.

`load` reads them all and either returns `Settings`, where every value knows its source, or raises
one `BadSettings` that names everything that is wrong. Passwords live in `Secret` and `Address`,
which show themselves only to `reveal`.
"""

from __future__ import annotations

from waldbach.server.settings.phrases import Address, BadSettings, Phrase, Secret
from waldbach.server.settings.reading import load
from waldbach.server.settings.showing import Row, explain, table
from waldbach.server.settings.tree import SETTINGS, Limits, Mail, Push, Setting, Settings

__all__ = [
    "SETTINGS",
    "Address",
    "BadSettings",
    "Limits",
    "Mail",
    "Phrase",
    "Push",
    "Row",
    "Secret",
    "Setting",
    "Settings",
    "explain",
    "load",
    "table",
]
