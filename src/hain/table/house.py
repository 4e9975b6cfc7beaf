"""All tables of one server process: the only place where wishes become entries.

A table is read from its log when somebody first asks for it and kept as long as somebody watches. A wish is checked
against the table, stored, and applied; if another process was faster, the table is brought up to date and the wish is
refused, because the position has changed.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from typing import Any, NamedTuple

from hain.core.errors import IllegalMove, Refused
from hain.core.event import Event
from hain.core.option import OptionValue
from hain.core.record import Record
from hain.core.state import State
from hain.registry import rules
from hain.table.asks.outlook import Weighed
from hain.table.database import DELETED
from hain.table.deal import FORK, IMPORTED, OPEN, PERSON, SAME_DEAL, Deal, new_deal, new_id
from hain.table.decision import Decisions
from hain.table.entry import CUT, LIFT, MOVES, Entry
from hain.table.keepsake import Halted, Keepsake, StillRunning, Stopped, why
from hain.table.line import Line
from hain.table.listing import Listing, from_keepsake, from_row, from_table
from hain.table.slices import Slices
from hain.table.steps import Steps, done
from hain.table.store import Conflict, Log, Store, Summary, Unreadable
from hain.table.sweep import Sweep
from hain.table.table import Chain, Table
from hain.table.thinker import Thinker
from hain.table.trouble import Trouble

Wish = Callable[[Table, float], Entry | Chain]

PATROL = 0.5  # seconds between looks for clocks that ran out and bots that nobody lets think, and after a failure
GRACE = 10.0  # seconds after which another process lets a bot think whose own process seems to be gone
BENDS = 40  # moves and take-backs of which it is remembered how the points stood then
COURSE = (*MOVES, CUT, LIFT)
KEPT = 2000  # tables in memory that nobody watches
LATER = 3600.0  # seconds after which a table that cannot go on is looked at again: its rules may be back


class Happening(NamedTuple):
    """An entry, and what it brought."""

    entry: Entry
    events: list[Event]


class Bend(NamedTuple):
    """Where the course of a game went on, or back: how many moves stood after an entry, and who had moved (None if some
    were taken back)."""

    seq: int
    stand: int
    mover: int | None
    state: State


class Sitter(NamedTuple):
    """A person who sits down."""

    seat: int
    person: str
    name: str


class Live:
    """A table in memory, and who wants to know when it changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.decisions = Decisions(table.seq, table.line.state)
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.history: list[Happening] = []
        self.thinking: set[int] = set()  # the seats whose bots think just now
        self.seen: dict[int | None, bytes] = {}  # by eyes what was written of the table as it stands
        self.weighed: dict[int, list[Weighed]] = {}  # by seat what its moves of now are worth, while somebody watches
        self.bends: deque[Bend] = deque(maxlen=BENDS)  # the last ones, as long as somebody watches
        self.stopped: Keepsake | None = None  # what is left of it once it cannot go on
        self.is_deleted = False

    def apply(self, entry: Entry) -> None:
        self.seen.clear()
        self.weighed.clear()
        table, moved = self.table, self.table.movers(entry)
        events = table.apply(entry)
        state = table.line.state
        if self.watchers and entry.kind in COURSE:
            stand, mover = len(table.line.record.moves), entry.seat if entry.kind in MOVES else None
            self.bends.append(Bend(entry.seq, stand, mover, state))
        self.history.append(Happening(entry, events))
        self.decisions.go_on(entry.seq, state, table.line.owing, moved)

    def following(self, entries: Iterable[Entry]) -> Steps[None]:
        """Apply what has been stored; Halted at an entry that does not fit."""
        for entry in entries:
            try:
                self.apply(entry)
            except Exception as error:
                raise Halted(entry, len(self.table.line.record.moves)) from error
            yield

    def is_as_seen(self, seq: int, seat: int | None, picked: str = "") -> bool:
        """Whether a seat that has seen the entries up to this one still faces the same decision, whatever others did at
        the same time; with the move that it has picked, as far as that matters for it."""
        return seq == self.table.seq or (seat is not None and self.decisions.is_same(seat, seq, picked))

    @property
    def is_played(self) -> bool:
        """Whether somebody decides here, may still come, or watches."""
        return bool(self.watchers) or self.table.has_people

    @property
    def is_needed(self) -> bool:
        """Whether somebody watches, or a bot thinks."""
        return bool(self.watchers or self.thinking)

    def tell(self) -> None:
        for watcher in self.watchers:
            watcher.set()

    def forget(self) -> None:
        """What only those need who watch; of many tables that nobody watches it would be much."""
        self.bends.clear()
        self.weighed.clear()


