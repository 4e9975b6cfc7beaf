"""Databases for tests: a SQLite file, and a PostgreSQL server of our own that is started once and thrown away."""

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

_server = ExitStack()
_address = ""
_count = 0


def new_database(kind: str, folder: Path) -> str:
    """An empty database; PostgreSQL is started when it is first asked for."""
    global _address, _count
    if kind == "sqlite":
        return f"sqlite:///{folder / 'hain.sqlite'}"
    programs = postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    if not _address:
        _address = _server.enter_context(postgres_server())
        atexit.register(_server.close)
    _count += 1
    port = _address.rpartition(":")[2]
    name = f"hain{_count}"
    subprocess.run([programs / "createdb", "-h", "127.0.0.1", "-p", port, "-U", "hain", name], check=True)
    return f"{_address}/{name}"


def postgres_programs() -> Path | None:
    """Where Debian, or the search path, keeps the programs of the server."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    places += [Path(found).resolve().parent] if found else []
    return next((place for place in places if (place / "pg_isready").exists()), None)


@contextmanager
def postgres_server() -> Iterator[str]:
    """The address of a new server, without the name of a database. It never runs as root, which it would refuse."""
    programs = postgres_programs()
    assert programs is not None
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="hain-postgres-"))
    if user is not None:
        owner = pwd.getpwnam(user)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = folder / "data"
    quiet: dict[str, Any] = {"user": user, "cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([programs / "initdb", "-D", data, "-U", "hain", "-A", "trust", "-N"], check=True, **quiet)
    settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": folder, "fsync": "off"}
    options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    server = subprocess.Popen([programs / "postgres", "-D", data, *options], **quiet)
    try:
        ready: list[str | Path] = [
            programs / "pg_isready",
            "-q",
            "-h",
            "127.0.0.1",
            "-p",
            str(port),
            "-U",
            "hain",
            "-d",
            "postgres",
        ]
        until = time.monotonic() + 60
        while subprocess.run(ready).returncode != 0:
            assert server.poll() is None, "PostgreSQL ended at once"
            assert time.monotonic() < until, "PostgreSQL does not answer"
            time.sleep(0.1)
        yield f"postgresql://hain@127.0.0.1:{port}"
    finally:
        server.send_signal(signal.SIGINT)  # whoever is still connected is sent away
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)
