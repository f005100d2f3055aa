"""What stumbles in a text that was put together from parts: gaps, and words that do not agree with each other.

Half of it is the same in every language.  The other half is read from the catalogue, so that it grows with it: a thing
that has forms with an article is never said bare behind a preposition, and where a message has one word for one thing
and another for several, neither stands behind the other's number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast

from rulewright.texts.catalogue import Areas
from tests.texts.reading import messages, parts

GAPS = {
    "a message is missing": r"<[a-z]",
    "a part is missing": r"(?:^|[\s(«„“])\?",
    "two spaces": r"\s\s",
    "a space at the edge": r"^\s|\s$",
    "a space before a sign": r"\s[.,;:!…)»]",
    "nothing where something was to be told": r":\s*[.;,)]|\(\s*[.,;]*\)|^[.,;:]|[,(]\s*[.;]",
    "two signs": r"[.,;:!?]\s*[,;:]|(?<!\.)\.\.(?!\.)|\?\.|!\.",
}
"""What no language writes, and no game can have."""
SIGNS = {"a straight apostrophe": r"'", "a space in a form": r"’\s[a-zà-ÿ]"}
"""How we write in every language."""
ITALIAN = "(?:(?:de|a|da|ne|su)?(?:llo|lla|i|gli|lle|l)|il|lo|la|i|gli|le|un|uno|una)"
TWICE = {
    "en": r"\b(?:the|an?) (?:the|an?)\b",
    "it": rf"\b{ITALIAN} (?:{ITALIAN}\b|(?:un|(?:de|a|da|ne|su)?l?l)’)|\b(?:di|a|da|in|su) (?:il|lo|la|gli|le)\b",
    "de": r"\b(?:ein|eine|einen|einem|einer) (?:der|den|dem|des|das|die|ein|eine|einen|einem|einer|eines)\b|"
    r"\b(der|den|dem|des|das|die) \1\b|\b(?:von|zu|in|an|bei) dem (?:dem|der)\b",
}
"""An article before an article."""
PREPOSITIONS = {
    "en": "of|to|from|by|with|against|for|on|at|than",
    "it": "di|a|da|in|su|con|per|contro|verso|tra|fra",
    "de": "von|zu|mit|an|auf|bei|für|gegen|aus|nach|in|über|durch|ohne",
}
"""Words behind which a thing is never bare, if it has an article."""
BEGINS = {"en": "the", "it": "il", "de": "der"}
"""The form in which a thing begins a sentence."""
LETTER = "a-zà-öø-ÿß"
QUALIFIED = {"en": r"(?! [a-z]+s\b)", "it": "", "de": ""}
"""Where one thing may stand before several others to say of which kind they are: `2 fox gardens`."""


class Stumbling:
    """What stumbles in the texts of one language."""

    def __init__(self, language: str) -> None:
        """Read the catalogue."""
        names, things = numbered(language), "|".join(sorted(map(re.escape, bare(language)), key=len, reverse=True))
        self.patterns = {
            **{what: re.compile(pattern) for what, pattern in {**GAPS, **SIGNS}.items()},
            "an article before an article": re.compile(TWICE[language], re.IGNORECASE),
            "one of several": re.compile(rf"(?<![\d+.,/-])\b1 (?:{alternatives(names[1])})(?![{LETTER}-])"),
            "several of one": re.compile(
                rf"\b(?:0|[2-9]|[1-9]\d+) (?:{alternatives(names[0])})(?![{LETTER}-]){QUALIFIED[language]}"
            ),
        }
        if things:
            self.patterns["a bare name"] = re.compile(
                rf"\b(?:{PREPOSITIONS[language]}) (?:{things})\b|^(?!(?:{things})$)(?:{things}) (?=[{LETTER}])"
            )

    def of(self, said: str) -> Iterator[tuple[str, str]]:
        """Yield what stumbles in a text, each with the words it stumbles over."""
        for what, pattern in self.patterns.items():
            if found := pattern.search(said):
                yield what, found[0]


@cache
def stumbling(language: str) -> Stumbling:
    """Return what stumbles in a language."""
    return Stumbling(language)


def alternatives(words: set[str]) -> str:
    """Return a pattern of any of these words."""
    return "|".join(sorted(map(re.escape, words), key=len, reverse=True)) or r"(?!)"


def bare(language: str) -> set[str]:
    """Return the names of things that begin a sentence with an article, without it."""
    areas, form = Areas(language), BEGINS[language]
    found = set()
    for name, message in messages(language).items():
        if any(one.id.name == form for one in message.attributes) and not parts(message).parameters:
            plain, begun = areas.say(name, {}) or "", areas.say(name, {}, form) or ""
            if begun.split("’")[-1].split(" ")[-1] == plain.split(" ")[-1] and begun != plain:
                found.add(plain)
    return found


def numbered(language: str) -> tuple[set[str], set[str]]:
    """Return the words for one thing only, and those for several only, wherever a number chooses between them."""
    one: set[str] = set()
    several: set[str] = set()
    alike: set[str] = set()
    for message in messages(language).values():
        for choice in parts(message).choices:
            variants = {key(variant): words(variant.value) for variant in choice.variants}
            if variants.get("one") and "other" in variants:
                one |= variants["one"] - variants["other"] - set(map(nominative, variants["other"]))
                several |= variants["other"] - variants["one"]
                alike |= variants["other"] & variants["one"]
    return one - several - alike, several - one - alike


def nominative(word: str) -> str:
    """Return what several things are called that German has in the dative: `mit 2 Würfeln`, as one Würfel is."""
    return word.removesuffix("n") if word.endswith(("eln", "ern")) else word


def key(variant: ast.Variant) -> str:
    """Return what a variant is for."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def words(pattern: ast.Pattern) -> set[str]:
    """Return the words of a variant that stand beside its number: the first that is no article."""
    text = "".join(str(one.value) if isinstance(one, ast.TextElement) else "0" for one in pattern.elements)
    found = re.match(rf"(?:(?:0|1|un[oa]?|an?|one|eine?[nmr]?) |un’)([{LETTER}A-ZÀ-Ö]{{3,}})", text)
    return {found[1]} if found else set()
