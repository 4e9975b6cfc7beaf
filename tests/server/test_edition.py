"""A page and a socket tell of which edition they are; an old page is answered in its own language."""

import re
from pathlib import Path

from hain.server.edition import PAGE, edition
from tests.server.servers import Seat, serving


def test_the_first_message_and_the_page_name_the_same_edition(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/hain.sqlite") as server:
        anna = server.browser()
        wish = {"game": "evergreen", "chairs": ["person", "person"], "name": "Anna"}
        made = anna.post("/api/tables", json=wish).json()
        seat = Seat(server, made["table"], made["links"]["1"])
        assert seat.table["edition"] == edition()
        assert "edition" not in seat.wish(do="say", text="hello")
        seat.close()
        if PAGE.exists():
            for path in ("/", f"/table/{made['table']}", "/index.html"):
                assert re.findall('<meta name="edition" content="(.+?)"', anna.get(path).text) == [edition()]
        old = Seat(server, made["table"], made["links"]["1"], lang="fr", of="old")
        answer = old.received[0]
        assert "server-message" in answer
        assert "Rechargez la page" in answer
        old.close()
