"""The calls that go before an irregular call and before its replacement: what their words leave to the auction."""

from lawbook.bridge import Auction, Seat, Word
from lawbook.desk.agreed import legal_auction
from lawbook.desk.believed import believed
from lawbook.desk.comparing import Calls
from lawbook.notation import call_text
from lawbook.table.seen.call import replacement
from lawbook.table.seen.sight import IrregularCall

__all__ = ["before", "calls_of"]


def calls_of(call: IrregularCall) -> Calls:
    """Both calls, the withdrawn one in the likeliest auction that its maker believed in, the other as it stands."""
    withdrawn, instead = call.matter.call, replacement(call)
    meant = next((auction for tier in believed(call.table, call.matter) for auction in tier), None)
    legal = legal_auction(call)
    return Calls(
        withdrawn=None if withdrawn is None else call_text(withdrawn),
        replacement=None if instead is None else call_text(instead),
        after=() if legal is None else before(legal),
        believed=() if meant is None else before(meant),
    )


def before(auction: Auction) -> tuple[str, ...]:
    """The calls before the last one, without passes, those of the other side in brackets."""
    side = Seat((auction.dealer + len(auction.calls) - 1) % 4).side
    return tuple(
        call_text(call) if Seat((auction.dealer + place) % 4).side is side else f"({call_text(call)})"
        for place, call in enumerate(auction.calls[:-1])
        if call is not Word.PASS
    )
