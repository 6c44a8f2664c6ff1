"""How Alembic runs: on the connection of :func:`cardtown.server.storage.migrations.migrate`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
