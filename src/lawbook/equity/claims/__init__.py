"""Claims: what a claim or concession is worth over the normal lines of play (Laws 70 and 71)."""

from lawbook.equity.claims.adjudication import Adjudication, Judgement, adjudicate
from lawbook.equity.claims.claim import Claim
from lawbook.equity.claims.line import Line
from lawbook.equity.claims.search import TooManyLines
from lawbook.equity.claims.statement import Statement, parse_statement
from lawbook.equity.claims.told import claim_of

__all__ = [
    "Adjudication",
    "Claim",
    "Judgement",
    "Line",
    "Statement",
    "TooManyLines",
    "adjudicate",
    "claim_of",
    "parse_statement",
]
