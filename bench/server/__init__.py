"""The server under load: real processes, real connections, figures for `make bench`."""
