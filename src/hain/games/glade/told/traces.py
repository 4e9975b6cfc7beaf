"""What the events of The Glade touch, by their kinds: tiles by their copies, toadstools by the places on their way."""

from hain.core.trace import Traces

TRACES = Traces(
    {
        # tiles
        "placed": "tile:{copy} from rack:{seat} to space:{at}{space}",
        "claimed": "tile:{copy} from rack:{seat} to claimed; - from glade:{tile} to store:{seat}",
        "laid_claimed": "tile:{copy} from claimed to space:{at board}{space}",
        "drew": "- from bag to rack:{seat}",
        "drew_tiles": "tile:{copies} from bag to rack:{seat}",
        # toadstools and counters
        "matched": "marker:{marker} from supply to store:{seat}; space:{at owner}{space}",
        "sprouted": "- from edge:{seat} to glade:{tile}",
        "returned": "- from glade:{tile} to store:{seat}",
        "removed": "- from glade:{tile} to box",
        "fetched": "- from glade:{tile} to store:{seat}",
        "stored": "- from edge:{seat} to store:{seat}",
        "flipped_glade": "glade:{tile}",
        "flipped_store": "store:{owner}",
        "flipped_enclosure": "space:{at owner}{space}",
        "enclosed": "marker:{counter} from store:{seat} to space:{at}{space}",
        # turns
        "passed": "seat:{seat}",
        "end_triggered": "",
        "finished": "",
    }
)
