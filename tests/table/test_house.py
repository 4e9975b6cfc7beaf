"""The house: wishes become entries, bots decide, clocks run out, other processes are heard; over both databases."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text

from hain import IllegalMove, Record, Refused
from hain.core.state import State
from hain.table import Table
from hain.table.chair import names_of, seats_of
from hain.table.deal import new_deal
from hain.table.entry import Entry
from hain.table.house import House, Live
from hain.table.listing import from_row
from hain.table.store import Log, Store
from hain.table.thinker import Place, Thinker
from hain.table.trouble import Trouble
from tests.databases import new_database


class Quick(Thinker):
    """Takes the last move of the list at once, in this process."""

    async def choose(self, state: State, place: Place) -> str:
        await asyncio.sleep(0)
        return state.text(state.moves(place[1])[-1])


def run(database: str, work: Callable[[House], Awaitable[None]], clock: Callable[[], float] = lambda: 1000.0) -> None:
    async def opened() -> None:
        store = await Store.open(database)
        errors: list[Exception] = []
        try:
            house = House(store, Quick(), clock)
            house.failed = errors.append
            async with house:
                await asyncio.wait_for(work(house), 60)
        finally:
            await store.close()
        assert errors == []

    asyncio.run(opened())


def moving(seat: int, text: str) -> Callable[[Table, float], Entry]:
    return lambda table, at: table.move(seat, text, at)


def leaving(seat: int) -> Callable[[Table, float], Entry]:
    return lambda table, at: table.leave(seat, at, "tree")


async def until(live: Live, come: Callable[[Table], bool]) -> None:
    changed = asyncio.Event()
    live.watchers.add(changed)
    while not come(live.table):
        await asyncio.wait_for(changed.wait(), 20)
        changed.clear()
    live.watchers.discard(changed)


async def a_pair(house: House, clock: str = "none") -> Live:
    live = await house.create(new_deal("evergreen", ("person", "open"), 1000.0, seed=7, clock=clock), "anna", "Anna")
    await house.do(live.table.deal.id, lambda table, at: table.sit(1, "bela", "Bela", at))
    return live


def test_what_was_done_is_there_after_a_restart(database: str) -> None:
    tables: list[str] = []
    prints: list[str] = []

    async def play(house: House) -> None:
        live = await a_pair(house)
        tables.append(live.table.deal.id)
        await house.do(tables[0], moving(1, "draft wild-bush"), (2, 1))
        prints.append(live.table.line.state.fingerprint())

    async def look(house: House) -> None:
        live = await house.live(tables[0])
        assert [entry.kind for entry in live.table.entries] == ["sit", "sit", "move"]
        assert live.table.line.state.fingerprint() == prints[0]
        assert [event.kind for event in live.history[-1].events] == ["drafted"]
        with pytest.raises(Refused, match="no table"):
            await house.live("elsewhere")

    run(database, play)
    run(database, look)


def test_who_has_not_seen_the_last_entry_is_told_to_look_again(database: str) -> None:
    async def work(house: House) -> None:
        live = await a_pair(house)
        table = live.table.deal.id
        with pytest.raises(Refused, match="changed"):
            await house.do(table, moving(1, "draft wild-bush"), (9, 1))
        with pytest.raises(IllegalMove):
            await house.do(table, moving(1, "draft nothing"), (2, 1))
        assert live.table.seq == 2
        assert len(await house.store.entries(table)) == 2

    run(database, work)


def test_what_others_do_at_the_same_time_does_not_disturb(database: str) -> None:
    """Both act at once: a move counts although its author has not seen what the other did or took back; a second one
    sent blindly does not."""

    async def work(house: House) -> None:
        live = await a_pair(house)
        table = live.table.deal.id
        await house.do(table, moving(1, "draft wild-bush"))
        await house.do(table, moving(0, "draft snow-sprout"))
        await house.do(table, moving(0, "plant a1"), (4, 0))
        await house.do(table, moving(1, "plant a1"), (4, 1))
        with pytest.raises(Refused, match="changed"):
            await house.do(table, moving(1, "plant b1"), (4, 1))
        await house.do(table, moving(1, "plant b1"), (6, 1))
        await house.do(table, lambda here, at: here.take_back(0, at))
        await house.do(table, moving(1, "plant c1"), (7, 1))
        assert [entry.kind for entry in live.table.entries[-2:]] == ["lift", "move"]

    run(database, work)


def test_at_two_processes_too_nobody_is_refused_because_somebody_else_was_quick(database: str) -> None:
    async def work(house: House) -> None:
        async with House(await Store.open(database), Quick(), house.clock) as other:
            here = await a_pair(house)
            table = here.table.deal.id
            there = await other.live(table)
            await house.do(table, moving(1, "draft wild-bush"))
            await house.do(table, moving(0, "draft snow-sprout"))
            await until(there, lambda seen: seen.seq == 4)
            for seq in range(4, 12, 2):
                moves = [here.table.line.state.text(here.table.line.state.moves(seat)[0]) for seat in (0, 1)]
                await asyncio.gather(
                    house.do(table, moving(0, moves[0]), (seq, 0), moves[0]),
                    other.do(table, moving(1, moves[1]), (seq, 1), moves[1]),
                )
                for live in (here, there):
                    await until(live, lambda seen, seq=seq: seen.seq == seq + 2)  # type: ignore[misc]
            await other.store.close()

    run(database, work)


def test_a_move_counts_although_its_author_is_gone_before_it_is_stored(database: str) -> None:
    """The others see it, and the bot whose turn it is moves on."""

    async def work(house: House) -> None:
        live = await house.create(new_deal("evergreen", ("tree", "person"), 1000.0, seed=7), "anna", "Anna")
        moved = asyncio.create_task(house.do(live.table.deal.id, moving(1, "draft wild-bush")))
        await asyncio.sleep(0)
        moved.cancel()
        await until(live, lambda seen: seen.seq > 2)
        assert moved.cancelled()
        assert [seat for seat, _ in live.table.line.record.moves][:2] == [1, 0]

    run(database, work)


def test_two_processes_at_one_table_keep_one_order(database: str) -> None:
    async def work(house: House) -> None:
        async with House(await Store.open(database), Quick(), house.clock) as other:
            here = await a_pair(house)
            table = here.table.deal.id
            there = await other.live(table)
            await house.do(table, moving(1, "draft wild-bush"))
            with pytest.raises(Refused, match="changed"):
                await other.do(table, moving(1, "draft snow-sprout"), (2, 1))
            await until(there, lambda seen: seen.seq == 3)
            await other.do(table, moving(0, "draft snow-sprout"), (3, 0))
            await until(here, lambda seen: seen.seq == 4)
            assert here.table.line.state == there.table.line.state
            await other.store.close()

    run(database, work)


def test_what_happens_while_a_table_is_loaded_is_not_missed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        here = await a_pair(house)
        table = here.table.deal.id
        async with House(await Store.open(database), Quick(), house.clock) as other:
            read = other.store.read

            async def slowly(table: str) -> Log:
                found = await read(table)
                await house.do(table, moving(1, "draft wild-bush"))
                await asyncio.sleep(1)  # until its news have come and gone
                return found

            monkeypatch.setattr(other.store, "read", slowly)
            there = await other.live(table)
            assert there.table.seq == here.table.seq == 3
            await other.store.close()

    run(database, work)


def test_a_lost_database_is_found_again_and_nothing_missed(tmp_path: Path) -> None:
    database = new_database("postgresql", tmp_path)
    cut_off = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"

    async def work() -> None:
        here, there = await Store.open(database), await Store.open(database)
        house, other = House(here, Quick()), House(there, Quick())
        lost: list[Exception] = []
        house.failed = lost.append
        async with house, other:
            live = await a_pair(house)
            table = live.table.deal.id
            await other.live(table)
            with suppress(Trouble):  # its own connection too
                await there.database.run(lambda connection: connection.execute(text(cut_off)))
            await other.do(table, moving(1, "draft wild-bush"))
            await until(live, lambda seen: seen.seq == 3)
            assert lost
            await until((await other.live(table)), lambda seen: seen.seq == 3)
            await house.do(table, moving(0, "draft snow-sprout"))
            await until((await other.live(table)), lambda seen: seen.seq == 4)
        await here.close()
        await there.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_bots_play_to_the_end(database: str) -> None:
    async def work(house: House) -> None:
        deal = new_deal("evergreen", ("tree", "sprout"), 1000.0, seed=7)
        live = await house.create(deal)
        with house.watching(live):
            await until(live, lambda table: table.is_over)
        (stored,) = [await house.store.entries(deal.id)]
        assert Table(deal, stored).line.state == live.table.line.state
        assert await house.store.due(2000.0) == []

    run(database, work)


def test_a_bots_turn_that_nobody_cares_for_is_picked_up(database: str) -> None:
    """The process that should let the bot think is gone; another one finds the table when it is due."""
    now = [1000.0]
    deal = new_deal("evergreen", ("person", "tree"), 1000.0, seed=7)

    async def vanish() -> None:
        store = await Store.open(database)
        table = Table(deal)
        sat = table.sit(0, "anna", "Anna", 1000.0)
        table.apply(sat)
        await store.create(deal, [sat], table.outlook(table.rename(0, "A", 1000.0), 10.0))
        await store.close()

    async def work(house: House) -> None:
        await asyncio.sleep(0.7)
        assert deal.id not in house.lives
        now[0] = 1011.0
        while deal.id not in house.lives:
            await asyncio.sleep(0.05)
        await until(house.lives[deal.id], lambda table: table.seq > 1)
        assert house.lives[deal.id].table.line.record.moves[0][0] == 1

    asyncio.run(vanish())
    run(database, work, lambda: now[0])


def test_a_bot_sits_in_when_the_time_is_up(database: str) -> None:
    now = [1000.0]

    async def work(house: House) -> None:
        live = await a_pair(house, "move 30")
        await house.do(live.table.deal.id, moving(1, "draft wild-bush"))
        now[0] = 1031.0
        await until(live, lambda table: bool(table.chairs[0].bot))
        await until(live, lambda table: len(table.line.record.moves) > 1)
        assert "flag" in [entry.kind for entry in live.table.entries]

    run(database, work, lambda: now[0])


def test_a_rematch_leads_all_to_one_table(database: str) -> None:
    async def work(house: House) -> None:
        deal = new_deal("evergreen", ("person", "open", "tree"), 1000.0, seed=7)
        live = await house.create(deal, "anna", "Anna")
        await house.do(deal.id, lambda table, at: table.sit(1, "bela", "Bela", at))
        with pytest.raises(Refused, match="not over"):
            await house.rematch(deal.id, 0, True)
        for seat in (0, 1):
            await house.do(deal.id, leaving(seat))
        await until(live, lambda table: table.is_over)
        again = await house.rematch(deal.id, 0, True)
        assert [(chair.name, chair.bot) for chair in again.table.chairs] == [("Bela", ""), ("", "tree"), ("Anna", "")]
        assert await house.rematch(deal.id, 1, False) is again
        assert {summary.id for summary in await house.store.tables_of("bela")} == {deal.id, again.table.deal.id}

    run(database, work)


def test_who_wants_a_rematch_at_the_same_time_comes_to_the_same_table(database: str) -> None:
    async def work(house: House) -> None:
        async with House(await Store.open(database), Quick(), house.clock) as other:
            live = await a_pair(house)
            table = live.table.deal.id
            for seat in (0, 1):
                await house.do(table, leaving(seat))
            with house.watching(live):
                await until(live, lambda seen: seen.is_over)
            await other.current(table)
            wishes = [place.rematch(table, seat, False) for place in (house, other) for seat in (0, 1)]
            found = await asyncio.gather(*wishes)
            assert len({again.table.deal.id for again in found}) == 1
            await other.store.close()

    run(database, work)


def test_forks_challenges_and_imports(database: str) -> None:
    async def work(house: House) -> None:
        pair = await a_pair(house)
        table = pair.table.deal.id
        await house.do(table, moving(1, "draft wild-bush"))
        half = await house.create(new_deal("evergreen", ("person", "open"), 1000.0), "anna", "Anna")
        for shared in (table, half.table.deal.id):  # Bela is there, or may come
            with pytest.raises(Refused, match="past moment"):
                await house.fork(shared, 0, "anna", "Anna", "tree")
            with pytest.raises(Refused, match="same deal"):
                await house.challenge(shared, "anna", "Anna")
        alone = await house.create(new_deal("evergreen", ("person", "tree"), 1000.0, seed=7), "anna", "Anna")
        await until(alone, lambda seen: seen.seq >= 2)
        with pytest.raises(Refused, match="moment"):
            await house.fork(alone.table.deal.id, 99, "anna", "Anna", "tree")
        fork = await house.fork(alone.table.deal.id, 1, "anna", "Anna", "sprout")
        assert fork.table.line.record.moves[0] == alone.table.line.record.moves[0]
        assert (fork.table.deal.source, fork.table.deal.is_known) == (f"fork:{alone.table.deal.id}", True)
        same = await house.challenge(alone.table.deal.id, "carl", "Carl")
        assert (same.table.deal.seed, same.table.deal.chairs) == (7, ("person", "tree"))
        third = await house.challenge(same.table.deal.id, "dora", "Dora")
        assert third.table.deal.source == same.table.deal.source == f"deal:{alone.table.deal.id}"
        record = Record.parse(str(alone.table.record()))
        brought = await house.bring_in(record, "anna", "Anna")
        assert brought.table.line.state == alone.table.line.state
        assert brought.table.seats_of("anna") == [0, 1]

    run(database, work)


class Slow(Thinker):
    """Thinks until it is told that it has thought enough, and notes at which tables."""

    def __init__(self) -> None:
        super().__init__(processes=2)
        self.tables: list[str] = []
        self.enough = asyncio.Semaphore(0)

    async def choose(self, state: State, place: Place) -> str:
        self.tables.append(place[0])
        await self.enough.acquire()
        return state.text(state.moves(place[1])[-1])


def test_whoever_watches_does_not_wait_for_bots_that_nobody_watches(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(new_database("sqlite", tmp_path))
        thinker = Slow()
        async with House(store, thinker, lambda: 1000.0) as house:
            deals = [new_deal("evergreen", ("person", "tree"), 1000.0, seed=7) for _ in range(6)]
            lonely = [(await house.create(deal, f"somebody-{deal.id}", "Bo")).table for deal in deals]
            watched = await house.create(new_deal("evergreen", ("person", "tree"), 1000.0, seed=7), "anna", "Anna")
            watched.watchers.add(asyncio.Event())
            await asyncio.sleep(0.1)
            assert thinker.tables == [table.deal.id for table in lonely[:2]]
            thinker.enough.release()
            await asyncio.sleep(0.1)
            assert thinker.tables[2] == watched.table.deal.id
            for _ in range(5000):
                thinker.enough.release()
            for table in lonely:
                await until(house.lives[table.deal.id], lambda seen: bool(seen.line.record.moves))
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_bots_play_among_themselves_only_if_somebody_watches(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.create(new_deal("evergreen", ("sprout", "sprout"), 1000.0, seed=7))
        left = await house.create(new_deal("evergreen", ("person", "sprout"), 1000.0, seed=7), "anna", "Anna")
        await until(left, lambda seen: bool(seen.line.record.moves))
        await house.do(left.table.deal.id, lambda here, at: here.leave(0, at, "sprout"))
        await asyncio.sleep(0.1)
        assert live.table.line.record.moves == []
        assert len(left.table.line.record.moves) == 1
        for table in (live, left):
            with house.watching(table):
                await until(table, lambda seen: seen.is_over)

    run(new_database("sqlite", tmp_path), work)


def test_a_table_that_bots_have_left_alone_is_not_looked_at_for_ever(tmp_path: Path) -> None:
    now = [1000.0]

    async def work(house: House) -> None:
        live = await house.create(new_deal("evergreen", ("sprout", "sprout"), 1000.0, seed=7))
        now[0] = 1100.0
        while live.table.deal.id in await house.store.due(now[0] + 1000):
            await asyncio.sleep(0.05)
        assert live.table.line.record.moves == []

    run(new_database("sqlite", tmp_path), work, lambda: now[0])


def test_a_house_full_of_watched_tables_takes_in_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hain.table.house.KEPT", 3)

    async def work(house: House) -> None:
        async def another() -> Live:
            return await house.create(new_deal("evergreen", ("person", "person"), 1000.0, seed=7), "anna", "Anna")

        watched = [await another() for _ in range(3)]
        for live in watched:
            live.watchers.add(asyncio.Event())
        for _ in range(2):
            table = (await another()).table.deal.id
            assert (await house.live(table)).table.deal.id == table
            await house.do(table, moving(1, "draft wild-bush"))
        assert len(house.lives) == 4
        assert all(live.table.deal.id in house.lives for live in watched)
        watched[0].watchers.clear()
        await another()
        assert len(house.lives) == 3

    run(new_database("sqlite", tmp_path), work)


def test_lists_are_told_without_a_log_being_read(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        live = await a_pair(house)
        table = live.table.deal.id

        async def told(person: str) -> tuple[list[str], list[int], list[int], list[int]]:
            (summary,) = await house.store.tables_of(person)
            here = await house.listed(summary)
            return (
                names_of(here.chairs),
                list(here.owing),
                seats_of(here.chairs, person),
                [c.since for c in here.chairs],
            )

        async def never(table: str) -> Log:
            raise AssertionError(table)

        monkeypatch.setattr(house.store, "read", never)
        house.lives.clear()  # as after a restart
        assert await told("bela") == (["Anna", "Bela"], [1], [1], [1, 2])
        house.lives[table] = live
        await house.do(table, moving(1, "draft wild-bush"))
        assert (await told("anna"))[1] == [0]
        await house.do(table, lambda here, at: here.take_back(1, at))
        assert (await told("anna"))[1] == [1]
        await house.do(table, lambda here, at: here.rename(1, "Bela Bartók", at))
        await house.do(table, lambda here, at: here.leave(0, at, "sprout"))
        assert (await told("anna"))[0] == ["Anna", "Bela Bartók"]
        assert live.table.seated == (await house.store.summary(table)).seated

    run(database, work)


def test_what_a_row_does_not_tell_yet_it_tells_from_then_on(database: str) -> None:
    async def work(house: House) -> None:
        live = await a_pair(house)
        table = live.table.deal.id
        query = text("UPDATE tables SET owing = NULL, seated = NULL")
        await house.store.database.run(lambda connection: connection.execute(query))
        before = await house.store.summary(table)
        assert from_row(before) is None
        here = await house.listed(before)
        again = from_row(await house.store.summary(table))
        assert again is not None
        assert [chair.data() for chair in again.chairs] == [chair.data() for chair in here.chairs]
        assert list(again.owing) == list(here.owing) == [1]

    run(database, work)


def test_bots_think_in_other_processes_about_imagined_cards(database: str) -> None:
    async def work() -> None:
        store = await Store.open(database)
        thinker = Thinker(processes=1, budget=0.05)
        async with House(store, thinker) as house:
            live = await house.create(new_deal("waldgaertner", ("person", "sprout"), 1000.0, seed=7), "anna", "Anna")
            await until(live, lambda table: any(seat == 1 for seat, _ in table.line.record.moves))
        await store.close()

    asyncio.run(work())


def test_who_was_freed_is_gone_for_every_process(database: str) -> None:
    """Another process that has not heard of it yet neither lets the freed one act nor somebody sit down twice."""

    async def work(house: House) -> None:
        other_store = await Store.open(database)
        other = House(other_store, Quick(), lambda: 1000.0)  # which never listens
        try:
            live = await a_pair(house)
            table = live.table.deal.id
            stale = await other.live(table)
            assert [found.id for found in await house.store.tables_of("bela")] == [table]
            await house.do(table, lambda here, at: here.free(0, 1, at))
            assert await house.store.tables_of("bela") == []
            assert [found.id for found in await house.store.tables_of("anna")] == [table]
            assert stale.table.chairs[1].person == "bela"
            with pytest.raises(Refused, match="changed"):
                await other.do(table, moving(1, "draft wild-bush"))
            assert stale.table.chairs[1].is_open
            await other.do(table, lambda here, at: here.sit(1, "carl", "Carl", at))
            assert (await house.current(table)).table.seats_of("carl") == [1]
            assert [found.id for found in await house.store.tables_of("carl")] == [table]
        finally:
            await other_store.close()

    run(database, work)


def test_a_seat_is_not_freed_by_a_process_that_missed_its_move(database: str) -> None:
    async def work(house: House) -> None:
        other_store = await Store.open(database)
        other = House(other_store, Quick(), lambda: 1000.0)
        try:
            live = await a_pair(house)
            table = live.table.deal.id
            await other.live(table)
            await house.do(table, moving(1, "draft wild-bush"))
            for why in ("changed", "moved"):
                with pytest.raises(Refused, match=why):
                    await other.do(table, lambda here, at: here.free(0, 1, at))
            assert live.table.chairs[1].person == "bela"
        finally:
            await other_store.close()

    run(database, work)
