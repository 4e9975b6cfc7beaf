"""How fast the engine is, beside its peers, in one run on one machine.

For every game and both engines: random decisions per second from an interpreted loop over the public contract,
random decisions per second in the compiled playout that a search uses, complete games and copies per second. The peers
(benchmarks/peers.py) run in an environment of their own. Everything is measured in several rounds, one after the other,
and the medians count, because a shared machine is not equally fast all the time. Prints a table with ratios and writes
it as JSON.
"""

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table

import hain
from hain import Dice, Rules, State, engine, playout

RESULTS = Path(__file__).parent / "results"
SEATS = 2
SLICES = 3
ROUNDS = 5
Rates = dict[str, float]

BACKGAMMON = "open_spiel backgammon"
CATANATRON = "catanatron"

# what each game has to reach: (measure, engine, peer, times as fast); games compare with games, all else with loops
GOALS: dict[str, list[tuple[str, str, str, float]]] = {
    "evergreen": [
        ("loop", "compiled", BACKGAMMON, 3),
        ("playout", "compiled", BACKGAMMON, 10),
        ("playout", "compiled", CATANATRON, 40),
        ("loop", "plain", CATANATRON, 2),
    ],
    "glade": [
        ("loop", "compiled", BACKGAMMON, 1.5),
        ("playout", "compiled", BACKGAMMON, 4),
        ("playout", "compiled", CATANATRON, 15),
    ],
    "waldgaertner": [
        ("loop", "compiled", BACKGAMMON, 3),
        ("playout", "compiled", BACKGAMMON, 8),
        ("playout", "compiled", CATANATRON, 30),
    ],
    "earth": [
        ("loop", "compiled", BACKGAMMON, 1),
        ("playout", "compiled", BACKGAMMON, 2),
        ("playout", "compiled", CATANATRON, 8),
        ("games", "compiled", CATANATRON, 8),
    ],
}
LEAST_COPIES = {"evergreen": 1_000_000}


def interpreted_loop(game: Rules, rng: random.Random) -> int:
    """A game through the contract as a researcher writes it; returns its decisions."""
    state = game.setup(SEATS, rng.getrandbits(32))
    draw = rng.random
    decisions = 0
    while seats := state.to_act():
        seat = seats[0]
        moves = state.moves(seat)
        state.play(seat, moves[int(draw() * len(moves))])
        decisions += 1
    return decisions


def compiled_playout(start: State, rng: random.Random) -> int:
    return playout(start.copy(), Dice(rng.getrandbits(32)))


def whole_game(game: Rules, rng: random.Random) -> int:
    playout(game.setup(SEATS, rng.getrandbits(32)), Dice(rng.getrandbits(32)))
    return 1


