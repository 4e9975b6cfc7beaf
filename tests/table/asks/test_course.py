"""How the points went, as some eyes know them."""

import hain
from hain import Dice, Rules
from hain.core.record import Record
from hain.table.asks.course import Courses, totals
from hain.table.asks.points import sheet
from hain.table.line import Line
from hain.table.steps import done
from tests.tables import Mode, every_table, random_play


@every_table
def test_the_points_that_somebody_knows_are_those_of_their_view(game: Rules, seats: int, mode: Mode) -> None:
    """In Earth nobody knows those of another before all have chosen."""
    state = game.setup(seats, 3, **mode)
    for step, _ in enumerate(random_play(state, Dice(3))):
        if step > 60:
            break
        if step % 6 == 0:
            for eyes in (*range(seats), None):
                seen = state.view(eyes)["seats"]
                assert isinstance(seen, list)
                assert totals(state, eyes) == [seat["score"] for seat in seen]
                if eyes is not None:
                    assert sheet(state, eyes) == seen[eyes]["sheet"]


def test_a_course_goes_on_where_it_was_and_begins_anew_after_a_take_back() -> None:
    rules = hain.rules("evergreen")
    line = Line(rules, Record("evergreen", rules.version, 2, 5))
    courses = Courses()
    for _ in range(4):
        seat = line.state.to_act()[0]
        line.play(seat, line.state.text(line.state.moves(seat)[0]))
    first = done(courses.of("here", line, 0))
    assert len(first.totals) == 5
    assert done(courses.of("here", line, 0)) is first
    assert done(courses.of("here", line, 1)) is not first
    last = line.record.moves[-1][0]
    line.take_back(last, obliging=(0, 1))
    again = done(courses.of("here", line, 0))
    assert again is not first
    assert len(again.totals) == 1 + len(line.record.moves)
