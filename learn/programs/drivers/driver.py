"""Searches each board of the standard input in four ways. One line an answer:

board scoring algorithm move value nodes     (the value is what the board is worth to X)

With --remember it searches a board by minimax once, and then adds its known nodes.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "stages"))
sys.dont_write_bytecode = True

from minimax import Search, depth_aware, plain  # noqa: E402


class Remembering(Search):
    known = {}  # the value and the nodes

    def minimax(self, board, ply=0):
        before, key = self.nodes, (self.scoring, board, ply)
        if key in self.known:
            value, nodes = self.known[key]
            self.nodes += nodes
        else:
            value = super().minimax(board, ply)
            self.known[key] = value, self.nodes - before
        return value


Used = Remembering if "--remember" in sys.argv else Search
for board in sys.stdin.read().split():
    for name, scoring in (("plain", plain), ("depth-aware", depth_aware)):
        for algorithm in ("minimax", "alpha-beta"):
            search = Used(scoring)
            move, value = search.best_move(board, algorithm == "alpha-beta")
            print(board, name, algorithm, move, value, search.nodes)
