"""The moves of a game, declared once: its verbs, what their arguments may be, and how these make a number.

Numbers, texts, reading, the refusal of what is no move, and what a screen has to know all come from a `Grammar`.

>>> card = Kind("card", ("e33", "e34"), rule="ABC-2")
>>> space = Kind("space", ("a1", "b1", "a2", "b2"), rule="ABC-3")
>>> how = Kind("how", ("", "small"))
>>> seat = Kind("seat", ("0", "1"))
>>> plant = Verb("plant", 100, [Argument(card, 4), Argument(space), Argument(how, 8)], ["card:{card}", "space:{space}"])
>>> flip = Verb("flip one", 200, [Argument(seat, 4, "owner"), Argument(space)], ["space:{at owner}{space}"])
>>> grammar = Grammar("abc", "ABC-1", [plant, flip, Verb("done", 300)])
>>> grammar.text(106), grammar.number("plant e34 a2"), grammar.text(114), grammar.number("flip one 1 b1")
('plant e34 a2', 106, 'plant e34 a2 small', 205)
>>> grammar.text(208), grammar.number("plant a2 e34"), grammar.number("done done")
('', -1, -1)
>>> grammar.keys("plant e34 a2", 0), grammar.keys("flip one 1 b1", 0), grammar.keys("flip one 1 b1", 1)
(['card:e34', 'space:a2'], ['space:1/b1'], ['space:b1'])
"""

from collections.abc import Sequence
from typing import Final, TypedDict

from hain.core.errors import IllegalMove
from hain.core.number import whole_number

NO_MOVE: Final = -1
NO_WORD: Final = -1


class KindData(TypedDict):
    """The words, or the last number of those from 0. Of `copies` things with the same word, all but one have a key
    that goes on with a number: `tile:ham`, `tile:ham/2`."""

    words: list[str] | None
    last: int | None
    copies: int


class ArgumentData(TypedDict):
    name: str
    kind: str
    optional: bool


class VerbData(TypedDict):
    """The keys of what a move with this verb names, with the names of arguments in braces; `{at owner}` is nothing if
    the seat in that argument is the own one, and `1/` for another."""

    words: str
    arguments: list[ArgumentData]
    keys: list[str]
    closes: bool
    """With this move points count that the moves before it only prepared."""


class GrammarData(TypedDict):
    verbs: list[VerbData]
    kinds: dict[str, KindData]


class Kind:
    """What an argument may be: words in the order of their numbers. An empty word is left out; it may be the last
    argument's only."""

    def __init__(
        self, name: str, words: Sequence[str], rule: str = "", copies: int = 1, among: "Kind | None" = None
    ) -> None:
        """A word that is none is refused with `rule` and the message `<game>-no-<name>`; without a rule the whole move
        is. A kind may be some of a larger one, `among` whose words it is. There are at most `copies` things with the
        same word."""
        self.name = name
        self.words: list[str] = list(words)
        self.rule = rule
        self.copies = copies
        self.among: Kind | None = among
        self._numbers: dict[str, int] = {word: number for number, word in enumerate(self.words)}

    def number(self, word: str) -> int:
        """The number of a word, or NO_WORD."""
        return self._numbers.get(word, NO_WORD)

    def word(self, number: int) -> str | None:
        """The word with this number."""
        return self.words[number] if 0 <= number < len(self.words) else None

    def may_be_left_out(self) -> bool:
        return "" in self._numbers

    def data(self) -> KindData:
        return {"words": self.words, "last": None, "copies": self.copies}


class Count(Kind):
    """Whole numbers from 0. In the number of a move a large one has two digits: as many as `digits` lie together, and
    the higher digit counts `block` each."""

    def __init__(self, name: str, last: int, digits: int, block: int) -> None:
        super().__init__(name, ())
        self.last = last
        self.digits = digits
        self.block = block

    def number(self, word: str) -> int:
        count = whole_number(word)
        if count is None or count > self.last or str(count) != word:
            return NO_WORD
        return count // self.digits * self.block + count % self.digits

    def word(self, number: int) -> str | None:
        low = number % self.block
        count = number // self.block * self.digits + low
        return str(count) if low < self.digits and 0 <= count <= self.last else None

    def data(self) -> KindData:
        return {"words": None, "last": self.last, "copies": self.copies}


class Argument:
    """A kind, and what one more of it adds to the number of the move; called by the name of the kind, or another."""

    def __init__(self, kind: Kind, stride: int = 1, name: str = "") -> None:
        self.kind = kind
        self.stride = stride
        self.name = name or kind.name


def _stride(argument: Argument) -> int:
    return argument.stride


class Verb:
    """The words with which a move begins, the number of its first move, and its arguments as they are written."""

    def __init__(
        self,
        words: str,
        first: int,
        arguments: Sequence[Argument] = (),
        keys: Sequence[str] = (),
        closes: bool = False,
    ) -> None:
        """`keys` has the keys of the things that a move names, such as `tile:{tile}` or `space:{at owner}{space}`.
        `closes`: with this move points count that the moves before it only prepared."""
        self.words = words
        self.first = first
        self.arguments: list[Argument] = list(arguments)
        self.keys: list[str] = list(keys)
        self.closes = closes
        self._by_stride: list[Argument] = sorted(self.arguments, key=_stride, reverse=True)

    def number(self, words: Sequence[str]) -> int:
        """The number of the move with these words as arguments, or NO_MOVE."""
        found = self.first
        if len(words) > len(self.arguments):
            return NO_MOVE
        for place, argument in enumerate(self.arguments):
            number = argument.kind.number(words[place] if place < len(words) else "")
            if number == NO_WORD or (place < len(words) and words[place] == ""):
                return NO_MOVE
            found += number * argument.stride
        return found

    def apart(self, number: int) -> "Parts | None":
        """The arguments in the number of a move that is not before the first of this verb."""
        rest = number - self.first
        numbers: dict[str, int] = {}
        for argument in self._by_stride:
            numbers[argument.name] = rest // argument.stride
            rest %= argument.stride
        if rest != 0:
            return None
        found = Parts(self)
        for argument in self.arguments:
            word = argument.kind.word(numbers[argument.name])
            if word is None:
                return None
            found.add(argument.name, word, numbers[argument.name])
        return found

    def data(self) -> VerbData:
        arguments: list[ArgumentData] = [
            {"name": argument.name, "kind": argument.kind.name, "optional": argument.kind.may_be_left_out()}
            for argument in self.arguments
        ]
        return {"words": self.words, "arguments": arguments, "keys": self.keys, "closes": self.closes}


