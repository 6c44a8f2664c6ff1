"""Fuzzing of the compiled core: `make fuzz`."""
