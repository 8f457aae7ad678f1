"""A game over days: two friends and a third in three languages, reminders, a holiday, a caretaker.

The days pass by a clock that the test holds; mails and web push go to a real mail server and a real
push service on this machine.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.certificates import Certificates
from tests.server.inside import Clock, Inside, inside
from tests.server.outside import Browser, MailServer, PushService, mail_server, push_service
from waldbach.server.pace import DAY, HOUR, MINUTE
from waldbach.server.reminders import push
from waldbach.server.reminding import Reminding

Data = dict[str, Any]
WEDNESDAY = 1_782_864_000_000 + 12 * HOUR  # 1 July 2026, 12:00 UTC


class Friend:
    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def ask(self, method: str, path: str, data: Any = None) -> Any:
        answer = await self.client.request(method, f"/api{path}", json=data)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def arrive(self, name: str, lang: str) -> Friend:
        me = await self.ask("POST", "/me", {"name": name, "lang": lang})
        self.client.headers["X-CSRF-Token"] = me["csrf"]
        return self

    async def give_address(self, address: str, mail: MailServer) -> None:
        """Confirmed by the link of the letter that comes."""
        await self.ask("POST", "/account/mail", {"mail": address})
        letter = await arrived(mail.mails)
        (secret,) = re.findall(r"/confirm-mail#([\w-]+)", text_of(letter))
        await self.ask("POST", "/account/mail/confirm", {"secret": secret})
        await self.ask("PUT", "/me/reminders", {"mail": True})

    async def subscribe(self, browser: Browser, service: PushService) -> None:
        given = browser.subscribe(f"{service.origin}/ada")
        keys = {"p256dh": given.p256dh, "auth": given.auth}
        await self.ask("POST", "/me/reminders/browsers", {"endpoint": given.endpoint, "keys": keys})

    async def play_turn(self, table: str, seat: int) -> None:
        """Throws a domino away."""
        while (seen := await self.ask("GET", f"/tables/{table}/view"))["acting"] == [seat]:
            word = next(one for one in seen["legal"] if one.startswith(("discard", "end")))
            wish = {"decision": seen["decision"], "words": [word]}
            await self.ask("POST", f"/tables/{table}/play", wish)


async def arrived(letters: list[Any]) -> Any:
    """The one that is there now or comes in a moment; it is taken out of the box."""
    async with asyncio.timeout(60):
        while not letters:
            await asyncio.sleep(0.01)
    assert len(letters) == 1
    return letters.pop()


def text_of(letter: Any) -> str:
    return str(letter.get_body(("plain",)).get_content())


@asynccontextmanager
async def friends(server: Inside, *languages: tuple[str, str]) -> AsyncIterator[list[Friend]]:
    clients = [server.client() for _ in languages]
    try:
        yield [
            await Friend(client).arrive(name, lang)
            for client, (name, lang) in zip(clients, languages, strict=True)
        ]
    finally:
        for client in clients:
            await client.aclose()


@pytest.mark.slow
async def test_a_game_over_days(
    trusted: Certificates, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "Push", partial(push.Push, local=True))
    clock = Clock(WEDNESDAY)
    with mail_server() as mail:
        settings = {
            "bot_processes": "1",
            "mail_host": str(mail.settings.host), "mail_port": str(mail.settings.port),
            "mail_encryption": "none", "mail_sender": "games@example.org",
            "push_key_file": str(tmp_path / "push.key"), "push_contact": "mailto:a@example.org",
        }  # fmt: skip
        async with (
            push_service(trusted.server) as service,
            inside(tmp_path, clock, **settings) as server,
            friends(server, ("Ada", "en"), ("Ben", "de"), ("Celina", "pl")) as people,
        ):
            await play_over_days(server, clock, mail, service, *people)


async def play_over_days(
    server: Inside,
    clock: Clock,
    mail: MailServer,
    service: PushService,
    ada: Friend,
    ben: Friend,
    celina: Friend,
) -> None:
    house = server.house
    reminding = Reminding(house.db, house.tables, house.presence, house.reminders, clock)
    await ben.give_address("ben@example.org", mail)
    await celina.give_address("celina@example.org", mail)
    browser = Browser()
    await ada.subscribe(browser, service)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "renature", "seats": seats, "options": {"start": "1"}}
    opened = await ada.ask("POST", "/tables", wish | {"pace": "days 24h bank 2d"})
    table = opened["id"]
    for one in (ben, celina):
        await one.ask("POST", f"/tables/{table}/seats", {})

    # Ada is away: after ten minutes her phone tells her, in English.
    clock.now += 10 * MINUTE
    await reminding.look()
    pushed = browser.read((await arrived(service.taken)).body)
    assert (pushed["title"], pushed["table"]) == ("Your turn: Renature", table)
    await ada.play_turn(table, 1)

    # Ben gets a mail in German, and goes on vacation for two days, which is all that he has.
    began = clock.now
    clock.now += 10 * MINUTE
    await reminding.look()
    letter = await arrived(mail.mails)
    assert letter["To"] == "ben@example.org"
    assert letter["Subject"] == "Du bist am Zug: Renature"
    await ben.ask("PUT", f"/tables/{table}/vacation", {"days": "2026-07-02..2026-07-03"})
    told = await ben.ask("GET", f"/tables/{table}/vacation")
    assert told == {"days": "2026-07-02..2026-07-03", "bank": 2 * DAY}
    assert (await ada.ask("GET", f"/tables/{table}/vacation"))["days"] is None

    # Nobody disturbs him there, and his turn stands still.
    clock.now = WEDNESDAY + DAY
    await reminding.look()
    assert not mail.mails
    away = (await ada.ask("GET", f"/tables/{table}/view"))["clocks"]["seats"][1]
    assert away["away_until"] is not None
    assert away["left"] == DAY - (WEDNESDAY + 12 * HOUR - began)

    # He comes home and forgets. Three hours before the end he is reminded once more.
    due = away["deadline"]
    assert due == began + 3 * DAY
    clock.now = due - 3 * HOUR
    await reminding.look()
    assert (await arrived(mail.mails))["To"] == "ben@example.org"

    # Then a caretaker plays for him, and the table goes on: Celina is asked, in Polish.
    clock.now = due + MINUTE
    await house.keeper.look()
    async with asyncio.timeout(60):
        while (await celina.ask("GET", f"/tables/{table}/view"))["acting"] != [3]:
            await asyncio.sleep(0.05)
    assert (await ben.ask("GET", f"/tables/{table}"))["seats"][1]["care"]
    clock.now += 10 * MINUTE
    await reminding.look()
    letter = await arrived(mail.mails)
    assert letter["To"] == "celina@example.org"
    assert letter["Subject"] == "Twój ruch: Renature"
    await celina.play_turn(table, 3)

    # Ben is back before he is asked again: the seat is his, with a whole turn.
    await ben.ask("POST", f"/tables/{table}/seats/mine/return")
    await ada.play_turn(table, 1)
    seen = await ben.ask("GET", f"/tables/{table}/view")
    assert not (await ben.ask("GET", f"/tables/{table}"))["seats"][1]["care"]
    assert seen["acting"] == [2]
    assert seen["clocks"]["seats"][1]["left"] == DAY
    log = await ben.ask("GET", f"/tables/{table}/log")
    said = [entry["word"] for entry in log["entries"] if entry["seat"] == "table"]
    assert [word for word in said if not word.startswith("private")] == ["caretaker 2", "return 2"]
    await ben.play_turn(table, 2)
