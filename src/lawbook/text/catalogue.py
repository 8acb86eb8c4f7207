"""Catalogues: one English message, its context, and what it is in another language.

Nothing is global: whoever renders says in which language, so two people at one table may read the
same ruling in Polish and in Norwegian.
"""

from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from lawbook.errors import CaseError

__all__ = ["LANGUAGES", "translate"]

LANGUAGES = {"en": "English", "pl": "Polski", "nb": "Norsk"}


@cache
def _catalogue(language: str) -> NullTranslations:
    if language not in LANGUAGES:
        raise CaseError(f"language {language!r}: not spoken here; known are {', '.join(LANGUAGES)}")
    source = Path(__file__).parents[1] / "locale" / language / "LC_MESSAGES" / "lawbook.mo"
    if language == "en" or not source.is_file():
        return NullTranslations()
    with source.open("rb") as binary:
        return GNUTranslations(binary)


def translate(context: str, message: str, language: str) -> str:
    """A message in a language; English where the catalogue has none. Raises CaseError for an unknown language."""
    return _catalogue(language).pgettext(context, message)
