"""Known: what the three laws of the ledger find that is not mended yet, by family; nothing else is found.

A complaint stands here in the words of `trying.py`. Whoever mends one takes it out: the tests say so.
"""

from collections.abc import Mapping

__all__ = ["DISOBEYED", "TOLD_OTHERWISE"]

DISOBEYED: Mapping[str, tuple[str, ...]] = {}

TOLD_OTHERWISE: Mapping[str, tuple[str, ...]] = {}
