"""Numbers for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

MOVES: Final = Counter("stellwerk_acts", "Acts stored")
TABLES: Final = Gauge("stellwerk_tables_in_memory", "Tables in memory")
SOCKETS: Final = Gauge("stellwerk_sockets", "Open WebSockets")
REFUSED: Final = Counter("stellwerk_refused", "Commands refused", ["code"])
BOT_TURNS: Final = Counter("stellwerk_bot_turns", "Questions bots answered, most with a turn")
HURRIED: Final = Counter("stellwerk_bot_searches_hurried", "Searches left to a quicker bot")
BOTS_WAITING: Final = Gauge("stellwerk_tables_waiting_for_bots", "Tables whose bots have to wait")
LOST_WORKERS: Final = Counter("stellwerk_bot_workers_lost", "Bot workers that had to be replaced")
COMMAND_SECONDS: Final = Histogram(
    "stellwerk_command_seconds",
    "From a command until it is stored and sent",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
