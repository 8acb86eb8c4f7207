"""Words in another order than the usual one, put into it: a denial behind what it denies, commas within one denial."""

import re

__all__ = ["in_usual_order"]

_JOINING = "ale|a|i|lecz|oraz|lub|albo|z|ma|pokazuje|obiecuje|men|og|eller|med|har|viser|lover"
_DENIED_BEHIND = re.compile(
    rf"(?P<begins>^\s*|[,;]\s+(?:(?:ale|a|i|lecz|men|og) )?)(?P<what>(?!(?:{_JOINING})\s)[^\W\d]+(?:[ -](?!(?:{_JOINING})\s)[^\W\d]+){{0,3}})"
    r" (?P<denial>nie ma|har (?:han|hun|jeg) ikke)(?=\s*(?:$|[,;.]))",
    re.IGNORECASE,
)
"""What is not there, and behind it that it is not: fitu w pikach nie ma."""
_AGREED = re.compile(
    r"(?P<begins>^\s*|[,;:(]\s*|(?<![^\W_])(?:with|i|and|og|med|z|przy) )(?P<suit>spades|hearts|diamonds|clubs|[♠♥♦♣]|piki|kiery|kar[ao]|trefle|spar|hjerter|ruter|kløver)"
    r"(?: are| is| er| są)? (?:(?P<en>agreed)|(?P<pl>uzgodnion[eya])|(?P<nb>(?:er )?avtalt(?: som trumf)?))(?=\s*(?:$|[,;.)]))",
    re.IGNORECASE,
)
"""A suit, and behind it that it is agreed: hearts agreed."""
_AGREED_BEFORE = re.compile(r"\bavtalt(?= (?:spar|hjerter|ruter|kløver)(?![^\W_]))", re.IGNORECASE)
"""The same before the suit, where the word tells else of what was agreed on."""
_NOR = re.compile(r"[,;](?=\s+(?:ani|nor)\s)", re.IGNORECASE)
"""A comma within what one word denies: neither three hearts, nor four spades."""
_CUT = re.compile(
    r"(?<![^\W_])(?P<word>overf|2 z 3 najst|z 3 najst|lew[yk]i? wygr|kol|pyt|sł|sl|utg|spm|trekksp|ess-?sp|transf|trf|xfer"
    r"|den|pozost|r(?=\.\s?krav)|tr(?=\.\s?na\b)|dog|dogr|fors|inw|krav 1|tylko|na 1 okr|poss|semi|g(?=\.f\b)|t(?=\.o\.?(?:\s|,|$))|s(?=\.o\b)|s(?=\.t\b))\.(?=\s?[^\W_])",
    re.IGNORECASE,
)
"""Words cut short that belong to what follows."""
_CIRCA = re.compile(r"(?P<begins>(?:^|[,;:(])\s*)c\.(?=\s?(?:\d\d|\d\s?-\s?(?:[89]|\d\d)))")
"""About so many points, and no clubs: 4+ support, c. 6-9."""


_OR_SO = re.compile(r"(?P<number>\b(?:[a-z]{3,10}|\d\d?)) or so(?= (?:points|hcp|high))", re.IGNORECASE)
"""About so many, said behind the number: thirteen or so points."""
_LONG_HONOURS = re.compile(r"\b(?P<held>[AKQJT]{2,4}) (?P<nth>fourth|fifth|sixth|seventh|eighth)\b")
"""A suit of which the honours are named, and how many cards it has with them: AKQ seventh."""
_NTHS = {"fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8}
_COUNTING = re.compile(
    r"(?P<figure>controls|kontrole|kontroller)\s*[(:]?\s*(?:A|aces?|as|ess)\s*=\s*2\s*,\s*(?:K|kings?|król|konge)\s*=\s*1\)?\s*[:;,]\s*(?P<number>[^,;]+)",
    re.IGNORECASE,
)
"""How controls are counted, and behind it their number: controls (A=2, K=1): exactly three."""


def in_usual_order(text: str) -> str:
    """The text with its denials, and what is agreed, in the usual order; it stays as long as it was.

    >>> in_usual_order("10+, fitu w pikach nie ma"), in_usual_order("hearts agreed, 10+")
    ('10+, nie ma fitu w pikach', 'agreed hearts, 10+')
    """
    text = _DENIED_BEHIND.sub(_denied_first, text)
    text = _LONG_HONOURS.sub(
        lambda found: found["held"].ljust(_NTHS[found["nth"]], "x").ljust(len(found[0])), text
    )
    text = _OR_SO.sub(lambda found: f"about {found['number']}", text)
    text = _COUNTING.sub(lambda found: f"{found['number']} {found['figure']}".ljust(len(found[0])), text)
    text = _AGREED_BEFORE.sub("setter", _AGREED.sub(_agreed_first, text))
    text = _CIRCA.sub(lambda found: f"{found['begins']}ca", text)
    return _CUT.sub(lambda found: f"{found['word']} ", _NOR.sub(" ", text))


def _agreed_first(found: re.Match[str]) -> str:
    agreed = "agreed" if found["en"] else "uzgodnione" if found["pl"] else "setter"
    return f"{found['begins']}{agreed} {found['suit']}".ljust(len(found[0]))


def _denied_first(found: re.Match[str]) -> str:
    denial = "nie ma" if found["denial"].lower() == "nie ma" else "har ikke"
    return f"{found['begins']}{denial} {found['what']}".ljust(len(found[0]))
