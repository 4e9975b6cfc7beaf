"""Processes in which bots think: one that is killed is replaced, and none is left behind."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import hain
from hain.table.thinker import Thinker

SERVER = """
import asyncio, hain
from hain.table.thinker import Thinker

if __name__ == "__main__":
    thinker = Thinker(processes=1, budget=0.05)
    asyncio.run(thinker.choose(hain.rules("evergreen").setup(1, 7), ("here", 0, "sprout")))
    print(*thinker._pool._processes, flush=True)
    input()
"""


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_they_end_when_the_server_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER, "utf-8")
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        process = int(server.stdout.readline())
        assert is_running(process)
        server.kill()
        until = time.monotonic() + 30
        while is_running(process):
            assert time.monotonic() < until, "it thinks for nobody"
            time.sleep(0.05)


class Noting(Thinker):
    """Notes which pools it has had."""

    def __init__(self) -> None:
        super().__init__(processes=1, budget=0.2)
        self.pools: list[ProcessPoolExecutor] = []

    def _running(self) -> ProcessPoolExecutor:
        pool = super()._running()
        if pool not in self.pools:
            self.pools.append(pool)
        return pool


def test_many_who_wait_for_one_that_is_killed_get_their_answers_from_one_other() -> None:
    state = hain.rules("evergreen").setup(1, 7)

    async def work() -> None:
        thinker = Noting()
        await thinker.choose(state, ("table", 0, "sprout"))
        (victim,) = thinker.pools[0]._processes
        os.kill(victim, signal.SIGSTOP)
        asking = [asyncio.create_task(thinker.choose(state, (f"table {number}", 0, "tree"))) for number in range(5)]
        await asyncio.sleep(0.1)
        os.kill(victim, signal.SIGKILL)
        for chosen in await asyncio.gather(*asking):
            assert state.move(0, chosen) in state.moves(0)
        assert len(thinker.pools) == 2
        thinker.close()

    asyncio.run(asyncio.wait_for(work(), 60))


GOING_OVER = """
import asyncio, hain, os, sys
from hain import engine
from hain.table.thinker import Thinker

def is_compiled():
    return any(isinstance(finder, engine._CompiledFinder) for finder in sys.meta_path)

async def work():
    thinker = Thinker(processes=1, budget=0.05)
    state = hain.rules("evergreen").setup(1, 7)
    for turn in range(2):
        await thinker.choose(state, ("here", 0, "sprout"))
        print(thinker._pool.submit(is_compiled).result(), *thinker._pool._processes, flush=True)
        engine.COMPILED.mkdir(parents=True, exist_ok=True)
    thinker.close()

if __name__ == "__main__":
    asyncio.run(work())
"""


def test_they_go_over_to_an_engine_that_is_compiled_meanwhile(tmp_path: Path) -> None:
    """The folder of the compiled engine appears while a table is played: bots think in new processes that saw it."""
    source = Path(hain.__file__).parent
    shutil.copytree(
        source, tmp_path / "hain", ignore=shutil.ignore_patterns("*.so", "compiled", "__pycache__", "screen")
    )
    script = tmp_path / "server.py"
    script.write_text(GOING_OVER, "utf-8")
    environment = {**os.environ, "HAIN_PURE": "", "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    done = subprocess.run([sys.executable, str(script)], env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    before, after = (line.split() for line in done.stdout.splitlines())
    assert (before[0], after[0]) == ("False", "True")
    assert before[1] != after[1]
