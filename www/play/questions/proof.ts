/** The proof of a position that the visitor starts: it goes on from the engine's table where it was stopped. */
import { proving } from "../../engine/workers.js";
import { boundsOf } from "../game/bounds.js";
import { exact } from "../game/claim.js";
import { positionKey } from "../game/facts.js";
import { fromSolved } from "../game/finding.js";
import { position } from "../game/state.js";
import { limits } from "./limits.js";
import { seldom } from "./seldom.js";

/** @import { Solved } from "../../../pkg/web/cutoff.js" */
/** @import { Engine } from "../../engine/engine.js" */
/** @import { Store } from "../game/store.js" */
/** @import { Asking } from "./runner.js" */

/** @typedef {Solved & { ms: number }} Report */

/** The position whose proof the worker has in its table. */
let current = "";

/**
 * Proves without the book, by a worker with a table of its own: the counts are of this position alone.
 * @param {Store} store
 * @param {Asking} asking
 * @param {Engine} [engine]
 */
export async function prove(store, { state, signal }, engine = proving()) {
  const { game } = state.shape;
  const { board } = position(state);
  const key = positionKey(game, board);
  if (current !== key) {
    engine.restart();
    store.learn(game, board, { proof: null });
  }
  current = key;
  const options = { game, memoryMb: limits.now.memoryMb, book: false, line: true };
  /** @param {Report} report @param {boolean} isDone */
  const hear = (report, isDone) => {
    const { nodes, ms } = report;
    const bounds = boundsOf(report);
    // The line of best play takes its time after the result is proved.
    const proved = store.facts.of(game, board).proof?.provedMs ?? (exact(bounds) ? ms : null);
    store.learn(game, board, { bounds, proof: { ...bounds, nodes, ms, provedMs: proved, isDone } });
  };
  try {
    const progress = seldom((/** @type {Report} */ report) => hear(report, false));
    const report = await engine.request("solve", [board, options], { signal, progress });
    hear(report, true);
    store.learn(game, board, { found: fromSolved(report) });
  } catch (error) {
    // A new worker has nothing of what the one before had proved.
    if (!signal.aborted) current = "";
    throw error;
  }
}
