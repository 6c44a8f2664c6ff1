"""The tables in memory: who watches them, and what is overdue."""
