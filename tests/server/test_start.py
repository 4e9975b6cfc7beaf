"""What is wrong with settings or database is said in a sentence before anything is served."""

import sqlite3
from pathlib import Path

import pytest

from hain.cli import REFUSED, main
from hain.server.settings import DAY, from_environment
from tests.databases import new_database

NUMBERS = (
    "HAIN_THINKERS", "HAIN_BUDGET", "HAIN_TABLES_PER_MINUTE", "HAIN_MESSAGES_PER_SECOND", "HAIN_LOGINS_PER_MINUTE"
)  # fmt: skip


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*arguments, "--lang", "en"]) == REFUSED
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return " ".join(said.err.split())


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("nonsense", "Could not parse"),
        ("mysql://localhost/hain", "MySQLdb"),
        ("sqlite:////no/such/folder/hain.sqlite", "unable to open database file"),
        ("postgresql://hain:secret@127.0.0.1:1/hain", "failed"),
    ],
)
@pytest.mark.parametrize("arguments", [["serve"], ["--no-browser"]])
def test_a_database_that_cannot_be_opened(
    address: str, reason: str, arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAIN_DATABASE", address)
    monkeypatch.setattr("hain.server.run.is_hain", lambda port: False)
    said = refusal(capsys, *arguments)
    assert "cannot be opened" in said
    assert reason in said
    assert "sqlite:///path/to/file" in said
    assert "secret" not in said


def test_a_database_that_postgresql_does_not_have(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAIN_DATABASE", new_database("postgresql", tmp_path) + "_of_others")
    assert "does not exist" in refusal(capsys, "serve")


def test_a_file_that_is_something_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "letter.sqlite"
    file.write_text("Dear Anna, " * 100, "utf-8")
    monkeypatch.setenv("HAIN_DATABASE", f"sqlite:///{file}")
    assert "not a database" in refusal(capsys, "serve")
    assert file.read_text("utf-8").startswith("Dear Anna")


def test_a_database_of_a_newer_version(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "newer.sqlite"
    with sqlite3.connect(file) as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    monkeypatch.setenv("HAIN_DATABASE", f"sqlite:///{file}")
    assert "newer Hain" in refusal(capsys, "serve")


@pytest.mark.parametrize("value", ["many", "0", "-1", "nan", "inf"])
@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_that_is_none(
    name: str, value: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert f"{name} is “{value}”" in refusal(capsys, "serve")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("HAIN_KEEP_DAYS", "long"),
        ("HAIN_KEEP_DAYS", "-1"),
        ("HAIN_KEEP_DAYS", "inf"),
        ("HAIN_SYNC", "off"),
        ("HAIN_METRICS", "yes"),
    ],
)
@pytest.mark.parametrize("arguments", [["serve"], ["--no-browser"]])
def test_other_settings_that_mean_nothing(
    name: str, value: str, arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    monkeypatch.setattr("hain.server.run.is_hain", lambda port: False)
    assert f"{name} is “{value}”" in refusal(capsys, *arguments)


def test_what_settings_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAIN_DATABASE", "sqlite:///hain.sqlite")
    assert (from_environment().lasting, from_environment().keep) == (True, None)
    for name, value in (("HAIN_SYNC", "normal"), ("HAIN_KEEP_DAYS", "90")):
        monkeypatch.setenv(name, value)
    assert (from_environment().lasting, from_environment().keep) == (False, 90 * DAY)
    for name, value in (("HAIN_SYNC", ""), ("HAIN_KEEP_DAYS", "0")):
        monkeypatch.setenv(name, value)
    assert (from_environment().lasting, from_environment().keep) == (True, None)
