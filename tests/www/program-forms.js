/**
 * Correct programs in the forms of websites and courses, each with a bug that can be inserted. Some
 * are complete, as in blogs. The others differ in one respect each.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { judge } from "../../pkg/npm/cutoff.js";
import { argumentsOf, moverOf } from "../../www/practise/program/call-form.ts";
import { cellOf, moveOf } from "../../www/practise/program/readings.ts";
import { BOARDS, tried as triedProgram } from "./student-programs.js";

/** @import { BugSuspect, SlipSuspect } from "../../pkg/whole/cutoff.js" */
/** @import { CallForm } from "../../www/practise/program/call-form.ts" */
/** @import { Begun } from "./student-programs.js" */
/** @import { ProgramLanguage } from "../../www/sandbox/sandbox.ts" */

/**
 * A change that inserts a bug into a program, and the judge's name for the bug.
 * @typedef {{ from: string, to: string, named: BugSuspect["bug"] | SlipSuspect["slip"] }} Bug
 */
/** @typedef {{ what: string, language: ProgramLanguage, source: string, bug: Bug, form: CallForm }} FormRow */

/** @type {CallForm} */
const USUAL = {
  ...{ cells: "list", empty: " ", signs: "X O", inputs: ["board"], answer: "index", plays: "both" },
};

/**
 * The winning lines, with cells counted from some number.
 * @param {number} first
 * @param {string} [open]
 * @param {string} [close]
 */
const lines = (first, open = "[", close = "]") =>
  ["012", "345", "678", "036", "147", "258", "048", "246"]
    .map((line) => open + [...line].map((cell) => Number(cell) + first).join(", ") + close)
    .join(", ");

/**
 * A JavaScript program whose board has a key for each of nine cells.
 * @param {object} [given]
 * @param {string} [given.x]
 * @param {string} [given.o]
 * @param {string} [given.empty]
 * @param {number} [given.first] The key of the first cell.
 * @param {string} [given.free] A test for an empty cell.
 * @param {string} [given.parameters]
 * @param {string} [given.player] The side to move.
 * @param {string} [given.answer]
 */
const flat = ({
  x = '"X"',
  o = '"O"',
  empty = '" "',
  first = 0,
  free = `value === ${empty}`,
  parameters = "board",
  player = "toMove(board)",
  answer = "move",
} = {}) => `
const X = ${x};
const O = ${o};
const LINES = [${lines(first)}];
const CELLS = [${Array.from("012345678", (cell) => Number(cell) + first).join(", ")}];
const known = new Map();

function isFree(value) {
  return ${free};
}

function signOf(value) {
  if (isFree(value)) return 0;
  return value === X ? 1 : value === O ? 2 : 3;
}

function winner(board) {
  for (const line of LINES) {
    const side = board[line[0]];
    if (!isFree(side) && side === board[line[1]] && side === board[line[2]]) return { side };
  }
  return null;
}

function toMove(board) {
  let lead = 0;
  for (const cell of CELLS) lead += board[cell] === X ? 1 : board[cell] === O ? -1 : 0;
  return lead > 0 ? O : X;
}

function valueOf(board, player) {
  let key = player === X ? 0 : 1;
  for (const cell of CELLS) key = 4 * key + signOf(board[cell]);
  if (!known.has(key)) known.set(key, search(board, player));
  return known.get(key);
}

function search(board, player) {
  const won = winner(board);
  if (won) return won.side === X ? 1 : -1;
  const values = [];
  for (const cell of CELLS) {
    const before = board[cell];
    if (!isFree(before)) continue;
    board[cell] = player;
    values.push(valueOf(board, player === X ? O : X));
    board[cell] = before;
  }
  if (values.length === 0) return 0;
  return player === X ? Math.max(...values) : Math.min(...values);
}

function bestMove(${parameters}) {
  const side = ${player};
  let move = null;
  let score = null;
  for (const cell of CELLS) {
    const before = board[cell];
    if (!isFree(before)) continue;
    board[cell] = side;
    const value = valueOf(board, side === X ? O : X);
    board[cell] = before;
    const isBetter = side === X ? value > score : value < score;
    if (move === null || isBetter) [move, score] = [cell, value];
  }
  return ${answer};
}
`;

/** Bugs for that program. @satisfies {Record<string, Bug>} */
const FLAT_BUGS = {
  diagonal: { from: "[0, 4, 8], ", to: "", named: "line-missing" },
  diagonalFrom1: { from: "[1, 5, 9], ", to: "", named: "line-missing" },
  maximises: {
    from: "side === X ? value > score : value < score",
    to: "value > score",
    named: "root-maximises",
  },
  minimises: {
    from: "side === X ? value > score : value < score",
    to: "value < score",
    named: "root-minimises",
  },
  wrongSide: { from: "won.side === X ?", to: "won.side === player ?", named: "wrong-side" },
};

