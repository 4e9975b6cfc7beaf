"""Moves are declared once: numbers, texts and what a screen is told of them say the same, in every game and mode."""

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import hain
from hain import Dice, IllegalMove, Rules, State
from hain.core.grammar import NO_MOVE, Count, GrammarData
from tests.laws.test_laws import SEEDS, few, is_due
from tests.tables import Mode, every_table, modes, random_play

BEYOND = 5000
"""So many numbers after the last move are tried, too."""

Taken = tuple[str, dict[str, str]]


def taken_apart(data: GrammarData, text: str) -> Taken | None:
    """The verb of a move and its arguments by name, from nothing but the data, as a screen finds them."""
    given = text.split(" ")
    for length in range(len(given), 0, -1):
        for verb in data["verbs"]:
            if verb["words"] == " ".join(given[:length]):
                arguments, words = verb["arguments"], given[length:]
                needed = [argument for argument in arguments if not argument["optional"]]
                if len(needed) <= len(words) <= len(arguments) and all(
                    _fits(data, argument["kind"], word) for argument, word in zip(arguments, words)
                ):
                    return verb["words"], {argument["name"]: word for argument, word in zip(arguments, words)}
    return None


def _fits(data: GrammarData, kind: str, word: str) -> bool:
    known = data["kinds"][kind]
    if known["words"] is not None:
        return word != "" and word in known["words"]
    last = known["last"]
    assert last is not None
    return word.isascii() and word.isdecimal() and len(word) < 10 and str(int(word)) == word and int(word) <= last


def keys_named(data: GrammarData, text: str, seat: int) -> list[str]:
    """The keys of the things that a move names, from nothing but the data."""
    taken = taken_apart(data, text)
    assert taken is not None
    found: list[str] = next(verb["keys"] for verb in data["verbs"] if verb["words"] == taken[0])
    for name, word in taken[1].items():
        at = "" if word == str(seat) else f"{word}/"
        found = [key.replace("{at " + name + "}", at).replace("{" + name + "}", word) for key in found]
    return found


@every_table
@few
@given(seed=SEEDS)
def test_every_legal_move_is_written_and_read_by_the_grammar(game: Rules, seats: int, mode: Mode, seed: int) -> None:
    state = game.setup(seats, seed, **mode)
    own = json.loads(json.dumps(state.grammar().data()))
    common = json.loads(json.dumps(game.grammar().data()))
    for step, (seat, _) in enumerate(random_play(state, Dice(seed))):
        if is_due(step, 2):
            grammar = state.grammar()
            for move in state.moves(seat):
                text = state.text(move)
                assert grammar.number(text) == move == state.move(seat, text)
                parts = grammar.parts(text)
                assert parts is not None
                assert parts.text() == text
                assert taken_apart(own, text) == taken_apart(common, text) == (parts.verb, parts.words)
                keys = grammar.keys(text, seat)
                assert keys == keys_named(own, text, seat)
                assert not any("{" in key for key in keys)
                assert [grammar.plain(key) for key in keys] == keys


def start(game: Rules, mode: Mode) -> State:
    return game.setup(game.seats[-1], 1, **mode)


@pytest.mark.parametrize("game", hain.games(), ids=lambda game: game.name)
def test_every_number_is_a_move_with_one_text_or_none(game: Rules) -> None:
    grammars = {state.grammar(): state for state in (start(game, mode) for mode in modes(game, game.seats[-1]))}
    for grammar, state in grammars.items():
        last = max(verb.first for verb in grammar.verbs) + (1 << 16)
        texts = {number: text for number in range(-2, last + BEYOND) if (text := state.text(number))}
        assert len(set(texts.values())) == len(texts) > 20
        assert min(texts) >= 0
        assert all(grammar.number(text) == number for number, text in texts.items())
        assert {parts.verb for text in texts.values() if (parts := grammar.parts(text))} == {
            verb.words for verb in grammar.verbs
        }
        data = grammar.data()
        assert all(taken_apart(data, text) for text in list(texts.values())[::97])
        assert [state.text(number) for number in (-1, -(2**70), 2**70)] == ["", "", ""]


def _words(game: Rules) -> list[str]:
    """Words that moves are made of, and others that look like them."""
    grammar = game.grammar()
    found = [word for verb in grammar.verbs for word in verb.words.split(" ")]
    found += [word for kind in grammar.kinds.values() for word in kind.words[:5]]
    return [*found, "0", "1", "007", "٣", "²", "9" * 5000, "-1", "1.0", "d 4", "D4", "", " ", "\t", "\u2003", "\x00"]


@pytest.mark.parametrize("game", hain.games(), ids=lambda game: game.name)
@settings(max_examples=300, deadline=None)
@given(data=st.data(), anything=st.text())
@example(data=None, anything="")
def test_any_text_is_a_move_or_is_refused_with_the_reason(
    game: Rules, data: st.DataObject | None, anything: str
) -> None:
    state = start(game, {})
    grammar = state.grammar()
    texts = [anything]
    if data is not None:
        words = data.draw(st.lists(st.sampled_from(_words(game)), max_size=5))
        texts += [" ".join(words), f" {words} ", "".join(words)]
    for text in texts:
        number = grammar.number(text)
        assert taken_apart(grammar.data(), text) == (None if (parts := grammar.parts(text)) is None else _taken(parts))
        if number == NO_MOVE:
            assert grammar.keys(text, 0) == []
        else:
            assert grammar.text(number) == text
        seat = state.to_act()[0]
        if grammar.number(" ".join(text.split())) not in state.moves(seat):
            with pytest.raises(IllegalMove) as caught:
                state.move(seat, text)
            assert caught.value.rule.startswith(f"{game.prefix}-")
            assert len(caught.value.sentence) > 10


@pytest.mark.parametrize("count", ["", "-1", "01", "007", "1.0", "1e3", "\u0663", "\u00b2", "1_0", "9" * 5000])
def test_a_count_is_written_in_one_way(count: str) -> None:
    grammars = [game.grammar() for game in hain.games()]
    texts = [
        (grammar, f"{verb.words} {count}")
        for grammar in grammars
        for verb in grammar.verbs
        if any(isinstance(argument.kind, Count) for argument in verb.arguments)
    ]
    assert texts
    for grammar, text in texts:
        assert grammar.number(text) == NO_MOVE
        assert taken_apart(grammar.data(), text) is None


def _taken(parts: hain.core.grammar.Parts) -> Taken:
    return parts.verb, parts.words
