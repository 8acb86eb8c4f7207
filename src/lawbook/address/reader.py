"""The language of whoever reads a page."""

from lawbook.languages import language_of_tag

__all__ = ["preferred"]


def preferred(accept_language: str) -> str:
    """The first language of a browser's list that is spoken here, English if none is.

    >>> preferred("nn, nb;q=0.9, en;q=0.8"), preferred("no-NO"), preferred("de, *")
    ('nb', 'nb', 'en')
    """
    spoken = (language_of_tag(wanted.split(";")[0]) for wanted in accept_language.split(","))
    return next((language for language in spoken if language), "en")
