"""The command line. Commands import what they need only when they run, to start quickly."""
