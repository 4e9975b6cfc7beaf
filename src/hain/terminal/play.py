"""Playing in the terminal: people at some seats, bots at the others."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from hain.bots import Bot
from hain.core.errors import IllegalMove, Refused
from hain.core.number import whole_number
from hain.core.state import State
from hain.table import Line
from hain.terminal.completion import offers, plain_offers
from hain.terminal.files import last_game, write_record
from hain.terminal.prompt import Ask
from hain.terminal.screen import Screen

COMMANDS = ("help", "moves", "table", "score", "rule", "undo", "save", "quit")
BUDGET = 1.0


class Sitting:
    """One game at the terminal, from the first question to the last point."""

    def __init__(self, screen: Screen, table: Line, bots: dict[int, Bot], ask: Ask) -> None:
        self.screen = screen
        self.table = table
        self.bots = bots
        self.ask = ask
        self.saved = True
        people = [seat for seat in range(len(table.state.scores())) if seat not in bots]
        self.eyes = people[0] if len(people) == 1 else None
        key = "seat-you" if len(people) == 1 else "seat-person"
        self.who = {seat: screen.words("seat-bot", {"seat": seat}) for seat in bots}
        self.who |= {seat: screen.words(key, {"seat": seat}) for seat in people}

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        self.screen.say("play-welcome", "muted")
        while owing := self.table.state.to_act():
            if owing[0] in self.bots:
                self._bot_moves(owing[0])
            elif not self._person_moves(owing[0]):
                self._keep()
                return
        self._finish()

    # bots

    def _bot_moves(self, seat: int) -> None:
        state = self.table.state
        move = self.bots[seat].choose(partial(state.imagine, seat), seat, BUDGET)
        self._play(seat, state.text(move))

    def _play(self, seat: int, text: str) -> None:
        events = self.table.play(seat, text)
        self.saved = False
        self.screen.events(self.table.rules.name, [event.seen_by(self.eyes) for event in events])

    # people

    def _person_moves(self, seat: int) -> bool:
        """Ask until that seat has moved or taken back; False to leave the table."""
        state = self.table.state
        texts = [state.text(move) for move in state.moves(seat)]
        self.screen.console.print()
        self.screen.table(state, seat)
        self.screen.console.print()
        self.screen.question(state, seat)
        self.screen.moves(texts)
        before = len(self.table.record.moves)
        while len(self.table.record.moves) == before:
            try:
                line = " ".join(self.ask(f"{self.who[seat]}> ", partial(self.completed, texts)).split())
            except (EOFError, KeyboardInterrupt):
                self.screen.console.print()
                return False
            if line == "quit":
                return False
            try:
                self._answer(seat, line, texts)
            except Refused as error:
                self.screen.refuse(error)
        return True

    def completed(self, texts: list[str], typed: str) -> Iterator[tuple[str, str, str]]:
        """What may be typed next, with the names of things that are ids."""
        state = self.table.state
        for offer in offers(state.grammar(), texts, typed):
            name = str(self.screen.words.thing(state.game, offer.argument, offer.word))
            yield offer.line, offer.word, "" if name == offer.word else name
        for offer in plain_offers(COMMANDS, typed):
            yield offer.line, offer.word, ""

    def _answer(self, seat: int, line: str, texts: list[str]) -> None:
        command, _, rest = line.partition(" ")
        if not line:
            return
        if line.isdecimal():
            number = whole_number(line)
            if number is None or not 1 <= number <= len(texts):
                raise Refused("play-no-number", number=line, last=len(texts))
            self._play(seat, texts[number - 1])
        elif command == "help":
            self._help()
        elif command == "moves":
            self.screen.moves(texts)
        elif command == "table":
            self.screen.table(self.table.state, seat)
        elif command == "score":
            self._scores()
        elif command == "rule":
            self._rule(rest)
        elif command == "undo":
            text = self.table.take_back(seat, self.bots)
            self.screen.say("play-undone", move=text)
        elif command == "save":
            self._save(rest)
        else:
            self._play_text(seat, line)

    def _play_text(self, seat: int, line: str) -> None:
        try:
            self._play(seat, line)
        except IllegalMove as error:
            self.screen.refuse(error)
            self.screen.say("play-try-again", "muted")

    def _help(self) -> None:
        self.screen.say("play-help")
        self.screen.say(f"{self.table.rules.name}-help")

    def _rule(self, name: str) -> None:
        key = name.upper() if "-" in name else f"{self.table.rules.prefix}-{name}"
        if not self.screen.words.has(key):
            raise Refused("play-no-rule", rule=name, prefix=self.table.rules.prefix)
        self.screen.console.print(f"{key}: {self.screen.words(key)}", markup=False)

    def _scores(self) -> None:
        sheets = self.table.state.scores()
        self.screen.scores(self.table.rules.name, sheets, [self.who[seat] for seat in range(len(sheets))])

    def _save(self, name: str) -> None:
        if not name:
            raise Refused("play-save-where")
        path = write_record(Path(name), self.table.record)
        self.saved = True
        self.screen.say("play-saved", file=str(path))

    # the end

    def _keep(self, message: str = "play-kept") -> None:
        """No game is lost: if it cannot be written, its record is shown."""
        if self.saved or not self.table.record.moves:
            self.screen.say("play-bye")
            return
        try:
            write_record(last_game(), self.table.record)
        except Refused as error:
            self.screen.refuse(error)
            self.screen.console.print(str(self.table.record), markup=False)
        else:
            self.screen.say(message, file=str(last_game()))

    def _finish(self) -> None:
        self.screen.console.print()
        self.screen.table(self.table.state, None)
        self.screen.console.print()
        self._scores()
        show_result(self.screen, self.table.state, self.who)
        if not self.saved:
            self._keep("play-record")


def show_result(screen: Screen, state: State, who: dict[int, str]) -> None:
    """Who won, or the title of a game that nobody wins."""
    outcome = state.outcome()
    if outcome is not None:
        key = f"{state.game}-outcome-{outcome.kind}"
        screen.console.print(screen.words(key, outcome.details, state.game), style="strong", markup=False)
        return
    winners = [who[seat] for seat, place in enumerate(state.ranking()) if place == 1]
    screen.say("play-winner", "strong", names=", ".join(winners), count=len(winners))
