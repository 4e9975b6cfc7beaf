"""The journal beside a SQLite file, and when the disk has it.

SQLite could wait for the disk in each commit (`synchronous=FULL`), but then nothing else happens in the thread that
commits: on a slow disk the whole server stands still for most of the time. So a commit only hands its pages to the
system, and they are waited for here, in a thread that does nothing else; whoever comes while the disk is busy waits for
the next turn together with all others.
"""

import asyncio
import os
from pathlib import Path


class Journal:
    """Stays the same file as long as somebody has the database open."""

    def __init__(self, file: Path) -> None:
        self._file = os.open(file.with_name(file.name + "-wal"), os.O_RDWR | getattr(os, "O_BINARY", 0))
        _sync_folder(file.parent)
        self._busy = asyncio.Lock()
        self._next: asyncio.Task[None] | None = None  # the turn that has not begun

    async def settle(self) -> None:
        """Returns when the disk has all that has been committed by now."""
        if self._next is None:
            self._next = asyncio.create_task(self._write())
        await asyncio.shield(self._next)

    async def _write(self) -> None:
        async with self._busy:
            self._next = None  # whoever comes from now on may have committed too late for this turn
            await asyncio.to_thread(os.fsync, self._file)

    def close(self) -> None:
        os.close(self._file)


def _sync_folder(folder: Path) -> None:
    """The disk is to know that there is a journal at all."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
