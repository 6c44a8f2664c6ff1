"""Errors of a command in the language that it speaks."""

from __future__ import annotations

import os

from cardtown.core import BadInput, CardtownError, RuleBreach
from cardtown.localization import Texts, choose_language


def say_error(error: CardtownError, lang: str | None) -> str | None:
    """What is wrong, in the language asked for or that of the environment; None for English."""
    try:
        language = choose_language(lang, os.environ)
    except BadInput:  # the language itself is wrong
        return None
    if language == "en" or error.message is None:
        return None
    said = Texts.load(language).say(error.message)
    if isinstance(error, BadInput):
        return f"{error.field}: {said}"
    return f"{said} ({error.rule})" if isinstance(error, RuleBreach) else said
