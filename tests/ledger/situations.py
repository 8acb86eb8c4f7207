"""Situations: every incident that the generators make, by family."""

from collections.abc import Mapping
from functools import cache

from tests.ledger.calls import auction_incidents
from tests.ledger.cards import play_incidents
from tests.ledger.incident import Incident

__all__ = ["families"]


@cache
def families() -> Mapping[str, tuple[Incident, ...]]:
    """The incidents by family, in the order of the Laws."""
    found: dict[str, list[Incident]] = {}
    for incident in (*auction_incidents(), *play_incidents()):
        found.setdefault(incident.family, []).append(incident)
    return {name: tuple(found[name]) for name in sorted(found)}
