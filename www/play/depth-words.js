/** What is said of a textbook search on a large board. */
import { EngineRefusal } from "../engine/engine.js";
import { isStop } from "../engine/stop.js";
import { duration, number, say } from "../messages/index.js";
import { signed } from "../messages/figures.js";
import { magnitude } from "../page/magnitude.js";

/** @import { BestMove } from "../../pkg/web/cutoff.js" */

/** @param {boolean} pruning */
export const algorithmName = (pruning) => say(pruning ? "alpha-beta-name" : "minimax-name");

/** @param {number} nodes @param {number} ms */
export function farText(nodes, ms) {
  return say("textbook-far", { nodes: number(nodes), time: duration(ms, { digits: 2 }) });
}

/**
 * @param {BestMove} found
 * @param {boolean} pruning
 * @param {number | null} depth
 */
export function foundText(found, pruning, depth) {
  const { index, player, outcome, plies, estimate } = found;
  const algorithm = algorithmName(pruning);
  const ahead = depth === null ? say("textbook-to-end") : say("think-depth", { depth });
  const head = say("textbook-found", { algorithm, ahead, cell: index ?? 0 });
  const worth =
    outcome === "unknown"
      ? say("textbook-guess", { player, guess: signed(estimate) })
      : say(`think-proved-${outcome}`, { player, plies: plies ?? 0 });
  return `${head} ${worth}`;
}

/** @param {unknown} error */
export function failText(error) {
  if (error instanceof EngineRefusal && error.code === "search-long") {
    return say("textbook-refused", { size: magnitude(error.nodes ?? 0) });
  }
  if (isStop(error)) return say("textbook-stopped");
  return say("textbook-failed");
}
