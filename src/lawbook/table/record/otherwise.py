"""Otherwise: lines as people write them, which mean just what a form of line says in other words.

A line that is of a form is never looked at here, so that nothing is read in two ways; and the record prints the form.
"""

import re
from collections.abc import Callable
from functools import cache

from lawbook.bridge import Seat

__all__ = ["in_form"]

TOKENS = {
    "seat": "(?P<seat>[NESW])",
    "bid": r"(?P<it>\d{1,2}(?:NT?|[SHDC♠♥♦♣])(?= |$))",
    "card": r"(?P<it>[SHDC♠♥♦♣](?:10|[AKQJT2-9])(?= |$))",
    "call": r"(?P<it>(?:P|[Pp]ass|XX?|\d{1,2}(?:NT?|[SHDC♠♥♦♣]))(?= |$))",
    "text": r'(?P<it>"[^"]*")',
    "suit": r"(?:an? )?(?P<it>spade|heart|diamond|club)s?",
    "back": "(?:takes back|retracts|withdraws|picks up)",
    "looks": "(?:looks at|consults|checks|reads|uses)",
    "system_card": "(?:system card|convention card|CC|system notes|notes)",
    "wants": "(?:requires|demands|wants|asks for)(?: [NESW] to play| [NESW]'s)?(?: the| his)?",
    "extreme": "(?P<rest>highest|lowest)",
    "manner": "(?P<rest> together| alerted| not alerted| announced|)",
}

