"""What a page says, in one language."""

import re
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from markupsafe import Markup, escape

from lawbook.bridge import Call, Seat, Side
from lawbook.errors import UnknownClause
from lawbook.label import Label
from lawbook.law.authority import Setting
from lawbook.law.consult import Law
from lawbook.law.fact import Fact, Proviso
from lawbook.law.provision import Provision
from lawbook.law.role import Who
from lawbook.table import Fault, Matter, Table
from lawbook.table.seen.sight import View
from lawbook.text import bidding, render
from lawbook.text.catalogue import translate
from lawbook.text.figures import written
from lawbook.text.settings import setting_name, setting_value
from lawbook.web.spoken import spoken

if TYPE_CHECKING:
    from lawbook.meaning import Meaning

__all__ = ["Words", "marked"]


def marked(message: str) -> str:
    """The message itself; the mark only tells the catalogues that it will be said."""
    return message


_ = marked

SUITS = {"♠": _("spades"), "♥": _("hearts"), "♦": _("diamonds"), "♣": _("clubs")}

_PIP = re.compile("[♠♥♦♣]")
_WITH_ITS_FIGURE = re.compile(r"(?<=§) (?=\d)|(?<=\d) (?=%)")
"""The space between a figure and its sign, where no line ends."""
_TEXT_NOT_PICTURE = "\ufe0e"


@dataclass(frozen=True, slots=True)
class Words:
    """A speaker of one language. Called with a message, he says it; the rest comes from the ruling."""

    language: str

    def __call__(self, message: str, **named: object) -> str:
        """One of the desk's own messages, with what it names put in."""
        said = translate("desk", message, self.language)
        return said.format(**named) if named else said

    def pips(self, text: str) -> Markup:
        """Text in which every suit is a glyph, a colour and, for a screen reader, a word."""
        kept = _WITH_ITS_FIGURE.sub("\u00a0", str(escape(text)))
        return Markup(_PIP.sub(lambda pip: self._pip(pip[0]), kept))  # noqa: S704  # escaped before

    def _pip(self, glyph: str) -> str:
        name = SUITS[glyph]
        word = escape(self(name))
        return f'<span class="suit {name}" role="img" aria-label="{word}">{glyph}{_TEXT_NOT_PICTURE}</span>'

    def figure(self, number: object) -> str:
        """A figure as the language writes it."""
        return written(number, self.language)

    def time(self, at: datetime) -> str:
        """A moment as the clock in the hall shows it."""
        return f"{at.astimezone():%H:%M}"

    def described(self, meaning: "Meaning") -> Markup:
        """What a call shows, in the words of the language; what is assumed in it is marked."""
        from lawbook.text.describing import described  # noqa: PLC0415  # meanings take long to read, and few pages show one
        from lawbook.text.reading_back import assumed  # noqa: PLC0415

        text, parts = described(meaning, self.language), assumed(meaning, self.language)
        if not parts:
            return self.pips(text)
        said = re.split(f"({'|'.join(map(re.escape, parts))})", text)
        told = Markup("<mark>{}</mark>").format
        return Markup("").join(told(self.pips(one)) if one in parts else self.pips(one) for one in said)

    def read_back(self, meaning: "Meaning") -> list[Markup]:
        """What was assumed of a meaning, and in what its words leave it open."""
        from lawbook.text.reading_back import read_back  # noqa: PLC0415

        return [self.pips(line) for line in read_back(meaning, self.language)][1:]

    def setting(self, setting: Setting) -> tuple[str, str]:
        """What a setting is called, and what it is set to."""
        return setting_name(setting, self.language), setting_value(setting, self.language)

    def phrase(self, label: Label) -> str:
        """What a label is called."""
        return render.phrase(label, self.language)

    def name(self, who: Seat | Side) -> str:
        """What a seat or a side is called."""
        return str(render.value(who, self.language))

    def amid(self, who: Who) -> str:
        """Who somebody is, in the middle of a sentence."""
        return render.amid(who, self.language)

    def letters(self, side: Side) -> str:
        """A side by the letters of its seats."""
        return render.letters(side, self.language)

    def plain(self, thing: Any) -> Any:
        """A seat, a call or a card as people write it; anything else as it is."""
        return render.value(thing, self.language)

    def call(self, call: Call) -> Markup:
        """A call as it is written, with its suit spoken."""
        return self.pips(self.plain(call))

    def spoken(self, call: Call) -> str:
        """A call as it is said aloud."""
        return self(spoken(call))

    def fault(self, fault: Fault) -> str:
        """What is wrong with a call."""
        return translate("fault", bidding.FAULTS[fault.value], self.language)

    def fate(self, table: Table, matter: Matter) -> str:
        """What became of an irregular call."""
        return bidding.fate(table, matter, self.language)

    def sentence(self, provision: Provision) -> Markup:
        """What a provision says."""
        return self.pips(render.sentence(provision, self.language))

    def question(self, fact: Fact[Any]) -> Markup:
        """The question that a fact is."""
        return self.pips(render.question(fact, self.language))

    def waiting(self, law: Law, view: View) -> Markup:
        """Something to rule on later."""
        return self.pips(render.waiting(law, view, self.language))

    def unless(self, fact: Proviso) -> Markup:
        """What would have to be so for an exception to hold."""
        return self.pips(render.unless(fact, self.language))

    def answer(self, fact: Fact[Any], word: str) -> Markup:
        """An answer to a fact, by its word."""
        return self.pips(render.answer(fact, word, self.language))

    def asked_of(self, fact: Fact[Any], who: Who | None = None) -> str:
        """Who answers a fact."""
        return render.asked_of(fact, self.language, who)

    def title(self, law: Law) -> str:
        """The heading of a Law."""
        return render.title(law, self.language)

    def numbered(self, law: Law) -> str:
        """A Law by its number; a route, which has none, by its heading."""
        return self(_("Law {number}"), number=law.id) if law.id[0].isdigit() else self.title(law)

    def headed(self, law: Law) -> str:
        """A Law by its number and its heading."""
        number, title = self.numbered(law), self.title(law)
        return title if number == title else f"{number}: {title}"

    def summary(self, law: Law) -> list[str]:
        """What a Law does, in paragraphs."""
        return render.summary(law, self.language).split("\n\n")

    def clause(self, citation: str, edition: int) -> Markup | None:
        """What a clause says, in our own words; None where no summary is written yet."""
        try:
            return self.pips(render.clause(citation, edition, self.language))
        except UnknownClause:
            return None
