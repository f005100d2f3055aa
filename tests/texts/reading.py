"""The Fluent files as their authors wrote them."""

from __future__ import annotations

from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from rulewright.texts.catalogue import areas


class Parts(Visitor):
    """What stands inside a message."""

    def __init__(self) -> None:
        """Collect parameters, choices and the messages it refers to."""
        self.parameters: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.parameters.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (the visitor's names)
        self.choices.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (the visitor's names)
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  (the visitor's names)
        self.references.add(f"-{node.id.name}")


def parts(entry: ast.BaseNode) -> Parts:
    """Return what stands inside a message."""
    found = Parts()
    found.visit(entry)
    return found


@cache
def parsed(language: str) -> dict[str, list[ast.EntryType]]:
    """Return everything in the files of a language, by area."""
    return {area: parse(source, with_spans=False).body for area, source in areas(language).sources.items()}


def messages(language: str) -> dict[str, ast.Message]:
    """Return all messages of a language by name."""
    return {message.id.name: message for area in parsed(language) for message in in_area(language, area)}


def in_area(language: str, area: str) -> list[ast.Message]:
    """Return the messages of one file."""
    return [entry for entry in parsed(language)[area] if isinstance(entry, ast.Message)]


def plain(pattern: ast.Pattern | None) -> str:
    """Return a text that has nothing to fill in."""
    elements = [] if pattern is None else pattern.elements
    return "".join(str(element.value) for element in elements if isinstance(element, ast.TextElement))
