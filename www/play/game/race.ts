/** The slow race. Its clock counts nodes, so both searches visit equally many in the same time. */
import { factsOf } from "./state.ts";
import type { TraceMap } from "../../../pkg/web/cutoff.js";
import type { Algorithm } from "./facts.ts";
import type { State } from "./state.ts";

interface SlowLane {
  nodes: number;
  /** Columns of the map, from the left, in which the search has entered every node that begins there. */
  columns: number;
  isDone: boolean;
}

/** The race on the screen, and the share of minimax's nodes that its clock has counted. */
export function raceOf(state: State) {
  const phase = state.phases.slowRace;
  const isShown = phase === "looking" || phase === "stopped" || phase === "done";
  return isShown && !state.aside ? { phase, share: factsOf(state).race } : null;
}

/** @param share Of minimax's nodes. */
export function lanesOf({ begun }: TraceMap, share: number): Record<Algorithm, SlowLane> {
  const [minimax, alphaBeta] = [0, 1].map((first) => begun.filter((_, at) => at % 2 === first));
  const clock = Math.round(share * sum(minimax));
  return { minimax: laneOf(minimax, clock), alphaBeta: laneOf(alphaBeta, clock) };
}

/** @param begun The nodes that begin in each column. */
function laneOf(begun: Uint32Array, clock: number): SlowLane {
  const total = sum(begun);
  let [columns, passed] = [0, 0];
  while (columns < begun.length && passed + begun[columns] <= clock) passed += begun[columns++];
  return { nodes: Math.min(total, clock), columns, isDone: clock >= total };
}

const sum = (counts: Uint32Array) => counts.reduce((all, count) => all + count, 0);
