"""Series of games: every deal from every seat, figures with intervals, reports that are taken up again."""

import json
import sys
from pathlib import Path

import pytest

from hain import BadRecord, BadSetup, Dice
from hain.bots.arena import Arena
from hain.bots.bout import Bout, Contest, Result, bouts_of_deal, play_bout
from hain.bots.figures import complete_deals, interval, margin, share_of_wins, standings, verdict
from hain.bots.rating import ratings
from hain.bots.spread import over_processes, over_ray

CONTEST = Contest("evergreen", ("random", "random"), 2, (), 7, 1.0)


def result(
    seating: tuple[int, ...], totals: tuple[int, ...], places: tuple[int, ...] = (1, 2), deal: int = 0
) -> Result:
    return Result(Bout(deal, seating), totals, places, 10, 0.1, "", ())


def test_every_bot_has_every_seat_once_in_a_deal() -> None:
    bouts = bouts_of_deal(4, bots=3, seats=3)
    assert {bout.deal for bout in bouts} == {4}
    for seat in range(3):
        assert sorted(bout.seating[seat] for bout in bouts) == [0, 1, 2]


def test_the_bouts_of_a_deal_have_the_same_deal_and_dice() -> None:
    """Equal bots that change their seats play the same game."""
    one, two = (play_bout(CONTEST, bout) for bout in bouts_of_deal(3, 2, 2))
    assert (one.totals, one.moves) == (two.totals, two.moves)
    other = play_bout(CONTEST, Bout(4, (0, 1)))
    assert other.totals != one.totals


def test_in_a_round_robin_everybody_meets_everybody_from_both_sides() -> None:
    seatings = [bout.seating for bout in bouts_of_deal(0, bots=4, seats=2)]
    assert sorted(seatings) == [(one, two) for one in range(4) for two in range(4) if one != two]
    threes = [bout.seating for bout in bouts_of_deal(0, bots=4, seats=3)]
    assert len(threes) == len(set(threes)) == 12
    for seat in range(3):
        assert sorted(seating[seat] for seating in threes) == sorted([0, 1, 2, 3] * 3)


def test_a_shared_win_is_shared() -> None:
    assert share_of_wins(result((0, 1), (50, 40)), 0) == 1.0
    assert share_of_wins(result((1, 0), (50, 40)), 0) == 0.0
    assert share_of_wins(result((0, 1), (50, 50), (1, 1)), 0) == 0.5


def test_margins_are_between_means() -> None:
    three = result((0, 1, 0), (50, 40, 20), (1, 2, 3))
    assert (margin(three, 0), margin(three, 1)) == (-5.0, 5.0)
    assert margin(result((0,), (50,), (1,)), 0) == 50.0


def test_intervals_count_deals_not_games() -> None:
    """A deal that each bot wins from the better seat says nothing, however often it is played."""
    results = [result(seating, (50, 40), deal=deal) for deal in range(20) for seating in ((0, 1), (1, 0))]
    first = standings(results, ("a", "b"))[0]
    assert first.wins == (0.5, 0.5, 0.5)
    assert interval([1.0]).high > 1.0
    half = results[:-1]
    assert len(complete_deals(half, 2)) == 19


def test_a_sequential_test_stops_when_it_is_likely() -> None:
    def series(wins: list[int]) -> list[Result]:
        return [
            result(seating, (1, 0), (1, 2) if won == seating[0] else (2, 1), deal=deal)
            for deal, won in enumerate(wins)
            for seating in ((0, 1), (1, 0))
        ]

    assert verdict(series([0] * 9), 0.7) == ""
    assert verdict(series([0, 0, 0, 1] * 8), 0.7) == "better"
    assert verdict(series([0, 1] * 40), 0.7) == "equal"
    assert verdict(series([0, 0, 1, 0, 1] * 2), 0.7) == ""


def test_a_report_is_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    arena = Arena(CONTEST, 4, path)
    arena.run(over_processes(1), lambda _: False)
    assert len(arena.results) == 4
    again = Arena(CONTEST, 6, path)
    assert len(again.results) == 4
    again.run(over_processes(1), lambda _: False)
    assert sorted(again.results)[:4] == sorted(arena.results)
    assert {entry.bout for entry in again.results} == {bout for deal in range(3) for bout in bouts_of_deal(deal, 2, 2)}


def test_a_series_stops_when_told(tmp_path: Path) -> None:
    arena = Arena(CONTEST, 40, tmp_path / "report.json")
    arena.run(over_processes(1), lambda results: len(results) >= 3)
    assert len(arena.results) == 3
    assert len(json.loads((tmp_path / "report.json").read_text("utf-8"))["results"]) == len(arena.results)


@pytest.mark.parametrize("text", ["", "{}", '{"contest": 1, "results": [1]}', "no json"])
def test_what_is_no_report_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "report.json"
    path.write_text(text, "utf-8")
    with pytest.raises(BadRecord) as caught:
        Arena(CONTEST, 4, path)
    assert "report.json" in str(caught.value)
    assert path.read_text("utf-8") == text


def test_the_report_of_another_contest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    Arena(CONTEST, 2, path).run(over_processes(1), lambda _: False)
    with pytest.raises(BadRecord) as caught:
        Arena(CONTEST._replace(seed=8), 2, path)
    assert caught.value.key == "error-report-other"


def test_three_solo_bots_have_a_line_each() -> None:
    results = [result((bot,), (100 * bot + deal,), (1,), deal=deal) for deal in range(3) for bot in range(3)]
    assert [standing.points.mean for standing in standings(results, "abc")] == [1.0, 101.0, 201.0]


def test_ratings_follow_from_the_odds() -> None:
    """Three wins in four are 191 points, and who beats everybody stands above all."""
    pairs = [
        result(seating, (1, 0), (1, 2) if won == seating[0] else (2, 1), deal=deal)
        for deal, won in enumerate([0, 0, 0, 1] * 10)
        for seating in ((0, 1), (1, 0))
    ]
    strong, weak = ratings(pairs, "ab", Dice(1))
    assert 180 < strong.mean - weak.mean < 195
    assert strong.low < strong.mean < strong.high
    assert strong.mean + weak.mean == pytest.approx(0, abs=1e-6)


def test_ratings_with_more_than_two_seats() -> None:
    results = [
        result(bout.seating, (0, 0, 0), tuple(bot + 1 for bot in bout.seating), deal=deal)
        for deal in range(6)
        for bout in bouts_of_deal(deal, 3, 3)
    ]
    best, middle, last = ratings(results, "abc", Dice(1))
    assert best.mean > middle.mean > last.mean
    tied = [entry._replace(places=(1, 1, 1)) for entry in results]
    assert [rating.mean for rating in ratings(tied, "abc", Dice(1))] == pytest.approx([0, 0, 0], abs=1e-6)


def test_a_part_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, ask in (("ray", over_ray), ("choix", lambda: ratings([result((0, 1), (1, 2))], "ab", Dice(1)))):
        monkeypatch.setitem(sys.modules, module, None)
        with pytest.raises(BadSetup) as caught:
            ask()
        assert "pip install 'hain[" in str(caught.value)


def test_a_local_ray_plays_the_same_games() -> None:
    here, there = Arena(CONTEST, 6), Arena(CONTEST, 6)
    here.run(over_processes(1), lambda _: False)
    there.run(over_ray(), lambda _: False)

    def without_times(arena: Arena) -> list[Result]:
        return [entry._replace(slowest=0.0) for entry in sorted(arena.results)]

    assert without_times(here) == without_times(there)
