"""The JSON that clients get: messages, shapes of views and decisions, previews."""
