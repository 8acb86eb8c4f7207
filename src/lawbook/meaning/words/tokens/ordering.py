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
    r"(?: are| is| er| są)? (?:(?P<en>agreed|as trumps?)|(?P<pl>uzgodnion[eya])|(?P<nb>(?:er )?avtalt(?: som trumf)?|som trumf))(?=\s*(?:$|[,;.)]))",
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


def in_usual_order(text: str) -> str:
    """The text with its denials, and what is agreed, in the usual order; it stays as long as it was.

    >>> in_usual_order("10+, fitu w pikach nie ma"), in_usual_order("hearts agreed, 10+")
    ('10+, nie ma fitu w pikach', 'agreed hearts, 10+')
    """
    text = _DENIED_BEHIND.sub(_denied_first, text)
    text = _AGREED_BEFORE.sub("setter", _AGREED.sub(_agreed_first, text))
    text = _CIRCA.sub(lambda found: f"{found['begins']}ca", text)
    return _CUT.sub(lambda found: f"{found['word']} ", _NOR.sub(" ", text))


def _agreed_first(found: re.Match[str]) -> str:
    agreed = "agreed" if found["en"] else "uzgodnione" if found["pl"] else "setter"
    return f"{found['begins']}{agreed} {found['suit']}".ljust(len(found[0]))


def _denied_first(found: re.Match[str]) -> str:
    denial = "nie ma" if found["denial"].lower() == "nie ma" else "har ikke"
    return f"{found['begins']}{denial} {found['what']}".ljust(len(found[0]))
