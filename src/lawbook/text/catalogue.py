"""Catalogues: one English message, its context, and what it is in another language.

Nothing is global: whoever renders says in which language, so two people at one table may read the
same ruling in Polish and in Norwegian.
"""

from functools import cache
from gettext import GNUTranslations, NullTranslations

from lawbook.languages import folder

__all__ = ["translate"]


@cache
def _catalogue(language: str) -> NullTranslations:
    source = folder(language) / "messages.mo"
    if not source.is_file():
        return NullTranslations()
    with source.open("rb") as binary:
        return GNUTranslations(binary)


def translate(context: str, message: str, language: str) -> str:
    """A message in a language; English where the catalogue has none. Raises CaseError for an unknown language."""
    return _catalogue(language).pgettext(context, message)
