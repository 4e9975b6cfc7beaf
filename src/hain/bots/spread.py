"""Where the games of a series are played: on the cores of this machine, or on a Ray cluster."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from typing import Any

from hain.bots.bout import Bout, Result
from hain.bots.worker import begin
from hain.core.errors import BadSetup

Play = Callable[[Bout], Result]
Spread = Callable[[Play, Sequence[Bout]], Iterable[Result]]
"""Plays all of these games somewhere and gives their results as they come."""


def over_processes(processes: int | None) -> Spread:
    """So many at once; by default as many as there are cores."""
    return partial(_over_processes, processes)


def _over_processes(processes: int | None, play: Play, bouts: Sequence[Bout]) -> Iterator[Result]:
    with Pool(processes, begin) as pool:
        yield from pool.imap_unordered(play, bouts)


def over_ray() -> Spread:
    """On the cluster that `RAY_ADDRESS` names; without one, on a local Ray."""
    try:
        import ray
    except ImportError as error:
        raise BadSetup("error-extra", extra="ray") from error
    return partial(_over_ray, ray)


def _over_ray(ray: Any, play: Play, bouts: Sequence[Bout]) -> Iterator[Result]:
    """Twice as many games are handed out as there are cores, so that no core ever waits."""
    ray.init(ignore_reinit_error=True, log_to_driver=False, include_dashboard=False)
    try:
        remote = ray.remote(play_anywhere)
        waiting = list(reversed(bouts))
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < 2 * ray.cluster_resources().get("CPU", 1):
                running.append(remote.remote(play, waiting.pop()))
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def play_anywhere(play: Play, bout: Bout) -> Result:
    return play(bout)
