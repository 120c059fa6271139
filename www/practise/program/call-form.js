/**
 * How a visitor's program wants to be called: what it takes for a board, which signs, what it gives for a move.
 * A form is found by trials in positions with a single good move. Pure.
 */

import { bestReading, cellOf, READINGS } from "./reading.js";

/** @import { CallForm, Reading, Trial } from "./types.d.ts" */
/** @import { Literal, ProgramFunction, ProgramLanguage } from "../../sandbox/types.d.ts" */

/** What a board is: nine characters, a list of nine, or three lists of three. */
export const CELLS = /** @type {const} */ (["list", "rows", "text"]);
/** An empty cell; `index` is the cell's own number from 0, `number` from 1. */
export const EMPTY = /** @type {const} */ ([
  ...[".", " ", "", "_", "-", "null", "0", "index", "number"],
]);
/** The signs of X and O. Of a program that always plays for the same side, those of that side and of the other. */
export const SIGNS = /** @type {const} */ ([
  "X O",
  "O X",
  "x o",
  "o x",
  "1 -1",
  "-1 1",
  "1 2",
  "2 1",
]);
/** Called with X and O exchanged, a program that plays for the wrong side would look right. @type {readonly string[]} */
const EXCHANGED = ["O X", "o x", "-1 1", "2 1"];
/** What is given beside the board: nothing, the sign of the side that moves, whether that is X, or nothing to a program that is always the same side. */
export const SIDE = /** @type {const} */ (["counted", "given", "max", "own"]);
/** Positions with a single good move, and that move: read in a wrong way, one of them at least is illegal. */
export const TRIALS = /** @type {const} */ ([
  ["XXOXO..O.", 6],
  ["O.OXX.X..", 1],
  ["XOX.OX..O", 7],
  ["XX..OOX..", 3],
  ["O.XXX.OO.", 5],
  ["OOX.X..X.", 6],
]);

/** So many right moves are no chance. */
export const GOOD = TRIALS.length - 1;

/** How a program is called where no usual call fits. @type {CallForm} */
export const USUAL_FORM = {
  cells: "list",
  empty: ".",
  signs: "X O",
  side: "counted",
  answer: "index",
};

/** @param {string} board @returns {"X" | "O"} */
function mover(board) {
  return [..."XO"].map((side) => board.split(side).length).reduce((x, o) => x - o) > 0 ? "O" : "X";
}

/**
 * What a program is called with in a position.
 * @param {Omit<CallForm, "answer">} form
 * @param {string} board Nine characters.
 * @returns {unknown[]}
 */
export function argumentsOf(form, board) {
  const signs = signsOf(form.signs);
  const [first, second] = form.side === "own" && mover(board) === "O" ? ["O", "X"] : ["X", "O"];
  const signOf = (/** @type {string} */ side) => (side === first ? signs[0] : signs[1]);
  const cells = [...board].map((side, cell) =>
    side === first || side === second ? signOf(side) : emptyOf(form.empty, cell),
  );
  const value =
    form.cells === "list"
      ? cells
      : form.cells === "text"
        ? cells.join("")
        : [0, 3, 6].map((at) => cells.slice(at, at + 3));
  if (form.side === "given") return [value, signOf(mover(board))];
  return form.side === "max" ? [value, mover(board) === "X"] : [value];
}

/** @param {CallForm["signs"]} signs */
const signsOf = (signs) => signs.split(" ").map((sign) => (/\d/.test(sign) ? Number(sign) : sign));

/** @param {CallForm["empty"]} empty @param {number} cell */
function emptyOf(empty, cell) {
  if (empty === "null") return null;
  if (empty === "0") return 0;
  if (empty === "index") return cell;
  if (empty === "number") return cell + 1;
  return empty;
}

/**
 * The forms to try, the likeliest first: the empty cells and signs that are literals of the program.
 * @param {ReadonlySet<Literal>} literals
 * @param {readonly CallForm["side"][]} sides
 * @returns {Omit<CallForm, "answer">[]}
 */
