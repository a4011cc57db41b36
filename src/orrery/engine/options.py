"""Options of games."""

from collections.abc import Sequence

from orrery.engine.chance import Chance

Value = str | int | bool | list[str]


class Option:
    """An option of a game: a choice among values, a flag, a number from values[0] to values[1], or a list."""

    def __init__(self, id: str, kind: str, default: Value, values: Sequence[Value] = ()) -> None:
        self.id = id
        self.kind = kind
        self.default = default
        self.values = list(values)

    def fault(self, value: object) -> str:
        """Why `value` is not allowed; empty if it is."""
        if self.kind == "flag":
            return "" if isinstance(value, bool) else "yes or no"
        if self.kind == "number":
            low, high = self.values
            fits = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high  # type: ignore[operator]
            return "" if fits else f"a number from {low} to {high}"
        given = value if self.kind == "list" else [value]
        fits = isinstance(given, list) and all(item in self.values for item in given)
        which = "some of" if self.kind == "list" else "one of"
        return "" if fits else f"{which} {', '.join(str(v) for v in self.values)}"

    def read(self, text: str) -> Value:
        """A value as typed on a command line."""
        if self.kind == "flag":
            return {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}.get(
                text.lower(), text
            )
        if self.kind == "number":
            return int(text) if text.isdecimal() else text
        return [word for word in text.split("+") if word] if self.kind == "list" else text

    def pick(self, luck: Chance) -> Value:
        """A random value."""
        if self.kind == "flag":
            return luck.below(0, 2) == 1
        if self.kind == "number":
            low, high = int(str(self.values[0])), int(str(self.values[1]))
            return low + luck.below(0, high - low + 1)
        if self.kind == "list":
            return [str(value) for value in self.values if luck.below(0, 2) == 1]
        return self.values[luck.below(0, len(self.values))]
