"""In which form an answer is sent: as it is, or compressed, as whoever asks has it (RFC 9110, 12.5.3)."""

from collections.abc import Collection, Mapping

IDENTITY = "identity"
BEST = ("br", "gzip", IDENTITY)
"""The smallest first, for whoever likes several alike."""


def coding(accepted: str, there: Collection[str]) -> str:
    """The form among those that are there which is liked best; as it is for whoever likes none of them.

    >>> coding("gzip, deflate, br", ("gzip", "br")), coding("gzip, br;q=0.5", ("gzip", "br")), coding("", ("gzip",))
    ('br', 'gzip', 'identity')
    >>> coding("*", ("gzip",)), coding("gzip;q=0, *", ("gzip",)), coding("identity, gzip;q=0.5", ("gzip",))
    ('gzip', 'identity', 'identity')
    """
    liked = _liked(accepted)
    known = [each for each in BEST if each == IDENTITY or each in there]
    found = max(known, key=lambda each: _quality(each, liked))  # the first of several alike
    return found if _quality(found, liked) > 0 else IDENTITY


def _quality(form: str, liked: Mapping[str, float]) -> float:
    """What is not named counts as the star; as it is, everybody takes it if they have nothing better."""
    if form in liked:
        return liked[form]
    return liked.get("*", 0.0) if form != IDENTITY else min(liked.get("*", 0.001), 0.001)


def _liked(accepted: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        if name:
            weights = [parameter[2:] for parameter in parameters if parameter.startswith("q=")]
            found["gzip" if name == "x-gzip" else name] = _weight(weights[0]) if weights else 1.0
    return found


def _weight(text: str) -> float:
    """A number from 0 to 1; whatever else somebody writes counts as no."""
    try:
        number = float(text)
    except ValueError:
        return 0.0
    return number if 0 <= number <= 1 else 0.0
