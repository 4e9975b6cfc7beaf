"""Deletes the tables that nobody has touched for long, if whoever runs the server wishes so.

It goes through all tables in the order of their names, a few with each step, so that no step takes long however many
there are. Several processes may do it at once: what one has deleted the others do not find.
"""

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hain.table.house import House

STEP = 200  # tables that are looked at in one step
REST = 3600.0  # seconds between the last table and the first one


class Sweep:
    """Of one house; a table that somebody here looks at stays."""

    def __init__(self, house: "House", keep: float) -> None:
        self.house = house
        self.keep = keep
        self._place = ""  # the last table that was looked at
        self._rests_until = 0.0

    async def go_on(self) -> None:
        """One step."""
        if time.monotonic() < self._rests_until:
            return
        since = self.house.clock() - self.keep
        found, self._place = await self.house.store.untouched(since, self._place, STEP)
        for table in found:
            live = self.house.lives.get(table)
            if (live is None or not live.watchers) and await self.house.store.sweep_away(table, since):
                self.house.forget(table)
            await asyncio.sleep(0)  # whoever plays comes first
        if not self._place:
            self._rests_until = time.monotonic() + REST
