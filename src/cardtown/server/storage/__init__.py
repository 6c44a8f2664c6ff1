"""Storage: the database, its schema, and group commit."""
