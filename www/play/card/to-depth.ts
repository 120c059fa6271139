/** Both searches to one depth, on the card: and the choice of the depth. */
import { make, setChildren, setText } from "../../base/elements.ts";
import { duration, number, say } from "../../messages/index.ts";
import { part } from "../../page/parts.ts";
import { readableDepth } from "../../parts/search/readable-depth.ts";
import { comparedDepth, offeredDepths } from "../questions/costs.ts";
import { computerPlays, factsOf, position } from "../game/state.ts";
import { shareText } from "./share.ts";
import type { Controller } from "../game/controller.ts";
import type { Algorithm, DepthRun, ToDepth } from "../game/facts.ts";
import type { Card } from "./searches-card.ts";
import type { State } from "../game/state.ts";

/** The choice of the depth, and what the link to Watch opens. */
export function depthView(controller: Controller) {
  const [heard, watch] = ["compare-heard", "watch-text"].map((id) => part(id));
  const depths = part<HTMLSelectElement>("compare-depth");
  depths.addEventListener("change", () => controller.look({ depth: Number(depths.value) }));

  return function render(state: State) {
    const now = position(state);
    const { shape, setup } = state;
    const depth = readableDepth(shape);
    setText(watch, depth === null ? say("watch-link") : say("watch-link-depth", { depth }));
    if (shape.exhaustive || !now || now.finished || setup || computerPlays(state)) return;
    setChildren(depths, ...offeredDepths(state).map((one) => optionOf(one, shape)));
    depths.value = String(comparedDepth(state));
    const { toDepth } = factsOf(state);
    setText(heard, toDepth && !isRunning(toDepth) ? resultText(state) : "");
  };
}

const isRunning = ({ state }: ToDepth) => state === "minimax" || state === "alphaBeta";

function optionOf(depth: number, { longest }: State["shape"]) {
  const name = depth === longest ? say("to-the-end") : say("think-depth", { depth });
  return make("option", { value: depth }, name);
}

export function searchesToDepth(state: State): Card {
  const { toDepth } = factsOf(state);
  const row = (by: Algorithm) =>
    rowOf(toDepth?.state === by ? toDepth.run : (toDepth?.[by] ?? null));
  const saving = position(state) ? resultText(state) : "";
  const most = toDepth?.minimax?.nodes;
  return { minimax: row("minimax"), alphaBeta: row("alphaBeta"), saving, most, races: false };
}

function rowOf(run: DepthRun | null) {
  if (!run) return { count: 0, nodes: "–", time: "" };
  const { nodes: count, ms, about } = run;
  const nodes = number(count);
  const time = ms > 0 ? duration(ms, { digits: about ? 1 : 2 }) : "";
  if (!about) return { count, about, nodes, time: time || say("time-none") };
  return { count, about, nodes: aboutText(nodes), time: time ? aboutText(time) : say("time-none") };
}

/** What is estimated is called so. */
const aboutText = (text: string) => say("compare-about", { text });

/** What the searches to a depth have come to, in a sentence. */
function resultText(state: State) {
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
