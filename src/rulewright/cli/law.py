"""`rulewright law`: browse a game's law book, with the code and the tests behind each paragraph."""

from typing import Annotated, NoReturn

import msgspec
import typer
from rich.console import Console

from rulewright.cli import law_pages
from rulewright.cli.common import GameName
from rulewright.cli.law_pages import Pages
from rulewright.law import book, matrix, notes
from rulewright.law.book import UnknownParagraph
from rulewright.law.matrix import Matrix, Sources
from rulewright.law.shelf import UnknownBook
from rulewright.texts.catalogue import FIRST, LANGUAGES, Texts

USAGE = 2
"""The exit status of a wrong command line, as typer itself uses it."""


def law(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[show NUMBER... | search WORD...]",
            help="What to look at: a paragraph (4.3.1), a ruling (R-34), a test vector (EX-9), "
            "or words to look for. Without it, the whole matrix.",
        ),
    ] = None,
    missing: Annotated[
        bool,
        typer.Option("--missing", help="Print only what is wrong, and fail if anything is."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the matrix as JSON.")] = False,
    lang: Annotated[str, typer.Option(help="Language of what is read: en, it or de.")] = FIRST,
) -> None:
    """Browse the law: which paragraph says what, which code carries it out, which test observes it.

    [bold]rulewright law GAME[/]                     the matrix paragraph → code → test

    [bold]rulewright law GAME show 4.3.1[/]          one paragraph with all that hangs on it

    [bold]rulewright law GAME show R-34 EX-9[/]      a ruling, a test vector

    [bold]rulewright law GAME search wild bird[/]    paragraphs, rulings and test vectors that speak of it

    [bold]rulewright law GAME show R-34 --lang it[/]   a ruling in Italian

    [bold]rulewright law GAME --missing[/]           holes: unknown, unwritten or untested paragraphs

    [bold]rulewright law GAME --json[/]              the matrix for other programs
    """
    console = Console(highlight=False)
    topic, *subjects = words or [""]
    if lang not in LANGUAGES:
        _refuse(f"there are no texts in {lang!r}; there are: {', '.join(LANGUAGES)}")
    try:
        pages = Pages(book.load(game, lang), notes.load(game, lang), Texts(lang))
        if topic == "search":
            console.print(pages.found(" ".join(subjects)))
            return
        if topic not in ("", "show") or (topic == "show") != bool(subjects):
            _refuse(f"{' '.join(words or [])!r} is not understood; say 'show 4.3.1' or 'search wild bird'")
        whole = matrix.build(Sources.of(game))
        if topic == "show":
            for subject in subjects:
                console.print(pages.page(whole, subject))
        elif as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(whole), indent=1))
        elif not missing:
            console.print(law_pages.table(whole))
            console.print(law_pages.summary(whole))
    except (UnknownBook, UnknownParagraph, FileNotFoundError) as error:
        _refuse(str(error))
    if missing:
        _fail_on(whole)


def _fail_on(whole: Matrix) -> None:
    """Print every finding and leave with a failure if there is one."""
    for finding in whole.findings:
        typer.echo(finding)
    count = len(whole.findings)
    typer.echo(f"law of {whole.game}: {f'{count} holes' if count else 'no hole'}")
    if count:
        raise typer.Exit(1)


def _refuse(message: str) -> NoReturn:
    typer.echo(f"rulewright law: {message}", err=True)
    raise typer.Exit(USAGE)
