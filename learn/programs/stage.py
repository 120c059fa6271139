# The six stages in Python, in one text. A line, or a part that ends at "end", is in the stages that its tag names:
# "with depth" is in the stage depth and in all that build on it; "without depth" is in the others.

# only with tree-minimax
"""Minimax on trees. To run: python3 stage.py  # only without tree-alpha-beta
"""Alpha-beta on trees. To run: python3 stage.py  # only with tree-alpha-beta

Edit TREES. Each of them is searched: a number is a leaf, a list is a node with its children.
"""

from math import inf

TREES = [
    [[3, 12, 8], [2, 4, 6], [14, 5, 2]],
]

nodes = 0  # nodes that the search has entered


# only without tree-alpha-beta
# region: minimax
def minimax(node, is_max):
    """What the node is worth to MAX when both sides play their best."""
# end
# only with tree-alpha-beta
# region: alpha-beta
def alpha_beta(node, alpha, beta, is_max):
    """The node's value if it lies between alpha and beta, otherwise a bound on it."""
# end
    global nodes
    nodes += 1
    if isinstance(node, int):
        return node
    best = -inf if is_max else inf
    for child in node:
        value = minimax(child, not is_max)  # only without tree-alpha-beta
        value = alpha_beta(child, alpha, beta, not is_max)  # only with tree-alpha-beta
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)  # MAX can already get this much  # only with tree-alpha-beta
        else:
            best = min(best, value)
            beta = min(beta, best)  # MIN can already hold MAX to this much  # only with tree-alpha-beta
        # only with tree-alpha-beta
        if alpha >= beta:
            break  # the remaining children cannot change the result
        # end
    return best


# only with tree-alpha-beta
# region: fail-hard
def fail_hard(node, alpha, beta, is_max):
    """The same search, but what it returns is never outside the window."""
    global nodes
    nodes += 1
    if isinstance(node, int):
        return max(alpha, min(beta, node))
    for child in node:
        value = fail_hard(child, alpha, beta, not is_max)
        if is_max:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            return beta if is_max else alpha
    return alpha if is_max else beta


# region: negamax
def negamax(node, alpha, beta, is_max):
    """The same search. Every value is from the view of the side to move."""
    global nodes
    nodes += 1
    if isinstance(node, int):
        return node if is_max else -node
    best = -inf
    for child in node:
        value = -negamax(child, -beta, -alpha, not is_max)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


# end
# region: run
if __name__ == "__main__":
    for tree in TREES:
        # only without tree-alpha-beta
        nodes = 0
        value = minimax(tree, True)  # MAX moves at the root
        print(f"Value {value}, {nodes} nodes.")
        # end
        # only with tree-alpha-beta
        for search in (alpha_beta, fail_hard, negamax):
            nodes = 0
            value = search(tree, -inf, inf, True)  # MAX moves at the root
            print(f"Value {value}, {nodes} nodes.")
        # end
# end

# only with minimax
# only without depth
"""Tic-tac-toe by minimax and alpha-beta. Edit ORDER. To play: python3 stage.py [--plain] [--no-pruning]"""

import sys
from math import inf

# end
# only with depth
"""Alpha-beta with a depth limit and an evaluation. To run: python3 stage.py  # only without deepening or table
"""Iterative deepening. To run: python3 stage.py  # only with deepening
"""Alpha-beta with a transposition table. To run: python3 stage.py  # only with table

# only without deepening or table
Edit the board, DEPTH and COUNTS. This is Connect Four; 3, 3, 3 and False are tic-tac-toe.
# end
# only with deepening or table
Edit the board, DEPTH and COUNTS. This is tic-tac-toe; 7, 6, 4, True and [0, 1, 3, 9] are Connect Four.
# end
"""

from math import inf
from sys import stdin

# only without deepening or table
COLUMNS = 7
ROWS = 6
RUN = 4  # so many in a row win
FALLS = True  # whether stones fall
DEPTH = 4  # plies that the search looks ahead
COUNTS = [0, 1, 3, 9]  # what a line of one side counts, by the stones in it
# end
# only with deepening or table
COLUMNS = 3
ROWS = 3
RUN = 3  # so many in a row win
FALLS = False  # whether stones fall
DEPTH = 9  # plies that the search looks ahead at most  # only with deepening
DEPTH = 9  # plies that the search looks ahead  # only with table
COUNTS = [0, 0, 0]  # what a line of one side counts, by the stones in it: nothing here
# end

# end
# region: rules
# only without depth
# A board is nine characters, row by row: "X", "O", or "." for an empty cell.
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(board):
    return next((board[a] for a, b, c in LINES if board[a] == board[b] == board[c] != "."), None)
