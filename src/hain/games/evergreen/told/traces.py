"""What the events of Evergreen touch, by their kinds: spaces and tracks, and the cards with their ways."""

from hain.core.trace import Traces

TRACES = Traces(
    {
        # cards
        "dealt": "card:{cards} from deck to pool",
        "reshuffled": "card:{cards} from discard to deck",
        "dealt_more": "card:{cards} from deck to pool",
        "drafted": "card:{card} from pool to hand:{seat}",
        "auto_drafted": "card:{card} from pool to hand:auto",
        "took_token": "card:{card}; seat:{seat}",
        "auto_took_token": "card:{card}; seat:auto",
        "discarded": "card:{card} from pool to discard",
        "left_over": "card:{card} from pool to zone:{biome}",
        "season": "card:{cards} from hand:{owners} to discard",
        # planets and powers
        "planted": "space:{at}{space}",
        "grew": "space:{at}{space}",
        "bushed": "space:{at}{space}",
        "flooded": "space:{at}{space}",
        "activated": "track:{at}{power}",
        "declined": "track:{at}{power}",
        "acted": "seat:{seat}",
        "scored": "seat:{seat}",
        "finished": "",
    }
)
