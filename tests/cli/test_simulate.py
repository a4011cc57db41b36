"""`orrery simulate`."""

import json
from pathlib import Path

import pytest

from tests.cli.helpers import Terminal, run

KM = "kosmiczna-misja"
KEYS = [
    "game", "seats", "options", "bots", "games", "decisions", "seconds", "decisions_per_second",
    "games_per_second", "compiled", "workers", "wins", "ties", "scores", "digest",
]  # fmt: skip


def test_json_has_the_keys_of_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "simulate", KM, "--seats", "3", "--games", "4", "--bots", "greedy,random", "--json")

    figures = json.loads(said.out)
    assert (said.code, said.err) == (0, "")
    assert [key for key in KEYS if key not in figures] == []
    assert figures["options"] == {"first": "random", "deck": "standard"}
    assert figures["bots"] == ["greedy", "random", "greedy"]
    assert sum(figures["wins"]) + figures["ties"] == figures["games"] == 4
    assert [len(figures["scores"][key]) for key in ("mean", "sd")] == [3, 3]
    assert isinstance(figures["compiled"], bool)
    assert "by_bot" not in figures


def test_rotation_adds_results_by_bot(capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(
        run(capsys, "simulate", KM, "--games", "6", "--bots", "greedy,random", "--rotate", "--json").out
    )

    assert set(figures["by_bot"]) == {"greedy", "random"}
    assert {"wins", "ties", "games"} <= set(figures["by_bot"]["greedy"])
    assert figures["by_bot"]["greedy"]["games"] == 6


def test_the_digest_depends_on_the_seed_and_not_on_the_workers(capsys: pytest.CaptureFixture[str]) -> None:
    def digest(*more: str) -> str:
        return str(json.loads(run(capsys, "simulate", KM, "--games", "10", "--json", *more).out)["digest"])

    assert digest() == digest("--workers", "2")
    assert digest() != digest("--seed", "2")


def test_options_and_content_are_used(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "simulate", KM, "--games", "2", "--option", "deck=two-makes", "--option=first=2", "--json")

    assert json.loads(said.out)["options"] == {"first": "2", "deck": "two-makes"}


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "simulate", KM, "--games", "4", "--bots", "greedy,random", "--rotate")

    assert said.code == 0
    assert all(word in said.out for word in ("seat", "±", "95 %", "greedy", "digest", "games/s"))
    assert "compiled" in said.out or "interpreted" in said.out
    assert "by the clock" not in said.out


def test_a_bot_that_thinks_by_the_clock_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert "by the clock" in run(capsys, "simulate", KM, "--games", "1", "--bots", "search:1ms").out


def test_lines_and_whole_records(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "lines.jsonl"
    run(capsys, "simulate", KM, "--games", "3", "--out", out)
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert [line["game"] for line in lines] == [0, 1, 2]
    assert "record" not in lines[0]

    run(capsys, "simulate", KM, "--games", "3", "--out", out, "--records", "--workers", "2")
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    record = tmp_path / "one.orrery.json"
    record.write_text(json.dumps(lines[2]["record"]))

    assert run(capsys, "replay", record, "--verify").code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lines.jsonl", "one.orrery.json"]


def test_a_bar_is_shown_where_somebody_looks(tmp_path: Path) -> None:
    terminal = Terminal(["simulate", KM, "--games", "40"], tmp_path)
    seen = terminal.end()

    assert "40/40" in seen
    assert "digest" in seen
    assert terminal.code == 0


def test_what_is_no_file_is_written_to_and_not_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "simulate", KM, "--games", "1", "--out", "/dev/null").code == 0
    assert not Path("/dev/null").is_file()


def test_an_automaton_is_shown_by_its_own_name(capsys: pytest.CaptureFixture[str]) -> None:
    alone = ("simulate", "proving", "--games", "4", "--option", "automaton=yes", "--rotate")

    rows = [line.split()[:2] for line in run(capsys, *alone).out.splitlines() if line]
    assert ["2", "automaton"] in rows
    assert ["automaton", "4"] in rows
    assert "1 seats" in run(capsys, *alone, "--bots", "greedy,random").err


def test_whole_series_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    best = ("simulate", "proving", "--games", "4", "--series", "best-of-three")

    figures = json.loads(run(capsys, *best, "--json").out)
    assert (figures["series"], figures["games"]) == ("best-of-three", 4)
    assert max(figures["scores"]["mean"]) <= 2
    assert "4 series of best-of-three" in run(capsys, *best).out
    assert json.loads(run(capsys, *best, "--json", "--workers", "2").out)["digest"] == figures["digest"]


def test_sk_94_luna_shares_no_win_of_a_campaign_in_which_nobody_has_a_point(capsys: pytest.CaptureFixture[str]) -> None:
    games = ("simulate", "skymines", "--series", "campaign", "--option", "luna=1", "--games", "2", "--json")

    figures = json.loads(run(capsys, *games).out)
    assert figures["scores"]["mean"] == [0, 0]
    assert (figures["wins"], figures["ties"]) == ([2, 0], 0)


def test_an_automaton_of_another_game_wins_a_series_by_its_points(capsys: pytest.CaptureFixture[str]) -> None:
    best = ("simulate", "proving", "--games", "8", "--series", "best-of-three", "--option", "automaton=yes", "--json")

    assert json.loads(run(capsys, *best).out)["wins"][1] > 0


def test_a_series_must_be_one_of_the_games_and_has_no_single_records(capsys: pytest.CaptureFixture[str]) -> None:
    assert "it has: match, best-of-three" in run(capsys, "simulate", "proving", "--series", "campaign").err
    said = run(capsys, "simulate", "proving", "--series", "match", "--out", "x", "--records")
    assert "--records keeps single games" in said.err


def test_parts_of_a_run_are_merged(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    whole = json.loads(run(capsys, "simulate", KM, "--games", "5", "--json").out)
    parts = [tmp_path / f"{k}.json" for k in (1, 2)]
    for k, part in enumerate(parts, 1):
        part.write_text(run(capsys, "simulate", KM, "--games", "5", "--shard", f"{k}/2", "--json").out)

    joined = json.loads(run(capsys, "merge", parts[1], parts[0], "--json").out)
    assert (joined["digest"], joined["wins"], joined["parts"]) == (whole["digest"], whole["wins"], 2)
    assert f"digest {whole['digest']}" in run(capsys, "merge", *parts).out
