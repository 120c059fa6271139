/**
 * Writes the classic bugs as a student would: one correct program, and the changes for each bug.
 */

import assert from "node:assert/strict";
import vm from "node:vm";
import { judge, positions } from "../../pkg/npm/cutoff.js";
import { argumentsOf } from "../../www/practise/program/call-form.ts";
import { cellOf } from "../../www/practise/program/readings.ts";
import { readFunctions } from "../../www/practise/program/functions.ts";
import { findForm } from "../../www/practise/program/find-form.ts";

/** @import { BugName } from "../../pkg/whole/cutoff.js" */
/** @import { Runner } from "../../www/practise/program/runner.ts" */

const RIGHT = `
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

function winner(board) {
  for (const [a, b, c] of LINES) {
    if (board[a] !== " " && board[a] === board[b] && board[a] === board[c]) return board[a];
  }
  return null;
}

function toMove(board) {
  return board.filter((cell) => cell !== " ").length % 2 === 0 ? "X" : "O";
}

function alphabeta(board, alpha, beta, depth) {
  const won = winner(board);
  if (won) return won === "X" ? 10 - depth : depth - 10;
  if (!board.includes(" ")) return 0;
  const player = toMove(board);
  const isMax = player === "X";
  const [low, high] = [alpha, beta];
  let best = isMax ? -Infinity : Infinity;
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== " ") continue;
    board[cell] = player;
    const value = alphabeta(board, alpha, beta, depth + 1);
    board[cell] = " ";
    if (isMax) {
      best = Math.max(best, value);
      alpha = Math.max(alpha, best);
    } else {
      best = Math.min(best, value);
      beta = Math.min(beta, best);
    }
    if (alpha >= beta) break;
  }
  return best;
}

function findBestMove(board) {
  const player = toMove(board);
  const isMax = player === "X";
  let [move, alpha, beta] = [-1, -Infinity, Infinity];
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== " ") continue;
    board[cell] = player;
    const value = alphabeta(board, alpha, beta, 1);
    board[cell] = " ";
    if (isMax && value > alpha) [move, alpha] = [cell, value];
    if (!isMax && value < beta) [move, beta] = [cell, value];
  }
  return { row: Math.floor(move / 3), col: move % 3 };
}
`;

/** @type {readonly (readonly [from: string, to: string])[]} */
const TIES = [
  ["value > alpha)", "value >= alpha)"],
  ["value < beta)", "value <= beta)"],
];

/** @type {Record<BugName, readonly (readonly [from: string, to: string])[]>} */
const CHANGES = {
  "root-ties": TIES,
  "root-ties-hard": [
    ...TIES,
    ["return best;", "return Math.min(Math.max(best, low), high);"],
    [
      `if (won) return won === "X" ? 10 - depth : depth - 10;`,
      `if (won) return Math.min(Math.max(won === "X" ? 10 - depth : depth - 10, alpha), beta);`,
    ],
    [`includes(" ")) return 0;`, `includes(" ")) return Math.min(Math.max(0, alpha), beta);`],
  ],
  // This bug shows wrong numbers, but plays correctly.
  "bounds-shown": [],
  "table-bounds": [
    ["function alphabeta", "let table = new Map();\n\nfunction alphabeta"],
    [
      "const won =",
      "const key = board.join();\n  if (table.has(key)) return table.get(key);\n  const won =",
    ],
    ["return best;", "table.set(key, best);\n  return best;"],
    ["let [move,", "table = new Map();\n  let [move,"],
  ],
  "no-depth": [["10 - depth : depth - 10", "1 : -1"]],
  "strict-cut": [["alpha >= beta", "alpha > beta"]],
  swapped: [
    [`const isMax = player === "X";\n  const [low`, `const isMax = player === "O";\n  const [low`],
    [`const isMax = player === "X";\n  let [move`, `const isMax = player === "O";\n  let [move`],
  ],
  "parent-bound": [
    [
      "alphabeta(board, alpha, beta, depth + 1)",
      "alphabeta(board, isMax ? alpha : -Infinity, isMax ? Infinity : beta, depth + 1)",
    ],
  ],
  "wrong-side": [[`won === "X" ?`, "won === toMove(board) ?"]],
};

