"""Cards with an ability of their own kind, each played for real; numbers are those printed on the cards."""

import pytest

from hain.games.earth.cards import EVENT
from hain.games.earth.state import EarthState
from tests.rules.earth.tables import (
    BOX,
    Block,
    cell,
    compost,
    events,
    grid,
    hand,
    kinds,
    legal,
    names,
    pieces,
    play,
    point,
    refused,
    seat,
    soil,
    table,
)

MUDPOT = "e223"
"""An event for nothing, in the hand of a seat that has to stop where it stands."""
OTHER_MUDPOT = "e220"
GROUND = "e192+2s2g e265+2s1g"
"""Flora without an ability to activate, with pieces to pay and room for more."""
Owned = tuple[int, int, int, int, int]


def owned(state: EarthState, number: int = 0) -> Owned:
    """Soil, cards in hand and compost, sprouts and growth pieces."""
    return soil(state, number), len(hand(state, number)), len(compost(state, number)), *pieces(state, number)


def gained(state: EarthState, before: Owned, number: int = 0) -> list[int]:
    return [after - at_first for after, at_first in zip(owned(state, number), before)]


def beside(own: Block) -> Block:
    """Another seat, with other cards on its board, that does not hinder."""
    board = str(own.get("board", ""))
    return seat(
        "e283",
        board="i293a c298b y330a" if "i294" in board or "c299" in board else "i294a c299b y330a",
        hand=OTHER_MUDPOT,
    )


def chosen(action: str, own: Block) -> EarthState:
    """The first seat has chosen the action and placed none of its bonus pieces."""
    state = table(own, beside(own))
    play(state, f"0 choose {action}")
    if point(state).startswith("place"):
        play(state, "0 done")
    return state


def after_bonus(action: str, own: Block) -> EarthState:
    """Another seat has chosen the action; the second one, with this block, has passed."""
    state = table(beside(own), own)
    play(state, f"0 choose {action}", "1 pass")
    return state


# copying


@pytest.mark.rule("EAR-47", "EAR-48")
def test_swamp_sprouts_copy_blue_from_their_own_place() -> None:
    ground = "e83 e05 / e32 e280 / e48 e236"
    state = chosen("water", seat(ground, at="c4", board="i287a c297a y329a", compost=2, hand=MUDPOT))
    play(state, "0 order grid")
    assert legal(state, 0, "copy") == [f"copy e280 {card}" for card in ("e83", "e05", "e32", "e48", "e236")]
    assert refused(state, "0 use e280") == "EAR-155"
    assert refused(state, "0 copy e280 c297a") == "EAR-48"
    assert refused(state, "0 copy e280 e280") == "EAR-47"
    play(state, "0 copy e280 e83")
    assert legal(state) == ["all", "sprout d4", "sprout d5", "done"]
    play(state, "0 all")
    assert grid(state) == "e83 e05+1s / e32 e280+1s / e48 e236"
    assert point(state) == "activate e48 e236 c297a"


@pytest.mark.rule("EAR-47", "EAR-48", "EAR-104")
def test_dragon_sprouts_copy_red_and_pay_as_usual() -> None:
    state = chosen("compost", seat("e133 e281 e160 e05", hand=MUDPOT))
    play(state, "0 order grid")
    assert legal(state, 0, "copy") == ["copy e281 e160"]
    state = chosen("compost", seat("e133+2s e281+1s e160 e05", hand=MUDPOT))
    play(state, "0 order grid")
    assert legal(state, 0, "copy") == ["copy e281 e133", "copy e281 e160"]
    assert refused(state, "0 copy e281 e05") == "EAR-47"
    before = owned(state)
    play(state, "0 copy e281 e133", "0 unsprout d4", "0 unsprout e4")
    assert gained(state, before) == [4, 0, 0, -2, 0]
    play(state, "0 use e160")
    assert gained(state, before) == [7, 0, 0, -2, 0]


@pytest.mark.rule("EAR-47", "EAR-48")
def test_yellow_sprouts_copy_a_used_card_once_more() -> None:
    state = chosen("grow", seat("e33 e282 e240", hand=MUDPOT, compost=2))
    before = owned(state)
    play(state, "0 use e33")
    assert legal(state, 0, "copy") == ["copy e282 e33", "copy e282 e240"]
    play(state, "0 copy e282 e240")
    assert gained(state, before) == [3, 0, -1, 0, 0]
    assert refused(state, "0 copy e282 e33") == "EAR-156"
    play(state, "0 use e240")
    assert gained(state, before) == [4, 0, -2, 0, 0]