/** The same program in Python. @param {Parameters<typeof flat>[0]} [given] */
const flatPython = ({
  x = '"X"',
  o = '"O"',
  empty = '" "',
  first = 0,
  free = empty === "None" ? "value is None" : `value == ${empty}`,
  parameters = "board",
  player = "to_move(board)",
  answer = "move",
} = {}) => `
X = ${x}
O = ${o}
LINES = [${lines(first, "(", ")")}]
CELLS = range(${first}, ${first + 9})
known = {}


def is_free(value):
    return ${free}


def winner(board):
    for a, b, c in LINES:
        if not is_free(board[a]) and board[a] == board[b] == board[c]:
            return [board[a]]
    return None


def to_move(board):
    stones = [board[cell] for cell in CELLS]
    return O if stones.count(X) > stones.count(O) else X


def value_of(board, player):
    key = (player, *[board[cell] for cell in CELLS])
    if key not in known:
        known[key] = search(board, player)
    return known[key]


def search(board, player):
    won = winner(board)
    if won:
        return 1 if won[0] == X else -1
    values = []
    for cell in CELLS:
        before = board[cell]
        if is_free(before):
            board[cell] = player
            values.append(value_of(board, O if player == X else X))
            board[cell] = before
    if not values:
        return 0
    return max(values) if player == X else min(values)


def best_move(${parameters}):
    side = ${player}
    move, score = None, None
    for cell in CELLS:
        before = board[cell]
        if is_free(before):
            board[cell] = side
            value = value_of(board, O if side == X else X)
            board[cell] = before
            if move is None or (value > score if side == X else value < score):
                move, score = cell, value
    return ${answer}
`;

/** @satisfies {Record<string, Bug>} */
const PYTHON_BUGS = {
  diagonal: { from: "(0, 4, 8), ", to: "", named: "line-missing" },
  diagonalFrom1: { from: "(1, 5, 9), ", to: "", named: "line-missing" },
  maximises: {
    from: "(value > score if side == X else value < score)",
    to: "value > score",
    named: "root-maximises",
  },
  wrongSide: { from: "won[0] == X", to: "won[0] == player", named: "wrong-side" },
};

/**
 * @param {string} what
 * @param {Parameters<typeof flat>[0]} given
 * @param {Partial<CallForm>} form
 * @param {Bug} [bug]
 * @returns {FormRow}
 */
const javascript = (what, given, form, bug = FLAT_BUGS.diagonal) => ({
  ...{ what, language: "javascript", source: flat(given), bug, form: { ...USUAL, ...form } },
});

/**
 * @param {string} what
 * @param {Parameters<typeof flat>[0]} given
 * @param {Partial<CallForm>} form
 * @param {Bug} [bug]
 * @returns {FormRow}
 */
const python = (what, given, form, bug = PYTHON_BUGS.diagonal) => ({
  ...{ what, language: "python", source: flatPython(given), bug, form: { ...USUAL, ...form } },
});

