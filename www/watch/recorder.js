/** Has the engine record a search, and gives it as a subject. */
import { EngineRefusal } from "../engine/engine.js";
import { latin } from "../page/typed-text.js";
import { STANDARD } from "../game/shape.js";
import { positionSubject } from "./position-subject.js";
import { SearchRecord } from "./record.js";
import { TreeRecord } from "./tree-record.js";
import { treeSubject } from "./tree-subject.js";
import { wholeOf } from "./whole.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./position-subject.js").Scoring} Scoring */
/** @typedef {import("./subject.js").Subject} Subject */

/**
 * A written-out tree, and how to search it.
 * @typedef {object} TreeChoice
 * @property {string} text
 * @property {boolean} pruning
 * @property {boolean} maximising Whether MAX moves at the root.
 * @property {number} [depth] Plies to search; the whole tree if it is left out.
 */

/**
 * A position, and how to search it.
 * @typedef {object} PositionChoice
 * @property {import("../game/shape.js").Shape} shape
 * @property {string} board Not finished.
 * @property {boolean} pruning
 * @property {Scoring} scoring
 * @property {number | null} depth Plies to search; null for all to the end of the game.
 */

/** The most nodes that are recorded; the engine itself refuses more on other boards than 3×3. */
const MOST = 2_000_000;
/** The same where memory is short. */
const MOST_ON_TOUCH = 500_000;

/** The most nodes that are recorded on this device. */
export const mostRecorded = () => (matchMedia("(pointer: coarse)").matches ? MOST_ON_TOUCH : MOST);

/**
 * What the engine is told of a search; of all of 3×3 only the scores, which its smallest build takes.
 * @param {PositionChoice} choice
 */
function optionsOf({ shape, scoring, depth }) {
  if (shape.game === STANDARD.game && depth === null) return { scoring };
  return { scoring, game: shape.game, ...(depth === null ? {} : { depth }) };
}

/**
 * @param {Engine} engine
 * @param {PositionChoice} choice
 * @param {AbortSignal} signal
 * @returns Rejects with an `EngineRefusal` with the code `trace-large` if the record would have more
 * nodes than this device takes, and with `search-long` if nobody could count them.
 */
async function traced(engine, choice, signal) {
  const { board, pruning } = choice;
  const options = optionsOf(choice);
  const most = mostRecorded();
  if (most < MOST && "game" in options) {
    const { scoring, ...limit } = options;
    const { nodes } = pruning
      ? await engine.request("best_move", [board, true, options], { signal })
      : await engine.request("estimate", [board, limit], { signal });
    if (nodes > most) throw new EngineRefusal({ code: "trace-large", message: "", nodes });
  }
  return engine.request("trace", [board, pruning, options], { signal });
}

/**
 * @param {Engine} engine
 * @param {TreeChoice} choice
 * @param {AbortSignal} signal
 * @returns {Promise<Subject>} Rejects with an `EngineRefusal` if the text is no tree.
 */
export async function recordTree(engine, { text, pruning, maximising, depth }, signal) {
  const args = /** @type {const} */ ([latin(text), pruning, maximising, depth]);
  const trace = await engine.request("trace_tree", [...args], { signal });
  return treeSubject(new TreeRecord(trace, pruning, "", depth));
}

/**
 * @param {Engine} engine
 * @param {PositionChoice} choice
 * @param {AbortSignal} signal
 * @returns {Promise<Subject>} Rejects as `traced` does.
 */
export async function recordPosition(engine, choice, signal) {
  const { shape, pruning, scoring, depth } = choice;
  const trace = await traced(engine, choice, signal);
  const record = new SearchRecord(trace, pruning, "", shape);
  return positionSubject(record, { scoring, depth, engine });
}

/**
 * All of minimax beside the search of a position.
 * @param {Engine} engine
 * @param {Subject} subject Of that search.
 * @param {PositionChoice} choice
 * @param {AbortSignal} signal
 * @returns {Promise<import("./whole.js").Whole>} Rejects as `traced` does.
 */
export async function recordWhole(engine, subject, choice, signal) {
  if (!choice.pruning) return wholeOf(subject.record, subject.record);
  const trace = await traced(engine, { ...choice, pruning: false }, signal);
  return wholeOf(new SearchRecord(trace, false, "", choice.shape), subject.record);
}

export { EngineRefusal };
