"""The words of English descriptions, of the robots of Bridge Base Online, and the names of conventions."""

from lawbook.bridge import Rank, Suit
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import ANY_HAND, NO_HAND, About
from lawbook.meaning.terms.patterns import Pattern
from lawbook.meaning.terms.purposes import Purpose
from lawbook.meaning.terms.qualities import Quality
from lawbook.meaning.words.vocabulary import Kind, Table

__all__ = ["BLACK", "EACH_MAJOR", "EACH_MINOR", "ENGLISH", "LESS", "MAJOR", "MINOR", "OPENING", "RED", "SUIT"]

_S, _H, _D, _C = reversed(Suit)

MAJOR, EACH_MAJOR = ((_S,), (_H,)), ((_S, _H),)
MINOR, EACH_MINOR = ((_D,), (_C,)), ((_D, _C),)
RED, BLACK = ((_H, _D),), ((_S, _C),)
SUIT = ((_S,), (_H,), (_D,), (_C,))

_NAMES = (
    "Acol|Astro|Benji|Bergen|Brozel|Brown sticker|Capp|Cappelletti|checkback|Crowhurst|DONT|Drury|Ekren"
    "|Flannery|fourth suit forcing|fourth suit|Gambling|Gazzilli|Ghestem|Grand slam force|Hamilton|inverted"
    "|inverted minor|Jacoby|Jordan|Kokish|Landy|Lebensohl|Leaping Michaels|Lucas|Meckwell|pass or correct|South African|up the line|furthering the preempt|mixed|non-promissory|Michaels|Minorwood|Multi"
    "|Muiderberg|Namyats|new minor forcing|Ogust|Polish club|strong club|short club|prepared club|strong diamond|Multi two diamonds|undiscussed|no agreement|Precision|Raptor|reverse|Roman|Rubensohl|SAYC"
    "|Smolen|Snapdragon|Truscott|forcing notrump|forcing no trump|forcing nt|semi forcing notrump|semi forcing nt|semi forcing no trump|two way checkback|unusual notrump|unusual no trump|unusual 2NT|unusual|Mexican|Canape|mini|2/1|two over one|Wilkosz"
    "|Woolsey|XYZ"
)

OPENING = About.of(Figure.POINTS, (12, 37), (10, 37))
LESS = About.of(Figure.POINTS, (0, 9), (0, 12))

