"""Filters, scopes, counts, scores and goals, and the worked examples of them."""

from typing import Any

import pytest

from hain.games.earth.notation import Filter
from hain.games.earth.reading import read_areas
from tests.rules.earth.tables import (
    BOX,
    CATALOGUE,
    area,
    count,
    ecosystem,
    example,
    goal,
    score,
    terrain,
)


@pytest.mark.rule("EAR-79", "EAR-80", "EAR-81", "EAR-54")
@pytest.mark.parametrize(("place", "table"), [("V-5", "V-6"), ("V-8", "V-9")])
def test_all_ecosystems(place: str, table: str) -> None:
    """V-6 and V-9"""
    own = read_areas(example(place), CATALOGUE)[0]
    expected = dict(entry.split("=") for entry in example(table).split())
    assert list(expected) == list(BOX.ecosystems)
    assert {card: str(ecosystem(card, own)) for card in expected} == expected


@pytest.mark.rule("EAR-82", "EAR-54", "EAR-66", "EAR-72")
@pytest.mark.parametrize(("place", "table"), [("V-5", "V-7"), ("V-8", "V-10")])
def test_all_goals(place: str, table: str) -> None:
    """V-7 and V-10"""
    own = read_areas(example(place), CATALOGUE)[0]
    expected = dict(entry.split("=") for entry in example(table).split())
    assert list(expected) == list(BOX.fauna)
    found = {card: goal(card, own) for card in expected}
    assert {card: f"{number}{'!' if met else ''}" for card, (number, met) in found.items()} == expected


@pytest.mark.rule("EAR-67", "EAR-68", "EAR-69", "EAR-73", "EAR-184")
def test_terrains_in_every_direction() -> None:
    """V-5 and V-8, V-25"""
    own = read_areas(example("V-5"), CATALOGUE)[0]
    assert {card: terrain(card, own) for card in ("e26", "e107", "e129")} == {"e26": 8, "e107": 9, "e129": 13}
    own = read_areas(example("V-8"), CATALOGUE)[0]
    expected = {"e02": 6, "e29": 3, "e27": 10, "e113": 6, "e12": 22, "e26": 4}
    assert {card: terrain(card, own) for card in expected} == expected


@pytest.mark.rule("EAR-69")
def test_a_chain_is_no_region() -> None:
    """V-11 and V-12"""
    own = area(". e13 . / e14 e114 e36 / . e09 e54", "c3")
    assert terrain("e114", own) == 8
    assert terrain("e114", area("e13 e114 e36 / e14 e63 e54", "c3")) == 12


@pytest.mark.rule("EAR-70")
def test_the_longest_diagonal() -> None:
    """V-13"""
    own = area("e09 e01 e10 e04 / e07 e11 e13 e17 / e23 e18 e34 e21 / e24 e35 e31 e36")
    assert [ecosystem(card, own) for card in ("y319b", "y305b", "y319a", "y305a")] == [28, 28, 30, 30]
    assert count("cards(tree)@diagpath", area("e09 e10")) == 0
    assert count("cards(tree)@diagpath", area("e01 e04")) == 1


@pytest.mark.rule("EAR-81")
def test_a_table_of_trees() -> None:
    """V-14"""
    trees = ["e01", "e04", "e07", "e13", "e18", "e21", "e24", "e31"]
    found = [0]
    for number in range(1, 9):
        cells = trees[:number] + ["e05"] * (8 - number)
        found.append(ecosystem("y305a", area(" ".join(cells[:4]) + " / " + " ".join(cells[4:]))))
    assert ecosystem("y305a", area("e05")) == 0
    assert found == [0, 0, 4, 8, 13, 23, 28, 30, 30]


@pytest.mark.rule("EAR-78")
def test_sets_of_five() -> None:
    """V-15"""
    own = area("e06 e14 e24 e05 / e08 e236 e25 e90 / e91 e92 . .", island="i285a", events="e203 e205 e212")
    assert goal("f352a", own) == (2, True)
    assert ecosystem("y325a", own) == 12
    none = area("e06 e14 e24 e05 / e08 e236 e25 e90 / e91 e92 . .", island="i285a")
    assert goal("f352a", none)[0] == 0


