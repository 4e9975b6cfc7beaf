"""Positions that cannot be, each refused with its reason in every language."""

import re
from importlib.resources import files

import pytest

from hain import BadPosition
from hain.games.earth.reading import tally
from hain.words import LANGUAGES, words
from tests.rules.earth.tables import CATALOGUE, read

TURN = """game mode=standard seats=2 first=0 active=0 turn=1 action=grow
deck e57 e58 #80
discard 3
fauna f358a:1 f350b: f344b: f340a:
shared y319b y320a
full -

seat 0
board i287a c295a y329a
soil 2
hand e05 e06
compost e07 e09
events e208
doing activate e10 e33
grid d4:e5
e10+1s1g e33
. e26

seat 1
board i286a c297b y330a
soil 0
hand #3
compost 4
leaves f358a=15
grid -

dice 7
"""
PLANT = (
    TURN.replace("action=grow", "action=plant")
    .replace("doing activate e10 e33", "planted e33@e4\ndoing pay 2 on d5 for e191, then plant 0")
)  # fmt: skip
SOLO = """game mode=standard seats=1 first=0 active=G turn=2 action=grow
deck 80
fauna f358a:G f350b: f344b: f340a:
shared y319b y320a

seat 0
board i287a c295a y329a
doing bonus
grid d4:d4
e01

gaia level=medium pass=1
deck g362 g360
card g363
leaves f358a=15
"""
TEAMS = """game mode=standard seats=4 first=0 active=0 turn=1 teams=on
pool 0 soil=3
pool 1 soil=0
deck 80
fauna f358a: f350b: f344b: f340a:
shared y319b y320a

seat 0
board i287a c295a y329a
seat 1
board i286a c297b y330a
seat 2
board i293b c302b y331a
seat 3
board i291a c299b y332a
"""
SIDES = """game mode=standard seats=2 first=0 active=- turn=0 phase=sides
deck 283
fauna f358a: f350b: f344b: f340a:
shared y319b y320a

seat 0
dealt i285 c295 y305
board i285a -
doing sides
seat 1
dealt i286 c296 y306
board - -
doing sides
"""


@pytest.mark.parametrize("text", [TURN, PLANT, SOLO, TEAMS, SIDES])
def test_the_positions_below_are_right_before_they_are_made_wrong(text: str) -> None:
    assert read(read(text).position()) == read(text)


