"""How fast the browser client is: its first page on a slow line, and dragging dominoes and cards.

    python -m bench.web [--rounds 5] [--seconds 4]

A real server sends the client as it is built, and Chromium shows it. The line is what Chromium's
tools call "Fast 3G" (in newer ones "Slow 4G"): 562.5 ms to an answer, 1.44 Mbit/s down, 675 kbit/s
up; the processor is slowed down four times. Every round begins with an empty cache, and the best
round counts: what else runs on the machine is no part of the client. The board is that of a game in
its middle, the garden a full one.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Locator, expect

from bench.__main__ import print_table
from tests.browser import chromium, garden_positions, garden_table, prepare
from tests.browser.client import built_client
from tests.browser.pages import Table
from tests.browser.person import DESK, PHONE, Person, Size
from tests.browser.pointer import Pointer, centre
from tests.server.running import Server

FAST_3G = {
    "offline": False,
    "latency": 562.5,  # milliseconds to the first byte of an answer
    "downloadThroughput": 180_000,  # bytes a second
    "uploadThroughput": 84_375,
}
SLOW = 4  # times slower than this machine's processor
CLIENT = Path(__file__).parents[1] / "src" / "waldbach" / "server" / "client"
GAME_KB = 75  # of a game's own files, packed
TURNS = 12  # of both seats, until the board of the drags has something on it
FRAME = 1000 / 60
LATE = 1.5 * FRAME  # a frame that comes later than this has left one out

# Presses the button as soon as it is there, again and again until the page shows that it heard.
PRESS = """
const look = () => {
  const button = document.querySelector('#play-now');
  button?.click();
  if (button?.getAttribute('aria-busy') === 'true') window.reacted = performance.now();
  else requestAnimationFrame(look);
};
look();
"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
# Frames and long tasks from now on, until `watched()` is called.
WATCH = """() => {
  const gaps = [], tasks = [];
  let last = null, on = true;
  const frame = (now) => {
    if (last !== null) gaps.push(now - last);
    last = now;
    if (on) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const seen = (list) => tasks.push(...list.getEntries().map((task) => task.duration));
  const observer = new PerformanceObserver(seen);
  observer.observe({ type: 'longtask' });
  window.watched = () => { on = false; seen({ getEntries: () => observer.takeRecords() });
    observer.disconnect(); return { gaps, tasks }; };
}"""


@dataclass(frozen=True)
class FirstPage:
    """Milliseconds from the wish to see the page; bytes as they came over the line."""

    painted: float
    bytes: Counter[str]
    files: int


@dataclass(frozen=True)
class Drag:
    gaps: list[float]  # milliseconds between frames
    tasks: list[float]  # those of more than 50 milliseconds

    @property
    def late(self) -> float:
        """The share of frames that came too late."""
        return sum(gap > LATE for gap in self.gaps) / len(self.gaps)


class Bytes:
    """What a page is sent, by kind."""

    def __init__(self, line: CDPSession) -> None:
        self.kinds: dict[str, str] = {}
        self.received: Counter[str] = Counter()
        self.files = 0
        line.on("Network.responseReceived", self._answer)
        line.on("Network.loadingFinished", self._end)

    def _answer(self, event: dict[str, Any]) -> None:
        inside = urlsplit(event["response"]["url"]).path.startswith("/api/")
        self.kinds[event["requestId"]] = "API" if inside else str(event["type"])

    def _end(self, event: dict[str, Any]) -> None:
        self.received[self.kinds.get(event["requestId"], "Other")] += event["encodedDataLength"]
        self.files += 1


@contextlib.contextmanager
def somebody(browser: Browser, url: str, size: Size = DESK) -> Iterator[tuple[Person, CDPSession]]:
    """With a new browser: nothing is cached."""
    person = Person(browser, url, size=size, touch=size == PHONE, motion="no-preference")
    line = person.context.new_cdp_session(person.page)
    yield person, line
    person.close()


def slow_down(line: CDPSession) -> None:
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", FAST_3G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})


