"""How Alembic runs here: on the connection of :func:`cardtown.server.migrations.migrate`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
