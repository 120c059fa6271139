/** The search of the position on the stage with a bug and without: one at a time, and it can be stopped. */
import { isStopped } from "../../engine/stop.ts";
import { thinking } from "../../engine/workers.ts";
import { onceSeen } from "../../base/tab-visibility.ts";
import type { BugName, Consultation, GameDescription, Player } from "../../../pkg/web/cutoff.js";
import type { Limit } from "./settings.ts";

export interface Found {
  /** Where it was searched: at the start, if the game is over in the position. */
  board: string;
  player: Player;
  consultation: Consultation;
}

/** Milliseconds after which a search is said to run. */
const LATE = 300;

export function bugSearch({ game, start }: GameDescription, closed: AbortSignal) {
  let running: AbortController | null = null;

  function stop() {
    running?.abort();
    running = null;
  }

  /** Searches a position; the search of another is stopped, and answers null. @param late Called when it takes a while. */
  async function find(
    position: string,
    bug: BugName,
    limit: Limit,
    isAsked: boolean,
    late: () => void,
  ): Promise<Found | null> {
    stop();
    const mine = new AbortController();
    running = mine;
    const signal = AbortSignal.any([mine.signal, closed]);
    const timer = setTimeout(late, LATE);
    try {
      const engine = thinking();
      const consulted = async (board: string) => {
        const consult = (signal: AbortSignal) =>
          engine.request("consult", [board, bug, limit], { signal });
        return isAsked ? consult(signal) : onceSeen(consult, signal);
      };
      let consultation = await consulted(position);
      // Where the game is over there is no move to choose.
      const at = consultation.move === null ? start : position;
      if (at !== position) consultation = await consulted(at);
      const { positions } = await engine.request("replay", [at, [], { game }], { signal });
      const [{ board, player }] = positions;
      return mine === running ? { board, player, consultation } : null;
    } catch (error) {
      if (isStopped(error, signal)) return null;
      throw error;
    } finally {
      clearTimeout(timer);
      if (mine === running) running = null;
    }
  }

  return { find, stop, runs: () => running !== null };
}
