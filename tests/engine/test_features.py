"""Rows of numbers with names."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery import game
from orrery.engine.features import MOST, Row

LABELS = ["a", "b", "c"]


def numbers(row: Row) -> list[float]:
    return list(memoryview(row.cells).cast("B").cast("f"))


def test_cells_hold_whole_numbers_up_to_a_limit() -> None:
    row = Row(5)
    row.begin()
    for i, number in enumerate([7, 300, -2, MOST + 5, -MOST - 5]):
        row.number(str(i), number)

    assert numbers(row) == [7, 300, -2, MOST, -MOST]


def test_groups_of_columns() -> None:
    row = Row(18)
    row.begin()
    row.one_of("one", LABELS, 1)
    row.one_of("none", LABELS, -1)
    row.count("count", LABELS, vec[i64]([2, 0, 2, -1]))
    row.has("has", LABELS, [5, 12], 3)
    row.stack("stack", LABELS, [12, 10], 10)
    row.bits("bits", LABELS, 0b101)

    assert numbers(row) == [0, 1, 0, 0, 0, 0, 1, 0, 2, 0, 0, 1, 1, 0, 2, 1, 0, 1]


def test_rows_stand_behind_each_other_and_each_can_be_written_anew() -> None:
    row = Row(2, 3)
    for i in range(3):
        row.begin(i)
        row.number("first", i + 1)
        row.number("second", 7)
    row.begin(1)
    row.number("first", 0)
    row.number("second", 9)

    assert numbers(row) == [1, 7, 0, 9, 3, 7]


def test_columns_that_are_left_are_still_named() -> None:
    row = Row(3)
    row.begin()
    assert row.leave(2)
    row.number("last", 5)

    assert numbers(row) == [0, 0, 5]
    assert not Row(only_names=True).leave(2)


def test_each_column_has_a_name_of_its_own() -> None:
    for name in ("kosmiczna-misja", "proving", "astrominers", "skymines"):
        rules = game(name)
        columns = rules.columns(rules.new(rules.seats[-1], 1))
        assert len(set(columns)) == len(columns)


def test_columns_count_seats_from_ones_own() -> None:
    rules = game("kosmiczna-misja")
    g = rules.new(3, 1, {"first": "2"})
    columns = rules.columns(g)
    first = [name for name in columns if name.startswith("table.first=")]
    told = []
    for seat in range(3):
        row = Row(len(columns))
        row.begin()
        rules.features(g, seat, row)
        cells = numbers(row)
        told += [name for name in first if cells[columns.index(name)]]

    assert told == ["table.first=next-1", "table.first=own", "table.first=next-2"]
