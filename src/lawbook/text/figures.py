"""Figures as a language writes them: the decimal sign, and what stands between thousands."""

import re
from functools import partial
from string import Formatter
from typing import Any

from lawbook.languages import of_language

__all__ = ["filled", "thousands", "written"]

_DECIMAL = re.compile(r"(?<=\d)\.(?=\d)")


def written(figure: object, language: str) -> str:
    """A figure, alone or with its unit, as the language writes it.

    >>> written("77.4 %", "pl"), written("+2.5", "en")
    ('77,4 %', '+2.5')
    """
    return _DECIMAL.sub(of_language(language, "figures", "decimal"), str(figure))


def thousands(number: int, language: str) -> str:
    """A whole number, its thousands apart.

    >>> thousands(13429620828, "en")
    '13,429,620,828'
    """
    return f"{number:,}".replace(",", of_language(language, "figures", "thousands"))


class _Filling(Formatter):
    """Fills a sentence in; its figures as a language writes them."""

    def __init__(self, language: str) -> None:
        self._written = partial(written, language=language)

    def format_field(self, value: Any, format_spec: str) -> Any:
        told = super().format_field(value, format_spec)
        return self._written(told) if isinstance(value, float) else told


def filled(sentence: str, language: str, /, **named: Any) -> str:
    """The sentence with what it names; a number with a fraction as the language writes it.

    >>> filled("{percent:g} %", "nb", percent=62.5)
    '62,5 %'
    """
    return _Filling(language).format(sentence, **named)