@pytest.mark.rule("EAR-47", "EAR-155")
def test_a_copy_with_nothing_to_copy_is_not_usable() -> None:
    state = chosen("grow", seat("e282 e05", hand=MUDPOT))
    assert (point(state), legal(state)) == ("activate e282", ["done", "event e223", "part"])
    assert refused(state, "0 copy e282 e05") == "EAR-47"


@pytest.mark.rule("EAR-47", "EAR-44")
def test_around_means_around_the_copying_card() -> None:
    state = chosen("grow", seat("e41 e282 e43 e268", at="d4", hand=MUDPOT))
    play(state, "0 copy e282 e268")
    assert legal(state, 0, "grow") == ["grow d4", "grow f4"]


# terrains that are replaced, terrains that forbid


@pytest.mark.rule("EAR-53", "EAR-138")
@pytest.mark.parametrize(
    ("terrain", "fitting", "others"),
    [("e230", "e45", "e05 e33"), ("e231", "e05", "e45 e33"), ("e232", "e33", "e45 e05")],
)
def test_terrains_that_are_replaced_by_a_colour(terrain: str, fitting: str, others: str) -> None:
    state = table(
        seat(hand=MUDPOT),
        seat(f"e01 {terrain}", hand=f"e45 e05 e33 e236 {OTHER_MUDPOT}", compost="e06"),
        deck="e57 e58 e60 #90",
    )
    play(state, "0 choose plant")
    assert legal(state, 1, "replace") == [f"replace {fitting} e4", "replace e236 e4"]
    assert refused(state, f"1 replace {others[:3]} e4") == "EAR-138"
    assert refused(state, f"1 replace {others[4:]} e4") == "EAR-138"
    log = play(state, f"1 replace {fitting} e4")
    assert kinds(log) == ["replaced", "drew", "drew"]
    assert (cell(state, "e4", 1), compost(state, 1), soil(state, 1)) == (fitting, ["e06", terrain], 0)
    assert set(hand(state, 1)) == {*others.split(), "e236", OTHER_MUDPOT, "e57", "e58", "e60"}


@pytest.mark.rule("EAR-52", "EAR-125")
@pytest.mark.parametrize(
    ("terrain", "forbidden", "allowed"),
    [
        ("e178", "compost", ["choose plant", "choose water", "choose grow"]),
        ("e179", "grow", ["choose plant", "choose compost", "choose water"]),
        ("e180", "water", ["choose plant", "choose compost", "choose grow"]),
    ],
)
def test_terrains_that_forbid_an_action(terrain: str, forbidden: str, allowed: list[str]) -> None:
    state = table(seat(terrain), seat("e13"))
    assert legal(state, 0, "choose") == allowed
    assert refused(state, f"0 choose {forbidden}") == "EAR-125"
    assert len(legal(table(seat("e13"), seat(terrain)), 0, "choose")) == 4


@pytest.mark.rule("EAR-52")
@pytest.mark.parametrize(
    ("terrain", "action", "bonus", "listed", "brought"),
    [
        ("e178", "compost", ["take deck"], "e06", [2, 0, 2, 0, 0]),
        ("e179", "grow", ["take draw"], "e33", [2, 2, 0, 0, 0]),
        ("e180", "water", ["take sprout", "all"], "e48", [2, 0, 0, 2, 0]),
    ],
)
def test_they_do_not_hinder_when_another_seat_chooses(
    terrain: str, action: str, bonus: list[str], listed: str, brought: list[int]
) -> None:
    own = seat(f"{terrain} {listed}", board="i287a c304a y329a", hand=MUDPOT)
    state = table(beside(own), own)
    play(state, f"0 choose {action}")
    before = owned(state, 1)
    play(state, *(f"1 {move}" for move in bonus))
    assert point(state, 1) == f"activate {listed}"
    play(state, f"1 use {listed}")
    assert gained(state, before, 1) == brought


