"""Numbers for whoever runs a server, as Prometheus reads them."""

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("hain_requests_total", "Requests", ("method", "path", "status"))
SECONDS = Histogram("hain_request_seconds", "How long requests took", ("path",))
SOCKETS = Gauge("hain_sockets", "Open sockets")
ENTRIES = Counter("hain_entries_total", "Entries that were stored", ("kind",))
REFUSALS = Counter("hain_refusals_total", "Wishes that were refused", ("code",))
STORING = Histogram(
    "hain_wish_seconds", "From a wish to its stored entry", buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
)
ASKING = Histogram("hain_ask_seconds", "From a question on a socket to its answer", ("kind",))
TABLES = Gauge("hain_tables_in_memory", "Tables in memory")
