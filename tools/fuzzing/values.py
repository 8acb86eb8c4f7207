"""Values: what JSON says, with a value somewhere in it that is of another kind, or odd."""

import json
import random
from collections.abc import Sequence
from typing import Any

from tools.fuzzing.changes import changed
from tools.fuzzing.odd import VALUES

__all__ = ["revalued"]

_OTHERS: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 13, 14, 1.5, -0.0, 1e308, 10**18, 10**30, [], {}, [None], [[]], [""], {"": ""}, ["N"], [1, 2, 3], {"N": 1},
    {"a": {"b": {"c": []}}}, [["N 1S"]], ["N 1S", 3, None], {"NS": "sayc"}, {"base": ["sayc"], "order": {"opening": 5}}, ["13", 64], ["director"] * 30,
)  # fmt: skip


def revalued(text: str, chance: random.Random, seeds: Sequence[str]) -> str:
    """The text with one to four values that are others; now and then a text like any other."""
    if chance.random() < 0.15:
        return changed(text, chance, seeds)
    said = json.loads(text)
    for _ in range(chance.randint(1, 4)):
        said = _one_changed(said, chance, seeds)
    return json.dumps(said, ensure_ascii=chance.random() < 0.5)


def _one_changed(said: Any, chance: random.Random, seeds: Sequence[str]) -> Any:
    if isinstance(said, dict) and said and chance.random() < 0.85:
        key = chance.choice(list(said))
        match chance.randrange(12):
            case 0:
                return {other: value for other, value in said.items() if other != key}
            case 1:
                return {
                    chance.choice(VALUES) if other == key else other: value for other, value in said.items()
                }
            case 2 | 3:
                lent = json.loads(chance.choice(seeds))
                return {**said, **dict(chance.sample(list(lent.items()), 1))}
            case _:
                return {**said, key: _one_changed(said[key], chance, seeds)}
    if isinstance(said, list) and said and chance.random() < 0.85:
        place = chance.randrange(len(said))
        match chance.randrange(8):
            case 0:
                return said[:place] + said[place + 1 :]
            case 1:
                return said[:place] + said[place : place + 3] * chance.choice((2, 40)) + said[place:]
            case 2:
                return chance.sample(said, len(said))
            case _:
                return [_one_changed(one, chance, seeds) if n == place else one for n, one in enumerate(said)]
    return chance.choice(_OTHERS) if chance.random() < 0.4 else chance.choice(VALUES)
