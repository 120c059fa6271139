/**
 * The race: searches are compared on the same positions, by how deep they get in the same time, and by their
 * times where whole searches take no more than a moment. A short race runs by itself.
 */
import { openViewPage } from "../../page/start/view.ts";
import { make } from "../../base/elements.ts";
import { onceSeen, whileSeen } from "../../base/tab-visibility.ts";
import { say, language } from "../../messages/index.ts";
import { announce, folded, labFrame } from "../frame.ts";
import { MEASURABLE_MS } from "../lane.ts";
import { openLabRoom } from "../opening.ts";
import * as depths from "./depths.ts";
import { raceSettings } from "./settings.ts";
import * as times from "./times.ts";
import { SCHEMA } from "./link.ts";
import type { OpenView, ViewContext } from "../../page/start/view.ts";
import type { LabContext } from "../opening.ts";
import type { RacedSearch } from "../searches.ts";

const MEASURES = { depths, times };
const ON_BENCH = {
  words: { start: "race-start-button", stop: "stop", progress: "race-progress" },
  isTimed: true,
} as const;

const openRace: OpenView = (context) => {
  const frame = raceFrame(context.box);
  return openLabRoom(
    context,
    ON_BENCH,
    (closed) => hasSolver(context, closed),
    (context, solver) => new RaceRoom(context, frame, solver),
  );
};

/** What the room has before its engine is there: it says what comes. The settings follow. */
function raceFrame(box: HTMLElement) {
  const results = resultList();
  results.instead(beingMeasured([]));
  const how = make("div", {});
  const latest = [results.latest, results.earlier, folded(say("race-how"), how)];
  return { results, how, settings: labFrame(box, latest, []) };
}

/** What is being measured, in the room that its result will take. */
function beingMeasured(names: readonly RacedSearch[]) {
  const searches = names.map((name) => make("li", {}, say(`race-${name}`)));
  return make(
    "div",
    { class: "race-measured" },
    make("p", { class: "headline" }, say("race-measuring")),
    names.length > 0 ? make("ul", {}, ...searches) : null,
  );
}

/** Whether a game has a solver of its own: the engine names it with its first answer. */
async function hasSolver({ box, state, engine }: ViewContext, signal: AbortSignal) {
  const { game, start } = state().shape;
  const options = { game, budgetMs: 1, memoryMb: 1, book: false };
  try {
    const { source } = await engine.request("solve", [start, options], { signal });
    return source === "connect-four";
  } catch (error) {
    box.replaceChildren();
    throw error;
  }
}

const empty = (id: MessageId) => make("p", { class: "lab-empty" }, say(id));

class RaceRoom {
  #context;
  #results;
  #how;
  #settings;
  #running: AbortController | null = null;
  /** The one that runs by itself, and is given up for another. */
  #first = new AbortController();
  #asked;

  constructor(context: LabContext, frame: ReturnType<typeof raceFrame>, solver: boolean) {
    this.#context = context;
    this.#results = frame.results;
    this.#how = frame.how;
    this.#settings = raceSettings(context, solver, () => this.update());
    frame.settings.append(...this.#settings.content);
    this.#asked = this.#whatIsAsked();
    this.#show();
  }

  press() {
    if (this.#running) this.#running.abort();
    else this.#run();
  }

  update() {
    this.#settings.show();
    this.#context.changed();
    const asked = this.#whatIsAsked();
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.#running?.abort();
      this.#ended();
      this.#results.clear();
    }
    this.#show();
  }

  link() {
    return this.#settings.link();
  }

  /** What a result is of. The time alone is the visitor's patience: a result says its own. */
  #whatIsAsked() {
    const { bench } = this.#context;
    const { measure, searchNames, memory } = this.#settings;
    return JSON.stringify([bench.on(), bench.begin(), measure(), searchNames(), memory()]);
  }

  #measured() {
    return MEASURES[this.#settings.measure()];
  }