FORMS: tuple[tuple[str, str], ...] = (
    ("{seat} (?:bids|calls|opens|overcalls|responds) {bid}", "{seat} {it}"),
    ("{seat} passes{manner}", "{seat} P{rest}"),
    ("{seat} doubles{manner}", "{seat} X{rest}"),
    ("{seat} redoubles{manner}", "{seat} XX{rest}"),
    ("{seat} leads {card}$", "{seat} leads {it}"),
    ("{seat} (?:plays|leads|discards|throws|ruffs(?: with)?|follows(?: with)?) {card}", "{seat} {it}"),
    ("{seat} {back} his pass$", "{seat} withdraws P"),
    ("{seat} {back} his double$", "{seat} withdraws X"),
    ("{seat} {back} his redouble$", "{seat} withdraws XX"),
    ("{seat} {back} (?:his|the) (?:bid|call)$", "{seat} withdraws his call"),
    ("{seat} {back} {call}$", "{seat} withdraws {it}"),
    ("{seat} (?:takes back|retracts) ", "{seat} withdraws "),
    ("{seat} (?:changes|corrects) {call} to ", "{seat} replaces {it} with "),
    ("{seat} (?:changes|corrects) {card} to ", "{seat} replaces {it} with "),
    ("{seat} accepts (?:it|the (?:call|bid|pass|double|lead|play))", "{seat} accepts"),
    (
        "{seat} (?:refuses|rejects|does not accept)(?: it| the (?:call|bid|pass|double|lead|play)|)$",
        "{seat} refuses",
    ),
    ("{seat} (?:forbids|bars|prohibits) {suit}(?: leads?|)$", "{seat} forbids {it}s"),
    ("{seat} (?:requires|demands) {suit}(?: leads?|)$", "{seat} requires {it}s"),
    (
        "{seat} {wants} {extreme}(?: card| one)?(?: of the suit(?: that was)? led| in the suit led)?$",
        "{seat} requires the {rest}",
    ),
    ("{seat} {wants} {extreme} (?:card (?:in|of) )?{suit}$", "{seat} requires the {rest} {it}"),
    (
        "{seat} (?:forbids|bars|prohibits) [NESW] (?:to (?:lead|play) |from (?:leading|playing) |){suit}(?: leads?|)$",
        "{seat} forbids {it}s",
    ),
    ("{seat} (?:requires|demands) [NESW] to (?:lead|play) {suit}$", "{seat} requires {it}s"),
    ("{seat} (?:asks for|wants) {suit}(?: leads?|)$", "{seat} requires {it}s"),
    ("{seat} leaves (?:the lead|it|[NESW])(?: free| there| alone|)$", "{seat} leaves the lead free"),
    ("{seat} says {text}", "{seat} remarks {it}"),
    ("{seat} overhears {text}", "{seat} hears {it}"),
    ("{seat} calls for {text}", "{seat} calls {it}"),
    ("{seat} calls {text} from [NESW]$", "{seat} calls {it}"),
    ("{seat} (?:plays|leads) {card} from (?:[NESW]|dummy)$", "{seat} calls {it} from {partner}"),
    ("{seat} calls (?:for )?{card}$", "{seat} calls {it} from {partner}"),
    ("{seat} shows {card}", "{seat} exposes {it}"),
    ("{seat} (?:drops|exposes) {card} (?:unseen|face down)$", "{seat} exposes {it} unseen"),
    ("{seat} (?:faces|shows|exposes) his (?:hand|cards)$", "{seat} faces his hand"),
    (
        "{seat} (?:puts|lays|spreads) his (?:hand|cards)(?: face up)?(?: on the table| down)?$",
        "{seat} faces his hand",
    ),
    ("{seat} exposes {card} by accident$", "{seat} exposes {it} accidentally"),
    ("{seat} asks (?:about {call}|what {call} (?:means|is|shows))$", "{seat} asks {it}"),
    ("{seat} (?:contests|disputes)(?: it| the claim|)$", "{seat} objects"),
    ("{seat} (?:pauses|thinks for a long time)$", "{seat} hesitates"),
    ("{seat} turns {card} face up$", "{seat} faces {it}"),
    ("{seat} asks what the contract is$", '{seat} remarks "what is the contract?"'),
    ("{seat} asks for a review$", '{seat} remarks "may I have a review?"'),
    ("{seat} calls (?:for )?(?:the|a) director$", "{seat} calls director"),
    ("(?:the )?director (?:is )?called$", "director"),
    ("{seat} (?:turns|rotates) (?:the board|it) (?:round|around)$", "{seat} turns the board"),
    (
        "{seat} (?:takes|removes|moves) the board(?: from the table| off the table| away|)$",
        "{seat} moves the board",
    ),
    ("{card} is found ", "{it} found "),
    ("{seat} {looks} (?:(?:his|her) )?(?:own )?{system_card}$", "{seat} looks at his own system card"),
    ("(?P<seat>[NS]) {looks} [NS]'s {system_card}$", "{seat} looks at his own system card"),
    ("(?P<seat>[EW]) {looks} [EW]'s {system_card}$", "{seat} looks at his own system card"),
    (
        "{seat} {looks} (?:his |the |an )?(?:opponents?'?s?|declarer's|[NESW]'s) {system_card}$",
        "{seat} looks at the opponents' system card",
    ),
    ("{seat} {looks} (?:(?:his|her|the) )?(?:own |personal )?score ?card$", '{seat} uses "his score card"'),
    ('{seat} uses (?P<it>[^"]+)$', '{seat} uses "{it}"'),
    ("{seat} (?:has )?psyched$", 'attention "{seat} psyched"'),
    (
        "(?:it is |this is |they play |they are playing )?(?:the )?wrong board(?: is)?(?: being)?(?: played)?$",
        "wrong board on the table",
    ),
    ("(?:the )?board is the wrong one$", "wrong board on the table"),
    ("the wrong board is on the table$", "wrong board on the table"),
    ("the director (?:has )?ruled wrongly$", "director ruled wrongly"),
    ("(?:the )?director's error$", "director ruled wrongly"),
    ("(?:the )?director (?:(?:has )?made a mistake|was wrong)$", "director ruled wrongly"),
    ("the (?:director's )?ruling was wrong$", "director ruled wrongly"),
)
"""How people begin a line, and the form that says the same; what follows is left as it is."""


@cache
def _rows() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(_pattern(said)), form) for said, form in FORMS)


def _pattern(said: str) -> str:
    """The pattern of a beginning; a field that stands in it twice is one or the other."""
    for name, token in TOKENS.items():
        first, *others = said.split(f"{{{name}}}")
        for number, other in enumerate(others):
            first += (token if number == 0 else token.replace("<it>", "<other>")) + other
        said = first
    return said if said.endswith(("$", " ")) else f"{said}(?= |$)"


def in_form(line: str, read: Callable[[str], object | None]) -> str | None:
    """The line in the words of a form that can be read; None where it says nothing that a form says."""
    for pattern, form in _rows():
        found = pattern.match(line)
        if found is None:
            continue
        fields = {name: text or "" for name, text in found.groupdict().items()}
        fields["it"] = fields.get("it") or fields.get("other", "")
        partner = Seat[fields["seat"]].partner.name if fields.get("seat") else ""
        said = form.format(**fields, partner=partner) + line[found.end() :]
        if read(said) is not None:
            return said
    return None
