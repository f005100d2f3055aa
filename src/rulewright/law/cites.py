"""Who cites the law: `@law(...)` in the rules and `@pytest.mark.law(...)` in the tests.

The syntax trees are read and nothing is imported, so a rule that does not load still shows where it stands.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

MARKS = ("law", "ruling", "example")
SILENT = ("skip", "skipif", "xfail")
"""Marks of tests that may not run or may fail, and so prove nothing."""


class Cite(msgspec.Struct, frozen=True, order=True):
    """One place that cites one paragraph, ruling or test vector."""

    file: str
    line: int
    name: str
    kind: str
    text: str
    """What is cited: `root 4.3.1`, `R-34`, `EX-9`; empty if it is not written as a plain string."""
    counts: bool = True
    """Whether it proves anything: a mark on a helper or on a skipped test does not."""


def in_code(folder: Path, base: Path) -> list[Cite]:
    """All `@law` decorators below a folder, with files named relative to the base."""
    cites: list[Cite] = []
    for file, tree in _trees(folder, "law"):
        module = ".".join(part for part in file.relative_to(folder).with_suffix("").parts if part != "__init__")
        for owners, node in _definitions(tree):
            name = ".".join([*filter(None, [module]), *(owner.name for owner in owners), node.name])
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and _is_law(decorator.func):
                    cites += [Cite(_path(file, base), node.lineno, name, "law", text) for text in _strings(decorator)]
    return sorted(cites)


def in_tests(folder: Path, base: Path) -> list[Cite]:
    """All marks `law`, `ruling` and `example` on the tests below a folder, named as pytest names them."""
    cites: list[Cite] = []
    for file, tree in _trees(folder, "mark"):
        path = _path(file, base)
        everywhere = [mark for node in tree.body for mark in _module_marks(node)]
        for owners, node in _definitions(tree):
            if isinstance(node, ast.ClassDef):
                continue
            on_owners = [mark for owner in owners for mark in _marks(owner.decorator_list)]
            own = _marks(node.decorator_list)
            collected = _is_collected(file, owners, node)
            marks = [*own, *on_owners, *everywhere] if collected else own
            runs = not any(kind in SILENT for kind, _ in marks)
            name = "::".join([path, *(owner.name for owner in owners), node.name])
            cites += [
                Cite(path, node.lineno, name, kind, text, collected and runs)
                for kind, call in marks
                if kind in MARKS
                for text in _strings(call)
            ]
    return sorted(set(cites))


def _trees(folder: Path, word: str) -> Iterator[tuple[Path, ast.Module]]:
    """Every file below a folder that can cite anything: the others need not be taken apart."""
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if word in text:
            yield file, ast.parse(text, str(file))


def _path(file: Path, base: Path) -> str:
    return file.relative_to(base).as_posix()


def _definitions(
    node: ast.AST, owners: tuple[Definition, ...] = ()
) -> Iterator[tuple[tuple[Definition, ...], Definition]]:
    """Every function and class below a node, with those it stands in; no expression holds one."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            continue
        if isinstance(child, Definition):
            yield owners, child
            yield from _definitions(child, (*owners, child))
        else:
            yield from _definitions(child, owners)


def _is_law(node: ast.expr) -> bool:
    return (isinstance(node, ast.Name) and node.id == "law") or (isinstance(node, ast.Attribute) and node.attr == "law")


def _strings(call: ast.Call) -> list[str]:
    """The strings a call is given; an empty one for each argument that is something else."""
    return [
        argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else ""
        for argument in [*call.args, *(keyword.value for keyword in call.keywords)]
    ]


def _marks(expressions: list[ast.expr]) -> list[tuple[str, ast.Call]]:
    """The calls `pytest.mark.<name>(...)` within some expressions, bare `pytest.mark.<name>` included."""
    found: list[tuple[str, ast.Call]] = []
    called: set[ast.expr] = set()
    for node in (node for expression in expressions for node in ast.walk(expression)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _is_mark(node.func):
            found.append((node.func.attr, node))
            called.add(node.func)
        elif isinstance(node, ast.Attribute) and _is_mark(node) and node not in called:
            found.append((node.attr, ast.Call(node, [], [])))
    return found


def _is_mark(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Attribute) and node.value.attr == "mark"


def _module_marks(node: ast.stmt) -> list[tuple[str, ast.Call]]:
    """The marks of a line `pytestmark = ...`."""
    if isinstance(node, ast.Assign):
        targets, value = node.targets, node.value
    elif isinstance(node, ast.AnnAssign) and node.value:
        targets, value = [node.target], node.value
    else:
        return []
    named = any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)
    return _marks([value]) if named else []


def _is_collected(file: Path, owners: tuple[Definition, ...], node: Definition) -> bool:
    """Whether pytest runs a function: by the name of its file, its classes and itself."""
    return (
        file.name.startswith("test_")
        and node.name.startswith("test")
        and all(isinstance(owner, ast.ClassDef) and owner.name.startswith("Test") for owner in owners)
    )
