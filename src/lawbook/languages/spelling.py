"""Words as they are compared, however they were typed."""

import unicodedata

__all__ = ["plain"]


def plain(text: str) -> str:
    """The text without case, accents and hyphens.

    >>> plain("Kløver"), plain("Półzrównoważona"), plain("take-out")
    ('klover', 'polzrownowazona', 'take out')
    """
    if text.isascii():
        return text.lower().replace("-", " ")
    bare = unicodedata.normalize("NFKD", text.lower().replace("ł", "l").replace("ø", "o").replace("æ", "ae"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter)).replace("-", " ")
