/** The settings of the count of bugs on a board, the count itself, and how far it is. */
import { isStopped } from "../../engine/stop.ts";
import { apart } from "../../engine/workers.ts";
import { make, setText } from "../../base/elements.ts";
import { untilSeen } from "../../base/tab-visibility.ts";
import { say } from "../../messages/index.ts";
import { folded, foldedOnPhones } from "../frame.ts";
import { BUGS } from "../../game/bugs.ts";
import { countBugs } from "./counts.ts";
import { positionsOf } from "../positions.ts";
import type { BugName } from "../../../pkg/web/cutoff.js";
import type { Scope, bugSettings } from "./settings.ts";
import type { Tally } from "./counts.ts";
import type { startControl } from "../controls.ts";

/** Milliseconds between two drawings of the counts. */
const REDRAWN = 125;

export function bugCounter(
  game: string,
  scope: Scope,
  settings: ReturnType<typeof bugSettings>,
  control: ReturnType<typeof startControl>,
  closed: AbortSignal,
  does: {
    /** The bug that is counted first. */
    chosen: () => BugName;
    /** `whole`: in all positions. */
    counted: (bug: BugName, whole: boolean) => void;
    /** The view is to be drawn. */
    drawn: () => void;
    ended: () => void;
    fail: (error: unknown) => void;
  },
) {
  let tallies: Map<BugName, Tally> = new Map();
  /** How many positions are counted; 0 before their list is there. */
  let positions = 0;
  let running: AbortController | null = null;
  const words = make("p", { class: "explained" });
  // Where all positions are counted to the end there is little to say of it.
  const fold = settings.depth() === null && !settings.sample() ? folded : foldedOnPhones;
  const element = fold(say("bugs-counting"), settings.content, words);
  element.classList.add("counting");

  /** Counts anew. @param byVisitor What runs by itself pauses in a hidden tab. */
  async function count(byVisitor: boolean) {
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
      counted(bug: BugName) {
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
    tallyOf: (bug: BugName) => tallies.get(bug),
    /** @param looking Whether the position on the stage is searched. */
    draw(looking: boolean) {
      control.running(running !== null, running !== null || looking);
      control.progress(done());
      setText(words, countedText());
    },
  };
}
