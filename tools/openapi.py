"""Write docs/openapi.json, the description of the server's interface.

python -m tools.openapi
"""

from __future__ import annotations

import json
from pathlib import Path

from waldbach.server.app import create_app
from waldbach.server.settings import load
from waldbach.server.web.description import describe

FILE = Path(__file__).parent.parent / "docs" / "openapi.json"


def text() -> str:
    """The description as the file holds it; no setting changes it."""
    told = describe(create_app(load({}, {}, data_folder=Path())))
    return json.dumps(told, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
