"""The trials of the server at full length: processes killed in mid-move, many who want the same turn, and one client
that does its worst while two people play.

python -m benchmarks.trials --kills 200 --races 1000 --worst 20
"""

import argparse
import tempfile
from pathlib import Path

from tests.databases import new_database
from tests.server.servers import serving
from tests.server.trials import crash, race
from tests.server.worst import ATTACKS, DEFAULTS, waits


def try_kills(kind: str, kills: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        compared = crash(new_database(kind, Path(folder)), kills, workers=1)
    print(f"{kind}: killed {kills} times; {compared} acknowledged entries compared, none lost or twice", flush=True)


def try_races(kind: str, races: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        refused = race(new_database(kind, Path(folder)), races, workers=3)
    print(f"{kind}: {races} races of 4 over 3 processes: one order; {refused} were told to look again", flush=True)


def try_worst(kind: str, seconds: float) -> None:
    """A new server for each attack, as it is by default."""
    for attack in ("", *ATTACKS):
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(new_database(kind, Path(folder)), 1, **DEFAULTS) as server,
        ):
            found = waits(server, attack, seconds)
        times = f"p50 {1000 * found.median:.0f}, p99 {1000 * found.p99:.0f}, longest {1000 * found.longest:.0f} ms"
        print(f"{kind}, {attack or 'nobody attacks'}: {found.moves} moves, {times}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=200, help="0 leaves them out")
    parser.add_argument("--races", type=int, default=1000, help="0 leaves them out")
    parser.add_argument("--worst", type=float, default=20, help="seconds for each attack; 0 leaves them out")
    parser.add_argument("--databases", default="sqlite,postgresql")
    options = parser.parse_args()
    for kind in options.databases.split(","):
        if options.kills:
            try_kills(kind, options.kills)
        if options.races:
            try_races(kind, options.races)
        if options.worst:
            try_worst(kind, options.worst)


if __name__ == "__main__":
    main()
