"""What was acknowledged is on the disk, whatever happens to the machine; nobody else reads it there."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from hain.server.settings import data_folder
from hain.table.store import Store
from tests.table.test_store import OUTLOOK, a_deal, a_look, entry, run


def entries_in(file: Path) -> list[int]:
    with sqlite3.connect(file) as opened:
        return [seq for (seq,) in opened.execute("SELECT seq FROM entries ORDER BY seq")]


def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk has what was there when it was last waited for; everything else is gone with the power."""
    deal = a_deal()
    file, disk = tmp_path / "hain.sqlite", tmp_path / "disk"
    disk.mkdir()
    really = os.fsync

    def keep(opened: int) -> None:
        really(opened)
        for part in tmp_path.glob("hain.sqlite*"):
            shutil.copy(part, disk)

    monkeypatch.setattr("hain.table.journal.os.fsync", keep)

    async def work(store: Store) -> None:
        await store.create(deal, [], OUTLOOK)
        for number in range(1, 11):
            await store.append(deal.id, entry(number), OUTLOOK)
            after = tmp_path / f"after-{number}"
            shutil.copytree(disk, after)
            assert entries_in(after / "hain.sqlite") == list(range(1, number + 1))

    run(f"sqlite:///{file}", work)


def test_nobody_else_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = a_deal()
    disk_is_there = threading.Event()
    waits: list[int] = []

    def slowly(opened: int) -> None:
        waits.append(opened)
        assert disk_is_there.wait(30)

    async def work(store: Store) -> None:
        await store.create(deal, [], OUTLOOK)
        monkeypatch.setattr("hain.table.journal.os.fsync", slowly)
        writing = store.append(deal.id, entry(1), OUTLOOK)
        while not waits:
            await asyncio.sleep(0.001)
        for _ in range(20):
            assert not await store.due(0.0)
            assert not writing.done()
        disk_is_there.set()
        assert await writing

    run(f"sqlite:///{tmp_path}/hain.sqlite", work)


def test_whoever_wants_it_quicker_does_not_wait_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = a_deal()
    monkeypatch.setattr("hain.table.journal.os.fsync", lambda opened: pytest.fail("nobody asked for it"))

    async def work() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/hain.sqlite", lasting=False)
        await store.create(deal, [entry(1)], OUTLOOK)
        assert await store.entries(deal.id) == [entry(1)]
        await store.close()

    asyncio.run(work())


def modes(folder: Path) -> dict[str, int]:
    return {part.name: part.stat().st_mode & 0o777 for part in folder.iterdir()}


@pytest.mark.parametrize("is_new", [True, False], ids=["new", "of old"])
def test_the_file_and_those_beside_it_are_for_their_owner_alone(tmp_path: Path, is_new: bool) -> None:
    database = f"sqlite:///{tmp_path}/hain.sqlite"
    if not is_new:
        run(database, a_look)
        with sqlite3.connect(tmp_path / "hain.sqlite") as other:
            other.execute("SELECT * FROM tables").fetchall()
            for part in tmp_path.iterdir():
                part.chmod(0o644)
            assert len(modes(tmp_path)) == 3
            other.execute("INSERT INTO settings VALUES ('a', 'b')")

    async def look(store: Store) -> None:
        await store.setting("secret", "of all keys")
        assert modes(tmp_path) == dict.fromkeys(("hain.sqlite", "hain.sqlite-wal", "hain.sqlite-shm"), 0o600)

    old = os.umask(0o022)
    try:
        run(database, look)
    finally:
        os.umask(old)


OTHER = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('SELECT * FROM settings').fetchall()"


def test_another_process_does_not_take_away_the_journal_of_a_file_that_is_open_twice(tmp_path: Path) -> None:
    """It would if it found no lock, and took itself for the last."""
    file = tmp_path / "hain.sqlite"

    async def work(store: Store) -> None:
        again = await Store.open(f"sqlite:///{file}")
        subprocess.run([sys.executable, "-c", OTHER, str(file)], check=True)
        assert file.with_name("hain.sqlite-wal").exists()
        await store.setting("secret", "of all keys")
        await again.close()

    run(f"sqlite:///{file}", work)
    assert not file.with_name("hain.sqlite-wal").exists()


def test_the_folder_of_the_data_is_for_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder().stat().st_mode & 0o777 == 0o700
    assert data_folder() == tmp_path / "share" / "hain"
