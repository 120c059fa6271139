/** What the card says of both searches to one depth, and its race: minimax live beside what alpha-beta has taken. */
import { comparedDepth } from "../questions/costs.ts";
import { factsOf, isOpen, position } from "../game/state.ts";
import { shareText } from "./share.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { Algorithm, DepthRun } from "../game/facts.ts";
import type { Play } from "../game/play.ts";
import type { Card } from "./searches.ts";
import type { State } from "../game/state.ts";

/** What the button stops. */
const SEARCHES = ["look", "worths", "trap", "ponder", "proof", "columns", "race"];

const isRacing = ({ phases }: State) => phases.race === "looking";
/** Its counts stay until the position or the depth is another. */
const isStopped = ({ phases }: State) => phases.race === "stopped";

export function searchesToDepth(words: Speech, state: State): Card {
  const { toDepth } = factsOf(state);
  const row = (by: Algorithm) => {
    const isLive = toDepth?.state === by || (by === "minimax" && isStopped(state));
    return rowOf(words, (isLive ? toDepth?.run : toDepth?.[by]) ?? null);
  };
  const saving = position(state) ? resultText(words, state) : "";
  return {
    ...{ minimax: row("minimax"), alphaBeta: row("alphaBeta"), saving },
    most: toDepth?.minimax?.nodes,
    races: toDepth?.minimax || isSearching(state) ? true : undefined,
    button: buttonOf(words, state),
    // Of what runs, a screen reader hears the start and the end.
    heard: toDepth?.state === "alphaBeta" ? "" : saving,
  };
}

const isSearching = ({ phases }: State) => SEARCHES.some((name) => phases[name] === "looking");

/** The race; a stop as long as something searches. */
function buttonOf({ say, duration }: Speech, state: State): Card["button"] {
  const { toDepth } = factsOf(state);
  const isRunning = isSearching(state);
  if (isRunning) return { isRunning, isPossible: true, text: say("stop") };
  if (toDepth?.state === "failed")
    return { isRunning, isPossible: true, text: say("retry-button") };
  const { about, ms = 0 } = toDepth?.minimax ?? {};
  const isAgain = isStopped(state) || about === false;
  const time = duration(ms, { digits: 1 });
  const first = ms > 0 ? say("race-about", { time }) : say("slow-race-button");
  return {
    ...{ isRunning, isPossible: toDepth?.minimax != null && isOpen(state) },
    text: isAgain ? say("slow-race-again") : first,
  };
}

/** Starts what the button says, or stops what runs. */
export function raceOrStop({ store: { state }, runner, turns }: Play) {
  if (isSearching(state)) return runner.stop(...SEARCHES);
  turns.wake();
  runner.want(factsOf(state).toDepth?.state === "failed" ? "alphaBeta" : "race");
}

function rowOf({ say, number, duration }: Speech, run: DepthRun | null) {
  if (!run) return { count: 0, nodes: "", time: "" };
  const { nodes: count, ms, about } = run;
  const nodes = number(count);
  const time = ms > 0 ? duration(ms, { digits: about ? 1 : 2 }) : "";
  if (!about) return { count, about, nodes, time };
  // What is estimated is called so.
  const aboutText = (text: string) => say("compare-about", { text });
  return { count, about, nodes: aboutText(nodes), time: time && aboutText(time) };
}

/** What the searches to a depth have come to, in a sentence. */
function resultText({ say, number }: Speech, state: State) {
  const { toDepth } = factsOf(state);
  const depth = toDepth?.depth ?? comparedDepth(state);
  if (depth === 0) return "";
  const ahead = depth < state.shape.longest ? depth : "end";
  if (toDepth?.state === "failed") return say("compare-failed");
  if (toDepth?.state === "too-deep") return say("compare-too-deep");
  const { minimax = null, alphaBeta = null } = toDepth ?? {};
  if (!minimax || !alphaBeta) return say("compare-alpha-beta", { ahead });
  if (isRacing(state)) return say("compare-minimax", { ahead });
  if (isStopped(state)) return say("compare-stopped", { ahead });
  const times = minimax.nodes / alphaBeta.nodes;
  const share = minimax.about
    ? shareText({ number, say }, 1, Number(times.toPrecision(2)), true)
    : shareText({ number, say }, alphaBeta.nodes, minimax.nodes);
  return say("compare-share", { ahead, share });
}
