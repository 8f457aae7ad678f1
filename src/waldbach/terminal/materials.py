"""`waldbach board`, `waldbach cards` and `waldbach games`: what can be played, and with what."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.text import Text

from waldbach import registry
from waldbach.bots.players import BOTS
from waldbach.game import BadInput, Game, Option
from waldbach.materials import fresh_seed
from waldbach.messages import option_meaning, text
from waldbach.terminal.face import Face, get_face
from waldbach.terminal.files import check_folder, names_file, read_text, write_text
from waldbach.terminal.screen import TALL, WIDE, make_console, print_whole


def find_face(material: str, game: str | None) -> Face:
    """The face of the game that is played with this material; it is named where several are."""
    faces = {one.name: get_face(one) for one in registry.every()}
    fitting = [name for name, face in faces.items() if material == face.MATERIAL]
    if game is None and len(fitting) == 1:
        return faces[fitting[0]]
    if game not in fitting:
        raise BadInput("cli-which-game", right=", ".join(fitting))
    return faces[game]


def check_material(material: str, game: str | None, files: list[str]) -> int:
    """Say what is wrong with each file, and what is no mistake; 1 if one cannot be played, 2 if one
    cannot be read."""
    face = find_face(material, game)
    console = make_console()
    code = 0
    for file in files:
        try:
            found = _source(face, file)
        except BadInput as error:
            print(f"waldbach: {error}", file=sys.stderr)
            code = 2
            continue
        problems, warnings = face.check_material(found)
        for sentence in problems + [text("material-warning", why=why) for why in warnings]:
            console.print(f"{file}: {sentence}", soft_wrap=True)
        console.print(f"{file}: {verdict(len(problems), len(warnings))}", soft_wrap=True)
        code = max(code, int(bool(problems)))
    return code


def verdict(problems: int, warnings: int) -> str:
    if problems:
        return text("material-cannot", count=problems)
    return text("material-can", count=warnings) if warnings else text("material-fine")


def show_material(material: str, game: str | None, source: str, svg: Path | None = None) -> int:
    face = find_face(material, game)
    console = make_console()
    found = _source(face, source)
    if svg is not None:
        write_text(svg, face.material_svg(found))
        console.print(text("material-drawn", file=str(svg)), soft_wrap=True)
    else:
        large = console.width >= WIDE and console.height >= TALL
        print_whole(console, face.draw_material(found, large))
    return 0


def new_material(
    material: str,
    name: str | None,
    wish: dict[str, str | None],
    seed: str | None,
    svg: Path | None,
    file: Path | None,
) -> int:
    """Invent one: to be read, or written to a file that is not there yet."""
    game = find_game_with(material, name)
    for path in filter(None, (svg, file)):
        check_folder(path)
    check_new(file)
    given = {key: value for key, value in wish.items() if value is not None}
    symmetry = {"symmetry": given.pop("symmetry")} if "symmetry" in given else {}
    options = game.check_table(game.min_seats, given)
    found = game.invent(material, options, seed if seed is not None else fresh_seed(), symmetry)
    console = make_console()
    if svg is not None:
        write_text(svg, get_face(game).material_svg(found))
        console.print(text("material-drawn", file=str(svg)), soft_wrap=True)
    if file is not None or svg is None:
        hand_out(found, file)
    return 0


def copy_material(material: str, game: str | None, file: Path | None) -> int:
    """What comes with the game, to be changed: to be read, or written to a file not there yet."""
    found = find_face(material, game).usual_material()
    check_new(file)
    hand_out(found, file)
    return 0


def check_new(file: Path | None) -> None:
    if file is not None and file.exists():
        raise BadInput("material-exists", file=str(file))


def hand_out(content: str, file: Path | None) -> None:
    console = make_console()
    if file is None:
        console.print(content, end="", markup=False, highlight=False, soft_wrap=True)
    else:
        write_text(file, content)
        console.print(text("material-written", file=str(file)), soft_wrap=True)


def find_game_with(material: str, name: str | None) -> Game:
    """The game that can invent this material."""
    fitting = {
        game.name: game
        for game in registry.every()
        if any(option.name == material and option.invents for option in game.options)
    }
    if name is None and len(fitting) == 1:
        return next(iter(fitting.values()))
    if name not in fitting:
        raise BadInput("cli-which-game", right=", ".join(fitting))
    return fitting[name]


def _source(face: Face, source: str) -> str:
    """The name of what comes with the game, or the text of a file."""
    if names_file(source):
        return read_text(Path(source))
    names = face.material_names()
    if source not in names:
        raise BadInput(f"unknown-{face.MATERIAL}", name=source[:40], right=", ".join(names))
    return source


def list_games() -> int:
    console = make_console()
    for game in registry.every():
        face = get_face(game)
        console.print(Text(game.name, "bold"))
        seats = text("games-seats", least=game.min_seats, most=game.max_seats)
        console.print(f"  {seats} · {text('games-rules', rules=game.rules)}")
        for option in game.options:
            console.print(_option_line(game, option))
        if face.MATERIAL:
            names = ", ".join(face.material_names())
            console.print(f"  {text(f'games-{face.MATERIAL}')} {names}")
    console.print(Text(text("games-bots"), "bold"))
    for name in BOTS:
        console.print(f"  {name}: {text(f'bot-{name}')}")
    return 0


def _option_line(game: Game, option: Option) -> str:
    choices = "|".join(option.choices) or "…"
    rule = f" [{option.rule}]" if option.rule else ""
    default = f" ({text('games-default', value=option.default)})" if option.default else ""
    meaning = option_meaning(game.name, option.name)
    return f"  --option {option.name}={choices}{default}: {meaning}{rule}"
