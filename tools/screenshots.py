"""The pictures of README and docs/: a real server and a real browser play a game and look at it;
`drawn_pictures.py` adds those that need no browser.

    python -m tools.screenshots                  all pictures into docs/screenshots
    python -m tools.screenshots --into /tmp/look --keep-colours

Ada plays against a bot and asks for a hint whenever it is her turn. The deal is the server's, so
another run shows another game. It takes some minutes, most of them for the game and its analysis.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from itertools import takewhile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, expect

from tests.browser import chromium
from tests.browser.client import built_client
from tests.browser.garden_table import GardenTable
from tests.browser.pages import Replay, Table
from tests.browser.person import PHONE, Person, Size
from tests.browser.prepare import ask, table
from tests.browser.workshop_pages import BoardWorkshop
from tests.server.running import Server
from tools.drawn_pictures import FOLDER, draw_all

BOT = "sapling"
FILM: Size = (1120, 700)
MIDDLE = 100  # entries of the log before the pictures of the table
SECOND_YEAR = 13  # a round in which much grows
WIDE: Size = (1280, 1000)  # the end of a game has a chart under its table


@dataclass(frozen=True)
class Album:
    folder: Path
    keep_colours: bool

    def take(self, person: Person, name: str) -> None:
        """What the screen of a person shows, once nothing is on its way any more."""
        person.page.wait_for_load_state("networkidle")
        person.page.evaluate("document.fonts.ready")
        path = self.folder / f"{name}.png"
        person.page.screenshot(path=path, animations="disabled")
        if not self.keep_colours:
            picture = Image.open(path).convert("RGB")
            # A palette that keeps rare colours too, such as a player's.
            reduced = picture.quantize(method=Image.Quantize.MAXCOVERAGE, kmeans=1)
            reduced.save(path, optimize=True)
        print(f"{path.name}: {path.stat().st_size // 1024} KB", flush=True)


def play(person: Person, game: str, goes_on: Callable[[Any], bool]) -> None:
    """Plays what hints say, a turn for a hint, and waits for the bot in between."""
    plan: list[str] = []
    while goes_on(seen := ask(person, "GET", f"/tables/{game}/view")):
        if not seen["legal"]:
            person.page.wait_for_timeout(200)
            continue
        if not plan or plan[0] not in seen["legal"]:
            plan = planned(person, game, seen)
        wish = {"decision": seen["decision"], "words": [plan.pop(0)], "then": []}
        ask(person, "POST", f"/tables/{game}/play", wish)


def planned(person: Person, game: str, seen: Any) -> list[str]:
    """What to play until it is somebody else's turn."""
    if len(seen["legal"]) == 1:
        return list(seen["legal"])
    hint = ask(person, "POST", f"/tables/{game}/hint")
    line = takewhile(lambda step: step["seat"] == seen["seat"], hint["line"])
    return [step["word"] for step in line] or [hint["suggestions"][0]["word"]]


def catch_up(at: Table) -> None:
    """Closes what tells of the time while nobody looked."""
    end = at.person.button("table-recap-end").or_(at.person.button("table-recap-skip"))
    if end.first.is_visible():
        at.person.press(end.first)


def draft(at: Table) -> None:
    """A turn as the hint has it, up to its end, and not confirmed."""
    catch_up(at)
    at.person.press(at.person.button("table-hint"))
    at.person.press(at.person.button("table-hint-take").first)
    expect(at.undo).to_be_visible()
    expect(at.bar.get_by_role("button").last).to_be_enabled()


def hold_a_plant(at: Table) -> None:
    """Back to where a plant is put down: the spaces where it may grow are shown."""
    while at.undo.is_visible():
        press(at, "u")
        for plant in "bt":
            press(at, plant)
            if at.fitting.count():
                return
    draft(at)


def press(at: Table, key: str) -> None:
    """A key, and a moment for what it changes."""
    at.page.keyboard.press(key)
    at.page.wait_for_timeout(500)


def film(at: Table, album: Album) -> None:
    """A turn as the hint has it, until it is confirmed and the other one has played."""
    frames: list[tuple[Image.Image, int]] = []

    def frame(milliseconds: int) -> None:
        shot = Image.open(BytesIO(at.page.screenshot())).convert("RGB")
        frames.append((shot.resize(FILM, Image.Resampling.LANCZOS), milliseconds))

    catch_up(at)
    frame(1200)
    at.person.press(at.person.button("table-hint"))
    take = at.person.button("table-hint-take").first
    expect(take).to_be_visible()
    frame(1400)
    at.person.press(take)
    moving(at, frame, 8)
    expect(at.bar.get_by_role("button").last).to_be_enabled()
    frame(1800)
    at.person.press(at.bar.get_by_role("button").last)
    moving(at, frame, 14)
    at.page.wait_for_timeout(2500)
    catch_up(at)
    frame(2000)
    path = album.folder / "turn.webp"
    first, *others = [shot for shot, _ in frames]
    first.save(
        path, save_all=True, append_images=others, duration=[length for _, length in frames],
        loop=0, quality=75, method=6, minimize_size=True,
    )  # fmt: skip
    print(f"{path.name}: {path.stat().st_size // 1024} KB, {len(frames)} frames", flush=True)


