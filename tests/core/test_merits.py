"""What every seat wants to be large, and who wins together."""

import hain
from hain import Dice, State, playout
from hain.games.glade.state import GladeState


def finished(game: str, seats: int, **options: str) -> State:
    state = hain.rules(game).setup(seats, 5, **options)
    playout(state, Dice(5))
    return state


def totals(state: State) -> list[int]:
    return [sheet.total for sheet in state.scores()]


def test_a_merit_is_the_margin_over_the_best_rival() -> None:
    state = finished("evergreen", 3)
    points = totals(state)
    for seat in range(3):
        rivals = [points[other] for other in range(3) if other != seat]
        assert state.merits()[seat] == points[seat] - max(rivals)
        assert state.side(seat) == (seat,)
    assert state.merits().index(max(state.merits())) == state.ranking().index(1)


def test_partners_have_one_merit() -> None:
    state = finished("earth", 4, teams="on")
    points = totals(state)
    margin = points[0] + points[2] - points[1] - points[3]
    assert state.merits() == [margin, -margin, margin, -margin]
    assert (state.side(1), state.side(2)) == ((1, 3), (2, 0))


def test_alone_it_is_what_the_game_is_won_by() -> None:
    evergreen = finished("evergreen", 1)
    assert evergreen.merits() == [totals(evergreen)[0]]
    earth = finished("earth", 1)
    assert earth.merits() == [totals(earth)[0] - earth.scores()[0].beside["gaia_total"]]


def test_alone_in_the_glade_turns_count_before_points() -> None:
    """A finished game is worth more the fewer turns it took, an unfinished one less the more is left on the edge."""
    state = finished("glade", 1)
    assert isinstance(state, GladeState)
    assert state.merits() == [state.solo_value()]
    assert state.merits()[0] < totals(state)[0]
