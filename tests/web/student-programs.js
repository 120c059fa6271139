/** The classic bugs as a student would write them: one right program, and what is changed in it for each. */

/** @import { BugName } from "../../pkg/web/cutoff.js" */

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
  // What it shows is wrong, not what it plays.
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

/** @param {BugName} bug */
export function studentProgram(bug) {
  return CHANGES[bug].reduce((program, [from, to]) => {
    if (!program.includes(from)) throw new Error(`${bug}: no ${from}`);
    return program.replace(from, to);
  }, RIGHT);
}

export const STUDENT_BUGS = /** @type {BugName[]} */ (Object.keys(CHANGES));