def open_first_page(browser: Browser, url: str) -> FirstPage:
    with somebody(browser, url) as (person, line):
        received = Bytes(line)
        slow_down(line)
        person.page.goto("/", wait_until="networkidle")
        painted = float(person.page.evaluate(PAINTED))
        return FirstPage(painted, received.received, received.files)


def press_play(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds until the button reacts, and from then until the board is there."""
    with somebody(browser, url) as (person, line):
        slow_down(line)
        person.page.add_init_script(PRESS)
        person.page.goto("/", wait_until="commit")
        Table(person).board.wait_for()
        there, heard = person.page.evaluate("[performance.now(), window.reacted]")
        reacted = max(float(heard), float(person.page.evaluate(PAINTED)))  # it has to be seen
        return reacted, float(there) - reacted


# --- dragging -------------------------------------------------------------------------------------


def middle_game(person: Person) -> Table:
    """A table with a bot after some turns of anything."""
    table, rng = prepare.table(person, "seed"), random.Random(3)
    played = 0
    while played < TURNS or not _places(_view(person, table)):
        seen = _view(person, table)
        if seen.get("legal"):
            wish = {"decision": seen["decision"], "words": [rng.choice(seen["legal"])], "then": []}
            prepare.ask(person, "POST", f"/tables/{table}/play", wish)
            played += 1
        else:
            time.sleep(0.05)
    opened = Table(person).open(table)
    person.button("table-recap-skip").click()  # it would tell of what the bot has done
    return opened


def _view(person: Person, table: str) -> dict[str, Any]:
    return dict(prepare.ask(person, "GET", f"/tables/{table}/view"))


def _places(view: dict[str, Any]) -> bool:
    return any(word.startswith("place ") for word in view.get("legal") or ())


@dataclass(frozen=True)
class Toy:
    """What is dragged, and over what."""

    piece: Locator
    board: Locator


def domino(person: Person) -> Toy:
    table = middle_game(person)
    assert table.await_turn()
    return Toy(table.dominoes.first, table.board)


def card(person: Person) -> Toy:
    """The last card of a full garden."""
    place = garden_table.table(person, "seed", position=garden_positions.LAST)
    table = garden_table.GardenTable(person).open(place)
    expect(table.cards).to_have_count(1)
    return Toy(table.cards.first, person.page.get_by_role("grid"))


def drag_around(person: Person, line: CDPSession, toy: Toy, seconds: float) -> Drag:
    """Over the whole board in narrowing rounds, and back into the hand."""
    start = centre(toy.piece)
    board = toy.board.bounding_box()
    assert board is not None
    pointer = Pointer(line, person.touch)
    person.page.evaluate(WATCH)
    began = time.monotonic()
    pointer.press(start)
    while (done := (time.monotonic() - began) / seconds) < 1:
        far = 0.48 * (1 - 0.8 * done)
        x = board["x"] + board["width"] * (0.5 + far * math.cos(4 * math.pi * done * seconds / 2))
        y = board["y"] + board["height"] * (0.5 + far * math.sin(4 * math.pi * done * seconds / 2))
        pointer.move((x, y))
    assert person.page.locator(".floater").count(), "nothing was dragged"
    pointer.move(start)
    pointer.release(start)
    told = person.page.evaluate("window.watched()")
    return Drag(told["gaps"], told["tasks"])


class Drags:
    """What is dragged about in new browsers, and how often."""

    def __init__(self, browser: Browser, url: str, given: Any) -> None:
        self.browser, self.url, self.given = browser, url, given

    def at(self, size: Size, slower: int, get: Callable[[Person], Toy]) -> list[Drag]:
        with somebody(self.browser, self.url, size) as (person, line):
            toy = get(person)
            line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
            rounds, seconds = range(self.given.rounds), self.given.seconds
            return [drag_around(person, line, toy, seconds) for _ in rounds]


# --- a game's own files ---------------------------------------------------------------------------


def own_bytes(game: str) -> int:
    """What the tables of a game download beyond those of every game, packed, in the largest
    language."""
    ahead = json.loads((CLIENT / "ahead.json").read_text())
    others = {file for name, files in ahead["games"].items() if name != game for file in files}
    words = [_packed(files) for files in ahead["gameWords"][game].values()]
    return _packed(file for file in ahead["games"][game] if file not in others) + max(words)


def _packed(files: Iterable[str]) -> int:
    paths = [CLIENT / f"{file}.br" for file in files]
    return sum((path if path.exists() else path.with_suffix("")).stat().st_size for path in paths)


# --- telling --------------------------------------------------------------------------------------


def print_first_page(pages: Sequence[FirstPage], presses: Sequence[tuple[float, float]]) -> None:
    page = min(pages, key=lambda page: page.painted)
    rows = [(f"{kind}", f"{size / 1000:.1f} KB", "") for kind, size in page.bytes.most_common()]
    whole = sum(page.bytes.values()) / 1000
    rows.append((f"**together**, {page.files} files", f"{whole:.1f} KB", "150 KB"))
    rows.append(("first contentful paint", f"{page.painted / 1000:.2f} s", ""))
    reacted = min(reacted for reacted, _ in presses) / 1000
    rows.append(("“Play now” reacts", f"{reacted:.2f} s", "1.5 s"))
    board = min(board for _, board in presses) / 1000
    rows.append(("from there to the board of a new game", f"{board:.2f} s", ""))
    whole_way = min(sum(press) for press in presses) / 1000
    rows.append(("from the address to that board", f"{whole_way:.2f} s", ""))
    title = f"The first page, Fast 3G, processor {SLOW} times slower"
    print_table(title, ("figure", "measured", "bar"), rows)


def drag_row(what: str, tried: Sequence[Drag]) -> tuple[str, ...]:
    best = min(tried, key=lambda drag: (drag.late, max(drag.gaps)))
    part = statistics.quantiles(best.gaps, n=20)
    longest = max(best.tasks, default=0)
    return (
        what,
        str(len(best.gaps)),
        f"{statistics.median(best.gaps):.1f}",
        f"{part[-1]:.1f}",
        f"{max(best.gaps):.1f}",
        f"{best.late:.1%}",
        f"{len(best.tasks)}" + (f" (longest {longest:.0f} ms)" if longest else ""),
    )


def print_games() -> None:
    """Both games that have a board."""
    games = ("renature", "waldgaertner")
    rows = [(game, f"{own_bytes(game) / 1000:.1f} KB", f"{GAME_KB} KB") for game in games]
    print_table("A game's own files, packed, words included", ("game", "measured", "bar"), rows)


def print_drags(drags: Drags, what: str, get: Callable[[Person], Toy]) -> None:
    rows = [
        drag_row("mouse, 1280 px", drags.at(DESK, 1, get)),
        drag_row(f"the same, {SLOW} times slower", drags.at(DESK, SLOW, get)),
        drag_row(f"finger, 360 px, {SLOW} times slower", drags.at(PHONE, SLOW, get)),
    ]
    rows.append(("bar", "", f"{FRAME:.1f}", f"{FRAME:.1f}", "", "", "0 over 50 ms"))
    heads = (f"dragging {what}", "frames", "p50, ms", "p95", "worst", "late", "long tasks")
    print_table(f"Dragging {what}: milliseconds between frames", heads, rows)


def measure(browser: Browser, url: str, given: Any) -> None:
    rounds = range(given.rounds)
    pages = [open_first_page(browser, url) for _ in rounds]
    presses = [press_play(browser, url) for _ in rounds]
    print_first_page(pages, presses)
    print_games()
    print_drags(Drags(browser, url, given), "a domino", domino)
    print_drags(Drags(browser, url, given), "a plant card", card)
    print(f"\nLoad of the machine in the end: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0, help="of a drag")
    given = parser.parse_args()
    built_client()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), bot_processes="1") as server,
        chromium.browser("chromium") as browser,
    ):
        measure(browser, server.url, given)


if __name__ == "__main__":
    main()
