"""Catalogues: one English message, its context, and what it is in another language.

Nothing is global: whoever renders says in which language, so two people at one table may read the
same ruling in Polish and in Norwegian.
"""

from functools import cache
from typing import TYPE_CHECKING

from lawbook.languages import folder

if TYPE_CHECKING:
    from gettext import GNUTranslations

__all__ = ["translate"]


@cache
def _catalogue(language: str) -> "GNUTranslations | None":
    source = folder(language) / "messages.mo"
    if not source.is_file():  # it is English
        return None
    from gettext import GNUTranslations  # noqa: PLC0415

    with source.open("rb") as binary:
        return GNUTranslations(binary)


def translate(context: str, message: str, language: str) -> str:
    """A message in a language; English where the catalogue has none. Raises CaseError for an unknown language."""
    catalogue = _catalogue(language)
    return message if catalogue is None else catalogue.pgettext(context, message)
