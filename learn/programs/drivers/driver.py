"""Searches each board of the standard input in four ways. One line an answer:

board scoring algorithm move value nodes     (the value is what the board is worth to X)
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "stages"))
sys.dont_write_bytecode = True

from minimax import Search, depth_aware, plain  # noqa: E402

for board in sys.stdin.read().split():
    for name, scoring in (("plain", plain), ("depth-aware", depth_aware)):
        for algorithm in ("minimax", "alpha-beta"):
            search = Search(scoring)
            move, value = search.best_move(board, algorithm == "alpha-beta")
            print(board, name, algorithm, move, value, search.nodes)
