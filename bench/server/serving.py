"""The server that is measured: `waldbach serve`, with limits out of the load's way.

python -m bench.server.serving FOLDER PORT [--samples FILE]
"""

from __future__ import annotations

import argparse
import resource
import sys
from pathlib import Path

from bench.server.sampling import Sampler
from waldbach.server.serving import serve

LIMITS = {
    "limits-tables": "1000000/s",
    "limits-joins": "1000000/s",
    "limits-moves": "1000000/s",
    "limits-requests": "1000000/s",
    "limits-sockets": "100000",
}


def flags(folder: Path, port: int) -> dict[str, str | None]:
    return {
        **LIMITS,
        "database": f"sqlite:///{folder}/bench.db",
        "secret-key-file": f"{folder}/secret.key",
        "port": str(port),
        "bot-processes": "1",
        "log-level": "warning",
        "log-format": "json",
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("port", type=int)
    parser.add_argument("--samples", type=Path, help="see sampling.py")
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if given.samples:
        Sampler(given.samples).install()
    return serve(flags(given.folder, given.port))


if __name__ == "__main__":
    sys.exit(main())
