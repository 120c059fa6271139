/** The settings of the count of bugs on a board, the count itself, and how far it is. */
import { isStopped } from "../../engine/stop.js";
import { apart } from "../../engine/workers.js";
import { make, setText } from "../../base/elements.js";
import { untilSeen } from "../../base/tab-visibility.js";
import { say } from "../../messages/index.js";
import { folded, foldedOnPhones } from "../frame.js";
import { BUGS } from "../../game/bugs.js";
import { countBugs } from "./counts.js";
import { positionsOf } from "../positions.js";

/** @import { BugName } from "../../../pkg/web/cutoff.js" */
/** @import { Scope, Tally } from "./types.d.ts" */
/** @import { bugSettings } from "./settings.js" */
/** @import { startControl } from "../controls.js" */

/** Milliseconds between two drawings of the counts. */
const REDRAWN = 125;

/**
 * @param {string} game
 * @param {Scope} scope
 * @param {ReturnType<typeof bugSettings>} settings
 * @param {ReturnType<typeof startControl>} control
 * @param {AbortSignal} closed
 * @param {object} does
 * @param {() => BugName} does.chosen The bug that is counted first.
 * @param {(bug: BugName, whole: boolean) => void} does.counted `whole`: in all positions.
 * @param {() => void} does.drawn The view is to be drawn.
 * @param {() => void} does.ended
 * @param {(error: unknown) => void} does.fail
 */
export function bugCounter(game, scope, settings, control, closed, does) {
  /** @type {Map<BugName, Tally>} */
  let tallies = new Map();
  /** How many positions are counted; 0 before their list is there. */
  let positions = 0;
  /** @type {AbortController | null} */
  let running = null;
  const words = make("p", { class: "explained" });
  // Where all positions are counted to the end there is little to say of it.
  const fold = settings.depth() === null && !settings.sample() ? folded : foldedOnPhones;
  const element = fold(say("bugs-counting"), settings.content, words);
  element.classList.add("counting");

  /** Counts anew. @param {boolean} byVisitor What runs by itself pauses in a hidden tab. */
  async function count(byVisitor) {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    const signal = AbortSignal.any([mine.signal, closed]);
    tallies = new Map();
    positions = 0;
    does.drawn();
    let drawn = 0;
    const hears = {
      chosen: does.chosen,
      waits: () => (byVisitor ? Promise.resolve() : untilSeen(signal)),
      /** @param {BugName} bug */
      counted(bug) {
        does.counted(bug, (tallies.get(bug)?.searched ?? 0) >= positions);
        if (performance.now() - drawn < REDRAWN) return;
        drawn = performance.now();
        does.drawn();
      },
    };
    try {
      const sample = settings.sample();
      const listed = sample === null ? scope.all : null;
      const boards = listed ?? (await positionsOf(apart(), game, sample, signal));
      positions = boards.length;
      await countBugs(apart(), boards, settings.limit(), tallies, hears, signal);
    } catch (error) {
      if (!isStopped(error, signal)) does.fail(error);
    }
    if (mine !== running) return;
    running = null;
    if (closed.aborted) return;
    does.drawn();
    does.ended();
  }

  /** What was or is counted, in words. */
  function countedText() {
    if (positions === 0) return "";
    const [depth, sample] = [settings.depth(), settings.sample()];
    const reach = say("counted-reach", { depth: depth ?? 0 });
    const seed = String(sample?.seed ?? "");
    const text = say(`counted-${sample ? "sample" : "all"}`, { positions, seed, reach });
    return !running && done() < 1 ? `${text} ${say("bugs-counted-stopped")}` : text;
  }

  /** How far it is, from 0 to 1. */
  function done() {
    const searched = BUGS.reduce((sum, name) => sum + (tallies.get(name)?.searched ?? 0), 0);
    return positions === 0 ? 0 : searched / (positions * BUGS.length);
  }

  return {
    element,
    count,
    stop: () => running?.abort(),
    runs: () => running !== null,
    tallyOf: (/** @type {BugName} */ bug) => tallies.get(bug),
    /** @param {boolean} looking Whether the position on the stage is searched. */
    draw(looking) {
      control.running(running !== null, running !== null || looking);
      control.progress(done());
      setText(words, countedText());
    },
  };
}
