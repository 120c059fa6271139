"""Tic-tac-toe by minimax and alpha-beta. Edit ORDER. To play: python3 minimax.py [--plain] [--no-pruning]"""

import sys
from math import inf

# region: rules
# A board is nine characters, row by row: "X", "O", or "." for an empty cell.
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(board):
    return next((board[a] for a, b, c in LINES if board[a] == board[b] == board[c] != "."), None)


def is_over(board):
    return winner(board) is not None or "." not in board


def to_move(board):
    return "X" if board.count("X") == board.count("O") else "O"


def play(board, cell):
    return board[:cell] + to_move(board) + board[cell + 1 :]


# region: moves
ORDER = (0, 1, 2, 3, 4, 5, 6, 7, 8)  # row by row; another order visits more nodes, or fewer


def moves(board):
    return (cell for cell in ORDER if board[cell] == ".")


# region: scores
def plain(board, ply):
    """What a finished game is worth to X."""
    return {"X": 1, "O": -1, None: 0}[winner(board)]


def depth_aware(board, ply):
    """The same, but a win after n plies is worth 10 - n: win soon, lose late."""
    return (10 - ply) * plain(board, ply)


# region: search
class Search:
    def __init__(self, scoring=depth_aware):
        self.scoring, self.nodes = scoring, 0  # nodes: boards that the search has entered

    # region: minimax
    def minimax(self, board, ply=0):
        """What the board is worth to X when both sides play their best."""
        self.nodes += 1
        if is_over(board):
            return self.scoring(board, ply)
        choose = max if to_move(board) == "X" else min
        return choose(self.minimax(play(board, cell), ply + 1) for cell in moves(board))

    # region: alpha-beta
    def alpha_beta(self, board, alpha=-inf, beta=inf, ply=0):
        """The same value if it lies between alpha and beta, otherwise a bound on it."""
        self.nodes += 1
        if is_over(board):
            return self.scoring(board, ply)
        is_max = to_move(board) == "X"
        best = -inf if is_max else inf
        for cell in moves(board):
            value = self.alpha_beta(play(board, cell), alpha, beta, ply + 1)
            if is_max:
                best, alpha = max(best, value), max(alpha, value)  # X can already get this
            else:
                best, beta = min(best, value), min(beta, value)  # O can hold X to this
            if alpha >= beta:
                break  # the remaining moves cannot change the result
        return best

    # region: best-move
    def best_move(self, board, pruning=True):
        """The first of the best moves, and what it is worth to X."""
        self.nodes = 1  # this board
        best, alpha, beta = None, -inf, inf
        for cell in moves(board):
            child = play(board, cell)
            value = self.alpha_beta(child, alpha, beta, 1) if pruning else self.minimax(child, 1)
            # Strictly better only: with pruning, an equal value may be just a bound.
            if to_move(board) == "X" and value > alpha:
                best, alpha = cell, value
            elif to_move(board) == "O" and value < beta:
                best, beta = cell, value
        return best, alpha if to_move(board) == "X" else beta


# region: game
NAMES = [column + row for row in "123" for column in "abc"]


def show(board):
    print("\n  a b c")
    for row in ("1" + board[:3], "2" + board[3:6], "3" + board[6:]):
        print(*row)
    print(f"{winner(board) or 'Nobody'} wins." if is_over(board) else "Your move, X (a1 to c3):")


def main():
    search, board = Search(plain if "--plain" in sys.argv else depth_aware), "." * 9
    show(board)
    while not is_over(board) and (line := sys.stdin.readline()):
        name = line.strip()
        if name not in NAMES or board[NAMES.index(name)] != ".":
            print(f"Not an empty cell: {name}")
        elif not is_over(board := play(board, NAMES.index(name))):
            cell, value = search.best_move(board, "--no-pruning" not in sys.argv)
            board = play(board, cell)
            print(f"O takes {NAMES[cell]}, worth {value} to X: {search.nodes} nodes.")
        show(board)


if __name__ == "__main__":
    main()