@pytest.mark.rule("EAR-145")
@pytest.mark.parametrize(
    ("terrain", "answers", "brought"),
    [
        ("e178", [], [1, 0, 2, 0, 0]),
        ("e179", ["grow d4"], [0, 1, 0, 0, 1]),
        ("e180", ["all"], [0, 0, 0, 3, 0]),
        ("e230", ["compost e05", "compost e06"], [0, -2, 2, 0, 0]),
        ("e231", ["all"], [0, 0, 0, 2, 0]),
        ("e232", ["grow e4"], [0, 0, 0, 0, 1]),
    ],
)
def test_the_green_abilities_of_both_kinds(terrain: str, answers: list[str], brought: list[int]) -> None:
    own = seat(f"{GROUND} {terrain}", hand=f"e05 e06 {MUDPOT}", doing=f"activate {terrain}")
    state = table(own, seat("e13"), action="plant")
    before = owned(state)
    play(state, f"0 use {terrain}", *(f"0 {answer}" for answer in answers))
    assert gained(state, before) == brought


# cards paid with something else

PAYING = "e05+4s e13+2s2g e43+3g"


@pytest.mark.rule("EAR-50", "EAR-135")
@pytest.mark.parametrize(
    ("card", "answers", "left"),
    [
        ("e190", ["compost e06", "compost e07", "compost e08"], (0, 2, 3, 6, 5)),
        ("e191", ["compost e06", "compost e07", "compost e08", "compost e09"], (0, 1, 4, 6, 5)),
        ("e192", ["unsprout d4", "unsprout d4", "unsprout e4"], (0, 5, 0, 3, 5)),
        ("e193", ["unsprout d4", "unsprout d4", "unsprout e4", "unsprout d4"], (0, 5, 0, 2, 5)),
        ("e194", ["ungrow e4"], (0, 5, 0, 6, 4)),
        ("e195", ["ungrow e4", "ungrow f4", "ungrow f4", "ungrow e4"], (0, 5, 0, 6, 1)),
    ],
)
def test_a_card_is_paid_without_any_soil(card: str, answers: list[str], left: Owned) -> None:
    own = seat(PAYING, board="i294b c295a y329a", hand=f"{card} e06 e07 e08 e09 e11")
    state = table(own, seat("e283", hand=MUDPOT))
    play(state, "0 choose plant", f"0 plant {card} d5", *(f"0 {answer}" for answer in answers[:-1]))
    assert cell(state, "d5") == "."
    play(state, f"0 {answers[-1]}")
    assert (cell(state, "d5"), owned(state)) == (card, left)


@pytest.mark.rule("EAR-50", "EAR-135", "EAR-136")
@pytest.mark.parametrize(
    ("card", "cost", "first"),
    [
        ("e190", 3, "compost e06"),
        ("e191", 4, "compost e06"),
        ("e192", 3, "unsprout d4"),
        ("e193", 4, "unsprout d4"),
        ("e195", 4, "ungrow e4"),
    ],
)
def test_a_card_is_paid_partly_in_soil(card: str, cost: int, first: str) -> None:
    own = seat(PAYING, board="i294b c295a y329a", hand=f"{card} e06 e07 e08 e09", soil=cost - 1)
    state = table(own, seat("e283", hand=MUDPOT))
    play(state, "0 choose plant", f"0 plant {card} d5")
    assert refused(state, "0 pay") == "EAR-135"
    play(state, f"0 {first}", "0 pay")
    assert (cell(state, "d5"), soil(state)) == (card, 0)


@pytest.mark.rule("EAR-50", "EAR-135")
def test_a_card_of_cost_one_is_paid_in_soil_or_growth() -> None:
    own = seat(PAYING, board="i294b c295a y329a", hand="e194 e06", soil=1)
    state = table(own, seat("e283", hand=MUDPOT))
    play(state, "0 choose plant", "0 plant e194 d5")
    assert legal(state) == ["pay", "ungrow e4", "ungrow f4"]
    play(state, "0 pay")
    assert (cell(state, "d5"), soil(state), pieces(state)) == ("e194", 0, (6, 5))


# Shooting Star


@pytest.mark.rule("EAR-40", "EAR-116")
def test_shooting_star_takes_one_of_three() -> None:
    state = table(seat("e13", hand="e262", compost="e05 e06 e07 e08"), seat())
    log = play(state, "0 event e262")
    assert legal(state) == ["pick e08", "pick e07", "pick e06", "pass"]
    assert log[1].seen_by(1).details == {"count": 3}
    play(state, "0 pick e07")
    assert (hand(state), compost(state), events(state)) == (["e07"], ["e05", "e06", "e08"], ["e262"])


@pytest.mark.rule("EAR-40", "EAR-116")
def test_shooting_star_may_take_none() -> None:
    state = table(seat("e13", hand="e262", compost="e05 e06 e07 e08"), seat())
    play(state, "0 event e262", "0 pass")
    assert (hand(state), compost(state)) == ([], ["e05", "e06", "e07", "e08"])