class Parts:
    """A move taken apart: its verb, and the words and numbers of its arguments by their names. What is left out has no
    word, but a number."""

    def __init__(self, verb: Verb) -> None:
        self.verb: str = verb.words
        self.keys: list[str] = verb.keys
        self.words: dict[str, str] = {}
        self.numbers: list[int] = []

    def add(self, name: str, word: str, number: int) -> None:
        if word:
            self.words[name] = word
        self.numbers.append(number)

    def text(self) -> str:
        return " ".join([self.verb, *self.words.values()])

    def key(self, template: str, seat: int | None) -> str:
        for name, word in self.words.items():
            whose = "" if word == str(seat) else f"{word}/"
            template = template.replace(f"{{{name}}}", word).replace(f"{{at {name}}}", whose)
        return template


class Grammar:
    """All verbs of a game, for one state or several that share boards and cards."""

    def __init__(self, game: str, rule: str, verbs: Sequence[Verb]) -> None:
        """What is no move is refused with `rule` and the message `<game>-no-move`."""
        self.game = game
        self.rule = rule
        self.verbs: list[Verb] = list(verbs)
        self.kinds: dict[str, Kind] = {
            argument.kind.name: argument.kind for verb in self.verbs for argument in verb.arguments
        }
        self._called: dict[str, Verb] = {verb.words: verb for verb in self.verbs}
        self._longest: int = max([len(verb.words.split(" ")) for verb in self.verbs], default=0)
        self._last_first: list[Verb] = sorted(self.verbs, key=_first, reverse=True)
        # a position may have hundreds of moves, most of which the next one has again
        self._texts: dict[int, str] = {}

    def text(self, number: int) -> str:
        """A move as people write it; the empty text for a number that is no move."""
        known = self._texts.get(number)
        if known is None:
            parts = self.apart(number)
            if parts is None:
                return ""
            known = parts.text()
            self._texts[number] = known
        return known

    def number(self, text: str) -> int:
        """The number of a move that is written like this, to the blank, or NO_MOVE."""
        words = text.split(" ")
        for length in range(min(self._longest, len(words)), 0, -1):
            verb = self._called.get(" ".join(words[:length]))
            if verb is not None:
                number = verb.number(words[length:])
                if number != NO_MOVE:
                    return number
        return NO_MOVE

    def apart(self, number: int) -> Parts | None:
        """The verb and the arguments of a move; nothing for a number that is no move."""
        for verb in self._last_first:
            if verb.first <= number:
                return verb.apart(number)
        return None

    def parts(self, text: str) -> Parts | None:
        """The verb and the arguments of a move; nothing for a text that is no move."""
        number = self.number(text)
        return None if number == NO_MOVE else self.apart(number)

    def keys(self, text: str, seat: int | None) -> list[str]:
        """The keys of the things that a move of this seat names, as that seat calls them; none for what is no move."""
        parts = self.parts(text)
        return [] if parts is None else [parts.key(template, seat) for template in parts.keys]

    def plain(self, key: str) -> str:
        """The key by which moves name a thing: for one of several with the same word, that of the first."""
        kind, _, rest = key.partition(":")
        word, slash, copy = rest.rpartition("/")
        known = self.kinds.get(kind)
        if slash and known is not None and known.copies > 1 and copy.isdecimal() and known.number(word) != NO_WORD:
            return f"{kind}:{word}"
        return key

    def wrong(self, text: str) -> tuple[Kind, str] | None:
        """Of a text that is no move, the first argument that is none of its kind: the kind, and what is written."""
        words = text.split(" ")
        for length in range(min(self._longest, len(words)), 0, -1):
            verb = self._called.get(" ".join(words[:length]))
            if verb is not None:
                for argument, word in zip(verb.arguments, words[length:]):
                    kind = argument.kind
                    if kind.number(word) == NO_WORD:
                        larger = kind.among
                        return (larger if larger is not None and larger.number(word) == NO_WORD else kind), word
        return None

    def misread(self, text: str) -> IllegalMove:
        """The error for a text that is no move."""
        wrong = self.wrong(text)
        if wrong is None or not wrong[0].rule:
            return IllegalMove(self.rule, f"{self.game}-no-move", text=text)
        kind, word = wrong
        called = kind.name if kind.among is None else kind.among.name
        return IllegalMove(kind.rule, f"{self.game}-no-{kind.name}", **{called: word})

    def data(self) -> GrammarData:
        """All that is needed to take texts apart and to know the things that they name, ready for JSON."""
        return {
            "verbs": [verb.data() for verb in self.verbs],
            "kinds": {name: kind.data() for name, kind in self.kinds.items()},
        }


def _first(verb: Verb) -> int:
    return verb.first
