"""In which language the command line speaks: the one that was asked for, or that of the environment."""

from __future__ import annotations

import os
from typing import Annotated

import typer

import rulewright
from rulewright.texts.catalogue import LANGUAGES, Texts, language_of

_asked: list[str] = []
"""The languages that the commands under way were asked for, the last one on top."""


def texts() -> Texts:
    """Return the words of the command line."""
    return Texts(_asked[-1] if _asked else language_of(os.environ))


def speak(context: typer.Context, wanted: str) -> str:
    """Speak a language for as long as a command lasts, or say that there are no words in it."""
    if wanted not in ("", *LANGUAGES):
        raise typer.BadParameter(texts()("cli.say.no_language", language=wanted, languages=texts().listed(LANGUAGES)))
    if wanted:
        _asked.append(wanted)
        context.call_on_close(_asked.pop)
    return wanted


Tongue = Annotated[str, typer.Option("--lang", callback=speak, is_eager=True)]
"""In which language a command speaks; it is heard before anything else, so that the help is in it, too."""


def amount(value: float, digits: int = 0, *, signed: bool = False) -> str:
    """Return a number as the language writes it, with so many digits behind the point."""
    from babel.numbers import format_decimal  # noqa: PLC0415 - only who counts something needs it

    shape = "#,##0" + "." * bool(digits) + "0" * digits
    return format_decimal(value, f"+{shape};-{shape}" if signed else shape, texts().language)


def examples() -> dict[str, object]:
    """Return what examples are made with: the game whose name is typed soonest, and all of them."""
    games = rulewright.known_games()
    return {"game": min(games, key=len), "games": texts().listed(games), "languages": texts().listed(LANGUAGES, "or")}
