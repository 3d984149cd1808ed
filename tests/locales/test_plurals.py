"""A noun agrees with the number before it, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from locales.test_messages import parameters
from stellwerk.locales import SHELVES

LANGUAGES: Final = ("en", "de", "fr", "cs")
NOUNS: Final = {
    "en": """
        bond/bonds card/cards chapter/chapters coin/coins day/days doubler/doublers
        game/games innovation/innovations lorry/lorries minute/minutes objective/objectives
        passkey/passkeys piece/pieces player/players point/points seat/seats
        second/seconds step/steps worker/workers
    """,
    "de": """
        Anleihe/Anleihen Anteil/Anteile Auftrag/Aufträge Gleis/Gleise|Gleisen
        Innovation/Innovationen Kapitel/Kapiteln Karte/Karten Lore/Loren Minute/Minuten
        Münze/Münzen Passkey/Passkeys Person/Personen Platz/Plätze Punkt/Punkte|Punkten
        Schritt/Schritte Sekunde/Sekunden Spielendekarte/Spielendekarten Stadt/Städte Tag/Tage
        Ziel/Ziele
    """,
    "fr": """
        berline/berlines carte/cartes chapitre/chapitres clé/clés commande/commandes cube/cubes
        étape/étapes innovation/innovations jeton/jetons joueur/joueurs jour/jours mark/marks
        minute/minutes objectif/objectifs obligation/obligations ouvrier/ouvriers part/parts
        partie/parties pièce/pièces point/points seconde/secondes ville/villes voie/voies
    """,
    "cs": """
        bod|bodem/body/bodů|body cíl/cíle/cílů den/dny/dní dluhopis/dluhopisy/dluhopisů
        dělník|dělníka|dělníkem/dělníci|dělníky/dělníků|dělníky fáze/fáze/fází
        hráč|hráče/hráči|hráče|hráčích/hráčů inovace/inovace/inovací karta|kartu/karty/karet
        kolej|koleji/koleje|kolejích/kolejí|kolejích krok/kroky|kroků/kroků
        marka|marku|marky/marky|marek/marek mince|minci/mince/mincí
        minuta/minuty/minut místo/místa/míst město/města/měst
        podíl/podíly/podílů sekunda/sekundy/sekund vozík|vozíkem|vozíku/vozíky|vozíků/vozíků|vozíky
        zakázka|zakázku/zakázky/zakázek
    """,
}
"""The forms of nouns: after 1 and after more; in Czech after 1, after 2 to 4, and after more."""

NEVER_ONE: Final = {
    "ask-mine.most": 3,
    "draw-workers.all": 6,
    "event-bonds.mark": 6,
    "log-event-bonds.mark": 6,
    "ga-aim-volume.lorries": 5,
    "ga-card-objective-volume.lorries": 5,
    "line-long.most": 40,
    "move-bonds.mark": 6,
    "players-range.to": 4,
    "reach": 6,
    "refused-fork-players.count": 3,
    "refused-passkeys.count": 20,
    "refused-players.most": 4,
    "refused-record-seats.count": 2,
    "rr-ask-turn-why.points": 2,
    "rr-reward-medal.points": 20,
    "rr-reward-station.points": 10,
    "rr-workers-left.all": 6,
    "vd-bonds-hint.mark": 6,
    "vd-bonds-rounds.total": 6,
    "vd-do-bonds.mark": 6,
    "vd-mark-each.mark": 6,
    "vd-your-number.players": 3,
    "why-bargain-cost.cost": 5,
    "ask-bargain-segment.cost": 5,
    "why-secret-bid.most": 5,
    "why-secret-bonds.most": 10,
    "why-wild-price.workers": 2,
}
"""Numbers that the rules never let be one, by message and parameter or by parameter alone."""
WORDS: Final = ("colour", "name", "names", "seat", "other_seat", "first_seat", "second_seat")
"""Parameters that are never numbers."""


def forms(language: str) -> list[list[set[str]]]:
    return [[set(form.split("|")) for form in noun.split("/")] for noun in NOUNS[language].split()]


def category(language: str, number: int) -> int:
    """Which of the forms of a noun follows a number."""
    if language == "fr":
        return int(number > 1)
    if language == "cs":
        return 0 if number == 1 else 1 if 2 <= number <= 4 else 2
    return int(number != 1)


def sentences(language: str, number: int) -> Iterator[tuple[str, str]]:
    """Every message of a language that has parameters, said with one number for all of them."""
    for page in (SHELVES[0] / language).iterdir():
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))
        for key, names in parameters(page).items():
            values: dict[str, int | str] = {
                name: NEVER_ONE.get(f"{key}.{name}", NEVER_ONE.get(name, number)) for name in names
            }
            values |= {name: "…" for name in WORDS if name in names}
            pattern = bundle.get_message(key).value
            if values and pattern is not None:
                yield key, str(bundle.format_pattern(pattern, values)[0])


@pytest.mark.parametrize("number", [1, 2, 5, 21])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_agrees_with_its_number(language: str, number: int) -> None:
    nouns = forms(language)
    wrong, met = [], 0
    for key, text in sentences(language, number):
        for before, word in re.findall(r"(?<![\w–])(\d+)[ \u00a0]([^\W\d_]+)", text):
            known = [noun for noun in nouns if word in set.union(*noun)]
            met += bool(known)
            if known and not any(word in noun[category(language, int(before))] for noun in known):
                wrong.append((key, f"{before} {word}"))
    assert wrong == []
    assert met > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_is_used_after_a_number(language: str) -> None:
    said = "\n".join(text for number in (1, 2, 5) for _, text in sentences(language, number))
    followed = set(re.findall(r"\d[ \u00a0]([^\W\d_]+)", said))
    assert [noun for noun in forms(language) if not set.union(*noun) & followed] == []


@pytest.mark.parametrize("parameter", NEVER_ONE)
def test_every_exception_is_a_parameter_of_a_message(parameter: str) -> None:
    key, _, name = parameter.rpartition(".")
    found = {
        (message, used)
        for page in (SHELVES[0] / "en").iterdir()
        for message, names in parameters(page).items()
        for used in names
    }
    assert (key, name) in found if key else name in {used for _, used in found}