WRONG = [
    (TURN, TURN, "game active=0\n", "seats"),
    (TURN, "seat 1", "seat 2", "seat"),
    (TURN, "seat 1", "seat one", "seat"),
    (SOLO, "leaves", "seat 1\nleaves", "seat"),
    (TURN, "soil 2", "soil 2\nsoil 3", "once"),
    (TURN, "deck e57", "deck 9\ndeck e57", "once"),
    (SOLO, "gaia level", "gaia level=hard\ngaia level", "once"),
    (SOLO, "g362 g360", "g362 g362", "once"),
    (TURN, "soil 2", "mud 2", "line"),
    (TURN, "discard 3", "pile 3", "line"),
    (SOLO, "card g363", "hand 4\ncard g363", "line"),
    (TURN, "soil 2", "soil two", "number"),
    (TURN, "soil 2", "soil -2", "number"),
    (TURN, "soil 2", "soil 2 3", "number"),
    (TURN, "soil 2", "soil", "number"),
    (TURN, "hand #3", "hand #x", "number"),
    (TURN, "compost 4", "compost #284", "number"),
    (TURN, "turn=1", "turn=x", "number"),
    (TURN, "seats=2", "seats=6", "number"),
    (TURN, "first=0", "first=2", "number"),
    (TURN, "f358a:1", "f358a:2", "number"),
    (TURN, "f358a:1", "f358a:G", "number"),
    (TURN, "full -", "full 2", "number"),
    (TURN, "full -", "full 0 1", "number"),
    (TURN, "dice 7", "dice x", "number"),
    (TURN, "activate e10 e33", "plant", "number"),
    (PLANT, "pay 2", "pay 99", "number"),
    (SOLO, "pass=1", "pass=3", "number"),
    (TEAMS, "soil=3", "soil=x", "number"),
    (TURN, "mode=standard", "mode=easy", "word"),
    (TURN, "action=grow", "action=rest", "word"),
    (TURN, "turn=1", "turn=1 phase=night", "word"),
    (TURN, "turn=1", "turn=1 secret=maybe", "word"),
    (TURN, "activate e10 e33", "sleep", "word"),
    (TURN, "activate e10 e33", "idle", "word"),
    (TURN, "doing", "reached f341a\ndoing", "word"),
    (TURN, "doing", "secret h9\ndoing", "word"),
    (PLANT, "on d5", "on d5 with luck", "word"),
    (SOLO, "level=medium", "level=mild", "word"),
    (SOLO, "gaia level=medium pass=1", "gaia", "word"),
    (SOLO, "card g363", "card g366", "word"),
    (SOLO, "g362 g360", "g362 e33", "word"),
    (TURN, "mode=standard", "mode=standard mode=standard", "pair"),
    (TURN, "mode=standard", "standard", "pair"),
    (TURN, "mode=standard", "speed=3", "pair"),
    (SOLO, "pass=1", "turn=1", "pair"),
    (SOLO, "card g363", "card g363\ncounted sprouts=3", "pair"),
    (TEAMS, "soil=3", "mud=3", "pair"),
    (TURN, "y319b", "y999b", "card"),
    (TURN, "i287a", "c295a", "card"),
    (TURN, "hand e05", "hand e284", "card"),
    (TURN, "hand e05", "hand i286b", "card"),
    (TURN, "events e208", "events e01", "card"),
    (TURN, "f350b:", "f999b:", "card"),
    (TURN, "e33\n.", "e208\n.", "card"),
    (TURN, "activate e10 e33", "activate e10 y305a", "card"),
    (TURN, "doing activate", "doing place sprout 2 for luck, then activate", "card"),
    (TURN, "doing activate", "doing place sprout 2, then activate", "card"),
    (SIDES, "dealt i285", "dealt i285a", "card"),
    (SIDES, "dealt i285", "dealt e33", "card"),
    (TURN, "board i287a c295a y329a", "board i287a", "board"),
    (TURN, "board i287a c295a y329a\n", "", "board"),
    (TURN, "board i287a c295a y329a", "board i287a c295a y329a y330a", "board"),
    (TURN, "grid d4:e5", "grid d4", "grid"),
    (TURN, "grid -", "grid", "grid"),
    (TURN, "grid d4:e5", "grid d4:h5", "grid"),
    (TURN, "grid d4:e5", "grid d4:d3", "span"),
    (TURN, "grid d4:e5", "grid a4:e5", "span"),
    (TURN, ". e26", "e26", "row"),
    (TURN, ". e26", ". e26 .", "row"),
    (TURN, "e33\n.", "e33s\n.", "cell"),
    (TURN, "e10+1s1g", "e10+1g1s", "cell"),
    (TURN, "e10+1s1g", "-", "cell"),
    (TURN, "e10+1s1g", "e10+2s1g", "pieces"),
    (TURN, "e10+1s1g", "e10+1s2g", "pieces"),
    (TURN, ". e26", ". e26+1s", "pieces"),
    (TURN, ". e26", ". ?+7s", "pieces"),
    (TURN, "game mode=standard seats=2 first=0 active=0 turn=1 action=grow\n", "", "head"),
    (TURN, "seats=2", "seats=3", "blocks"),
    (TURN, "turn=1", "turn=1 teams=on", "teams"),
    (TURN, " f340a:", "", "fauna"),
    (TURN, "f340a:", "f358b:", "fauna"),
    (TURN, "f350b:", "f350b:0,0", "fauna"),
    (TEAMS, "pool 1 soil=0\n", "", "pools"),
    (TEAMS, "pool 1", "pool 2", "pools"),
    (TEAMS, "pool 1 soil=0", "pool 1 soil=0\npool 2 soil=0", "pools"),
    (SOLO, SOLO[SOLO.index("gaia level") :], "", "gaia"),
    (TURN, "dice 7", "gaia level=medium", "gaia"),
    (PLANT, "planted e33@e4", "planted e33", "planted"),
    (PLANT, "planted e33@e4", "planted e33@e8", "planted"),
    (TURN, "doing activate e10 e33", "doing", "doing"),
    (TURN, "doing activate", "doing hum 2 for e10, then activate", "doing"),
    (TURN, "doing activate", "doing pay soil 2 for e10, then activate", "doing"),
    (TURN, "doing activate", "doing place sprout many for e10, then activate", "doing"),
    (TURN, " action=grow", "", "doing"),
    (TURN, "activate e10 e33", "activate e10 e26", "list"),
    (TURN, "activate e10 e33", "activate c295a e33", "list"),
    (TURN, "activate e10 e33", "activate e33 e10", "order"),
    (TURN, "activate e10 e33", "activate e10 e10", "order"),
    (TURN, "f358a=15", "f358a=11", "leaves"),
    (TURN, "f358a=15", "f358a=15 full=7", "leaves"),
    (TURN, "events", "leaves f358a=15\nevents", "leaves"),
    (SOLO, "leaves f358a=15", "leaves", "leaves"),
    (TURN, "#80", "#269", "unseen"),
    (TURN, "hand e05", "hand e33", "cards"),
    (TURN, "deck e57", "deck e58", "cards"),
    (PLANT, "hand e05", "hand e191", "cards"),
    (PLANT, "soil 2\nhand e05 e06", "soil 1", "part"),
    (TURN, "doing activate e10 e33\n", "", "nobody"),
    (SIDES, "board i285a -", "board i286a -", "dealt"),
    (SIDES, "board i285a -", "board - c295a", "dealt"),
    (SIDES, "board i285a -", "board i285a c295a y306a", "dealt"),
    (SIDES, "dealt i285 c295 y305\nboard i285a -", "board i285a -", "dealt"),
    (SIDES, "board - -\ndoing sides", "board - -", "dealt"),
    (SIDES, "board i285a -", "board i285a c295a y305a", "dealt"),
    (SIDES, "board i285a -", "board - - y305a", "dealt"),
    (SIDES, "c295 y305", "c295", "dealt"),
    (TURN, "i287a c295a y329a", "i287a -", "boards"),
    (TURN, "i287a c295a y329a", "i287a c295a", "boards"),
    (TEAMS, "mode=standard", "mode=beginner", "boards"),
    (TURN, "board i287a", "dealt i287\nboard i287a", "boards"),
    (TURN, "board i287a", "board ?", "boards"),
    (TURN, "i286a c297b y330a", "i287b c297b y330a", "sides"),
    (TURN, "i286a c297b y330a", "i286a c295b y330a", "sides"),
    (TURN, "i286a c297b y330a", "i286a c297b y319a", "sides"),
    (SIDES, "dealt i286 c296 y306", "dealt i285 c296 y306", "sides"),
    (TURN, "shared y319b y320a", "shared y319b", "shared"),
    (TURN, "grid d4:e5\ne10+1s1g e33\n. e26", "grid d4:f6\ne10+1s1g . .\n. . .\n. . e33", "loose"),
    (TURN, "grid d4:e5", "grid e5:f6", "loose"),
    (TURN, "turn=1", "turn=0", "turn"),
    (SIDES, "turn=0", "turn=1", "turn"),
    (TURN, "active=0", "active=1", "active"),
    (TURN, "turn=1", "turn=2", "active"),
    (TURN, "active=0", "active=-", "active"),
    (SOLO, "card g363\n", "", "gaia-card"),
    (SOLO, "card g363", "card g361", "gaia-card"),
    (SOLO, "turn=2 action=grow", "turn=2", "gaia-card"),
    (SOLO, "action=grow", "action=water", "gaia-card"),
    (SOLO, "g362 g360", "g362 g363", "gaia-card"),
    (SIDES, "phase=sides", "phase=sides action=grow", "phase"),
    (TEAMS, "turn=1", "turn=1 phase=last", "phase"),
    (PLANT, "doing", "secret e4\ndoing", "secret"),
    (TURN, ". e26", ". ?", "secret"),
    (PLANT.replace("turn=1", "turn=1 secret=on"), "doing", "secret g7\ndoing", "secret"),
    (TURN, "doing", "planted e33@e4\ndoing", "plantings"),
    (PLANT, "planted e33@e4", "planted e33@a1", "plantings"),
    (PLANT, "planted e33@e4", "planted ?@e4", "plantings"),
    (PLANT, "planted e33@e4", "planted e33@e4 e10@d4 e26@e5", "plantings"),
    (TURN, "activate e10 e33", "bonus", "point"),
    (TURN, "activate e10 e33", "plant 1", "point"),
    (TURN, "activate e10 e33", "last", "point"),
    (TURN, "activate e10 e33", "soil 2", "point"),
    (TURN, "activate e10 e33", "all, then activate e10 e33", "point"),
    (TURN, "activate e10 e33", "order", "point"),
    (PLANT, "plant 0", "plant 3", "point"),
    (PLANT, "pay 2 on d5 for e191, then plant 0", "keep", "point"),
    (SIDES, "phase=sides", "phase=start", "boards"),
    (PLANT, "on d5", "on d4", "paying"),
    (PLANT, "on d5", "on g7", "paying"),
    (PLANT, "for e191", "for e13", "paying"),
    (TURN, "doing activate", "doing pay 2 on d5 for e191, then activate", "paying"),
    (TURN, "doing activate", "doing pay unsprout 2 for e10, then activate", "effect"),
    (TURN, "doing activate", "doing pay ungrow 2 for e10, then activate", "effect"),
    (TURN, "doing activate", "doing pick 3 for e262, then activate", "effect"),
    (TURN, "doing activate", "doing gain soil 2 for e33, then activate", "effect"),
]


@pytest.mark.rule("EAR-257", "EAR-258", "EAR-259", "EAR-260", "EAR-261", "EAR-262", "EAR-263")
@pytest.mark.parametrize(("good", "old", "new", "key"), WRONG)
def test_what_cannot_be_is_refused_with_its_reason(good: str, old: str, new: str, key: str) -> None:
    assert old in good
    with pytest.raises(BadPosition) as caught:
        read(good.replace(old, new, 1))
    assert caught.value.key == f"earth-position-{key}"
    assert [language for language in LANGUAGES if len(words(language).error(caught.value)) < 15] == []


@pytest.mark.rule("EAR-264")
def test_points_of_leaves_that_no_rank_has_are_refused() -> None:
    with pytest.raises(BadPosition) as caught:
        tally("seat 0\nboard i287a c295a\nleaves f358a=9\n", CATALOGUE)
    assert caught.value.key == "earth-position-leaf"


def test_every_reason_is_shown_here() -> None:
    messages = files("hain").joinpath("locales", "en", "earth.ftl").read_text("utf-8")
    assert set(re.findall("^earth-position-[a-z-]+", messages, re.MULTILINE)) == {
        f"earth-position-{key}" for *_, key in WRONG
    } | {"earth-position-leaf"}