@pytest.mark.rule("EAR-40")
def test_shooting_star_with_a_small_compost() -> None:
    state = table(seat("e13", hand="e262", compost="e05 e06"), seat())
    play(state, "0 event e262")
    assert legal(state) == ["pick e06", "pick e05", "pass"]


@pytest.mark.rule("EAR-40", "EAR-163")
def test_shooting_star_for_nothing() -> None:
    state = table(seat("e13", hand="e262"), seat())
    play(state, "0 event e262")
    assert (events(state), hand(state), point(state)) == (["e262"], [], "action")


# pieces that go to certain cards

KINSHIP = {
    "tree": ("e13", "e43", "e47+4s4g", "e59", "e44"),
    "herb": ("e62", "e48", "e73+4s4g", "e44", "e13"),
    "mushroom": ("e60", "e50", "e46+3s3g", "e77", "e13"),
    "bush": ("e25", "e41", "e20+2s3g", "e15", "e13"),
}
"""Four flora of a type, the third of them full, and one of another type."""


def field(type_: str, middle: str) -> str:
    """The card on d4 with two of the type that have room in its row, two in its column, one of each two wild."""
    left, above, below, corner, foreign = KINSHIP[type_]
    return f"{corner} {above} . . / {left} {middle} {foreign} e280 / . {below} . . / . e281 . ."


@pytest.mark.rule("EAR-43", "EAR-49", "EAR-113")
@pytest.mark.parametrize(
    ("card", "type_", "piece", "line"),
    [
        ("e89", "tree", "sprout", "column"),
        ("e138", "tree", "sprout", "row"),
        ("e140", "tree", "grow", "column"),
        ("e143", "tree", "grow", "row"),
        ("e83", "herb", "sprout", "column"),
        ("e144", "herb", "sprout", "row"),
        ("e137", "herb", "grow", "column"),
        ("e149", "herb", "grow", "row"),
        ("e132", "mushroom", "sprout", "column"),
        ("e135", "mushroom", "sprout", "row"),
        ("e131", "mushroom", "grow", "column"),
        ("e146", "mushroom", "grow", "row"),
        ("e86", "bush", "sprout", "column"),
        ("e141", "bush", "sprout", "row"),
        ("e134", "bush", "grow", "column"),
        ("e152", "bush", "grow", "row"),
    ],
)
def test_one_piece_on_each_flora_of_a_type_in_a_line(card: str, type_: str, piece: str, line: str) -> None:
    spaces = ["c4", "d4", "f4"] if line == "row" else ["d3", "d4", "d6"]
    state = chosen("water" if piece == "sprout" else "grow", seat(field(type_, card), at="c3", hand=MUDPOT))
    play(state, f"0 use {card}")
    assert legal(state, 0, piece) == [f"{piece} {space}" for space in spaces]
    assert refused(state, f"0 {piece} c3") == "EAR-43"
    assert refused(state, f"0 {piece} e4") == "EAR-43"
    before = owned(state)
    play(state, f"0 {piece} d4")
    assert refused(state, f"0 {piece} d4") == "EAR-43"
    play(state, "0 all")
    assert gained(state, before) == ([0, 0, 0, 3, 0] if piece == "sprout" else [0, 0, 0, 0, 3])
    suffix = "+1s" if piece == "sprout" else "+1g"
    assert [cell(state, space)[-3:] for space in spaces] == [suffix] * 3


@pytest.mark.rule("EAR-44")
@pytest.mark.parametrize(
    ("card", "piece"),
    [("e268", "grow"), ("e269", "sprout"), ("e271", "grow"), ("e274", "sprout"), ("e277", "grow"), ("e278", "sprout")],
)
def test_three_pieces_around_a_card(card: str, piece: str) -> None:
    action = "water" if piece == "sprout" else "grow"
    state = chosen(action, seat(field("bush", card), at="c3", hand=MUDPOT))
    play(state, f"0 use {card}")
    assert legal(state, 0, piece) == [f"{piece} {space}" for space in ("c3", "d3", "c4", "e4")]
    assert refused(state, f"0 {piece} f4") == "EAR-44"
    assert refused(state, f"0 {piece} d6") == "EAR-44"
    before = owned(state)
    play(state, f"0 {piece} d3", f"0 {piece} d3", f"0 {piece} e4")
    assert gained(state, before) == ([0, 0, 0, 3, 0] if piece == "sprout" else [0, 0, 0, 0, 3])
    assert (cell(state, "d3")[-3:-1], cell(state, "e4")[-3:-1]) == ("+2", "+1")
    assert point(state).split()[0] == "activate"


