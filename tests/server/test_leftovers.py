"""What killed servers leave in the temporary folder is swept by the next, and nothing else is."""

from __future__ import annotations

import os
from pathlib import Path

from rulewright.server import leftovers


def folder(place: Path, name: str, *, old: bool = True) -> Path:
    made = place / name
    made.mkdir()
    (made / "counter_1.db").write_bytes(b"7")
    if old:
        os.utime(made, (0, 0))
    return made


def test_only_folders_of_ours_that_belong_to_nobody_are_swept(tmp_path: Path) -> None:
    left = folder(tmp_path, f"{leftovers.PREFIX}left")
    young = folder(tmp_path, f"{leftovers.PREFIX}young", old=False)
    foreign = folder(tmp_path, "somebody-elses")
    held = folder(tmp_path, f"{leftovers.PREFIX}held")
    link = tmp_path / f"{leftovers.PREFIX}link"
    link.symlink_to(foreign)
    with leftovers.owned(str(held)):
        assert leftovers.sweep(tmp_path) == [left]
        assert set(tmp_path.iterdir()) == {young, foreign, held, link}

    assert leftovers.sweep(tmp_path) == [held]
    assert (foreign / "counter_1.db").exists()


def test_a_folder_belongs_to_whoever_was_started_by_its_owner_as_well(tmp_path: Path) -> None:
    held = folder(tmp_path, f"{leftovers.PREFIX}held")
    reading, writing = os.pipe()
    with leftovers.owned(str(held)):
        child = os.fork()
        if child == 0:
            os.close(writing)
            os.read(reading, 1)  # lives on after its owner has let go
            os._exit(0)
    os.close(reading)
    assert leftovers.sweep(tmp_path) == []
    os.close(writing)
    os.waitpid(child, 0)

    assert leftovers.sweep(tmp_path) == [held]
