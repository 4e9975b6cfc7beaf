"""What the events of Earth touch, and what goes from where to where, by kind; the places are those of `places`."""

from typing import Final

from hain.core.trace import Traces

TRACES: Final = Traces(
    {
        # set-up
        "chose_side": "seat:{seat}; dealt:{seat}",
        "chose_side_card": "card:{card}",
        "revealed": "card:{cards} from dealt:{seat} to {places}:{seat}",
        # cards
        "drew": "- from deck to hand:{seat}",
        "drew_cards": "card:{cards} from deck to hand:{seat}",
        "composted": "- from hand:{seat} to compost:{seat}",
        "composted_cards": "card:{cards} from hand:{seat} to compost:{seat}",
        "composted_deck": "- from deck to compost:{seat}",
        "paid_compost": "- from compost:{seat} to discard",
        "looked": "compost:{seat}",
        "looked_cards": "card:{cards}; compost:{seat}",
        "picked": "- from compost:{seat} to hand:{seat}",
        "picked_cards": "card:{cards} from compost:{seat} to hand:{seat}",
        "drew_four": "- from deck to four:{seat}",
        "drew_four_cards": "card:{cards} from deck to four:{seat}",
        "kept": "- from four:{seat} to hand:{seat}",
        "kept_cards": "card:{cards} from four:{seat} to hand:{seat}",
        "left": "- from four:{seat} to discard",
        "left_cards": "card:{cards} from four:{seat} to discard",
        "shuffled": "- from discard to deck",
        # the turn
        "turn": "seat:{seat}",
        "action": "action:{action}; seat:{seat}",
        "planted": "card:{card} from hand:{seat} to space:{at}{space}",
        "planted_secretly": "- from hand:{seat} to space:{at}{space}",
        "replaced": (
            "card:{cards} from space:{at}{space} to compost:{seat}; card:{card} from hand:{seat} to space:{at}{space}"
        ),
        "replaced_secretly": (
            "card:{cards} from space:{at}{space} to compost:{seat}; - from hand:{seat} to space:{at}{space}"
        ),
        "revealed_plants": "card:{cards}; space:{at}{spaces}",
        "used": "card:{card}",
        "copied": "card:{card}; card:{cards}",
        "event": "card:{card} from hand:{seat} to events:{seat}",
        "converts": "seat:{seat}",
        "soil": "soil:{seat}",
        "paid_soil": "soil:{seat}",
        "sprouted": "space:{at}{spaces}",
        "grew": "space:{at}{spaces}",
        "unsprouted": "space:{at}{spaces}",
        "ungrew": "space:{at}{spaces}",
        # goals and the end
        "claimed_goal": "card:{card}; seat:{seat}",
        "full": "seat:{seat}",
        "last_chance": "",
        "finished": "",
        # the pool of a team
        "pool_soil": "pool:{team}",
        "pool_drew": "- from deck to pool:{team}",
        "pool_drew_cards": "card:{cards} from deck to pool:{team}",
        "pool_compost": "- from deck to pool:{team}",
        "pool_composted": "- from hand:{seat} to pool:{team}",
        "pool_composted_cards": "card:{cards} from hand:{seat} to pool:{team}",
        "pool_sprouts": "pool:{team}",
        "pool_growth": "pool:{team}",
        "pool_kept": "- from four:{seat} to pool:{team}",
        "pool_kept_cards": "card:{cards} from four:{seat} to pool:{team}",
        "pool_picked": "- from compost:{seat} to pool:{team}",
        "pool_picked_cards": "card:{cards} from compost:{seat} to pool:{team}",
        "pool_lost": "pool:{team}",
        "pool_left": "- from pool:{team} to discard",
        "pool_left_cards": "card:{cards} from pool:{team} to discard",
        "claimed": "- from pool:{team} to hand:{seat}",
        "claimed_cards": "card:{cards} from pool:{team} to hand:{seat}",
        "claimed_compost": "- from pool:{team} to compost:{seat}",
        "claimed_soil": "pool:{team}; soil:{seat}",
        "claimed_sprout": "pool:{team}; space:{at}{space}",
        "claimed_growth": "pool:{team}; space:{at}{space}",
        # Gaia
        "gaia_turn": "seat:gaia",
        "gaia_card": "card:{card}; - from deck:gaia to open:gaia",
        "gaia_leaf": "card:{card}; seat:gaia",
        "gaia_soil": "soil:gaia",
        "gaia_sprout": "sprouts:gaia",
        "gaia_growth": "growth:gaia",
        "gaia_deck": "- from deck to compost:gaia",
        "gaia_pile": "card:{cards} from deck to pile:gaia",
        "gaia_left": "card:{cards} from four:{seat} to pile:gaia",
        "gaia_exchanged": "soil:gaia",
        "gaia_full": "seat:gaia",
    }
)
