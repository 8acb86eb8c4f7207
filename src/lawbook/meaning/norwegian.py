"""The words of Norwegian descriptions."""

from lawbook.bridge import Rank, Suit
from lawbook.meaning.english import EACH_MAJOR, EACH_MINOR, MAJOR, MINOR, SUIT
from lawbook.meaning.figures import Figure
from lawbook.meaning.patterns import Pattern
from lawbook.meaning.purposes import Purpose
from lawbook.meaning.qualities import Quality
from lawbook.meaning.terms import ANY_HAND
from lawbook.meaning.vocabulary import Kind, Table

__all__ = ["NORWEGIAN"]

_S, _H, _D, _C = reversed(Suit)

NORWEGIAN: Table = {
    Kind.AND: {None: "og|med|men|samt|pluss"},
    Kind.OR: {None: "eller"},
    Kind.NOT: {None: "ikke"},
    Kind.NEITHER: {None: "uten|ingen|nekter|benekter"},
    Kind.MAY: {None: "kan ha|kan være|kanskje|muligens|eventuelt"},
    Kind.FILLER: {
        None: "hånd|en|et|ei|viser|lover|har|åpning|melding|innmelding|vanligvis|normalt|styrke|enten|både"
    },
    Kind.NUMBER: {
        (2, 2): "to",
        (3, 3): "tre|trekorts|trekort",
        (4, 4): "fire|firekorts|firekort",
        (5, 5): "fem|femkorts|femkort",
        (6, 6): "seks|sekskorts|sekskort",
        (7, 7): "sju|syv|sjukorts|syvkorts|sjukort",
    },
    Kind.LIMIT: {
        "least": "minst|minimum|fra",
        "most": "opp til|inntil|høyst|maks|maksimum|maksimalt",
        "above": "mer enn|over",
        "below": "mindre enn|under|færre enn",
        "between": "mellom",
        "exactly": "nøyaktig|akkurat|bare",
    },
    Kind.ONWARDS: {
        "least": "eller mer|eller flere|eller bedre|eller lengre|og oppover",
        "most": "eller mindre|eller færre",
    },
    Kind.SUITS: {
        ((_S,),): "spar|sparen|s",
        ((_H,),): "hjerter|hjerteren|hjerte|h",
        ((_D,),): "ruter|ruteren|r",
        ((_C,),): "kløver|kløveren|k",
        MAJOR: "major|majorfarge|en major|majorfargen",
        EACH_MAJOR: "begge major|majorfarger|begge majorfarger|majorfargene|majorene",
        MINOR: "minor|minorfarge|en minor|minorfargen",
        EACH_MINOR: "begge minor|minorfarger|begge minorfarger|minorfargene|minorene",
        SUIT: "farge|en farge|fargen",
    },
    Kind.TWO_SUITS: {None: "i to farger"},
    Kind.CARDS: {None: "kort|korts|kortsfarge|er"},
    Kind.IN: {None: "i|på|av"},
    Kind.FIGURE: {
        Figure.POINTS: "poeng|hp|honnørpoeng|p",
        Figure.CONTROLS: "kontroller|kontroll",
        Figure.LOSERS: "tapere|taper",
        Figure.ACES: "ess|essene",
        Figure.KINGS: "konger",
    },
    Kind.PATTERN: {
        Pattern.BALANCED: "balansert|jevn|jevn hånd|bal",
        Pattern.SEMI_BALANCED: "semibalansert|halvbalansert",
        Pattern.ONE_SUITER: "enfarget|enfargehånd",
        Pattern.TWO_SUITER: "tofarget|tofargehånd|tofarging",
        Pattern.THREE_SUITER: "trefarget|trefargehånd",
    },
    Kind.UNBALANCED: {None: "ubalansert|ujevn"},
    Kind.SHORT: {
        (0, 0): "renons",
        (1, 1): "singelton|singel|singleton",
        (2, 2): "dobbelton|dobbel",
        (0, 1): "kortfarge|korthet|kort i",
    },
    Kind.QUALITY: {Quality.SOLID: "gående|hel|solid", Quality.GOOD: "god|gode"},
    Kind.STOPPER: {Quality.STOPPER: "hold|holdet|stopper", Quality.PARTIAL_STOPPER: "halvt hold|halvhold"},
    Kind.RANK: {
        (Rank.ACE,): "esset|ess i",
        (Rank.KING,): "konge|kongen",
        (Rank.QUEEN,): "dame|damen|dama",
        (Rank.JACK,): "knekt|knekten",
    },
    Kind.OF_TOP: {None: "av topp|av de|av de høyeste|topp"},
    Kind.HONOURS: {None: "honnører|honnør|honnørene|topphonnører"},
    Kind.LONGER: {None: "lengre|flere"},
    Kind.THAN: {None: "enn"},
    Kind.TAG: {
        Purpose.NATURAL: "naturlig|naturlige",
        Purpose.ARTIFICIAL: "kunstig|kunstige",
        Purpose.CONVENTIONAL: "konvensjonell|konvensjon",
        Purpose.FORCING: "krav|kravmelding",
        Purpose.FORCING_ONE_ROUND: "rundekrav|krav en runde",
        Purpose.GAME_FORCING: "utgangskrav|krav til utgang|utgangskravet",
        Purpose.INVITATIONAL: "invitt|inviterende|invit",
        Purpose.SIGN_OFF: "avslag|sluttmelding|til spill",
        Purpose.RELAY: "relé|relemelding",
        Purpose.TRANSFER: "overføring|transfer",
        Purpose.TAKE_OUT: "opplysende",
        Purpose.PENALTY: "straff|straffedobling|til straff",
        Purpose.NEGATIVE: "negativ|negative",
        Purpose.LEAD_DIRECTING: "utspillsdirigerende|utspillsdobling",
        Purpose.PREEMPTIVE: "sperr|sperrende|forhindring",
        Purpose.STRONG: "sterk|sterke",
        Purpose.WEAK: "svak|svake",
        Purpose.STAYMAN: "spør etter major|spør etter firekorts major|spør etter majorfarger",
        Purpose.ACE_ASK: "spør etter ess|essspørring",
        Purpose.KEY_CARD_ASK: "spør etter nøkkelkort",
    },
    Kind.TAG_OF: {Purpose.ASKS_FOR: "spør etter|spør om", Purpose.FORCING_TO: "krav til"},
    Kind.TAG_OF_SUIT: {
        Purpose.TRANSFER_TO: "overføring til|transfer til",
        Purpose.SPLINTER_IN: "splinter i",
        Purpose.SUPPORTS: "støtte i|tilpasning i",
    },
    Kind.WHOLE: {ANY_HAND: "hva som helst|enhver hånd"},
}
