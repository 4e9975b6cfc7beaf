"""Putting text diagrams together."""

from hain.core.known import Span, Words

Line = list[Span]
Block = list[Line]

_GAP = 4


def typed(text: str, words: Words) -> str:
    """The word that is typed for a thing; nothing where moves are not typed."""
    return words("diagram-typed", {"text": text})


def is_typed(words: Words) -> bool:
    """Whether whoever looks at the diagram types moves, and needs the ids of things more than their names."""
    return bool(typed("-", words))


def sitter(seat: int, words: Words) -> str:
    """What whoever sits there is called."""
    return words("seat-person", {"seat": seat})


def side_by_side(blocks: list[Block]) -> Block:
    """One or two blocks as one; the first is filled up with blanks to its widest line."""
    if len(blocks) == 1:
        return blocks[0]
    left, right = blocks
    width = max(_width(line) for line in left) + _GAP
    lines: Block = []
    for row in range(max(len(left), len(right))):
        line = list(left[row]) if row < len(left) else []
        line.append((" " * (width - _width(line)), ""))
        lines.append(line + (right[row] if row < len(right) else []))
    return lines


def in_pairs(blocks: list[Block]) -> Block:
    """Blocks two by two, with an empty line above each pair."""
    lines: Block = []
    for left in range(0, len(blocks), 2):
        lines.append([])
        lines += side_by_side(blocks[left : left + 2])
    return lines


def _width(line: Line) -> int:
    return sum(len(text) for text, _ in line)
