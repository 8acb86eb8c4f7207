"""Reasons: what decided a verdict, in figures, and who may see it.

    reason                 what a reason is, and its kinds
    found                  the reasons of a ruling; calls, plays and claims, each by themselves
    words, objects         a reason in sentences, and as JSON

They are computed where somebody asks for them; no ruling rests on them that the Director did not judge himself.
"""

from lawbook.desk.reasons.reason import (
    Audience,
    HandsCompared,
    HandsLeft,
    LineDrawn,
    LowestSame,
    Reason,
    RevokeTrick,
    TricksCompared,
)

__all__ = [
    "Audience",
    "HandsCompared",
    "HandsLeft",
    "LineDrawn",
    "LowestSame",
    "Reason",
    "RevokeTrick",
    "TricksCompared",
]
