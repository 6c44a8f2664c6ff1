"""Tables that people can trust: everything that happens is written down before it is answered."""
