"""The part of a report that only Carson City has."""

from cardtown.lab.report.carson_city.sections import sections

__all__ = ["sections"]
