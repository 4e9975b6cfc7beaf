"""The cards: published counts, and files that are refused."""

from collections import Counter

import pytest

from hain import BadData
from hain.games.earth.cards import EVENT, FLORA, TERRAIN
from hain.games.earth.datafile import read_box, shipped_texts
from hain.games.earth.notation import (
    HABITATS,
    Effect,
    Start,
    Table,
    read_card,
    read_gaia,
    read_goal,
    read_score,
    write_card,
    write_gaia,
    write_goal,
    write_score,
)
from hain.games.earth.sentence import sentence
from hain.words import LANGUAGES, words
from tests.rules.earth.tables import BOX, CATALOGUE

EARTH = list(BOX.earth.values())
OF_KIND = {kind: [card for card in EARTH if card.kind == kind] for kind in (FLORA, TERRAIN, EVENT)}
GROUND = OF_KIND[FLORA] + OF_KIND[TERRAIN]


@pytest.mark.rule("EAR-6", "EAR-10")
def test_earth_cards_are_numbered() -> None:
    assert {kind: len(cards) for kind, cards in OF_KIND.items()} == {FLORA: 179, TERRAIN: 66, EVENT: 38}
    assert list(BOX.earth) == [f"e{number:02d}" for number in range(1, 284)]
    assert list(BOX.gaia) == [f"g{number}" for number in range(360, 366)]


@pytest.mark.rule("EAR-7", "EAR-49")
def test_types_of_flora() -> None:
    counts = Counter(card.types for card in OF_KIND[FLORA])
    wild = [card.id for card in OF_KIND[FLORA] if len(card.types) == 4]
    assert wild == ["e280", "e281", "e282"]
    assert {types: number for types, number in counts.items() if len(types) == 1} == {
        ("tree",): 44, ("herb",): 44, ("mushroom",): 44, ("bush",): 44,
    }  # fmt: skip


@pytest.mark.rule("EAR-8")
def test_each_habitat_is_on_116_cards() -> None:
    assert [len([card for card in GROUND if habitat in card.habitats]) for habitat in HABITATS] == [116] * 4


@pytest.mark.rule("EAR-9")
def test_two_sided_cards() -> None:
    for sides, letter, first, last in (
        (BOX.islands, "i", 285, 294),
        (BOX.climates, "c", 295, 304),
        (BOX.ecosystems, "y", 305, 336),
        (BOX.fauna, "f", 337, 359),
    ):
        assert list(sides) == [f"{letter}{number}{side}" for number in range(first, last + 1) for side in "ab"]


@pytest.mark.rule("EAR-11")
def test_flora() -> None:
    for card in OF_KIND[FLORA]:
        assert card.cost is not None
        assert 0 <= card.spaces <= 6
        assert 0 <= card.height <= 8
        assert (card.canopy > 0) == (card.height > 0)
    assert len([card for card in OF_KIND[FLORA] if card.spaces == 0]) == 10
    assert len([card for card in OF_KIND[FLORA] if card.height == 0]) == 11


@pytest.mark.rule("EAR-12", "EAR-13")
def test_terrains_and_events() -> None:
    for card in OF_KIND[TERRAIN]:
        assert card.cost is not None
        assert (card.spaces, card.height, card.canopy) == (0, 0, 0)
    for card in OF_KIND[EVENT]:
        assert -4 <= card.vp <= 1
        assert card.cost is None
        assert card.habitats == card.types == ()
        (ability,) = card.abilities
        assert ability.color == "black"
        assert isinstance(ability.deed, Effect)


@pytest.mark.rule("EAR-14")
def test_name_tags() -> None:
    counts = Counter(tag for card in OF_KIND[FLORA] for tag in card.tags)
    assert counts == {"geography": 34, "color": 34, "animal": 34}


@pytest.mark.rule("EAR-19")
def test_counts_of_colors_and_abilities() -> None:
    assert len(BOX.ids()) == len(set(BOX.ids())) == 439
    colors = Counter(color for card in GROUND for color in card.colors())
    assert [colors[color] for color in ("red", "blue", "yellow", "multi")] == [79, 79, 79, 20]
    assert [colors[color] for color in ("green", "black", "brown")] == [18, 18, 61]
    two = [card.kind for card in GROUND if len(card.abilities) == 2]
    assert Counter(two) == {FLORA: 31, TERRAIN: 18}


@pytest.mark.rule("EAR-20")
def test_every_line_is_read_and_written_back() -> None:
    for text in shipped_texts().values():
        for row in text.splitlines():
            if " = " in row:
                card, _, rest = row.partition(' = "')
                line = rest.rpartition('"')[0].rpartition("; ")[2]
                if card.startswith("y"):
                    assert write_score(read_score(line)) == line
                elif card.startswith("f"):
                    assert write_goal(read_goal(line)) == line
                elif card.startswith("g"):
                    whole = rest.rpartition('"')[0]
                    assert write_gaia(read_gaia(whole)) == whole
                else:
                    assert write_card(read_card(line)) == line


@pytest.mark.rule("EAR-21", "EAR-22", "EAR-23", "EAR-24", "EAR-25", "EAR-26", "EAR-27")
def test_colors_of_a_card() -> None:
    assert BOX.earth["e18"].colors() == {"yellow", "red"}
    assert BOX.earth["e236"].colors() == {"multi", "red", "blue", "yellow"}
    assert BOX.earth["e107"].colors() == {"green", "brown"}
    assert all("multi" not in card.colors() or any(a.color == "multi" for a in card.abilities) for card in GROUND)


