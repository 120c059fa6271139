/** What the card says of both searches to one depth. Pure. */
import { comparedDepth } from "../questions/costs.ts";
import { factsOf, position } from "../game/state.ts";
import { shareText } from "./share.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { Algorithm, DepthRun, ToDepth } from "../game/facts.ts";
import type { Card } from "./searches.ts";
import type { State } from "../game/state.ts";

const isRunning = ({ state }: ToDepth) => state === "minimax" || state === "alphaBeta";

export function searchesToDepth(words: Speech, state: State): Card {
  const { toDepth } = factsOf(state);
  const row = (by: Algorithm) =>
    rowOf(words, toDepth?.state === by ? toDepth.run : (toDepth?.[by] ?? null));
  const saving = position(state) ? resultText(words, state) : "";
  const heard = toDepth && !isRunning(toDepth) ? saving : "";
  const most = toDepth?.minimax?.nodes;
  return {
    minimax: row("minimax"),
    alphaBeta: row("alphaBeta"),
    saving,
    most,
    heard,
    races: false,
  };
}

function rowOf({ say, number, duration }: Speech, run: DepthRun | null) {
  if (!run) return { count: 0, nodes: "–", time: "" };
  const { nodes: count, ms, about } = run;
  const nodes = number(count);
  const time = ms > 0 ? duration(ms, { digits: about ? 1 : 2 }) : "";
  if (!about) return { count, about, nodes, time: time || say("time-none") };
  // What is estimated is called so.
  const aboutText = (text: string) => say("compare-about", { text });
  return { count, about, nodes: aboutText(nodes), time: time ? aboutText(time) : say("time-none") };
}

/** What the searches to a depth have come to, in a sentence. */
function resultText({ say, number }: Speech, state: State) {
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
