"""What a series of games says: shares of wins and margins with their intervals, and whether it may stop.

The games of one deal belong together, so a deal is what is counted; that cancels the luck of the deal.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from hain.bots.bout import Result, bouts_of_deal

NORMAL_95 = 1.959964
LIKELY = math.log(0.95 / 0.05)  # the bound of a sequential test with 5 % error on both sides


class Interval(NamedTuple):
    """A mean with its 95 % interval; without bounds as long as one deal is not enough to say."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} [{self.low:.3f}, {self.high:.3f}]"


def interval(values: Sequence[float]) -> Interval:
    """
    >>> print(interval([0.5, 1.0, 0.5, 1.0]))
    0.750 [0.467, 1.033]
    """
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Interval(mean, -math.inf, math.inf)
    reach = NORMAL_95 * math.sqrt(_variance(values, mean) / len(values))
    return Interval(mean, mean - reach, mean + reach)


def _variance(values: Sequence[float], mean: float) -> float:
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def share_of_wins(result: Result, bot: int) -> float:
    """The share of a bot in the win: 1 if it alone is first, a part if several are, over all of its seats."""
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    return len([seat for seat in winners if result.bout.seating[seat] == bot]) / len(winners)


def margin(result: Result, bot: int) -> float:
    """The mean total of a bot's seats less that of the others; its total if it sits alone."""
    own = [total for total, player in zip(result.totals, result.bout.seating) if player == bot]
    others = [total for total, player in zip(result.totals, result.bout.seating) if player != bot]
    return sum(own) / len(own) - (sum(others) / len(others) if others else 0.0)


class Standing(NamedTuple):
    """What a bot has achieved."""

    bot: str
    wins: Interval
    margin: Interval
    points: Interval


def standings(results: Sequence[Result], bots: Sequence[str]) -> list[Standing]:
    """One line for every bot, over the deals of which all games have been played."""
    deals = complete_deals(results, len(bots))
    found = []
    for number, bot in enumerate(bots):
        played = [[result for result in deal if number in result.bout.seating] for deal in deals]
        wins = [_mean([share_of_wins(result, number) for result in deal]) for deal in played]
        margins = [_mean([margin(result, number) for result in deal]) for deal in played]
        points = [_mean([_points(result, number) for result in deal]) for deal in played]
        found.append(Standing(bot, _within(interval(wins)), interval(margins), interval(points)))
    return found


def _within(share: Interval) -> Interval:
    """A share is between 0 and 1, whatever the normal distribution says."""
    return Interval(share.mean, max(0.0, share.low), min(1.0, share.high))


def complete_deals(results: Sequence[Result], bots: int) -> list[list[Result]]:
    deals: dict[int, list[Result]] = {}
    for result in sorted(results):
        deals.setdefault(result.bout.deal, []).append(result)
    seats = len(results[0].totals) if results else 0
    return [deal for deal in deals.values() if len(deal) == len(bouts_of_deal(0, bots, seats))]


def _points(result: Result, bot: int) -> float:
    return _mean([float(total) for total, player in zip(result.totals, result.bout.seating) if player == bot])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def verdict(results: Sequence[Result], better: float) -> str:
    """A sequential test of two bots: `better` if the first wins this share, `equal` if half, `` if it is still open.

    The likelihood ratio is that of two normal distributions with the variance seen so far.
    """
    values = [_mean([share_of_wins(result, 0) for result in deal]) for deal in complete_deals(results, 2)]
    if len(values) < 10:
        return ""
    mean = _mean(values)
    variance = max(_variance(values, mean), 1e-4)
    ratio = len(values) * (better - 0.5) * (mean - (better + 0.5) / 2) / variance
    return "better" if ratio >= LIKELY else "equal" if ratio <= -LIKELY else ""
