"""Facts: what a question, a move or a reason speaks of. The rules state them; page and terminal only word them."""

from typing import final

from mypy_extensions import i64

from orrery.engine.moves import Kind, Language

Item = tuple[
    str, str, int | None
]  # the kind and id of a thing, and how many of it; a bare number has no kind and no id
Named = dict[str, list[Item]]


@final
class Facts:
    """Facts by the names that texts call them by, in the order in which they were stated."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.named: Named = {}

    def thing(self, name: str, kind: Kind, member: i64) -> None:
        """A thing, or one more of several."""
        self.named.setdefault(name, []).append((kind.name, self.language.names(kind)[member], None))

    def amount(self, name: str, kind: Kind, member: i64, number: i64) -> None:
        """So many of a thing. None of it adds nothing, but the fact is stated: it costs nothing, say."""
        items = self.named.setdefault(name, [])
        if number:
            items.append((kind.name, self.language.names(kind)[member], int(number)))

    def phrase(self, name: str, kind: Kind, words: Language, phrase: i64) -> None:
        """An effect or a requirement: a word of the content with its numbers."""
        self.named.setdefault(name, []).append((kind.name, words.show(phrase), None))

    def number(self, name: str, number: i64) -> None:
        self.named.setdefault(name, []).append(("", "", int(number)))

    def seat(self, name: str, seat: i64) -> None:
        """A player, whom the faces call by name."""
        self.named.setdefault(name, []).append(("seat", str(int(seat)), None))


@final
class Reason:
    """Why something cannot be done: a code that has its words in every language, and what these words speak of."""

    def __init__(self, code: str, facts: Named | None = None) -> None:
        self.code = code
        self.facts: Named = facts or {}

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.facts})"

    def data(self) -> dict[str, object]:
        return {"code": self.code, "facts": self.facts}


def in_common(some: Named, others: Named) -> Named:
    """The facts that hold in both cases."""
    return {name: items for name, items in some.items() if others.get(name) == items}
