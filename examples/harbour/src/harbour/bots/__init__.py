"""How the bots of Cardtown play Harbour."""
