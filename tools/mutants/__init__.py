"""Mutation tests of the rules: change one thing in a rule, and see whether its tests notice."""
