/** Both searches to one depth, on the card: and the choice of the depth. */
import { setText } from "../../base/elements.js";
import { duration, number, say } from "../../messages/index.js";
import { part } from "../../page/parts.js";
import { readableDepth } from "../../parts/search/readable-depth.js";
import { comparedDepth, offeredDepths } from "../questions/compared-depth.js";
import { computerPlays, factsOf, position } from "../game/state.js";
import { shareText } from "./share.js";

/** @import { Controller } from "../game/controller.js" */
/** @import { Algorithm, DepthRun, ToDepth } from "../game/facts.js" */
/** @import { Card } from "./searches-card.js" */
/** @import { State } from "../game/state.js" */

/**
 * The choice of the depth, and what the link to Watch opens.
 * @param {Controller} controller
 */
export function depthView(controller) {
  const [heard, watch] = ["compare-heard", "watch-text"].map((id) => part(id));
  const depths = /** @type {HTMLSelectElement} */ (part("compare-depth"));
  depths.addEventListener("change", () => controller.look({ depth: Number(depths.value) }));

  /** @param {State} state */
  return function render(state) {
    const now = position(state);
    const { shape, setup } = state;
    const depth = readableDepth(shape);
    setText(watch, depth === null ? say("watch-link") : say("watch-link-depth", { depth }));
    if (shape.exhaustive || !now || now.finished || setup || computerPlays(state)) return;
    offer(depths, offeredDepths(state), shape);
    depths.value = String(comparedDepth(state));
    const { toDepth } = factsOf(state);
    setText(heard, toDepth && !isRunning(toDepth) ? resultText(state) : "");
  };
}

/** @param {ToDepth} toDepth */
const isRunning = ({ state }) => state === "minimax" || state === "alphaBeta";

/**
 * @param {HTMLSelectElement} select
 * @param {readonly number[]} depths
 * @param {State["shape"]} shape
 */
function offer(select, depths, { longest }) {
  const names = depths.map((depth) =>
    depth === longest ? say("to-the-end") : say("think-depth", { depth }),
  );
  const last = select.options[names.length - 1];
  if (names.length === select.length && names.at(-1) === last?.text) return;
  select.replaceChildren(...depths.map((depth, at) => new Option(names[at], String(depth))));
}

/** What the card says of searches to a depth. @param {State} state @returns {Card} */
export function searchesToDepth(state) {
  const { toDepth } = factsOf(state);
  const row = (/** @type {Algorithm} */ by) =>
    rowOf(toDepth?.state === by ? toDepth.run : (toDepth?.[by] ?? null));
  const saving = position(state) ? resultText(state) : "";
  const most = toDepth?.minimax?.nodes;
  return { minimax: row("minimax"), alphaBeta: row("alphaBeta"), saving, most };
}

/** @param {DepthRun | null} run */
function rowOf(run) {
  if (!run) return { count: 0, nodes: "–", time: "" };
  const { nodes: count, ms, about } = run;
  const nodes = number(count);
  const time = ms > 0 ? duration(ms, { digits: about ? 1 : 2 }) : "";
  if (!about) return { count, about, nodes, time: time || say("time-none") };
  return { count, about, nodes: aboutText(nodes), time: time ? aboutText(time) : say("time-none") };
}

/** What is estimated is called so. @param {string} text */
const aboutText = (text) => say("compare-about", { text });

/** What the searches to a depth have come to, in a sentence. @param {State} state */
function resultText(state) {
  const { toDepth } = factsOf(state);
  const depth = toDepth?.depth ?? comparedDepth(state);
  if (depth === 0) return say("pending");
  const ahead = depth < state.shape.longest ? depth : "end";
  if (!toDepth || toDepth.state === "alphaBeta") return say("compare-alpha-beta", { ahead });
  const { minimax, alphaBeta } = toDepth;
  if (!minimax || !alphaBeta)
    return say(toDepth.state === "failed" ? "compare-failed" : "compare-too-deep");
  if (toDepth.state === "minimax") return say("compare-minimax", { ahead });
  const times = minimax.nodes / alphaBeta.nodes;
  const share = minimax.about
    ? shareText({ number, say }, 1, Number(times.toPrecision(2)), true)
    : shareText({ number, say }, alphaBeta.nodes, minimax.nodes);
  return say("compare-share", { ahead, share });
}