/** @type {FormRow[]} */
const FORMS = [
  javascript("a list with spaces", {}, {}),
  javascript("empty texts", { empty: '""' }, { empty: "" }, FLAT_BUGS.maximises),
  javascript("hyphens", { empty: '"-"' }, { empty: "-" }),
  javascript("underscores", { empty: '"_"' }, { empty: "_" }, FLAT_BUGS.minimises),
  javascript("points", { empty: '"."' }, { empty: "." }),
  javascript("null", { empty: "null" }, { empty: "null" }, FLAT_BUGS.maximises),
  javascript(
    "the cell's own number",
    { free: "value !== X && value !== O", answer: "board[move]" },
    { empty: "number", answer: "number" },
  ),
  javascript("small letters", { x: '"x"', o: '"o"' }, { signs: "x o" }),
  javascript("X and a zero in quotes", { o: '"0"' }, { signs: "X 0" }, FLAT_BUGS.maximises),
  javascript("1 and -1", { x: "1", o: "-1", empty: "0" }, { signs: "1 -1", empty: "0" }),
  javascript(
    "1 and 2",
    { x: "1", o: "2", empty: "0" },
    { signs: "1 2", empty: "0" },
    FLAT_BUGS.maximises,
  ),
  javascript(
    "0 and 1, and -1 for empty",
    { x: "0", o: "1", empty: "-1" },
    { signs: "0 1", empty: "-1" },
  ),
  javascript(
    "0 and 1, and null",
    { x: "0", o: "1", empty: "null" },
    { signs: "0 1", empty: "null" },
  ),
  javascript(
    "a list of ten",
    { first: 1 },
    { cells: "ten", answer: "number" },
    FLAT_BUGS.diagonalFrom1,
  ),
  javascript(
    "an object from 1 to 9",
    { first: 1, answer: "Object.keys(board).length === 9 ? move : null" },
    { cells: "from-1", answer: "number" },
    FLAT_BUGS.diagonalFrom1,
  ),
  javascript(
    "an object from 0 to 8",
    { answer: "Array.isArray(board) ? null : move", empty: "null" },
    { cells: "from-0", empty: "null" },
  ),
  javascript(
    "a row and a column",
    { answer: "[Math.floor(move / 3), move % 3]" },
    { answer: "row-column" },
  ),
  javascript("an object with a move", { answer: "{ score, move }" }, {}),
  javascript(
    "a pair in an object",
    { answer: "{ score, move: { row: Math.floor(move / 3), col: move % 3 } }" },
    { answer: "row-column" },
  ),
  javascript("score and index", { answer: "[score, move]" }, { answer: "last" }),
  javascript(
    "score and pair",
    { answer: "[score, [Math.floor(move / 3), move % 3]]" },
    { answer: "last" },
  ),
  javascript("number and score", { answer: "[move + 1, score]" }, { answer: "first-number" }),
  javascript(
    "score, row and column",
    { answer: "[score, Math.floor(move / 3), move % 3]" },
    { answer: "score-row-column" },
  ),
  javascript(
    "the sign of the side",
    { parameters: "board, player", player: "player" },
    { inputs: ["board", "sign"] },
  ),
  javascript(
    "whether X moves",
    { parameters: "board, isMax", player: "isMax ? X : O" },
    { inputs: ["board", "is-x"] },
  ),
  javascript(
    "whether O moves",
    { parameters: "board, isMaximizing", player: "isMaximizing ? O : X" },
    { inputs: ["board", "is-o"] },
  ),
  javascript(
    "a depth and the side",
    { parameters: "board, depth, player", player: "depth === 0 ? player : null" },
    { inputs: ["board", "zero", "sign"] },
  ),
  javascript(
    "the side and a depth that counts down",
    { parameters: "board, player, depth", player: "player", answer: "depth > 0 ? move : null" },
    { inputs: ["board", "sign", "free"] },
    FLAT_BUGS.maximises,
  ),
  javascript(
    "alpha and beta",
    {
      parameters: "board, depth, alpha, beta, isMax",
      player: "isMax ? X : O",
      answer: "alpha < -100 && beta > 100 ? { score, index: move } : null",
    },
    { inputs: ["board", "zero", "least", "most", "is-x"] },
  ),
  javascript(
    "the side before the board",
    { parameters: "player, board", player: "player" },
    { inputs: ["sign", "board"] },
  ),
  python("a list with spaces", {}, {}),
  python("None", { empty: "None" }, { empty: "null" }, PYTHON_BUGS.maximises),
  python("1 and -1", { x: "1", o: "-1", empty: "0" }, { signs: "1 -1", empty: "0" }),
  python(
    "0 and 1, and -1 for empty",
    { x: "0", o: "1", empty: "-1" },
    { signs: "0 1", empty: "-1" },
  ),
  python(
    "a list of ten",
    { first: 1, answer: "move if len(board) == 10 else None" },
    { cells: "ten", answer: "number" },
    PYTHON_BUGS.diagonalFrom1,
  ),
  python(
    "a dict from 1 to 9",
    { first: 1, answer: "move if len(board) == 9 else None" },
    { cells: "from-1", answer: "number" },
    PYTHON_BUGS.diagonalFrom1,
  ),
  python("a dict from 0 to 8", { answer: "move if board.keys() else None" }, { cells: "from-0" }),
  python("a pair", { answer: "(move // 3, move % 3)" }, { answer: "row-column" }),
  python("score and move", { answer: "(score, move)" }, { answer: "last" }, PYTHON_BUGS.maximises),
  python("a dict as answer", { answer: '{"position": move, "score": score}' }, {}),
  python(
    "the side and a default depth",
    { parameters: "board, player, depth=0", player: "player" },
    { inputs: ["board", "sign"] },
  ),
  python(
    "a depth and whether it maximises",
    { parameters: "board, depth, is_maximizing", player: "X if is_maximizing else O" },
    { inputs: ["board", "zero", "is-x"] },
  ),
];

