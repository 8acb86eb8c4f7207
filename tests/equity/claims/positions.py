"""Positions for claims, written as what each hand has left."""

from typing import Any

from lawbook.bridge import Card, Seat, Strain
from lawbook.equity import Position
from lawbook.equity.claims import Adjudication, Claim, adjudicate, parse_statement
from lawbook.notation import parse_card, parse_hand

STRAINS = {strain.name[0]: strain for strain in Strain}


def position(hands: str, strain: str, leader: str, trick: str = "") -> Position:
    """A position from hands N E S W, the first letter of its strain, and who leads."""
    held = tuple(parse_hand(hand) for hand in hands.split())
    return Position(held, STRAINS[strain], Seat[leader], cards(trick))


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a line."""
    return tuple(map(parse_card, text.split()))


def claimed(where: Position, tricks: int, statement: str = "", *, by: str = "S", **more: Any) -> Adjudication:
    """What a claim is worth."""
    claim = Claim(
        position=where, claimer=Seat[by], tricks=tricks, statement=parse_statement(statement), **more
    )
    return adjudicate(claim)
