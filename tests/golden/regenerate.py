"""Play all golden matches of all games again and keep their text: `make golden`, then review the difference."""

from __future__ import annotations

import sys

from tests.golden.scripts import EVERY, STAGES


def main() -> None:
    """Write every script, and say which of them changed."""
    for game, script in EVERY:
        text = STAGES[game].perform(script)
        before = script.path.read_text(encoding="utf-8") if script.path.exists() else ""
        script.path.write_text(text, encoding="utf-8")
        said = "as before" if text == before else "CHANGED, please review"
        sys.stdout.write(f"{game}/{script.path.name}: {said}\n")


if __name__ == "__main__":
    main()
