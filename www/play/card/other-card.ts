/** The card of other boards. Its race runs minimax to one depth beside alpha-beta's result. */
import { BRIEF_NODES } from "../questions/costs.ts";
import { comparedDepth } from "../questions/depths.ts";
import { positionOf } from "../../game/state.ts";
import { factsOf, showsFacts, type State } from "../state/play-state.ts";
import { savingText, type CardKind, type CardContent } from "./card-content.ts";
import type { Words } from "../../messages/catalogue.ts";
import type { Algorithm, DepthRun } from "../state/facts.ts";
import type { Play } from "../game/play-props.ts";

export const otherCard: CardKind = { contentOf, startOrStop };

/** The names of the searches that the button stops. */
const NAMES = ["search", "moves", "trap", "replySearch", "proof", "columns", "depthRace"] as const;

const isRacing = ({ phases }: State) => phases.depthRace === "running";
/** The counts of a stopped race stay until the position or the depth changes. */
const isStopped = ({ phases }: State) => phases.depthRace === "stopped";

function contentOf(words: Words, state: State): CardContent {
  const { comparison } = factsOf(state);
  const row = (algorithm: Algorithm) => {
    const isLive = comparison?.phase === algorithm || (algorithm === "minimax" && isStopped(state));
    const run = isLive ? comparison?.run : comparison?.[algorithm];
    const phase = comparison?.phase === algorithm ? ("running" as const) : undefined;
    return { ...rowOf(words, run ?? null), phase };
  };
  const saving = positionOf(state) ? comparisonText(words, state) : "";
  return {
    minimax: row("minimax"),
    "alpha-beta": row("alpha-beta"),
    saving,
    longest: comparison?.minimax?.nodes,
    isRaceWorthSeeing:
      isSearching(state) || comparison?.phase === "failed" || isWorthSeeing(comparison?.minimax),
    button: buttonOf(words, state),
    // Screen readers announce only the start and the end of a search.
    spoken: comparison?.phase === "alpha-beta" ? "" : saving,
  };
}

const RACE_LIMIT_MS = 60_000;

const isWorthSeeing = (minimax?: DepthRun | null) =>
  minimax ? minimax.ms > 0 && minimax.ms < RACE_LIMIT_MS && minimax.nodes > BRIEF_NODES : undefined;

const isSearching = ({ phases }: State) => NAMES.some((name) => phases[name] === "running");

function buttonOf({ say, duration }: Words, state: State): CardContent["button"] {
  const { comparison } = factsOf(state);
  const isRunning = isSearching(state);
  if (isRunning || comparison?.phase === "failed")
    return { isRunning, isPossible: true, text: say(isRunning ? "stop" : "retry-button") };
  const { isEstimate, ms = 0 } = comparison?.minimax ?? {};
  const isAgain = isStopped(state) || isEstimate === false;
  const time = ms > 0 ? duration(ms, { digits: 1 }) : "none";
  const first = say("depth-race-about", { time });
  const short = say("depth-race-short", { time });
  return {
    isRunning,
    isPossible: comparison?.["alpha-beta"] != null && showsFacts(state),
    text: isAgain ? say("card-race-again") : first,
    short: isAgain ? undefined : short,
  };
}

function startOrStop({ store: { state }, runner, notices }: Play) {
  if (isSearching(state)) return runner.stop(...NAMES);
  notices.restartFailedEngine();
  runner.wish(factsOf(state).comparison?.phase === "failed" ? "compareAlphaBeta" : "depthRace");
}

function rowOf({ say, number, duration }: Words, run: DepthRun | null) {
  if (!run) return { count: 0, nodes: "", time: "" };
  const { nodes: count, ms, isEstimate } = run;
  const withSign = (text: string) => (isEstimate ? say("compare-about", { text }) : text);
  const time = ms > 0 ? withSign(duration(ms, { digits: isEstimate ? 1 : 2 })) : "";
  return { count, isEstimate, nodes: withSign(number(count)), time };
}

function comparisonText(words: Words, state: State) {
  const { say } = words;
  const { comparison } = factsOf(state);
  const depth = comparison?.depth ?? comparedDepth(state);
  if (depth === 0) return "";
  const ahead = depth < state.shape.longest ? depth : "end";
  if (comparison?.phase === "failed") return say("compare-failed");
  if (comparison?.phase === "too-deep") return say("compare-too-deep");
  if (!comparison?.minimax || !comparison["alpha-beta"])
    return say("compare-alpha-beta", { ahead });
  if (isRacing(state)) return say("compare-minimax", { ahead });
  if (isStopped(state)) return say("compare-stopped", { ahead });
  const about = comparison.minimax.isEstimate ? "yes" : "no";
  return savingText(words, comparison, (ratio) => say("compare-share", { ahead, about, ratio }));
}
