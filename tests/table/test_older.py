"""Tables of older rules: those whose moves still replay go on, the others are kept, and nobody else notices."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

import pytest
from sqlalchemy import text

import hain
from hain import Dice, Record, State
from hain.core.option import OptionValue
from hain.table.entry import Entry
from hain.table.house import House
from hain.table.keepsake import Keepsake, Stopped
from hain.table.listing import from_row
from hain.table.result import Result
from hain.table.store import Log, Store, Unreadable
from tests.table.older import older_database
from tests.table.test_house import Quick, moving, until

RULES = hain.rules("earth")
NEWER = RULES.version + 1


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """As the first version of the rules left it."""
    return older_database(request.param, tmp_path)


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another version of the rules, by which nothing is different."""
    monkeypatch.setattr(RULES, "version", NEWER)


@pytest.fixture
def changed(newer: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another version of the rules, by which advanced games, and games of fifty turns, are dealt otherwise."""
    deal = RULES.deal

    def other(seats: int, dice: Dice, options: Mapping[str, OptionValue]) -> State:
        differs = options["mode"] == "advanced" or options["turn_limit"] == 50
        return deal(seats, Dice(1) if differs else dice, options)

    monkeypatch.setattr(RULES, "deal", other)


def run(
    database: str,
    work: Callable[[House], Awaitable[None]],
    clock: Callable[[], float] = lambda: 1002.0,
    told: list[Exception] | None = None,
) -> None:
    """In a house; what went wrong in the background is told, or nothing may."""

    async def opened() -> None:
        store = await Store.open(database)
        errors: list[Exception] = [] if told is None else told
        try:
            house = House(store, Quick(), clock)
            house.failed = errors.append
            async with house:
                await asyncio.wait_for(work(house), 60)
        finally:
            await store.close()
        assert told is not None or errors == []

    asyncio.run(opened())


async def version_of(house: House, table: str) -> int:
    return (await house.store.read(table)).deal.version


async def change(house: House, statement: str) -> None:
    await house.store.database.run(lambda connection: connection.execute(text(statement)))


@pytest.mark.usefixtures("newer")
def test_a_table_whose_moves_replay_goes_on_by_the_rules_of_today(database: str) -> None:
    """With its take-backs, and without having been touched; what is written next is written by the new version."""

    async def work(house: House) -> None:
        before = {summary.id: summary for summary in await house.store.tables_of("anna")}
        assert {summary.seated for summary in before.values()} == {None}
        for table in before:
            assert await version_of(house, table) == 1
            assert (await house.live(table)).table.record().version == NEWER
            assert await version_of(house, table) == NEWER
        after = {summary.id: summary for summary in await house.store.tables_of("anna")}
        assert {table: summary[:6] for table, summary in after.items()} == {
            table: summary[:6] for table, summary in before.items()
        }
        assert all(from_row(summary) for summary in after.values())  # lists tell all of them without their logs
        lifted = (await house.live("lifted")).table
        assert [text for _, text in lifted.line.record.moves][:3] == ["island i285a", "island i291a", "climate c304a"]
        assert len(lifted.line.record.moves) == 22
        (seat,) = lifted.line.state.to_act()
        await house.do("lifted", moving(seat, lifted.line.state.text(lifted.line.state.moves(seat)[0])))
        over = (await house.live("over")).table
        assert over.is_over
        assert over.record().scores is not None

    async def again(house: House) -> None:
        entries = await house.store.entries("lifted")
        assert [entry.kind for entry in entries].count("rules") == 1
        assert len((await house.live("lifted")).table.line.record.moves) == 23
        assert await house.store.entries("lifted") == entries

    run(database, work)
    run(database, again)


@pytest.mark.usefixtures("newer")
def test_two_processes_carry_a_table_over_once(database: str) -> None:
    async def work(house: House) -> None:
        async with House(await Store.open(database), Quick(), house.clock) as other:
            here, there = await asyncio.gather(house.live("lifted"), other.live("lifted"))
            await other.current("lifted")
            await house.current("lifted")
            assert here.table.seq == there.table.seq == 29
            assert here.table.line.state == there.table.line.state
            await other.store.close()

    run(database, work)


def test_a_move_of_another_process_is_carried_over_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was stored by the old rules while this process read the table."""

    async def work(house: House) -> None:
        state = (await house.live("lifted")).table.line.state
        (seat,) = state.to_act()
        move = state.text(state.moves(seat)[0])
        async with House(await Store.open(database), Quick(), house.clock) as other:
            read = other.store.read

            async def slowly(table: str) -> Log:
                found = await read(table)
                await house.do("lifted", moving(seat, move))
                monkeypatch.setattr(RULES, "version", NEWER)
                monkeypatch.setattr(other.store, "read", read)
                return found

            monkeypatch.setattr(other.store, "read", slowly)
            there = await other.live("lifted")
            assert [entry.kind for entry in there.table.entries[-2:]] == ["move", "rules"]
            await other.store.close()

    run(database, work)


@pytest.mark.usefixtures("changed")
def test_a_table_that_does_not_replay_is_kept_and_says_why(database: str) -> None:
    async def work(house: House) -> None:
        with pytest.raises(
            Stopped, match=rf"cannot go on.*version 1 .*version {NEWER} its move 1 is no longer"
        ) as caught:
            await house.live("stopped")
        kept = caught.value.keepsake
        assert (kept.names, kept.over, kept.seats_of("bela")) == (["Anna", "Bela"], False, [1])
        record = Record.parse(str(kept.record()))
        assert (record.version, record.players, record.scores) == (1, ["Anna", "Bela"], None)
        assert [text for _, text in record.moves] == [
            "island i285a", "climate c299a", "eco y325a", "island i289a", "climate c296a", "eco y311a",
            "compost e41", "compost e44", "compost e49",
        ]  # fmt: skip
        with pytest.raises(Stopped) as caught:
            await house.live("over")
        assert caught.value.keepsake.over
        assert caught.value.keepsake.record().scores is None  # nobody has noted them
        assert await version_of(house, "stopped") == 1
        assert len(await house.store.entries("stopped")) == 13
        for wish in (house.rematch("over", 0, True), house.challenge("over", "anna", "Anna")):
            with pytest.raises(Stopped):
                await wish

    run(database, work)


@pytest.mark.usefixtures("newer")
def test_a_game_that_was_over_does_not_begin_anew(database: str) -> None:
    """All of its moves are possible, but by the rules of today it would go on."""

    async def work(house: House) -> None:
        await change(house, "UPDATE tables SET over = true WHERE id = 'lifted'")
        with pytest.raises(Stopped, match="It was over by version 1"):
            await house.live("lifted")
        assert await version_of(house, "lifted") == 1

    run(database, work)


def test_a_result_that_was_noted_stays_with_the_record() -> None:
    deal = hain.table.deal.new_deal("earth", ("person", "open"), 1000.0, seed=7)
    sat = Entry(1, 1000.0, "sit", 0, "anna Anna")
    kept = Keepsake(Log(deal, [sat], True, Result([3, 4], [2, 1])), hain.Refused("table-damaged"))
    assert str(kept.record()).endswith("seat 0: Anna\n\nscores: 3 4\n")


@pytest.mark.usefixtures("changed")
def test_bots_and_clocks_of_other_tables_go_on(database: str) -> None:
    """Tables that cannot go on are due before them."""
    now = [1002.0]

    async def work(house: House) -> None:
        await change(house, "UPDATE tables SET due = 1 WHERE id IN ('stopped', 'over')")
        now[0] = 1100.0
        while not {"bot", "clock"} <= set(house.lives):
            await asyncio.sleep(0.05)
        await until(house.lives["bot"], lambda table: any(seat == 1 for seat, _ in table.line.record.moves))
        await until(house.lives["clock"], lambda table: "flag" in [entry.kind for entry in table.entries])
        assert not {"stopped", "over"} & set(await house.store.due(now[0]))
        assert {"stopped", "over"} <= set(await house.store.due(now[0] + 3600))

    run(database, work, lambda: now[0])


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("UPDATE tables SET game = 'chess' WHERE id = 'bot'", "no game “chess”"),
        ("UPDATE tables SET version = 99 WHERE id = 'bot'", "version 99.*only knows version"),
        ("DELETE FROM entries WHERE table_id = 'bot' AND seq = 2", "Line 3"),
        ("UPDATE entries SET kind = 'cut', text = 'nonsense' WHERE table_id = 'bot' AND seq = 3", "Line 3"),
        ("UPDATE entries SET kind = 'lift', text = '7' WHERE table_id = 'bot' AND seq = 3", "Line 3"),
        ("UPDATE entries SET seat = 9 WHERE table_id = 'bot' AND seq = 3", "Line 3"),
        ("UPDATE tables SET options = '{\"mode\": \"moon\"}' WHERE id = 'bot'", "cannot be read"),
        ("UPDATE tables SET moves = '[[0, \"dance\"]]' WHERE id = 'bot'", "cannot be read"),
    ],
)
def test_whatever_else_is_wrong_with_a_table_is_its_own_affair(database: str, statement: str, reason: str) -> None:
    told: list[Exception] = []

    async def work(house: House) -> None:
        await change(house, f"UPDATE tables SET version = {RULES.version} WHERE id = 'bot'")
        await change(house, statement)
        with pytest.raises(Stopped, match=reason) as caught:
            await house.live("bot")
        assert caught.value.keepsake.names == ["Anna", "sprout"]
        assert Record.parse(str(caught.value.keepsake.record())).players == ["Anna", "sprout"]
        assert (await house.live("lifted")).table.chairs

    run(database, work, told=told)


