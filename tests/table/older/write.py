"""Writes `tables.sql`: a small database as the first version of the rules of Earth left it.

It is kept as it was written then: `python -m tests.table.older.write` with later rules would write another one. There
are a table with take-backs, one whose moves do not replay once advanced games are dealt otherwise, one that is over,
one where a bot has to decide, and one with a clock that runs.
"""

import asyncio
import sqlite3
import tempfile
from pathlib import Path

from hain.core.option import OptionValue
from hain.table import Table
from hain.table.deal import Deal, new_deal
from hain.table.house import GRACE
from hain.table.store import Store
from hain.table.table import Outlook

DUMP = Path(__file__).parent / "tables.sql"
MADE = 1000.0


def a_deal(name: str, chairs: tuple[str, ...], clock: str = "none", **options: OptionValue) -> Deal:
    return new_deal("earth", chairs, MADE, {"first_seat": "0", **options}, 7, clock)._replace(id=name)


class Game:
    """A table with what is to be stored beside its log."""

    def __init__(self, deal: Deal) -> None:
        self.table = Table(deal)
        self.outlook = Outlook(False, None, [])
        for seat, (kind, name) in enumerate(zip(deal.chairs, ("Anna", "Bela"))):
            if kind == "open":
                self.table.apply(self.table.sit(seat, name.lower(), name, MADE))

    def move(self, seat: int, avoided: str = "") -> None:
        """The first move of the list that is not the one to avoid."""
        state = self.table.line.state
        texts = [state.text(move) for move in state.moves(seat)]
        entry = self.table.move(seat, next((text for text in texts if text != avoided), texts[0]), self.table.at + 1)
        self.outlook = self.table.outlook(entry, GRACE)
        self.table.apply(entry)

    def take_back(self, seat: int) -> None:
        self.table.apply(self.table.take_back(seat, self.table.at + 1))

    def play(self, most: int = 10_000) -> None:
        """Nobody plants: the game is over when the turns are."""
        while most and (owing := self.table.line.state.to_act()):
            self.move(owing[0], "choose plant")
            most -= 1


def games() -> list[Game]:
    pair = ("open", "open")
    lifted, stopped = Game(a_deal("lifted", pair)), Game(a_deal("stopped", pair, mode="advanced"))
    lifted.move(0)
    lifted.move(1)
    lifted.take_back(0)
    lifted.move(0)
    lifted.move(0)
    lifted.take_back(0)
    lifted.play(20)
    stopped.play(2)
    stopped.take_back(0)
    stopped.play(8)
    over = Game(a_deal("over", pair, turn_limit=50))
    over.play()
    bot, clock = Game(a_deal("bot", ("open", "sprout"))), Game(a_deal("clock", pair, "move 60"))
    for _ in range(3):
        bot.move(0)
    clock.move(0)
    return [lifted, stopped, over, bot, clock]


async def write(url: str) -> None:
    store = await Store.open(url)
    await store.setting("secret", "older")
    for game in games():
        await store.create(game.table.deal, game.table.entries, game.outlook)
    await store.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "hain.sqlite"
        asyncio.run(write(f"sqlite:///{file}"))
        with sqlite3.connect(file) as written:
            DUMP.write_text("\n".join(written.iterdump()) + "\n", "utf-8")


if __name__ == "__main__":
    main()
