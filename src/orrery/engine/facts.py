"""Facts: what a question, a move or a reason is about. The rules state them; page and terminal put them into words."""

from typing import final

from mypy_extensions import i64

from orrery.engine.moves import Kind, Language

Item = tuple[str, str, int | None]  # kind and id of a thing, and how many; a bare number has neither kind nor id
Named = dict[str, list[Item]]


@final
class Facts:
    """Facts by the names that texts use, in the order in which they were stated."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.named: Named = {}

    def thing(self, name: str, kind: Kind, member: i64) -> None:
        """A thing. Several under one name make a list."""
        self.named.setdefault(name, []).append((kind.name, self.language.names(kind)[member], None))

    def amount(self, name: str, kind: Kind, member: i64, number: i64) -> None:
        """A number of things. Zero adds no thing, but the fact is stated: it costs nothing, for example."""
        items = self.named.setdefault(name, [])
        if number:
            items.append((kind.name, self.language.names(kind)[member], int(number)))

    def phrase(self, name: str, kind: Kind, words: Language, phrase: i64) -> None:
        """An effect or a requirement: a word of the content with its operands."""
        self.named.setdefault(name, []).append((kind.name, words.show(phrase), None))

    def number(self, name: str, number: i64) -> None:
        self.named.setdefault(name, []).append(("", "", int(number)))

    def seat(self, name: str, seat: i64) -> None:
        """A player, who is shown by name."""
        self.named.setdefault(name, []).append(("seat", str(int(seat)), None))


@final
class Reason:
    """Why something cannot be done: a code that has a text in every language, and the facts for that text."""

    def __init__(self, code: str, facts: Named | None = None) -> None:
        self.code = code
        self.facts: Named = facts or {}

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.facts})"

    def data(self) -> dict[str, object]:
        return {"code": self.code, "facts": self.facts}


def in_common(some: Named, others: Named) -> Named:
    """The facts that both have in common."""
    return {name: items for name, items in some.items() if others.get(name) == items}
