"""What the score pages have in common: names, and what stands at a table."""

from fractions import Fraction

from lawbook.event.standing import Standing
from lawbook.event.tournament import Tournament
from lawbook.event.worth import worth_text
from lawbook.scoring.exact import published

__all__ = ["names_of", "scored", "stands"]


def names_of(tournament: Tournament) -> dict[str, str]:
    """The players of each contestant."""
    return {name: " - ".join(told.names) for name, told in tournament.contestants.items()}


def stands(now: Standing | None) -> str:
    """What stands at a table, for both sides where it is not the same."""
    if now is None:
        return ""
    if now.for_ns == now.for_ew:
        return worth_text(now.for_ns)
    return f"NS {worth_text(now.for_ns)}; EW {worth_text(now.for_ew)}"


def scored(tournament: Tournament, now: Standing) -> tuple[str, str]:
    """The figures of both sides on the board; empty where there is none."""
    figures = tournament.scores.board(now.where)
    ns, ew = (figures.get(side.split("+")[0]) for side in (now.where.ns, now.where.ew))
    return _figure(ns), _figure(ew)


def _figure(number: Fraction | None) -> str:
    return "" if number is None else str(published(number))