@pytest.mark.rule("EAR-28")
def test_no_card_has_two_abilities_for_one_action() -> None:
    for card in (*GROUND, *BOX.islands.values(), *BOX.climates.values()):
        for action in ("green", "red", "blue", "yellow"):
            fitting = [a for a in card.abilities if a.color == action or (a.color == "multi" and action != "green")]
            assert len(fitting) <= 1


@pytest.mark.rule("EAR-45")
def test_islands_have_a_black_start_and_another_ability() -> None:
    assert BOX.islands["i285a"].start() == Start(12, 5, 6)
    for island in BOX.islands.values():
        assert "black" in island.colors()
        assert len(island.abilities) == 2


@pytest.mark.rule("EAR-65")
def test_direction_marks() -> None:
    aided = [card.kind for card in GROUND if card.is_aided()]
    assert Counter(aided) == {FLORA: 22, TERRAIN: 21}
    marks = ("@row", "@column", "@ortho", "@diag", "@path", "split@around")
    for card in GROUND:
        assert card.is_aided() == any(mark in write_card(card.abilities) for mark in marks)


@pytest.mark.rule("EAR-81")
def test_tables_are_as_printed() -> None:
    table = BOX.ecosystems["y305a"].score
    assert isinstance(table, Table)
    assert table.points == (0, 4, 8, 13, 23, 28, 30)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_sentence(language: str) -> None:
    say = words(language)
    texts = {}
    for card in BOX.ids():
        assert say(f"earth-card-{card}")
        texts[card] = sentence(BOX, card, say)
        assert texts[card].endswith(".")
        assert texts[card][0].isupper() or texts[card][0].isdigit()
        assert "  " not in texts[card]
        assert ".." not in texts[card]
    assert len(set(texts.values())) > 300


def test_sentences_of_some_cards() -> None:
    say = words("en")
    expected = {
        "e10": "Yellow (grow): discard 1 card from your compost; then gain 3 soil.",
        "e83": "Blue (water): place 1 sprout on each herb in this column.",
        "e268": "Yellow (grow): place up to 3 growth in all on flora around this card.",
        "e12": "Brown (lasting): 2 points for each rocky card in the longest continuous line through this card.",
        "e94": "Brown (lasting): each rocky card costs you 1 soil less.",
        "c304a": "Yellow (grow): if you chose this action, compost 1 card from your hand; then place up to 3 sprouts.",
        "y315a": "6 points for each full row of your grid with four different values (color).",
        "f339a": "Soil in your reserve: at least 20.",
    }
    assert {card: sentence(BOX, card, say) for card in expected} == expected


@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        ("flora.toml", "tree 3/2", "fern 3/2", "earth-data-part"),
        ("flora.toml", "rocky cold", "cold rocky", "earth-data-part"),
        ("flora.toml", "4 sprouts", "7 sprouts", "earth-data-part"),
        ("flora.toml", "height 3/4", "height 3", "earth-data-part"),
        ("flora.toml", "tag geography", "tag smell", "earth-data-part"),
        ("flora.toml", "yellow: +1 growth", "yellow: +1 growths", "earth-data-line"),
        ("flora.toml", "yellow: +1 growth", "pink: +1 growth", "earth-data-line"),
        ("flora.toml", "yellow: +1 growth +1 sprout", "yellow: +1 growth | yellow: +1 sprout", "earth-data-colors"),
        ("flora.toml", "yellow: +1 growth +1 sprout", "brown: wild", "earth-data-wild"),
        ("flora.toml", "e01 =", "i01 =", "earth-data-id"),
        ("flora.toml", "e01 = ", "e01 = 5 # ", "earth-data-id"),
        ("flora.toml", "e01 =", "e01 = =", "earth-data-toml"),
        ("flora.toml", "e01 =", "e02 =", "earth-data-twice"),
        ("terrains.toml", "e02 = ", "# ", "earth-data-count"),
        ("events.toml", "black: -3 growth", "red: -3 growth", "earth-data-event"),
        ("events.toml", "e196 =", "e01 =", "earth-data-twice"),
        ("islands.toml", "black: start 12 draw 5 hand 6 soil | ", "", "earth-data-island"),
        ("fauna.toml", "4 flora(growth>=3)@grid", "4 flora(growth>3)@grid", "earth-data-line"),
        ("ecosystems.toml", "by cards(tree)@grid", "by cards(tree)@moon", "earth-data-line"),
        ("ecosystems.toml", "3 per 2 cards(rocky)@area", "3 per 2 cards(rocky)@area extra", "earth-data-line"),
        ("gaia.toml", "gaia leaf upper", "gaia leaf middle", "earth-data-line"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_card_files_are_refused(file: str, old: str, new: str, key: str, language: str) -> None:
    texts = shipped_texts()
    assert old in texts[file]
    texts[file] = texts[file].replace(old, new, 1)
    with pytest.raises(BadData) as caught:
        read_box(texts)
    assert caught.value.key == key
    assert file.removesuffix(".toml") in words(language).error(caught.value) or key == "earth-data-twice"


def test_a_missing_file_is_refused() -> None:
    texts = shipped_texts()
    del texts["fauna.toml"]
    with pytest.raises(BadData) as caught:
        read_box(texts)
    assert caught.value.key == "earth-data-missing"


def test_the_catalogue_numbers_all_cards() -> None:
    assert CATALOGUE.numbers["e283"] == 283
    assert len(CATALOGUE.ids) == 1 + 283 + 20 + 20 + 1
    assert CATALOGUE.ids[CATALOGUE.unknown] == "?"