  #show() {
    const { longest } = this.#context.state().shape;
    const values = { most: longest + 1, least: MEASURABLE_MS };
    this.#how.replaceChildren(
      ...this.#measured().HOW.map((id) => make("p", { class: "explained" }, say(id, values))),
    );
    if (!this.#results.any() && !this.#running) this.#runFirst();
  }

  /** @param budgetMs Of each search. @returns Null for nothing to show. */
  #raced(budgetMs: number, stop: AbortSignal, progress: (part: number) => void = () => {}) {
    const { bench, state } = this.#context;
    const race = {
      state: state(),
      beginning: bench.begin(),
      on: bench.on(),
      budgetMs,
      progress,
      searchNames: this.#settings.searchNames(),
      memoryMb: this.#settings.memory(),
      shows: this.#results.instead,
    };
    return this.#measured().run(race, stop);
  }

  /** A short race by itself, which begins anew if nobody has seen it. */
  async #runFirst() {
    const { fail, closed } = this.#context;
    const results = this.#results;
    this.#first.abort();
    this.#first = new AbortController();
    const signal = AbortSignal.any([this.#first.signal, closed]);
    const names = this.#settings.searchNames();
    if (names.length > 0) results.instead(beingMeasured(names));
    try {
      const view = await onceSeen((stop) => this.#raced(this.#measured().FIRST_MS, stop), signal);
      if (!signal.aborted) results.first(view ?? empty("race-nobody"));
    } catch (error) {
      if (!signal.aborted) results.back();
      fail(error, signal);
    }
  }

  async #run() {
    const { bench, control, fail, closed } = this.#context;
    this.#first.abort();
    const own = (this.#running = new AbortController());
    const signal = AbortSignal.any([own.signal, closed]);
    const on = say(`bench-on-${bench.on()}`);
    control.running(true);
    try {
      const budgetMs = bench.seconds() * 1_000;
      // A hidden tab gets less of the processor: what it measures compares nothing.
      const view = await whileSeen((stop) => this.#raced(budgetMs, stop, control.progress), signal);
      // What is asked for now is something else.
      if (closed.aborted || this.#running !== own) return;
      this.#showResult(view, on, signal.aborted);
      announce(say(doneId(view, signal.aborted)));
    } catch (error) {
      if (this.#running === own) this.#results.back();
      fail(error, signal);
    } finally {
      if (this.#running === own) this.#ended();
    }
  }

  #showResult(view: Element | "hidden" | null, on: string, stopped: boolean) {
    if (view === "hidden") this.#results.instead(empty("depth-void"));
    else if (view) this.#results.show(view, on);
    else if (stopped) this.#results.back();
    else this.#results.instead(empty("race-nobody"));
  }

  #ended() {
    this.#running = null;
    this.#context.control.running(false);
  }
}

function doneId(view: Element | "hidden" | null, stopped: boolean) {
  if (stopped) return "depth-stopped";
  if (view === "hidden") return "depth-void";
  return view ? "lab-done" : "race-nobody";
}

/** The results on the page: the newest is open, earlier ones are folded below it. */
function resultList() {
  const latest = make("div", { class: "race-latest" });
  const before = make("div", { class: "race-before stack roomy" });
  const earlier = folded(say("race-earlier"), before);
  earlier.hidden = true;
  let newest: [string, Element] | null = null;
  /** The result that came without a press. It is not kept. */
  let unasked: Element | string = "";
  /** Folds the newest below, where its title says what it is of. */
  function fold() {
    if (newest) {
      before.prepend(folded(...newest));
      earlier.hidden = false;
    }
    newest = null;
  }
  return {
    latest,
    earlier,
    any: () => newest !== null,
    /** @param on The positions that it is of. */
    show(view: Element, on: string) {
      const time = new Intl.DateTimeFormat(language, { timeStyle: "medium" }).format(new Date());
      fold();
      newest = [say("race-result", { time, on }), view];
      latest.replaceChildren(view);
    },
    /** Takes the results away from the top, because the settings have changed. */
    clear() {
      fold();
      unasked = "";
      latest.replaceChildren();
    },
    /** Shows a result that came without a press, until there is one that was asked for. */
    first(view: Element) {
      unasked = view;
      latest.replaceChildren(view);
    },
    instead: (view: Element) => latest.replaceChildren(view),
    back: () => latest.replaceChildren(newest?.[1] ?? unasked),
  };
}

openViewPage(openRace, () => SCHEMA);
