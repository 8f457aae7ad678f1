"""A mouse or a finger that presses, moves and lets go, as the browser's own tools send it."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Locator

Point = tuple[float, float]

STEPS = 4  # in which two fingers move


def centre(what: Locator) -> Point:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Pointer:
    def __init__(self, line: CDPSession, touch: bool) -> None:
        self.line, self.touch = line, touch

    def press(self, at: Point) -> None:
        self._send("touchStart", "mousePressed", at)

    def move(self, at: Point) -> None:
        self._send("touchMove", "mouseMoved", at)

    def release(self, at: Point) -> None:
        self._send("touchEnd", "mouseReleased", at)

    def pinch(self, middle: Point, before: float, after: float) -> None:
        """Two fingers, so far from each other at first and at last."""
        self._fingers("touchStart", middle, before)
        for step in range(1, STEPS + 1):
            self._fingers("touchMove", middle, before + (after - before) * step / STEPS)
        self.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _fingers(self, what: str, middle: Point, apart: float) -> None:
        x, y = middle
        points = [{"x": x + (side - 0.5) * apart, "y": y, "id": side} for side in (0, 1)]
        self.line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def _send(self, touch: str, mouse: str, at: Point) -> None:
        x, y = at
        if self.touch:
            points = [] if touch == "touchEnd" else [{"x": x, "y": y}]
            self.line.send("Input.dispatchTouchEvent", {"type": touch, "touchPoints": points})
        else:
            wish = {"type": mouse, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1}
            self.line.send("Input.dispatchMouseEvent", wish)