# islands

PLANTED = [
    ("i285a", "e90", "e91", "e05", [], [0, 2, 0, 0, 0]),
    ("i287b", "e05", "e33", "e98", ["all"], [0, 0, 0, 0, 4]),
    ("i288b", "e33", "e236", "e05", [], [4, 0, 0, 0, 0]),
    ("i289b", "e87", "e236", "e05", [], [4, 0, 0, 0, 0]),
    ("i290a", "e32", "e90", "e05", ["all"], [0, 0, 0, 4, 0]),
    ("i293a", "e90", "e91", "e05", [], [4, 0, 0, 0, 0]),
    ("i294a", "e05", "e32", "e33", ["all"], [0, 0, 0, 4, 0]),
    ("i294b", "e32", "e10", "e05", ["all"], [0, 0, 0, 0, 4]),
]
"""An island, two cards for which it gives something, one for which it gives nothing, and what it gives for the two."""


@pytest.mark.rule("EAR-42")
@pytest.mark.parametrize(("island", "first", "second", "_none", "answers", "brought"), PLANTED)
def test_islands_that_give_something_for_planted_cards(
    island: str, first: str, second: str, _none: str, answers: list[str], brought: list[int]
) -> None:
    own = seat(GROUND, board=f"{island} c304b y329a", hand=f"{first} {second} {MUDPOT}", soil=9)
    state = chosen("plant", own)
    play(state, f"0 plant {first} d5", f"0 plant {second} e5", "0 done")
    play(state, f"0 keep {names(state.seats[0].four)[0]}")
    before = owned(state)
    play(state, f"0 use {island}", *(f"0 {answer}" for answer in answers))
    assert gained(state, before) == brought


@pytest.mark.rule("EAR-42", "EAR-117")
@pytest.mark.parametrize(("island", "_first", "_second", "none", "_answers", "_brought"), PLANTED)
def test_they_give_nothing_for_other_cards(
    island: str, _first: str, _second: str, none: str, _answers: list[str], _brought: list[int]
) -> None:
    own = seat(GROUND, board=f"{island} c304b y329a", hand=f"{none} {MUDPOT}", soil=9)
    state = chosen("plant", own)
    play(state, f"0 plant {none} d5", "0 done")
    play(state, f"0 keep {names(state.seats[0].four)[0]}")
    assert point(state) == f"activate {island}"
    assert refused(state, f"0 use {island}") == "EAR-117"


@pytest.mark.rule("EAR-42")
def test_they_serve_other_seats_for_their_one_planting() -> None:
    state = table(seat(hand=MUDPOT), seat("e01", board="i288b c304b y330a", hand=f"e33 {OTHER_MUDPOT}"))
    play(state, "0 choose plant", "1 plant e33 e4", "1 use i288b")
    assert soil(state, 1) == 2


ACTIVE_ISLANDS = [
    ("i286b", "grow", ["all"], [0, 0, 0, 2, 0]),
    ("i288a", "compost", ["compost e05", "compost e06", "compost e07"], [0, -3, 3, 0, 0]),
    ("i289a", "grow", ["all"], [0, 0, 0, 0, 2]),
    ("i290b", "water", [], [2, 0, 0, 0, 0]),
    ("i292a", "water", [], [0, 2, 0, 0, 0]),
    ("i292b", "compost", [], [0, 2, 0, 0, 0]),
]


@pytest.mark.rule("EAR-41", "EAR-153")
@pytest.mark.parametrize(("island", "action", "answers", "brought"), ACTIVE_ISLANDS)
def test_islands_that_serve_the_active_seat(island: str, action: str, answers: list[str], brought: list[int]) -> None:
    state = chosen(action, seat(GROUND, board=f"{island} c299a y329a", hand=f"e05 e06 e07 e08 {MUDPOT}"))
    if action == "water":
        assert point(state) == f"activate {island} c299a"
    before = owned(state)
    play(state, f"0 use {island}", *(f"0 {answer}" for answer in answers))
    assert gained(state, before) == brought


@pytest.mark.rule("EAR-41")
@pytest.mark.parametrize(("island", "action", "_answers", "_brought"), ACTIVE_ISLANDS)
def test_and_not_the_others(island: str, action: str, _answers: list[str], _brought: list[int]) -> None:
    state = after_bonus(action, seat(GROUND, board=f"{island} c304b y329a", hand=f"e05 e06 {MUDPOT}"))
    assert refused(state, f"1 use {island}") == "EAR-41"


