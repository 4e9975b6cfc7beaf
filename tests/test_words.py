"""Three languages without a missing word."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import hain
from hain.words import LANGUAGES, fluent_text, messages, parts, preferred_language, words

SOURCE = Path(hain.__file__).parent
REFUSALS = ("Refused", "IllegalMove", "BadSetup", "BadPosition", "BadRecord", "BadData")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with its variables."""
    found: dict[str, set[str]] = {}
    for path in sorted((SOURCE / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(language: str) -> None:
    english, other = _messages("en"), _messages(language)
    assert list(other) == list(english)
    assert {key for key in english if english[key] != other[key]} == set()


def _keys_in_code() -> set[str]:
    """Message keys that stand in the code as whole strings."""
    prefixes = (
        "error-",
        "arena-",
        "cli-",
        "play-",
        "replay-",
        "score-",
        "seat-",
        "table-",
        "version-",
        *(f"{game.name}-" for game in hain.games()),
    )
    keys = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and _is_key(node.value, prefixes):
                keys.add(node.value)
    return keys


def _is_key(text: str, prefixes: tuple[str, ...]) -> bool:
    return text.startswith(prefixes) and re.fullmatch(r"[a-z]+(-[A-Za-z0-9_]+)+", text) is not None


def test_every_key_in_the_code_has_a_message() -> None:
    known = _messages("en")
    missing = {key for key in _keys_in_code() if key not in known and not any(name.startswith(key) for name in known)}
    assert missing == set()


def test_every_refusal_brings_the_details_of_its_sentence() -> None:
    """Sentences that no test provokes can be said all the same."""
    known = _messages("en")
    short = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in REFUSALS:
                continue
            given = {word.arg for word in node.keywords}
            if None in given:  # details that come from elsewhere
                continue
            keys = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and arg.value in known]
            short += [f"{path.name}:{node.lineno} {key}" for key in keys if not known[key] <= given]
    assert short == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_category_has_a_name(language: str) -> None:
    for game in hain.games():
        state = game.setup(game.seats[0], 1)
        for category in state.scores()[0]:
            assert words(language).has(f"{game.name}-category-{category}")
        for piece in state.pieces():
            assert any(words(language).has(f"{game.name}-{kind}-{piece}") for kind in ("card", "tile"))


def test_the_language_is_asked_for_or_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAIN_LANG", "fr")
    assert preferred_language("de") == "de"
    assert preferred_language() == "fr"
    monkeypatch.delenv("HAIN_LANG")
    monkeypatch.setattr("locale.getlocale", lambda: ("de_AT", "UTF-8"))
    assert preferred_language() == "de"
    monkeypatch.setattr("locale.getlocale", lambda: ("ja_JP", "UTF-8"))
    assert preferred_language() == "en"


def test_ids_in_details_are_put_into_words() -> None:
    event = hain.Event("drafted", 0, card="snow-lake")
    assert words("de").event("evergreen", event, "Platz 0") == "Platz 0 nimmt: Schnee · See."


def test_seats_in_details_get_the_names_of_those_who_sit_there() -> None:
    event = hain.Event("flipped_store", 0, owner=1)
    assert words("de").event("glade", event, "Ada").endswith("im Lager von Platz 1.")
    asked = hain.IllegalMove("WAG-43", "waldgaertner-not-asked", deciders=[0, 2])
    assert words("fr").error(asked).endswith("Place 0, Place 2.")
    assert words("fr").error(asked, ["Ada", "Bo", "Cy"].__getitem__).endswith("Ada, Cy.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_at_a_table_is_called_by_a_number(language: str) -> None:
    """Whoever sits on a seat has a name; numbers are for texts that are typed and for what is set up."""
    typed = re.compile(r"-(position|setup|no-seat|start|help|seat-person)")
    seat = {"en": "seats?", "de": "platz|plätzen?", "fr": "(?:la|les|de) places?"}[language]
    by_number = re.compile(rf"\b({seat}) \{{ \$", re.IGNORECASE)
    names = tuple(f"{game.name}-" for game in hain.games())
    found = [(key, text) for part in parts() for key, text in messages(fluent_text(language, part))]
    said = [(key, text) for key, text in found if key.startswith(names) and not typed.search(key)]
    assert len(said) > 1000
    assert [key for key, text in said if by_number.search(text)] == []


@pytest.mark.parametrize("language", ["de", "fr"])
def test_questions_name_no_words_that_are_typed(language: str) -> None:
    """Except where moves are typed: everywhere else they are buttons. In English they are words like all others."""
    for game in hain.games():
        verbs = {verb.words.split()[0] for verb in game.grammar().verbs} - {"part", "place"}  # French, too
        said = dict(messages(fluent_text(language, game.name)))
        asked = {key: text for key, text in said.items() if re.match(rf"{game.name}-(ask|drawn)-", key)}
        assert asked
        for key, text in asked.items():
            spoken = re.sub(r"\{ \$\w+|^[\w-]+ =", "", text)
            assert set(re.findall(r"\w+", spoken)) & verbs == set(), key
        typed = [key for key in said if key.startswith(f"{game.name}-typed-")]
        assert {key.replace("-typed-", "-ask-") for key in typed} <= set(asked)


def test_details_of_other_errors_are_never_mistaken_for_names() -> None:
    assert "form" in str(hain.BadSetup("error-option", game="evergreen", option="form", known="sun"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_things_need_no_details(language: str) -> None:
    """Whatever id is put into words, its name can be said."""
    found = _messages(language)
    for game in hain.games():
        for thing in game.things:
            names = [key for key in found if key.startswith(f"{game.name}-{thing}-")]
            names += [key for key in game.names(language) if key.startswith(f"{game.name}-{thing}-")]
            assert names, f"{game.name} has no {thing}"
            assert [key for key in names if found.get(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_a_word_already_is_never_taken_for_an_id(language: str) -> None:
    """`soil` is an English word, and the end of the key of a sentence that wants a number."""
    assert "soil" in words(language)("earth-move-take", {"gain": "soil"}, "earth")
    for who in ("over", "bonus", "short"):
        assert who in words(language).event("evergreen", hain.Event("planted", 0, space="c4"), who)
