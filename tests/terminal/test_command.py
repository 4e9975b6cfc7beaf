"""The command `hain`, as a person uses it: a real process with lines typed into it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import hain
from hain import Record
from hain.words import LANGUAGES, words

RECORDS = Path(__file__).parent.parent / "records"
RECORD = (RECORDS / "evergreen-2.hain").read_text("utf-8")


class Done:
    def __init__(self, done: subprocess.CompletedProcess[str]) -> None:
        self.code, self.out, self.err = done.returncode, done.stdout, done.stderr


Run = Callable[..., Done]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs `hain` with arguments and typed lines, at home in an empty folder."""

    def call(*arguments: object, typed: str = "", language: str = "en") -> Done:
        environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path), "COLUMNS": "100"}
        environment |= {"HAIN_LANG": language, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, "-m", "hain", *map(str, arguments)]
        return Done(
            subprocess.run(
                command,
                input=typed,
                capture_output=True,
                text=True,
                env=environment,
                cwd=tmp_path,
                encoding="utf-8",
                check=False,
            )
        )

    return call


def test_version_names_the_engine(run: Run) -> None:
    done = run("--version")
    assert done.code == 0
    assert hain.__version__ in done.out
    assert ("compiled" in done.out) == hain.engine.is_compiled()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in hain.games()])
def test_a_whole_game_in_every_language(run: Run, game: str, language: str) -> None:
    """Always the first move of the list, until the game is over."""
    arguments = ("play", game, "--seats", "2", "--seed", "7", "--bots", "random")
    done = run(*arguments, typed="1\n" * 400, language=language)
    assert (done.code, done.err) == (0, "")
    say = words(language)
    assert say(f"{game}-event-finished") in done.out
    assert say("score-total") in done.out
    assert say("play-winner", {"names": "", "count": 1})[:6] in done.out
    assert f"{game}-" not in done.out


def test_hidden_hands_stay_hidden_in_the_terminal(run: Run) -> None:
    done = run("play", "glade", "--seats", "2", "--seed", "7", typed="1\ndone\nend\nquit\n")
    assert done.code == 0
    assert "Rack of Seat 0" in done.out
    assert "Rack of Seat 1" not in done.out


GLADE = """\
glade base seven
toadstools hmo:2y
seat 0 board 0 store 2y
hao hbo hho ... ... ... ...
... ... ... ... ... ... ...
... ... ... ... ... ... ...
... ... ... sab sbc ... ...
... ... ... ... ... ... ...
... ... ... ... ... ... ...
... ... ... ... ... ... ...
"""


