"""Completion as the prompt wants it."""

from collections.abc import Iterator

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from hain.terminal.prompt import Complete


class LineCompleter(Completer):
    """Completes a whole line, and shows only what is new."""

    def __init__(self, complete: Complete) -> None:
        self.complete = complete

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor
        for line, shown, said in self.complete(typed):
            yield Completion(line, -len(typed), display=shown, display_meta=said)
