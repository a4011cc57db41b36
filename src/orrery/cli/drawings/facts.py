"""Puts facts that the rules state into words."""

from collections.abc import Mapping, Sequence

from orrery.cli.words import Words
from orrery.engine.facts import Item, Named
from orrery.engine.game import Game

Value = str | int


class FactWords:
    """The facts of one game in words. Players are called by their names."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.kinds = {
            f"{kind}-{verb.name}": [operand.name for operand in verb.kinds]
            for kind, verbs in game.WORDS.items()
            for verb in verbs
        }

    def values(self, facts: Named) -> dict[str, Value]:
        """The values for a text. A number stays a number, so that the text can choose the grammatical form."""
        return {name: self.value(items) for name, items in facts.items()}

    def value(self, items: Sequence[Item]) -> Value:
        if len(items) == 1 and not items[0][0] and items[0][2] is not None:
            return items[0][2]
        between = ", " if any(kind for kind, _, _ in items) else " / "
        return between.join(self.item(*item) for item in items) or self.words("nothing")

    def item(self, kind: str, id: str, number: int | None) -> str:
        """`2 gold`, `Anna`, `3`"""
        if not kind:
            return str(number)
        name = self.thing(kind, id)
        if number is None:
            return name
        own = f"{kind}-{id}.amount"
        return (
            self.words(own, number=number) if self.words.has(own) else self.words("amount", number=number, thing=name)
        )

    def thing(self, kind: str, id: str) -> str:
        if kind == "seat":
            return self.names[int(id)]
        word = id.split(" ", maxsplit=1)[0]
        return self.phrase(kind, id) if f"{kind}-{word}" in self.kinds else self.words.name(kind, id)

    def phrase(self, kind: str, id: str, form: str = "") -> str:
        """An effect or a requirement, a word with its operands, as its text says it; or an attribute of that text."""
        word, *operands = id.split(" ")
        key = f"{kind}-{word}"
        return self.words(key + form, **self.operands(self.kinds[key], operands)) if self.words.has(key) else id

    def operands(self, kinds: Sequence[str], words: Sequence[str]) -> Mapping[str, Value]:
        """The operands of a verb, or of a word of an effect, by kind. The second of a kind is `resource-2`."""
        found: dict[str, Value] = {}
        for i, (kind, word) in enumerate(zip(kinds, words, strict=True)):
            nth = kinds[:i].count(kind) + 1
            found[kind if nth == 1 else f"{kind}-{nth}"] = self.operand(kind, word)
        return found

    def operand(self, kind: str, word: str) -> Value:
        if kind == "seat" and word.isdecimal() and int(word) < len(self.names):
            return self.names[int(word)]
        is_number = word.isdecimal() and not self.words.has(f"{kind}-{word}")
        return int(word) if is_number else self.words.name(kind, word)
