"""Shows that golden games differ from those of an older commit only in what their seats know, hashes of views, imagined
states and saves and levels of knowledge, and perhaps in what they are told: events. Moves, their order, scores and
ranking must be the same.

python -m tests.golden.compare COMMIT
"""

import re
import subprocess
import sys

from tests.golden.playthrough import FOLDER

KNOWN = re.compile(r"(view|imagine|save) [0-9a-f]{16}|knowledge \d+")
TOLD = re.compile(r"^  .*\n", re.MULTILINE)


def main(commit: str) -> int:
    found = 0
    for path in sorted(FOLDER.glob("*.txt")):
        before = subprocess.run(
            ["git", "show", f"{commit}:./{path.name}"], cwd=FOLDER, capture_output=True, encoding="utf-8", check=True
        ).stdout
        now = path.read_text("utf-8")
        before_told, now_told = KNOWN.sub("", before), KNOWN.sub("", now)
        if TOLD.sub("", before_told) != TOLD.sub("", now_told):
            found += 1
            print(f"{path.name}: more than that has changed")
        elif before_told != now_told:
            print(f"{path.name}: only what is known and told")
        elif before != now:
            print(f"{path.name}: only what is known")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