def thousand_copies(states: list[State]) -> int:
    for state in states:
        copy = state.copy
        for _ in range(1000 // len(states)):
            copy()
    return 1000 // len(states) * len(states)


def in_the_middle(game: Rules, seed: int) -> State:
    """A state after half of a random game's decisions."""
    rng = random.Random(seed)
    half = interpreted_loop(game, random.Random(seed)) // 2
    state = game.setup(SEATS, rng.getrandbits(32))
    for _ in range(half):
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[int(rng.random() * len(moves))])
    return state


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second, the median of a few slices after a warm-up."""
    slices = []
    for part in range(SLICES + 1):
        units = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds / SLICES:
            units += work()
        if part:
            slices.append(units / elapsed)
    return statistics.median(slices)


def measure(game: Rules, seconds: float) -> Rates:
    rng = random.Random(1)
    start = game.setup(SEATS, 7)
    middles = [in_the_middle(game, seed) for seed in range(8)]
    return {
        "loop": rate(lambda: interpreted_loop(game, rng), seconds),
        "playout": rate(lambda: compiled_playout(start, rng), seconds),
        "games": rate(lambda: whole_game(game, rng), seconds),
        "copies": rate(lambda: thousand_copies(middles), seconds),
    }


def measure_all(seconds: float) -> dict[str, Rates]:
    found = {}
    for game in hain.games():
        print(
            f"measuring {game.name}, {'compiled' if engine.is_compiled() else 'plain'} …", file=sys.stderr, flush=True
        )
        found[game.name] = measure(game, seconds)
    return found


def measure_plain(seconds: float) -> dict[str, Rates]:
    """The same in a process that runs the engine as plain Python."""
    command = [sys.executable, "-m", "benchmarks.speed", "--only-here", "--seconds", str(seconds)]
    done = subprocess.run(command, env={**os.environ, "HAIN_PURE": "1"}, stdout=subprocess.PIPE, check=True)
    found: dict[str, Rates] = json.loads(done.stdout)
    return found


def measure_peers(python: str, seconds: float) -> dict[str, Rates]:
    command = [python, str(Path(__file__).with_name("peers.py")), "--seconds", str(seconds)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    found: dict[str, Rates] = {}
    for peer in json.loads(done.stdout):
        if "error" in peer:
            print(f"{peer['name']}: {peer['error']}", file=sys.stderr)
            continue
        kind = peer["setting"].split(",")[0]
        name = peer["name"] if peer["name"] == CATANATRON else f"{peer['name']} {kind}"
        found[name] = {
            "loop": peer["steps_per_second"],
            "games": peer["games_per_second"],
            "copies": peer["copies_per_second"],
        }
    return found


def measure_round(peers: str | None, seconds: float) -> tuple[dict[str, Rates], dict[str, dict[str, Rates]]]:
    """The peers, and the games with each engine."""
    found = measure_peers(peers, seconds) if peers else {}
    engines = {"compiled": measure_all(seconds)} if engine.is_compiled() else {}
    engines["plain"] = measure_plain(seconds)
    return found, engines


def medians(rounds: list[dict[str, Rates]]) -> dict[str, Rates]:
    """The median of every rate over the rounds."""
    return {
        name: {kind: statistics.median([found[name][kind] for found in rounds]) for kind in rates}
        for name, rates in rounds[0].items()
    }


def show(engines: dict[str, dict[str, Rates]], peers: dict[str, Rates]) -> bool:
    """Print the rates, the ratios and the goals; returns whether all goals are met."""
    console = Console(width=130)
    table = Table("", "decisions/s", "in a playout/s", "games/s", "copies/s", title="Random play on one core")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, rates in peers.items():
        table.add_row(name, *_numbers(rates))
    for kind, games in engines.items():
        for name, rates in games.items():
            table.add_row(f"hain {name}, {kind}", *_numbers(rates), style="bold")
    console.print(table)

    ratios = Table("ratio of steps per second", *peers, title="Times as fast as the peers' loops")
    for kind, games in engines.items():
        for name, rates in games.items():
            for measured in ("loop", "playout"):
                label = f"hain {name}, {kind}, {measured}"
                ratios.add_row(label, *(f"{rates[measured] / peer['loop']:.1f}×" for peer in peers.values()))
    console.print(ratios)

    met = True
    for game, goals in GOALS.items():
        for measured, kind, peer, least in goals:
            if kind in engines and peer in peers:
                ratio = engines[kind][game][measured] / peers[peer]["games" if measured == "games" else "loop"]
                met &= _goal(console, ratio >= least, f"{game}, {kind} {measured}: {ratio:.1f}× {peer} (goal {least}×)")
        if "compiled" in engines and game in LEAST_COPIES:
            copies, least = engines["compiled"][game]["copies"], LEAST_COPIES[game]
            met &= _goal(console, copies >= least, f"{game}: {copies:,.0f} copies/s (goal {least:,})")
    return met


def _numbers(rates: Rates) -> list[str]:
    return [f"{rates[name]:,.0f}" if name in rates else "–" for name in ("loop", "playout", "games", "copies")]


def _goal(console: Console, met: bool, text: str) -> bool:
    console.print(f"[{'green' if met else 'red'}]{'met   ' if met else 'missed'}[/]  {text}", highlight=False)
    return met


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", metavar="PYTHON", help="the Python of the environment that holds the peers")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each measure (default 5)")
    parser.add_argument("--only-here", action="store_true", help="print the rates of this engine as JSON")
    options = parser.parse_args()
    if options.only_here:
        print(json.dumps(measure_all(options.seconds)))
        return 0
    rounds = [measure_round(options.peers, options.seconds / ROUNDS) for _ in range(ROUNDS)]
    peers = medians([peers for peers, _ in rounds])
    engines = {kind: medians([found[kind] for _, found in rounds]) for kind in rounds[0][1]}
    met = show(engines, peers)
    RESULTS.mkdir(exist_ok=True)
    stamp = datetime.now(UTC).strftime("%Y-%m-%dT%H%MZ")
    facts = {"when": stamp, "python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
    report = {**facts, "hain": hain.__version__, "seats": SEATS, "engines": engines, "peers": peers}
    path = RESULTS / f"speed-{stamp}.json"
    path.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    print(f"written to {path}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
