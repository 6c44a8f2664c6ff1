"""The figures of the server for `make bench`."""

from pathlib import Path

from bench.server import idle, load, opening


def server_figures() -> dict[str, float]:
    """All figures of the server; the prototype runs right after the server itself.

    Memory and CPU time of other processes are read from /proc, so only Linux has these figures.
    """
    if not Path("/proc/self/status").exists():
        return {}
    full, prototype, lean = load.of_server(), load.of_prototype(), load.of_prototype(lean=True)
    opened = opening.measure()
    return {
        "server_moves": round(full.moves),
        "server_vs_prototype": round(full.moves / prototype.moves, 3),
        "server_vs_lean": round(full.moves / lean.moves, 3),
        "server_p99_ms": round(load.of_server(pace=load.PACE).p99_ms, 1),
        "idle_connection_kb": round(idle.idle_connection_kb(), 1),
        "cold_open_ms": round(opened.cold_open_ms, 1),
        "startup_s": round(opened.startup_s, 2),
    }