@pytest.mark.rule("EAR-74", "EAR-76", "EAR-77")
@pytest.mark.parametrize(
    ("card", "row", "points"),
    [
        ("y315a", "e236 e237 e238 e33", 0),
        ("y315a", "e107 e33 e24 e37", 6),
        ("y315a", "e236 e238 e240 e02", 6),
        ("y315b", "e236 e24 e06 e35", 6),
        ("y315b", "e107 e02 e90 e280", 6),
        ("y326a", "e280 e01 e05 e09", 6),
        ("y326a", "e280 e281 e01 e90", 6),
        ("y326b", "e280 e01 e04 e07", 6),
        ("y326b", "e90 e91 e92 e93", 6),
        ("y326b", "e280 e90 e91 e92", 0),
        ("y328a", "e33 e13 e59 e09", 6),
        ("y328a", "e33 e13 e59 e08", 0),
        ("y328a", "e10 e32 e33 e43", 0),
        ("y322a", "e05+3s e14+2s e44+1s e90", 6),
        ("y322a", "e05+3s e14+2s e44 e90", 0),
        ("y323a", "e01+3g e04+2g e07+1g e90", 7),
        ("y323a", "e01+3g e04+2g e07+3g e90", 0),
    ],
)
def test_a_row_that_passes_a_test(card: str, row: str, points: int) -> None:
    """V-16 to V-20; three cards never do"""
    assert ecosystem(card, area(row)) == points
    assert ecosystem(card, area(row.rpartition(" ")[0])) == 0


@pytest.mark.rule("EAR-74", "EAR-76", "EAR-77")
@pytest.mark.parametrize(
    ("card", "column", "points"),
    [
        ("y316b", "e24 e37 e236 e175", 6),
        ("y328b", "e10 e243 e174 e09", 6),
        ("y328b", "e10 e243 e174 e33", 0),
        ("y318b", "e05 e01 e43 e46", 6),
        ("y318b", "e05 e01 e53 e90", 0),
    ],
)
def test_a_column_that_passes_a_test(card: str, column: str, points: int) -> None:
    """V-17, V-19 and V-20"""
    assert ecosystem(card, area(column.replace(" ", " / "))) == points


@pytest.mark.rule("EAR-79", "EAR-80")
@pytest.mark.parametrize(
    ("name", "amounts", "card", "points"),
    [
        ("soil", (7, 12, 13, 40), "y309b", (14, 24, 24, 24)),
        ("soil", (7, 12, 13, 40), "e165", (14, 24, 26, 30)),
        ("hand", (5, 6, 11, 12, 24, 31), "y310a", (0, 6, 6, 12, 24, 24)),
        ("hand", (5, 6, 11, 12, 24, 31), "e166", (5, 6, 11, 12, 24, 30)),
        ("compost", (3, 4, 31, 32, 40), "y310b", (0, 3, 21, 24, 24)),
        ("compost", (3, 4, 31, 32, 40), "e167", (3, 4, 30, 30, 30)),
    ],
)
def test_caps(name: str, amounts: tuple[int, ...], card: str, points: tuple[int, ...]) -> None:
    """V-21"""
    found = []
    for amount in amounts:
        lines: dict[str, Any] = {name: f"#{amount}" if name == "hand" else amount}
        own = area(card if card.startswith("e") else "e05", **lines)
        found.append(terrain(card, own) if card.startswith("e") else ecosystem(card, own))
    assert tuple(found) == points


@pytest.mark.rule("EAR-79", "EAR-72")
def test_events_are_counted() -> None:
    """V-21"""
    events = [card for card in BOX.earth if BOX.earth[card].kind == "event"]
    found = [ecosystem("y313b", area("e05", events=" ".join(events[:number]))) for number in (1, 2, 3, 9, 10, 12)]
    assert found == [0, 5, 5, 20, 25, 25]


@pytest.mark.rule("EAR-71")
def test_the_best_player() -> None:
    """V-22"""
    own = area("e124 e05 e16")
    other = area("e32 e07 e36 / e236 e25 e90", island="i290b", climate="c300b")
    assert terrain("e124", own, [other]) == 14
    assert terrain("e124", own) == 4


