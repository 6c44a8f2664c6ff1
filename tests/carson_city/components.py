"""What the rules say that the box contains."""

from __future__ import annotations

CENSUS = {
    "^": (32, 12),
    "h": (18, 18),
    "T": (2, 10),
    "M": (10, 4),
    "R": (10, 4),
    "K": (2, 1),
    "D": (3, 8),
    "B": (3, 8),
    "S": (1, 5),
    "H": (1, 4),
    "G": (1, 1),
    "C": (1, 2),
    "P": (1, 3),
    "Y": (0, 1),
    "!": (3, 5),
}
"""Rule C1.3: the parcels of Era I and of Era II that show each element."""
