"""The length of partner's suit, where it is only named by a call of another suit: it is supported, and not bid."""

from lawbook.meaning.terms.meanings import And, Meaning, Or, Tag, either, every, leaves
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.shapes import AboutLength
from lawbook.meaning.words.heard import Heard
from lawbook.meaning.words.suits.filling import is_untold

__all__ = ["supported"]

_SUPPORT = (4, 13), (3, 13)


def supported(meaning: Meaning, heard: Heard) -> Meaning:
    """The meaning, its only suit of untold length so long as for support if it is partner's and not the one called.

    >>> from lawbook.meaning.words.naming import parse_meaning
    >>> print(parse_meaning("cue bid, 10+, clubs", call="2H", after=["1C", "(1H)"]))
    cue bid, 10+ points, (3)4+ clubs
    """
    untold = {one.suit for one in leaves(meaning) if isinstance(one, AboutLength) and is_untold(one)}
    if untold == {heard.partner} - {heard.own}:
        return _supported(meaning)
    return _where_raised(meaning, heard) if len(untold) > 1 and heard.partner in untold else meaning


def _where_raised(meaning: Meaning, heard: Heard) -> Meaning:
    """The same beside other suits, in each alternative that raises: clubs or a heart raise."""
    if type(meaning) is Or:
        return either(_where_raised(part, heard) for part in meaning.parts)
    if type(meaning) is not And or heard.own is heard.partner:
        return meaning
    raises = any(isinstance(one, Tag) and one.purpose is Purpose.RAISE for one in meaning.parts)
    return every(
        _supported(part)
        if raises and isinstance(part, AboutLength) and part.suit is heard.partner
        else _where_raised(part, heard)
        for part in meaning.parts
    )


def _supported(meaning: Meaning) -> Meaning:
    if type(meaning) is And:
        return every(map(_supported, meaning.parts))
    if type(meaning) is Or:
        return either(map(_supported, meaning.parts))
    told = isinstance(meaning, AboutLength) and is_untold(meaning)
    return AboutLength.of(meaning.suit, *_SUPPORT) if told and isinstance(meaning, AboutLength) else meaning
