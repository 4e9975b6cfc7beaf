"""The lesson that is played: every step is legal, and what its words claim is so."""

import json
from pathlib import Path
from typing import Any, cast

from hain.games.evergreen.rules import RULES
from hain.games.evergreen.view import EvergreenView
from hain.words import LANGUAGES, words

FILE = Path(__file__).parents[3] / "ui" / "src" / "games" / "evergreen" / "lesson.json"
LESSON: dict[str, Any] = json.loads(FILE.read_text("utf-8"))


def test_the_lesson_can_be_played() -> None:
    state = RULES.setup(len(LESSON["chairs"]), LESSON["seed"], **LESSON["options"])
    seen: list[EvergreenView] = []
    for step in LESSON["steps"]:
        assert all(words(language).has(step["words"]) for language in LANGUAGES)
        if step["move"]:
            assert state.to_act() == [0]
            state.play(0, state.move(0, step["move"]))
        seen.append(cast(EvergreenView, state.view(0)))
    assert LESSON["steps"][-1]["move"] == ""
    grassland, flowers = 5, 3
    assert seen[9]["zone"][grassland]["fertility"] == 4
    assert seen[9]["seats"][0]["harvest"][grassland] == {"biome": "grassland", "big_trees": 1, "points": 4}
    assert seen[10]["seats"][0]["light"]["shaded"] == ["f3"]
    assert seen[12]["auto"] == ["rock-sprout", "wild-big_tree", "wheat-bud"]
    assert (seen[12]["zone"][flowers]["fertility"], seen[13]["zone"][flowers]["fertility"]) == (1, 0)
    assert seen[16]["seats"][0]["forest"] == {"points": 5, "spaces": ["d3", "f3", "d4", "e4", "f4"]}
    assert (seen[16]["season"], seen[16]["round"]) == ("spring", 4)
