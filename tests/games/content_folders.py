"""Folders with content of one's own: the tests' content of a game, with a change."""

import shutil
from pathlib import Path


class ContentFolder:
    """The content files of a game's tests, to be copied."""

    def __init__(self, source: Path, files: list[str]) -> None:
        self.source = source
        self.files = files

    def copy(self, place: Path, file: str = "board", old: str = "", new: str = "") -> str:
        """Copy the files, and replace some text in one of them. Returns the folder."""
        for name in self.files:
            shutil.copy(self.source / f"{name}.toml", place)
        path = place / f"{file}.toml"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return str(place)
