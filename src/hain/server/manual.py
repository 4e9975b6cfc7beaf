"""The page that tells programmers what can be asked: made from the description of the API, without any script."""

from collections.abc import Iterator
from html import escape
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse

from hain.server.speech import language_of
from hain.words import Words, words

Schema = dict[str, Any]

BOUNDS = {
    "minimum": "≥",
    "maximum": "≤",
    "minLength": "len ≥",
    "maxLength": "len ≤",
    "minItems": "len ≥",
    "maxItems": "len ≤",
}
STYLE = """
:root { color-scheme: light dark; --ink: #26302a; --paper: #f7f4ea; --leaf: #3c6e47; --line: #cfc9b4 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e3d6; --paper: #1d231f; --leaf: #9fcba8; --line: #465048 } }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 Georgia, serif; color: var(--ink);
  background: var(--paper); overflow-wrap: anywhere }
a, .method { color: var(--leaf) }
code, .method { font-family: ui-monospace, monospace; font-size: 0.9em }
section { border-top: 1px solid var(--line); padding: 0.25rem 0 }
h1, h2 { line-height: 1.2 } h3 { font-size: 1rem; margin: 0.5rem 0 0 }
ul { margin: 0.25rem 0; padding-inline-start: 1.25rem } nav ul { list-style: none; padding: 0 }
nav li a { display: inline-block; padding: 0.3rem 0 }
"""


def add_manual(app: FastAPI) -> None:
    """The route of this module."""

    @app.get("/api", include_in_schema=False)
    async def manual(request: Request) -> HTMLResponse:
        language = language_of(request.headers.get("accept-language", "en"))
        return HTMLResponse(page(app.openapi(), app.openapi_url or "", words(language)))


def page(api: Schema, source: str, say: Words) -> str:
    """The whole page; everything has an anchor."""
    asked = [(f"{method.upper()} {path}", told) for path, ways in api["paths"].items() for method, told in ways.items()]
    kinds = api.get("components", {}).get("schemas", {})
    title, link = escape(say("manual-title")), escape(source, quote=True)
    parts = [
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head><body>'
        f"<h1>{title}</h1><p>{escape(say('manual-about'))} "
        f'<a href="{link}">{link}</a></p><nav><h2>{escape(say("manual-contents"))}</h2><ul>',
        *(f'<li><a href="#{_anchor(name)}">{_request(name)}</a></li>' for name, _ in asked),
        f'<li><a href="#kinds">{escape(say("manual-kinds"))}</a></li></ul></nav><main>',
        *(_asked(name, told, say) for name, told in asked),
        f'<h2 id="kinds">{escape(say("manual-kinds"))}</h2>',
        *(_kind(name, schema, say) for name, schema in kinds.items()),
        "</main></body></html>",
    ]
    return "".join(parts)


def _request(name: str) -> str:
    method, _, path = name.partition(" ")
    return f'<span class="method">{method}</span> <code>{escape(path)}</code>'


def _asked(name: str, told: Schema, say: Words) -> str:
    """One request: what it does, what goes along, what comes back."""
    sent = [
        _field(each["name"], each["schema"], each.get("required", False), say) for each in told.get("parameters", ())
    ]
    sent += [f"<li>{_type(schema)}</li>" for schema in _contents(told.get("requestBody", {}))]
    answers = [
        f"<li><code>{escape(status)}</code> {', '.join(map(_type, _contents(answer)))}</li>"
        for status, answer in told["responses"].items()
        if status != "422"  # FastAPI's own words for what we refuse in ours
    ]
    return (
        f'<section id="{_anchor(name)}"><h2>{_request(name)}</h2>{_told(told)}{_list(say("manual-sent"), sent)}'
        f"{_list(say('manual-answer'), answers)}</section>"
    )


def _kind(name: str, schema: Schema, say: Words) -> str:
    needed = schema.get("required", ())
    fields = [_field(field, inner, field in needed, say) for field, inner in schema.get("properties", {}).items()]
    head = f"<h3><code>{escape(name)}</code></h3>"
    return f'<section id="{_anchor(name)}">{head}{_told(schema)}{_list("", fields)}</section>'


def _field(name: str, schema: Schema, is_needed: bool, say: Words) -> str:
    note = "" if is_needed else f" – {escape(say('manual-optional'))}"
    return f"<li><code>{escape(name)}</code>: {_type(schema)}{note}</li>"


def _list(head: str, items: list[str]) -> str:
    if not items:
        return ""
    return (f"<h3>{escape(head)}</h3>" if head else "") + f"<ul>{''.join(items)}</ul>"


def _told(schema: Schema) -> str:
    text = schema.get("description", "")
    return f"<p>{escape(text)}</p>" if text else ""


def _contents(message: Schema) -> Iterator[Schema]:
    for kind, content in message.get("content", {}).items():
        yield content.get("schema") or {"type": kind}


def _type(schema: Schema) -> str:
    """What a value looks like, with a link to what is told elsewhere."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{_anchor(name)}"><code>{escape(name)}</code></a>'
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    if "enum" in schema or "const" in schema:
        values = schema.get("enum") or [schema["const"]]
        return " | ".join(f"<code>{escape(repr(value))}</code>" for value in values)
    if schema.get("type") == "array":
        inside = [schema["items"]] if schema.get("items") else schema.get("prefixItems", ())
        return f"<code>[</code>{', '.join(map(_type, inside))}<code>]</code>"
    inner = schema.get("additionalProperties")
    if schema.get("type") == "object" and isinstance(inner, dict):
        return f"<code>{{</code>{_type(inner)}<code>}}</code>"
    bounds = [f"{word} {schema[name]}" for name, word in BOUNDS.items() if name in schema]
    return f"<code>{escape(' '.join([str(schema.get('type', '…')), *bounds]))}</code>"


def _anchor(name: str) -> str:
    """A name that an address can hold.

    >>> _anchor("GET /api/tables/{table}")
    'get-api-tables-table'
    """
    kept = "".join(letter if letter.isalnum() else " " for letter in name.lower())
    return "-".join(kept.split())
