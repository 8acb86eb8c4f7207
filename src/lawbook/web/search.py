"""Search: tiles by the field's own words, slang and abbreviations included, in English, Polish and Norwegian."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping

from lawbook.web.tiles import TILES, Tile
from lawbook.web.words import marked as _

__all__ = ["WORDS", "find", "find_pages"]

WORDS: Mapping[str, str] = {
    "fourteen": (
        "too many cards wrong number incorrect fourteen 15 14 kart za dużo kart nieprawidłowa liczba "
        "kart 14 kort for mange kort feil antall kort"
    ),
    "twelve": (
        "too few cards wrong number incorrect twelve 11 12 kart za mało kart nieprawidłowa liczba "
        "kart 12 kort for få kort feil antall kort"
    ),
    "missing": "lost 51 cards brak karty brakuje zgubiona karta manglende kort mangler borte",
    "pack": (
        "53 54 surplus card foreign card two packs duplicate 53 karty karta z innej talii dwie takie "
        "same 53 kort to like kort fremmed kort"
    ),
    "wrong_board": (
        "not scheduled already played złe rozdanie nie to rozdanie zły numer pudełko feil mappe feil spill"
    ),
    "other_board": (
        "wrong hand bid on wrong cards previous hand karty z innego rozdania zła ręka kort fra annen "
        "mappe feil hånd feil kort"
    ),
    "misdealt": (
        "misdeal not shuffled sorted deck dealt face up redeal źle rozdane nieprzetasowane rozdanie "
        "feil giv feil delt ikke stokket"
    ),
    "card_in_deal": "exposed card while dealing shuffling face up odkryta karta podczas rozdawania kort synlig i given",
    "redeal": (
        "passout four passes goulash cztery pasy przerozdać ponowne rozdanie rundpass fire pass ny "
        "giv dele om"
    ),
    "pass_out_of_turn": "POOT pas poza kolejnością pass utenfor tur feil tur",
    "bid_out_of_turn": (
        "BOOT not my turn not his turn odzywka zapowiedź licytacja poza kolejnością bud melding "
        "utenfor tur feil tur"
    ),
    "double_out_of_turn": "DOOT redouble kontra rekontra poza kolejnością dobling redobling utenfor tur",
    "insufficient": (
        "IB insufficient bid niewystarczająca odzywka zapowiedź za niska za nisko utilstrekkelig "
        "melding for lavt bud for lav"
    ),
    "unintended": (
        "unintended mechanical error change of call misbid wrong card bidding box niezamierzona "
        "pomyłka zmiana odzywki utilsiktet feilmelding endre melding meldekort"
    ),
    "changed": (
        "change of call replaced changed his mind second call zmiana odzywki zmienił zapowiedź endret "
        "melding ombestemte seg byttet"
    ),
    "inadmissible": (
        "double or redouble not possible inadmissible niedopuszczalna kontra rekontra ulovlig umulig "
        "dobling redobling"
    ),
    "after_the_end": (
        "call after final pass after auction over po trzech pasach po licytacji etter tre pass etter "
        "meldingene"
    ),
    "above_seven": "more than seven eight level 8 osiem poziom powyżej siedmiu åtte trekk over sju",
    "had_to_pass": "enforced pass obliged barred musiał pasować przymusowy pas måtte passe tvungen pass meldeforbud",
    "together": "simultaneous calls same time jednocześnie równocześnie samtidig melding",
    "card_in_auction": (
        "exposed card during auction led karta pokazana ujawniona w licytacji wypadła blottlagt vist "
        "kort under meldingsforløpet falt"
    ),
    "opening_lead_out_of_turn": (
        "OLOOT LOOT wrong defender led faced wist poza kolejnością pierwszy wist zły wist utspill "
        "utenfor tur feil utspill feil hånd"
    ),
    "lead_out_of_turn": "LOOT defender led wist wyjście poza kolejnością utspill utenfor tur feil hånd",
    "declarer_wrong_hand": (
        "wrong hand dummy rozgrywający zagrał z niewłaściwej ręki dziadek spilleføreren feil hånd blindemann"
    ),
    "exposed_card": (
        "exposed card penalty card dropped karta przygwożdżona pokazana upadła obrońca blottlagt "
        "straffekort falt motspiller"
    ),
    "revoke_now": (
        "revoke not established renege did not follow renons fałszywy renons nie dodał do koloru "
        "revoke ikke bekjent farge etablert"
    ),
    "three_cards": (
        "defective trick five cards niekompletna lewa trzy karty pięć kart w lewie ufullstendig stikk "
        "tre kort fem kort"
    ),
    "revoke_later": "established revoke renons ustalony fałszywy renons etablert revoke",
    "claim": (
        "claim concession contested objection żądanie lew zrzeczenie sporne krav innrømmelse bestridt claim"
    ),
    "wrong_score": (
        "scoring error correction period tricks won zły zapis błędny wynik poprawka feil score "
        "regnskap feilført stikk"
    ),
    "no_result": (
        "adjusted score artificial average plus minus 60 40 not played wynik rozjemczy średnia bez "
        "wyniku nie rozegrane justert score kunstig middel ikke spilt uten resultat"
    ),
    "fouled": (
        "hands changed between tables cards swapped pomieszane zamienione karty rozdanie inne "
        "forvekslet forbyttet ødelagt mappe spill feil kort i lomma"
    ),
    "hesitation": (
        "BIT UI break in tempo unauthorized information tank huddle gesture namysł wahanie przerwa w "
        "tempie uwaga partnera nieuprawniona informacja nøling tenkepause pause kommentar UI "
        "uautorisert informasjon"
    ),
    "saw_card": (
        "saw a card overheard extraneous information other table widziałem kartę usłyszałem "
        "informacja z zewnątrz så et kort hørte overhørte informasjon utenfra"
    ),
    "explanation": (
        "MI misinformation alert not alerted forgot system mylne błędne wyjaśnienie brak alertu "
        "błędna informacja feilforklaring feilopplysning feil forklaring manglende alert varsling"
    ),
    "mistaken": (
        "mistaken explanation mistaken call misbid MI forgot system błędne wyjaśnienie pomyłka w "
        "licytacji feilmelding feil forklaring glemt system"
    ),
    "asking": "review explanation question ask pytanie o znaczenie wyjaśnienie powtórzenie licytacji spørre rekapitulasjon",
    "misled": (
        "tempo variation deceive deception false inference hesitation wprowadził w błąd namysł villedet "
        "nøling tenkepause"
    ),
    "method": (
        "undisclosed understanding psyche psychic agreement convention system card ukryte ustalenia "
        "psychiczna odzywka konwencja skjult avtale psyke konvensjon systemkort"
    ),
    "pocket": (
        "wrong pocket board turned hand back touched cards karty do złej kieszeni przegródki odłożone "
        "feil lomme feil lomma blandet kort hånden tilbake"
    ),
    "nobody_called": (
        "call director summon attention irregularity wezwanie sędziego zwrócono uwagę nieprawidłowość "
        "tilkalle turneringsleder oppmerksomhet feil"
    ),
    "own_ruling": (
        "waive rectification own ruling cancelled without director choose option sami sobie zasądzili "
        "bez sędziego dømte selv ordnet opp uten turneringsleder"
    ),
    "too_late": (
        "forfeit right acted before director late call grali dalej za późno wezwali utrata praw "
        "spilte videre for sent tilkalt mistet retten"
    ),
    "manners": "rude conduct etiquette courtesy insult zachowanie niegrzeczny kultura oppførsel uhøflig etikette",
    "procedure": (
        "procedural penalty slow late noisy wolna gra hałas spóźnienie kara proceduralna porządkowa "
        "sent spill langsomt bråk forsinket prosedyrestraff"
    ),
}
"""What else a tile is called, by its key."""

PAGES: Mapping[str, tuple[str, str]] = {
    "/meaning": (
        _("Compare the meanings of two calls"),
        (
            "comparable call replacement law 23 similar meaning subset purpose hands count odzywka porównywalna "
            "znaczenie zastępcza sammenlignbar melding betydning erstatning"
        ),
    ),
    "/award": (
        _("Work out an adjusted score"),
        (
            "assigned adjusted weighted split score law 12 12C1 average plus minus percentage matchpoints imps "
            "wynik ważony rozjemczy średnia procent vektet justert score middel prosent"
        ),
    ),
    "/claim": (
        _("What the claim is worth"),
        (
            "claim concession lines normal careless inferior worst best law 70 71 tricks roszczenie żądanie "
            "linia krav innrømmelse linje stikk"
        ),
    ),
}
"""Pages that are no rulings: what each is called, and what else."""


def find(text: str, said: Mapping[str, str]) -> Iterator[Tile]:
    """The tiles that have every word that is looked for; `said` is what each tile says in the page's language."""
    wanted = _tokens(text)
    for tile in TILES:
        known = _tokens(f"{tile.say} {said.get(tile.key, '')} {WORDS[tile.key]} law {tile.start}")
        if wanted and all(any(_matches(word, other) for other in known) for word in wanted):
            yield tile


def find_pages(text: str, said: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """The addresses of the pages that have every word that is looked for, each with its name, said as `said` says it."""
    wanted = _tokens(text)
    for address, (name, others) in PAGES.items():
        known = _tokens(f"{name} {said(name)} {others}")
        if wanted and all(any(_matches(word, other) for other in known) for word in wanted):
            yield address, name


def _matches(word: str, known: str) -> bool:
    """Whether a word begins like the one looked for; abbreviations such as UI must be the whole of it."""
    return known == word if len(word) < 3 else known.startswith(word)


def _tokens(text: str) -> list[str]:
    """The words, in small letters and without accents, so that any keyboard can write them.

    >>> _tokens("Brak KARTY, Łódź, håndØ")
    ['brak', 'karty', 'lodz', 'hando']
    """
    plain = unicodedata.normalize("NFKD", text.lower().translate(str.maketrans("łøæ", "loa")))
    return re.findall(r"\w+", "".join(sign for sign in plain if not unicodedata.combining(sign)))
