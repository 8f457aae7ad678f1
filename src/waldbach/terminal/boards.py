"""`waldbach board` and `waldbach games`: what can be played, and on what."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from waldbach import registry
from waldbach.bots.bot import BOTS
from waldbach.game import Option
from waldbach.messages import text
from waldbach.terminal.face import Face, get_face
from waldbach.terminal.files import read_text, write_text
from waldbach.terminal.play import find_game
from waldbach.terminal.screen import TALL, WIDE, make_console


def check_boards(game: str | None, files: list[str]) -> int:
    """Say what is wrong with each board; 1 if anything is."""
    face = get_face(find_game(game))
    console = make_console()
    wrong = False
    for file in files:
        found = face.check_board(_source(face, file))
        for sentence in found or [text("board-fine")]:
            console.print(f"{file}: {sentence}", soft_wrap=True)
        wrong = wrong or bool(found)
    return int(wrong)


def show_board(game: str | None, source: str, svg: Path | None) -> int:
    face = get_face(find_game(game))
    console = make_console()
    board = _source(face, source)
    if svg is not None:
        write_text(svg, face.board_svg(board))
        console.print(text("board-drawn", file=str(svg)), soft_wrap=True)
    else:
        console.print(face.draw_board(board, console.width >= WIDE and console.height >= TALL))
    return 0


def _source(face: Face, source: str) -> str:
    """The name of a board that comes with the game, or the text of a file."""
    if source in face.board_names() and not Path(source).exists():
        return source
    return read_text(Path(source))


def list_games() -> int:
    console = make_console()
    for game in registry.every():
        face = get_face(game)
        console.print(Text(game.name, "bold"))
        seats = text("games-seats", least=game.min_seats, most=game.max_seats)
        console.print(f"  {seats} · {text('games-rules', rules=game.rules)}")
        for option in game.options:
            console.print(_option_line(option))
        console.print(f"  {text('games-boards')} {', '.join(face.board_names())}")
        console.print(f"  {text('games-bots')} {', '.join(BOTS)}")
    return 0


def _option_line(option: Option) -> str:
    choices = "|".join(option.choices) or "…"
    rule = f" [{option.rule}]" if option.rule else ""
    default = f" ({text('games-default', value=option.default)})" if option.default else ""
    return f"  --option {option.name}={choices}{default}: {text(f'option-{option.name}')}{rule}"
