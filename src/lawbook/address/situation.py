"""The situation that an address tells: the case, and what its page is to show of it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from lawbook.address.params import RESERVED, SET, TELLING, is_kept
from lawbook.address.systems import systems
from lawbook.beginning import beginning_of
from lawbook.bridge import Board, Card, Seat
from lawbook.casefile import CaseFile, read_vulnerability
from lawbook.day import read_day
from lawbook.entrance import of_one_board
from lawbook.errors import CaseError, NotationError
from lawbook.languages import folder
from lawbook.law.authority import Authority, authority
from lawbook.law.book import NEWEST, code_on
from lawbook.notation import Diagram, parse_card, read_deal
from lawbook.scores import SCORE_KEYS, Scores, read_scores

__all__ = ["Situation", "law_name"]


@dataclass(frozen=True, slots=True)
class Situation:
    """A path and its parameters, of which those that are not reserved are answers, keyed by fact."""

    path: str
    params: Mapping[str, str]
    preferred: str = "en"
    """The language where the address names none."""

    @property
    def tells(self) -> bool:
        """Whether the page shows a case: what happened, its record, or the ruling on it."""
        return self.path == "/" or self.path.startswith(TELLING)

    @property
    def language(self) -> str:
        """The language of the page. Raises CaseError for one that is not spoken here."""
        language = self.params.get("lang", self.preferred)
        folder(language)
        return language

    @property
    def edition(self) -> int:
        """The edition of the Laws that is named, or else the one of the day. Raises CaseError for what is no year."""
        if "edition" not in self.params:
            return code_on(self.day, self.authority)
        return _number(self.params["edition"], "edition", f"an edition is a year, such as {NEWEST}")

    @property
    def day(self) -> date | None:
        """The day of the session, if one is told. Raises CaseError for what is no day."""
        return read_day(self.params.get("date"))

    @property
    def authority(self) -> str:
        """The letters of the Regulating Authority."""
        return self.params.get("authority", "WBF")

    @property
    def settings(self) -> dict[str, str]:
        """What is told otherwise than the authority has it, by the names of its settings."""
        told = {key: word.strip() for key, word in self.params.items() if key.startswith(SET)}
        return {key.removeprefix(SET): word for key, word in told.items() if word}

    @property
    def body(self) -> Authority:
        """The Regulating Authority, with what is told otherwise. Raises CaseError for what is none."""
        return authority(self.authority).at(self.day).having(self.settings)

    @property
    def laws(self) -> tuple[str, ...]:
        """The Laws that are consulted, one after the other."""
        return _laws(self.path)

    @property
    def view(self) -> str:
        """The part of the ruling that is shown by itself; empty for all of it."""
        return self.params.get("view", "")

    @property
    def answers(self) -> dict[str, str]:
        """What the Director has answered, by fact, in the order in which he did."""
        return {key: word for key, word in self.params.items() if key not in RESERVED and not is_kept(key)}

    @property
    def story(self) -> tuple[str, ...]:
        """What happened, one line for each event."""
        return tuple(self.params.get("story", "").splitlines())

    def case(self) -> CaseFile:
        """The situation that the address tells. Raises CaseError and NotationError, one line each."""
        of_one_board(self.story)
        shown = self._diagram()
        number = self.params.get("board", "").strip()
        board = Board.of(
            _number(number, "board", "a board has a number (Law 2)", 9) if number else shown.board,
            dealer=shown.dealer if (named := self.seat("dealer")) is None else named,
            vulnerability=read_vulnerability(marked)
            if (marked := self.params.get("vul", ""))
            else shown.vulnerability,
            deal=shown.deal if self.params.get("deal", "").strip() else None,
        )
        return CaseFile(
            edition=self.edition,
            day=self.day,
            authority=self.authority,
            settings=self.settings,
            board=board,
            belongs={
                **dict(shown.belongs),
                **dict(_belongs(self.params.get("belongs", ""))),
            },
            beginning=beginning_of(self.params, self.seat("leader"), shown.deal),
            systems=systems(self.params),
            story=self.story,
            scores=self._scores(),
            laws=self.laws,
            offender=self.seat("offender"),
            answers=self.answers,
        )

    def _scores(self) -> Scores:
        """What is told of the score."""
        told: dict[str, object] = {
            key: text for key in SCORE_KEYS if (text := self.params.get(key, "").strip())
        }
        if number := self.params.get("tricks_awarded", "").strip():
            told["tricks_awarded"] = _number(number, "tricks_awarded", "write how many tricks, 0 to 13")
        return read_scores(told)

    def seat(self, name: str) -> Seat | None:
        """The seat that a parameter names, if it names one. Raises CaseError for what is no seat."""
        text = self.params.get(name, "")
        if text and text not in Seat.__members__:
            raise CaseError(
                "{name} {text!r}: no seat; the seats are N, E, S and W", name=name, text=text[:20]
            )
        return Seat[text] if text else None

    def _diagram(self) -> Diagram:
        """The deal, in the card letters of the page's language or in English ones; no deal is four unknown hands."""
        text = self.params.get("deal", "").strip() or "N:- - - -"
        try:
            return read_deal(text, self.language)
        except NotationError:
            return read_deal(text)


def law_name(text: str) -> str:
    """The number of a Law, or the name of a route to one, as somebody wrote it.

    Raises CaseError for signs that neither has, such as figures of another script.
    """
    if not re.fullmatch("[0-9]{1,2}|[a-z_]{1,40}", text):
        raise CaseError("law {text!r}: no such Law; the Laws are numbered 1 to 93", text=text[:40])
    return text


@lru_cache(maxsize=1024)
def _laws(path: str) -> tuple[str, ...]:
    """The Laws that a path names; a page asks for them for each of its links."""
    _, named, rest = path.partition("/rule/")
    return tuple(dict.fromkeys(map(law_name, filter(None, re.split(r"[+,\s]+", rest))))) if named else ()


def _number(text: str, what: str, rule: str, digits: int = 4) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= digits):
        raise CaseError("{what} {text!r}: {rule}", what=what, text=text[:20], rule=rule)
    return int(text)


def _belongs(text: str) -> Iterator[tuple[Card, Seat]]:
    """The cards in the wrong hand, as in `SA:W H3:N`."""
    for row in re.split(r"[,\s]+", text.replace(": ", ":").strip()):
        card, _, seat = row.partition(":")
        if row and seat not in Seat.__members__:
            raise CaseError(
                "belongs {row!r}: whose card is it? write the card and a seat, as in SA:W", row=row
            )
        if row:
            yield parse_card(card), Seat[seat]