def moving(at: Table, frame: Callable[[int], None], count: int) -> None:
    """Frames of what is on its way."""
    for _ in range(count):
        frame(110)
        at.page.wait_for_timeout(60)


def at_home(browser: Browser, server: Server, album: Album) -> None:
    visitor = Person(browser, server.url)
    visitor.open("/")
    album.take(visitor, "home")
    visitor.close()


def at_the_table(ada: Person, game: str, browser: Browser, album: Album) -> None:
    desk = Table(ada).open(game)
    draft(desk)
    hold_a_plant(desk)
    album.take(ada, "table")
    phone = Person(browser, ada.url, size=PHONE, touch=True, theme="dark")
    phone.context.add_cookies(cookies(ada))
    draft(Table(phone).open(game))
    album.take(phone, "phone")
    phone.close()
    player = Person(browser, ada.url, motion="no-preference")
    player.context.add_cookies(cookies(ada))
    film(Table(player).open(game), album)
    player.close()


def cookies(person: Person) -> Any:
    """Who somebody is, for another browser of theirs."""
    return person.context.cookies()


def afterwards(ada: Person, game: str, album: Album) -> None:
    """The end of the game, and the game looked at again with its analysis."""
    ada.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    desk = Table(ada).open(game)
    catch_up(desk)
    dialog = ada.page.get_by_role("dialog")
    if not dialog.is_visible():
        ada.press(desk.over)
    expect(dialog.get_by_role("img").first).to_be_visible()
    album.take(ada, "end")
    ada.page.set_viewport_size({"width": ada.size[0], "height": ada.size[1]})
    ask(ada, "POST", f"/tables/{game}/analysis")
    while not ask(ada, "GET", f"/tables/{game}/analysis")["finished"]:
        ada.page.wait_for_timeout(1000)
    last = ask(ada, "GET", f"/tables/{game}/view")["number"]
    replay = Replay(ada).open(game, at=last * 3 // 5)
    replay.tab("replay-tab-analysis")
    album.take(ada, "replay")


def at_a_lesson(browser: Browser, server: Server, album: Album) -> None:
    learner = Person(browser, server.url)
    learner.open("/learn/renature/first")
    for _ in range(2):
        learner.press(learner.button("learn-next"))
    album.take(learner, "lesson")
    learner.close()


def in_the_workshop(browser: Browser, server: Server, album: Album) -> None:
    """A valley that somebody has changed, with what is wrong now."""
    maker = Person(browser, server.url)
    workshop = BoardWorkshop(maker).open()
    workshop.expect_perfect()
    workshop.invent("otter 7")
    workshop.tab("check")
    workshop.expect_playable()
    workshop.take("stump")
    brook = re.compile(f"^[e-k]8, {maker.text('renature-ground-brook')}")
    middle = workshop.board.get_by_role("gridcell", name=brook).first
    workshop.paint(str(middle.get_attribute("data-space")))
    workshop.expect_problems(1)
    maker.press(workshop.reasons.get_by_role("button").first)
    workshop.take("area")
    album.take(maker, "workshop")
    maker.close()


def in_the_garden(browser: Browser, server: Server, album: Album) -> None:
    """Waldgärtner in its second year, with a card in hand, and the plants to look up."""
    mia = Person(browser, server.url)
    game = table(mia, BOT, BOT, game="waldgaertner")
    play(mia, game, lambda seen: seen["view"]["round"] < SECOND_YEAR or not may_grow(seen))
    GardenTable(mia).open(game)
    catch_up(Table(mia))
    mia.page.keyboard.press("1")
    album.take(mia, "garden")
    mia.open("/plants")
    expect(mia.page.get_by_role("searchbox")).to_be_visible()
    album.take(mia, "plants")
    mia.close()


def may_grow(seen: Any) -> bool:
    return any(word.startswith("grow") for word in seen["legal"] or [])


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game and take the pictures of README.")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder for the pictures")
    parser.add_argument("--keep-colours", action="store_true", help="larger files, all colours")
    wish = parser.parse_args()
    wish.into.mkdir(parents=True, exist_ok=True)
    draw_all(wish.into)
    album = Album(wish.into, wish.keep_colours)
    built_client()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        chromium.browser() as browser,
    ):
        at_home(browser, server, album)
        at_a_lesson(browser, server, album)
        in_the_workshop(browser, server, album)
        in_the_garden(browser, server, album)
        ada = Person(browser, server.url)
        game = table(ada, BOT)
        play(ada, game, lambda seen: seen["number"] < MIDDLE or not seen["legal"])
        at_the_table(ada, game, browser, album)
        play(ada, game, lambda seen: not seen["over"])
        afterwards(ada, game, album)
        ada.close()


if __name__ == "__main__":
    main()
