/** Both searches to one depth, on the card: the choice of the depth, the press that compares them, and what it finds. */
import { setText } from "../base/elements.js";
import { signed } from "../messages/figures.js";
import { duration, number, say } from "../messages/index.js";
import { onClick, part } from "../page/parts.js";
import { answersShown, computerPlays, factsOf, position } from "./state.js";
import { shareText } from "./whole-searches.js";

/** @import { Controller } from "./controller.js" */
/** @import { DepthRun, ToDepth } from "./answers.js" */
/** @import { State } from "./state.js" */
/** @import { Card } from "./types.d.ts" */

/** How many plies more than usual can be chosen: minimax is estimated there. */
const BEYOND = 4;

/**
 * The button that has both searches compared to a depth, and the choice of that depth.
 * @param {Controller} controller
 */
export function pressView(controller) {
  const [box, button, heard] = ["compare-box", "compare", "compare-heard"].map((id) => part(id));
  const depths = /** @type {HTMLSelectElement} */ (part("compare-depth"));
  depths.addEventListener("change", () => controller.look({ depth: Number(depths.value) }));
  onClick("compare", () => depths.value && controller.compare(Number(depths.value)));

  /** @param {State} state */
  return function render(state) {
    const now = position(state);
    const { shape, setup } = state;
    box.hidden = shape.exhaustive || !now || now.finished || !!setup || computerPlays(state);
    if (box.hidden) return;
    const { toDepth, usualDepth } = factsOf(state);
    setText(button, say(toDepth?.state === "runs" ? "compare-stop" : "compare-button"));
    button.setAttribute("aria-disabled", String(usualDepth === null));
    depths.setAttribute("aria-label", say("depth-label"));
    offer(depths, usualDepth === null ? 0 : Math.min(usualDepth + BEYOND, shape.longest), shape);
    depths.value = String(Math.min(state.depth ?? usualDepth ?? 0, depths.length));
    setText(heard, toDepth && toDepth.state !== "runs" ? resultText(state) : "");
  };
}

/**
 * Offers the depths from 1 on.
 * @param {HTMLSelectElement} depths
 * @param {number} deepest
 * @param {State["shape"]} shape
 */
function offer(depths, deepest, { longest }) {
  const names = Array.from({ length: deepest }, (_, at) =>
    at + 1 === longest ? say("to-the-end") : say("think-depth", { depth: at + 1 }),
  );
  if (names.length === depths.length && names.at(-1) === depths.options[deepest - 1]?.text) return;
  depths.replaceChildren(...names.map((name, at) => new Option(name, String(at + 1))));
}

/** What the card says of searches to a depth. @param {State} state @returns {Card} */
export function searchesToDepth(state) {
  const { toDepth } = factsOf(state);
  const [minimax, alphaBeta] = [toDepth?.minimax, toDepth?.alphaBeta].map(row);
  return { minimax, alphaBeta, saving: position(state) ? resultText(state) : "" };
}

/** @param {DepthRun | null} [run] */
function row(run) {
  if (!run) return { count: 0, nodes: "–", time: "" };
  const [count, time] = [run.nodes, duration(run.ms, { digits: 2 })];
  if (!run.about) return { count, nodes: number(count), time };
  const about = (/** @type {string} */ text) => say("compare-about", { text });
  return { count, nodes: about(number(Number(count.toPrecision(2)))), time: about(time) };
}

/** What the searches to a depth have come to, in a sentence or a few. @param {State} state */
function resultText(state) {
  const { toDepth } = factsOf(state);
  if (!toDepth) return say("compare-what");
  const { minimax, alphaBeta } = toDepth;
  if (toDepth.state === "runs") {
    return say("compare-running", {
      algorithm: say(minimax ? "minimax-name" : "alpha-beta-name"),
    });
  }
  if (!minimax || !alphaBeta) return say(`compare-${toDepth.state}`);
  return [
    say("saving", { share: shareText(alphaBeta.nodes, minimax.nodes) }),
    minimax.about && say("compare-stopped"),
    answersShown(state) && foundText(state, toDepth),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a search to a depth recommends, and by what. @param {State} state @param {ToDepth} toDepth */
function foundText({ shape }, { depth, found }) {
  if (!found) return "";
  const { index, player, outcome, plies, estimate } = found;
  const ahead = depth < shape.longest ? depth : "end";
  const worth =
    outcome === "unknown"
      ? say("compare-estimate", { player, estimate: signed(estimate) })
      : say(`think-proved-${outcome}`, { player, plies: plies ?? 0 });
  return `${say("compare-found", { ahead, cell: index ?? 0 })} ${worth}`;
}
