from functools import cache

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6),
         (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def side(b):
    return "X" if b.count("X") == b.count("O") else "O"

def play(b, i):
    return b[:i] + side(b) + b[i + 1:]

def moves(b):
    return [i for i in range(9) if b[i] == "."]

@cache
def value(b):
    for i, j, k in LINES:
        if b[i] != "." and b[i] == b[j] == b[k]:
            return 1 if b[i] == "X" else -1
    if not moves(b):
        return 0
    best = max if side(b) == "X" else min
    return best(value(play(b, i)) for i in moves(b))

def best_move(board):
    best = max if side(board) == "X" else min
    return best(moves(board), key=lambda i: value(play(board, i)))
