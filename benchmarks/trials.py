"""The trials of the server at full length: processes killed in mid-move, and many who want the same turn.

python -m benchmarks.trials --kills 200 --races 1000
"""

import argparse
import tempfile
from pathlib import Path

from tests.databases import new_database
from tests.server.trials import crash, race


def try_kills(kind: str, kills: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        compared = crash(new_database(kind, Path(folder)), kills, workers=1)
    print(f"{kind}: killed {kills} times; {compared} acknowledged entries compared, none lost or twice", flush=True)


def try_races(kind: str, races: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        refused = race(new_database(kind, Path(folder)), races, workers=3)
    print(f"{kind}: {races} races of 4 over 3 processes: one order; {refused} were told to look again", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=200, help="0 leaves them out")
    parser.add_argument("--races", type=int, default=1000, help="0 leaves them out")
    parser.add_argument("--databases", default="sqlite,postgresql")
    options = parser.parse_args()
    for kind in options.databases.split(","):
        if options.kills:
            try_kills(kind, options.kills)
        if options.races:
            try_races(kind, options.races)


if __name__ == "__main__":
    main()