const CODE_CAMP = `
// human
var huPlayer = "O";
// ai
var aiPlayer = "X";

// the main minimax function
function minimax(newBoard, player) {
  // available spots
  var availSpots = emptyIndexies(newBoard);
  if (winning(newBoard, huPlayer)) {
    return { score: -10 };
  } else if (winning(newBoard, aiPlayer)) {
    return { score: 10 };
  } else if (availSpots.length === 0) {
    return { score: 0 };
  }
  var moves = [];
  for (var i = 0; i < availSpots.length; i++) {
    var move = {};
    move.index = newBoard[availSpots[i]];
    newBoard[availSpots[i]] = player;
    if (player == aiPlayer) {
      var result = minimax(newBoard, huPlayer);
      move.score = result.score;
    } else {
      var result = minimax(newBoard, aiPlayer);
      move.score = result.score;
    }
    newBoard[availSpots[i]] = move.index;
    moves.push(move);
  }
  var bestMove;
  if (player === aiPlayer) {
    var bestScore = -10000;
    for (var i = 0; i < moves.length; i++) {
      if (moves[i].score > bestScore) {
        bestScore = moves[i].score;
        bestMove = i;
      }
    }
  } else {
    var bestScore = 10000;
    for (var i = 0; i < moves.length; i++) {
      if (moves[i].score < bestScore) {
        bestScore = moves[i].score;
        bestMove = i;
      }
    }
  }
  return moves[bestMove];
}

function emptyIndexies(board) {
  return board.filter((s) => s != "O" && s != "X");
}

function winning(board, player) {
  if (
    (board[0] == player && board[1] == player && board[2] == player) ||
    (board[3] == player && board[4] == player && board[5] == player) ||
    (board[6] == player && board[7] == player && board[8] == player) ||
    (board[0] == player && board[3] == player && board[6] == player) ||
    (board[1] == player && board[4] == player && board[7] == player) ||
    (board[2] == player && board[5] == player && board[8] == player) ||
    (board[0] == player && board[4] == player && board[8] == player) ||
    (board[2] == player && board[4] == player && board[6] == player)
  ) {
    return true;
  } else {
    return false;
  }
}
`;

const CODING_TRAIN = `
// Tic Tac Toe AI with the minimax algorithm
let ai = 'X';
let human = 'O';

function equals3(a, b, c) {
  return a == b && b == c && a != '';
}

function checkWinner(board) {
  let winner = null;
  for (let i = 0; i < 3; i++) {
    if (equals3(board[i][0], board[i][1], board[i][2])) winner = board[i][0];
  }
  for (let i = 0; i < 3; i++) {
    if (equals3(board[0][i], board[1][i], board[2][i])) winner = board[0][i];
  }
  if (equals3(board[0][0], board[1][1], board[2][2])) winner = board[0][0];
  if (equals3(board[2][0], board[1][1], board[0][2])) winner = board[2][0];
  let openSpots = 0;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (board[i][j] == '') openSpots++;
    }
  }
  if (winner == null && openSpots == 0) return 'tie';
  return winner;
}

function bestMove(board) {
  // AI to make its turn
  let bestScore = -Infinity;
  let move;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      // Is the spot available?
      if (board[i][j] == '') {
        board[i][j] = ai;
        let score = minimax(board, 0, false);
        board[i][j] = '';
        if (score > bestScore) {
          bestScore = score;
          move = { i, j };
        }
      }
    }
  }
  return move;
}

let scores = { X: 10, O: -10, tie: 0 };

function minimax(board, depth, isMaximizing) {
  let result = checkWinner(board);
  if (result !== null) {
    return scores[result];
  }
  if (isMaximizing) {
    let bestScore = -Infinity;
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) {
        if (board[i][j] == '') {
          board[i][j] = ai;
          let score = minimax(board, depth + 1, false);
          board[i][j] = '';
          bestScore = Math.max(score, bestScore);
        }
      }
    }
    return bestScore;
  } else {
    let bestScore = Infinity;
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) {
        if (board[i][j] == '') {
          board[i][j] = human;
          let score = minimax(board, depth + 1, true);
          board[i][j] = '';
          bestScore = Math.min(score, bestScore);
        }
      }
    }
    return bestScore;
  }
}
`;

const FIND_BEST_MOVE = `
// JavaScript program to find the next optimal move for a player
class Move {
  constructor() {
    let row, col;
  }
}

let player = 'x', opponent = 'o';

// This function returns true if there are moves remaining on the board.
function isMovesLeft(board) {
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++)
      if (board[i][j] == '_') return true;
  return false;
}

function evaluate(b) {
  for (let row = 0; row < 3; row++) {
    if (b[row][0] == b[row][1] && b[row][1] == b[row][2]) {
      if (b[row][0] == player) return +10;
      else if (b[row][0] == opponent) return -10;
    }
  }
  for (let col = 0; col < 3; col++) {
    if (b[0][col] == b[1][col] && b[1][col] == b[2][col]) {
      if (b[0][col] == player) return +10;
      else if (b[0][col] == opponent) return -10;
    }
  }
  if (b[0][0] == b[1][1] && b[1][1] == b[2][2]) {
    if (b[0][0] == player) return +10;
    else if (b[0][0] == opponent) return -10;
  }
  if (b[0][2] == b[1][1] && b[1][1] == b[2][0]) {
    if (b[0][2] == player) return +10;
    else if (b[0][2] == opponent) return -10;
  }
  return 0;
}

function minimax(board, depth, isMax) {
  let score = evaluate(board);
  if (score == 10) return score;
  if (score == -10) return score;
  if (isMovesLeft(board) == false) return 0;
  if (isMax) {
    let best = -1000;
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) {
        if (board[i][j] == '_') {
          board[i][j] = player;
          best = Math.max(best, minimax(board, depth + 1, !isMax));
          board[i][j] = '_';
        }
      }
    }
    return best;
  } else {
    let best = 1000;
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) {
        if (board[i][j] == '_') {
          board[i][j] = opponent;
          best = Math.min(best, minimax(board, depth + 1, !isMax));
          board[i][j] = '_';
        }
      }
    }
    return best;
  }
}

function findBestMove(board) {
  let bestVal = -1000;
  let bestMove = new Move();
  bestMove.row = -1;
  bestMove.col = -1;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (board[i][j] == '_') {
        board[i][j] = player;
        let moveVal = minimax(board, 0, false);
        board[i][j] = '_';
        if (moveVal > bestVal) {
          bestMove.row = i;
          bestMove.col = j;
          bestVal = moveVal;
        }
      }
    }
  }
  return bestMove;
}
`;

