"""How often somebody is refused because somebody else was quick: people who answer at once, at the end of slow lines.

python -m benchmarks.together --games 3 --seats 5 --delay 0.1
"""

import argparse
import tempfile
from collections import Counter
from pathlib import Path

from tests.databases import new_database
from tests.server.servers import serving
from tests.server.together import play_together


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="earth")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--delay", type=float, default=0.1, help="seconds each way")
    parser.add_argument("--moves", type=int, default=10_000, help="after which of one of the people a game is left")
    parser.add_argument("--option", action="append", default=[], help="of the game, such as teams=on")
    chosen = parser.parse_args()
    options = dict(option.split("=") for option in chosen.option)
    sent, refused = 0, Counter[str]()
    with tempfile.TemporaryDirectory() as folder, serving(new_database("sqlite", Path(folder))) as server:
        for seed in range(chosen.games):
            outcome = play_together(server, chosen.game, chosen.seats, chosen.delay, chosen.moves, seed, **options)
            sent += outcome.sent
            refused += outcome.refused
            how = "" if outcome.over else ", not to the end"
            print(f"game {seed}: {outcome.sent} moves, {100 * outcome.share:.1f} % refused{how}", flush=True)
    print(
        f"{chosen.game}, {chosen.seats} people: {100 * refused.total() / sent:.2f} % of {sent} refused {dict(refused)}"
    )


if __name__ == "__main__":
    main()