/** The same program in Python. */
const RIGHT_IN_PYTHON = `
import math

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        if board[a] != " " and board[a] == board[b] == board[c]:
            return board[a]
    return None


def to_move(board):
    return "X" if board.count(" ") % 2 == 1 else "O"


def alphabeta(board, alpha, beta, depth):
    won = winner(board)
    if won:
        return 10 - depth if won == "X" else depth - 10
    if " " not in board:
        return 0
    player = to_move(board)
    is_max = player == "X"
    low, high = alpha, beta
    best = -math.inf if is_max else math.inf
    for cell in range(9):
        if board[cell] != " ":
            continue
        board[cell] = player
        value = alphabeta(board, alpha, beta, depth + 1)
        board[cell] = " "
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


def find_best_move(board):
    player = to_move(board)
    is_max = player == "X"
    move, alpha, beta = None, -math.inf, math.inf
    for cell in range(9):
        if board[cell] != " ":
            continue
        board[cell] = player
        value = alphabeta(board, alpha, beta, 1)
        board[cell] = " "
        if is_max and value > alpha:
            move, alpha = cell, value
        if not is_max and value < beta:
            move, beta = cell, value
    return move
`;

/** @type {readonly (readonly [from: string, to: string])[]} */
const TIES_IN_PYTHON = [
  ["value > alpha:", "value >= alpha:"],
  ["value < beta:", "value <= beta:"],
];

/** @type {typeof CHANGES} */
const CHANGES_IN_PYTHON = {
  "root-ties": TIES_IN_PYTHON,
  "root-ties-hard": [
    ...TIES_IN_PYTHON,
    ["return best\n", "return min(max(best, low), high)\n"],
    [
      `return 10 - depth if won == "X" else depth - 10`,
      `return min(max(10 - depth if won == "X" else depth - 10, alpha), beta)`,
    ],
    ["        return 0\n", "        return min(max(0, alpha), beta)\n"],
  ],
  // This bug shows wrong numbers, but plays correctly.
  "bounds-shown": [],
  "table-bounds": [
    ["def alphabeta", "table = {}\n\n\ndef alphabeta"],
    [
      "    won = winner(board)\n",
      "    key = tuple(board)\n    if key in table:\n        return table[key]\n    won = winner(board)\n",
    ],
    ["return best\n", "table[key] = best\n    return best\n"],
    ["    move, alpha, beta =", "    table.clear()\n    move, alpha, beta ="],
  ],
  "no-depth": [
    ["10 - depth if won", "1 if won"],
    ["else depth - 10", "else -1"],
  ],
  "strict-cut": [["alpha >= beta", "alpha > beta"]],
  swapped: [
    [`is_max = player == "X"\n    low`, `is_max = player == "O"\n    low`],
    [`is_max = player == "X"\n    move`, `is_max = player == "O"\n    move`],
  ],
  "parent-bound": [
    [
      "alphabeta(board, alpha, beta, depth + 1)",
      "alphabeta(board, alpha if is_max else -math.inf, math.inf if is_max else beta, depth + 1)",
    ],
  ],
  "wrong-side": [[`won == "X" else`, "won == to_move(board) else"]],
};

/** Changes for programs whose parameter is the side to move. */
const GIVEN = {
  javascript: /** @type {const} */ ([
    ["findBestMove(board) {\n  const player = toMove(board);", "bestMove(board, player) {"],
  ]),
  python: /** @type {const} */ ([
    ["find_best_move(board):\n    player = to_move(board)", "best_move(board, player):"],
  ]),
};

/**
 * @param {BugName} bug
 * @param {"javascript" | "python"} [language]
 * @param {boolean} [isGiven] Whether the side to move is a parameter.
 */
export function studentProgram(bug, language = "javascript", isGiven = false) {
  const [right, changes] =
    language === "python" ? [RIGHT_IN_PYTHON, CHANGES_IN_PYTHON] : [RIGHT, CHANGES];
  return [...changes[bug], ...(isGiven ? GIVEN[language] : [])].reduce((program, [from, to]) => {
    if (!program.includes(from)) throw new Error(`${bug}: no ${from}`);
    return program.replace(from, to);
  }, right);
}

export const STUDENT_BUGS = /** @type {BugName[]} */ (Object.keys(CHANGES));

/** Every unfinished position. */
export const BOARDS = positions();

/**
 * A program that has been started.
 * @typedef {object} Begun
 * @property {(name: string, args: unknown[]) => unknown} call Calls a function; undefined for an
 * error.
 * @property {() => Promise<unknown>} begin Lets Python list its definitions.
 * @property {() => void} end
 */

/**
 * Starts a JavaScript program without a sandbox, because it is our own.
 * @param {string} source
 * @param {object} [globals] What the program finds when it starts.
 * @returns {Begun}
 */
