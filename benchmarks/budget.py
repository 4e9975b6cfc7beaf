"""Whether bots answer in time on a busy machine: many decisions while every core has something else to do.

    python -m benchmarks.budget --decisions 10000 --budget 0.05

A decision is late if it takes more than the budget and a tenth of it, or 50 ms, whichever is more. How long the bot has
computed is told too: the rest of the time it waited for a core.
"""

import argparse
import gc
import itertools
import multiprocessing
import os
import time
from functools import partial
from typing import NamedTuple

from rich.progress import track

import hain
from hain import Dice
from hain.bots.level import make_bot

SLACK = 0.05


class Taken(NamedTuple):
    """How long a decision took, and how long the bot computed in that time."""

    seconds: float
    computed: float


def burn() -> None:
    """Keeps a core busy."""
    while True:
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--budget", type=float, default=0.05)
    options = parser.parse_args()
    burners = [multiprocessing.Process(target=burn, daemon=True) for _ in range(os.cpu_count() or 1)]
    for burner in burners:
        burner.start()
    gc.freeze()  # as in the processes in which bots think
    allowed = max(options.budget * 1.1, options.budget + SLACK)
    games = [rules for rules in hain.games() for _ in rules.seats]
    taken: dict[str, list[Taken]] = {rules.name: [] for rules in games}
    for number, rules in zip(track(range(options.decisions), "decisions"), itertools.cycle(games)):
        dice = Dice(number)
        seats = rules.seats[number % len(rules.seats)]
        state = rules.setup(seats, number)
        guide = rules.guide()
        for _ in range(dice.below(60 * seats)):
            if owing := state.to_act():
                state.play(owing[0], guide.quick_move(state, owing[0], dice))
        if not (owing := state.to_act()):
            continue
        seat = owing[0]
        bot = make_bot("sequoia", rules, dice.split())
        began, computed = time.monotonic(), time.thread_time()
        bot.choose(partial(state.imagine, seat), seat, options.budget)
        taken[rules.name].append(Taken(time.monotonic() - began, time.thread_time() - computed))
    for burner in burners:
        burner.kill()
    for name, times in taken.items():
        late = [took for took in times if took.seconds > allowed]
        longest = max(times)
        told = f"{name:13} {len(times):6} decisions, longest {1000 * longest.seconds:.0f} ms"
        computed = 1000 * max(took.computed for took in times)
        print(f"{told}, {len(late)} later than {1000 * allowed:.0f} ms; computed for {computed:.0f} ms at most")


if __name__ == "__main__":
    main()
