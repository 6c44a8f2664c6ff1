"""Mutation tests of the compiled core: would lockstep notice a fault?"""
