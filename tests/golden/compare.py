"""Shows that golden games differ from those of an older commit only in what their seats know: hashes of views, imagined
states and saves, and levels of knowledge. Moves, their order, scores and ranking must be the same; it is told where
what events say is not.

python -m tests.golden.compare COMMIT
"""

import re
import subprocess
import sys

from tests.golden.playthrough import FOLDER

KNOWN = re.compile(r"(view|imagine|save) [0-9a-f]{16}|knowledge \d+")
EVENTS = re.compile(r"^  .*\n", re.MULTILINE)


def main(commit: str) -> int:
    found = 0
    for path in sorted(FOLDER.glob("*.txt")):
        before = subprocess.run(
            ["git", "show", f"{commit}:./{path.name}"], cwd=FOLDER, capture_output=True, encoding="utf-8", check=True
        ).stdout
        now = path.read_text("utf-8")
        rest = [KNOWN.sub("", text) for text in (before, now)]
        if EVENTS.sub("", rest[0]) != EVENTS.sub("", rest[1]):
            found += 1
            print(f"{path.name}: more than that has changed")
        elif rest[0] != rest[1]:
            print(f"{path.name}: only what is known and what events say")
        elif before != now:
            print(f"{path.name}: only what is known")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
