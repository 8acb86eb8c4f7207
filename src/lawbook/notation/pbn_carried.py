"""What a game in PBN takes over from games before it."""

from lawbook.notation.pbn_text import RawGame

__all__ = ["Carried"]

_OF_THE_BOARD = {"Board", "Dealer", "Vulnerable", "Deal"}
_OF_THE_EVENT = {"Event", "Site", "Date", "Stage", "Round", "Scoring", "HomeTeam", "VisitTeam"}
_OF_BOTH = _OF_THE_BOARD | _OF_THE_EVENT
_OWN = {"Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play", "Note"}
"""The tags for which PBN does not know inheritance."""


class Carried:
    """The tags that may be taken over.

    In the standard, `#` is the value that the tag had last, and `##` before a value gives it to all
    games that follow. Some archives just leave out what repeats: a second table has no board, and
    its board no event. The names of players are not taken over that way; who sat where is not known.
    """

    __slots__ = ("last", "leaves_out", "lent", "refers", "signed")

    def __init__(self, text: str) -> None:
        self.refers = '"#' in text
        self.last: dict[str, str] = {}
        self.lent: dict[str, str] = {}
        self.leaves_out = self.signed = False

    def complete(self, raw: RawGame) -> None:
        """Give a game what it takes over, and remember what it says itself."""
        raw.own = dict(raw.tags)
        if self.refers:
            self._referred(raw.tags)
        self._left_out(raw)
        self.last.update(raw.tags)

    def _referred(self, tags: dict[str, str]) -> None:
        for name, value in tags.items():
            if value[:1] == "#" and name not in _OWN:
                tags[name] = self.last.get(name, "?") if value == "#" else value.lstrip("#")
                if value[:2] == "##":
                    self.lent[name] = tags[name]
        for name, value in self.lent.items():
            tags.setdefault(name, value)

    def _left_out(self, raw: RawGame) -> None:
        tags = raw.tags
        boardless = "Deal" not in tags and "Board" not in tags
        if not self.leaves_out:
            self.signed = bool(raw.comments) and "rpbridge.net" in " ".join(raw.comments)
            self.leaves_out = self.signed or (boardless and "Contract" in tags)
        raw.leaves_out = self.signed
        if self.leaves_out:
            names = _OF_BOTH if boardless else _OF_THE_EVENT
            for name in sorted((names - tags.keys()) & self.last.keys()):
                tags[name] = self.last[name]