ENGLISH: Table = {
    Kind.AND: {None: "and|with|but|plus|also|together with|as well as|&"},
    Kind.OR: {None: "or|otherwise|or otherwise|or else|alternatively|/|unless|or if|nor"},
    Kind.NOT: {None: "not|non"},
    Kind.NEITHER: {
        None: "no|without|denies|deny|denying|never|neither|lacks|lacking|excludes|excluding|except|except for|other than|not including|does not have|doesn't have|not with|excl"
    },
    Kind.OUTSIDE: {None: "never fits"},
    Kind.MAY: {
        None: "possibly|may have|may be|might have|could have|can have|may bypass|can bypass|may contain|may hold|maybe|might hold|might contain|may well have|may well be|can be as few as|may be as few as|could be as few as|some|could also have|may also have|can also have|can also be|could include|can include|may show|could be as little as|may be as little as|perhaps|can be|could be|might be|may include|can contain|could contain|often|sometimes|occasionally|rarely|seldom|occ|occas|exceptionally|poss|may not have|might not have|need not have|not necessarily|does not deny|doesn't deny|not denying|without denying|does not exclude|doesn't exclude|not excluding|need not be|no guarantee of|not guaranteed|does not guarantee|without promising|without guaranteeing|does not promise|doesn't promise|not promising|could be only|may be only|may have only|can be only|can be as short as|may be as short as|could be as short as|on occasion|may also be|could hold|can hold"
    },
    Kind.INCLUDING: {None: "including|includes|include|incl"},
    Kind.POSSIBLE: {
        None: "possible|is possible|not necessary|not needed|unnecessary|allowed|not excluded|are possible|permitted|not ruled out"
    },
    Kind.USUALLY: {
        None: "usually|normally|typically|mostly|in principle|generally|as a rule|tends to|tend to|ish|or so|more or less|tends to be|tends to have|tend to be|almost always"
        "|nearly always|preferably|probably|in general|likely|very likely|most likely|most often"
    },
    Kind.PROMISED: {None: "promised|guaranteed|required|needed|necessary|implied"},
    Kind.IF: {None: "if|when|only if|provided"},
    Kind.NOTRUMP: {None: "nt|notrump|no trump|no trumps|notrumps|nt hand|nt type"},
    Kind.NOTHING_OUTSIDE: {
        (Rank.ACE,): "no outside aces|no ace outside|no side ace",
        (
            Rank.ACE,
            Rank.KING,
        ): "nothing outside|nothing on the side|no side strength|no outside strength|no side ace or king|no outside A or K|no outside ace or king|no outside A / K|no ace or king outside|no side suit honours|no outside cards|nothing else|no side values"
        "|no outside values",
    },
    Kind.LONG: {None: "long|long suit in|long suit"},
    Kind.FILLER: {
        None: "a|an|the|hand|hands|shows|showing|promises|promising|guarantees|has|having|holds|holding|is|any"
        "|either|both|exactly the|call|bid|bids|opening|opener"
        "|overcall|response|responder|rebid|rebids|jump|double|strength|range|total|jump shift|shift|pass|option|options|variant|variants|type|types|simple|single|somewhere|all|advance|advancer|balancing|reopening|sandwich|direct|jump overcall|style|cards in|unspecified|undisclosed|headed by|topped by|over the double|after the double|over a double|over interference|overall"
        "|standard|known|of strength|means|at the one level|any strength|any shape|any distribution|own|then|it|i e|kind|hcp range|opposite|passed|dbl|doubles|doubled|one level|two level|a total of|all hands with|on any|style of"
    },
    Kind.NUMBER: {
        (number, number): word
        for number, word in enumerate(
            ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"], 1
        )
    }
    | {(0, 0): "zero"},
    Kind.NUMBER_OF_CARDS: {
        (3, 3): "three-carder|3 carder",
        (4, 4): "four-carder|4 carder",
        (5, 5): "five-carder|5 carder",
        (6, 6): "six-carder|6 carder",
        (7, 7): "seven-carder|7 carder",
    },
    Kind.FROM_CARDS: {
        3: "from a three-card suit|from a 3 card suit|from three cards",
        4: "from a four-card suit|from a 4 card suit|from four cards",
        5: "from a five-card suit|from a 5 card suit|from five cards",
        6: "from a six-card suit|from a 6 card suit|from six cards",
        7: "from a seven-card suit|from a 7 card suit|from seven cards",
    },
    Kind.LIMIT: {
        "least": "at least|as few as|as short as|as little as|not fewer than|not below|minimum|min|from|not less than|no fewer than|>=|≥|over or equal",
        "most": "up to|limited to|capped at|no higher than|not above|at most|maximum|max|not more than|no more than|<=|≤",
        "above": "more than|stronger than|better than|over|above|>",
        "below": "less than|weaker than|fewer than|under|below|<",
        "between": "between",
        "about": "about|around|roughly|approximately|approx|circa|ca",
        "exactly": "exactly|precisely|just|only",
    },
    Kind.ONWARDS: {
        "least": "or more|or better|or longer suit|or longer|or stronger|and more|and up|or above|plus or more|or higher",
        "most": "or fewer|or less|or weaker|or shorter|or below|and fewer|or lower",
    },
    Kind.SUITS: {
        ((_S,),): "spades|spade|s|♠|♤|!s",
        ((_H,),): "hearts|heart|h|♥|♡|!h",
        ((_D,),): "diamonds|diamond|d|♦|♢|!d",
        ((_C,),): "clubs|club|c|♣|♧|!c",
        MAJOR: "major|major suit|either major|one major|one of the majors|a major",
        EACH_MAJOR: "majors|each major|every major|both major suits|two majors|both majors|the majors|major suits|both the majors",
        MINOR: "minor|minor suit|either minor|one minor|one of the minors|a minor",
        EACH_MINOR: "minors|each minor|every minor|both minor suits|two minors|both minors|the minors|minor suits|both the minors",
        RED: "red suits|both red suits|reds",
        BLACK: "black suits|both black suits|blacks",
        "another": "another suit|side suit|a side suit|a second suit|second suit|another|any other|any other suit|one other suit|some other suit|other suit",
        "each other": "other suits|the others|all other suits|the other three suits|every other suit|all others",
        "other major": "other major|the other major|unbid major|the unbid major|remaining major",
        "other minor": "other minor|the other minor|unbid minor|the unbid minor",
        SUIT: "any suit|some suit|one suit|a suit|any one suit|suits",
        "own suit": "own suit|suit|suit called|suit named|the suit named|named suit|the bid suit itself|that suit|the suit called|suit bid|the suit bid|bid suit|his suit|own suits",
        "partner's suit": "partner's suit|partners suit|trump|trumps|trump support|partner's major|opener's suit|opener's major",
        "higher suit": "higher suit|a higher suit|higher ranking suit|a higher ranking suit|any higher suit",
        "lower suit": "lower suit|a lower suit|lower ranking suit|a lower ranking suit|any lower suit",
        "their suit": "their suit|opponent's suit|opponents' suit|opponents suit|enemy suit|overcaller's suit|opp suit|the bid suit",
        "unbid suits": "unbid suits|the other unbid suits|remaining suits|the remaining suits|suits not bid|every unbid suit|all unbid suits|each unbid suit|the unbid suits|unbid",
        "two lowest unbid suits": "two lowest unbid suits|two lowest unbid|two lowest|two lower unbid suits|lowest two unbid|lower unbid suits|two lower suits|lower two unbid|two lowest suits|lowest unbid suits",
    },
    Kind.TWO_SUITS: {None: "in two suits|two suits|in any two suits|in 2 suits"},
    Kind.CARDS: {None: "card|cards|carder|bagger|carders"},
    Kind.IN: {None: "in|of|for|in the|on"},
    Kind.FIGURE: {
        Figure.POINTS: "points|point|hcp|hcps|pts|p|pc|hp|ph|high card points|high card point|high cards",
        Figure.TOTAL_POINTS: "total points|total point|tp|total pts",
        Figure.SHORTNESS: "shortness points",
        Figure.CONTROLS: "controls|control",
        Figure.LOSERS: "losers|loser|ltc",
        Figure.ACES: "aces",
        Figure.KINGS: "kings",
    },
    Kind.KEY_CARDS: {None: "key cards|key card|keycards|keycard|kc"},
    Kind.PATTERN: {
        Pattern.BALANCED: "balanced|bal|flat|balanced hand|no trump distribution",
        Pattern.SEMI_BALANCED: "semi-balanced|semibalanced|semi bal",
        Pattern.ONE_SUITER: "one-suiter|one suited|single suited|single suiter|1 suiter",
        Pattern.TWO_SUITER: "two-suiter|two suited|two suiters|2 suiter",
        Pattern.THREE_SUITER: "three-suiter|three suited|3 suiter",
    },
    Kind.UNBALANCED: {None: "unbalanced|unbal|unb"},
    Kind.SHORT: {
        (0, 0): "void|voids|chicane",
        (1, 1): "singleton|singletons|stiff",
        (2, 2): "doubleton|doubletons",
        (0, 1): "short|shortness|shortage",
    },
    Kind.QUALITY: {
        Quality.SOLID: "solid|running",
        Quality.GOOD: "good|decent|nice|very good|excellent",
        Quality.BIDDABLE: "biddable",
        Quality.REBIDDABLE: "rebiddable",
        Quality.TWICE_REBIDDABLE: "twice rebiddable",
        Quality.STRONG_REBIDDABLE: "strong rebiddable",
    },
    Kind.STOPPER: {
        Quality.STOPPER: "stopper|stoppers|stop|stops|stopped|guard|guards|full stopper",
        Quality.LIKELY_STOPPER: "likely stopper|likely stop|likely stops",
        Quality.PARTIAL_STOPPER: "partial stopper|partial stop|half stopper|half stop|part stopper",
        Quality.FIRST_ROUND: "first-round control|first round control|first round controls",
        Quality.ROUND_CONTROL: "first- or second-round control|first or second round control|second round control",
        Quality.TWO_STOPPERS: "two stoppers|two stops|double stopper|double stop|2 stops|2 stoppers",
    },
    Kind.RANK: {
        (Rank.ACE,): "ace",
        (Rank.KING,): "king",
        (Rank.QUEEN,): "queen",
        (Rank.JACK,): "jack|knave",
        (Rank.TEN,): "ten of",
    },
    Kind.SIDE: {None: "outside|side"},
    Kind.OF_TOP: {None: "of top|of the top|top|of the best"},
    Kind.AMONG: {None: "among"},
    Kind.HONOURS: {None: "honours|honour|honors|honor|tops"},
    Kind.LONGER: {None: "longer|more"},
    Kind.AS_LONG: {None: "at least as many|at least as long|as many or more"},
    Kind.THAN: {None: "than"},
    Kind.AS: {None: "as"},
    Kind.TAG: {
        Purpose.NATURAL: "natural|nat|n at",
        Purpose.ARTIFICIAL: "artificial|art",
        Purpose.CONVENTIONAL: "conventional|convention",
        Purpose.FORCING: "forcing|f",
        Purpose.FORCING_ONE_ROUND: "forcing for one round|forcing one round|one round force|f1|f 1",
        Purpose.GAME_FORCING: "game forcing|game force|gf|fg|forcing to game|gameforcing|game going|game values|game strength",
        Purpose.INVITATIONAL: "invitational|invitation|invite|inviting|inv|game invitational|game invite|invites game|invitational to game",
        Purpose.SIGN_OFF: "sign-off|signoff|to play|s / o|drop dead|place the contract|to place the contract",
        Purpose.COMPETITIVE: "competitive|competing",
        Purpose.RELAY: "relay|forced relay",
        Purpose.SEMI_FORCING: "semi-forcing",
        Purpose.PUPPET: "puppet|forces redouble|forces a redouble|forces partner to redouble",
        Purpose.TRANSFER: "transfer|trf",
        Purpose.WAITING: "waiting",
        Purpose.ASKS: "asks|asking|ask|inquiry|enquiry|asks for strength|asking for strength|asks strength|asks range|asks about strength|asks for range|asks suit quality|asks for suit quality|asking for suit quality|asking for suit quality and strength|asks for suit quality and strength|asks for strength and suit quality|asks for description",
        Purpose.TAKE_OUT: "take-out|takeout|t / o",
        Purpose.PENALTY: "penalty|pen|penalties|for penalties|punitive",
        Purpose.OPTIONAL: "optional|cooperative",
        Purpose.NEGATIVE: "negative|neg|sputnik|double negative|second negative",
        Purpose.RESPONSIVE: "responsive",
        Purpose.SUPPORT: "support|supp|fit|fit showing|shows support|shows fit|card support",
        Purpose.LEAD_DIRECTING: "lead-directing|lead directional|asks for the lead|asks for a lead",
        Purpose.PREEMPTIVE: "pre-emptive|preemptive|preempt|pre empt|barrage|pre|preempts|preemptive raise",
        Purpose.ESCAPE: "escape|runout|run out|rescue|sos",
        Purpose.GAME_TRY: "game try|trial bid|help suit game try|long suit trial",
        Purpose.SLAM_TRY: "slam try|slam interest|slam invitational|slam going|slam invite|slamish|slam",
        Purpose.CUE_BID: "cue bid|cue|control bid",
        Purpose.SPLINTER: "splinter|spl|splinter raise",
        Purpose.LIMITED: "limited|lim",
        Purpose.LIMIT: "limit",
        Purpose.RAISE: "raise|raises|raise to|raise to game|raises to game",
        Purpose.INTERMEDIATE: "intermediate|int",
        Purpose.NOT_VULNERABLE: "not vulnerable|nv|non vul|non vulnerable|not vul|green|white|at green|when not vulnerable|when nv|non v",
        Purpose.VULNERABLE: "vulnerable|vul|vuln|when vulnerable|when vul|if vulnerable|if vul|at red",
        Purpose.FAVOURABLE: "favourable|at favourable|favorable|at favorable|fav|at favourable vulnerability|at favorable vulnerability|green vs red|nv vs vul|white vs red",
        Purpose.UNFAVOURABLE: "unfavourable|at unfavourable|unfavorable|at unfavorable|unfav|at unfavourable vulnerability|at unfavorable vulnerability|red vs green|red vs white|vul vs nv",
        Purpose.EQUAL_VULNERABILITY: "equal vulnerability|at equal|at equal vulnerability|at equal vul",
        Purpose.FIRST_SEAT: "first seat|first position|1st seat|1st|in 1st|in first seat|in 1st seat|1st hand|first hand",
        Purpose.SECOND_SEAT: "second seat|2nd seat|2nd|in 2nd|in second seat|in 2nd seat|2nd hand|second hand",
        Purpose.THIRD_SEAT: "third seat|third position|in third position|3rd seat|3rd|in 3rd|in third|in third seat|in 3rd seat|3rd hand|third hand|third chair|in third chair",
        Purpose.FOURTH_SEAT: "fourth seat|4th seat|4th|in 4th|in fourth|in fourth seat|in 4th seat|4th hand|fourth hand",
        Purpose.STRONG: "strong|very strong|str|sjs|strong jump shift",
        Purpose.WEAK: "weak|wk|weakish",
        Purpose.WEAK_JUMP: "weak jump|wjo|wjs|weak jump overcall|weak jump overcalls|weak jump shift|weak jump shifts|weak jump response|preemptive jump overcall",
        Purpose.WEAK_TWO: "weak two|weak 2|weak twos|weak two bid|weak 2 bid|weak two opening",
        Purpose.EXTRAS: "extras|with extras|extra values|extra strength|extra",
        Purpose.VALUES: "values|some values",
        Purpose.CONSTRUCTIVE: "constructive",
        Purpose.TWO_WAY: "two-way|two way",
        Purpose.STAYMAN: "Stayman|asks for a major|asks for major|asks for majors|asks for a four card major"
        "|asks for a 4 card major|asks for 4 card major|asks for 4 card majors|asks for four card majors",
        Purpose.ACE_ASK: "asks for aces|Blackwood|Gerber|ace asking|ace ask|asking for aces",
        Purpose.KEY_CARD_ASK: "asks for key cards|RKCB|RKC|RKCB 1430|Roman key card Blackwood|keycard ask|key card ask"
        "|asks for keycards|asking for key cards|keycard blackwood|key card blackwood",
    },
    Kind.TAG_OF: {
        Purpose.ASKS_FOR: "asks for|asking for|ask for|asks about|asking about|asks partner for|asks partner to",
        Purpose.ANSWERS: "answers|response to|reply to|answer to|replies to|step for|step showing",
        Purpose.FORCING_TO: "forcing to",
    },
    Kind.TAG_OF_SUIT: {
        Purpose.TRANSFER_TO: "transfer to|transfers to|transfer completed to|transfer into",
        Purpose.PUPPET_TO: "puppet to",
        Purpose.RELAY_TO: "relay to|forced relay to",
        Purpose.KEY_CARD_ASK_IN: "asks for key cards in|key card ask in|RKCB in|RKCB for|asks for keycards in",
        Purpose.CUE_BID_IN: "cue bid in|cue in|control bid in|control in",
        Purpose.SPLINTER_IN: "splinter in|splinter with short|spl in",
        Purpose.TAKE_OUT_OF: "take-out of|takeout of|t / o of|takeout double of|take-out double of",
        Purpose.WEAK_TWO_IN: "weak two in|weak 2 in|weak twos in|weak 2s in|weak two bid in|weak two with",
        Purpose.SAYS_NOTHING_OF: "says nothing of|says nothing about|say nothing about|tells nothing of|tells nothing about|nothing about|says nothing regarding|nothing to do with|unrelated to|no relation to|not related to|shows nothing in|does not show|doesn't show",
        Purpose.SUPPORTS: "support for|fit for|supports|fit in|support in|good support in|agreeing|agrees|sets",
    },
    Kind.NAME: {name: name for name in _NAMES.split("|")},
    Kind.JUDGED: {
        word: phrases
        for phrases in (
            "light|lightish",
            "minimum hand|minimum opening|minimum opener|minimum raise|minimum rebid|a minimum",
            "maximum hand|maximum opening|maximum opener|maximum raise|a maximum|maximum pass",
            "upgrades|upgrades possible|upgrade possible|may upgrade|may be upgraded",
            "sound|full values|full strength",
            "aggressive|undisciplined|wild|random|destructive",
            "disciplined",
            "tactical",
            "distributional|shapely|very shapely|very distributional|playing strength|offensive|offensively oriented",
            "concentrated|concentrated values",
            "defensive values|defence|defensive",
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
        OPENING: "opening values|opening hand|opening strength|values for an opening bid|an opening bid|full opening",
        LESS: "less than opening values|less than an opening bid|below opening values"
        "|less than an opening hand|less than opening strength|less than opening|less than an opening|sub opening|below an opening|below opening|no opening hand|not an opening hand",
        ANY_HAND: "any hand|anything|any hand at all|nothing in particular|says nothing",
        NO_HAND: "no hand",
    },
}
