"""Running the server: one process or several on one port, with logs that programs can read."""

import gc
import logging
import sys

import structlog
import uvicorn

MESSAGE_BYTES = 1 << 14  # nobody has more to say at once
FRESH_OBJECTS = 50_000  # before garbage is looked for: tables are many long-lived objects, and nearly no cycles


def run(host: str, port: int, workers: int) -> None:
    uvicorn.run(
        "hain.server.run:application",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=20.0,
        timeout_graceful_shutdown=3,
    )


def application() -> object:
    """What each process serves."""
    from hain.server.app import create_app

    gc.freeze()  # what has been imported stays
    gc.set_threshold(FRESH_OBJECTS, 20, 20)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    return create_app()
