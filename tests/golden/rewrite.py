"""Write all golden files anew, or with the argument `tutorials` those of the tutorials only."""

import sys

from orrery.games import GAMES
from orrery.server.tutorial import Tutorial, folder_of, has_tutorial
from tests.golden import make

QUESTIONS = {
    "kosmiczna-misja": [(2, 1, 8), (2, 2, 7), (3, 1, 9), (4, 1, 9)],
    "proving": [(2, 1, 8), (3, 2, 9), (4, 3, 9)],
    "astrominers": [(2, 1, 5), (4, 2, 7), (6, 3, 8)],
    "skymines": [(2, 1, 9), (3, 2, 11), (4, 3, 12)],
    "skymines.belt": [(2, 1, 10), (3, 1, 12)],
    "skymines.luna": [(2, 1, 7), (3, 2, 10)],
}


def main() -> None:
    lines = ["# game seats seed depth count"]
    for name in [*GAMES, *make.SET_UPS]:
        lines += [
            make.perft_line(f"{name} {seats} {seed} {depth}") for seats, seed, depth in QUESTIONS.get(name, [(2, 1, 4)])
        ]
        (make.HERE / f"{name}.playthrough.txt").write_text(make.playthrough(name), encoding="utf-8")
    for name in GAMES:
        (make.HERE / f"{name}.digests.txt").write_text(make.digests(name), encoding="utf-8")
        (make.HERE / "records").mkdir(exist_ok=True)
        for seats in (2, 3, 4):
            for number, bots in enumerate(make.seated(name)):
                path = make.HERE / "records" / f"{name}.{seats}-{number}.orrery.json"
                path.write_text(make.record(name, seats, bots), encoding="utf-8")
    make.PERFT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    tutorials()


def tutorials() -> None:
    for name in GAMES:
        rules = make.rules_of(name)
        if has_tutorial(rules):
            made = Tutorial(rules, folder_of(rules))
            (made.folder / made.file.free.record).write_text(make.free_game(made), encoding="utf-8")
            (make.HERE / f"{name}.tutorial.txt").write_text(make.tutorial(made), encoding="utf-8")


if __name__ == "__main__":
    tutorials() if sys.argv[1:] == ["tutorials"] else main()