@pytest.mark.rule("EAR-46")
@pytest.mark.parametrize(
    ("island", "brought", "told"),
    [("i285b", [2, -1, 0, 0, 0], ["event", "soil", "soil"]), ("i291b", [1, 0, 0, 0, 0], ["event", "soil", "drew"])],
)
def test_islands_that_give_something_for_an_event(island: str, brought: list[int], told: list[str]) -> None:
    state = table(seat(GROUND, board=f"{island} c304b y329a", hand=MUDPOT), seat("e13"))
    before = owned(state)
    log = play(state, f"0 event {MUDPOT}")
    assert (kinds(log), gained(state, before)) == (told, brought)


@pytest.mark.rule("EAR-51")
@pytest.mark.parametrize(
    ("island", "matching", "other"),
    [("i286a", "e62", "e16"), ("i287a", "e16", "e62"), ("i291a", "e84", "e62"), ("i293b", "e16", "e84")],
)
def test_islands_that_make_cards_cheaper(island: str, matching: str, other: str) -> None:
    prices = {"e16": 6, "e62": 5, "e84": 8}
    state = chosen("plant", seat("e05", board=f"{island} c304b y329a", hand=f"{matching} {other}", soil=20))
    play(state, f"0 plant {other} e4")
    assert soil(state) == 20 - prices[other]
    play(state, f"0 plant {matching} f4")
    assert soil(state) == 20 - prices[other] - prices[matching] + 1


# climates

CLIMATES = [
    ("c295b", "water", ["compost e05", "all"], [0, -1, 1, 1, 0]),
    ("c296a", "grow", ["ungrow d4"], [2, 0, 0, 0, -1]),
    ("c297b", "compost", [], [2, 0, -1, 0, 0]),
    ("c298a", "water", ["unsprout d4", "all"], [0, 0, 0, -1, 3]),
    ("c298b", "grow", ["grow d4", "compost e06"], [0, -1, 1, 0, 1]),
    ("c299a", "water", ["compost e06"], [1, -1, 1, 0, 0]),
    ("c299b", "compost", ["ungrow e4"], [2, 0, 0, 0, -1]),
    ("c300a", "grow", [], [0, 2, -1, 0, 0]),
    ("c300b", "water", ["ungrow d4"], [2, 0, 0, 0, -1]),
    ("c301a", "grow", ["compost e05", "compost e06", "all"], [0, -2, 2, 0, 1]),
    ("c302b", "compost", ["all"], [0, 0, -1, 3, 0]),
    ("c303b", "compost", ["all"], [0, 0, 0, 1, 0]),
    ("c303b", "water", ["unsprout d4", "compost e05", "compost e06", "compost e07"], [0, -3, 3, -1, 0]),
    ("c304b", "grow", [], [1, 0, 0, 0, 0]),
]
ACTIVE_CLIMATES = [
    ("c295a", "compost", [], [0, 2, 0, 0, 0]),
    ("c296b", "compost", [], [2, 0, 0, 0, 0]),
    ("c297a", "water", [], [0, 2, 0, 0, 0]),
    ("c301b", "compost", ["all"], [0, 0, 0, 0, 2]),
    ("c302a", "water", ["all"], [0, 0, 0, 0, 2]),
    ("c303a", "grow", [], [2, 0, 0, 0, 0]),
    ("c304a", "grow", ["compost e05", "all"], [0, -1, 1, 3, 0]),
]


def under(climate: str) -> Block:
    return seat(GROUND, board=f"i287a {climate} y329a", hand=f"e05 e06 e07 {MUDPOT}", compost=4)


@pytest.mark.rule("EAR-153", "EAR-155")
@pytest.mark.parametrize(("climate", "action", "answers", "brought"), CLIMATES)
def test_climates_that_serve_every_seat(climate: str, action: str, answers: list[str], brought: list[int]) -> None:
    state = after_bonus(action, under(climate))
    assert point(state, 1) == f"activate {climate}"
    before = owned(state, 1)
    play(state, f"1 use {climate}", *(f"1 {answer}" for answer in answers))
    assert gained(state, before, 1) == brought
    assert point(state, 1) == "activate"


