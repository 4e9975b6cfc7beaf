"""Numbers that people type, however long: Python itself refuses to read those of more than 4,300 digits."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

import hain
from hain import Dice, Record, Refused
from hain.bots import make_bot

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.hain"))
LONG = ("9" * 5000, "٣" * 5000)
HEAD = 30  # lines of a record of which each number is tried


def with_long_numbers(text: str) -> Iterator[str]:
    """The text once for each of its numbers and each number that stands in its place."""
    for found in re.finditer(r"\d+", text):
        for long in LONG:
            yield text[: found.start()] + long + text[found.end() :]


def refusal(work: Callable[[], object]) -> str:
    """The sentence, if it comes to one: not every number is read."""
    try:
        work()
    except Refused as error:
        return error.sentence
    return ""


def replayed(text: str) -> None:
    record = Record.parse(text)
    for _ in record.replay(hain.rules(record.game)):
        pass


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_number_of_five_thousand_digits_in_a_position_or_a_record_is_refused_in_words(path: Path) -> None:
    text = path.read_text("utf-8")
    rules = hain.rules(Record.parse(text).game)
    *_, (last, _) = Record.parse(text).replay(rules)
    for typed in with_long_numbers(last.position()):
        for read in (rules.tally, rules.read):
            assert len(refusal(partial(read, typed))) < 1000
    lines = text.splitlines(keepends=True)
    for typed in with_long_numbers("".join(lines[:HEAD])):
        assert len(refusal(partial(replayed, typed))) < 1000


@pytest.mark.parametrize("number", [*LONG, "1_0", "٣", "- 1", ""])
def test_numbers_of_a_record_are_written_with_digits(number: str) -> None:
    text = RECORDS[0].read_text("utf-8")
    with pytest.raises(Refused, match="number"):
        Record.parse(re.sub("(?m)^rules: .*", f"rules: {number}", text))


@pytest.mark.parametrize("tries", LONG)
def test_a_bot_that_would_try_for_ever_is_none(tries: str) -> None:
    with pytest.raises(Refused, match="There is no bot"):
        make_bot(tries, hain.rules("evergreen"), Dice(1))
