"""Every rule of every game has a test that names it, and a line in every language."""

import re
from pathlib import Path

import pytest

import hain
from hain.words import LANGUAGES
from tests import rule_index
from tests.rule_index import rules_of

LOCALES = Path(hain.__file__).parent / "locales" / "en"
RULE = r"^([A-Z]+-\d+) ="
GAMES = [pytest.param(game, id=game.name) for game in hain.games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: hain.Rules) -> None:
    tested = rule_index.tested_rules()
    assert [rule for rule in rules_of(game) if rule not in tested] == []


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_numbered_without_a_gap(game: hain.Rules) -> None:
    assert list(rules_of(game)) == [f"{game.prefix}-{number}" for number in range(1, len(rules_of(game)) + 1)]


def test_tests_name_only_rules_that_exist() -> None:
    known = {
        rule for path in LOCALES.glob("*-rules.ftl") for rule in re.findall(RULE, path.read_text("utf-8"), re.MULTILINE)
    }
    assert set(rule_index.tested_rules()) - known == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_line_in_every_language(game: hain.Rules, language: str) -> None:
    assert list(rules_of(game, language)) == list(rules_of(game))
