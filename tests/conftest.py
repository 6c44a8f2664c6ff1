"""One Hypothesis profile for all tests, whatever is imported first."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "cardtown", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("cardtown")
