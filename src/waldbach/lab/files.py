"""Tables and summaries as files, the same bytes for the same figures."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from waldbach.game import BadInput
from waldbach.lab.extras import needs
from waldbach.messages import text
from waldbach.terminal.files import why, write_text

FORMATS = ("csv", "parquet")
DIGITS = 6  # of figures in files


def check_format(format: str) -> None:
    """Can this be written at all? Better asked before a long run than after it."""
    if format not in FORMATS:
        raise BadInput("lab-format", value=format, right=", ".join(FORMATS))
    if format == "parquet":
        with needs("pyarrow"):
            import pyarrow.parquet  # noqa: F401


def make_folder(folder: Path | str) -> Path:
    """The folder, there or not."""
    made = Path(folder)
    try:
        made.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise BadInput("file-unwritable", file=str(folder), why=text("lab-no-folder")) from None
    except OSError as error:
        raise BadInput("file-unwritable", file=str(folder), why=why(error)) from None
    return made


def write_table(path: Path, rows: Sequence[Mapping[str, Any]], format: str) -> Path:
    """Rows with the same columns, as `path.csv` or `path.parquet`."""
    check_format(format)
    target = path.with_suffix(f".{format}")
    if format == "csv":
        write_text(target, _as_csv(rows))
    else:
        _write_parquet(target, rows)
    return target


def write_json(path: Path, value: Any) -> Path:
    write_text(path, json.dumps(value, ensure_ascii=False, indent=2) + "\n")
    return path


def rounded(value: Any) -> Any:
    """The same with all fractions cut to a few digits, down to the last list."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, Mapping):
        return {key: rounded(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(inner) for inner in value]
    return value


def _as_csv(rows: Sequence[Mapping[str, Any]]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def _write_parquet(target: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    with needs("pyarrow"):
        import pyarrow
        import pyarrow.parquet
    beside = target.with_name(f".{target.name}")
    try:
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(list(rows)), beside)
        beside.replace(target)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadInput("file-unwritable", file=str(target), why=why(error)) from None
