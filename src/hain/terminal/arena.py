"""Games between bots, watched in the terminal: progress, and what they say."""

import statistics
from collections import Counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from hain.bots.arena import Arena
from hain.bots.bout import Result
from hain.bots.figures import Interval, complete_deals, standings, verdict
from hain.terminal.screen import Screen


def watch(screen: Screen, arena: Arena, processes: int | None, until: float | None) -> None:
    """Play the series with a bar of progress, and show its figures; what has ended counts if somebody interrupts it."""
    bots = len(arena.contest.bots)
    total = -(-arena.games // bots) * bots
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, transient=True) as progress:
        task = progress.add_task(" : ".join(arena.contest.bots), total=total)

        def told(results: list[Result]) -> bool:
            progress.update(task, completed=len(results))
            return until is not None and bots == 2 and bool(verdict(results, until))

        try:
            arena.run(processes, told)
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
    grid = Grid(show_edge=False, pad_edge=False, header_style="bold")
    for key in ("arena-bot", "arena-wins", "arena-margin", "arena-points"):
        grid.add_column(screen.words(key), justify="left" if key == "arena-bot" else "right")
    for standing in standings(arena.results, arena.contest.bots):
        wins = _told(standing.wins, ".1%")
        grid.add_row(standing.bot, wins, _told(standing.margin, "+.1f"), _told(standing.points, ".1f"))
    screen.console.print(grid)


def _told(figure: Interval, form: str) -> str:
    return f"{figure.mean:{form}} [{figure.low:{form}}, {figure.high:{form}}]"


def _show_solo(screen: Screen, arena: Arena) -> None:
    """Points with their quartiles, moves, and how the games ended."""
    grid = Grid(show_edge=False, pad_edge=False, header_style="bold")
    for key in ("arena-bot", "arena-points", "arena-quartiles", "arena-outcomes"):
        grid.add_column(screen.words(key), justify="left" if key in ("arena-bot", "arena-outcomes") else "right")
    for number, standing in enumerate(standings(arena.results, arena.contest.bots)):
        own = [result for result in arena.results if result.bout.seating == (number,)]
        totals = [result.totals[0] for result in own]
        quartiles = statistics.quantiles(totals, method="inclusive") if len(totals) > 1 else totals
        outcomes = Counter(result.outcome for result in own).most_common()
        titles = [(screen.words.thing(arena.contest.game, "title", outcome), count) for outcome, count in outcomes]
        ends = ", ".join(f"{title} {count / len(own):.0%}" for title, count in titles if title)
        middle = " · ".join(f"{quartile:.0f}" for quartile in quartiles)
        grid.add_row(standing.bot, _told(standing.points, ".1f"), middle, ends)
    screen.console.print(grid)
