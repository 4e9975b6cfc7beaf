"""Writes the types of the wire and of every game's view as TypeScript.

python ui/wire_types.py > ui/src/wire/types.ts
"""

import importlib
import os
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import typing_extensions
from pydantic import BaseModel

os.environ["HAIN_PURE"] = "1"  # what is compiled has forgotten its types

import hain
from hain.server import asks, wire

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", object: "unknown"}


class Types:
    """All interfaces that have been needed so far, in the order in which they were first needed."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def add(self, kind: Any, prefix: str = "") -> str:
        """The name of a TypedDict or a model, which is written down with all it is made of."""
        name = str(kind.__name__) if kind.__name__.startswith(prefix) else f"{prefix}{kind.__name__}"
        if name not in self.written:
            self.written[name] = ""
            hints = typing_extensions.get_type_hints(kind, include_extras=True)
            lines = [f"  {field}{self._field(kind, field, hint, prefix)};" for field, hint in hints.items()
                     if field != "model_config"]  # fmt: skip
            self.written[name] = "\n".join([f"export interface {name} {{", *lines, "}"])
        return name

    def _field(self, kind: Any, field: str, hint: Any, prefix: str) -> str:
        if get_origin(hint) is typing_extensions.NotRequired:
            return f"?: {self._type(get_args(hint)[0], prefix)}"
        has_default = issubclass(kind, BaseModel) and not kind.model_fields[field].is_required()
        return f"{'?' if has_default else ''}: {self._type(hint, prefix)}"

    def _type(self, hint: Any, prefix: str) -> str:
        if hint is Any:
            return "unknown"
        if (
            get_origin(hint) is Annotated
        ):  # with the type that a screen is told of, which a server on an older Python is not
            told = [kind for kind in hint.__metadata__ if typing_extensions.is_typeddict(kind)]
            return self._type(told[0] if told else get_args(hint)[0], prefix)
        if hint in PLAIN:
            return PLAIN[hint]
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._type(inner[0], prefix)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self._type(part, prefix) for part in inner))
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in inner)
        if origin is list:
            found = self._type(inner[0], prefix)
            return f"({found})[]" if "|" in found else f"{found}[]"
        if origin is tuple:
            return f"[{', '.join(self._type(part, prefix) for part in inner)}]"
        if origin is dict:
            return f"Record<string, {self._type(inner[1], prefix)}>"
        if typing_extensions.is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, BaseModel)):
            return self.add(hint, prefix)
        raise TypeError(f"no TypeScript for {hint}")


def typescript() -> str:
    found = Types()
    for kind in (*wire.SPOKEN, *asks.SPOKEN):
        found.add(kind)
    for game in hain.games():
        name = game.name.title()
        found.add(getattr(importlib.import_module(f"hain.games.{game.name}.view"), f"{name}View"), name)
        if game.box():
            found.add(getattr(importlib.import_module(f"hain.games.{game.name}.told.box"), f"{name}Box"), name)
    head = "// Made by ui/wire_types.py from the Python side; not to be edited."
    return "\n\n".join([head, *found.written.values()])


if __name__ == "__main__":
    print(typescript())