export function beginHere(source, globals = {}) {
  const parsingContext = vm.createContext({ ...globals });
  // Nobody reads where a program failed.
  vm.runInContext("Error.stackTraceLimit = 0", parsingContext);
  const ask = `const byName = {};
    // As in www/sandbox/harness.ts, infinity is a text.
    const written = (value) => (typeof value === "number" && value - value !== 0 ? String(value) : value);
    return (name, args) =>
      JSON.stringify(written((byName[name] ??= eval(name))(...JSON.parse(args)))) ?? "null";`;
  // Names inside a function are found much faster than those of a context.
  const call = vm.compileFunction(`${source}\n${ask}`, [], { parsingContext })();
  return {
    begin: async () => null,
    end: () => {},
    call(name, args) {
      try {
        return JSON.parse(call(name, JSON.stringify(args)));
      } catch {
        return undefined;
      }
    },
  };
}

/**
 * Runs the trials of our own program.
 * @param {"javascript" | "python"} language
 * @param {string} source
 * @param {Begun} begun
 */
export async function tried(language, source, { begin, call }) {
  const { functions, literals } = await readFunctions(language, source, begin);
  const ask = async (/** @type {string} */ name, /** @type {unknown[]} */ args) => {
    const value = await call(name, args);
    return value === undefined
      ? { kind: "raised", text: "Error", line: 0 }
      : { kind: "answer", value, calls: [] };
  };
  const runner = /** @type {Runner} */ (
    /** @type {unknown} */ ({ program: { language, source, functions, literals }, ask })
  );
  return findForm(runner, functions, 600_000);
}

/**
 * Asks our own program in every position, in the form that the page finds or that the author gives.
 * @param {"javascript" | "python"} language
 * @param {string} source
 * @param {Begun} begun
 */
export async function played(language, source, begun) {
  const { call: found, isCertain } = await tried(language, source, begun);
  const { name, form } = found;
  // All calls are sent at once, so that no program waits for another.
  const answers = await Promise.all(
    BOARDS.map((board) => begun.call(name, argumentsOf(form, board))),
  );
  const moves = BOARDS.map((board, n) => {
    const cell = cellOf(form.answer, answers[n], board);
    assert.equal(cell !== null && board[cell], ".");
    return /** @type {number} */ (cell);
  });
  return { name, form, isCertain, moves };
}

/**
 * The values of boards, by minimax without cuts, for an independent count.
 * @type {Map<string, number>}
 */
const values = new Map();
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

/** @param {string} board */
function toMove(board) {
  return board.replaceAll(".", "").length % 2 === 0 ? "X" : "O";
}

/** The value of a board for X. @param {string} board @returns {number} */
function value(board) {
  const found = values.get(board);
  if (found !== undefined) return found;
  const has = (/** @type {string} */ side) =>
    LINES.some((line) => [...line].every((cell) => board[Number(cell)] === side));
  const after = afterEach(board).map(([, child]) => child);
  const all = () => after.map(value);
  const own = has("X")
    ? 1
    : has("O")
      ? -1
      : after.length === 0
        ? 0
        : toMove(board) === "X"
          ? Math.max(...all())
          : Math.min(...all());
  values.set(board, own);
  return own;
}

/** @param {string} board @returns {[cell: number, board: string][]} */
function afterEach(board) {
  return [...board].flatMap((side, cell) =>
    side === "." ? [[cell, board.slice(0, cell) + toMove(board) + board.slice(cell + 1)]] : [],
  );
}

/** For each bug, the bugs that play the same moves everywhere. */
const NAMED = {
  "root-ties": ["root-ties"],
  "root-ties-hard": ["root-ties-hard"],
  "table-bounds": ["table-bounds"],
  swapped: ["swapped"],
  "wrong-side": ["wrong-side"],
};

/**
 * Compares the judge's verdict on a student's moves with an independent count.
 * @param {BugName} bug
 * @param {number[]} moves
 */
export function assertJudged(bug, moves) {
  const lost = BOARDS.filter((board, at) => {
    const after = new Map(afterEach(board)).get(moves[at]) ?? "";
    return value(after) !== value(board);
  });
  const found = judge(BOARDS, moves);
  assert.deepEqual([found.wrong, found.illegal], [lost.length, 0]);
  const names = found.bugs.map(({ bug }) => bug);
  const expected = NAMED[/** @type {keyof typeof NAMED} */ (bug)] ?? [];
  assert.deepEqual(names, expected);
  assert.equal(found.wrong > 0, expected.length > 0);
}
