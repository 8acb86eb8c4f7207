"""What a sentence tells, and the call does not: I don't think so; we used to play five; he would have had six.

Such words are ordinary ones, and would else be passed over: then the sentence would tell what it denies.
"""

import re
from functools import cache

from lawbook.languages import ENGLISH as IN_ENGLISH
from lawbook.languages import of_language
from lawbook.meaning.words.error import MeaningError

__all__ = ["refuse_unsaid"]

_PROBLEMS = {
    "unsaid": "takes something back; say only what is meant, in full",
    "not_so": "is only asked or supposed, was so once, or is told of others; say only what the call shows",
}


def refuse_unsaid(text: str, language: str) -> None:
    """Raise MeaningError where a whole sentence is denied, asked, supposed, or told of former times.

    >>> refuse_unsaid("five spades, but we don't play that", "en")
    Traceback (most recent call last):
    lawbook.meaning.words.error.MeaningError: meaning, column 18: "we don't play that" takes something back; say only what is meant, in full
    """
    for key, problem in _PROBLEMS.items():
        if found := _forms(key, language).search(text):
            raise MeaningError(text, found.start(), found.end(), problem)


@cache
def _forms(key: str, language: str) -> re.Pattern[str]:
    """Such words of a language, and of English."""
    forms = dict.fromkeys(of_language(one, "described", key) for one in (language, IN_ENGLISH))
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(forms)})", re.IGNORECASE)