const DICT = `
player = 'O'
bot = 'X'


def check_win(board, mark):
    lines = [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (7, 5, 3)]
    return any(all(board[key] == mark for key in line) for line in lines)


def check_draw(board):
    for key in board.keys():
        if board[key] == ' ':
            return False
    return True


def comp_move(board):
    best_score = -800
    best_move = 0
    for key in board.keys():
        if board[key] == ' ':
            board[key] = bot
            score = minimax(board, 0, False)
            board[key] = ' '
            if score > best_score:
                best_score = score
                best_move = key
    return best_move


def minimax(board, depth, is_maximizing):
    if check_win(board, bot):
        return 1
    elif check_win(board, player):
        return -1
    elif check_draw(board):
        return 0
    if is_maximizing:
        best_score = -800
        for key in board.keys():
            if board[key] == ' ':
                board[key] = bot
                score = minimax(board, depth + 1, False)
                board[key] = ' '
                if score > best_score:
                    best_score = score
        return best_score
    else:
        best_score = 800
        for key in board.keys():
            if board[key] == ' ':
                board[key] = player
                score = minimax(board, depth + 1, True)
                board[key] = ' '
                if score < best_score:
                    best_score = score
        return best_score
`;

const COURSE = `
import copy
import math

X = "X"
O = "O"
EMPTY = None


def initial_state():
    return [[EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY]]


def player(board):
    count_x = sum(row.count(X) for row in board)
    count_o = sum(row.count(O) for row in board)
    return X if count_x == count_o else O


def actions(board):
    return [(i, j) for i in range(3) for j in range(3) if board[i][j] == EMPTY]


def result(board, action):
    i, j = action
    if board[i][j] is not EMPTY:
        raise Exception("Invalid action")
    new_board = copy.deepcopy(board)
    new_board[i][j] = player(board)
    return new_board


def winner(board):
    for mark in (X, O):
        for n in range(3):
            if all(board[n][j] == mark for j in range(3)):
                return mark
            if all(board[i][n] == mark for i in range(3)):
                return mark
        if all(board[n][n] == mark for n in range(3)):
            return mark
        if all(board[n][2 - n] == mark for n in range(3)):
            return mark
    return None


def terminal(board):
    return winner(board) is not None or not actions(board)


def utility(board):
    won = winner(board)
    if won == X:
        return 1
    return -1 if won == O else 0


known = {}


def max_value(board):
    if terminal(board):
        return utility(board)
    key = str(board)
    if key not in known:
        known[key] = max(min_value(result(board, action)) for action in actions(board))
    return known[key]


def min_value(board):
    if terminal(board):
        return utility(board)
    key = str(board)
    if key not in known:
        known[key] = min(max_value(result(board, action)) for action in actions(board))
    return known[key]


def minimax(board):
    if terminal(board):
        return None
    best_action = None
    if player(board) == X:
        best = -math.inf
        for action in actions(board):
            value = min_value(result(board, action))
            if value > best:
                best, best_action = value, action
    else:
        best = math.inf
        for action in actions(board):
            value = max_value(result(board, action))
            if value < best:
                best, best_action = value, action
    return best_action
`;

