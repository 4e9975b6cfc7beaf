"""Take-back is generous and fair."""

import pytest

import hain
from hain import IllegalMove, Record, Refused
from hain.table import Table

RULES = hain.rules("evergreen")


def a_table(seats: int = 2) -> Table:
    return Table(RULES, Record("evergreen", RULES.version, seats, 7))


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
    table = a_table()
    table.play(1, "draft wild-bush")
    with pytest.raises(Refused, match="built upon"):
        table.take_back(0)
    table.play(0, "draft snow-sprout")
    with pytest.raises(Refused, match="built upon"):
        table.take_back(1)


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
    again = Table(RULES, Record.parse(str(table.record) + "scores: 1 0\n"))
    assert again.state == table.state
    assert again.record.scores is None
    again.take_back(1)
    assert again.state == a_table().state


def test_the_scores_are_written_at_the_end() -> None:
    table = a_table(1)
    while table.state.to_act():
        table.play(0, table.state.text(table.state.moves(0)[0]))
    assert table.record.scores == [sheet.total for sheet in table.state.scores()]
    assert str(Table(RULES, Record.parse(str(table.record))).record) == str(table.record)
    table.take_back(0)
    assert table.record.scores is None
