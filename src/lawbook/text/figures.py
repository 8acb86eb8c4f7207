"""Figures as a language writes them: the decimal sign, and what stands between thousands."""

import re
from typing import Any

from lawbook.languages import of_language

__all__ = ["filled", "thousands", "written"]

_DECIMAL = r"(?<=\d)\.(?=\d)"


def written(figure: object, language: str) -> str:
    """A figure, alone or with its unit, as the language writes it.

    >>> written("77.4 %", "pl"), written("+2.5", "en")
    ('77,4 %', '+2.5')
    """
    return re.sub(_DECIMAL, of_language(language, "figures", "decimal"), str(figure))


def thousands(number: int, language: str) -> str:
    """A whole number, its thousands apart.

    >>> thousands(13429620828, "en")
    '13,429,620,828'
    """
    return f"{number:,}".replace(",", of_language(language, "figures", "thousands"))


class _Figure(float):
    """A number with a fraction, as a language writes it."""

    language: str

    def __format__(self, form: str) -> str:
        return written(super().__format__(form), self.language)


def _figure(number: float, language: str) -> _Figure:
    figure = _Figure(number)
    figure.language = language
    return figure


def filled(sentence: str, language: str, /, **named: Any) -> str:
    """The sentence with what it names; a number with a fraction as the language writes it.

    >>> filled("{percent:g} %", "nb", percent=62.5)
    '62,5 %'
    """
    figures = {name: _figure(one, language) for name, one in named.items() if isinstance(one, float)}
    return sentence.format(**{**named, **figures})
