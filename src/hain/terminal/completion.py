"""What may come next in a line that somebody types: word by word, from the moves that are legal."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hain.core.grammar import Grammar


class Offer(NamedTuple):
    """A line up to the word that is offered, that word, and which argument of a move it is, if it is one."""

    line: str
    word: str
    argument: str = ""


def offers(grammar: Grammar, legal: Iterable[str], typed: str) -> list[Offer]:
    """The next word of every legal move that begins like this, each once.

    >>> from hain.core.grammar import Argument, Kind, Verb
    >>> space, seat = Argument(Kind("space", ("a1", "b1"))), Argument(Kind("seat", ("0", "1")), 2, "owner")
    >>> grammar = Grammar("abc", "ABC-1", [Verb("flip on", 0, [seat, space]), Verb("fly", 9)])
    >>> legal = ["flip on 0 a1", "flip on 0 b1", "flip on 1 b1", "fly"]
    >>> [offer.word for offer in offers(grammar, legal, "f")]
    ['flip on', 'fly']
    >>> offers(grammar, legal, "flip on 0 a")
    [Offer(line='flip on 0 a1', word='a1', argument='space')]
    """
    found: dict[str, Offer] = {}
    begun = " ".join(typed.split()) + (" " if typed[-1:].isspace() and typed.strip() else "")
    for text in legal:
        parts = grammar.parts(text)
        if parts is None or not text.startswith(begun):
            continue
        line = ""
        for argument, word in [("", parts.verb), *parts.words.items()]:
            line = f"{line} {word}" if line else word
            if len(line) > len(begun):
                found.setdefault(line, Offer(line, word, argument))
                break
    return list(found.values())


def plain_offers(words: Sequence[str], typed: str) -> list[Offer]:
    """Those of some words that begin like this."""
    return [Offer(word, word) for word in words if word.startswith(typed) and word != typed]
