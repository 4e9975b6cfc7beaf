"""The tables of weights that come with the games."""

import tomllib
from importlib.resources import files

from hain.core.guide import Weights


def shipped_weights(game: str) -> Weights:
    """The table of a game: a line for each feature, from the first moment to the last."""
    return read_weights(files(f"hain.games.{game}").joinpath("data/guide.toml").read_text("utf-8"))


def read_weights(text: str) -> Weights:
    """
    >>> read_weights("token = [0.5, 0]")
    {'token': [0.5, 0.0]}
    """
    return {name: [float(weight) for weight in weights] for name, weights in tomllib.loads(text).items()}


def write_weights(weights: Weights) -> str:
    """
    >>> print(write_weights({"token": [0.5, 0.0]}), end="")
    token = [0.500, 0.000]
    """
    return "".join(f"{name} = [{', '.join(f'{weight:.3f}' for weight in row)}]\n" for name, row in weights.items())
