"""How many times as long the rules take as plain C++ that plays the same games: `./dev bench limit [BUILD]`.

The games are random play of four in Kosmiczna misja; the digest of their results shows that they are the same. A BUILD
is what bench/compare.py takes for one.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.compare import Build, in_turns, present, show, unpacked

GAMES, SEED = "2000", "7"
SOURCE = Path(__file__).parent / "limit_km.cpp"


def main() -> None:
    compiler = os.environ.get("CXX") or shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
    if not compiler:
        sys.exit("The limit is a C++ program, and there is no C++ compiler here (on Debian: apt-get install g++).")
    with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder:
        program = Path(folder) / "limit_km"
        subprocess.run([compiler, "-O3", "-o", program, SOURCE], check=True)
        build = Build(unpacked(sys.argv[1], folder) if sys.argv[1:] else present())
        digest = build.ask(f"digest {GAMES} {SEED}")

        def cpp() -> float:
            said = subprocess.run([program, GAMES, SEED, "1"], check=True, capture_output=True, text=True).stdout
            if f"digest {digest} " not in said:
                sys.exit("The C++ program plays other games than the rules do.")
            return float(said.partition(" median ")[2].partition(":")[0])

        print(f"{build}; the same {GAMES} games as C++, digest {digest}")
        times = in_turns([cpp, lambda: build.time("play") * 1000])
    show("C++, and how many times as long we take", "ns/decision", times)
    show("we", "ns/decision", times[1:])


if __name__ == "__main__":
    main()
