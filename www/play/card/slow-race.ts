/** The race: its button, its clock, and what the card says meanwhile. */
import { setText } from "../../base/elements.ts";
import { onHidden } from "../../base/tab-visibility.ts";
import { number, say } from "../../messages/index.ts";
import { setIcon } from "../../page/icon.ts";
import { onClick, part, setPossible } from "../../page/parts.ts";
import { wholeSearches } from "./searches-card.ts";
import { factsOf, position } from "../game/state.ts";
import { lanesOf, raceOf } from "../game/race.ts";
import type { Card } from "./searches-card.ts";
import type { Algorithm } from "../game/facts.ts";
import type { State } from "../game/state.ts";
import type { Store } from "../game/store.ts";

/** Milliseconds in which minimax visits all of its nodes. */
const DURATION = 3_000;
/** A screen reader hears of these steps. Where the visitor wants no motion, they are all that is seen. */
const STEPS = 10;

const inSteps = (share: number) => Math.floor(share * STEPS) / STEPS;
const percentOf = (share: number) => number(Math.floor(share * 100) / 100, { style: "percent" });

export function openRace(store: Store) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  /** Counts the races, so that the frames of one that was stopped do not move the next. */
  let latest = 0;

  function frame(one: number, begun: number) {
    const race = raceOf(store.state);
    if (one !== latest || race?.phase !== "running") return;
    const passed = Math.min(1, (performance.now() - begun) / DURATION);
    const share = still.matches ? inSteps(passed) : passed;
    store.change({ race: { ...race, share, phase: passed < 1 ? "running" : "over" } });
    store.tell();
    requestAnimationFrame(() => frame(one, begun));
  }

  function start() {
    const { state } = store;
    const [{ board }, { pruning }] = [position(state), state.settings];
    store.change({ race: { board, pruning, share: 0, phase: "running" } });
    frame((latest += 1), performance.now());
  }

  function stop() {
    const race = raceOf(store.state);
    if (race?.phase === "running") store.change({ race: { ...race, phase: "stopped" } });
  }

  onClick("race", () => {
    if (raceOf(store.state)?.phase === "running") stop();
    else if (factsOf(store.state).map) start();
  });
  onHidden((hidden) => hidden && stop());

  return drawButton;
}

function drawButton(state: State) {
  const race = raceOf(state);
  const isRunning = race?.phase === "running";
  setPossible("race", factsOf(state).map !== null);
  setIcon(part("race"), isRunning ? "square" : "fast-forward");
  const again = race ? "slow-race-again" : "slow-race-button";
  setText(part("race-text"), say(isRunning ? "slow-race-stop" : again));
  if (state.shape.exhaustive) setText(part("compare-heard"), race ? heardText(state) : "");
}

/** What a screen reader hears: the start, the tenths, and the end. */
function heardText(state: State) {
  const race = raceOf(state);
  if (race?.phase !== "running") return raceCard(state).saving;
  return say("slow-race-at", { percent: percentOf(inSteps(race.share)) });
}

/** What the card says of a race, and of whole searches while there is none, and after it. */
export function raceCard(state: State): Card {
  const race = raceOf(state);
  const { map } = factsOf(state);
  const whole = wholeSearches(state);
  if (!race || !map || race.phase === "over") return whole;
  const lanes = lanesOf(map, race.share);
  const row = (by: Algorithm) => {
    const { nodes, isDone } = lanes[by];
    // No clock has measured a part of a search.
    return isDone
      ? { ...whole[by], nodes: say("slow-race-done", { nodes }) }
      : { count: nodes, nodes: number(nodes), time: "" };
  };
  const percent = percentOf(race.share);
  return {
    minimax: row("minimax"),
    alphaBeta: row("alphaBeta"),
    saving: say(race.phase === "stopped" ? "slow-race-stopped" : "slow-race-at", { percent }),
    most: whole.minimax.count,
    races: whole.races,
  };
}

/** What is said below the map of a race: its colours, and at its end how slow it was. */
export function raceCaption(state: State) {
  const ms = raceOf(state)?.phase === "over" ? factsOf(state).times?.minimaxMs : null;
  if (!ms) return say("slow-race-caption");
  return say("slow-race-faster", { times: number(Number((DURATION / ms).toPrecision(2))) });
}
