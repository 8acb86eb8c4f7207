"""The tricks of a board as the record has them: won in play, claimed, and given to a side by a ruling."""

from lawbook.bridge import Side
from lawbook.desk.decision import Decision
from lawbook.desk.score.line import Moved
from lawbook.event.worth import Made, Outcome
from lawbook.law.provision import RestAsClaimed, TrickAwarded
from lawbook.table import Table
from lawbook.table.record.events import Conceded, Played
from lawbook.table.seen.claim import Claiming, claim_in

__all__ = ["awarded", "result_of"]


def result_of(table: Table) -> Outcome | None:
    """What was obtained, as the record has it; None where the play is not told to its end."""
    if table.auction is not None and table.auction_over and table.auction.passed_out:
        return Made()
    contract = table.contract
    tricks = None if contract is None else _tricks_won(table, contract.declarer.side)
    return None if tricks is None else Made(contract, tricks)


def _tricks_won(table: Table, side: Side) -> int | None:
    """How many tricks a side has at the end of the play, or by the claim that ended it."""
    play, claim = table.playing, claim_in(table)
    if play is not None and play.over:
        won = play.tricks_won(side)
        return won if won + play.tricks_won(side.opponents) == 13 else None
    if claim is None or any(isinstance(event, Played) for event in claim.since):
        return None
    own = _by_claim(claim)
    return own if own is None or claim.claimer.side is side else 13 - own


def _by_claim(claim: Claiming) -> int | None:
    """The tricks in all of the claimer's side, as it claimed them."""
    if claim.play is None or claim.rest is None:
        return None
    own = claim.play.tricks_won(claim.claimer.side) + claim.rest
    return own if 0 <= own <= 13 else None


def awarded(decision: Decision, provision: TrickAwarded) -> Moved:
    """The tricks that the ruling on a claim gives to a side, as far as the Director or the record tells how many.

    The trick that a claim or concession gave away although it had been won already is counted, and so is the one
    trick of a concession that is cancelled; what is in doubt is searched for among the normal lines, with the doubt
    against the claimer (70A, 71B).
    """
    told = decision.case.scores.tricks_awarded
    claim = claim_in(decision.table)
    if told is not None or claim is None or claim.play is None or claim.rest is None:
        return Moved(to=provision.to, number=told)
    left = 13 - len(claim.play.done)
    if claim.takes_won_trick:
        return Moved(to=provision.to, number=max(-claim.rest, claim.rest - left))
    if isinstance(claim.event, Conceded) and claim.event.tricks == 1 and provision.to is claim.claimer.side:
        return Moved(to=provision.to, number=1)
    number = _searched(decision, provision, claim)
    return Moved(to=provision.to, number=number, by_lines=number is not None)


def _searched(decision: Decision, provision: TrickAwarded, claim: Claiming) -> int | None:
    """The tricks by which the worst normal line differs from what was claimed; of a trump, those that go to it."""
    if not {"70", "71"} & {ruling.law.id for ruling in decision.rulings}:
        return None
    from lawbook.desk.claims import claim_found  # noqa: PLC0415  # the search is read only where a claim is judged

    found = claim_found(decision.case, decision.table)
    if found is None or claim.rest is None:
        return None
    number = found.tricks - claim.rest if provision.to is claim.claimer.side else claim.rest - found.tricks
    if provision.cite == "70C" and any(isinstance(told, RestAsClaimed) for told in decision.provisions):
        number = found.to_trump
    return number if number > 0 else None
