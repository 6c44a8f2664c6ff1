"""How the bots play Carson City. Everything here works from a view: no module imports a table."""
