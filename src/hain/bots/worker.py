"""Processes in which bots think and nothing else happens."""

import gc
import signal


def begin() -> None:
    """Ctrl-C is for the process that started this one and ends it. Whatever has been imported is no garbage: no bot has
    to wait until somebody has looked through it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
