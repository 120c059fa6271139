/**
 * How a visitor's program wants to be called: what it takes for a board, which signs, what it gives for a move.
 * A form is found by trials in positions with a single good move. Pure.
 */

import { bestReading, cellOf, READINGS } from "./reading.js";

/** @import { CallForm, Reading, Trial } from "./types.d.ts" */
/** @import { ProgramLanguage } from "../../sandbox/types.d.ts" */

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
  const signs = form.signs.split(" ").map((sign) => (/\d/.test(sign) ? Number(sign) : sign));
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

/** @param {CallForm["empty"]} empty @param {number} cell */
function emptyOf(empty, cell) {
  if (empty === "null") return null;
  if (empty === "0") return 0;
  if (empty === "index") return cell;
  if (empty === "number") return cell + 1;
  return empty;
}

/**
 * The forms to try, the likeliest first: the empty cells and signs that a program's text has.
 * @param {string} source
 * @param {readonly CallForm["side"][]} sides
 * @returns {Omit<CallForm, "answer">[]}
 */
export function formsFor(source, sides) {
  const quoted = (/** @type {string} */ text) =>
    [`"${text}"`, `'${text}'`, `\`${text}\``].some((word) => source.includes(word));
  const isEmpty = (/** @type {CallForm["empty"]} */ empty) => {
    if (empty === "null") return /\bnull\b|\bNone\b/.test(source);
    if (empty === "0") return /[=!]==?\s*0\b/.test(source);
    return empty !== "index" && empty !== "number" && quoted(empty);
  };
  const isSigns = (/** @type {CallForm["signs"]} */ signs) => quoted(signs.split(" ")[0]);
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
 * @param {string} source
 * @param {string} name
 * @returns {readonly (readonly CallForm["side"][])[]}
 */
export function sidesFor(source, name) {
  const parameters = parametersOf(source, name);
  if (!parameters) return [SIDE];
  if (parameters.length < 2) return [["counted", "own"]];
  const [, second = "", preset = ""] = /^([\w$]+)[^=]*(?:=\s*([^]*))?$/.exec(parameters[1]) ?? [];
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

/** The parameters of a function as they are written; null where they are not seen. @param {string} source @param {string} name */
function parametersOf(source, name) {
  const word = name.replaceAll("$", "\\$");
  const head = new RegExp(
    `(?:\\bfunction\\s*\\*?|\\bdef)\\s*${word}\\s*\\(|\\b(?:const|let|var)\\s+${word}\\s*=\\s*(?:async\\b\\s*)?(?:function\\b[^(]*)?(?:\\(|(?=[\\w$]+\\s*=>))`,
  ).exec(source);
  if (!head) return null;
  if (!head[0].endsWith("(")) return [""];
  const parts = [""];
  let depth = 0;
  const rest = source.slice(head.index + head[0].length);
  // Strings and comments are no brackets.
  for (const [sign] of rest.matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`|\/\*[^]*?\*\/|\/\/.*|#.*|[^]/g)) {
    if (/^(?:\/[*/]|#)/.test(sign)) continue;
    if (depth === 0 && sign === ")") {
      // What is behind a star or three dots is not given in its place.
      const all = parts.map((part) => part.trim()).filter((part) => part !== "/");
      const end = all.findIndex((part) => !/^[\w$[{]/.test(part));
      return end < 0 ? all : all.slice(0, end);
    }
    if (depth === 0 && sign === ",") parts.push("");
    else parts[parts.length - 1] += sign;
    if (/^[([{]$/.test(sign)) depth += 1;
    if (/^[)\]}]$/.test(sign)) depth -= 1;
  }
  return null;
}

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

/**
 * The functions that a program defines, the likeliest to choose a move first.
 * @param {string} source
 * @returns {string[]}
 */
export function functionsIn(source) {
  const defined = source.matchAll(
    /\bfunction\s*\*?\s*([A-Za-z_$][\w$]*)|^\s*(?:export )?(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*=\s*(?:async\s*)?(?:function\b|\([^)]*\)\s*=>|\w+\s*=>)|^(?:async\s+)?def\s+(\w+)/gm,
  );
  const names = [...new Set(Array.from(defined, ([, one, two, three]) => one ?? two ?? three))];
  const rank = (/** @type {string} */ name) => {
    if (isPlayer(name)) return 0;
    if (
      /(best|next|choose|computer|ai|bot|pick|make|get|find).*(move|cell|square|action)/i.test(name)
    )
      return 1;
    return /minimax|alpha|negamax/i.test(name) ? 2 : 3;
  };
  return names.toSorted((one, other) => rank(one) - rank(other)).slice(0, 40);
}

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
