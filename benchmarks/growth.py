"""How much stronger `sequoia` gets when it may think longer: its margin over `tree` at several budgets.

    python -m benchmarks.growth --games 40 --reports growth

Every game at every budget plays the same deals from both seats. The reports are kept in the folder, so the command goes
on where it was interrupted; at the end it draws `docs/strength.svg`. With `--games 0` it draws what there is.
"""

import argparse
from pathlib import Path
from typing import NamedTuple

import hain
from benchmarks.plot import Panel, Spot, drawing
from hain.bots.arena import Arena
from hain.bots.bout import Contest
from hain.bots.figures import complete_deals, standings
from hain.bots.spread import over_processes
from hain.terminal.arena import watch
from hain.terminal.screen import Screen
from hain.words import words

PLOT = Path(__file__).parent.parent / "docs" / "strength.svg"
BUDGETS = "0.1,0.25,0.5,1,2,4"
BOTS = ("sequoia", "tree")
SEED = 900


class Series(NamedTuple):
    """One game at one budget."""

    game: str
    budget: float

    def arena(self, games: int, reports: Path) -> Arena:
        options = hain.rules(self.game).check_options({})
        contest = Contest(self.game, BOTS, 2, tuple(options.items()), SEED, self.budget)
        return Arena(contest, games, reports / f"{self.game}-{self.budget:g}.json")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=40, help="games of each series")
    parser.add_argument("--budgets", default=BUDGETS, help="seconds a decision")
    parser.add_argument("--only", default="", help="one game instead of all")
    parser.add_argument("--reports", type=Path, default=Path("growth"), help="the folder of the reports")
    options = parser.parse_args()
    options.reports.mkdir(parents=True, exist_ok=True)
    say = words("en")
    screen = Screen(say)
    panels = []
    for rules in hain.games():
        spots = []
        for budget in [float(number) for number in options.budgets.split(",")]:
            arena = Series(rules.name, budget).arena(options.games, options.reports)
            if options.games and options.only in ("", rules.name):
                screen.console.print(f"{rules.name}, {budget:g} s")
                watch(screen, arena, over_processes(None), None)
            if len(complete_deals(arena.results, len(BOTS))) > 1:
                spots.append(Spot(budget, *standings(arena.results, BOTS)[0].margin))
        panels.append(Panel(say(f"{rules.name}-name"), spots))
    PLOT.write_text(drawing(panels, "seconds a decision", "points more than `tree`"), "utf-8")
    print(PLOT)


if __name__ == "__main__":
    main()
