"""Which passwords are refused: those that somebody would guess within a few tries."""

import re
from functools import cache

from hain.core.errors import Refused
from hain.registry import games
from hain.server.commonest import COMMONEST
from hain.words import LANGUAGES, words

LEAST = 8
ROWS = (
    "01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "qwertzuiopü", "azertyuiop", "asdfghjklöä", "asdfghjkl;",
    "qsdfghjklm", "zxcvbnm,./", "yxcvbnm,.-", "wxcvbn,;:!", "1234567890ß", "1234567890-=",
)  # fmt: skip
REPEATED = re.compile(r"(.{1,4}?)\1+(?!.)")
FRAME = re.compile(r"^[\W\d_]+|[\W\d_]+$")


def check_password(login: str, password: str) -> None:
    """Refused if it is too short, the name itself, or one of those that everybody takes.

    >>> check_password("anna", "correct horse")
    >>> check_password("anna", "12345678")
    Traceback (most recent call last):
        ...
    hain.core.errors.Refused: That password is one of the first that anybody would try. Take three or four words that do not belong together.
    """  # noqa: E501
    if len(password) < LEAST:
        raise Refused("account-password-short", least=LEAST)
    plain, name = password.casefold(), login.casefold()
    bare = FRAME.sub("", plain)
    if plain in (name, name[::-1], 2 * name) or (bare and bare in (name, FRAME.sub("", name))):
        raise Refused("account-password-login")
    if {plain, bare} & (COMMONEST | _games()) or REPEATED.match(plain) or _is_in_a_row(plain) or _is_in_a_row(bare):
        raise Refused("account-password-easy")


@cache
def _games() -> frozenset[str]:
    """What is played here, as one would type it."""
    said = [words(language)(f"{rules.name}-name") for rules in games() for language in LANGUAGES]
    return frozenset("".join(name.casefold().split()) for name in [*said, *(rules.name for rules in games())])


def _is_in_a_row(text: str) -> bool:
    """Whether the characters follow each other on a keyboard or in the alphabet, forwards or backwards."""
    return len(text) > 5 and any(text in row * 2 or text in row[::-1] * 2 for row in ROWS)
