"""Whether bots answer in time on a busy machine: many decisions while every core has something else to do.

    python -m benchmarks.budget --decisions 10000 --budget 0.05

A decision is late if it takes more than the budget and a tenth of it, or 50 ms, whichever is more.
"""

import argparse
import itertools
import multiprocessing
import os
import time
from functools import partial

from rich.progress import track

import hain
from hain import Dice
from hain.bots.level import make_bot

SLACK = 0.05


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
    allowed = max(options.budget * 1.1, options.budget + SLACK)
    games = [rules for rules in hain.games() for _ in rules.seats]
    taken: dict[str, list[float]] = {rules.name: [] for rules in games}
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
        began = time.monotonic()
        bot.choose(partial(state.imagine, seat), seat, options.budget)
        taken[rules.name].append(time.monotonic() - began)
    for burner in burners:
        burner.kill()
    for name, times in taken.items():
        late = sum(seconds > allowed for seconds in times)
        longest = 1000 * max(times)
        print(
            f"{name:13} {len(times):6} decisions, longest {longest:.0f} ms, {late} later than {1000 * allowed:.0f} ms"
        )


if __name__ == "__main__":
    main()
