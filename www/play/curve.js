/** A curve of what the game was worth, move by move, as far as it is proved: up for X, down for O. */
import { svg } from "../base/svg.js";
import { list, say } from "../messages/index.js";

/** @import { ReviewedMove } from "../../pkg/web/cutoff.js" */

/** For X, with best play; `open` where it is not proved. @typedef {"win" | "draw" | "loss" | "open"} Worth */

/**
 * What the game was worth before its first move, and after each.
 * @param {readonly ReviewedMove[]} moves
 * @returns {Worth[]}
 */
export function worths(moves) {
  return moves.flatMap(({ before, after, player, exact }, index) => {
    const endings = index === 0 ? [before, after] : [after];
    return endings.map((ending) => {
      const worth = exact && ending ? ending.outcome : "open";
      return player === "X" ? worth : flipped(worth);
    });
  });
}

/** @param {Worth} worth @returns {Worth} */
function flipped(worth) {
  if (worth === "win") return "loss";
  return worth === "loss" ? "win" : worth;
}

/** Top and height of a bar, in a drawing that is 2 high. @type {Record<Worth, [number, number]>} */
const BARS = { win: [0, 1], draw: [0.92, 0.16], loss: [1, 1], open: [0, 2] };

/**
 * Draws it anew: a bar for each position. What is not proved may be anything between the two ends.
 * @param {Element} drawing
 * @param {readonly Worth[]} curve
 */
export function drawCurve(drawing, curve) {
  drawing.setAttribute("viewBox", `0 0 ${curve.length} 2`);
  drawing.setAttribute("aria-label", curveText(curve));
  const bars = curve.map((worth, at) => {
    const [y, height] = BARS[worth];
    return svg("rect", { x: at + 0.1, y, width: 0.8, height, "data-worth": worth });
  });
  drawing.replaceChildren(...bars);
}

/** The same in words: what it was worth first, and each change. @param {readonly Worth[]} curve */
function curveText(curve) {
  const parts = curve.flatMap((worth, at) =>
    worth === curve[at - 1] ? [] : say("curve-from", { number: at, worth }),
  );
  return say("curve-label", { parts: list(parts) });
}
