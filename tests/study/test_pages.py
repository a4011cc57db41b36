"""Each question ends in one page that needs no network, and in the same figures as JSON."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from orrery import game
from orrery.study.questions.sensitivity import numbers_of, variants
from tests.cli.helpers import complaint, run

KM = "kosmiczna-misja"
FEW = ("--games", "12", "--bots", "random")


def asked(capsys: pytest.CaptureFixture[str], folder: Path, *command: str) -> dict[str, Any]:
    """The figures of a study, after a look at its page."""
    said = run(capsys, "study", *command, "--out", folder, "--json")
    assert (said.code, said.err) == (0, "")
    page = (folder / "report.html").read_text(encoding="utf-8")
    figures: dict[str, Any] = json.loads(said.out)
    assert figures["digest"] in page
    assert figures["title"] in page.replace("&amp;", "&")
    assert not re.search(r"(src|href)=|@import|url\(|<script", page)
    assert "nan" not in re.findall(r">([^<]*)<", page)
    assert json.loads((folder / "figures.json").read_text(encoding="utf-8")) == figures
    return figures


@pytest.mark.parametrize("name", [KM, "astrominers", "skymines", "proving"])
def test_the_balance_of_every_game(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    figures = asked(capsys, tmp_path / "it", "balance", name, "--seats", "2,3", "--games", "3", "--bots", "random")

    assert [cell["seats"] for cell in figures["cells"]] == [2, 3]
    for cell in figures["cells"]:
        told = cell["figures"]
        shares = [told[name]["value"] for name in told if name.startswith("wins by seat")]
        assert sum(shares) == pytest.approx(1, abs=1e-4)
        assert told["points of winners"]["value"] >= told["points of a player"]["value"]


@pytest.mark.parametrize("name", [KM, "astrominers", "skymines", "proving"])
def test_the_cards_of_every_game(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    figures = asked(capsys, tmp_path / "it", "cards", name, "--seats", "2", "--games", "3", "--bots", "random")

    assert figures["kinds"]
    for cards in figures["kinds"].values():
        for card in cards:
            assert not card["id"].isdecimal()  # which stands for a thing without an id
            assert 0 <= card["taken"]["value"] <= 1


def test_two_settings_are_compared_on_the_same_deals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    same = asked(capsys, tmp_path / "same", "compare", KM, "as-it-is", "deck=standard", *FEW)
    assert {change["difference"]["value"] for change in same["changes"]} == {0.0}

    other = asked(capsys, tmp_path / "other", "compare", KM, "as-it-is", "deck=two-makes", *FEW)
    assert any(change["difference"]["value"] for change in other["changes"])
    assert other["cells"][1]["options"]["deck"] == "two-makes"


def test_the_strength_of_bots(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bots = ("--bots", "random,greedy", "--games", "60")
    figures = asked(capsys, tmp_path / "it", "strength", KM, "--seats", "2,3", *bots)

    assert [list(table["ratings"]) for table in figures["strength"]] == [["greedy", "random"]] * 2
    assert len(figures["meetings"]) == 1 + 2


def test_a_test_stops_when_it_is_decided_who_is_better(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bots = ("--bots", "random,greedy", "--games", "1000", "--better", "greedy")
    figures = asked(capsys, tmp_path / "it", "strength", KM, "--seats", "2", *bots)

    assert figures["trial"]["verdict"] == "better"
    assert figures["games"] < 1000


def test_each_number_of_a_card_is_changed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    figures = asked(capsys, tmp_path / "it", "sensitivity", KM, "city", *FEW)

    assert [line["variant"] for line in figures["variants"]] == [
        "as it is",
        "stations 2 → 3",
        "stations 2 → 1",
        "aliens 0 → 1",
    ]
    assert "aliens 0 → -1" in (tmp_path / "it" / "report.html").read_text(encoding="utf-8")


def test_printed_numbers_are_those_of_costs_and_effects_and_not_those_of_names() -> None:
    text = (
        '[[card]]\nid = "c2"\ncost = { gold = 1, iron = 12 }  # 3\neffects = ["earn iron 2", "x-4"]\nwhy = "5 of 6"\n'
    )
    found = list(numbers_of(text, 0, len(text)))

    assert [(label, number) for _, label, number in found] == [
        ("cost gold", 1),
        ("cost iron", 12),
        ("effects iron", 2),
    ]
    assert all(text[at:].startswith(str(number)) for at, _, number in found)


def test_variants_of_a_card_differ_in_one_number() -> None:
    rules = game("astrominers")
    files = dict(rules.box().files)
    found, refused = variants(rules, files, "probe")

    assert "points 3 → 4" in [variant.label for variant in found]
    for variant in found:
        [changed] = [name for name in files if files[name] != variant.files[name]]
        lines = zip(files[changed].splitlines(), variant.files[changed].splitlines(), strict=True)
        assert len([1 for before, after in lines if before != after]) == 1
    assert all("→" in told for told in refused)


def test_a_toml_file_is_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "two.toml"
    path.write_text(f'game = ["{KM}", "proving"]\nseats = [2, 3]\nbots = "random"\ngames = 4\nkeep = ["decisions"]\n')
    figures = asked(capsys, tmp_path / "it", str(path))

    assert [(cell["game"], cell["seats"]) for cell in figures["cells"]] == [
        (KM, 2), (KM, 3), ("proving", 2), ("proving", 3),
    ]  # fmt: skip
    assert figures["games"] == 16

    import polars

    moves = polars.read_parquet(str(tmp_path / "it" / "parts" / "*" / "decisions.parquet"))
    assert len(moves) == figures["decisions"]
    assert {"cell", "game", "decision", "seat", "moves", "verb", "move"} <= set(moves.columns)


def test_a_series_is_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "two.toml"
    path.write_text('game = "proving"\nseries = "best-of-three"\nbots = "random"\ngames = 4\n')

    assert asked(capsys, tmp_path / "it", str(path))["games"] == 4


def test_shards_of_a_study_are_merged(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ("study", "balance", KM, "--seats", "2", *FEW)
    whole = json.loads(run(capsys, *command, "--out", tmp_path / "whole", "--json").out)
    for k in (1, 2):
        assert "games of shard" in run(capsys, *command, "--out", tmp_path / f"{k}", "--shard", f"{k}/2").out

    merge = ("merge", tmp_path / "2", tmp_path / "1", "--out", tmp_path / "joined", "--json")
    joined = json.loads(run(capsys, *merge).out)
    assert (joined["digest"], joined["cells"]) == (whole["digest"], whole["cells"])
    assert "needs a folder of its own" in complaint(run(capsys, "merge", tmp_path / "2", tmp_path / "1"))


def test_without_polars_one_sentence_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "polars", None)
    assert 'pip install "orrery[study]"' in complaint(run(capsys, "study", "balance", KM))


def test_the_file_of_the_how_to_is_a_study() -> None:
    import tomllib

    from orrery.study.plan import plan_of

    page = (Path(__file__).parents[2] / "docs/how-to/study-a-game.md").read_text(encoding="utf-8")
    [example] = re.findall(r"^```toml\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    plan = plan_of(tomllib.loads(example.replace('["", "my-tiles"]', '""')), "my-study.toml")

    assert len(plan.cells) == 2 * 2 * 2
