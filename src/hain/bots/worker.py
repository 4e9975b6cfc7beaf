"""Processes in which bots think and nothing else happens."""

import gc
import os
import signal
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread


def begin() -> None:
    """Ctrl-C is for the process that started this one and ends it; if that is gone without a word, this one ends, too.
    Whatever has been imported is no garbage: no bot has to wait until somebody has looked through it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    gc.freeze()


def _end_with_parent() -> None:
    """It would wait for work for ever: it holds both ends of the pipe that work comes through."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
