"""How long somebody with a notebook waits for their first game.

python -m building.first_minute dist/stellwerk-….whl

An empty environment gets the wheel and what it needs; then ten lines play a game to its end and
draw it. Both are timed together, and more than 20 seconds fail. The processor time is printed as
well, for machines that have something else to do.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

MOST: Final = 20
"""Seconds."""
LINES: Final = """\
import stellwerk
game = stellwerk.new("russian-railroads", players=4, seed=1)
print(game.prompt, game.legal)
game.play("bonus-coin", "bonus-black", "ts-black", "bonus-doubler")
print(game.choices["T2"])
game.play("T2").undo()
game.play(game.bot("driver").choose(game))
game.finish("greedy")
print(game, game.scores, game.winners)
open("game.svg", "w", encoding="utf-8").write(game._repr_svg_())
"""


def measure(wheel: Path, folder: Path) -> tuple[float, float, float]:
    """The seconds that installing the wheel takes, those of the ten lines, and of processors."""
    venv.create(folder / "empty", with_pip=True)
    python = folder / "empty" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    start, before = perf_counter(), worked()
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel.resolve()], check=True)
    installed = perf_counter()
    subprocess.run([python, "-P", "-c", LINES], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    played = perf_counter()
    if not (folder / "game.svg").read_text(encoding="utf-8").startswith("<svg"):
        raise SystemExit("The picture is missing.")
    return installed - start, played - installed, worked() - before


def worked() -> float:
    """The processor time of the programs that were started and have ended."""
    times = os.times()
    return times.children_user + times.children_system


def main(wheel: str) -> None:
    with TemporaryDirectory() as folder:
        installing, playing, spent = measure(Path(wheel), Path(folder))
    total = installing + playing
    print(  # noqa: T201
        f"Installed in {installing:.1f} s, played in {playing:.1f} s: {total:.1f} s, "
        f"of which {spent:.1f} s of processor time."
    )
    if total > MOST:
        raise SystemExit(f"That is more than {MOST} s.")


if __name__ == "__main__":
    main(sys.argv[1])
