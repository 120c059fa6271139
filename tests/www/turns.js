/**
 * Programs that find out in different ways which side is to move, correct or wrong. Each has all
 * signs of an empty cell: the one that it uses, and those that it prints.
 */

/** @import { CallForm } from "../../www/practise/program/call-form.ts" */

/** The sign of an empty cell in a program, by its name in a form. */
const EMPTIES = { "": '""', null: "null", " ": '" "', "-": '"-"', 0: "0" };

/** The ways to find out the side to move: the function's parameters, and how it uses them. */
const TURNS = {
  "counts the empty cells": ["board", "board.filter((c) => c === EMPTY).length % 2 ? 'X' : 'O'"],
  "counts what is false": ["board", "board.filter((c) => !c).length % 2 ? 'X' : 'O'"],
  "counts both sides": [
    "board",
    "board.filter((c) => c === 'X').length > board.filter((c) => c === 'O').length ? 'O' : 'X'",
  ],
  "is told the side": ["board, player", "player"],
  "is told it by a strange name": ["board, foo", "foo"],
  "is told how many cells are free": ["board, depth", "depth % 2 ? 'X' : 'O'"],
  "plays X": ["board", "'X'"],
  "plays O": ["board", "'O'"],
};

/** Answers of a one-sided program when the other side is to move. */
const FAULTS = {
  "the first free cell": "return board.findIndex(isFree);",
  "an error": "throw new Error();",
  "no move": "return null;",
};

/**
 * @param {keyof typeof TURNS} turn
 * @param {string} empty
 * @param {string} free
 * @param {string} fault
 */
const sourceOf = (turn, empty, free, fault) => `
const EMPTY = ${empty};
const SHOWN = ["", null, " ", "-", 0];
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const isFree = (c) => ${free};
const won = (board, side) => LINES.some((line) => line.every((at) => board[at] === side));

const known = globalThis.shared ?? new Map();

function worth(board, side) {
  const key = side + board.map((c) => (isFree(c) ? "." : c)).join();
  if (!known.has(key)) known.set(key, search(board, side));
  return known.get(key);
}

function search(board, side) {
  const other = side === "X" ? "O" : "X";
  if (won(board, other)) return -1;
  let best = -2;
  for (let at = 0; at < 9 && best < 1; at += 1) {
    if (isFree(board[at])) best = Math.max(best, -worth(board.with(at, side), other));
  }
  return best === -2 ? 0 : best;
}

function bestMove(${TURNS[turn][0]}) {
  const me = ${TURNS[turn][1]};
  ${fault}
  const other = me === "X" ? "O" : "X";
  let [best, move] = [-2, -1];
  for (let at = 0; at < 9; at += 1) {
    if (!isFree(board[at])) continue;
    const value = -worth(board.with(at, me), other);
    if (value > best) [best, move] = [value, at];
  }
  return move;
}
`;

/** The sides that a program plays. @param {string} turn @returns {"both" | "X" | "O"} */
const playsOf = (turn) => (turn === "plays X" ? "X" : turn === "plays O" ? "O" : "both");

/** The arguments after the board. @param {string} turn @returns {("sign" | "free")[]} */
function restOf(turn) {
  if (turn.startsWith("is told how many")) return ["free"];
  return turn.startsWith("is told") ? ["sign"] : [];
}

/** All programs, each with its own form. */
export const TURN_PROGRAMS = /** @type {(keyof typeof TURNS)[]} */ (Object.keys(TURNS)).flatMap(
  (turn) => {
    const isFalse = turn === "counts what is false";
    const empties = Object.entries(EMPTIES).filter(
      ([name]) => !isFalse || /^(|null|0)$/.test(name),
    );
    // A program for one side never moves as the other.
    const sides = playsOf(turn) === "both" ? ["X", "O"] : [playsOf(turn)];
    const faults = sides.flatMap((side) =>
      Object.entries(FAULTS).map(([what, does]) => ({
        what: `${what} as ${side}`,
        fault: `if (me === "${side}") ${does}`,
      })),
    );
    return empties.flatMap(([empty, written]) =>
      ["c === EMPTY", 'c !== "X" && c !== "O"'].flatMap((free) =>
        [{ what: "right", fault: "" }, ...faults].map(({ what, fault }) => ({
          what: `${turn}, ${written}, ${free}: ${what}`,
          isRight: fault === "",
          source: sourceOf(turn, written, free, fault),
          plays: playsOf(turn),
          means: /** @type {Omit<CallForm, "plays">} */ ({
            ...{ cells: "list", signs: "X O", inputs: ["board", ...restOf(turn)] },
            ...{ empty, answer: "index" },
          }),
        })),
      ),
    );
  },
);