const STATE_DEPTH_PLAYER = `
from math import inf as infinity

HUMAN = -1
COMP = +1


def evaluate(state):
    if wins(state, COMP):
        score = +1
    elif wins(state, HUMAN):
        score = -1
    else:
        score = 0
    return score


def wins(state, player):
    win_state = [
        [state[0][0], state[0][1], state[0][2]],
        [state[1][0], state[1][1], state[1][2]],
        [state[2][0], state[2][1], state[2][2]],
        [state[0][0], state[1][0], state[2][0]],
        [state[0][1], state[1][1], state[2][1]],
        [state[0][2], state[1][2], state[2][2]],
        [state[0][0], state[1][1], state[2][2]],
        [state[2][0], state[1][1], state[0][2]],
    ]
    return [player, player, player] in win_state


def game_over(state):
    return wins(state, HUMAN) or wins(state, COMP)


def empty_cells(state):
    cells = []
    for x, row in enumerate(state):
        for y, cell in enumerate(row):
            if cell == 0:
                cells.append([x, y])
    return cells


def minimax(state, depth, player):
    if player == COMP:
        best = [-1, -1, -infinity]
    else:
        best = [-1, -1, +infinity]
    if depth == 0 or game_over(state):
        score = evaluate(state)
        return [-1, -1, score]
    for cell in empty_cells(state):
        x, y = cell[0], cell[1]
        state[x][y] = player
        score = minimax(state, depth - 1, -player)
        state[x][y] = 0
        score[0], score[1] = x, y
        if player == COMP:
            if score[2] > best[2]:
                best = score
        else:
            if score[2] < best[2]:
                best = score
    return best


def show(state):
    signs = {HUMAN: "X", COMP: "O", 0: " "}
    for row in state:
        print("|".join(signs[cell] for cell in row))
`;

const NEGAMAX = `
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        total = board[a] + board[b] + board[c]
        if total in (3, -3):
            return total // 3
    return 0


def negamax(board, color):
    won = winner(board)
    if won != 0:
        return won * color
    if 0 not in board:
        return 0
    best = -2
    for i in range(9):
        if board[i] == 0:
            board[i] = color
            best = max(best, -negamax(board, -color))
            board[i] = 0
    return best


def get_best_move(board, color):
    best, move = -2, None
    for i in range(9):
        if board[i] == 0:
            board[i] = color
            value = -negamax(board, -color)
            board[i] = 0
            if value > best:
                best, move = value, i
    return move
`;

/** The only function has three parameters, and returns a score and an index. */
const SCORE_AND_INDEX = `
const AI = "O", HUMAN = "X";
const wins = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const minimax = (board, depth, isMax) => {
  const has = (side) => wins.some((line) => line.every((cell) => board[cell] === side));
  if (has(AI)) return { score: 10 - depth, index: -1 };
  if (has(HUMAN)) return { score: depth - 10, index: -1 };
  if (board.every((cell) => cell !== null)) return { score: 0, index: -1 };
  let best = { score: isMax ? -Infinity : Infinity, index: -1 };
  for (let index = 0; index < 9; index++) {
    if (board[index] !== null) continue;
    board[index] = isMax ? AI : HUMAN;
    const { score } = minimax(board, depth + 1, !isMax);
    board[index] = null;
    if (isMax ? score > best.score : score < best.score) best = { score, index };
  }
  return best;
};
`;

/** @type {FormRow[]} */
const WEB = [
  {
    what: "a board of its own numbers, and score and index",
    language: "javascript",
    source: CODE_CAMP,
    bug: {
      from: "(board[0] == player && board[4] == player && board[8] == player) ||",
      to: "",
      named: "line-missing",
    },
    form: { ...USUAL, empty: "index", inputs: ["board", "sign"] },
  },
  {
    what: "three lists, and i and j for one side",
    language: "javascript",
    source: CODING_TRAIN,
    bug: {
      from: "if (equals3(board[0][0], board[1][1], board[2][2])) winner = board[0][0];",
      to: "",
      named: "line-missing",
    },
    form: { ...USUAL, cells: "rows", empty: "", answer: "row-column", plays: "X" },
  },
  {
    what: "row and col of a move for one side",
    language: "javascript",
    source: FIND_BEST_MOVE,
    bug: { from: "b[0][0] == b[1][1] && b[1][1] == b[2][2]", to: "false", named: "line-missing" },
    form: { ...USUAL, cells: "rows", empty: "_", signs: "x o", answer: "row-column", plays: "X" },
  },
  {
    what: "a dict from 1 to 9 for one side",
    language: "python",
    source: DICT,
    bug: { from: "(1, 5, 9), ", to: "", named: "line-missing" },
    form: { ...USUAL, cells: "from-1", answer: "number", plays: "X" },
  },
  {
    what: "the functions of a course",
    language: "python",
    source: COURSE,
    bug: {
      from: "if all(board[n][n] == mark for n in range(3)):\n            return mark\n        ",
      to: "",
      named: "line-missing",
    },
    form: { ...USUAL, cells: "rows", empty: "null", answer: "row-column" },
  },
  {
    what: "state, depth and player, and row, column and score",
    language: "python",
    source: STATE_DEPTH_PLAYER,
    bug: {
      from: "        [state[0][0], state[1][1], state[2][2]],\n",
      to: "",
      named: "line-missing",
    },
    form: {
      ...USUAL,
      cells: "rows",
      empty: "0",
      signs: "1 -1",
      inputs: ["board", "free", "sign"],
      answer: "row-column",
    },
  },
  {
    what: "1 and -1, and a colour",
    language: "python",
    source: NEGAMAX,
    bug: { from: "(0, 4, 8), ", to: "", named: "line-missing" },
    form: { ...USUAL, empty: "0", signs: "1 -1", inputs: ["board", "sign"] },
  },
  {
    what: "a depth and whether its side moves, the only function",
    language: "javascript",
    source: SCORE_AND_INDEX,
    bug: { from: "[0, 4, 8], ", to: "", named: "line-missing" },
    form: { ...USUAL, empty: "null", inputs: ["board", "zero", "is-o"] },
  },
  {
    what: "a list, always O",
    language: "javascript",
    source: flat({ player: "O" }),
    bug: { from: "[0, 4, 8], ", to: "", named: "line-missing" },
    form: { ...USUAL, plays: "O" },
  },
];