export function formsFor(literals, sides) {
  const isEmpty = (/** @type {CallForm["empty"]} */ empty) =>
    empty !== "index" && empty !== "number" && literals.has(emptyOf(empty, 0));
  const isSigns = (/** @type {CallForm["signs"]} */ signs) => {
    const [first, second] = signsOf(signs);
    // 1 stands in most programs.
    return literals.has(first) && (typeof first === "string" || literals.has(second));
  };
  const likely = /** @type {<T>(list: readonly T[], test: (item: T) => boolean) => T[]} */ (
    (list, test) => [...list.filter(test), ...list.filter((item) => !test(item))]
  );
  return sides.flatMap((side) =>
    likely(SIGNS, isSigns)
      .filter((signs) => side === "own" || !EXCHANGED.includes(signs))
      .flatMap((signs) =>
        likely(EMPTY, isEmpty).flatMap((empty) =>
          CELLS.filter((cells) => cells !== "text" || fitsText(empty, signs)).map((cells) => ({
            cells,
            empty,
            signs,
            side,
          })),
        ),
      ),
  );
}

/**
 * What a function may want beside the board, the likeliest first: a later one is tried only where none before it gets
 * legal moves. One that declares the side to move gets it, also where moves without it are legal: they would be those
 * of another program.
 * @param {ProgramFunction} entry
 * @returns {readonly (readonly CallForm["side"][])[]}
 */
export function sidesFor({ parameters }) {
  if (parameters.length < 2) return [["counted", "own"]];
  const { name: second, preset } = parameters[1];
  const isSide =
    /player|side|turn|mark|sign|symbol|^ai$/i.test(second) || /^["'`][xo]["'`]$/i.test(preset);
  // A depth, or what has a value of its own.
  const isOther = preset !== "" || /depth|level|ply|alpha/i.test(second);
  if (/depth/i.test(second) || (isOther && !isSide && !IS_MAX.test(second))) {
    return [
      ["counted", "own"],
      ["given", "max"],
    ];
  }
  return [IS_MAX.test(second) ? ["max", "given"] : ["given", "max"], ["counted", "own"]];
}

/** Names of what is true for the side that maximises. */
const IS_MAX = /^is_|^is[A-Z]|max/;

/** Whether nine cells are nine characters. @param {CallForm["empty"]} empty @param {CallForm["signs"]} signs */
function fitsText(empty, signs) {
  return empty !== "" && empty !== "null" && !/\d/.test(signs);
}

/**
 * The way to read what came back from the trials with the most legal moves, and how many of them are right.
 * @param {readonly Trial[]} trials
 * @returns {{ answer: Reading, right: number, legal: number }}
 */
export function readTrials(trials) {
  const boards = trials.map(({ board }) => board);
  const cellsIn = (/** @type {Reading} */ reading) =>
    trials.map(({ board, value }) => cellOf(reading, value, board));
  const { reading, moves, legal } = bestReading(READINGS, boards, cellsIn);
  const right = moves.filter((cell, at) => cell === trials[at].right).length;
  return { answer: reading, right, legal };
}

/**
 * How well calls fit. A program with a bug plays legal moves at least, and a few right ones are chance.
 * @param {{ right: number, legal: number }} reading
 */
export const formWorth = ({ right, legal }) => 10 * legal + (right >= GOOD ? right : 0);

/** The language that a text seems to have. @param {string} source @returns {ProgramLanguage | null} */
export function programLanguageOf(source) {
  if (/^\s*(?:async\s+)?def\s+\w+\s*\(|^(?:from\s+\w+\s+)?import\s+\w+\s*$/m.test(source))
    return "python";
  return /\bfunction\b|=>|^\s*(?:const|let|var)\s/m.test(source) ? "javascript" : null;
}

/** Whether a function can only be the one that chooses a move. @param {string} name */
export const isPlayer = (name) => /^(get|find|choose)?_?best_?move$/i.test(name);

/** A call as a programmer writes it. @param {ProgramLanguage} language @param {string} name @param {unknown[]} args */
export function callText(language, name, args) {
  return `${name}(${args.map((value) => programValueText(language, value)).join(", ")})`;
}

/** A value as a programmer writes it. @param {ProgramLanguage} language @param {unknown} value @returns {string} */
export function programValueText(language, value) {
  const text = JSON.stringify(value) ?? "undefined";
  const spaced = text.replaceAll(/,(?=\S)/g, ", ");
  if (language !== "python") return spaced;
  const words = { null: "None", true: "True", false: "False" };
  return spaced.replaceAll(/\b(?:null|true|false)\b/g, (word) => Reflect.get(words, word));
}