@pytest.mark.parametrize(
    ("statement", "is_told"),
    [
        ("UPDATE tables SET seed = 'nonsense', owing = NULL WHERE id = 'bot'", False),
        ("UPDATE tables SET moves = '5', owing = NULL WHERE id = 'bot'", False),
        ("UPDATE tables SET seated = '[[1, 2], [3]]', owing = '0' WHERE id = 'bot'", True),
        ("UPDATE tables SET owing = 'soon' WHERE id = 'bot'", True),
        ("UPDATE tables SET result = '{\"points\": 1}' WHERE id = 'bot'", True),
    ],
)
def test_a_row_that_is_not_understood_leaves_lists_and_other_tables_alone(
    database: str, statement: str, is_told: bool
) -> None:
    """Another version may have written it. What the log tells is told; the rest is left out."""
    now = [1002.0]

    async def work(house: House) -> None:
        await change(house, f"UPDATE tables SET version = {RULES.version}")
        before = {here.id for _, here in await house.listings(await house.store.tables_of("anna"))}
        house.lives.clear()
        await change(house, statement)
        after = {here.id for _, here in await house.listings(await house.store.tables_of("anna"))}
        assert before - after == (set() if is_told else {"bot"})
        if not is_told:
            with pytest.raises(Unreadable, match="cannot be read"):
                await house.live("bot")
            await change(house, "UPDATE tables SET due = 1 WHERE id = 'bot'")
            now[0] = 1100.0
            while "bot" in await house.store.due(now[0]):
                await asyncio.sleep(0.05)

    run(database, work, lambda: now[0])


