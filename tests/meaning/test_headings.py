"""The call in front of its description, as people write it: the same meaning, or a refusal, and never another one."""

from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice

from lawbook.meaning.words.sentences.calls import calls_at
from tests.meaning.first import none_but, read
from tests.meaning.test_corpus import ALL, Line, each_line_understood
from tests.meaning.test_laws import same

SUITS = {
    "en": {"S": "♠ S s !s", "H": "♥ H h !h", "D": "♦ D d !d", "C": "♣ C c !c", "N": "NT N nt"},
    "pl": {"S": "♠ S pik p", "H": "♥ H kier ki", "D": "♦ D karo ka", "C": "♣ C trefl tr", "N": "NT BA ba"},
    "nb": {
        "S": "♠ S sp spar",
        "H": "♥ H hj hjerter",
        "D": "♦ D ru ruter",
        "C": "♣ kl kløver",
        "N": "NT gr ut",
    },
}
WORDS = {
    "en": {"X": "X Dbl D dbl Double", "P": "P Pass pass", "XX": "XX Rdbl"},
    "pl": {"X": "X ktr kontra K", "P": "pas Pas", "XX": "XX rktr rekontra"},
    "nb": {"X": "X D dobl Dobling", "P": "pass Pass", "XX": "XX RD redobl"},
}
SIGNS = (": ", " = ", " - ", " \u2013 ", " ", ":", "\u2013", " \u2192 ")
JOINTS = ("-", "\u2013", " - ", " ")
TRIED = 4
"""So many ways are tried of each line, others of the next."""


def ways(call: str, language: str) -> list[str]:
    """How a call is written."""
    if call in WORDS[language]:
        return WORDS[language][call].split()
    if not call[0].isdigit():
        return [call]
    suits = SUITS[language][call[1]].split()
    return [f"{call[0]}{suit}" for suit in suits] + [f"{call[0]} {suits[0]}"]


def in_front(line: Line, place: int) -> Iterator[str]:
    """What stands before the description: the call, the auction and the call, or two calls of one level."""
    call, after, language = line["kind"]["call"], line["kind"]["after"], line["lang"]
    own = ways(call, language)
    for step in range(2):
        yield own[(place + step) % len(own)] + SIGNS[(place + 3 * step) % len(SIGNS)]
    written = [
        f"({ways(one.strip('()'), language)[0]})" if one.startswith("(") else ways(one, language)[place % 2]
        for one in after
    ]
    if after:
        joint = JOINTS[place % len(JOINTS)]
        yield joint.join([*written, own[place % len(own)]]) + SIGNS[place % 5]
    if call[0].isdigit() and call[1] != "N" and "/" not in line["text"]:
        other = next(islice(cycle("CDHS"), "CDHS".index(call[1]) + 1, None))
        yield f"{ways(call, language)[0]}/{ways(call[0] + other, language)[0]}: "


@each_line_understood
def test_the_call_in_front_is_no_part_of_what_it_shows(line: Line) -> None:
    meaning = read(line, line["text"])
    if not line["kind"]["call"] or calls_at(line["text"], 0, line["lang"]):
        return
    assert meaning is not None

    for before in islice(in_front(line, ALL.index(line)), TRIED):
        text = before + line["text"]
        assert none_but(line, text, partial(same, meaning)), text
