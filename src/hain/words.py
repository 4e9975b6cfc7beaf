"""Words for people, from the Fluent files in `locales/`.

Every message is looked up by its key; nothing that a person reads is written in code. Details that are ids of things,
which each game lists as `Rules.things` (`card`, `biome`, `season` …), are put into words too, by the message
`<game>-<thing>-<id>`; a second thing of a kind is called `card_2`, several `cards`. In the same way a game
lists as `Rules.seated` which details are numbers of seats: whoever sits there is named, by `Seat 1` where nobody knows
more. Whatever else is told is said as it is: it may be a word already, or what somebody typed.

Fluent comes with `hain[table]`; it is imported when it is first needed, so that whoever lacks it can be told.
"""

import locale
import os
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from hain.core.errors import Refused
from hain.core.event import Event
from hain.registry import games, words_of

LANGUAGES = ("en", "de", "fr")
Detail = str | int | list[str] | list[int] | Refused
Names = Callable[[int], str]
"""What whoever sits on a seat is called."""
SHELF = re.compile("-(name|about|rebuilt|option-.*|value-.*)")
"""What of a game's words is said before anybody plays it, after its name."""
LONG_TEXT = 300
LARGE_NUMBER = 10**15


MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
DETAIL = re.compile(r"\{ \$(\w+) \}")
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Words:
    """One language. To understand all messages takes a second; each is understood when it is first asked for."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = {key: text for part in parts() for key, text in messages(_written(language, part))}

    def __call__(
        self, key: str, details: Mapping[str, Detail] | None = None, game: str = "", names: Names | None = None
    ) -> str:
        """The message with its details; KeyError if the language lacks it."""
        self._read(key)
        if not self._bundle.has_message(key) or (message := self._bundle.get_message(key)).value is None:
            raise KeyError(f"{self.language}: no message {key}")
        spoken = {name: self.thing(game, name, value, names) for name, value in (details or {}).items()}
        text, problems = self._bundle.format_pattern(message.value, spoken)
        if problems:
            raise KeyError(f"{self.language}: message {key}: {problems[0]}")
        return str(text)

    def _read(self, key: str) -> None:
        """Understand a message, and those that it refers to."""
        from fluent.runtime import FluentResource

        text = self._unread.pop(key, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for other in REFERENCE.findall(text):
                self._read(other)

    def has(self, key: str) -> bool:
        return key in self._unread or self._bundle.has_message(key)

    def error(self, error: Refused, names: Names | None = None) -> str:
        """The sentence of an error."""
        game = error.key.partition("-")[0]
        return self(error.key, error.details, game if self.has(f"{game}-name") else "", names)

    def event(self, game: str, event: Event, who: str) -> str:
        """The line of an event in the log."""
        return self(f"{game}-event-{event.kind}", {"seat": who, **event.details}, game)

    def seat(self, seat: int) -> str:
        """A seat of which nobody knows who sits there."""
        return self("seat-person", {"seat": seat})

    def thing(self, game: str, kind: str, value: Detail, names: Names | None = None) -> str | int:
        """A detail in words: the name of the thing if it is the id of one, or of whoever sits there."""
        if isinstance(value, Refused):
            return self.error(value, names)
        if isinstance(value, list):
            return ", ".join(str(self.thing(game, kind.removesuffix("s"), item, names)) for item in value)
        if isinstance(value, int) and kind in seated(game):
            return (names or self.seat)(value)
        kind = kind.removesuffix("_2")
        key = f"{game}-{kind}-{value}"
        if kind in things(game) and self.has(key):
            return self(key)
        # Fluent refuses very long texts and very large numbers
        if isinstance(value, int) and abs(value) < LARGE_NUMBER:
            return value
        text = str(value)
        return text if len(text) <= LONG_TEXT else text[:LONG_TEXT] + "…"


@cache
def things(game: str) -> tuple[str, ...]:
    """What a game's messages call by ids; nothing without a game."""
    return next((rules.things for rules in games() if rules.name == game), ())


