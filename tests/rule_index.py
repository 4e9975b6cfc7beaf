"""Which rules there are, which of them a test names, and which are still without one.

`python -m tests.rule_index` prints the rules without a test.
"""

import ast
import re
import sys
from pathlib import Path

import hain
from hain.words import words

TESTS = Path(__file__).parent


def rules_of(game: hain.Rules, language: str = "en") -> dict[str, str]:
    """The ids of a game's rules, in order, each with its line for people."""
    folder = Path(hain.__file__).parent / "locales" / language
    ids = re.findall(rf"^({game.prefix}-\d+) =", (folder / f"{game.name}-rules.ftl").read_text("utf-8"), re.MULTILINE)
    return {rule: words(language)(rule) for rule in ids}


def tested_rules() -> dict[str, list[str]]:
    """Every rule that is named by a test, with the tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _named(node):
                    found.setdefault(rule, []).append(f"{path.relative_to(TESTS)}::{node.name}")
    return found


def _named(test: ast.FunctionDef) -> list[str]:
    return [
        str(argument.value)
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant)
    ]


def main() -> int:
    tested = tested_rules()
    missing = 0
    for game in hain.games():
        rules = rules_of(game)
        untested = {rule: line for rule, line in rules.items() if rule not in tested}
        print(f"{game.name}: {len(rules)} rules, {len(untested)} without a test")
        for rule, line in untested.items():
            print(f"  {rule}  {line}")
        missing += len(untested)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
