"""The command `hain`, also as `python -m hain`.

The table it opens comes with `hain[table]`; without that, a sentence says what to install.
"""

import sys

from hain.words import plain_words, preferred_language

REFUSED = 2


def main() -> int:
    """Run the command; returns its exit code."""
    try:
        from hain.cli import main as command

        return command()
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "hain":
            raise
        print(plain_words(preferred_language(), "error-extra", extra="table"), file=sys.stderr)
        return REFUSED


if __name__ == "__main__":
    sys.exit(main())
