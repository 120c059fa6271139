"""Times the Python program on the empty board and keeps what it found in ../times.json.

To run, after `npm run programs`: python3 times.py "the machine, in words"
"""

import json
import platform
import sys
import time
from datetime import date
from pathlib import Path

programs = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(programs / "stages"))
sys.dont_write_bytecode = True

from minimax import Search  # noqa: E402

RUNS = 5


def timed(pruning):
    """The least processor time of some searches, to two digits, and their nodes."""
    times = []
    for _ in range(RUNS):
        search, start = Search(), time.process_time()
        search.best_move("." * 9, pruning)
        times.append(time.process_time() - start)
    return {"nodes": search.nodes, "seconds": float(f"{min(times):.2g}")}


times = {
    "measured": date.today().isoformat(),
    "machine": sys.argv[1],
    "python": platform.python_version(),
    "how": f"the least processor time of {RUNS} searches of the empty board, with depth-aware scores",
    "minimax": timed(False),
    "alpha-beta": timed(True),
}
(programs / "times.json").write_text(json.dumps(times, indent=2) + "\n")
