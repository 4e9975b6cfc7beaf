"""Nobody is refused because somebody else was quick."""

from pathlib import Path

import pytest

from tests.databases import new_database
from tests.server.servers import serving
from tests.server.together import play_together


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgresql", 2)])
def test_five_people_who_answer_at_once_are_not_refused(kind: str, workers: int, tmp_path: Path) -> None:
    """Earth over slow lines; over two processes as well."""
    with serving(new_database(kind, tmp_path), workers) as server:
        outcome = play_together(server, "earth", 5, delay=0.02, most=40)
    assert outcome.sent > 100
    assert outcome.refused.total() <= 0.01 * outcome.sent, outcome
