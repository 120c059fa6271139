/** Alpha-beta on the board of the room: it gets as far as it can, for a moment by itself or for the visitor's time. */
import { isStop } from "../../engine/stop.ts";
import { apart } from "../../engine/workers.ts";
import { button, make, setText } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { announce } from "../frame.ts";
import { runLane } from "../lane-run.ts";
import { newLane } from "../lane.ts";
import { stateWords } from "../lane-words.ts";
import type { GameDescription, Player } from "../../../pkg/web/cutoff.js";
import type { ViewContext } from "../../page/start/view.ts";
import type { Bench } from "../bench.ts";
import type { Lane } from "../lane.ts";

/** Milliseconds between two updates of the line that says how far it is. */
const UPDATE = 125;
/** Milliseconds that it gets without being asked for more. */
const FIRST = 250;

export function alphaBetaRun(
  { fail }: ViewContext,
  shape: GameDescription,
  bench: () => Bench,
  moved: () => void,
) {
  let running: AbortController | null = null;
  /** Whether the visitor has asked for what runs. */
  let isAsked = false;
  let lane = newLane("alpha-beta");
  const far = shape.exhaustive ? null : make("p", { class: "explained" });
  const go = button(say("count-start"), press, { class: "primary" });

  function press() {
    running?.abort();
    if (!isAsked) run();
  }

  /** For the visitor's time, or by itself for a moment. @param first Milliseconds. */
  async function run(first?: number) {
    const mine = newLane("alpha-beta");
    const { board, player } = bench().begin();
    const own = (running = new AbortController());
    const { signal } = own;
    isAsked = !first;
    lane = mine;
    if (isAsked) setText(go, say("stop"));
    const task = { shape, board, budgetMs: first ?? bench().seconds() * 1_000, memoryMb: 8 };
    const saySoFar = () => far && setText(far, mine.worth ? "" : farWords(mine, player));
    const updates = setInterval(saySoFar, UPDATE);
    try {
      await runLane(mine, task, apart(), signal);
      if (mine !== lane) return;
      saySoFar();
      moved();
      if (!first) announce(farWords(mine, player));
    } catch (error) {
      if (!isStop(error)) fail(error, signal);
    } finally {
      clearInterval(updates);
      if (running === own) {
        [running, isAsked] = [null, false];
        setText(go, say("count-start"));
      }
    }
  }

  return {
    /** How far it is, in words; none where it is soon over. */
    far,
    go,
    lane: () => lane,
    /** Runs for a moment, unless it has run or the visitor lets it. */
    async runFirst() {
      if (!running && lane.state === "waiting") await run(FIRST);
    },
    stop: () => running?.abort(),
    /** Another board: nothing is known of it. */
    clear() {
      running?.abort();
      lane = newLane("alpha-beta");
      if (far) setText(far, "");
    },
  };
}

function farWords(lane: Lane, player: Player) {
  return say("count-far", { state: stateWords(lane, player) });
}
