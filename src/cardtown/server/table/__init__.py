"""One table as the server keeps it: its entries, its state, and what may happen next."""