export const FORM_ROWS = [...FORMS, ...WEB];

/** Inserts the bug into a program. @param {FormRow} row */
function spoilt({ what, source, bug: { from, to } }) {
  if (!source.includes(from)) throw new Error(`${what}: no ${from}`);
  return source.replace(from, to);
}

/**
 * Nearly all positions. In the 82 others, a program without cuts or a table visits most of its
 * nodes.
 */
const ASKED = BOARDS.filter((board) => board.split(".").length - 1 <= 6);

/**
 * Checks the call that is found for a row's program, and the judge's verdicts with and without the
 * bug.
 * @param {FormRow} row
 * @param {(source: string) => Begun} begin
 */
export async function assertForm(row, begin) {
  const { language, source, form, bug } = row;
  const right = await verdictOf(language, source, begin);
  assert.deepEqual([right.tried, right.isCertain], [form, true]);
  assert.deepEqual([right.found.wrong, right.found.illegal], [0, 0]);
  assert.equal(right.found.answered, right.found.positions);
  // If the call is uncertain, the program's author gives the right one.
  const wrong = await verdictOf(language, spoilt(row), begin, form);
  if (wrong.isCertain) assert.deepEqual(wrong.tried, form);
  assert.ok(wrong.found.wrong > 0);
  const { bugs, slips } = wrong.found;
  const names = [...bugs.map(({ bug }) => bug), ...slips.map(({ slip }) => slip)];
  assert.ok(names.includes(bug.named), names.join() || "no name");
}

/** The judge's verdicts, by the moves. @type {Map<string, ReturnType<typeof judge>>} */
const VERDICTS = new Map();

/**
 * Returns the judge's verdict on a program. As on the page, the program restarts after the trials,
 * because they may have changed its state.
 * @param {ProgramLanguage} language
 * @param {string} source
 * @param {(source: string) => Begun} begin
 * @param {CallForm} [mended] The author's call, if the page is not certain.
 */
export async function verdictOf(language, source, begin, mended) {
  const first = begin(source);
  const { call: tried, isCertain } = await triedProgram(language, source, first);
  first.end();
  const begun = begin(source);
  await begun.begin();
  const form = isCertain ? tried.form : (mended ?? tried.form);
  const boards = ASKED.filter((board) => form.plays === "both" || form.plays === moverOf(board));
  // All questions are sent at once, so that no program waits for another.
  const values = await Promise.all(
    boards.map((board) => begun.call(tried.name, argumentsOf(form, board))),
  );
  const moves = boards.map((board, n) =>
    values[n] === undefined ? null : moveOf(form.answer, values[n], board),
  );
  begun.end();
  // All right programs of a form play the same moves.
  const asked = `${form.plays} ${moves}`;
  const found = VERDICTS.get(asked) ?? judge(boards, moves);
  VERDICTS.set(asked, found);
  return { found, tried: tried.form, isCertain };
}

/**
 * Correct programs that play only one side, and how to call them.
 * @type {[what: string, source: string, form: Partial<CallForm>][]}
 */
export const ONE_SIDED = [
  ["always O", flat({ player: "O" }), { plays: "O" }],
  ["always X", flat({ player: "X" }), { plays: "X" }],
  ["always O, with null", flat({ player: "O", empty: "null" }), { plays: "O", empty: "null" }],
  ["always -1", flat({ x: "1", o: "-1", empty: "0", player: "O" }), { plays: "O", signs: "1 -1" }],
  ["always 2", flat({ x: "1", o: "2", empty: "0", player: "O" }), { plays: "O", signs: "1 2" }],
  ["always X, in rows", CODING_TRAIN, { plays: "X", cells: "rows" }],
  [
    "always O, in rows",
    CODING_TRAIN.replace("ai = 'X'", "ai = 'O'")
      .replace("human = 'O'", "human = 'X'")
      .replace("X: 10, O: -10", "X: -10, O: 10"),
    { plays: "O", cells: "rows" },
  ],
  [
    "always X, with an error in some positions of O",
    flat({ player: "X" })
      .replace(
        "  let move = null;",
        "  if (board.indexOf(' ') === 1) throw new Error();\n  let move = null;",
      )
      .replace("throw", "if (toMove(board) === O) throw"),
    { plays: "X" },
  ],
];

