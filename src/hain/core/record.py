"""A game as text: who played what, in order. It replays exactly, and people can read it.

Hain record 1
game: evergreen
rules: 1
seats: 2
seed: 7
option sun: n
seat 0: Ada
seat 1: random bot

0 draft snow-lake
1 draft rock-bush
scores: 0 1
"""

from collections.abc import Iterator

from hain.core.errors import BadRecord, BadSetup, Detail, IllegalMove, Refused
from hain.core.event import Event
from hain.core.number import whole_number
from hain.core.option import OptionValue
from hain.core.rules import Rules
from hain.core.seed import Seed, read_seed
from hain.core.state import State

FORMAT = "Hain record 1"
MOST_SEATS = 16
_NUMBERS = ("rules", "seats")
_NEEDED = ("game", *_NUMBERS, "seed")


class Record:
    """The header of a game and its moves; `scores` are the totals after the last move, for a check."""

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        seed: Seed,
        options: dict[str, OptionValue] | None = None,
        players: list[str] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.seed = read_seed(seed)
        self.options: dict[str, OptionValue] = options or {}
        self.players = players or [""] * seats
        self.moves: list[tuple[int, str]] = []
        self.scores: list[int] | None = None
        self._lines: list[int] = []

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record. Whatever is wrong is named with its line."""
        return _Reader(text).record()

    def __str__(self) -> str:
        lines = [FORMAT, f"game: {self.game}", f"rules: {self.version}", f"seats: {self.seats}", f"seed: {self.seed}"]
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        lines += [f"seat {seat}: {player}" for seat, player in enumerate(self.players) if player]
        lines.append("")
        lines += [f"{seat} {move}" for seat, move in self.moves]
        if self.scores is not None:
            lines.append("scores: " + " ".join(map(str, self.scores)))
        return "\n".join(lines) + "\n"

    def start(self, rules: Rules) -> State:
        """The state before the first move."""
        if rules.name != self.game:
            raise BadRecord("error-record-game", game=self.game, other=rules.name)
        if self.version > rules.version:
            raise BadRecord("error-record-newer", game=self.game, version=self.version, known=rules.version)
        try:
            return rules.setup(self.seats, self.seed, **rules.check_options(self.options))
        except BadSetup as error:
            raise self._outdated(rules, error) from error

    def replay(self, rules: Rules) -> Iterator[tuple[State, list[Event]]]:
        """The state before the first move and after each move, with what happened. Each state is independent.

        A record of older rules is one of these rules once it has been replayed to its end.
        """
        state = self.start(rules)
        yield state.copy(), []
        for index in range(len(self.moves)):
            try:
                events = self.step(state, index)
            except BadRecord as error:
                raise self._outdated(rules, error, index + 1) from error
            yield state.copy(), events
        totals = [sheet.total for sheet in state.scores()]
        if self.scores is not None and totals != self.scores:
            told = " ".join(map(str, self.scores))
            raise self._outdated(rules, BadRecord("error-record-scores", told=told, counted=" ".join(map(str, totals))))
        self.version = rules.version

    def _outdated(self, rules: Rules, error: Refused, number: int = 0) -> Refused:
        """Why it does not replay, from the move with this number on or at all; an older one with both versions."""
        if self.version == rules.version:
            return error
        versions: dict[str, str | int] = {"game": self.game, "version": self.version, "known": rules.version}
        if number:
            return BadRecord("error-record-older-move", number=number, reason=error, **versions)
        return BadRecord("error-record-older", reason=error, **versions)

    def step(self, state: State, index: int) -> list[Event]:
        """Play the move with this index on the state that stands before it."""
        seat, text = self.moves[index]
        events: list[Event] = []
        try:
            state.play(seat, state.move(seat, text), events)
        except IllegalMove as error:
            where = self._lines[index] if index < len(self._lines) else index + 1
            raise BadRecord("error-record-move", line=where, move=text, rule=error.rule, reason=error) from error
        return events


class _Reader:
    """Goes through the lines of a record once."""

    def __init__(self, text: str) -> None:
        self.lines = ["" if line.startswith("#") else line.strip() for line in text.splitlines()]
        self.at = 0

    def refuse(self, key: str, **details: Detail) -> BadRecord:
        return BadRecord(key, line=self.at, **details)

    def record(self) -> Record:
        if not self.lines or self.lines[0] != FORMAT:
            self.at = 1
            raise self.refuse("error-record-format", expected=FORMAT)
        header, body = self.header()
        record = self.begin(header)
        for self.at, line in body:
            if record.scores is not None:
                raise self.refuse("error-record-after-scores", text=line)
            name, _, rest = line.partition(" ")
            if name == "scores:":
                record.scores = [self.number("scores", value) for value in rest.split()]
                if len(record.scores) != record.seats:
                    raise self.refuse("error-record-scores-count", seats=record.seats, count=len(record.scores))
            else:
                record.moves.append((self.seat(name, record.seats, line), " ".join(rest.split())))
                record._lines.append(self.at)
        return record

    def header(self) -> tuple[dict[str, tuple[int, str]], list[tuple[int, str]]]:
        """The `name: value` lines up to the first move, and the rest."""
        header: dict[str, tuple[int, str]] = {}
        numbered = [(number, line) for number, line in enumerate(self.lines, 1) if line][1:]
        for place, (self.at, line) in enumerate(numbered):
            name, colon, value = line.partition(":")
            if name == "scores" or name[:1].isdecimal():
                return header, numbered[place:]
            if not colon:
                raise self.refuse("error-record-line", text=line)
            if name in header:
                raise self.refuse("error-record-twice", name=name)
            header[name] = (self.at, value.strip())
        return header, []

    def begin(self, header: dict[str, tuple[int, str]]) -> Record:
        numbers: dict[str, int] = {}
        for name in _NEEDED:
            if name not in header:
                self.at = len(self.lines)
                raise self.refuse("error-record-missing", name=name)
        for name in _NUMBERS:
            self.at, value = header.pop(name)
            numbers[name] = self.number(name, value)
            if name == "seats" and not 0 < numbers[name] <= MOST_SEATS:
                raise self.refuse("error-record-seats", seats=numbers[name], most=MOST_SEATS)
        _, game = header.pop("game")
        self.at, seed = header.pop("seed")
        try:
            record = Record(game, numbers["rules"], numbers["seats"], seed)
        except BadSetup as error:
            raise self.refuse("error-record-seed", reason=error) from error
        for name, (self.at, value) in header.items():
            kind, _, rest = name.partition(" ")
            if kind == "option":
                record.options[rest] = value
            elif kind == "seat":
                record.players[self.seat(rest, record.seats, name)] = value
            else:
                raise self.refuse("error-record-line", text=name)
        return record

    def number(self, name: str, value: str) -> int:
        digits = value.removeprefix("-")
        number = whole_number(digits)
        if number is None:
            raise self.refuse("error-record-number", name=name, value=value)
        return number if digits == value else -number

    def seat(self, word: str, seats: int, line: str) -> int:
        seat = whole_number(word)
        if seat is None or seat >= seats:
            raise self.refuse("error-record-seat", text=line, last=seats - 1)
        return seat
