"""Prints the table of docs/settings.md."""

from __future__ import annotations

from waldbach.server.settings.showing import table

if __name__ == "__main__":
    print(table())
