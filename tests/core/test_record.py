"""Records: text that people can read, that round-trips, and that is refused with a line and a reason when broken."""

import pickle
import re
from pathlib import Path

import pytest

import hain
from hain import BadRecord, BadSetup, Dice, IllegalMove, Record
from hain.words import LANGUAGES, words

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.hain"))
RULES = hain.rules("evergreen")


def a_record() -> Record:
    record = Record("evergreen", RULES.version, 2, 7, {"sun": "e"}, ["Ada", ""])
    state = record.start(RULES)
    dice = Dice(1)
    for _ in range(12):
        seat = state.to_act()[0]
        moves = state.moves(seat)
        move = moves[dice.below(len(moves))]
        record.moves.append((seat, state.text(move)))
        state.play(seat, move)
    return record


TEXT = str(a_record())


def test_a_record_reads_like_a_record() -> None:
    head = TEXT.splitlines()[:8]
    assert head[:6] == ["Hain record 1", "game: evergreen", "rules: 1", "seats: 2", "seed: 7", "option sun: e"]
    assert head[6:] == ["seat 0: Ada", ""]
    assert str(Record.parse(TEXT)) == TEXT
    assert str(Record.parse("Hain record 1\n# a comment\n\n" + TEXT.partition("\n")[2])) == TEXT


BROKEN = {
    "empty": (TEXT, "", "Line 1"),
    "another format": ("Hain record 1", "Hain record 9", "Line 1"),
    "no game": ("game: evergreen\n", "", "game"),
    "no seed": ("seed: 7\n", "", "seed"),
    "seed is no number": ("seed: 7", "seed: seven", "Line 5.*seven"),
    "seats is no number": ("seats: 2", "seats: two", "Line 4"),
    "far too many seats": ("seats: 2", "seats: 1000000000", "Line 4"),
    "twice": ("seed: 7", "seed: 7\nseed: 8", "Line 6.*seed"),
    "unknown header": ("seed: 7", "seed: 7\nweather: fine", "Line 6.*weather"),
    "rubbish in the header": ("seed: 7", "seed: 7\nhello", "Line 6.*hello"),
    "seat that does not exist": ("seat 0: Ada", "seat 5: Ada", "Line 7"),
    "mover that does not exist": ("\n\n", "\n\n4 pass\n", "Line 9.*4 pass"),
    "rubbish among the moves": ("\n\n", "\n\n0 pass\nhello\n", "Line 10.*hello"),
    "too few scores": ("\n\n", "\n\nscores: 1\n", "Line 9"),
    "move after the scores": ("\n\n", "\n\nscores: 1 2\n", "Line 10"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_refused_with_its_line(name: str) -> None:
    old, new, message = BROKEN[name]
    assert old in TEXT
    with pytest.raises(BadRecord, match=message):
        Record.parse(TEXT.replace(old, new, 1))


def test_an_illegal_move_is_refused_with_its_line_and_rule() -> None:
    lines = TEXT.splitlines()
    lines[9] = lines[9][0] + " plant a1"
    with pytest.raises(BadRecord, match=r"Line 10.*plant a1.*EVG-34.*take a card"):
        list(Record.parse("\n".join(lines)).replay(RULES))


def test_a_record_of_newer_rules_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"version 7.*newer.*version 1"):
        list(Record.parse(TEXT.replace("rules: 1", "rules: 7")).replay(RULES))


def test_a_record_of_older_rules_is_carried_over_if_it_still_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES, "version", 2)
    finished = Record.parse((RECORDS[0].parent / "evergreen-2.hain").read_text("utf-8"))
    for record in (Record.parse(TEXT), finished):
        text = str(record)
        assert "\nrules: 1\n" in text
        list(record.replay(RULES))
        assert str(record) == text.replace("rules: 1", "rules: 2")
        list(record.replay(RULES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_older_rules_that_does_not_replay_is_refused(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """With both versions, and the move or the scores that are no longer possible."""
    monkeypatch.setattr(RULES, "version", 2)
    lines = TEXT.splitlines()
    lines[9] = lines[9][0] + " plant a1"
    told = {}
    broken = {"move": "\n".join(lines), "scores": TEXT + "scores: 9 9\n", "sun": TEXT.replace("sun: e", "sun: x")}
    for name, text in broken.items():
        record = Record.parse(text)
        with pytest.raises(BadRecord) as caught:
            list(record.replay(RULES))
        assert record.version == 1
        told[name] = words(language).error(caught.value)
        assert re.search(r"[Vv]ersion 1\b.*evergreen.*[Vv]ersion 2\b", told[name]), told[name]
    assert re.search(r"\b2\b.*\b10\b.*plant a1.*EVG-34", told["move"].partition("ersion 2")[2])
    assert "9 9" in told["scores"]
    assert "sun" in told["sun"]


def test_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="solitaire"):
        Record.parse(TEXT.replace("evergreen", "solitaire")).start(RULES)


@pytest.mark.parametrize("name", ["seats", "seed", "self", "moon"])
def test_unknown_options_are_refused_whatever_they_are_called(name: str) -> None:
    with pytest.raises(BadSetup, match=name):
        Record.parse(TEXT.replace("option sun: e", f"option {name}: 3")).start(RULES)


def test_huge_numbers_are_refused_with_a_sentence() -> None:
    for line in ("rules: 1", "seats: 2", "seed: 7"):
        with pytest.raises(hain.Refused) as caught:
            list(Record.parse(TEXT.replace(line, line[:-1] + "9" * 100)).replay(RULES))
        assert len(str(caught.value)) < 400


def test_seats_and_options_are_checked_on_replay() -> None:
    with pytest.raises(BadSetup):
        Record.parse(TEXT.replace("option sun: e", "option sun: x")).start(RULES)
    with pytest.raises(BadSetup):
        Record.parse(TEXT.replace("seats: 2", "seats: 9")).start(RULES)


def test_scores_that_do_not_follow_are_refused() -> None:
    with pytest.raises(BadRecord, match="9 9"):
        list(Record.parse(TEXT + "scores: 9 9\n").replay(RULES))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_finished_games_replay_to_the_last_point(path: Path) -> None:
    record = Record.parse(path.read_text("utf-8"))
    assert record.scores is not None
    states = list(record.replay(hain.rules(record.game)))
    assert states[-1][0].to_act() == []


@pytest.mark.parametrize("game", [game.name for game in hain.games()])
def test_there_are_finished_games_with_every_number_of_seats(game: str) -> None:
    records = [Record.parse(path.read_text("utf-8")) for path in RECORDS]
    assert {record.seats for record in records if record.game == game} == set(hain.rules(game).seats)


def test_errors_can_be_sent_to_another_process() -> None:
    with pytest.raises(IllegalMove) as caught:
        RULES.setup(2, 7).move(0, "dance")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.rule) == (str(caught.value), "EVG-134")
