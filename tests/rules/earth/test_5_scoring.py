"""The score sheet, and a table typed for counting."""

import pytest

from hain import BadPosition
from hain.games.earth.position import grid_lines
from hain.games.earth.reading import read_areas, tally
from hain.games.earth.scoring import CATEGORIES, base_points, growth_points
from hain.words import LANGUAGES, words
from tests.rules.earth.tables import CATALOGUE, area, example


@pytest.mark.rule("EAR-179", "EAR-180", "EAR-181", "EAR-182", "EAR-185", "EAR-187", "EAR-264")
def test_the_example_of_the_rulebook() -> None:
    """V-5"""
    (sheet,) = tally(example("V-5"), CATALOGUE)
    assert list(sheet) == list(CATEGORIES)
    assert list(sheet.data().values()) == [29, -2, 15, 22, 13, 30, 18, 20, 13, 38]
    assert sheet.total == 196


@pytest.mark.rule("EAR-184", "EAR-185")
def test_a_full_grid() -> None:
    """V-8"""
    (sheet,) = tally(example("V-8"), CATALOGUE)
    assert list(sheet.data().values()) == [50, -2, 17, 25, 20, 51, 6, 24, 12, 0]
    assert sheet.total == 203


@pytest.mark.rule("EAR-179")
def test_base_points_of_grid_island_and_climate() -> None:
    own = area("e01 e90", events="e203", hand="e04")
    vp = CATALOGUE.vp
    numbers = [CATALOGUE.numbers[card] for card in ("e01", "e90", "i287a", "c295a")]
    assert base_points(own) == sum(vp[number] for number in numbers)


@pytest.mark.rule("EAR-183", "EAR-15")
def test_a_complete_flora_is_worth_its_canopy() -> None:
    found = [growth_points(area(f"e01{pieces}")) for pieces in ("", "+1g", "+2g", "+3g")]
    assert found == [0, 1, 2, 4]


@pytest.mark.rule("EAR-186", "EAR-188")
def test_beginners_have_no_ecosystems() -> None:
    text = "seat 0\nboard i287a c295a\nsoil 40\nhand #9\ngrid d4:d4\ne01\n"
    (sheet,) = tally(text, CATALOGUE)
    assert [sheet[name] for name in CATEGORIES if name.startswith("ecosystem")] == [0, 0, 0]
    assert sheet.total == sheet["base_vp"]


@pytest.mark.rule("EAR-187")
def test_leaves() -> None:
    text = "seat 0\nboard i287a c295a\nleaves f358a=8 f350b=15 full=7\ngrid -\n"
    assert tally(text, CATALOGUE)[0]["fauna"] == 30


@pytest.mark.rule("EAR-257", "EAR-258")
def test_a_grid_reads_back() -> None:
    for name in ("V-5", "V-8"):
        text = example(name)
        (own,) = read_areas(text, CATALOGUE)
        assert "\n".join(grid_lines(own)) == text[text.index("grid") :]
    assert grid_lines(area()) == ["grid -"]


GOOD = """shared y319b y320a
seat 0
board i287a c295a y329a
soil 11
hand #6
compost 15
events e208
leaves f358a=8
grid d1:e2
e10+1s1g e243
. e26
"""


@pytest.mark.rule("EAR-264")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (GOOD, "", "seats"),
        ("seat 0", "seat 1", "seat"),
        ("soil 11", "soil eleven", "number"),
        ("soil 11", "soil 11\nsoil 12", "once"),
        ("soil 11", "mud 11", "line"),
        ("y319b", "y999b", "card"),
        ("i287a", "c295a", "card"),
        ("board i287a c295a y329a", "board i287a", "board"),
        ("hand #6", "hand f358a", "card"),
        ("events e208", "events e01", "card"),
        ("f358a=8", "f358a=9", "leaf"),
        ("f358a=8", "full=8", "leaf"),
        ("f358a=8", "f358a", "number"),
        ("grid d1:e2", "grid d1", "grid"),
        ("grid d1:e2", "grid a1:e2", "span"),
        ("grid d1:e2", "grid e2:d1", "span"),
        (". e26", "e26", "row"),
        ("e243", "e243+9s", "pieces"),
        ("e26", "e26+1s", "pieces"),
        ("e243", "e243s", "cell"),
        ("e243", "e208", "card"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(old: str, new: str, key: str, language: str) -> None:
    assert old in GOOD
    with pytest.raises(BadPosition) as caught:
        tally(GOOD.replace(old, new, 1), CATALOGUE)
    assert caught.value.key == f"earth-position-{key}"
    assert len(words(language).error(caught.value)) > 15
