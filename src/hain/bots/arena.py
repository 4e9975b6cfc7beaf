"""Many games between bots, on all cores, written down as they end so that a series can be taken up again."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from hain.bots.bout import Bout, Contest, Result, bouts_of_deal, play_bout
from hain.bots.spread import Spread
from hain.core.errors import BadRecord

Told = Callable[[list[Result]], bool]
"""Is told all results after each new one, and says whether to stop."""


class Arena:
    """A contest, and the results there are so far."""

    def __init__(self, contest: Contest, games: int, report: Path | None = None) -> None:
        self.contest = contest
        self.games = games
        self.report = report
        self.results: list[Result] = []
        if report is not None and report.exists():
            self.results = _read(report, contest)

    def run(self, spread: Spread, told: Told) -> None:
        """Play what is missing. What has ended is kept, whatever interrupts the rest."""
        done = {result.bout for result in self.results}
        missing = [bout for bout in self._bouts() if bout not in done]
        if told(self.results):
            return
        for result in spread(partial(play_bout, self.contest), missing):
            self.results.append(result)
            self._write()
            if told(self.results):
                return

    def _bouts(self) -> Iterator[Bout]:
        """Deal by deal, until there are enough games."""
        for deal in range(-(-self.games // self.games_of_deal())):
            yield from bouts_of_deal(deal, len(self.contest.bots), self.contest.seats)

    def games_of_deal(self) -> int:
        return len(bouts_of_deal(0, len(self.contest.bots), self.contest.seats))

    def _write(self) -> None:
        """The whole report; a half-written one never takes the place of the last."""
        if self.report is None:
            return
        data = {"contest": self.contest._asdict(), "results": [_data(result) for result in sorted(self.results)]}
        beside = self.report.with_name(self.report.name + ".new")
        beside.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
        beside.replace(self.report)


def _data(result: Result) -> dict[str, Any]:
    rest = {name: value for name, value in result._asdict().items() if name != "bout"}
    return {**result.bout._asdict(), **rest}


def _read(path: Path, contest: Contest) -> list[Result]:
    """The results of a report of the same contest; any other is refused and left as it is."""
    try:
        data = json.loads(path.read_text("utf-8"))
        same = json.loads(json.dumps(contest._asdict())) == data["contest"]
        results = [
            Result(
                Bout(int(entry["deal"]), tuple(entry["seating"])),
                tuple(entry["totals"]),
                tuple(entry["places"]),
                int(entry["moves"]),
                float(entry["slowest"]),
                str(entry["outcome"]),
                tuple((str(name), int(value)) for name, value in entry["numbers"]),
            )
            for entry in data["results"]
        ]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadRecord("error-report", file=str(path)) from error
    if not same:
        raise BadRecord("error-report-other", file=str(path))
    return results
