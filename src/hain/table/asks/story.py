"""What people did besides moving: who sat down, was let go, left, returned, asked, or said something."""

from hain.table import entry as kinds
from hain.table.entry import Entry

UNTOLD = (*kinds.MOVES, kinds.LIFT, kinds.CUT, kinds.RULES)


def told(entry: Entry) -> Entry | None:
    """An entry that is no move, without anything that is nobody's business: identities stay here."""
    if entry.kind in UNTOLD:
        return None
    return entry._replace(text=entry.text.partition(" ")[2]) if entry.kind == kinds.SIT else entry