class House:
    """Opened with `async with House(store, thinker)`."""

    def __init__(
        self, store: Store, thinker: Thinker, clock: Callable[[], float] = time.time, keep: float | None = None
    ) -> None:
        """With `keep`, tables are deleted at which nothing has happened for so many seconds."""
        self.store = store
        self._sweep = None if keep is None else Sweep(self, keep)
        self.thinker = thinker
        self.clock = clock
        self.slices = Slices()
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self._stopped: OrderedDict[str, Keepsake] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._missed: set[str] = set()  # tables of which there were news while they were loaded
        self._tasks: set[asyncio.Task[None]] = set()
        self.failed: Callable[[Exception], None] = _ignore

    async def __aenter__(self) -> "House":
        ready = asyncio.Event()
        self._start(self._again_and_again(lambda: self._hear_news(ready)))
        await ready.wait()
        self._start(self._again_and_again(self._patrol))
        if self._sweep is not None:
            self._start(self._again_and_again(self._sweep.go_on))
        return self

    async def __aexit__(self, *_: object) -> None:
        while self._tasks:  # the end of one may start another
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks)
        self.slices.close()
        self.thinker.close()

    # tables

    async def create(
        self,
        deal: Deal,
        person: str = "",
        name: str = "",
        seated: Sequence[Sitter] = (),
        line: Line | None = None,
    ) -> Live:
        """A new table; whoever makes it sits on the chairs for persons. `line` is its game if that was replayed."""
        sitters = [Sitter(seat, person, name) for seat, kind in enumerate(deal.chairs) if kind == PERSON]
        live = Live(Table(deal, line=line) if line else await self.slices.run(_opening(deal)))
        for seat, someone, called in [*sitters, *seated]:
            live.apply(live.table.sit(seat, someone, called, deal.made))
        await self.store.create(deal, live.table.entries, live.table.outlook_at_start(GRACE))
        self._keep(live)
        self._care_for(live)
        return live

    @contextmanager
    def watching(self, live: Live) -> Iterator[asyncio.Event]:
        """While somebody looks at a table; the event is set whenever it changes."""
        changed = asyncio.Event()
        live.watchers.add(changed)
        self._care_for(live)
        try:
            yield changed
        finally:
            live.watchers.discard(changed)
            if not live.watchers:
                live.forget()

    async def live(self, table: str) -> Live:
        """A table, from memory or from its log."""
        found = self.lives.get(table) or await self._load(table)
        self.lives.move_to_end(table)
        return found

    async def current(self, table: str) -> Live:
        """A table with all that any process has stored up to now."""
        found = self.lives.get(table)
        if found is None:
            return await self._load(table)
        await self._catch_up_to(found)
        return found

    async def listed(self, summary: Summary) -> Listing:
        """As its row tells it; if that does not tell all, the table is brought back, and the row tells it from then
        on."""
        if summary.id not in self._stopped and (found := from_row(summary)):
            return found
        try:
            table = (await self.current(summary.id)).table
        except Stopped as error:
            return from_keepsake(error.keepsake)
        listing = from_table(table)
        await self.store.note(summary.id, table.seq, listing.owing, table.seated, table.result)
        return listing

    async def listings(self, summaries: Sequence[Summary]) -> list[tuple[Summary, Listing]]:
        """Of all that can be read."""
        found = []
        for summary in summaries:
            with suppress(Unreadable):
                found.append((summary, await self.listed(summary)))
        return found

    async def _load(self, table: str) -> Live:
        """From its log; whoever wants it meanwhile waits for the same."""
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if found := self.lives.get(table):
                    return found
                if table in self._stopped:
                    raise Stopped(self._stopped[table])
                log = await self.store.read(table)
                try:
                    live = await self.slices.run(_reviving(log))
                except Exception as error:
                    raise self._stop(log, error) from error
                while live.table.deal.is_older:
                    await self._carry_over(live)
                self._keep(live)
                if table in self._missed:
                    self._missed.discard(table)
                    await self._catch_up_to(live)
                return live
        finally:
            self._loading.pop(table, None)

    async def _carry_over(self, live: Live) -> None:
        """The table goes on by the rules of today, for all processes, unless one of them has just stored something."""
        entry = live.table.renew()
        if await self.store.append(live.table.deal.id, entry, live.table.outlook(entry, GRACE)):
            live.apply(entry)
        else:
            await self._catch_up(live)

    def _stop(self, log: Log, error: Exception) -> Stopped:
        """This table cannot go on; all others do."""
        cause = error.__cause__ if isinstance(error, Halted) else error
        if isinstance(cause, Exception) and not isinstance(cause, (Refused, StillRunning)):
            self.failed(cause)
        keepsake = Keepsake(log, why(log, error))
        self._stopped[log.deal.id] = keepsake
        if len(self._stopped) > KEPT:
            self._stopped.popitem(last=False)
        return Stopped(keepsake)

    async def _catch_up_to(self, live: Live, seq: int | None = None) -> None:
        """Up to this entry, or up to the last one of all."""
        async with live.lock:
            before = live.table.seq
            if seq is None or before < seq:
                await self._catch_up(live)
        if live.table.seq != before:
            live.tell()

    def _keep(self, live: Live) -> None:
        """Those that nobody needs make room, the one that was asked for longest ago first; never the new one."""
        self.lives[live.table.deal.id] = live
        surplus = len(self.lives) - KEPT
        if surplus <= 0:
            return
        others = (name for name, other in self.lives.items() if other is not live and not other.is_needed)
        for name in list(islice(others, surplus)):
            del self.lives[name]

    async def do(self, table: str, wish: Wish, seen: tuple[int, int] | None = None, picked: str = "") -> Entry:
        """Carry out a wish; with the last entry that a seat had seen when it picked a move, only if it still faces the
        same decision, but then although others have been faster. If only some of several moves could be made, these
        count, and it is said why not the others."""
        live = await self.live(table)
        async with live.lock:
            while True:
                if seen is not None and not live.is_as_seen(*seen, picked):
                    raise Refused("table-changed")
                wished = wish(live.table, self.clock())
                chain = wished if isinstance(wished, Chain) else live.table.chain(wished)
                if await self._is_stored(live, chain.entries):
                    break
                await self._catch_up(live)
                live.tell()
                if seen is None:
                    raise Refused("table-changed")
            for entry in chain.entries:
                live.apply(entry)
        live.tell()
        self._care_for(live)
        if chain.refused is not None:
            raise chain.refused
        return chain.entries[0]

    async def _is_stored(self, live: Live, entries: Sequence[Entry]) -> bool:
        """Whether their numbers were still free, for all processes."""
        table, first = live.table, entries[0]
        try:
            return await self.store.append(table.id, first, table.outlook(first, GRACE), entries[1:])
        except asyncio.CancelledError:
            self._start(self._finish(live))
            raise
        except Refused as error:
            if error.key == "table-unknown":
                self.forget(table.id)
            raise

    async def _finish(self, live: Live) -> None:
        """Whoever wished for something is gone before it was stored, but it counts."""
        await self.store.settle()
        await self._catch_up_to(live)
        self._care_for(live)

    async def _catch_up(self, live: Live) -> None:
        entries = await self.store.entries(live.table.deal.id, live.table.seq)
        try:
            done(live.following(entries))  # at once: nobody is to see the table between two entries
        except Halted as error:
            stopped = self._stop(await self.store.read(live.table.deal.id), error)
            self.lives.pop(live.table.deal.id, None)
            live.stopped = stopped.keepsake
            live.tell()
            raise stopped from error

    async def remove(self, table: str, person: str) -> bool:
        """Off the list of a person; with the last list that it was on, the table goes itself. Whether it did."""
        is_deleted = await self.store.remove(table, person)
        if is_deleted:
            self.forget(table)
        return is_deleted

    def forget(self, table: str) -> None:
        """It has been deleted, by whichever process; whoever watches it is told."""
        self._stopped.pop(table, None)
        live = self.lives.pop(table, None)
        if live is not None:
            live.is_deleted = True
            live.tell()

    # further tables

    async def rematch(self, table: str, seat: int, turned: bool) -> Live:
        """The same people again, each one seat on if they wish; whoever asks later is led to the same new table."""
        old = (await self.current(table)).table
        if not old.next_table:
            try:
                await self.do(table, lambda here, at: here.rematch(seat, new_id(), at))
            except Refused:
                if not old.next_table:  # otherwise somebody else was faster, and all go to the same
                    raise
        try:
            return await self.live(old.next_table)
        except Refused as error:
            if error.key != "table-unknown":
                raise
            return await self._make_rematch(old, 1 if turned else 0)

    async def _make_rematch(self, old: Table, turn: int) -> Live:
        chairs = [old.chairs[(place + turn) % len(old.chairs)] for place in range(len(old.chairs))]
        kinds = tuple(OPEN if chair.person else chair.bot or OPEN for chair in chairs)
        made = self.clock()
        deal = new_deal(old.deal.game, kinds, made, old.deal.options, clock=str(old.deal.clock), source=old.deal.id)
        seated = [Sitter(seat, chair.person, chair.name) for seat, chair in enumerate(chairs) if chair.person]
        try:
            return await self.create(deal._replace(id=old.next_table), seated=seated)
        except Conflict:  # somebody else at the table was faster
            return await self.live(old.next_table)

    async def fork(self, table: str, index: int, person: str, name: str, level: str) -> Live:
        """Play on from a past moment, against bots; only where nobody's secrets are at stake."""
        old = (await self.current(table)).table
        if old.has_secrets or not (old.is_over or old.seats_of(person)):
            raise Refused("table-fork-running")
        moves = old.line.record.moves
        if not 0 <= index <= len(moves):
            raise Refused("table-fork-moment", last=len(moves))
        own = old.seats_of(person) or [0]
        chairs = tuple(PERSON if seat in own else level for seat in range(len(old.chairs)))
        deal = new_deal(
            old.deal.game,
            chairs,
            self.clock(),
            old.deal.options,
            old.deal.seed,
            source=FORK + table,
            moves=tuple(moves[:index]),
        )
        return await self.create(deal, person, name)

    async def challenge(self, table: str, person: str, name: str) -> Live:
        """The same deal from the same seat against the same bots, to see who does better; not for a look into the cards
        that others play with."""
        here = (await self.current(table)).table
        if here.has_secrets:
            raise Refused("table-challenge-running")
        old = here.deal
        chairs = tuple(PERSON if kind in (PERSON, OPEN) else kind for kind in old.chairs)
        source = old.source if old.source.startswith(SAME_DEAL) else SAME_DEAL + table
        deal = new_deal(old.game, chairs, self.clock(), old.options, old.seed, str(old.clock), source)
        return await self.create(deal, person, name)

    async def bring_in(self, record: Record, person: str, name: str) -> Live:
        """A game that was written down somewhere, to look at or to go on with; all seats are the importer's."""
        known = rules(record.game)
        line = await self.slices.run(Line.in_steps(known, record))
        chairs = (PERSON,) * record.seats
        options: dict[str, OptionValue] = dict(record.options)
        deal = new_deal(
            record.game, chairs, self.clock(), options, record.seed, source=IMPORTED, moves=tuple(record.moves)
        )
        return await self.create(deal, person, name, line=line)

    # bots and clocks

    def _care_for(self, live: Live) -> None:
        """Let the bots think whose turn it is; among themselves they play only if somebody watches."""
        if live.stopped is not None or live.is_deleted or not live.is_played:
            return
        for seat in live.table.bots_to_act():
            if seat not in live.thinking:
                live.thinking.add(seat)
                self._start(self._let_think(live, seat))

    async def _let_think(self, live: Live, seat: int) -> None:
        table = live.table
        try:
            level = table.chairs[seat].bot
            async with self.thinker.turn(table.host, level, lambda: bool(live.watchers)):
                if seat not in table.bots_to_act():
                    return
                seen = (table.seq, seat)
                text = await self.thinker.choose(table.line.state, (table.deal.id, seat, table.chairs[seat].bot))
        finally:
            live.thinking.discard(seat)
        try:
            await self.do(table.deal.id, lambda here, at: _bot_move(here, seat, text, at), seen, text)
        except Trouble:
            raise  # to think again is of no use before the database is well; the patrol sees to it
        except (IllegalMove, Refused):
            self._care_for(live)  # something has changed in the meantime: think again

    async def _patrol(self) -> None:
        for table in await self.store.due(self.clock()):
            try:
                await self._look_at(table)
            except Trouble:
                raise
            except Refused:
                await self.store.postpone(table, None, self.clock() + LATER)
            except Exception as error:  # the next one is looked at all the same, and this one after those that are well
                self.failed(error)
                await self.store.postpone(table, None, self.clock() + GRACE)

    async def _look_at(self, table: str) -> None:
        live = await self.current(table)
        now = self.clock()
        for seat, chair in enumerate(live.table.chairs):
            ends = chair.watch.ends()
            if ends is not None and ends <= now:
                with suppress(Refused):
                    await self.do(table, _flagging(seat))
        owes = live.is_played and live.table.bots_to_act()
        again = now + GRACE if owes else live.table.flags_at()
        await self.store.postpone(table, live.table.seq, again)
        self._care_for(live)

    async def _hear_news(self, ready: asyncio.Event) -> None:
        async with self.store.news() as news:
            if ready.is_set():  # not for the first time: nobody has listened for a while
                self._missed.update(self._loading)
                self._stopped.clear()
                for known in list(self.lives.values()):
                    with suppress(Stopped):
                        await self._catch_up_to(known)
            ready.set()
            while True:
                table, seq = await news.get()
                if seq == DELETED:
                    self.forget(table)
                    continue
                live = self.lives.get(table)
                self._stopped.pop(table, None)
                if live is not None and live.table.seq < seq:
                    with suppress(Stopped):
                        await self._catch_up_to(live, seq)
                elif live is None and table in self._loading:
                    self._missed.add(table)

    async def _again_and_again(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Whatever goes wrong, such as a database that is not there for a while, is told, and tried again."""
        while True:
            try:
                await work()
            except Exception as error:
                self.failed(error)
            await asyncio.sleep(PATROL)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            self.failed(error)


def _opening(deal: Deal) -> Steps[Table]:
    """A table as it is dealt, with the moves that were made elsewhere."""
    line = yield from Line.in_steps(deal.rules, deal.record())
    return Table(deal, line=line)


def _reviving(log: Log) -> Steps[Live]:
    """A table as its log tells it, by the rules of today."""
    live = Live((yield from _opening(log.deal)))
    yield from live.following(log.entries)
    if log.deal.is_older and log.over and not live.table.is_over:
        raise StillRunning
    return live


def _bot_move(table: Table, seat: int, text: str, at: float) -> Entry:
    if not table.chairs[seat].bot:
        raise Refused("table-changed")
    return table.move(seat, text, at)


def _flagging(seat: int) -> Wish:
    return lambda table, at: table.flag(seat, at)


def _ignore(error: Exception) -> None:
    """Whoever opens a house may want to hear of what went wrong in the background."""