# end
# only with depth
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
# end


def is_over(board):
    return winner(board) is not None or "." not in board


def to_move(board):
    return "X" if board.count("X") == board.count("O") else "O"


def play(board, cell):
    return board[:cell] + to_move(board) + board[cell + 1 :]


# only without depth
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
# end
# only with depth
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
# end


# region: search
class Search:
    # only without depth
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
    # end
    # only with depth
    nodes = 0  # boards that the search has entered
    depth = 0  # plies that this round looks ahead  # only with deepening
    best_line = []  # the best line of the round before  # only with deepening
    # only with deepening or table

    def __init__(self):
        self.lines = [[] for _ in range(SIZE + 1)]  # the best line from each ply on  # only with deepening
        self.table = {}  # for each board a value, and what the value says  # only with table
    # end
    # end

    # region: alpha-beta
    # only without depth
    def alpha_beta(self, board, alpha=-inf, beta=inf, ply=0):
        """The same value if it lies between alpha and beta, otherwise a bound on it."""
    # end
    # only with depth
    def alpha_beta(self, board, alpha, beta, ply):
        """What the board is worth to X, or an estimate, or a bound on either."""
    # end
        self.nodes += 1
        self.lines[ply] = []  # only with deepening
        if is_over(board):
            return self.scoring(board, ply)  # only without depth
            return score(board, ply)  # only with depth
        # only with depth
        if ply == DEPTH:  # only without deepening
        if ply == self.depth:  # only with deepening
            return evaluate(board)
        # end
        # only with table
        value, kind = self.table.get(board, (None, None))
        # A bound is enough where it lies outside the window.
        if kind == "exact":
            return value
        if kind == "at least" and value >= beta:
            return value
        if kind == "at most" and value <= alpha:
            return value
        # end
        is_max = to_move(board) == "X"
        best = -inf if is_max else inf
        low, high = alpha, beta  # the window at the start  # only with table
        for cell in moves(board):  # only without deepening
        for cell in self.best_line_first(moves(board), ply):  # only with deepening
            value = self.alpha_beta(play(board, cell), alpha, beta, ply + 1)
            # only with deepening
            if value > best if is_max else value < best:
                self.lines[ply] = [cell] + self.lines[ply + 1]
            # end
            if is_max:
                best, alpha = max(best, value), max(alpha, value)  # X can already get this
            else:
                best, beta = min(best, value), min(beta, value)  # O can hold X to this
            if alpha >= beta:
                break  # the remaining moves cannot change the result
        # only with table
        kind = "at most" if best <= low else "at least" if best >= high else "exact"
        self.table[board] = best, kind
        # end
        return best

    # only without deepening
    # region: best-move
    def best_move(self, board, pruning=True):  # only without depth
    def best_move(self, board):  # only with depth
        """The first of the best moves, and what it is worth to X."""
        self.nodes = 1  # this board
        best, alpha, beta = None, -inf, inf
        for cell in moves(board):
            # only without depth
            child = play(board, cell)
            value = self.alpha_beta(child, alpha, beta, 1) if pruning else self.minimax(child, 1)
            # end
            value = self.alpha_beta(play(board, cell), alpha, beta, 1)  # only with depth
            # Strictly better only: with pruning, an equal value may be just a bound.
            if to_move(board) == "X" and value > alpha:
                best, alpha = cell, value
            elif to_move(board) == "O" and value < beta:
                best, beta = cell, value
        return best, alpha if to_move(board) == "X" else beta
    # end
    # only with deepening
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
                break  # the result is proved: no deeper round changes it
        return self.best_line, value
    # end


# only without depth
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
# end
# only with depth
# region: run
def number(cell):
    """Moves are numbers: of the column where stones fall, elsewhere of the cell, from 1."""
    return str(cell % COLUMNS + 1 if FALLS else cell + 1)


def main():
    print("The moves so far, such as 4 4 3, or an empty line:")  # only without deepening or table
    print("The moves so far, such as 5 1 9, or an empty line:")  # only with deepening or table
    for text in stdin:
        board, search = "." * SIZE, Search()
        for word in text.split():
            played = [cell for cell in moves(board) if number(cell) == word]
            board = play(board, played[0]) if played and not is_over(board) else board
        if is_over(board):
            print("The game is over.")
        else:
            # only without deepening
            cell, value = search.best_move(board)
            print(f"{to_move(board)} plays {number(cell)}, value {value}, {search.nodes} nodes.")
            # end
            # only with deepening
            line, value = search.deepening(board)
            print(f"{to_move(board)} plays {number(line[0])}, value {value}, {search.nodes} nodes.")
            # end
# end


if __name__ == "__main__":
    main()
# end
