"""The English words for numbers."""

from collections.abc import Mapping

__all__ = ["NUMERALS"]

_WORDS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    " seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four"
)
NUMERALS: Mapping[tuple[int, int], str] = {
    (number, number): word for number, word in enumerate(_WORDS.split())
}
"""The word for each range of one number."""
