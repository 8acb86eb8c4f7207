"""The phantom: who stands in the movement for nobody, so that whoever meets him sits out; he is not ranked."""

import re
from collections.abc import Sequence

__all__ = ["is_phantom"]

_NOBODY = re.compile(
    r"(phantoms?|byes?|sit(s|ting)? ?out|0"
    r"|pauza|oversitter|sitter over|relais|exempt|freilos|vrijloot|stilzit)( pairs?| teams?)?( \d+)?"
)
"""As programs and people write it: the pair 0 of Bridgemate, and words in several languages."""


def is_phantom(contestant: str, names: Sequence[str] = (), section: str = "") -> bool:
    """Whether a contestant is nobody: all the names that he has say so, or his own where he has none.

    >>> is_phantom("12", ("Phantom", "Phantom")), is_phantom("Bye"), is_phantom("7", ("A. Bye-Jones",))
    (True, True, False)
    """
    told = [name for name in names if name.strip()] or [contestant.removeprefix(section)]
    return all(_NOBODY.fullmatch(" ".join(re.sub(r"[-_]", " ", name).casefold().split())) for name in told)