@cache
def seated(game: str) -> tuple[str, ...]:
    """Which details of a game's messages are numbers of seats."""
    return next((rules.seated for rules in games() if rules.name == game), ())


def parts() -> list[str]:
    """The parts of a language: what all games share, what of all of them stands on the shelf, each game with its rules
    and the guide to them, and lessons."""
    names = [game.name for game in games()]
    more = [f"{name}-{part}" for part in ("rules", "guide") for name in names]
    return ["app", "screen", "shelf", *names, *more, *(f"{game.name}-learn" for game in games() if game.shelf.taught)]


@cache
def fluent_text(language: str, part: str) -> str:
    """All messages of a part, for whoever has nothing but their text: to the game belong the sentences that it makes
    out of them."""
    made = {key: text for game in games() if game.name == part for key, text in game.sentences(words(language)).items()}
    return "\n".join([_written(language, part), *_as_messages(made)]) if made else _written(language, part)


@cache
def _written(language: str, part: str) -> str:
    """The messages of a part; empty if there is no such part, or nothing to say in it. The names of a game's cards
    belong to the game."""
    if part not in parts():
        return ""
    if part == "shelf":
        return "".join(_on_shelf(language, game.name) for game in games())
    game = next((game for game in games() if part.partition("-")[0] == game.name), None)
    brought = None if game is None else words_of(game.name)
    if game is not None and brought is not None:
        text = _brought(brought, language, part, game.name)
    else:
        text = _read(_folder(language), part)
    if game is not None and game.name == part:
        text += _read(_folder(language), f"{part}-names")
        text += "\n".join(_as_messages(game.names(language)))
    return text


def _on_shelf(language: str, game: str) -> str:
    found = messages(_written(language, game))
    return "".join(f"{text.rstrip()}\n" for key, text in found if SHELF.fullmatch(key.removeprefix(game)))


def _as_messages(texts: Mapping[str, str]) -> list[str]:
    return [f"{key} = {_literal(text)}" for key, text in texts.items()]


def _brought(folder: Traversable, language: str, part: str, game: str) -> str:
    """A part of the words of a game of another package: what it says in this language, the rest in English, and nothing
    that is not about itself."""
    english, own = (dict(messages(_read(folder.joinpath(each), part))) for each in ("en", language))
    return "\n".join(text for key, text in {**english, **own}.items() if key.startswith((f"{game}-", f"-{game}-")))


def _read(folder: Traversable, part: str) -> str:
    path = folder.joinpath(f"{part}.ftl")
    return path.read_text("utf-8") if path.is_file() else ""


def messages(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a part by key, each as it is written.

    >>> list(messages("one = 1\\n# two\\n\\ntwo =\\n    2 { one }\\n"))
    [('one', 'one = 1\\n# two\\n\\n'), ('two', 'two =\\n    2 { one }\\n')]
    """
    starts = list(MESSAGE.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends):
        yield start[1], text[start.start() : end]


def _literal(text: str) -> str:
    """A text of a data file as Fluent writes it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def _folder(language: str) -> Traversable:
    return files("hain").joinpath("locales", language)


@cache
def words(language: str) -> Words:
    """The words of one of `LANGUAGES`."""
    return Words(language)


def english(error: Refused) -> str:
    """The English sentence of an error."""
    return words("en").error(error)


def plain_words(language: str, key: str, **details: str) -> str:
    """A message of one line that only names its details, for whoever has no Fluent.

    >>> plain_words("en", "serve-started", address="here")
    'Hain serves here. Ctrl-C ends it; tables stay.'
    """
    message = dict(messages(fluent_text(language, "app")))[key]
    text = message.partition("=")[2].splitlines()[0].strip()
    return DETAIL.sub(lambda found: details[found[1]], text)


def preferred_language(asked: str | None = None) -> str:
    """The language asked for, that of HAIN_LANG, that of the system, or English."""
    system = locale.getlocale()[0] or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    for wish in (asked, os.environ.get("HAIN_LANG"), system):
        if wish and wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return "en"
