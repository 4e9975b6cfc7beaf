"""Asking for a line of text, with completion where the terminal can do it."""

import sys
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Ask = Callable[[str, list[str]], str]
"""Shows a prompt, completes from a list of texts, returns the line; EOFError when there is none."""


def asker() -> Ask:
    """Completion in a real terminal; plain lines when input comes from a file or a pipe."""
    return _with_completion if sys.stdin.isatty() and sys.stdout.isatty() else _plain


def _plain(prompt: str, texts: list[str]) -> str:
    return input(prompt)


def _with_completion(prompt: str, texts: list[str]) -> str:
    from prompt_toolkit.completion import WordCompleter

    return _session().prompt(prompt, completer=WordCompleter(texts, sentence=True), complete_while_typing=True)


@cache
def _session() -> "PromptSession[str]":
    from prompt_toolkit import PromptSession

    return PromptSession()
