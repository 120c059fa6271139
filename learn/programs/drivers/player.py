"""Answers each board of the standard input with its move and the nodes: for `cutoff check`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "stages"))
sys.dont_write_bytecode = True

from minimax import Search  # noqa: E402

for line in sys.stdin:
    search = Search()
    move, _ = search.best_move(line.strip())
    print(move, search.nodes, flush=True)
