/** What each cell of the board shows, and how it is named. */
import { list, say } from "../../messages/index.js";
import { answersShown, computerToMove, position } from "../../game/state.js";

/** @import { GameState } from "../../game/types.d.ts" */
/** @import { CellWorth, CellLook, Marks } from "./types.d.ts" */

/**
 * @param {GameState} state
 * @param {Marks} marks What is known of the position on the board.
 * @returns {CellLook[]}
 */
export function looks(state, { best, proved, worths }) {
  const { game, setup, settings, shape } = state;
  const now = position(state);
  const board = setup ? setup.board : (now?.board ?? game.start);
  const last = setup ? undefined : game.moves[game.at - 1];
  const shown = !setup && now && !now.finished && answersShown(state);
  const hints = shown && settings.hints ? worths : [];
  const isOpen = !setup && !state.aside && now && !now.finished;
  const falls = shape.gravity && isOpen && !computerToMove(state);
  return [...board].map((sign, cell) => ({
    sign,
    last: cell === last,
    winning: !setup && (now?.winningCells.includes(cell) ?? false),
    recommended: shown && best === cell ? now.player : null,
    proved,
    worth: hints.find(({ move }) => move === (sign === "." ? (now?.targets[cell] ?? cell) : cell)),
    short: shape.columns > 3 || shape.rows > 3,
    target: falls ? now.targets[cell] : null,
  }));
}

/** The worth in words, from the side to move. @param {{ outcome: string, plies: number | null, at?: string }} worth */
export function hintText({ outcome, plies, at }) {
  if (at) return say(`hint-at-${at}-${outcome}`);
  if (plies === null) return say(`hint-proved-${outcome}`);
  return say(`hint-${outcome}`, { plies });
}

/** The same where there is little room. @param {CellWorth} worth */
export function shortHint({ outcome, plies, at }) {
  if (at || plies === null) return hintText({ outcome, plies, at });
  return say(`hint-short-${outcome}`, { plies });
}

/** The same in signs, for small cells. @param {CellWorth} worth */
export function signHint({ outcome, plies, at }) {
  return say(`sign-${at ? `${at}-` : ""}${outcome}`, { plies: plies ?? "" });
}

/**
 * The name of a cell as it is said.
 * @param {CellLook} look
 * @param {number} cell
 */
export function cellName(look, cell) {
  const { sign, last, winning, recommended, proved, worth, target } = look;
  const content = sign === "." ? "cell-empty" : `cell-${sign.toLowerCase()}`;
  const parts = [
    say(content, { cell }),
    last && say("cell-last"),
    winning && say("cell-winning"),
    recommended && say(proved ? "cell-recommended" : "cell-best-so-far"),
    worth && hintText(worth),
    target !== null && target !== cell && say("cell-lands", { cell: target }),
  ];
  return list(parts.filter((part) => typeof part === "string"));
}