def test_a_table_that_is_not_looked_at_without_an_error_comes_after_the_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that many of them keep nobody from those that are well."""
    now = [1002.0]
    told: list[Exception] = []

    async def work(house: House) -> None:
        look = house._look_at

        async def failing(table: str) -> None:
            if table == "bot":
                raise ValueError
            await look(table)

        monkeypatch.setattr(house, "_look_at", failing)
        now[0] = 1100.0
        while "bot" in await house.store.due(now[0]):
            await asyncio.sleep(0.05)
        assert "bot" in await house.store.due(now[0] + 100)
        assert [type(error) for error in told] == [ValueError]

    run(database, work, lambda: now[0], told=told)


def test_a_clock_that_is_not_understood_does_not_run(database: str) -> None:
    async def work(house: House) -> None:
        await change(house, "UPDATE tables SET clock = 'sand' WHERE id = 'clock'")
        assert (await house.live("clock")).table.flags_at() is None

    run(database, work)


def test_a_table_that_a_newer_server_goes_on_with_stops_here(database: str) -> None:
    """Everybody at it is told, its bots do not think on, and this server still hears of other tables."""

    async def work(house: House) -> None:
        live = await house.live("lifted")
        other = await house.live("clock")
        there = await Store.open(database)
        entry = live.table.renew()._replace(text=str(NEWER))
        changed = asyncio.Event()
        live.watchers.add(changed)  # it may be heard of before the disk has it
        assert await there.append("lifted", entry, live.table.outlook(entry, 10.0))
        await asyncio.wait_for(changed.wait(), 20)
        assert live.stopped is not None
        assert live.stopped.has_secrets
        with pytest.raises(Stopped, match=rf"version {NEWER}.*only knows version {RULES.version}"):
            await house.current("lifted")
        said = other.table.say(0, "hello", 1002.0)
        await there.append("clock", said, other.table.outlook(said, 10.0))
        await until(other, lambda table: table.seq == said.seq)
        await there.close()

    run(database, work)