@pytest.mark.rule("EAR-41", "EAR-153")
@pytest.mark.parametrize(("climate", "action", "answers", "brought"), ACTIVE_CLIMATES)
def test_climates_that_serve_the_active_seat(climate: str, action: str, answers: list[str], brought: list[int]) -> None:
    state = chosen(action, under(climate))
    assert point(state) == f"activate {climate}"
    before = owned(state)
    play(state, f"0 use {climate}", *(f"0 {answer}" for answer in answers))
    assert gained(state, before) == brought


@pytest.mark.rule("EAR-41")
@pytest.mark.parametrize(("climate", "action", "_answers", "_brought"), ACTIVE_CLIMATES)
def test_and_never_the_others(climate: str, action: str, _answers: list[str], _brought: list[int]) -> None:
    state = after_bonus(action, under(climate))
    assert point(state, 1) == "activate"
    assert refused(state, f"1 use {climate}") == "EAR-41"


# black abilities of cards that are planted

ROOMY = "e192 e194 e195 / e193 e190 ."
"""Room for 20 sprouts and 12 growth pieces."""


@pytest.mark.rule("EAR-23", "EAR-137")
@pytest.mark.parametrize(
    ("card", "cost", "answers", "brought"),
    [
        ("e04", 6, ["all"], [0, 0, 0, 0, 3]),
        ("e255", 10, ["all"], [0, 0, 0, 13, 0]),
        ("e256", 8, ["all"], [0, 0, 0, 0, 10]),
        ("e257", 9, ["all"], [0, -4, 4, 0, 0]),
        ("e258", 1, [], [6, 0, 0, 0, 0]),
        ("e259", 1, ["compost e05", "compost e06", "compost e07", "compost e09"], [0, 2 - 4, 4, 0, 0]),
        ("e265", 5, ["all"], [0, 0, 0, 5, 0]),
        ("e266", 1, [], [4, 0, 0, 0, 0]),
        ("e267", 6, [], [0, 2, 0, 0, 0]),
        ("e270", 0, ["all"], [0, 0, 0, 7, 0]),
        ("e273", 2, ["all"], [0, 0, 0, 0, 7]),
        ("e276", 4, [], [0, 5, 0, 0, 0]),
    ],
)
def test_black_abilities(card: str, cost: int, answers: list[str], brought: list[int]) -> None:
    own = seat(ROOMY, board="i288a c304b y329a", hand=f"{card} e05 e06 e07 {MUDPOT}", soil=20)
    state = table(own, seat("e283", hand=OTHER_MUDPOT), deck="e09 e11 e13 e14 e15 #90")
    play(state, "0 choose plant")
    before = owned(state)
    play(state, f"0 plant {card} f5", *(f"0 {answer}" for answer in answers))
    assert cell(state, "f5").partition("+")[0] == card
    assert gained(state, before) == [brought[0] - cost, brought[1] - 1, *brought[2:]]


@pytest.mark.rule("EAR-39", "EAR-115")
def test_twenty_cards_are_composted_and_no_more() -> None:
    state = table(seat(ROOMY, hand="e257 #22", soil=9), seat("e283", hand=OTHER_MUDPOT))
    play(state, "0 choose plant", "0 plant e257 f5")
    assert refused(state, "0 all") == "EAR-115"
    play(state, *(f"0 compost {card}" for card in hand(state)[:20]))
    assert (len(hand(state)), len(compost(state))) == (2, 20)


@pytest.mark.rule("EAR-23", "EAR-153")
@pytest.mark.parametrize("action", ["compost", "water", "grow"])
def test_black_abilities_are_never_activated(action: str) -> None:
    state = chosen(action, seat("e04 e265 e266 e258", board="i287a c304a y329a", hand=MUDPOT))
    assert point(state) == ("activate c304a" if action == "grow" else "activate")
    assert refused(state, "0 use e266") == "EAR-153"


# events