const AS_O = "  const side = toMove(board);\n  if (side === O)";

/**
 * Programs that are wrong even for their own side, and the sides for which they are checked.
 * @type {[what: string, source: string, plays: CallForm["plays"]][]}
 */
export const WRONG = [
  [
    "right as X, and as O the first free cell",
    flat().replace("  const side = toMove(board);", `${AS_O} return board.indexOf(" ");`),
    "both",
  ],
  [
    "right as X, and as O the worst cell",
    flat().replace("side === X ? value > score : value < score", "value > score"),
    "both",
  ],
  [
    "right for the side that is given, unless that is O",
    flat({ parameters: 'board, player = "X"', player: "player" }).replace(
      "  let move = null;",
      '  if (side === O) return board.indexOf(" ");\n  let move = null;',
    ),
    "both",
  ],
  ["always O, with a line missing", spoilt({ ...WEB[WEB.length - 1] }), "O"],
  [
    "always O, and the worst cell",
    flat({ player: "O" }).replace("value < score", "value > score"),
    "both",
  ],
  [
    "right as X, and an error as O",
    flat().replace("  const side = toMove(board);", `${AS_O} throw new Error("O");`),
    "both",
  ],
];

/** Reads the page's example, and changes its last line. @param {string} file @param {string} last */
function example(file, last) {
  const url = new URL(`../../www/practise/program/${file}`, import.meta.url);
  const lines = readFileSync(url, "utf8").trimEnd().split("\n");
  const at = lines.findLastIndex((line) => line.includes("return"));
  return lines.with(at, last).join("\n");
}

/**
 * A program that returns the best score of a list of nine.
 * @param {string} won The score of a won game, after `depth` moves.
 */
const scoreOfList = (won) => `
const LINES = [${lines(0)}];
function minimax(board, player, depth) {
  for (const [a, b, c] of LINES) {
    if (board[a] !== "" && board[a] === board[b] && board[a] === board[c])
      return board[a] === "X" ? ${won} : -(${won});
  }
  if (depth > 0 && !board.includes("")) return 0;
  let best = player === "X" ? -Infinity : Infinity;
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== "") continue;
    board[cell] = player;
    const value = minimax(board, player === "X" ? "O" : "X", depth + 1);
    board[cell] = "";
    best = player === "X" ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}
function bestMove(board) {
  const isO = board.filter((cell) => cell === "X").length > board.filter((cell) => cell === "O").length;
  return minimax(board, isO ? "O" : "X", 0);
}`;

/** @param {string} won */
const scoreOfListInPython = (won) => `
import math
LINES = [${lines(0)}]
def minimax(board, player, depth):
    for a, b, c in LINES:
        if board[a] != " " and board[a] == board[b] == board[c]:
            return ${won} if board[a] == "X" else -(${won})
    if depth > 0 and " " not in board:
        return 0
    best = -math.inf if player == "X" else math.inf
    for cell in range(9):
        if board[cell] != " ":
            continue
        board[cell] = player
        value = minimax(board, "O" if player == "X" else "X", depth + 1)
        board[cell] = " "
        best = max(best, value) if player == "X" else min(best, value)
    return best
def best_move(board):
    return minimax(board, "O" if board.count("X") > board.count("O") else "X", 0)`;

/**
 * Programs that return the score of the best move instead of the move.
 * @type {[what: string, language: ProgramLanguage, source: string][]}
 */
export const SCORES = [
  ["the example", "javascript", example("example.txt", "  return best(...values);")],
  [
    "the example",
    "python",
    example("example.py", "    return best([value(play(board, i)) for i in moves(board)])"),
  ],
  ...["1", "10", "10 - depth", "100 - depth"].flatMap(
    (won) =>
      /** @type {typeof SCORES} */ ([
        [`a list, ${won}`, "javascript", scoreOfList(won)],
        [`a list, ${won}`, "python", scoreOfListInPython(won)],
      ]),
  ),
  ["only infinity", "javascript", "function bestMove(board) { return -Infinity; }"],
  ["only infinity", "python", "def best_move(board):\n    return float('-inf')"],
];

/**
 * Checks that no score of a program is taken for a move.
 * @param {(typeof SCORES)[number]} row
 * @param {(source: string) => Begun} begin
 */
export async function assertScores([, language, source], begin) {
  const begun = begin(source);
  const { call, isCertain } = await triedProgram(language, source, begun);
  begun.end();
  assert.deepEqual([call.legal, isCertain], [0, false]);
  // The page shows the first answer.
  const [{ board, value }] = call.trials;
  assert.equal(cellOf(call.form.answer, value, board), null);
}
