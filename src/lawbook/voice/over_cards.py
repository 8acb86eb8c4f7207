"""Over, when the game has gone on: hands put right, a card looked for and given back, or words that were ruled on."""

from lawbook.law.provision import (
    BelongsAllAlong,
    CallsStand,
    CallStands,
    CorrectHands,
    PlayOn,
    Provision,
    RebuildDeal,
    RemoveCard,
    RestoreCard,
    SearchForCard,
    Unrestricted,
)
from lawbook.table import Table
from lawbook.table.record.events import Called, Counted, DirectorCalled, Found, Missed, NotFound, Played
from lawbook.table.seen.explanation import came_to_light
from lawbook.table.seen.sight import Explanation, View

__all__ = ["is_put_right"]

PUT_RIGHT = (
    CorrectHands
    | RemoveCard
    | SearchForCard
    | RestoreCard
    | RebuildDeal
    | BelongsAllAlong
    | CallsStand
    | PlayOn
)
"""What a Director does to the cards before the game goes on (Laws 13, 14)."""
TELLS = Counted | Missed | Found | NotFound
"""What tells how the cards were found to be."""


def is_put_right(provision: Provision, table: Table, view: View | None) -> bool:
    """Whether it speaks of cards that the Director has put right, so that the game has gone on."""
    if isinstance(provision, SearchForCard) and table.found() is not None:
        return True
    if isinstance(view, Explanation):
        since = table.since(came_to_light(view))
        if isinstance(provision, CallStands):
            return table.play_over or sum(isinstance(event, Called | Played) for event in since) > 1
        return isinstance(provision, PlayOn) and any(isinstance(event, Called | Played) for event in since)
    if not isinstance(view, Table):
        return False
    if isinstance(provision, Unrestricted):
        return table.play_over
    return isinstance(provision, PUT_RIGHT) and _gone_on(table)


def _gone_on(table: Table) -> bool:
    """Whether somebody has called or played since the Director came to it and heard how the cards were."""
    told = [n for n, event in enumerate(table.events) if isinstance(event, TELLS)]
    first = told[0] if told else 0
    came = next(
        (n for n, it in enumerate(table.events) if isinstance(it, DirectorCalled) and n >= first), None
    )
    if came is None:
        return False
    return any(isinstance(event, Called | Played) for event in table.since(max([came, *told])))
