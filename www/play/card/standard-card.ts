/** The card of 3×3. The clock of its race counts nodes, so both searches are equally fast. */
import { completeContent, type CardKind, type CardContent } from "./card-content.ts";
import { factsOf, type State } from "../state/play-state.ts";
import { SLOW_RACE_MS, stepOf } from "../questions/slow-race.ts";
import type { TraceMap } from "../../../pkg/whole/cutoff.js";
import type { Words } from "../../messages/catalogue.ts";
import type { Algorithm } from "../state/facts.ts";
import type { Play } from "../game/play-props.ts";

export const standardCard: CardKind = { contentOf, startOrStop };

function startOrStop({ store, runner }: Play) {
  if (store.state.phases.slowRace === "running") runner.stop("slowRace");
  else runner.wish("slowRace");
  store.notify();
}

function contentOf(words: Words, state: State): CardContent {
  const { say, number } = words;
  const race = raceOf(state);
  const { map } = factsOf(state);
  const complete = completeContent(words, state);
  const isRunning = race?.phase === "running";
  const button = {
    isPossible: map !== null,
    isRunning,
    text: say(isRunning ? "stop" : race ? "card-race-again" : "slow-race-button"),
    short: race ? undefined : say("slow-race-short"),
  };
  if (!map || race?.share === undefined)
    return { ...complete, button, spoken: race ? complete.saving : "" };
  const lanes = lanesOf(map, race.share);
  const row = (algorithm: Algorithm) => {
    const { nodes, isDone } = lanes[algorithm];
    // Only complete searches have times.
    return isDone
      ? { ...complete[algorithm], phase: "done" as const }
      : { count: nodes, nodes: number(nodes), time: "", phase: "running" as const };
  };
  const percentOf = (share: number) => number(Math.floor(share * 100) / 100, { style: "percent" });
  const id = isRunning ? "slow-race-at" : "slow-race-stopped";
  const at = say(id, { percent: percentOf(race.share) });
  const saving = [at, slowText(words, state)].join(" ").trim();
  return {
    minimax: row("minimax"),
    "alpha-beta": row("alpha-beta"),
    saving,
    longest: complete.minimax.count,
    isRaceWorthSeeing: complete.isRaceWorthSeeing,
    button,
    // A screen reader announces the start, each tenth, and the end.
    spoken: isRunning ? say("slow-race-at", { percent: percentOf(stepOf(race.share)) }) : saving,
  };
}

interface SlowLane {
  nodes: number;
  /** The columns of the map, from the left, in which the search has entered all nodes. */
  columns: number;
  isDone: boolean;
}

/** Returns the race on the screen. Its clock is a share of minimax's nodes; undefined at the end. */
export function raceOf(state: State) {
  const phase = state.phases.slowRace;
  const isShown = phase === "running" || phase === "stopped" || phase === "done";
  const share = phase === "done" ? undefined : state.raceShare;
  return isShown && !state.variation ? { phase, share } : null;
}

/** @param share The share of minimax's nodes on the clock. */
export function lanesOf({ begun }: TraceMap, share: number): Record<Algorithm, SlowLane> {
  const [minimax, alphaBeta] = [0, 1].map((first) => begun.filter((_, at) => at % 2 === first));
  const clock = Math.round(share * sum(minimax));
  return { minimax: laneOf(minimax, clock), "alpha-beta": laneOf(alphaBeta, clock) };
}

/** @param begun The number of nodes that begin in each column. */
function laneOf(begun: Uint32Array, clock: number): SlowLane {
  const total = sum(begun);
  let [columns, passed] = [0, 0];
  while (columns < begun.length && passed + begun[columns] <= clock) passed += begun[columns++];
  return { nodes: Math.min(total, clock), columns, isDone: clock >= total };
}

const sum = (counts: Uint32Array) => counts.reduce((all, count) => all + count, 0);

/** Describes how much slower the race is than minimax; empty until minimax is timed. */
function slowText({ say, number }: Words, state: State) {
  const ms = factsOf(state).times?.minimaxMs;
  if (!ms) return "";
  return say("slow-race-slowed", { ratio: number(Number((SLOW_RACE_MS / ms).toPrecision(2))) });
}
