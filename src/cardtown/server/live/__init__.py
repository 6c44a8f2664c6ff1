"""Live connections: from bytes on a socket to messages of a table."""
