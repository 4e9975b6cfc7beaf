"""What the game is: seats, the option, the length."""

import pytest

from hain import BadSetup, Dice, playout
from hain.games.evergreen.rules import RULES
from hain.games.evergreen.state import EvergreenState


@pytest.mark.rule("EVG-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_seats(seats: int) -> None:
    assert len(RULES.setup(seats, 0).scores()) == seats


@pytest.mark.rule("EVG-1")
@pytest.mark.parametrize("seats", [-1, 0, 5])
def test_any_other_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="1 to 4 seats"):
        RULES.setup(seats, 0)


@pytest.mark.rule("EVG-2")
def test_the_sun_is_the_only_option() -> None:
    assert [(option.name, option.values, option.default) for option in RULES.options] == [
        ("sun", ("n", "e", "s", "w"), "n")
    ]
    for sun in "nesw":
        assert RULES.setup(2, 0, sun=sun).view(None)["sun"] == sun
    assert RULES.setup(2, 0).view(None)["sun"] == "n"


@pytest.mark.rule("EVG-2")
def test_other_values_and_options_are_refused() -> None:
    with pytest.raises(BadSetup, match=r"sun.*x.*n, e, s, w"):
        RULES.setup(2, 0, sun="x")
    with pytest.raises(BadSetup, match="moon"):
        RULES.setup(2, 0, moon="n")


@pytest.mark.rule("EVG-3", "EVG-16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_fourteen_rounds_and_few_decisions(seats: int) -> None:
    assert RULES.longest(seats) == 154 * seats
    for seed in range(20):
        state = RULES.setup(seats, seed)
        assert isinstance(state, EvergreenState)
        assert playout(state, Dice(seed)) <= 154 * seats
        rounds = len(state.seats[0].lights), state.season, state.round
        assert rounds == (4, 3, 2)
        assert state.knowledge == 14 + 1  # one deal a round, and the end


@pytest.mark.rule("EVG-3")
def test_the_longest_round_has_eleven_decisions() -> None:
    from tests.rules.evergreen.tables import acting, play

    state = acting(
        "grassland-lake",
        "s . s . . .\n. # . . # .\ns . s s . .\n. . . . . .\n. # . . # .\n. . . . . .",
        (0, 0, 0, 0, 1, 0),
    )
    moves = [
        "plant d4",
        "plant e3",
        "plant e4",
        "power",
        "lake b1",
        "grow a1",
        "grow c1",
        "lake b3",
        "grow a3",
        "grow c3",
    ]
    play(state, 0, *moves)
    assert state.seats[0].is_over()
    assert 1 + len(moves) == 11
