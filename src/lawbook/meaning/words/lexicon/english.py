"""The words of English descriptions, of the robots of Bridge Base Online, and the names of conventions."""

from lawbook.bridge import Rank, Suit
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import ANY_HAND, NO_HAND, About, Amount, Tag
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.qualities import Quality
from lawbook.meaning.words.lexicon.numerals import NUMERALS
from lawbook.meaning.words.lexicon.vocabulary import Kind, Table

__all__ = ["BLACK", "EACH_MAJOR", "EACH_MINOR", "ENGLISH", "LESS", "MAJOR", "MINOR", "OPENING", "RED", "SUIT"]

_S, _H, _D, _C = reversed(Suit)

MAJOR, EACH_MAJOR = ((_S,), (_H,)), ((_S, _H),)
MINOR, EACH_MINOR = ((_D,), (_C,)), ((_D, _C),)
RED, BLACK = ((_H, _D),), ((_S, _C),)
SUIT = ((_S,), (_H,), (_D,), (_C,))

_NAMES = (
    "Acol|Astro|Benji|Bergen|Brozel|Brown sticker|Capp|Cappelletti|checkback|Crowhurst|DONT|Drury|Ekren"
    "|Flannery|fourth suit forcing|fourth suit|Gambling|Gazzilli|Ghestem|Grand slam force|Hamilton|inverted"
    "|inverted minor|Jacoby|Jordan|Kokish|Landy|Lebensohl|Leaping Michaels|Lucas|Meckwell|pass or correct|South African|up the line|furthering the preempt|mixed|non-promissory|Michaels|Minorwood|minor suit Stayman|Multi"
    "|Muiderberg|Namyats|negative free bid|positive|preference|garbage|new minor forcing|Ogust|Polish club|strong club|short club|prepared club|strong diamond|Multi two diamonds|undiscussed|no agreement|Precision|Raptor|reverse|Roman|Rubensohl|SAYC"
    "|Smolen|Snapdragon|Truscott|forcing notrump|forcing no trump|forcing nt|semi forcing notrump|semi forcing nt|semi forcing no trump|two way checkback|unusual notrump|unusual no trump|unusual 2NT|unusual|Mexican|Canape|mini|2/1|two over one|Wilkosz"
    "|Woolsey|XYZ"
)

OPENING = About.of(Figure.POINTS, (12, 37), (10, 37))
LESS = About.of(Figure.POINTS, (0, 9), (0, 12))

