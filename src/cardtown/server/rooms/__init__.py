"""The tables in memory: who waits at them, and what is overdue."""
