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
import type { LabContext } from "../opening.ts";
import type { Scope, bugSettings } from "./settings.ts";
import type { Tally } from "./counts.ts";

/** Milliseconds between two drawings of the counts. */
const REDRAWN = 125;

interface CountHearer {
  /** The bug that is counted first. */
  chosen: () => BugName;
  /** `whole`: in all positions. */
  counted: (bug: BugName, whole: boolean) => void;
  drawn: () => void;
  ended: () => void;
}

export class BugCounter {
  tallies: Map<BugName, Tally> = new Map();
  element;
  #context;
  #scope;
  #settings;
  #hearer;
  /** How many positions are counted; 0 before their list is there. */
  #positions = 0;
  #running: AbortController | null = null;
  #words = make("p", { class: "explained" });

  constructor(
    context: LabContext,
    scope: Scope,
    settings: ReturnType<typeof bugSettings>,
    hearer: CountHearer,
  ) {
    this.#context = context;
    this.#scope = scope;
    this.#settings = settings;
    this.#hearer = hearer;
    // Where all positions are counted to the end there is little to say of it.
    const fold = settings.depth() === null && !settings.sample() ? folded : foldedOnPhones;
    this.element = fold(say("bugs-counting"), settings.content, this.#words);
    this.element.classList.add("counting");
  }

  runs() {
    return this.#running !== null;
  }

  stop() {
    this.#running?.abort();
  }

  /** Counts anew. @param byVisitor What runs by itself pauses in a hidden tab. */
  async count(byVisitor: boolean) {
    const { fail, closed } = this.#context;
    this.stop();
    const mine = (this.#running = new AbortController());
    const signal = AbortSignal.any([mine.signal, closed]);
    this.tallies = new Map();
    this.#positions = 0;
    this.#hearer.drawn();
    try {
      const boards = await this.#boards(signal);
      this.#positions = boards.length;
      const hears = this.#hears(() => (byVisitor ? Promise.resolve() : untilSeen(signal)));
      await countBugs(apart(), boards, this.#settings.limit(), this.tallies, hears, signal);
    } catch (error) {
      if (!isStopped(error, signal)) fail(error, closed);
    }
    if (mine !== this.#running) return;
    this.#running = null;
    if (closed.aborted) return;
    this.#hearer.drawn();
    this.#hearer.ended();
  }

  async #boards(signal: AbortSignal) {
    const sample = this.#settings.sample();
    const { game } = this.#context.state().shape;
    return (!sample && this.#scope.all) || positionsOf(apart(), game, sample, signal);
  }

  #hears(waits: () => Promise<void>) {
    const { chosen, counted, drawn } = this.#hearer;
    let last = 0;
    return {
      chosen,
      waits,
      counted: (bug: BugName) => {
        counted(bug, (this.tallies.get(bug)?.searched ?? 0) >= this.#positions);
        if (performance.now() - last < REDRAWN) return;
        last = performance.now();
        drawn();
      },
    };
  }

  #text() {
    const positions = this.#positions;
    if (positions === 0) return "";
    const [depth, sample] = [this.#settings.depth(), this.#settings.sample()];
    const reach = say("counted-reach", { depth: depth ?? 0 });
    const seed = String(sample?.seed ?? "");
    const text = say(`counted-${sample ? "sample" : "all"}`, { positions, seed, reach });
    return !this.runs() && this.#done() < 1 ? `${text} ${say("bugs-counted-stopped")}` : text;
  }

  /** How far it is, from 0 to 1. */
  #done() {
    const searched = BUGS.reduce((sum, bug) => sum + (this.tallies.get(bug)?.searched ?? 0), 0);
    return this.#positions === 0 ? 0 : searched / (this.#positions * BUGS.length);
  }

  /** @param looking Whether the position on the stage is searched. */
  draw(looking: boolean) {
    const { control } = this.#context;
    control.running(this.runs(), this.runs() || looking);
    control.progress(this.#done());
    setText(this.#words, this.#text());
  }
}
