"""Games between bots, watched in the terminal: progress, and what they say."""

import statistics
from collections import Counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from hain.bots.arena import Arena
from hain.bots.bout import Result
from hain.bots.figures import Interval, complete_deals, interval, standings, verdict
from hain.bots.rating import ratings
from hain.bots.spread import Spread
from hain.core.dice import Dice
from hain.terminal.screen import Screen


def watch(screen: Screen, arena: Arena, spread: Spread, until: float | None) -> None:
    """Play the series with a bar of progress, and show its figures; what has ended counts if somebody interrupts it."""
    bots = len(arena.contest.bots)
    total = -(-arena.games // arena.games_of_deal()) * arena.games_of_deal()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, transient=True) as progress:
        task = progress.add_task(" : ".join(arena.contest.bots), total=total)

        def told(results: list[Result]) -> bool:
            progress.update(task, completed=len(results))
            return until is not None and bots == 2 and bool(verdict(results, until))

        try:
            arena.run(spread, told)
        except KeyboardInterrupt:
            screen.say("arena-interrupted", "muted")
    show(screen, arena, until)


def show(screen: Screen, arena: Arena, until: float | None) -> None:
    contest = arena.contest
    if not complete_deals(arena.results, len(contest.bots)):
        screen.say("arena-nothing")
        return
    if contest.seats == 1:
        _show_solo(screen, arena)
    else:
        _show_standings(screen, arena)
    slowest = max(result.slowest for result in arena.results)
    screen.say("arena-slowest", "muted", games=len(arena.results), slowest=f"{slowest:.2f}", budget=str(contest.budget))
    if until is not None and len(contest.bots) == 2:
        key = verdict(arena.results, until) or "open"
        screen.say(f"arena-verdict-{key}", first=contest.bots[0], second=contest.bots[1], share=f"{until:.0%}")


def _show_standings(screen: Screen, arena: Arena) -> None:
    bots = arena.contest.bots
    rated = ratings(arena.results, bots, Dice(arena.contest.seed)) if len(bots) > 2 else []
    keys = ["arena-bot", "arena-wins", "arena-margin", "arena-points", *(["arena-rating"] if rated else [])]
    grid = Grid(show_edge=False, pad_edge=False, header_style="bold")
    for key in keys:
        grid.add_column(screen.words(key), justify="left" if key == "arena-bot" else "right")
    for number, standing in enumerate(standings(arena.results, bots)):
        figures = [_told(standing.wins, ".1%"), _told(standing.margin, "+.1f"), _told(standing.points, ".1f")]
        grid.add_row(standing.bot, *figures, *([_told(rated[number], "+.0f")] if rated else []))
    screen.console.print(grid)


def _told(figure: Interval, form: str) -> str:
    return f"{figure.mean:{form}} [{figure.low:{form}}, {figure.high:{form}}]"


def _show_solo(screen: Screen, arena: Arena) -> None:
    """Points with their quartiles, what else is counted in the game, and how the games ended."""
    game = arena.contest.game
    measures = [name for name, _ in arena.results[0].numbers if screen.words.has(f"{game}-measure-{name}")]
    grid = Grid(show_edge=False, pad_edge=False, header_style="bold")
    grid.add_column(screen.words("arena-bot"))
    for key in ("arena-points", "arena-quartiles", *(f"{game}-measure-{name}" for name in measures)):
        grid.add_column(screen.words(key), justify="right")
    grid.add_column(screen.words("arena-outcomes"))
    for number, standing in enumerate(standings(arena.results, arena.contest.bots)):
        own = [result for result in arena.results if result.bout.seating == (number,)]
        totals = [result.totals[0] for result in own]
        quartiles = statistics.quantiles(totals, method="inclusive") if len(totals) > 1 else totals
        outcomes = Counter(result.outcome for result in own).most_common()
        titles = [(screen.words.thing(game, "title", outcome), count) for outcome, count in outcomes]
        ends = ", ".join(f"{title} {count / len(own):.0%}" for title, count in titles if title)
        middle = " · ".join(f"{quartile:.0f}" for quartile in quartiles)
        means = [interval([dict(result.numbers)[name] for result in own]) for name in measures]
        grid.add_row(standing.bot, _told(standing.points, ".1f"), middle, *(_told(mean, ".1f") for mean in means), ends)
    screen.console.print(grid)
