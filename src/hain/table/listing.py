"""A table as a list tells it, without its log being read."""

from collections.abc import Sequence
from typing import NamedTuple

from hain.core.errors import BadSetup
from hain.registry import rules
from hain.table.chair import Chair
from hain.table.clock import Clock
from hain.table.keepsake import Keepsake
from hain.table.store import Summary
from hain.table.table import Table


class Listing(NamedTuple):
    """Who sits where, who is asked, and the scores of a game that is over; what is left of one that cannot go on."""

    id: str
    chairs: Sequence[Chair]
    owing: Sequence[int]
    scores: Sequence[int] | None
    stopped: Keepsake | None = None


def from_row(summary: Summary) -> Listing | None:
    """If the row tells all there is to tell: nothing for a table of older rules, of which nobody knows yet whether it
    goes on."""
    try:
        is_known = rules(summary.game).version == summary.version
    except BadSetup:
        return None
    if summary.seated is None or summary.owing is None or not is_known or (summary.over and summary.result is None):
        return None
    untimed = Clock("none")
    try:
        chairs = [Chair(kind, untimed).with_data(data) for kind, data in zip(summary.chairs, summary.seated)]
    except (TypeError, ValueError):  # another version has noted it
        return None
    return Listing(summary.id, chairs, summary.owing, summary.result.scores if summary.result else None)


def from_table(table: Table) -> Listing:
    return Listing(table.deal.id, table.chairs, table.line.state.to_act(), table.line.record.scores)


def from_keepsake(kept: Keepsake) -> Listing:
    return Listing(kept.deal.id, kept.chairs, (), kept.result.scores if kept.result else None, kept)
