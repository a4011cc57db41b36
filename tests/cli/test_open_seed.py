"""A seed that somebody typed is marked in the record."""

from orrery import game
from orrery.cli.terminal.saves import Setting


def test_a_typed_seed_reaches_the_record() -> None:
    rules = game("kosmiczna-misja")
    setting = Setting(rules, ["", "random"], 5, {}, "en", "")
    assert not setting.table().record.open_seed
    setting.is_open_seed = True
    assert setting.table().record.open_seed
