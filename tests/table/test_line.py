"""Take-back is generous and fair."""

import pytest

import hain
from hain import Dice, IllegalMove, Record, Refused, Rules, State
from hain.table import Line

RULES = hain.rules("evergreen")


def a_table(seats: int = 2) -> Line:
    return Line(RULES, Record("evergreen", RULES.version, seats, 7))


def test_own_moves_are_taken_back_one_by_one() -> None:
    table = a_table()
    table.play(1, "draft wild-bush")
    table.play(0, "draft snow-sprout")
    before = table.state.fingerprint()
    table.play(0, "plant a1")
    table.play(0, "plant b1")
    assert [table.take_back(0), table.take_back(0)] == ["plant b1", "plant a1"]
    assert table.state.fingerprint() == before
    assert table.record.moves == [(1, "draft wild-bush"), (0, "draft snow-sprout")]


def test_what_others_built_upon_stays() -> None:
    line = a_table()
    line.play(1, "draft wild-bush")
    with pytest.raises(Refused, match="no move"):
        line.take_back(0)
    line.play(0, "draft snow-sprout")
    with pytest.raises(Refused, match="built upon"):
        line.take_back(1)
    assert line.take_back_for(1) == (0, False, (0,))
    assert line.take_back(1, obliging=[0]) == "draft wild-bush"
    assert line.record.moves == []


def test_what_others_did_at_the_same_time_stays_and_the_own_move_goes() -> None:
    """Both act at once: what the other one did does not hang on it."""
    line = a_table()
    line.play(1, "draft wild-bush")
    line.play(0, "draft snow-sprout")
    line.play(0, "plant a1")
    line.play(1, "plant b1")
    line.play(1, "plant c3")
    assert line.take_back_for(0) == (2, True, ())
    assert line.take_back(0) == "plant a1"
    assert line.record.moves[2:] == [(1, "plant b1"), (1, "plant c3")]
    assert "a1" not in str(line.state.view(0)["seats"])
    replayed = [events[0].kind for _, events in line.record.replay(RULES) if events]
    assert replayed == ["drafted", "drafted", "planted", "planted"]
    line.play(0, "plant a2")


def test_what_revealed_something_stays() -> None:
    table = a_table()
    table.play(1, "draft wild-bush")
    table.play(0, "draft snow-sprout")
    for seat in (0, 1):
        for text in ("pass", "pass"):
            table.play(seat, text)
    with pytest.raises(Refused, match="revealed"):
        table.take_back(1)


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(Refused, match="no move"):
        a_table().take_back(0)


def test_a_refused_move_changes_nothing() -> None:
    table = a_table()
    with pytest.raises(IllegalMove):
        table.play(0, "draft wild-bush")
    assert table.record.moves == []
    assert len(list(table.record.replay(RULES))) == 1


def test_a_record_is_continued() -> None:
    table = a_table()
    table.play(1, "draft wild-bush")
    again = Line(RULES, Record.parse(str(table.record) + "scores: 1 0\n"))
    assert again.state == table.state
    assert again.record.scores is None
    again.take_back(1)
    assert again.state == a_table().state


def test_the_scores_are_written_at_the_end() -> None:
    table = a_table(1)
    while table.state.to_act():
        table.play(0, table.state.text(table.state.moves(0)[0]))
    assert table.record.scores == [sheet.total for sheet in table.state.scores()]
    assert str(Line(RULES, Record.parse(str(table.record))).record) == str(table.record)


def test_a_take_back_costs_no_more_at_a_long_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a cut nor a lift plays the game anew, and what it leads to is as if it had."""
    table = Line(hain.rules("waldgaertner"), Record("waldgaertner", 1, 3, 7))
    dice = Dice(3)
    starts: list[Record] = []
    start = Record.start

    def counted(record: Record, rules: Rules) -> State:
        starts.append(record)
        return start(record, rules)

    monkeypatch.setattr(Record, "start", counted)
    taken = lifted = 0
    while (owing := table.state.to_act()) and taken < 30:
        seat = owing[dice.below(len(owing))]
        moves = table.state.moves(seat)
        table.play(seat, table.state.text(moves[dice.below(len(moves))]))
        seat = dice.below(3)
        if dice.below(2) and table.may_take_back(seat):
            plan = table.take_back_for(seat)
            owed = table.owing_without(plan.place, plan.lifts)
            table.take_back(seat, obliging=range(3))
            assert table.state.to_act() == owed
            taken += 1
            lifted += plan.lifts
    assert (taken, starts) == (30, [])
    assert lifted > 3
    again = Line(table.rules, Record.parse(str(table.record)))
    assert again.state.save() == table.state.save()
    assert (again._knowledge, again._owing) == (table._knowledge, table._owing)
    assert len(starts) == 1
