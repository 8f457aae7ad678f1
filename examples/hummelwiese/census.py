"""Pieces that never leave a match, counted from a description: the tests over all games hold it."""

from __future__ import annotations

from typing import Any


def census(view: dict[str, Any]) -> dict[str, int]:
    face = view["face"]
    cells = face["grid"]["cells"].values()
    growing = sum("piece" in cell for cell in cells)
    return {
        "spaces": len(cells),
        "seeds": growing + face["facts"]["bag"] + ("seed" in face["facts"]),
    }
