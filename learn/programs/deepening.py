"""Iterative deepening. To run: python3 deepening.py

Edit the board, DEPTH and COUNTS. This is tic-tac-toe; 7, 6, 4, True and [0, 1, 3, 9] are Connect Four.
"""

from math import inf
from sys import stdin

COLUMNS = 3
ROWS = 3
RUN = 3  # so many in a row win
FALLS = False  # whether stones fall
DEPTH = 9  # plies that the search looks ahead at most
COUNTS = [0, 0, 0]  # what a line of one side counts, by the stones in it: nothing here

# region: rules
# A board is its cells, row by row: "X", "O", or "." for an empty cell.
SIZE = COLUMNS * ROWS
LINES = [
    [cell + n * (right + down * COLUMNS) for n in range(RUN)]
    for cell in range(SIZE)
    for right, down in ((1, 0), (0, 1), (1, 1), (-1, 1))
    if 0 <= cell % COLUMNS + right * (RUN - 1) < COLUMNS
    if cell // COLUMNS + down * (RUN - 1) < ROWS
]


def winner(board):
    for line in LINES:
        stones = {board[cell] for cell in line}
        if len(stones) == 1 and stones != {"."}:
            return board[line[0]]
    return None


def is_over(board):
    return winner(board) is not None or "." not in board


def to_move(board):
    return "X" if board.count("X") == board.count("O") else "O"


def play(board, cell):
    return board[:cell] + to_move(board) + board[cell + 1 :]


def moves(board):
    """The cells that can be played: row by row, or where stones fall column by column."""
    empty = [cell for cell in range(SIZE) if board[cell] == "."]
    if not FALLS:
        return empty
    # The lowest empty cell of a column is its last one.
    return [max(column) for n in range(COLUMNS) if (column := [c for c in empty if c % COLUMNS == n])]


# region: scores
WIN = 100_000  # more than any estimate


def score(board, ply):
    """What a finished game is worth to X: win soon, lose late."""
    return {"X": WIN - ply, "O": ply - WIN, None: 0}[winner(board)]


# region: evaluation
def evaluate(board):
    """An estimate: the lines that hold stones of one side only, X's minus O's."""
    estimate = 0
    for line in LINES:
        stones = [board[cell] for cell in line]
        if "O" not in stones:
            estimate += COUNTS[stones.count("X")]
        elif "X" not in stones:
            estimate -= COUNTS[stones.count("O")]
    return estimate


# region: search
class Search:
    nodes = 0  # boards that the search has entered
    depth = 0  # plies that this round looks ahead
    best_line = []  # the best line of the round before

    def __init__(self):
        self.lines = [[] for _ in range(SIZE + 1)]  # the best line from each ply on

    # region: alpha-beta
    def alpha_beta(self, board, alpha, beta, ply):
        """What the board is worth to X, or an estimate, or a bound on either."""
        self.nodes += 1
        self.lines[ply] = []
        if is_over(board):
            return score(board, ply)
        if ply == self.depth:
            return evaluate(board)
        is_max = to_move(board) == "X"
        best = -inf if is_max else inf
        for cell in self.best_line_first(moves(board), ply):
            value = self.alpha_beta(play(board, cell), alpha, beta, ply + 1)
            if value > best if is_max else value < best:
                self.lines[ply] = [cell] + self.lines[ply + 1]
            if is_max:
                best, alpha = max(best, value), max(alpha, value)  # X can already get this
            else:
                best, beta = min(best, value), min(beta, value)  # O can hold X to this
            if alpha >= beta:
                break  # the remaining moves cannot change the result
        return best

    # region: deepening
    def best_line_first(self, cells, ply):
        first = self.best_line[ply : ply + 1]
        return sorted(cells, key=lambda cell: cell not in first)

    def deepening(self, board):
        """Searches one ply deep, then two, and so on. Gives the best line, and its value."""
        for self.depth in range(1, min(DEPTH, board.count(".")) + 1):
            value = self.alpha_beta(board, -inf, inf, 0)
            self.best_line = self.lines[0]
            if abs(value) > WIN // 2:
                break  # a win is proved: no deeper round changes it
        return self.best_line, value


# region: run
def number(cell):
    """Moves are numbers: of the column where stones fall, elsewhere of the cell, from 1."""
    return str(cell % COLUMNS + 1 if FALLS else cell + 1)


def main():
    print("The moves so far, such as 5 1 9, or an empty line:")
    for text in stdin:
        board, search = "." * SIZE, Search()
        for word in text.split():
            played = [cell for cell in moves(board) if number(cell) == word]
            board = play(board, played[0]) if played and not is_over(board) else board
        if is_over(board):
            print("The game is over.")
        else:
            line, value = search.deepening(board)
            print(f"{to_move(board)} plays {number(line[0])}, value {value}, {search.nodes} nodes.")


if __name__ == "__main__":
    main()