@pytest.mark.rule("EAR-59", "EAR-60", "EAR-63")
def test_none_is_few() -> None:
    """V-23"""
    own = area("e51 e63 e49 e90 / e01 . . .")
    assert {card: goal(card, own)[0] for card in ("f356b", "f357b", "f351b", "f349a", "f359b", "f352b")} == {
        "f356b": 2, "f357b": 1, "f351b": 4, "f349a": 1, "f359b": 3, "f352b": 1,
    }  # fmt: skip
    assert ecosystem("y334b", own) == 6


@pytest.mark.rule("EAR-62", "EAR-64", "EAR-15")
def test_full_and_bare() -> None:
    """V-24"""
    own = area("e51+4s e63+5g e01+4s3g e05+6s / e64+1g e49 e90 .")
    assert goal("f358a", own)[0] == 4
    assert goal("f358b", own)[0] == 1
    assert ecosystem("y335a", own) == 6
    assert ecosystem("y335b", own) == 6
    assert count("flora(sprouts>=4)@grid", own) == 3
    assert count("flora(growth>=3)@grid", own) == 2


@pytest.mark.rule("EAR-55", "EAR-49")
def test_types_and_wild_flora() -> None:
    own = area("e280 e01 e05 e90")
    for kind, number in (("tree", 2), ("herb", 2), ("mushroom", 1), ("bush", 1), ("terrain", 1)):
        assert count(f"cards({kind})@area", own) == number


@pytest.mark.rule("EAR-56")
def test_habitats() -> None:
    own = area("e01 e13 e08")
    assert count("cards(wet)@grid", own) == 1
    assert count("cards(habitats<=0)@grid", own) == 1
    assert count("cards(habitats>=2)@grid", own) == 1


@pytest.mark.rule("EAR-57", "EAR-26")
def test_a_color_word() -> None:
    own = area("e236 e24 e33", island="i285b")
    assert [count(f"cards({color})@grid", own) for color in ("red", "blue", "yellow", "multi")] == [2, 2, 2, 1]
    assert count("cards(black)@area", own) == 1


@pytest.mark.rule("EAR-58", "EAR-14")
def test_name_tags() -> None:
    own = area("e01 e13 e18 e90")
    assert [count(f"flora(tag:{tag})@grid", own) for tag in ("geography", "color", "animal")] == [1, 1, 1]


@pytest.mark.rule("EAR-61")
def test_two_abilities() -> None:
    own = area("e18 e01")
    assert count("cards(abilities>=2)@area", own) == 2  # with the island


@pytest.mark.rule("EAR-66")
def test_the_area_is_grid_island_and_climate() -> None:
    own = area("e01", island="i285b", climate="c295a", events="e203", hand="e04")
    assert count("cards(sunny)@grid", own) == 0
    assert count("cards(sunny)@area", own) == 2


@pytest.mark.rule("EAR-73")
def test_empty_spaces_outside_the_grid() -> None:
    assert terrain("e26", area("e26")) == 16
    assert terrain("e26", area("e01 e26 e04", "e7")) == 8


@pytest.mark.rule("EAR-75")
def test_main_diagonals() -> None:
    full = "e01 e04 e05 e06 / e07 e08 e09 e10 / e11 e13 e14 e15 / e16 e17 e18 e19"
    assert count("diagonals", area(full, "d4")) == 2
    assert count("diagonals", area(full.replace("e19", "."), "d4")) == 1
    assert count("diagonals", area("e01 . . / . e04 . / . . e05", "d4")) == 0
    assert count("rows", area(full)) == count("columns", area(full)) == 4
    assert count("rows", area(full.replace("e19", "."))) == 3


@pytest.mark.rule("EAR-76")
def test_values_are_matched_not_taken_greedily() -> None:
    """Multi must be yellow, for red and blue are wanted by the others."""
    own = area("e236 e06 e24 e107")
    assert score("1 per rows(different color)", own) == 1


@pytest.mark.rule("EAR-54")
def test_flora_counts_only_flora() -> None:
    own = area("e01 e90 e91")
    assert count("cards(cost>=0)@grid", own) == 3
    assert count("flora(height<=8)@grid", own) == 1
    assert not any(CATALOGUE.test("flora", Filter("terrain")).cards)