ENGLISH: Table = {
    Kind.AND: {None: "and"},
    Kind.OR: {None: "or"},
    Kind.NOT: {None: "not"},
    Kind.NEITHER: {None: "no"},
    Kind.OUTSIDE: {None: "never fits"},
    Kind.MAY: {None: "possibly"},
    Kind.INCLUDING: {None: "including"},
    Kind.POSSIBLE: {None: "possible"},
    Kind.USUALLY: {None: "usually"},
    Kind.PROMISED: {None: "promised"},
    Kind.IF: {None: "if", "only if": "only if", "means": "means", "in case of": "in case of"},
    Kind.NOTRUMP: {None: "nt"},
    Kind.NOTHING_OUTSIDE: {
        (Rank.ACE,): "no outside aces",
        (Rank.ACE, Rank.KING): "nothing outside",
        "else": "nothing else",
        "little": "little outside",
    },
    Kind.LONG: {None: "long", "many": "lots of"},
    Kind.FILLER: {None: "a"},
    Kind.NUMBER: NUMERALS,
    Kind.NUMBER_OF_CARDS: {
        (number, number): f"{word}-carder"
        for number, word in enumerate(("three", "four", "five", "six", "seven", "eight"), 3)
    },
    Kind.FROM_CARDS: {
        3: "from a three-card suit",
        4: "from a four-card suit",
        5: "from a five-card suit",
        6: "from a six-card suit",
        7: "from a seven-card suit",
    },
    Kind.DEGREE: {"about": "somewhere", "very": "very", "both": "both"},
    Kind.LIMIT: {
        "least": "at least",
        "most": "up to",
        "above": "more than",
        "below": "less than",
        "between": "between",
        "about": "about",
        "exactly": "exactly",
    },
    Kind.ONWARDS: {
        "least": "or more",
        "most": "or fewer",
    },
    Kind.SUITS: {
        ((_S,),): "spades",
        ((_H,),): "hearts",
        ((_D,),): "diamonds",
        ((_C,),): "clubs",
        MAJOR: "major",
        EACH_MAJOR: "majors",
        MINOR: "minor",
        EACH_MINOR: "minors",
        RED: "red suits",
        ((_H,), (_D,)): "red suit",
        ((_S,), (_C,)): "black suit",
        BLACK: "black suits",
        "another": "another suit",
        "each other": "other suits",
        "other major": "other major",
        "other minor": "other minor",
        SUIT: "any suit",
        "own suit": "own suit",
        "partner's suit": "partner's suit",
        "higher suit": "higher suit",
        "lower suit": "lower suit",
        "their suit": "their suit",
        "unbid suits": "unbid suits",
        "two lowest unbid suits": "two lowest unbid suits",
    },
    Kind.TWO_SUITS: {None: "in two suits"},
    Kind.CARDS: {None: "card"},
    Kind.IN: {None: "in"},
    Kind.FIGURE: {
        Figure.POINTS: "points",
        Figure.TOTAL_POINTS: "total points",
        Figure.SHORTNESS: "shortness points",
        Figure.CONTROLS: "controls",
        Figure.LOSERS: "losers",
        Figure.ACES: "aces",
        Figure.KINGS: "kings",
    },
    Kind.KEY_CARDS: {None: "key cards"},
    Kind.PATTERN: {
        Pattern.BALANCED: "balanced",
        Pattern.SEMI_BALANCED: "semi-balanced",
        Pattern.ONE_SUITER: "one-suiter",
        Pattern.TWO_SUITER: "two-suiter",
        Pattern.THREE_SUITER: "three-suiter",
    },
    Kind.UNBALANCED: {None: "unbalanced"},
    Kind.SHORT: {
        (0, 0): "void",
        (1, 1): "singleton",
        (2, 2): "doubleton",
        (0, 1): "short",
    },
    Kind.QUALITY: {
        Quality.SOLID: "solid",
        Quality.GOOD: "good",
        Quality.BIDDABLE: "biddable",
        Quality.REBIDDABLE: "rebiddable",
        Quality.TWICE_REBIDDABLE: "twice rebiddable",
        Quality.STRONG_REBIDDABLE: "strong rebiddable",
    },
    Kind.STOPPER: {
        Quality.STOPPER: "stopper",
        Quality.LIKELY_STOPPER: "likely stopper",
        Quality.PARTIAL_STOPPER: "partial stopper",
        Quality.FIRST_ROUND: "first-round control",
        Quality.ROUND_CONTROL: "first- or second-round control",
        Quality.TWO_STOPPERS: "two stoppers",
    },
    Kind.RANK: {
        (Rank.ACE,): "ace",
        (Rank.KING,): "king",
        (Rank.QUEEN,): "queen",
        (Rank.JACK,): "jack",
        (Rank.TEN,): "ten of",
    },
    Kind.SIDE: {None: "outside"},
    Kind.OF_TOP: {None: "of top"},
    Kind.AMONG: {None: "among"},
    Kind.HONOURS: {None: "honours"},
    Kind.LONGER: {None: "longer"},
    Kind.AS_LONG: {None: "at least as many"},
    Kind.THAN: {None: "than"},
    Kind.AS: {None: "as"},
    Kind.REVERSED: {None: "vice versa"},
    Kind.TAG: {
        Purpose.NATURAL: "natural",
        Purpose.ARTIFICIAL: "artificial",
        Purpose.CONVENTIONAL: "conventional",
        Purpose.FORCING: "forcing",
        Purpose.FORCING_ONE_ROUND: "forcing for one round",
        Purpose.GAME_FORCING: "game forcing",
        Purpose.INVITATIONAL: "invitational",
        Purpose.SIGN_OFF: "sign-off",
        Purpose.COMPETITIVE: "competitive",
        Purpose.RELAY: "relay",
        Purpose.SEMI_FORCING: "semi-forcing",
        Purpose.PUPPET: "puppet",
        Purpose.TRANSFER: "transfer",
        Purpose.WAITING: "waiting",
        Purpose.ASKS: "asks",
        Purpose.TAKE_OUT: "take-out",
        Purpose.PENALTY: "penalty",
        Purpose.OPTIONAL: "optional",
        Purpose.NEGATIVE: "negative",
        Purpose.RESPONSIVE: "responsive",
        Purpose.SUPPORT: "support",
        Purpose.LEAD_DIRECTING: "lead-directing",
        Purpose.PREEMPTIVE: "pre-emptive",
        Purpose.ESCAPE: "escape",
        Purpose.GAME_TRY: "game try",
        Purpose.SLAM_TRY: "slam try",
        Purpose.CUE_BID: "cue bid",
        Purpose.SPLINTER: "splinter",
        Purpose.LIMITED: "limited",
        Purpose.LIMIT: "limit",
        Purpose.RAISE: "raise",
        Purpose.INTERMEDIATE: "intermediate",
        Purpose.NOT_VULNERABLE: "not vulnerable",
        Purpose.VULNERABLE: "vulnerable",
        Purpose.FAVOURABLE: "favourable",
        Purpose.UNFAVOURABLE: "unfavourable",
        Purpose.EQUAL_VULNERABILITY: "equal vulnerability",
        Purpose.FIRST_SEAT: "first seat",
        Purpose.SECOND_SEAT: "second seat",
        Purpose.THIRD_SEAT: "third seat",
        Purpose.FOURTH_SEAT: "fourth seat",
        Purpose.STRONG: "strong",
        Purpose.WEAK: "weak",
        Purpose.WEAK_JUMP: "weak jump",
        Purpose.WEAK_TWO: "weak two",
        Purpose.EXTRAS: "extras",
        Purpose.VALUES: "values",
        Purpose.CONSTRUCTIVE: "constructive",
        Purpose.TWO_WAY: "two-way",
        Purpose.STAYMAN: "Stayman",
        Purpose.ACE_ASK: "asks for aces",
        Purpose.KEY_CARD_ASK: "asks for key cards",
    },
    Kind.TAG_OF: {
        Purpose.ASKS_FOR: "asks for",
        Purpose.ANSWERS: "answers",
        Purpose.FORCING_TO: "forcing to",
    },
    Kind.TAG_OF_SUIT: {
        Purpose.TRANSFER_TO: "transfer to",
        Purpose.PUPPET_TO: "puppet to",
        Purpose.RELAY_TO: "relay to",
        Purpose.KEY_CARD_ASK_IN: "asks for key cards in",
        Purpose.CUE_BID_IN: "cue bid in",
        Purpose.SPLINTER_IN: "splinter in",
        Purpose.TAKE_OUT_OF: "take-out of",
        Purpose.WEAK_TWO_IN: "weak two in",
        Purpose.SAYS_NOTHING_OF: "says nothing of",
        Purpose.SUPPORTS: "support for",
    },
    Kind.NAME: {name: name for name in _NAMES.split("|")},
    Kind.JUDGED: {
        word: phrases
        for phrases in (
            "a matter of degree",
            "light|lightish",
            "minimum hand|minimum opening|a minimum opening|minimum opener|minimum raise|minimum rebid|a minimum",
            "maximum hand|maximum opening|maximum opener|maximum raise|a maximum|maximum pass",
            "upgrades|upgrades possible|upgrade possible|may upgrade|may be upgraded",
            "sound|full values|full strength",
            "aggressive|undisciplined|wild|random|destructive",
            "disciplined",
            "tactical",
            "distributional|shapely|very shapely|very distributional|playing strength|offensive|offensively oriented",
            "no good bid",
            "game in hand|game in own hand|a game in hand|game in his own hand",
            "concentrated|concentrated values",
            "defensive values|defence|defensive",
            "some hands",
        )
        for word in [phrases.split("|")[0]]
    },
    Kind.OBJECT: {
        word: word
        for word in [
            "shape",
            "distribution",
            "lead",
            "shortness",
            "length",
            "trumps",
            "trump",
            "help",
            "minimum or maximum",
            "feature",
            "preference",
            "game",
            "slam",
            "specific",
            "further",
            "description",
            "choose",
            "bid",
            "level",
            "range",
            "better",
            "lowest",
            "longer",
            "step",
            "partner",
        ]
    },
    Kind.WHOLE: {
        Tag(Purpose.FORCING, denied=True): "not forcing",
        OPENING: "opening values",
        Amount(Figure.POINTS, 0, 37): "any strength",
        LESS: "less than opening values",
        ANY_HAND: "any hand",
        NO_HAND: "no hand",
    },
}
