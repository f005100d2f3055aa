"""What must be the same in a text of the law and in its translation: references, numbers and the things of the game."""

import re
from collections import Counter

REFERENCE = re.compile(
    r"\b(?:[A-G]|\d+)(?:\.(?:\d+|[IVX]+|[a-z])\b)+"  # a paragraph
    r"|\b(?:R|EX|TV)-[A-Z]?\d+\b"  # a ruling or a test vector
)

# What the English text of each game mentions, and how each language mentions it.
WORDS = {
    "root": {
        r"\bboots?\b": {"it": "stival", "de": "stiefel"},
        r"\bbags?\b": {"it": "sacc", "de": "beutel"},
        r"\bcrossbows?\b": {"it": "balestr", "de": "armbr"},
        r"\bhammers?\b": {"it": "martell", "de": "h[aä]mmer"},
        r"\bswords?\b": {"it": "spad", "de": "schwert"},
        r"\btea\b": {"it": r"\btè\b", "de": "tee"},
        r"\bcoins?\b": {"it": "monet", "de": "münz"},
        r"\btorch": {"it": "torc", "de": "fackel"},
        r"\bbirds?\b": {"it": "uccell", "de": "v[oö]gel"},
        r"\bfox(?:es)?\b": {"it": "volp", "de": "f[uü]chs"},
        r"\brabbits?\b": {"it": "conigli", "de": "hase"},
        r"\b(?:mouse|mice)\b": {"it": r"\btop[oi]\b", "de": "m[aä]us"},
    },
    "monster_lands": {
        r"\bstrength\b": {"it": "forza", "de": "stärke"},
        r"\bmagic\b": {"it": "magia", "de": "magie"},
        r"\bpersuasion\b": {"it": "persuasion", "de": "überredung"},
        r"\bjungle\b": {"it": "giungla", "de": "dschungel"},
        r"\bwater\b": {"it": "acqua", "de": "wasser"},
        r"\bfire\b": {"it": "fuoco", "de": "feuer"},
        r"\bair\b": {"it": r"\baria\b", "de": "luft"},
        r"\blodge\b": {"it": "capanno", "de": "jagdhütte"},
        r"\balchemists\b": {"it": "alchimist", "de": "alchemist"},
        r"\btavern\b": {"it": "taverna", "de": "taverne"},
        r"\barmory\b": {"it": "armeria", "de": "rüstkammer"},
        r"\bpawnshop\b": {"it": "banco dei pegni", "de": "pfandhaus"},
        r"\bbazaar\b": {"it": "bazaar", "de": "basar"},
        r"\bmine\b": {"it": "miniera", "de": r"\bmine\b"},
        r"\bgold\b": {"it": r"\boro\b", "de": "gold"},
        r"\bpotions?\b": {"it": "pozion", "de": "tr[aä]nk"},
        r"\bvenoms?\b": {"it": "velen", "de": "gift"},
        r"\btraps?\b": {"it": "trappol", "de": "falle"},
        r"\btricks?\b": {"it": "trucc", "de": "trick"},
        r"\bdefen[cs]e\b": {"it": "difesa", "de": "verteidigung"},
        r"\bglory\b": {"it": "gloria", "de": "ruhm"},
        r"\breputation\b": {"it": "reputazion", "de": "ansehen"},
        r"\btroph": {"it": "trofe", "de": "trophäe"},
        r"\bloot\b": {"it": "bottin", "de": "beute"},
    },
}
# How often a number in words is said, at least: other words may hold it too (sei, drei).
NUMBERS = {
    "two": {"it": r"\bdue\b|entramb", "de": "zwei|beide"},
    "three": {"it": r"\btre\b|\btrio\b", "de": "drei|drit"},
    "four": {"it": r"\bquattro\b", "de": "vier"},
    "five": {"it": r"\bcinque\b", "de": "fünf"},
    "six": {"it": r"\bsei\b", "de": "sechs"},
    "seven": {"it": r"\bsette\b", "de": "sieben"},
    "eight": {"it": r"\botto\b", "de": "acht"},
    "nine": {"it": r"\bnove\b", "de": "neun"},
    "ten": {"it": r"\bdieci\b", "de": "zehn"},
    "twelve": {"it": r"\bdodici\b", "de": "zwölf"},
    "fourteen": {"it": r"\bquattordici\b", "de": "vierzehn"},
    "sixteen": {"it": r"\bsedici\b", "de": "sechzehn"},
    "twenty": {"it": r"\bventi\b", "de": "zwanzig"},
    "twice": {"it": r"due volte|\bdoppi", "de": "zweimal|doppelt"},
    "half": {"it": r"\bmet[àa]\b|mezz", "de": "hälfte|halb"},
}


def found(pattern: str, text: str) -> int:
    """How often a pattern occurs, whatever the case."""
    return len(re.findall(pattern, text, re.IGNORECASE))


def same_numbers(language: str, english: str, other: str) -> list[str]:
    """The numbers, in figures or in words, that the English text says and its translation does not."""
    figures = [Counter(re.findall(r"\d+", text)) for text in (english, other)]
    differ = [*(figures[0] - figures[1]), *(figures[1] - figures[0])]
    words = [
        word for word, others in NUMBERS.items() if found(others[language], other) < found(rf"\b{word}\b", english)
    ]
    return [*differ, *words]


def same_things(game: str, language: str, english: str, other: str) -> list[str]:
    """The things of the game that the English text names and its translation does not."""
    return [
        word
        for word, others in WORDS.get(game, {}).items()
        if found(word, english) and not found(others[language], other)
    ]
