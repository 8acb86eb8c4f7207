"""The words of Polish descriptions."""

from lawbook.bridge import Rank, Suit
from lawbook.meaning.english import EACH_MAJOR, EACH_MINOR, MAJOR, MINOR, SUIT
from lawbook.meaning.figures import Figure
from lawbook.meaning.patterns import Pattern
from lawbook.meaning.purposes import Purpose
from lawbook.meaning.qualities import Quality
from lawbook.meaning.terms import ANY_HAND
from lawbook.meaning.vocabulary import Kind, Table

__all__ = ["POLISH"]

_S, _H, _D, _C = reversed(Suit)

POLISH: Table = {
    Kind.AND: {None: "i|oraz|z|ze|a także|ale"},
    Kind.OR: {None: "lub|albo|bądź|czy"},
    Kind.NOT: {None: "nie"},
    Kind.NEITHER: {None: "bez|brak|wyklucza|przeczy"},
    Kind.MAY: {None: "może mieć|może być|ewentualnie|być może"},
    Kind.FILLER: {
        None: "ręka|układ|skład|obiecuje|pokazuje|wskazuje|ma|otwarcie|odzywka|wejście|zwykle|siła"
    },
    Kind.NUMBER: {
        (2, 2): "dwa|dwie|dwóch",
        (3, 3): "trzy|trójka|trójki|trójkę",
        (4, 4): "cztery|czwórka|czwórki|czwórkę|czwórką",
        (5, 5): "pięć|piątka|piątki|piątkę|piątką",
        (6, 6): "sześć|szóstka|szóstki|szóstkę|szóstką",
        (7, 7): "siedem|siódemka|siódemki|siódemkę|siódemką",
    },
    Kind.LIMIT: {
        "least": "co najmniej|przynajmniej|minimum|od",
        "most": "do|najwyżej|co najwyżej|maksymalnie|maksimum",
        "above": "więcej niż|ponad|powyżej",
        "below": "mniej niż|poniżej",
        "between": "między|pomiędzy",
        "exactly": "dokładnie|tylko",
    },
    Kind.ONWARDS: {"least": "lub więcej|albo więcej|i więcej|wzwyż", "most": "lub mniej|albo mniej|i mniej"},
    Kind.SUITS: {
        ((_S,),): "piki|pik|pików|pika|pikach|pikami",
        ((_H,),): "kiery|kier|kierów|kiera|kierach|kierami",
        ((_D,),): "kara|karo|kar|karach|karami",
        ((_C,),): "trefle|trefl|trefli|trefla|treflach|treflami",
        MAJOR: "starszy|starszy kolor|kolor starszy|starszym|starszego|starszą|starsza|starszej",
        EACH_MAJOR: "starsze|oba starsze|starsze kolory|kolory starsze|starszych|obu starszych",
        MINOR: "młodszy|młodszy kolor|kolor młodszy|młodszym|młodszego|młodszą|młodsza|młodszej",
        EACH_MINOR: "młodsze|oba młodsze|młodsze kolory|kolory młodsze|młodszych|obu młodszych",
        SUIT: "kolor|dowolny kolor|koloru|kolorze",
    },
    Kind.TWO_SUITS: {None: "w dwóch kolorach"},
    Kind.CARDS: {None: "karta|karty|kart|kartowy|kartowe|kartowego|ka"},
    Kind.IN: {None: "w|we|na"},
    Kind.FIGURE: {
        Figure.POINTS: "punkty|punktów|punkt|punkta|pkt|pc|ph|miltony",
        Figure.CONTROLS: "kontrole|kontroli|kontrola",
        Figure.LOSERS: "lewy przegrywające|lew przegrywających|przegrywające|przegrywających",
        Figure.ACES: "asy|asów",
        Figure.KINGS: "króle|króli",
    },
    Kind.PATTERN: {
        Pattern.BALANCED: "zrównoważon*|zrówn*|równy|równa|równe|równej|zrównoważona",
        Pattern.SEMI_BALANCED: "półzrównoważon*|półrówn*|semi-zrównoważon*",
        Pattern.ONE_SUITER: "jednokolorow*|jednokolorówka",
        Pattern.TWO_SUITER: "dwukolorow*|dwukolorówk*",
        Pattern.THREE_SUITER: "trójkolorow*|trójkolorówk*",
    },
    Kind.UNBALANCED: {None: "niezrównoważon*"},
    Kind.SHORT: {
        (0, 0): "renons|renonsu|renonsem",
        (1, 1): "singel|singla|singleton|singlem",
        (2, 2): "dubel|dubla|dubleton",
        (0, 1): "krótkość|krótkości|krótkie|krótki|krótkością",
    },
    Kind.QUALITY: {Quality.SOLID: "pełny|pełne|zamknięty", Quality.GOOD: "dobry|dobre"},
    Kind.STOPPER: {
        Quality.STOPPER: "zatrzymanie|zatrzymania|zatrzymaniem|stoper",
        Quality.PARTIAL_STOPPER: "półzatrzymanie|półzatrzymania|półstoper",
    },
    Kind.RANK: {
        (Rank.ACE,): "as|asa|asem",
        (Rank.KING,): "król|króla|królem",
        (Rank.QUEEN,): "dama|damy|damą",
        (Rank.JACK,): "walet|waleta|waletem",
    },
    Kind.OF_TOP: {None: "z najstarszych|z najwyższych|z"},
    Kind.HONOURS: {None: "honory|honorów|honor"},
    Kind.LONGER: {None: "dłuższe|dłuższy|więcej"},
    Kind.THAN: {None: "niż|od"},
    Kind.TAG: {
        Purpose.NATURAL: "naturaln*",
        Purpose.ARTIFICIAL: "sztuczn*",
        Purpose.CONVENTIONAL: "konwencyjn*|konwencja",
        Purpose.FORCING: "forsując*|forsuje|forsing",
        Purpose.FORCING_ONE_ROUND: "forsuje na okrążenie|na jedno okrążenie|forsing na okrążenie",
        Purpose.GAME_FORCING: "forsuje do końcówki|forsujące do końcówki|forsing do końcówki|do dogranej|dogrywając*",
        Purpose.INVITATIONAL: "inwit|inwitując*|inwituje",
        Purpose.SIGN_OFF: "do gry|do pasa|końcow*",
        Purpose.RELAY: "relay|relej|automat",
        Purpose.TRANSFER: "transfer",
        Purpose.TAKE_OUT: "wywoławcz*|wywoławcza",
        Purpose.PENALTY: "karn*",
        Purpose.NEGATIVE: "negatywn*",
        Purpose.LEAD_DIRECTING: "wistow*|wskazuje wist",
        Purpose.PREEMPTIVE: "blokując*|blok",
        Purpose.STRONG: "siln*|mocn*",
        Purpose.WEAK: "słab*",
        Purpose.WEAK_TWO: "słabe dwa",
        Purpose.TWO_WAY: "dwuznaczn*",
        Purpose.STAYMAN: "pyta o starsze|pytanie o starsze",
        Purpose.ACE_ASK: "pyta o asy|pytanie o asy",
        Purpose.KEY_CARD_ASK: "pyta o wartości|pytanie o wartości|pyta o karty kluczowe",
    },
    Kind.TAG_OF: {Purpose.ASKS_FOR: "pyta o|pytanie o"},
    Kind.TAG_OF_SUIT: {
        Purpose.TRANSFER_TO: "transfer na|transfer w",
        Purpose.SPLINTER_IN: "splinter w",
        Purpose.SUPPORTS: "fit w|poparcie w|fit",
    },
    Kind.WHOLE: {ANY_HAND: "dowolna ręka|dowolny układ|cokolwiek"},
}
