/** The card for searches to one depth. Its race runs minimax beside alpha-beta's result. */
import { BRIEF_NODES } from "../questions/costs.ts";
import { comparedDepth } from "../questions/depths.ts";
import { position } from "../../game/state.ts";
import { factsOf, showsFindings, type QuestionName, type State } from "../game/play-state.ts";
import { savingOf, type CardPart, type CardTexts } from "./card-texts.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { Algorithm, DepthRun } from "../game/facts.ts";
import type { Play } from "../game/play-props.ts";

export const boardsCard: CardPart = { cardOf, startOrStop };

/** The searches that the button stops. */
const STOPPABLE: QuestionName[] = ["think", "moves", "trap", "ponder", "proof", "columns", "race"];

const isRacing = ({ phases }: State) => phases.race === "running";
/** The counts of a stopped race stay until the position or the depth changes. */
const isStopped = ({ phases }: State) => phases.race === "stopped";

function cardOf(words: Speech, state: State): CardTexts {
  const { toDepth } = factsOf(state);
  const row = (by: Algorithm) => {
    const isLive = toDepth?.phase === by || (by === "minimax" && isStopped(state));
    const run = isLive ? toDepth?.run : toDepth?.[by];
    const phase = toDepth?.phase === by ? ("running" as const) : undefined;
    return { ...rowOf(words, run ?? null), phase };
  };
  const saving = position(state) ? resultOf(words, state) : "";
  return {
    minimax: row("minimax"),
    alphaBeta: row("alphaBeta"),
    saving,
    most: toDepth?.minimax?.nodes,
    races: isSearching(state) || toDepth?.phase === "failed" || isWorthSeeing(toDepth?.minimax),
    button: buttonOf(words, state),
    // Screen readers announce only the start and the end of a search.
    spoken: toDepth?.phase === "alphaBeta" ? "" : saving,
  };
}

const RACE_LIMIT_MS = 60_000;

const isWorthSeeing = (minimax?: DepthRun | null) =>
  minimax ? minimax.ms > 0 && minimax.ms < RACE_LIMIT_MS && minimax.nodes > BRIEF_NODES : undefined;

const isSearching = ({ phases }: State) => STOPPABLE.some((name) => phases[name] === "running");

function buttonOf({ say, duration }: Speech, state: State): CardTexts["button"] {
  const { toDepth } = factsOf(state);
  const isRunning = isSearching(state);
  if (isRunning || toDepth?.phase === "failed")
    return { isRunning, isPossible: true, text: say(isRunning ? "stop" : "retry-button") };
  const { isEstimate, ms = 0 } = toDepth?.minimax ?? {};
  const isAgain = isStopped(state) || isEstimate === false;
  const time = ms > 0 ? duration(ms, { digits: 1 }) : "none";
  const first = say("play-race-about", { time });
  const short = say("play-race-short", { time });
  return {
    isRunning,
    isPossible: toDepth?.alphaBeta != null && showsFindings(state),
    text: isAgain ? say("play-race-again") : first,
    short: isAgain ? undefined : short,
  };
}

function startOrStop({ store: { state }, runner, notices }: Play) {
  if (isSearching(state)) return runner.stop(...STOPPABLE);
  notices.wake();
  runner.want(factsOf(state).toDepth?.phase === "failed" ? "alphaBeta" : "race");
}

function rowOf({ say, number, duration }: Speech, run: DepthRun | null) {
  if (!run) return { count: 0, nodes: "", time: "" };
  const { nodes: count, ms, isEstimate } = run;
  const nodes = number(count);
  const time = ms > 0 ? duration(ms, { digits: isEstimate ? 1 : 2 }) : "";
  if (!isEstimate) return { count, isEstimate, nodes, time };
  const aboutText = (text: string) => say("compare-about", { text });
  return { count, isEstimate, nodes: aboutText(nodes), time: time && aboutText(time) };
}

function resultOf(words: Speech, state: State) {
  const { say } = words;
  const { toDepth } = factsOf(state);
  const depth = toDepth?.depth ?? comparedDepth(state);
  if (depth === 0) return "";
  const ahead = depth < state.shape.longest ? depth : "end";
  if (toDepth?.phase === "failed") return say("compare-failed");
  if (toDepth?.phase === "too-deep") return say("compare-too-deep");
  if (!toDepth?.minimax || !toDepth.alphaBeta) return say("compare-alpha-beta", { ahead });
  if (isRacing(state)) return say("compare-minimax", { ahead });
  if (isStopped(state)) return say("compare-stopped", { ahead });
  const about = toDepth.minimax.isEstimate ? "yes" : "no";
  return savingOf(words, toDepth, (times) => say("compare-share", { ahead, about, times }));
}
