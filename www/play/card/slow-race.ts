/** The slow race as a question, and its card. */
import { wholeSearches } from "./searches.ts";
import { factsOf, position } from "../game/state.ts";
import { lanesOf, raceOf } from "../game/race.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { Card } from "./searches.ts";
import type { Algorithm } from "../game/facts.ts";
import type { State } from "../game/state.ts";
import type { Play } from "../game/play.ts";
import type { PlayQuestion } from "../questions/question.ts";

/** Milliseconds in which minimax visits all of its nodes. */
const DURATION = 3_000;
/** Steps for screen readers. With reduced motion, only these are drawn. */
const STEPS = 10;

const inSteps = (share: number) => Math.floor(share * STEPS) / STEPS;

/** Its key has the board and the switch, so a change of either ends the race. */
export const slowRace: PlayQuestion = {
  name: "slowRace",
  lane: "slowRace",
  rank: 0,
  bySelf: false,
  isAct: true,
  key(state) {
    if (!state.shape.exhaustive || !factsOf(state).map) return null;
    return `${position(state).board} ${state.settings.pruning}`;
  },
  isDone: () => false,
  async run({ learn, tell, signal }) {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const begun = performance.now();
    learn({ race: 0 });
    for (let share = 0; share < 1;) {
      await new Promise(requestAnimationFrame);
      signal.throwIfAborted();
      share = Math.min(1, (performance.now() - begun) / DURATION);
      learn({ race: still.matches ? inSteps(share) : share });
      tell();
    }
  },
};

export function startOrStop({ store, runner }: Play) {
  if (store.state.phases.slowRace === "looking") runner.stop("slowRace");
  else runner.want("slowRace");
  store.tell();
}

export function raceCard(words: Speech, state: State): Card {
  const { say, number } = words;
  const race = raceOf(state);
  const { map } = factsOf(state);
  const whole = wholeSearches(words, state);
  const isRunning = race?.phase === "looking";
  const button = {
    isPossible: map !== null,
    isRunning,
    text: say(isRunning ? "slow-race-stop" : race ? "slow-race-again" : "slow-race-button"),
    short: race ? undefined : say("slow-race-short"),
  };
  if (!race || !map || race.phase === "done")
    return { ...whole, button, heard: race ? whole.saving : "" };
  const lanes = lanesOf(map, race.share);
  const row = (by: Algorithm) => {
    const { nodes, isDone } = lanes[by];
    // Only whole searches have times.
    return isDone
      ? { ...whole[by], is: "done" as const }
      : { count: nodes, nodes: number(nodes), time: "", is: "running" as const };
  };
  const percentOf = (share: number) => number(Math.floor(share * 100) / 100, { style: "percent" });
  const percent = percentOf(race.share);
  const at = say(isRunning ? "slow-race-at" : "slow-race-stopped", { percent });
  const saving = [at, slowText(words, state)].join(" ").trim();
  return {
    ...{ minimax: row("minimax"), alphaBeta: row("alphaBeta") },
    ...{ saving, strong: percent, most: whole.minimax.count, races: whole.races, button },
    // A screen reader hears the start, the tenths, and the end.
    heard: isRunning ? say("slow-race-at", { percent: percentOf(inSteps(race.share)) }) : saving,
  };
}

/** Says how much slower the race is than minimax; empty before that is timed. */
function slowText({ say, number }: Speech, state: State) {
  const ms = factsOf(state).times?.minimaxMs;
  if (!ms) return "";
  return say("slow-race-slowed", { times: number(Number((DURATION / ms).toPrecision(2))) });
}
