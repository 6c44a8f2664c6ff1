"""Tables that people can trust: everything is stored before it is answered."""
