"""All that people may read of games: what random games of every mode and number of seats bring, each shape once.

`python -m tests.sayings` writes it for the browser's own words, which have to say it (ui/tests/sayings.test.ts).
"""

import json
import sys
from collections.abc import Iterable, Mapping
from typing import Any

import hain
from hain import Dice, Event, Rules, State
from hain.bots import LEVELS
from hain.core.box import box_of
from hain.games.evergreen.datafile import shipped
from hain.server.wire import question_data
from hain.table import entry
from hain.table.table import PHRASES
from hain.words import LANGUAGES, fluent_text, parts
from tests.rules.evergreen import tables as evergreen
from tests.rules.glade import tables as glade
from tests.tables import TABLES

DEALS = 3
LONG_GAMES = ("earth",)
"""Games of which one deal shows enough."""
PLURALS = 12
"""Numbers from here on are all said alike."""
LATE = (
    "glade base seven\nstart 0 active 0 phase main bag 60 end yes passes 0\ntoadstools sao:1y\n"
    "seat 0 board 0 edge 0 store 1y,2y,2y,2y,2y,2y,2y,2y rack hho,tmo\n"
    + glade.rows(r3="... ... ... mbb", r4="... ... hab *1y hhb", r5="... ... ... sbb", r7="hao hbo")
    + "\nseat 1 board 0 edge 12 store 1y,2y rack ?8\n"
    + glade.rows(r4="... ... ... tac")
)
GREEN = "s s s s s s\ns # s s # s\ns s s s s s\ns s s s s s\ns # s s # s\ns s s s s s"
RARE = [
    *(("earth", Event(kind, 0, points=90, gaia=80)) for kind in ("won", "lost", "drawn")),
    *(("glade", Event(kind, 0, turns=30, points=1, edge=1)) for kind in ("finished", "unfinished")),
    *(("evergreen", Event("title", 0, points=90, title=title)) for _, title in shipped().titles),
]
"""Ends that random moves hardly reach."""
MOVES = (*entry.MOVES, entry.LIFT, entry.CUT)


class Shapes:
    """Tells what is new: a kind, a thing at a place of it, or a way to count."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, ...]] = set()

    def has_new(self, kind: str, things: Iterable[tuple[str, object]]) -> bool:
        found = {(kind,), *((kind, place, self._shape(value)) for place, value in things)}
        is_new = not found <= self.seen
        self.seen |= found
        return is_new

    def _shape(self, value: object) -> str:
        return str(min(value, PLURALS)) if isinstance(value, int) else str(value)


class Sayings:
    """What one game says."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.moves: list[str] = []
        self.events: list[dict[str, Any]] = []
        self.questions: list[dict[str, Any]] = []
        self.outcomes: list[dict[str, Any]] = []
        self.moments: list[dict[str, Any]] = []
        self.categories: set[str] = set()
        self._numbers: set[int] = set()
        self._shapes = Shapes()

    def play(self, state: State, dice: Dice) -> None:
        """Random moves to the end, with everything that is possible on the way."""
        while owing := state.to_act():
            seat = owing[dice.below(len(owing))]
            moves = state.moves(seat)
            self._look(state, seat, moves)
            log: list[Event] = []
            state.play(seat, moves[dice.below(len(moves))], log)
            for event in log:
                self.hear(event)
        if outcome := state.outcome():
            self.end(outcome)
        for sheet in state.scores():
            self.categories |= {*sheet, *sheet.beside}

    def hear(self, event: Event) -> None:
        for told in (event, event.fuller):
            if told is not None:
                self._add(self.events, "event", told)

    def end(self, outcome: Event) -> None:
        self._add(self.outcomes, "outcome", outcome)

    def _look(self, state: State, seat: int, moves: list[int]) -> None:
        question = state.question(seat)
        assert question is not None
        self._add(self.questions, "question", question)
        texts = [state.text(move) for move in moves if move not in self._numbers]
        self._numbers |= {*moves}
        self.moves += [text for text in texts if self._is_new_move("move", text)]
        shown = [state.text(move) for move in moves[:1] + moves[-1:]]
        new = [text for text in shown if self._shapes.has_new(f"moment {question.kind} {text.split()[0]}", [])]
        if new:
            asked = question_data(question)
            self.moments.append({"seat": seat, "view": state.view(seat), "moves": new, "question": asked})

    def _is_new_move(self, head: str, text: str) -> bool:
        words = text.split()
        return self._shapes.has_new(f"{head} {words[0]} {len(words)}", words_of(text))

    def _add(self, found: list[dict[str, Any]], head: str, event: Event) -> None:
        if self._shapes.has_new(f"{head} {event.kind}", things_of(event.details)):
            found.append({"kind": event.kind, "seat": event.seat, "details": dict(event.details)})


def words_of(text: str) -> list[tuple[str, object]]:
    """The words of a move by their places."""
    return [(str(place), word) for place, word in enumerate(text.split())]


def things_of(details: Mapping[str, object]) -> list[tuple[str, object]]:
    return [(name, item) for name, value in details.items() for item in (value if isinstance(value, list) else [value])]


def sayings() -> dict[str, Sayings]:
    """All games by name."""
    found = {rules.name: Sayings(rules) for rules in hain.games()}
    for table in TABLES:
        rules, seats, mode = table.values
        assert isinstance(rules, Rules)
        for seed in range(1 if rules.name in LONG_GAMES else DEALS):
            found[rules.name].play(rules.setup(seats, seed, **mode), Dice(seed))  # type: ignore[arg-type]
    for state in _rare_moments():
        for seed in range(DEALS):
            found[state.game].play(state.copy(), Dice(seed))
    for game, outcome in RARE:
        found[game].end(outcome)
    return found


def _rare_moments() -> list[State]:
    """Moments to which random moves hardly come: toadstools are turned, sets wait for an order, a planet is full."""
    turning = glade.table(LATE)
    glade.play(turning, "place hho c7", "done")
    ordering = glade.example("V16")
    glade.play(ordering, "place tmc f4", "place tac g4", "done")
    growing = evergreen.acting("snow-sprout", GREEN)
    evergreen.play(growing, 0, evergreen.legal(growing)[0])
    return [turning, ordering, growing]


def data(found: dict[str, Sayings]) -> dict[str, Any]:
    """The same for JSON, with the words of all languages."""
    return {
        "words": {language: [fluent_text(language, part) for part in parts()] for language in LANGUAGES},
        "levels": list(LEVELS),
        "phrases": list(PHRASES),
        "stories": [kind for name, kind in vars(entry).items() if name.isupper() and kind not in (*MOVES, entry.MOVES)],
        "games": [
            {
                "name": name,
                "box": box_of(said.rules).data,
                "options": {option.name: option.samples() for option in said.rules.options},
                "categories": sorted(said.categories),
                "moves": said.moves,
                "events": said.events,
                "questions": said.questions,
                "outcomes": said.outcomes,
                "moments": said.moments,
            }
            for name, said in found.items()
        ],
    }


if __name__ == "__main__":
    json.dump(data(sayings()), sys.stdout)
