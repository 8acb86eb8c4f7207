"""Home: what happened, the commonest calls first; and all Laws with their titles, by what they are about."""

from collections.abc import Iterable, Iterator

from starlette.requests import Request
from starlette.responses import Response

from lawbook.desk import covered
from lawbook.law.book import find_law, laws
from lawbook.law.consult import Law
from lawbook.web.finding import find
from lawbook.web.keptfiles import kept_file
from lawbook.web.page import address_of, page
from lawbook.web.tiles import OFTEN, TILES, Phase, Tile
from lawbook.web.words import marked as _

__all__ = ["HOME_STYLE", "home_page", "laws_page"]

HOME_STYLE = kept_file("home.css")
LONGEST = 100
"""So much of what somebody looks for is read."""

PARTS = {
    1: _("Cards, boards and seats"),
    9: _("Irregularities in general"),
    17: _("Auction"),
    41: _("Play"),
    72: _("Conduct"),
    77: _("Scores"),
    80: _("Organization and Director"),
    92: _("Appeals"),
}
"""What the Laws are about, by the first of each part."""


def home_page(request: Request) -> Response:
    """The first page: what happened, or what was found for what somebody typed."""
    address, sought = address_of(request), request.query_params.get("q", "").strip()[:LONGEST]
    edition = address.edition
    written = {} if sought else {tile.key: tile for tile in TILES if tile.covered(edition)}
    return page(
        "home.html",
        address,
        home_style=HOME_STYLE,
        sought=sought,
        asked=address.params.get("phase", ""),
        found=find(sought, address) if sought else [],
        often=[written[key] for key in OFTEN if key in written],
        phases=[(phase, tiles) for phase in Phase if (tiles := _of(phase, written.values()))],
        missing=[] if sought else [tile for tile in TILES if tile.key not in written],
    )


def _of(phase: Phase, tiles: Iterable[Tile]) -> list[Tile]:
    return [tile for tile in tiles if tile.phase is phase]


def laws_page(request: Request) -> Response:
    """All Laws that are written in the edition."""
    address = address_of(request)
    return page("laws.html", address, home_style=HOME_STYLE, parts=list(_parts(address.edition)))


def _parts(edition: int) -> Iterator[tuple[str, list[Law]]]:
    known = [find_law(number, edition) for number in laws() if covered(number, edition)]
    ends = [*list(PARTS)[1:], 94]
    for (first, part), end in zip(PARTS.items(), ends, strict=True):
        if rows := [law for law in known if first <= int(law.id) < end]:
            yield part, rows
