"""Ratings of several bots from the games they played: Elo, and with more than two seats its kin Plackett–Luce."""

import math
from collections.abc import Sequence

from hain.bots.bout import Result
from hain.bots.figures import Interval, complete_deals
from hain.core.dice import Dice
from hain.core.errors import BadSetup

POINTS = 400 / math.log(10)  # Elo points for odds of e
DRAWS = 200  # deals are drawn anew so often to see how far the ratings vary
PRIOR = 0.01  # holds a bot that never won, or never lost, at a finite distance

Order = tuple[int, ...]


def ratings(results: Sequence[Result], bots: Sequence[str], dice: Dice) -> list[Interval]:
    """The rating of each bot with its 95 % interval; their mean is 0. Deals are what varies, not games."""
    try:
        from choix import ilsr_rankings
    except ImportError as error:
        raise BadSetup("error-extra", extra="arena") from error

    def fitted(orders: list[Order]) -> list[float]:
        return [POINTS * float(strength) for strength in ilsr_rankings(len(bots), orders, alpha=PRIOR)]

    deals = [[order for result in deal for order in orders_of(result)] for deal in complete_deals(results, len(bots))]
    means = fitted([order for deal in deals for order in deal])
    drawn: list[list[float]] = []
    for _ in range(DRAWS):
        again = [deals[dice.below(len(deals))] for _ in deals]
        drawn.append(fitted([order for deal in again for order in deal]))
    found = []
    for bot, mean in enumerate(means):
        values = sorted(draw[bot] for draw in drawn)
        found.append(Interval(mean, values[round(0.025 * DRAWS)], values[round(0.975 * DRAWS) - 1]))
    return found


def orders_of(result: Result) -> list[Order]:
    """The bots from first to last, several times, so that each of those who tie comes first as often as the others.

    >>> from hain.bots.bout import Bout
    >>> orders_of(Result(Bout(0, (1, 0)), (9, 9), (1, 1), 10, 0.1, "", ()))
    [(0, 1), (1, 0)]
    """
    places: dict[int, list[int]] = {}
    for bot, place in zip(result.bout.seating, result.places):
        places.setdefault(bot, []).append(place)
    means = {bot: sum(own) / len(own) for bot, own in places.items()}
    bots = sorted(means)
    turned = [bots[turn:] + bots[:turn] for turn in range(len(bots))]
    return [tuple(sorted(order, key=means.__getitem__)) for order in turned]
