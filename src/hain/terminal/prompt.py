"""Asking for a line of text, with completion where the terminal can do it."""

import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Complete = Callable[[str], Iterator[tuple[str, str, str]]]
"""For what has been typed: lines that may come of it, what to show of each, and what to say of it."""

Ask = Callable[[str, Complete], str]
"""Shows a prompt, completes what is typed, returns the line; EOFError when there is none."""


def nothing(typed: str) -> Iterator[tuple[str, str, str]]:
    """No completion."""
    return iter(())


def asker() -> Ask:
    """Completion in a real terminal; plain lines when input comes from a file or a pipe."""
    return _with_completion if sys.stdin.isatty() and sys.stdout.isatty() else _plain


def _plain(prompt: str, complete: Complete) -> str:
    return input(prompt)


def _with_completion(prompt: str, complete: Complete) -> str:
    from hain.terminal.completer import LineCompleter

    return _session().prompt(prompt, completer=LineCompleter(complete), complete_while_typing=True)


@cache
def _session() -> "PromptSession[str]":
    from prompt_toolkit import PromptSession

    return PromptSession()
