/** Positions and games that come from outside, as the engine reads them. */
import { short } from "./link.js";
import { EngineRefusal } from "../engine/engine.js";
import { EMPTY } from "./state.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./state.js").Setup} Setup */
/** @typedef {import("./state.js").Words} Words */

/** What the engine refuses a board for, and the catalogue has words about. */
const FAULTS = ["board-length", "cell-sign", "stone-counts", "both-won", "played-on"];

/** What the engine refuses a move for; any other fault of a list is that it goes on for too long. */
const MOVE_FAULTS = ["cell-taken", "game-over"];

/** Of the board's faults, what concerns the reading of single signs. */
const UNREADABLE = ["board-length", "cell-sign"];

/**
 * Plays the game of a link as far as it can be played.
 * @param {Engine} engine
 * @param {import("./link.js").Link} link
 */
export async function replayLink(engine, { game, faults }) {
  let { start, moves } = game;
  const found = [...faults];
  for (;;) {
    try {
      const { positions } = await engine.request("replay", [start, moves]);
      const at = Math.min(game.at, moves.length);
      return { game: { start: positions[0].board, moves, at }, positions, faults: found };
    } catch (error) {
      if (!(error instanceof EngineRefusal)) throw error;
      found.push(linkFault(error, start, moves));
      moves = error.move === undefined ? [] : moves.slice(0, error.move);
      start = error.move === undefined ? EMPTY : start;
    }
  }
}

/**
 * @param {EngineRefusal} refusal
 * @param {string} start
 * @param {number[]} moves
 * @returns {Words}
 */
function linkFault(refusal, start, moves) {
  const { code, move } = refusal;
  if (move === undefined) {
    const fault = boardFault(refusal, start);
    return { id: "link-fault-start", values: { text: short(start), fault } };
  }
  const name = MOVE_FAULTS.includes(code) ? code : "many";
  const fault = { id: `link-fault-${name}`, values: { cell: moves[move] } };
  return { id: "link-fault-move", values: { number: move + 1, fault } };
}

/**
 * Lets the engine look at a position in the making.
 * @param {Engine} engine
 * @param {string} text As typed.
 * @param {string} board What the board shows if the text cannot be read.
 * @param {AbortSignal} signal
 * @returns {Promise<Setup>}
 */
export async function checkSetup(engine, text, board, signal) {
  try {
    const { positions } = await engine.request("replay", [text, []], { signal });
    return { text, board: positions[0].board, fault: null, position: positions[0] };
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    const readable = !UNREADABLE.includes(error.code);
    const fault = boardFault(error, text);
    return { text, board: readable ? shown(text) : board, fault, position: null };
  }
}

/**
 * The next sign of a cell in turn: empty, X, O.
 * @param {string} board
 * @param {number} cell
 */
export function cycled(board, cell) {
  const next = { ".": "X", X: "O", O: "." }[board[cell]] ?? ".";
  return board.slice(0, cell) + next + board.slice(cell + 1);
}

/**
 * @param {EngineRefusal} refusal
 * @param {string} text
 * @returns {Words}
 */
function boardFault({ code, cell, message }, text) {
  if (!FAULTS.includes(code)) return { id: "fault-other", values: { message } };
  const found = signs(text).length;
  return { id: `fault-${code}`, values: cell === undefined ? { found } : { found, cell } };
}

/** How a text with nine known signs looks on the board. @param {string} text */
function shown(text) {
  return signs(text)
    .map((sign) => (/[xo]/i.test(sign) ? sign.toUpperCase() : "."))
    .join("");
}

/** The engine reads past line breaks. @param {string} text */
function signs(text) {
  return [...text.replace(/[\r\n]/g, "")];
}