def test_a_real_glade_is_counted(run: Run, tmp_path: Path) -> None:
    (tmp_path / "glade.txt").write_text(GLADE, "utf-8")
    done = run("score", "glade", "glade.txt")
    lines = [" ".join(line.replace("│", "").split()) for line in done.out.splitlines()]
    assert {
        "Toadstools on the glade 1",
        "Toadstools in store 2",
        "Own doubles 2",
        "Unconnected groups -1",
        "Total 4",
    } <= set(lines)
    (tmp_path / "glade.txt").write_text(GLADE.replace("sab sbc", "sab mbc"), "utf-8")
    refused = run("score", "glade", "glade.txt")
    assert (refused.code, "not a set" in refused.err) == (2, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_solo_game_ends_with_a_title(run: Run, language: str) -> None:
    done = run("play", "evergreen", "--seats", "1", "--seed", "3", typed="1\n" * 160, language=language)
    assert done.code == 0
    assert words(language)("evergreen-title-broccoli") in done.out


def test_two_people_and_two_bots(run: Run) -> None:
    done = run("play", "evergreen", "--seats", "4", "--people", "2", "--seed", "5", typed="1\n" * 400)
    assert done.code == 0
    assert "The winner" in done.out
    assert "Seat 0> " in done.out
    assert "Seat 1> " in done.out


def test_commands_at_the_table(run: Run, tmp_path: Path) -> None:
    lines = [
        "help",
        "1",
        "score",
        "plant zz",
        "plant b2",
        "99",
        "rule 61",
        "rule 999",
        "undo",
        "undo",
        "moves",
        "table",
    ]
    typed = "\n".join([*lines, "table", "save", "save evening.hain", "quit", ""])
    done = run("play", "evergreen", "--seats", "2", "--seed", "7", "--bots", "random", typed=typed)
    assert done.code == 0
    assert "EVG-133: “zz” is not a space of the planet." in done.err
    assert "EVG-54: b2 is a crevice" in done.err
    assert "There is no move 99" in done.err
    assert "EVG-61: " in done.out
    assert "There is no rule “999”" in done.err
    assert "Taken back: draft wheat-small_tree" in done.out
    assert "There is no move to take back" in done.err
    assert "Say which file to write" in done.err
    record = Record.parse((tmp_path / "evening.hain").read_text("utf-8"))
    assert (record.seed, record.moves) == (7, [(1, "draft wild-bush")])


@pytest.mark.parametrize("name", [".", "/", "~nosuchuser/x", "a\0b", "/proc/nothing/here"])
def test_a_name_that_cannot_be_saved_loses_nothing(run: Run, name: str) -> None:
    done = run("play", "evergreen", "--seed", "7", "--bots", "random", typed=f"1\nsave {name}\nscore\nquit\n")
    assert (done.code, "Traceback" in done.err) == (0, False)
    assert "cannot be written" in done.err
    assert "hain play --resume" in done.out


def test_very_long_lines_are_answered_shortly(run: Run, tmp_path: Path) -> None:
    done = run("play", "glade", "--seed", "7", typed="x" * 5000 + "\n" + "9" * 5000 + "\nquit\n")
    assert (done.code, "Traceback" in done.err) == (0, False)
    assert len(done.err) < 1000
    (tmp_path / "file").write_text("x" * 5000, "utf-8")
    for game in hain.games():
        assert run("score", game.name, "file").code == 2
    assert run("play", "glade", "--seats", "9" * 40).code == 2


def test_a_game_that_is_left_can_be_resumed(run: Run) -> None:
    left = run("play", "evergreen", "--seats", "2", "--seed", "7", typed="1\n1\n1\n")
    assert left.code == 0
    assert "hain play --resume" in left.out
    again = run("play", "--resume", typed="score\nquit\n")
    assert again.code == 0
    assert "Spring 1/5" in again.out
    assert run("play", "--resume", typed="1\n" * 200).code == 0


def test_a_game_can_be_loaded_and_watched(run: Run, tmp_path: Path) -> None:
    run("play", "evergreen", "--seed", "7", "--bots", "random", typed="1\n1\nsave a.hain\nquit\n")
    assert "Spring 1/5" in run("play", "--load", "a.hain", typed="quit\n").out
    watched = run("replay", "a.hain")
    assert watched.code == 0
    assert "The record ends here" in watched.out
    finished = run("replay", RECORDS / "evergreen-2.hain")
    assert finished.code == 0
    assert "Total" in finished.out
    assert "The winner: Seat 0." in finished.out


def test_a_game_of_older_rules_can_be_watched_and_played_on_if_it_still_replays(run: Run, tmp_path: Path) -> None:
    older = RECORD.replace("rules: 1", "rules: 0")
    (tmp_path / "older.hain").write_text(older, "utf-8")
    assert "The winner: Seat 0." in run("replay", "older.hain").out
    (tmp_path / "older.hain").write_text("\n".join(older.splitlines()[:15]), "utf-8")
    run("play", "--load", "older.hain", "--people", "2", typed="save again.hain\nquit\n")
    assert Record.parse((tmp_path / "again.hain").read_text("utf-8")).version == hain.rules("evergreen").version


POSITION = """\
winter sun w
zone snow 7 | swamp 3 | rock 0 | flowers 1 | wheat 0 | grassland 2
seat 0 score 82
T w T T w s
T # T w # w
b T T T T T
b T b w w w
b # b b # t
b b b s . .
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_real_table_is_counted(run: Run, tmp_path: Path, language: str) -> None:
    (tmp_path / "table.txt").write_text(POSITION, "utf-8")
    done = run("score", "evergreen", "table.txt", language=language)
    assert done.code == 0
    say = words(language)
    lines = [" ".join(line.replace("│", "").split()) for line in done.out.splitlines()]
    assert f"{say('evergreen-category-before')} 82" in lines
    assert f"{say('evergreen-category-light_winter')} 9" in lines
    assert f"{say('evergreen-category-forest_winter')} 20" in lines
    assert f"{say('evergreen-category-biome_snow')} 28" in lines
    assert f"{say('score-total')} {82 + 9 + 20 + 28 + 9 + 0 + 1 + 0 + 6}" in lines


def test_a_table_in_spring_needs_less_and_a_finished_one_is_not_counted_twice(run: Run, tmp_path: Path) -> None:
    (tmp_path / "spring.txt").write_text(
        POSITION.replace("winter sun w", "spring sun n").replace("zone", "# zone"), "utf-8"
    )
    assert "Light in spring" in run("score", "evergreen", "spring.txt").out
    (tmp_path / "over.txt").write_text(POSITION.replace("winter sun w", "winter sun w phase over"), "utf-8")
    assert "Light" not in run("score", "evergreen", "over.txt").out


REFUSED = {
    "unknown command": (["dance"], "", "dance"),
    "unknown game": (["play", "chess"], "", "chess"),
    "seats out of range": (["play", "evergreen", "--seats", "5"], "", "1 to 4 seats"),
    "seats no number": (["play", "evergreen", "--seats", "two"], "", "two"),
    "too many people": (["play", "evergreen", "--seats", "2", "--people", "3"], "", "3"),
    "unknown option": (["play", "evergreen", "-o", "moon=n"], "", "moon"),
    "wrong option value": (["play", "evergreen", "-o", "sun=up"], "", "up"),
    "option without value": (["play", "evergreen", "-o", "sun"], "", "name=value"),
    "negative seed": (["play", "evergreen", "--seed=-1"], "", "-1"),
    "unknown language": (["--lang", "xx"], "", "xx"),
    "no such record": (["replay", "nothing.hain"], "", "nothing.hain"),
    "nothing to resume": (["play", "--resume"], "", "last-game.hain"),
    "no record": (["replay", "file"], "hello", "Line 1"),
    "broken record": (["replay", "file"], RECORD.replace("seed: 12", "seed: x"), "Line 5"),
    "illegal move in a record": (["replay", "file"], RECORD.replace("draft", "plant", 1), "Line 10"),
    "record of an unknown version": (["play", "--load", "file"], RECORD.replace("rules: 1", "rules: 99"), "version 99"),
    "record of newer rules": (["replay", "file"], RECORD.replace("rules: 1", "rules: 7"), "evergreen, which is newer"),
    "illegal move of older rules": (
        ["replay", "file"],
        RECORD.replace("rules: 1", "rules: 0").replace("draft", "plant", 1),
        "version 1 move 1 is no longer possible. Line 10: “plant",
    ),
    "record of an unknown game": (["replay", "file"], RECORD.replace("game: evergreen", "game: chess"), "chess"),
    "tree on a crevice": (["score", "evergreen", "file"], POSITION.replace("T # T", "T T T"), "crevice"),
    "five rows": (["score", "evergreen", "file"], POSITION.replace("b b b s . .\n", ""), "6 rows"),
    "unknown symbol": (["score", "evergreen", "file"], POSITION.replace("T w", "Q w", 1), "Row 1, column 1"),
    "winter without fertility": (["score", "evergreen", "file"], POSITION.replace("zone", "# zone"), "zone snow"),
    "no season": (["score", "evergreen", "file"], POSITION.partition("\n")[2], "winter sun w"),
    "no seat": (["score", "evergreen", "file"], "winter sun w\nzone snow 1\n", "seat"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_whatever_is_wrong_gets_a_sentence_and_exit_code_2(run: Run, tmp_path: Path, name: str) -> None:
    arguments, text, message = REFUSED[name]
    (tmp_path / "file").write_text(text, "utf-8")
    done = run(*arguments)
    assert done.code == 2
    assert message in done.err
    assert "Traceback" not in done.err
    assert len(done.err.strip().splitlines()) <= 4


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"\xff\xfe\x00")
    assert run("replay", "file").code == 2


def test_errors_speak_the_language_that_was_asked_for(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text(RECORD.replace("draft", "plant", 1), "utf-8")
    done = run("--lang", "de", "replay", "file")
    assert (done.code, "Zeile 10" in done.err) == (2, True)
    assert "Feld" in done.err


def test_a_game_that_cannot_be_kept_is_shown(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be", "utf-8")
    done = run("play", "evergreen", "--seed", "7", "--bots", "random", typed="1\nquit\n")
    assert "Hain record 1" in done.out
    assert "0 draft wheat-small_tree" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_meet_in_the_arena(run: Run, language: str, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    arguments = ("arena", "evergreen", "--bots", "random,random", "--games", "4", "--report", report, "--until", "0.7")
    done = run(*arguments, language=language)
    assert (done.code, done.err) == (0, "")
    assert words(language)("arena-verdict-open", {"first": "random", "second": "random", "share": "70%"}) in done.out
    assert words(language)("arena-margin") in done.out
    assert report.exists()


@pytest.mark.parametrize(("language", "lost"), [("en", "lost"), ("de", "verloren"), ("fr", "perdu")])
def test_a_solo_series_tells_how_the_games_ended(run: Run, language: str, lost: str) -> None:
    arguments = ("arena", "earth", "--solo", "--bots", "random", "--games", "2", "-o", "solo_level=expert")
    done = run(*arguments, language=language)
    assert done.code == 0
    assert f"{lost} 100%" in done.out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--bots", "stone,random"), "There is no bot “stone”"),
        (("--bots", "random,random", "--games", "0"), "“games” cannot be 0"),
        (("--bots", "random,random", "--budget", "-1"), "“budget” cannot be -1"),
        (("--bots", "random,random", "--processes", "-1"), "“processes” cannot be -1"),
        (("--bots", "random,random", "--until", "2"), "“until” cannot be 2.0"),
        (("--bots", "random", "--seats", "9"), "has 1 to 4 seats, not 9"),
        (("--bots", "random", "-o", "moon=full"), "has no option “moon”"),
    ],
)
def test_what_the_arena_cannot_do_is_refused(run: Run, arguments: tuple[str, ...], reason: str) -> None:
    done = run("arena", "evergreen", *arguments)
    assert done.code == 2
    assert reason in done.err
