"""What the terminal offers to complete."""

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

import hain
from hain import Dice, Record
from hain.table import Line
from hain.terminal.completer import LineCompleter
from hain.terminal.completion import offers
from hain.terminal.play import COMMANDS, Sitting
from hain.terminal.prompt import nothing
from hain.terminal.screen import Screen
from hain.words import words
from tests.tables import random_play


def completed(sitting: Sitting, texts: list[str], typed: str) -> list[tuple[str, str, str]]:
    completer = LineCompleter(lambda typed: sitting.completed(texts, typed))
    found = completer.get_completions(Document(typed), CompleteEvent())
    assert all(offer.start_position == -len(typed) for offer in found)
    found = completer.get_completions(Document(typed), CompleteEvent())
    return [(offer.text, offer.display_text, offer.display_meta_text) for offer in found]


def sitting(game: str) -> tuple[Sitting, list[str]]:
    rules = hain.rules(game)
    line = Line(rules, Record(rules.name, rules.version, 2, 7, rules.check_options({})))
    state = line.state
    texts = [state.text(move) for move in state.moves(state.to_act()[0])]
    return Sitting(Screen(words("de")), line, {}, lambda prompt, complete: ""), texts


def test_verbs_come_first_then_their_arguments_with_names() -> None:
    table, texts = sitting("evergreen")
    assert ("draft", "draft", "") in completed(table, texts, "")
    assert ("moves", "moves", "") in completed(table, texts, "mo")
    cards = completed(table, texts, "draft ")
    assert [line for line, _, _ in cards] == texts
    assert all(shown in line and shown != said != "" for line, shown, said in cards)
    assert completed(table, texts, cards[0][0]) == []
    assert completed(table, texts, "x") == []


def test_all_commands_are_offered() -> None:
    table, texts = sitting("glade")
    assert {line for line, _, _ in completed(table, texts, "")} == {"place", *COMMANDS}


def test_blanks_do_not_matter() -> None:
    table, texts = sitting("glade")
    tile = texts[0].split()[1]
    assert [line for line, _, _ in completed(table, texts, f"  place   {tile}  ")] == [texts[0]]
    assert [line for line, _, _ in completed(table, texts, "place")] == [f"place {text.split()[1]}" for text in texts]


def test_without_completion_nothing_is_offered() -> None:
    assert list(LineCompleter(nothing).get_completions(Document("d"), CompleteEvent())) == []


@pytest.mark.parametrize("game", hain.games(), ids=lambda game: game.name)
def test_every_legal_move_can_be_reached_by_what_is_offered(game: hain.Rules) -> None:
    state = game.setup(game.seats[-1], 3)
    for step, (seat, _) in enumerate(random_play(state, Dice(3))):
        if step > 100:
            break
        texts = [state.text(move) for move in state.moves(seat)]
        reached, open_lines = set[str](), [""]
        while open_lines:
            line = open_lines.pop()
            for offer in offers(state.grammar(), texts, line):
                reached.add(offer.line)
                open_lines.append(offer.line)
        assert set(texts) <= reached
