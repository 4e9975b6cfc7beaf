"""What is refused is told in a whole sentence in every language, whatever was tried at whatever moment."""

import re
from collections.abc import Iterator

import pytest

import hain
from hain import Dice, IllegalMove, Rules, State
from hain.server.speech import refusal
from hain.words import LANGUAGES
from tests.sayings import Shapes, things_of, words_of
from tests.tables import TABLES, random_play

TRIES = 6
"""Moves that are tried at a moment, by each seat."""
LEAST = {"earth": 50, "evergreen": 28, "glade": 20, "waldgaertner": 30}
"""How many different sentences these games bring at least."""
TYPED = ("move", "text")
"""Details that are whatever somebody typed."""
NONSENSE = ("dance", "", "plant", "plant z9", "place xyz a1", "grow b2", "visit 9", "take soil", "sell oak")


def refused(rules: Rules) -> Iterator[IllegalMove]:
    """Random games of every mode, with moves of earlier moments tried by all seats on the way; each shape once."""
    shapes = Shapes()
    tried = [*NONSENSE]
    for table in TABLES:
        if table.values[0] is not rules:
            continue
        _, seats, mode = table.values
        state = rules.setup(seats, 5, **mode)  # type: ignore[arg-type]
        dice = Dice(5)
        for seat, move in random_play(state, Dice(5)):
            if shapes.has_new(f"move {state.text(move).split()[0]}", words_of(state.text(move))):
                tried.append(state.text(move))
            for each in {seat, dice.below(len(state.scores()))}:
                texts = [tried[dice.below(len(tried))] for _ in range(TRIES)]
                yield from _new(shapes, state, each, texts)
        yield from _new(shapes, state, 0, tried)


def _new(shapes: Shapes, state: State, seat: int, texts: list[str]) -> Iterator[IllegalMove]:
    for text in texts:
        try:
            state.move(seat, text)
        except IllegalMove as error:
            details = {name: value for name, value in error.details.items() if name not in TYPED}
            if shapes.has_new(f"{error.rule} {error.key}", things_of(details)):
                yield error


@pytest.mark.parametrize("game", [rules.name for rules in hain.games()])
def test_every_refusal_of_a_move_is_a_sentence(game: str) -> None:
    found = list(refused(hain.rules(game)))
    assert len({error.key for error in found}) >= LEAST[game]
    for error in found:
        for language in LANGUAGES:
            said = refusal(error, language)
            assert said["rule"].startswith(f"{hain.rules(game).prefix}-")
            assert re.fullmatch(r".{8,}[.…!?)»“”]", said["sentence"], re.DOTALL), said
            assert "{" not in said["sentence"]
            assert error.key not in said["sentence"]
