"""The JSON for clients: messages, shapes of views and decisions, previews."""
