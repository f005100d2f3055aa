"""Play all golden matches of Monster Lands again and keep their text; then review the difference."""

from __future__ import annotations

import sys

from tests.golden.monster_lands.script import SCRIPTS, perform


def main() -> None:
    """Write every script, and say which of them changed."""
    for script in SCRIPTS:
        text = perform(script)
        before = script.path.read_text(encoding="utf-8") if script.path.exists() else ""
        script.path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{script.path.name}: {'as before' if text == before else 'CHANGED, please review'}\n")


if __name__ == "__main__":
    main()
