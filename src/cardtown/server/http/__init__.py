"""The HTTP interface: routes, answers, errors and the files of the web table."""
