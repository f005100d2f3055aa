"""`rulewright law`: browse a game's law book, with the code and the tests behind each paragraph."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console

from rulewright.cli.common import GameName, refuse
from rulewright.cli.law_pages import Pages
from rulewright.cli.words import Tongue, texts
from rulewright.law import book, matrix, notes
from rulewright.law.book import UnknownParagraph
from rulewright.law.matrix import Matrix, Sources
from rulewright.law.shelf import UnknownBook


def law(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[show NUMBER... | search WORD...]"),
    ] = None,
    missing: Annotated[bool, typer.Option("--missing")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Tongue = "",
) -> None:
    """Browse the law: which paragraph says what, which code carries it out, which test observes it."""
    console = Console(highlight=False)
    topic, *subjects = words or [""]
    say = texts()
    try:
        pages = Pages(book.load(game, say.language), notes.load(game, say.language), say)
        if topic == "search":
            console.print(pages.found(" ".join(subjects)))
            return
        if topic not in ("", "show") or (topic == "show") != bool(subjects):
            refuse("law", say("cli.say.law_unknown", words=" ".join(words or [])))
        whole = matrix.build(Sources.of(game))
        if topic == "show":
            for subject in subjects:
                console.print(pages.page(whole, subject))
        elif as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(whole), indent=1))
        elif not missing:
            console.print(pages.table(whole))
            console.print(pages.summary(whole))
    except (UnknownBook, UnknownParagraph, FileNotFoundError) as error:
        refuse("law", str(error))
    if missing:
        _fail_on(whole)


def _fail_on(whole: Matrix) -> None:
    """Print every finding and leave with a failure if there is one."""
    for finding in whole.findings:
        typer.echo(finding)
    count = len(whole.findings)
    say = texts()
    typer.echo(f"{say('cli.say.law_title', game=whole.game)}: {say('cli.say.law_holes', n=count)}")
    if count:
        raise typer.Exit(1)
