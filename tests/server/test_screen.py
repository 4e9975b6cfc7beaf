"""The screen's side of the server: its types, its words and its pages."""

import subprocess
import sys
from pathlib import Path

import httpx

from hain.words import LANGUAGES, fluent_text, parts
from tests.server.servers import serving

ROOT = Path(__file__).parent.parent.parent


def test_the_screen_has_the_types_of_the_wire() -> None:
    made = subprocess.run([sys.executable, ROOT / "ui" / "wire_types.py"], capture_output=True, text=True, check=True)
    assert (ROOT / "ui" / "src" / "wire" / "types.ts").read_text("utf-8") == made.stdout


def test_pages_and_words_are_served(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/hain.sqlite") as server:
        for language in LANGUAGES:
            for part in parts():
                answer = httpx.get(f"{server.address}/api/words/{language}/{part}")
                assert answer.text == fluent_text(language, part)
        missing = httpx.get(f"{server.address}/api/words/en/chess", headers={"accept-language": "de"})
        assert missing.status_code == 404
        assert missing.json()["sentence"].startswith("Für „chess“")
        start, table = httpx.get(server.address), httpx.get(f"{server.address}/table/abc")
        assert start.text == table.text
        assert '<div id="hain">' in start.text
        assert "default-src 'self'" in start.headers["content-security-policy"]
        assert httpx.get(f"{server.address}/api/nothing").status_code == 404
