"""Forces that no seat owns are named in sentences and answers, as seats are; seats of one faction are told apart."""

from __future__ import annotations

import pytest

from rulewright.games.root.box import FACTIONS
from rulewright.games.root.deck import Deck
from rulewright.games.root.decks import standard
from rulewright.games.root.game import RootGame
from rulewright.games.root.maps import load
from rulewright.games.root.rules.battle import battles
from rulewright.games.root.rules.setup import bare, next_programme
from rulewright.games.root.setting import Setting
from rulewright.games.root.speech import nouns
from rulewright.games.root.tables import DECK
from rulewright.kernel.event import Event
from rulewright.kernel.fate import Fate
from rulewright.kernel.question import Question
from rulewright.texts.catalogue import ENTRY, Areas
from tests.games.root.test_forces import EYRIE, MARQUISE, WOLVES, woods

SPEECH = RootGame.speech
WORDS = {
    "en": """
root-hireling-wolves = wolves
    .the = the wolves
root-piece-den = { $n ->
        [one] den
       *[other] dens
    }
""",
    "it": """
root-hireling-wolves = branco
    .il = il branco
    .del = del branco
    .al = al branco
root-piece-den = { $n ->
        [one] tana
       *[other] tane
    }
""",
    "de": """
root-hireling-wolves = Rudel
    .der = das Rudel
    .den = das Rudel
    .des = des Rudels
root-piece-den = { $n ->
        [one] Bau
       *[other] Baue
    }
""",
}
"""The words of a hireling that is invented: its name with its forms, and its pieces."""
HAPPENED = [
    Event("placed", {"seat": WOLVES, "piece": "den", "number": 1, "place": 3}),
    Event("moved", {"seat": WOLVES, "number": 2, "origin": 3, "destination": 7}),
    Event("battle", {"attacker": MARQUISE, "defender": WOLVES, "clearing": 3}),
    Event("ambushed", {"attacker": WOLVES, "hits": 2}),
    Event("extra_hits", {"seat": WOLVES, "number": 1, "cause": "defenseless"}),
    Event("removed", {"by": EYRIE, "owner": WOLVES, "number": 2, "place": 3}),
    Event("removed", {"by": WOLVES, "owner": EYRIE, "piece": "roost", "number": 1, "place": 3}),
]


def speaking(language: str) -> Areas:
    """Return the messages of a language, with those of the wolves."""
    areas = Areas(language)
    areas.sources["wolves"] = WORDS[language]
    areas.area_of.update(dict.fromkeys(ENTRY.findall(WORDS[language]), "wolves"))
    return areas


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "the wolves placed 1 den in clearing 3 (rabbit).",
                "the wolves moved 2 warriors from clearing 3 (rabbit) to clearing 7 (mouse).",
                "the Marquise attacked the wolves in clearing 3 (rabbit).",
                "The ambush dealt the wolves 2 hits.",
                "the wolves dealt an extra hit: the defender has no fighters there.",
                "the Eyrie removed 2 warriors of the wolves from clearing 3 (rabbit).",
                "the wolves removed 1 roost of the Eyrie from clearing 3 (rabbit).",
            ],
        ),
        (
            "it",
            [
                "il branco posiziona 1 tana nella radura 3 (coniglio).",
                "il branco muove 2 guerrieri dalla radura 3 (coniglio) alla radura 7 (topo).",
                "la Marchesa attacca il branco nella radura 3 (coniglio).",
                "L’imboscata infligge 2 danni al branco.",
                "il branco infligge un danno aggiuntivo: lì il difensore non ha combattenti.",
                "la Dinastia rimuove 2 guerrieri del branco dalla radura 3 (coniglio).",
                "il branco rimuove 1 posatoio della Dinastia dalla radura 3 (coniglio).",
            ],
        ),
        (
            "de",
            [
                "das Rudel platziert 1 Bau auf Lichtung 3 (Hase).",
                "das Rudel bewegt 2 Krieger von Lichtung 3 (Hase) nach Lichtung 7 (Maus).",
                "die Marquise greift auf Lichtung 3 (Hase) das Rudel an.",
                "Der Hinterhalt erzielt 2 Treffer gegen das Rudel.",
                "das Rudel erzielt einen Zusatztreffer: Der Verteidiger hat dort keine Kämpfer.",
                "die Dynastie entfernt 2 Krieger des Rudels von Lichtung 3 (Hase).",
                "das Rudel entfernt 1 Nest der Dynastie von Lichtung 3 (Hase).",
            ],
        ),
    ],
)
def test_what_befalls_a_hireling_is_told_by_its_name(language: str, said: list[str]) -> None:
    areas, root = speaking(language), woods()

    assert [areas.said(SPEECH.tell(root, event) or ()) for event in HAPPENED] == said
    assert areas.lacking == set()


def test_whoever_can_be_fought_is_named_in_answers() -> None:
    root = woods()
    root.add_warriors(MARQUISE, 3, 2)
    root.add_warriors(WOLVES, 3, 2)
    root.add_warriors(EYRIE, 3, 1)
    question = Question(MARQUISE, "root.battle.where", tuple(battles(root, MARQUISE)), ("root 4.3",))
    areas = speaking("en")

    assert [areas.said(SPEECH.option(root, question, option)) for option in question.options] == [
        "the Eyrie in clearing 3 (rabbit)",
        "the wolves in clearing 3 (rabbit)",
    ]
    assert [areas.said(SPEECH.button(root, question, option) or ()) for option in question.options] == [
        "the Eyrie in 3",
        "the wolves in 3",
    ]


def test_two_seats_of_one_faction_are_told_apart() -> None:
    twice = (FACTIONS["marquise"], FACTIONS["vagabond"], FACTIONS["vagabond"])
    root = bare(Setting(load("autumn"), Deck(DECK, standard.POWERS), twice, {}, next_programme), Fate.seeded(1))
    areas = Areas("de")

    assert areas.said(nouns.seat(root, 1), "den") == "den Vagabunden"
    assert areas.said(nouns.seat(root, 2), "den") == "den Vagabunden 2"
