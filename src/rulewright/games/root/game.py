"""Root, put together: its options, its factions and decks, its outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rulewright.games.root import notation, reading
from rulewright.games.root.audit import audit, audit_text
from rulewright.games.root.box import DECKS, FACTIONS, FIRST_TABLE, MAPS
from rulewright.games.root.deck import Deck
from rulewright.games.root.facts import describe
from rulewright.games.root.maps import load as load_map
from rulewright.games.root.odds import BATTLE_PROMPTS, expected, read_battle, read_losses
from rulewright.games.root.position import Root
from rulewright.games.root.rules.setup import (
    adventurous_reach,
    bare,
    lay_out,
    next_programme,
    reach,
    recommended_reach,
    seat_at_random,
)
from rulewright.games.root.setting import Setting, seat_names
from rulewright.games.root.speech.voice import RootSpeech
from rulewright.games.root.tables import data_version
from rulewright.games.root.terms import ALWAYS, DAYLIGHT, ITEMS, NATURAL, NUMBER, PLACES, SUITS, place_name
from rulewright.kernel import demands
from rulewright.kernel.errors import BadOptions
from rulewright.kernel.fate import SETUP, Fate
from rulewright.kernel.game import Game, Outcome
from rulewright.kernel.law import law
from rulewright.kernel.lines import no_table, refuse
from rulewright.kernel.match import Match
from rulewright.kernel.odds import odds
from rulewright.kernel.options import GameOption, Settings, company, complete
from rulewright.kernel.question import Question, words_of
from rulewright.kernel.written import with_lines

if TYPE_CHECKING:
    from rulewright.kernel.event import Event
    from rulewright.kernel.odds import Chance
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Option, Seat

FEWEST, MOST = 2, 6
RANDOM, GIVEN = "random", "given"
BIRDS = frozenset(card.id for data, _ in DECKS.values() for card in data.card if card.suit == "bird")

DEFAULTS: dict[str, Any] = {
    "seats": list(FIRST_TABLE),
    "map": "autumn",
    "deck": "standard",
    "adventurous": False,
    "first": RANDOM,
    "seating": GIVEN,
    "shuffle_suits": False,
    "rest_refreshes_all": False,
}


SHAPING = ("map", "deck", "shuffle_suits", "rest_refreshes_all")
"""The options, besides the seats, that make one table differ from another."""


def vocabulary(setting: Setting) -> frozenset[str]:
    """Return all words of which answers at a table are made."""
    return frozenset(
        {
            *SHARED_ANSWERS,
            *setting.names,
            *setting.deck.name,
            *ITEMS,
            *SUITS,
            *(kind.name for kind in setting.kinds),
            *(option.text for option in NUMBER),
            *(place_name(place) for place in range(PLACES)),
            *setting.deck.answers,
            *(answer for faction in setting.factions for answer in faction.answers),
        }
    )


SHARED_ANSWERS = ("done", "decline", "yes", "no", "craft", "use", "activate", "take", "pawn", "warrior", "open")


class RootGame(Game):
    """Root by the letter of its Law."""

    name = "root"
    title = "Root"
    rules_version = "2"
    reveals = frozenset().union(
        *(faction.reveals for faction in FACTIONS.values()),
        *(power.reveals for _, powers in DECKS.values() for power in powers.values()),
    )
    """Events by which the Law itself publishes what was hidden; no other may tell two deals apart."""
    shows = frozenset({"rolled", "reshuffled", "discarded", "revealed", "crafted", "dominance"}).union(
        *(faction.shows for faction in FACTIONS.values())
    )
    """Dice, cards that come out of a hand, and what factions show."""
    rolls = frozenset({"rolled"})
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "root.battle.ambush": ("decline",),
        "root.battle.foil": ("decline",),
        "root.battle.effect": ("decline",),
        **{prompt: orders for faction in FACTIONS.values() for prompt, orders in faction.orders.items()},
    }

    asides = frozenset().union(
        *(faction.asides for faction in FACTIONS.values()),
        *(power.does for powers in MAPS.values() for power in powers),
    )

    speech = RootSpeech(faction.tongue for faction in FACTIONS.values())
    battle_prompts = BATTLE_PROMPTS.union(*(faction.battle_prompts for faction in FACTIONS.values()))
    """Questions whose answers have odds."""

    def __init__(self) -> None:
        """Read the version of the tables."""
        self.data_version = data_version()
        self._settings = Settings(SHAPING, self._set_up)

    @law("root 5.2")
    def validate(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Complete the options of a match with their defaults, or say which of them is wrong."""
        full = complete(self.game_options(), options, title=self.title, noun="faction")
        wanted = recommended_reach(len(full["seats"]))
        if reach(full["seats"]) < wanted and not full["adventurous"]:
            message = (
                f"the Reach of {', '.join(full['seats'])} is {reach(full['seats'])}; Law 5.2 recommends {wanted} "
                f"for {len(full['seats'])} players, and at least {adventurous_reach()} for the adventurous. "
                "Play anyway with the option adventurous"
            )
            raise BadOptions(message)
        return full

    def game_options(self) -> tuple[GameOption, ...]:
        """Describe the options of a match."""
        among: dict[str, tuple[str, ...]] = {
            "map": tuple(MAPS),
            "deck": tuple(DECKS),
            "first": (RANDOM, *FACTIONS),
            "seating": (GIVEN, RANDOM),
        }
        return tuple(
            GameOption(name=name, kind="several", default=default, among=tuple(FACTIONS), fewest=FEWEST, most=MOST)
            if name == "seats"
            else GameOption(
                name=name, kind="one" if name in among else "flag", default=default, among=among.get(name, ())
            )
            for name, default in DEFAULTS.items()
        )

    @law("root 5.1.1")
    def new(
        self,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | str,
        hear: Callable[[Event], None] | None = None,
    ) -> Match:
        """Begin a match; with random seating the order of the seats is drawn first."""
        full = self.validate({} if options is None else options)
        if full["seating"] == RANDOM:
            full["seats"] = seat_at_random(full["seats"], Fate.seeded(f"seating {seed}"))
            full["seating"] = GIVEN
        return Match(self, full, seed, hear)

    def seats(self, options: Mapping[str, Any]) -> int:
        """Return the number of seats."""
        return len(company(options))

    def seat_names(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the name of each seat: its faction's, with a number where a faction plays twice."""
        return seat_names(company(options))

    def setting(self, options: Mapping[str, Any]) -> Setting:
        """Return the table for some options; equal ones are made once."""
        return self._settings.of(options)

    def _set_up(self, options: dict[str, Any]) -> Setting:
        factions = tuple(FACTIONS[name] for name in options["seats"])
        deck = self._deck(options["deck"], [card for faction in factions for card in faction.brings])
        setting = Setting(load_map(options["map"]), deck, factions, options, next_programme)
        setting.powers = MAPS[options["map"]]
        return setting

    @law("root A.2", "root B.7.1")
    def _deck(self, name: str, brought: Sequence[str]) -> Deck:
        """Return the deck that was chosen, which replaces the other as a whole, with the cards that factions bring."""
        data, powers = DECKS[name]
        return Deck(data, powers, brought)

    def empty(self, options: dict[str, Any], fate: Fate) -> Root:
        """Return a table with boards before everybody, and all pieces in their supplies."""
        return bare(self.setting(options), demands.kind(fate, Fate, "fate"))

    @law("root 5.1.1")
    def begin(self, options: dict[str, Any], fate: Fate) -> Root:
        """Lay out the table; the first player is drawn by lot unless one is named."""
        root = self.empty(options, fate)
        seats = options["seats"]
        first = fate.below(len(seats), SETUP) if options["first"] == RANDOM else seats.index(options["first"])
        lay_out(root, first)
        return root

    def read_position(self, text: str, options: Mapping[str, Any], fate: Fate) -> Root:
        """Return the position that a text describes; BadNotation names the line and the word that cannot be."""

        def empty(factions: list[str], woodland: str, deck: str) -> Root:
            table = {"adventurous": True, "seating": GIVEN, **options, "seats": factions, "map": woodland, "deck": deck}
            try:
                return self.empty(self.validate(table), fate)
            except BadOptions as error:
                raise no_table(error, text, reading.HEADS) from error

        wanted = {
            "seats": " ".join(options.get("seats", ())),
            "map": options.get("map", ""),
            "cards": options.get("deck", ""),
        }
        root = reading.read(with_lines(text, wanted), empty)
        refuse(audit_text(root), text)
        return root

    def parse(self, text: str, seed: int | str = 0, options: Mapping[str, Any] | None = None) -> Root:
        """Return the position that a text describes."""
        return cast("Root", super().parse(text, seed, options))

    def write_position(self, position: Position) -> str:
        """Return a position as text, hidden facts included."""
        return notation.write(demands.kind(position, Root, "position"))

    def knows(self, options: Mapping[str, Any], word: str) -> bool:
        """Whether a word is made of places, numbers, pieces, cards and what factions do."""
        words = self.setting(options).once(vocabulary)
        parts = words_of(demands.text(word, "word"))
        return bool(parts) and all(part in words for part in parts)

    def odds(self, match: Match, option: Option[Any]) -> list[Chance]:
        """Return the odds of a battle that an option starts or goes on with, if nobody uses anything optional."""
        return odds(self.offered(match, option), option, read_battle)

    def prospects(self, match: Match, option: Option[Any]) -> dict[str, float]:
        """Return what both sides of a battle lose on average, if nobody uses anything that is optional."""
        if not self.odds(match, option):
            return {}
        root = cast("Root", match.position)
        return expected(odds(match, option, read_losses(root.turn)))

    def has_odds(self, question: Question) -> bool:
        """Tell the questions of a battle by their prompts."""
        return demands.kind(question, Question, "question").prompt in self.battle_prompts

    def menu(self, position: Position, question: Question) -> Sequence[Option[Any]]:
        """Return the actions of the faction that is asked, what the map allows, and cards that can be crafted."""
        root = demands.kind(position, Root, "position")
        demands.kind(question, Question, "question")
        faction, deck = root.setting.factions[question.seat], root.setting.deck
        actions = faction.menus.get(question.prompt, ())
        acts = question.prompt in faction.menus or question.prompt in faction.crafts_at
        if acts and not root.agenda.done and root.agenda.step.phase == DAYLIGHT:
            actions = (*actions, *(option for power in root.setting.powers for option in power.stands(root)))
        if question.prompt not in faction.crafts_at:
            return actions
        hand = root.hands[question.seat] & deck.craftable
        return (*actions, *(deck.craft[card] for card in deck.designs_in(hand)))

    def usual(self, position: Position, question: Question) -> Option[Any] | None:
        """Leave it to the faction that is asked."""
        root = demands.kind(position, Root, "position")
        demands.kind(question, Question, "question")
        return root.setting.factions[question.seat].usual(root, question)

    def may_stall(self, options: Mapping[str, Any]) -> bool:
        """Whether only such factions play as may come to have nothing left to score by."""
        return all(FACTIONS[name].can_starve for name in company(options))

    def turn(self, position: Position) -> object:
        """Tell turns apart by round and player."""
        root = demands.kind(position, Root, "position")
        return (root.round, root.turn)

    def follow(self, question: Question, order: str) -> Option[Any] | None:
        """Return the option that a standing order chooses: none, the first card, or the first that is no bird."""
        demands.kind(question, Question, "question")
        cards = [option for option in question.options if option.targets == (f"card:{option.text}",)]
        if order == NATURAL:
            cards = [option for option in cards if option.text not in BIRDS]
        if order in (NATURAL, ALWAYS):
            return cards[0] if cards else question.find("decline")
        return question.find(order)

    def outcome(self, position: Position) -> Outcome:
        """Say who has won."""
        root = demands.kind(position, Root, "position")
        return Outcome(root.winners, tuple(root.points), root.reason)

    def facts(self, position: Position, seat: Seat | None) -> dict[str, Any]:
        """Describe a concealed position."""
        root = demands.kind(position, Root, "position")
        if seat is not None:
            demands.number(seat, "seat", 0, len(root.setting.seats) - 1)
        return describe(root, seat)

    def audit(self, position: Position) -> list[str]:
        """List everything that cannot be."""
        return audit(demands.kind(position, Root, "position"))
