"""The contract of a game as a page, from the docstrings of `game.py`."""

from __future__ import annotations

import ast
from pathlib import Path

from waldbach import game
from website.markdown import block, code, table

INTRODUCTION = """\
# The contract of a game

This page is made from the docstrings of `src/waldbach/game.py`. Every game fulfils it, and
everything else reaches a game through it alone: bots, the terminal, the server, environments and
the lab. [Adding a game](../adding-a-game.md) shows how one is written against it.
"""


def page() -> str:
    source = Path(game.__file__).read_text(encoding="utf-8")
    tree = ast.parse(source)
    parts = [INTRODUCTION, "## Words", block(ast.get_docstring(tree) or "", "text")]
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    for node in classes:
        if node.name != "Game":
            parts += [f"## {node.name}", block(_head(node)), ast.get_docstring(node) or ""]
            parts.append(_fields(node, source))
    contract = next(node for node in classes if node.name == "Game")
    parts += ["## Game", _fields(contract, source), *_functions(contract, source)]
    return "\n\n".join(part for part in parts if part) + "\n"


def _head(node: ast.ClassDef) -> str:
    bases = ", ".join(map(ast.unparse, node.bases))
    return f"class {node.name}({bases})" if bases else f"class {node.name}"


def _fields(node: ast.ClassDef, source: str) -> str:
    """The fields of a class, with the comment behind or above each."""
    lines, rows = source.splitlines(), []
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            name, kind = item.target.id, ast.unparse(item.annotation)
        elif isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name):
            name, kind = item.targets[0].id, type(ast.literal_eval(item.value)).__name__
        else:
            continue
        rows.append([code(name), code(kind), _comment(lines, item.lineno - 1)])
    return table(["field", "type", "meaning"], rows) if rows else ""


def _comment(lines: list[str], at: int) -> str:
    _, mark, behind = lines[at].partition("  # ")
    if mark:
        return behind
    above: list[str] = []
    while lines[at - 1].strip().startswith("# "):
        at -= 1
        above.insert(0, lines[at].strip().removeprefix("# "))
    return " ".join(above)


def _functions(node: ast.ClassDef, source: str) -> list[str]:
    """The public functions under the headings that the file gives them."""
    lines, parts, heading = source.splitlines(), [], ""
    for item in node.body:
        if not isinstance(item, ast.FunctionDef) or item.name.startswith("_"):
            continue
        above = [line for line in lines[: item.lineno] if line.startswith("    # --- ")]
        if above and above[-1] != heading:
            heading = above[-1]
            parts.append(f"### {heading.strip(' #-').capitalize()}")
        decorators = {ast.unparse(one) for one in item.decorator_list}
        must = "abstractmethod" in decorators
        parts.append(f"#### `{item.name}`" + (" (a game has to bring it)" if must else ""))
        if "functools.cached_property" in decorators:
            signature = f"{item.name}: {ast.unparse(item.returns) if item.returns else ''}"
        else:
            signature = _signature(item)
        parts += [block(signature, "python"), ast.get_docstring(item) or ""]
    return parts


def _signature(item: ast.FunctionDef) -> str:
    arguments = ast.unparse(item.args).removeprefix("self, ").removeprefix("self")
    answer = f" -> {ast.unparse(item.returns)}" if item.returns else ""
    return f"{item.name}({arguments}){answer}"
