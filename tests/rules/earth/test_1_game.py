"""Seats, modes and options, and pieces that never run out."""

import pytest

from hain import BadSetup
from hain.games.earth.cards import EVENT
from hain.games.earth.rules import RULES
from hain.games.earth.state import EarthState
from hain.words import LANGUAGES, words
from tests.rules.earth.tables import (
    BOX,
    cell,
    compost,
    events,
    finish,
    hand,
    legal,
    pieces,
    play,
    point,
    ranks,
    refused,
    seat,
    setup,
    soil,
    started,
    table,
)


def refused_setup(seats: int, **options: str | int) -> str:
    """The key of the reason, which can be told in every language."""
    with pytest.raises(BadSetup) as caught:
        RULES.setup(seats, 1, **options)
    sentences = {words(language).error(caught.value) for language in LANGUAGES}
    assert len(sentences) == 3
    assert min(map(len, sentences)) > 20
    return caught.value.key


# seats and options


@pytest.mark.rule("EAR-1")
@pytest.mark.parametrize("seats", [0, 6, -1])
def test_one_to_five_seats(seats: int) -> None:
    assert list(RULES.seats) == [1, 2, 3, 4, 5]
    assert refused_setup(seats) == "error-seats"


@pytest.mark.rule("EAR-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seats_are_numbered_and_take_turns_in_a_circle(seats: int) -> None:
    state = started(seats, first_seat="1")
    active = []
    for _ in range(seats + 1):
        active.append(int(state.active))
        play(state, f"{state.active} choose plant")
        finish(state)
    assert active == [1, *range(2, seats), 0, 1]
    assert refused(state, f"{seats} choose plant") == "EAR-1"


@pytest.mark.rule("EAR-2")
def test_teams_need_four_seats() -> None:
    assert [refused_setup(seats, teams="on") for seats in (1, 2, 3, 5)] == ["earth-setup-teams"] * 4
    assert len(setup(4, teams="on").pools) == 2
    assert setup(4).pools == []


@pytest.mark.rule("EAR-3")
def test_one_seat_plays_against_gaia() -> None:
    assert setup(1).gaia is not None
    assert setup(1, mode="advanced").gaia is not None
    assert refused_setup(1, mode="beginner") == "earth-setup-beginner"
    state = started(1)
    play(state, "0 choose compost")
    finish(state)
    assert state.view(None)["active"] is None
    assert state.turn == 2


@pytest.mark.rule("EAR-3")
def test_the_level_of_gaia_is_ignored_with_two_seats() -> None:
    weak, strong = setup(2, solo_level="beginner"), setup(2, solo_level="expert")
    assert weak.gaia is None
    assert weak == strong
    levels = [setup(1, solo_level=level).position() for level in ("beginner", "medium", "hard", "expert")]
    assert len(set(levels)) == 4


@pytest.mark.rule("EAR-4")
def test_a_single_seat_cannot_plant_secretly() -> None:
    assert refused_setup(1, secret_planting="on") == "earth-setup-secret"
    assert setup(2, secret_planting="on").secret
    assert not setup(2).secret


@pytest.mark.rule("EAR-88")
def test_the_first_seat_must_be_there() -> None:
    assert setup(3, first_seat="2").first == 2
    assert refused_setup(3, first_seat="3") == "earth-setup-first"
    assert refused_setup(1, first_seat="1") == "earth-setup-first"
    assert refused_setup(5, first_seat="5") == "error-option-value"


def test_the_turn_limit_has_limits() -> None:
    assert [setup(2, turn_limit=number).limit for number in (50, 1000)] == [50, 1000]
    assert setup(2).limit == 200
    assert [refused_setup(2, turn_limit=number) for number in (49, 1001)] == ["error-option-value"] * 2


@pytest.mark.parametrize(
    ("option", "value"),
    [("mode", "expert"), ("teams", "yes"), ("solo_level", "easy"), ("secret_planting", "1"), ("turn_limit", "long")],
)
def test_other_values_are_refused(option: str, value: str) -> None:
    assert refused_setup(2, **{option: value}) == "error-option-value"


# modes


@pytest.mark.rule("EAR-5")
@pytest.mark.parametrize(
    ("mode", "islands", "climates", "ecosystems", "shared", "worth"),
    [
        ("beginner", 1, 1, 0, 0, [10, 10, 10, 10, 10]),
        ("standard", 1, 1, 1, 2, [15, 11, 8, 6, 5]),
        ("advanced", 2, 2, 2, 2, [15, 11, 8, 6, 5]),
    ],
)
def test_what_a_mode_fixes(
    mode: str, islands: int, climates: int, ecosystems: int, shared: int, worth: list[int]
) -> None:
    state = setup(5, mode=mode)
    dealt = [(len(one.islands), len(one.climates), len(one.ecosystems)) for one in state.seats]
    assert dealt == [(islands, climates, ecosystems)] * 5
    assert len(state.shared) == shared
    assert [state.rank_worth(rank) for rank in range(5)] == worth


@pytest.mark.rule("EAR-5")
def test_the_rest_is_the_same_in_all_modes() -> None:
    found = [
        _a_short_game("beginner", ""),
        _a_short_game("standard", "y319b y320a"),
        _a_short_game("advanced", "y319b y320a"),
    ]
    assert found[0] == found[1] == found[2]
    assert found[0][0] == 14


def _a_short_game(mode: str, shared: str) -> tuple[int, list[str], str, list[str]]:
    """Soil, hand and grid of seat 0 and what seat 1 may do, after a turn that touches much."""
    own = seat("e157 e05+3s", soil=3, hand="e01 e208", compost=4)
    state = table(own, seat("e33", hand="e02"), mode=mode, shared=shared, deck="e10 e11 e12 e13 e14 #90")
    play(state, "0 choose compost", "0 event e208", "0 order grid", "0 use e157", "0 done")
    play(state, "1 take deck", "1 use c297b")
    return soil(state), hand(state), point(state, 1), legal(state, 1)


# what never runs out

SOIL, SPROUTS, TRUNKS, CANOPIES = 105, 145, 88, 74
FULL = [f"{card.id}+{card.spaces}s{card.height}g" for card in BOX.earth.values() if card.spaces and card.height]
EVENTS = [card.id for card in BOX.earth.values() if card.kind == EVENT]


def overgrown(first: str) -> EarthState:
    """Five grids full of complete flora, with more pieces than the box holds; only the first flora has room."""
    assert FULL[0] == "e01+4s3g"
    cells = [first, *FULL[1:80]]
    rows = [" ".join(cells[at : at + 4]) for at in range(0, 80, 4)]
    state = table(*(seat(" / ".join(rows[at : at + 4]), soil=SOIL) for at in range(0, 20, 4)))
    assert sum(pieces(state, number)[0] for number in range(5)) > SPROUTS
    assert sum(pieces(state, number)[1] for number in range(5)) - 79 > TRUNKS
    return state


@pytest.mark.rule("EAR-16")
def test_sprouts_and_soil_beyond_the_box() -> None:
    state = overgrown("e01+3s3g")
    play(state, "0 choose water", "0 sprout d4")
    assert cell(state, "d4") == "e01+4s3g"
    play(state, "1 take soil")
    assert (soil(state), soil(state, 1)) == (SOIL + 2, SOIL + 2)


@pytest.mark.rule("EAR-16")
def test_trunks_and_canopies_beyond_the_box() -> None:
    assert len(FULL[:79]) > CANOPIES
    state = overgrown("e01+4s1g")
    play(state, "0 choose grow", "0 grow d4", "0 grow d4")
    assert cell(state, "d4") == "e01+4s3g"


@pytest.mark.rule("EAR-17", "EAR-171")
def test_five_leaves_are_enough() -> None:
    own = seat("e01 e04 e05 e06 / e07 e08 e09 e10 / e11 e13 e14 e15 / e16 e17 e18 .", soil=19, hand="e258")
    state = table(own, seat(), fauna="f339a: f358a:0 f350b:0 f344b:0")
    play(state, "0 choose plant", "0 plant e258 g7")
    assert (soil(state), state.fauna_points(0)) == (25, 45)
    finish(state)
    five = "leaves f339a=15 f358a=15 f350b=15 f344b=15 full=7"
    assert five in state.position().splitlines()
    play(state, "1 choose plant")
    finish(state)
    assert state.to_act() == []
    assert five in state.position().splitlines()
    assert ranks(state) == {"f339a": ["0"], "f358a": ["0"], "f350b": ["0"], "f344b": ["0"]}


@pytest.mark.rule("EAR-18")
def test_no_limit_to_soil_and_compost() -> None:
    state = table(seat(soil=900, compost=150), seat(), deck=90)
    play(state, "0 choose compost")
    assert (soil(state), len(compost(state))) == (905, 152)


@pytest.mark.rule("EAR-18")
def test_no_limit_to_the_hand() -> None:
    state = table(seat("e01", hand="#150"), seat(), deck=90)
    play(state, "0 choose grow")
    assert len(hand(state)) == 154


@pytest.mark.rule("EAR-18")
def test_every_event_of_the_box_may_be_played_by_one_seat() -> None:
    others = [card for card in EVENTS if card != "e223"]
    state = table(seat(hand="e223", events=" ".join(others)), seat())
    play(state, "0 event e223")
    assert events(state) == [*others, "e223"]
    assert len(others) == 37
