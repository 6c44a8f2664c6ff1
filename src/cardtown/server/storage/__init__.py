"""What is kept: the database, its schema, and the writing that many requests share."""
