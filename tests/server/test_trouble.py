"""A server whose disk is full, or whose database is damaged, says so; with space again it goes on."""

import resource
import sqlite3
from pathlib import Path

import pytest

from hain.cli import REFUSED, main
from hain.server.run import is_hain
from tests.server.servers import Seat, Server, serving
from tests.table.test_trouble import damage


def limit(server: Server, size: int) -> None:
    """So many bytes and no more go into any file of the server; what it logs is lost, too."""
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_a_full_disk_is_told_to_players_and_to_whoever_watches(tmp_path: Path) -> None:
    wish = {"game": "evergreen", "chairs": ["person", "person"], "name": "Anna"}
    with serving(f"sqlite:///{tmp_path}/hain.sqlite") as server:
        anna = server.browser()
        made = anna.post("/api/tables", json=wish).json()
        seats = [Seat(server, made["table"], made["links"][str(seat)], lang="de") for seat in made["seats"]]
        seat = next(seat for seat in seats if seat.table["moves"])
        before = seat.table["seq"]
        limit(server, 0)
        for _ in range(2):
            answer = seat.wish(move=seat.table["moves"][0])
            assert answer["code"] == "storage-failing"
            assert "wurde nicht gespeichert" in answer["sentence"]
        refused = anna.post("/api/tables", json=wish)
        assert refused.status_code == 503
        assert "not stored" in refused.json()["sentence"]
        health = anna.get("/health")
        assert health.status_code == 503
        assert (health.json()["status"], health.json()["reason"]) == ("ill", "storage-failing")
        assert is_hain(server.port)
        assert anna.get(f"/api/tables/{made['table']}", headers={"x-hain-key": seat_key(made)}).json()["seq"] == before
        limit(server, resource.RLIM_INFINITY)
        assert seat.wish(move=seat.table["moves"][0])["seq"] == before + 1
        assert anna.get("/health").json()["status"] == "well"
        assert anna.post("/api/tables", json=wish).status_code == 201
        for each in seats:
            each.close()
        server.kill()
        server.restart()
        again = Seat(server, made["table"], seat_key(made))
        assert again.table["seq"] == before + 1
        again.close()


def seat_key(made: dict[str, dict[str, str]]) -> str:
    return made["links"]["0"]


def test_a_damaged_file_is_not_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "hain.sqlite"
    with serving(f"sqlite:///{file}") as server:
        anna = server.browser()
        for _ in range(30):
            anna.post("/api/tables", json={"game": "evergreen", "chairs": ["person", "person"], "name": "Anna"})
    with sqlite3.connect(file) as whole:
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    damage(file)
    content = file.read_bytes()
    monkeypatch.setenv("HAIN_DATABASE", f"sqlite:///{file}")
    monkeypatch.setattr("hain.server.run.run", lambda *_: pytest.fail("it is served"))
    assert main(["serve", "--lang", "en"]) == REFUSED
    said = " ".join(capsys.readouterr().err.split())
    assert "The database is damaged" in said
    assert "backup" in said
    assert "Traceback" not in said
    assert file.read_bytes() == content


def test_a_disk_that_is_full_when_a_server_starts_is_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAIN_DATABASE", f"sqlite:///{tmp_path}/hain.sqlite")
    monkeypatch.setattr("hain.server.run.run", lambda *_: pytest.fail("it is served"))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        code = main(["serve", "--lang", "en"])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert code == REFUSED
    assert "cannot be opened" in " ".join(capsys.readouterr().err.split())
