"""The help of the commands: complete, in every language, and read only when it is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest
import typer
from typer.testing import CliRunner

from rulewright.cli import COMMANDS, application
from rulewright.texts.catalogue import LANGUAGES, Texts
from tests.texts.helped import helped

ENGLISH = {"RULEWRIGHT_LANGUAGE": "en", "COLUMNS": "200"}


def test_every_command_and_every_option_is_explained() -> None:
    assert sorted(key for key in helped() if key not in Texts("en")) == []


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_that_is_asked_for(language: str, command: str) -> None:
    shown = CliRunner().invoke(application(command), ["--lang", language, command, "--help"], env=ENGLISH)
    assert shown.exit_code == 0
    first = Texts(language)(f"cli.{command}").split("\n")[0]
    assert first in " ".join(shown.output.split())
    assert "<cli." not in shown.output
    assert "`" not in shown.output


def test_the_variable_is_heard_and_lasts_no_longer_than_it_should() -> None:
    asked = ["law", "root", "search", "zzz"]
    german = CliRunner().invoke(application("law"), asked, env={"RULEWRIGHT_LANGUAGE": "de"})
    assert "Nichts im Gesetz" in german.output
    italian = CliRunner().invoke(application("law"), [*asked, "--lang", "it"], env=ENGLISH)
    assert "Nella Legge" in italian.output
    english = CliRunner().invoke(application("law"), asked, env=ENGLISH)
    assert "Nothing in the law" in english.output


def test_a_language_without_words_is_refused() -> None:
    refused = CliRunner().invoke(application("law"), ["law", "root", "--lang", "fr"], env=ENGLISH)
    assert refused.exit_code == 2
    assert "there are no texts in “fr”" in " ".join(refused.output.replace("│", " ").split())


def test_the_words_of_the_help_do_not_slow_the_start() -> None:
    source = (
        "import sys, rulewright.cli.words, rulewright.cli as c; c.application('law'); print('fluent' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert done.stdout == "False\n"


def test_what_is_typed_is_shown_as_it_is_typed() -> None:
    shown = CliRunner().invoke(application(), ["--help"], env=ENGLISH)
    assert "rulewright law root show 4.3.1" in shown.output
    assert isinstance(application(), typer.Typer)
