"""Puts the table for the browser into a wheel, so that whoever installs it needs no Node."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/rulewright/server/browser"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  (the base takes a parameter only since hatchling 1.30)
    """Builds the client before a wheel is made; an editable install is built by `rulewright play` when it is needed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless somebody has already."""
        if self.target_name != "wheel" or version == "editable":
            return
        web = Path(self.root) / "web"
        if web.is_dir():
            build(web)
        elif not (Path(self.root) / CLIENT / "index.html").is_file():
            message = "the table for the browser is missing: build the wheel from a checkout"
            raise RuntimeError(message)
        build_data["artifacts"].append(f"{CLIENT}/**")


def build(web: Path) -> None:
    """Run npm, or say what is missing."""
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("The wheel contains the table for the browser, and building that needs Node 20 or newer with npm.")
    subprocess.run([npm, "ci"], cwd=web, check=True)  # noqa: S603  (npm)
    subprocess.run([npm, "run", "build"], cwd=web, check=True)  # noqa: S603  (npm)
