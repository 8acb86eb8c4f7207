"""Proof that nobody chose the deals: a promise that is published before, and kept before everybody's eyes after.

The plan names the sets and a public value that nobody knows yet (a closing figure of a stock exchange on a day to
come, say). With it a secret key is drawn, and the hash of both is published. When the value is known, each set
follows from key and value alone; when all is played the key is published, and anybody may deal the sets again.
"""

import hmac
import json
import secrets
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256

from lawbook.bridge import Deal
from lawbook.entrance import decoded, json_of
from lawbook.errors import CaseError
from lawbook.notation.exchange.index import DEALS, deal_at

__all__ = ["Promise", "parse_promise", "promised", "stream"]

_VERSION = 1


@dataclass(frozen=True, slots=True)
class Promise:
    """A plan of sets, each so many boards by its name, the public value that is to come, and the secret key."""

    event: str
    value: str
    """What the public value is and when it is known; the value itself comes later."""
    sets: Mapping[str, int]
    key: bytes

    @property
    def written(self) -> bytes:
        """The file that is kept secret until the end, the same bytes for the same promise."""
        told = {
            "version": _VERSION,
            "event": self.event,
            "value": self.value,
            "sets": dict(self.sets),
            "key": self.key.hex(),
        }
        return json.dumps(told, sort_keys=True, ensure_ascii=False, indent=1).encode() + b"\n"

    @property
    def commitment(self) -> str:
        """What is published before: it fixes plan and key without telling the key."""
        return sha256(self.written).hexdigest()

    def deals(self, name: str, value: str) -> Iterator[Deal]:
        """The deals of a set, with the public value as it became known. Raises CaseError for another set."""
        if name not in self.sets:
            raise CaseError(
                "no set {name!r} was promised; known are {known}", name=name, known=", ".join(self.sets)
            )
        public = unicodedata.normalize("NFC", " ".join(value.split()))
        if not public:
            raise CaseError(
                "the public value is not told: {value}; give it as it was published", value=self.value
            )
        own = hmac.digest(self.key, f"{self.event}/{name}".encode(), "sha256")
        numbers = stream(hmac.digest(own, public.encode(), "sha256"))
        return (deal_at(next(numbers)) for _ in range(self.sets[name]))


def promised(event: str, value: str, sets: Mapping[str, int]) -> Promise:
    """A new promise, with a key from the system's entropy."""
    return Promise(event, value, sets, secrets.token_bytes(32))


def parse_promise(written: bytes, name: str) -> Promise:
    """The promise of a file. Raises CaseError where it is none."""
    try:
        told = json_of(decoded(written), name)
        sets = {str(key): int(number) for key, number in told["sets"].items()}
        key = bytes.fromhex(told["key"]) if told["version"] == _VERSION else b""
        return Promise(str(told["event"]), str(told["value"]), sets, key)
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
        raise CaseError(
            "{name}: no promise of deals; give the file that --promise has written", name=name
        ) from None


def stream(key: bytes) -> Iterator[int]:
    """The numbers of deals that follow from a key: what is no number of a deal is passed over.

    >>> next(stream(bytes(range(32))))
    1439325542906783614073557856
    """
    counter = 0
    while True:
        counter += 1
        number = int.from_bytes(sha256(key + counter.to_bytes(4, "big")).digest()[:12], "big")
        if number < DEALS:
            yield number