EVENTS = [
    ("e196", (0, 0, 0, 3), (0, 0, 0, 6, 0)),
    ("e197", (0, 0, 0, 5), (0, 6, 0, 0, 0)),
    ("e198", (0, 0, 5, 0), (0, 1, 8, 0, 0)),
    ("e199", (0, 0, 7, 0), (8, 0, 0, 0, 0)),
    ("e200", (0, 0, 2, 0), (4, 0, 0, 0, 0)),
    ("e201", (0, 0, 0, 4), (0, 0, 0, 8, 0)),
    ("e202", (0, 0, 0, 2), (0, 0, 0, 4, 0)),
    ("e203", (0, 0, 0, 1), (0, 0, 0, 2, 0)),
    ("e204", (0, 0, 2, 0), (0, 3, 0, 0, 0)),
    ("e205", (0, 0, 2, 0), (0, 0, 5, 0, 0)),
    ("e206", (0, 4, 0, 0), (0, 4, 0, 0, 0)),
    ("e207", (1, 0, 0, 0), (0, 2, 0, 0, 0)),
    ("e208", (0, 0, 1, 0), (3, 0, 0, 0, 0)),
    ("e209", (2, 0, 0, 0), (0, 0, 0, 3, 0)),
    ("e210", (0, 4, 0, 0), (3, 0, 0, 0, 0)),
    ("e211", (0, 0, 0, 2), (0, 0, 5, 0, 0)),
    ("e212", (0, 0, 3, 0), (0, 0, 0, 0, 6)),
    ("e213", (0, 0, 1, 0), (0, 2, 0, 0, 0)),
    ("e214", (0, 4, 0, 0), (0, 0, 0, 0, 4)),
    ("e215", (0, 0, 1, 0), (0, 0, 3, 0, 0)),
    ("e216", (0, 0, 5, 0), (6, 0, 0, 0, 0)),
    ("e217", (0, 0, 0, 1), (0, 2, 0, 0, 0)),
    ("e218", (4, 0, 0, 0), (0, 4, 4, 0, 0)),
    ("e219", (0, 0, 6, 0), (0, 6, 0, 0, 0)),
    ("e220", (0, 0, 0, 0), (0, 0, 2, 0, 0)),
    ("e221", (0, 2, 0, 0), (0, 2, 0, 0, 0)),
    ("e222", (0, 0, 0, 0), (0, 0, 0, 2, 0)),
    ("e223", (0, 0, 0, 0), (1, 0, 0, 0, 0)),
    ("e224", (0, 0, 0, 0), (0, 0, 0, 0, 1)),
    ("e225", (0, 0, 5, 4), (6, 4, 0, 0, 0)),
    ("e226", (0, 0, 0, 0), (0, 0, 0, 1, 1)),
    ("e233", (0, 1, 0, 0), (0, 0, 0, 3, 0)),
    ("e234", (0, 3, 0, 0), (0, 0, 0, 4, 0)),
    ("e260", (0, 2, 0, 0), (0, 0, 0, 0, 2)),
    ("e261", (0, 0, 3, 3), (4, 3, 0, 0, 0)),
    ("e262", (0, 0, 0, 0), (0, 0, 0, 0, 0)),
    ("e263", (0, 0, 5, 4), (8, 0, 5, 0, 0)),
    ("e264", (0, 0, 1, 2), (0, 3, 0, 0, 0)),
]
"""An event, its cost in soil, compost, sprouts and growth, and its gains in soil, hand, compost, sprouts and growth."""
SHORTAGES = [
    (event, [number - (at == lacking) for at, number in enumerate(cost)])
    for event, cost, _ in EVENTS
    for lacking in range(4)
    if cost[lacking]
]
"""Everything that an event costs, less one unit."""


def with_just(event: str, earth: int, composted: int, sprouts: int, growth: int) -> EarthState:
    """A seat with the event and just these things, and with room for all gains."""
    first = f"e195+{sprouts // 2}s{growth // 2}g"
    second = f"e237+{sprouts - sprouts // 2}s{growth - growth // 2}g"
    return table(seat(f"{first} {second} e150", soil=earth, compost=composted, hand=event), seat())


@pytest.mark.rule("EAR-162", "EAR-104", "EAR-107")
@pytest.mark.parametrize(("event", "cost", "gains"), EVENTS)
def test_events(event: str, cost: tuple[int, int, int, int], gains: Owned) -> None:
    state = with_just(event, *cost)
    play(state, f"0 event {event}")
    if gains[3]:
        play(state, "0 all")
    if gains[4]:
        play(state, "0 all")
    assert owned(state) == gains
    assert (events(state), point(state)) == ([event], "action")


@pytest.mark.rule("EAR-163", "EAR-104")
@pytest.mark.parametrize(("event", "things"), SHORTAGES)
def test_events_that_cannot_be_paid(event: str, things: list[int]) -> None:
    state = with_just(event, *things)
    assert f"event {event}" not in legal(state)
    assert refused(state, f"0 event {event}") == "EAR-163"


@pytest.mark.rule("EAR-6")
def test_these_are_all_events() -> None:
    assert [event for event, _, _ in EVENTS] == [card.id for card in BOX.earth.values() if card.kind == EVENT]
