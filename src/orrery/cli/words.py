"""Texts in the language of the player, from the Fluent files of the terminal and of the game."""

from collections.abc import Collection
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

import orrery
from orrery.cli.language import LANGUAGES, preferred
from orrery.engine.game import BadInput


def files(language: str, game: str = "") -> list[Path]:
    """The files with the texts. The game's come first, so that they may replace a text of the terminal."""
    home = Path(orrery.__file__).parent
    places = [home / "games" / game.replace("-", "_")] if game else []
    found = [place / "texts" / f"{language}.ftl" for place in (*places, home / "cli")]
    return [path for path in found if path.exists()]


def read(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


class Words:
    """All texts of one language, looked up by key."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.chapters: list[str] = []  # of the rules, in their order
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in files(language, game):
            resource = read(path)
            self.bundle.add_resource(resource)
            keys = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
            self.chapters += [key for key in keys if key.startswith("rule-")]

    def has(self, key: str) -> bool:
        """Is there such a text, or such an attribute of one?"""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def __call__(self, key: str, **values: Any) -> str:
        """The text of `key`; a key without a text stands for itself."""
        name, _, attribute = key.partition(".")
        if not self.has(name):
            return name
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        return str(self.bundle.format_pattern(pattern, values)[0])

    def fitting(self, key: str, facts: Collection[str]) -> str:
        """The key, or its attribute that names the most of these facts: `why-taken.who-place` for `who` and `place`."""
        if not self.has(key):
            return key
        found = [name for name in self.bundle.get_message(key).attributes if set(name.split("-")) <= set(facts)]
        return f"{key}.{max(found, key=lambda name: name.count('-'))}" if found else key

    def name(self, kind: str, id: str, default: str = "", **values: Any) -> str:
        """The name of a thing of a game. Somebody's own content, or the proving game, may have no text for it."""
        key = f"{kind}-{id}"
        return self(key, **values) if self.has(key) else default or id


def words_for(language: str, game: str) -> Words:
    """The texts of the chosen language, or of the system's."""
    if language and language not in LANGUAGES:
        raise BadInput(f"--lang takes {' or '.join(LANGUAGES)}, not '{language}'")
    return Words(language or preferred(), game)
