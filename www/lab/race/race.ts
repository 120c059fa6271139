/**
 * The race: searches are compared on the same positions, by how deep they get in the same time, and by their
 * times where whole searches take no more than a moment. A short race runs by itself.
 */
import { make } from "../../base/elements.ts";
import { onceSeen, whileSeen } from "../../base/tab-visibility.ts";
import { say, language } from "../../messages/index.ts";
import { openBench } from "../bench.ts";
import { startControl } from "../controls.ts";
import { announce, folded, labFrame } from "../frame.ts";
import { MEASURABLE_MS } from "../lane.ts";
import * as depths from "./depths.ts";
import { raceSettings } from "./settings.ts";
import * as times from "./times.ts";
import type { OpenView, ViewContext } from "../../page/start/view.ts";
import type { Bench } from "../bench.ts";
import type { RacedSearch } from "../searches.ts";

const MEASURES = { depths, times };
/** What the button says, and its progress. */
const RUN = { start: "race-start-button", stop: "stop", progress: "race-progress" } as const;

export const openRace: OpenView = (context) => {
  const work = new AbortController();
  let view: ReturnType<typeof raceView> | null = null;
  const control = startControl(() => view?.press(), RUN);
  const bench = openBench(context, {
    isTimed: true,
    run: [control.start, control.bar],
    chosen: () => view?.update(),
  });
  const frame = raceFrame(context.box);
  const ready = hasSolver(context, work.signal).then(
    (solver) => {
      view = raceView(context, bench, control, frame, solver);
    },
    (error) => {
      context.box.replaceChildren();
      context.fail(error, work.signal);
    },
  );
  return {
    ready,
    close() {
      work.abort();
      view?.close();
    },
    link: () => view?.link() ?? {},
  };
};

/** What the room has before its engine is there: it says what comes. The settings follow. */
function raceFrame(box: HTMLElement) {
  const results = resultList();
  results.instead(beingMeasured([]));
  const how = make("div", {});
  const latest = [results.latest, results.earlier, folded(say("race-how"), how)];
  return { results, how, settings: labFrame(box, latest, []) };
}

/** What is being measured, in the room that its result will take. @param names Of the searches. */
function beingMeasured(names: readonly RacedSearch[]) {
  return make(
    "div",
    { class: "race-measured" },
    make("p", { class: "headline" }, say("race-measuring")),
    ...(names.length > 0
      ? [make("ul", {}, ...names.map((name) => make("li", {}, say(`race-${name}`))))]
      : []),
  );
}

/** Whether a game has a solver of its own: the engine names it with its first answer. */
async function hasSolver({ state, engine }: ViewContext, signal: AbortSignal) {
  const { game, start } = state().shape;
  const options = { game, budgetMs: 1, memoryMb: 1, book: false };
  const { source } = await engine.request("solve", [start, options], { signal });
  return source === "connect-four";
}

/** @param solver Whether the game has a solver of its own. */
function raceView(
  { query, state, fail, changed }: ViewContext,
  bench: Bench,
  control: ReturnType<typeof startControl>,
  frame: ReturnType<typeof raceFrame>,
  solver: boolean,
) {
  /** The race that the visitor has started. */
  let running: AbortController | null = null;
  /** The one that runs by itself, and is given up for another. */
  let first = new AbortController();
  let closed = false;
  const { results, how } = frame;
  const settings = raceSettings(query, state().shape, solver, bench, update);
  frame.settings.append(...settings.content);
  const measured = () => MEASURES[settings.measure()];
  const empty = (id: MessageId) => make("p", { class: "lab-empty" }, say(id));

  /** What a result is of. The time alone is the visitor's patience: a result says its own. */
  const asked = () =>
    JSON.stringify([
      ...[bench.on(), bench.begin(), settings.measure(), settings.searchNames()],
      settings.memory(),
    ]);
  let shown = asked();

  function update() {
    settings.show();
    changed();
    if (asked() !== shown) {
      shown = asked();
      running?.abort();
      running = null;
      control.running(false);
      results.clear();
    }
    show();
  }

  function show() {
    const values = { most: state().shape.longest + 1, least: MEASURABLE_MS };
    how.replaceChildren(
      ...measured().HOW.map((id) => make("p", { class: "explained" }, say(id, values))),
    );
    if (!results.any() && !running) runFirst();
  }

  /**
   * A race.
   * @param budgetMs Of each search.
   * @returns Null for nothing to show.
   */
  function raced(
    budgetMs: number,
    stop: AbortSignal,
    progress: (part: number) => void = () => {},
  ): Promise<Element | null> {
    const race = {
      state: state(),
      beginning: bench.begin(),
      on: bench.on(),
      budgetMs,
      progress,
      searchNames: settings.searchNames(),
      memoryMb: settings.memory(),
      shows: results.instead,
    };
    return measured().run(race, stop);
  }

  /** A short race by itself, which begins anew if nobody has seen it. */
  async function runFirst() {
    first.abort();
    first = new AbortController();
    const { signal } = first;
    if (settings.searchNames().length > 0) results.instead(beingMeasured(settings.searchNames()));
    try {
      const view = await onceSeen((stop) => raced(measured().FIRST_MS, stop), signal);
      if (!signal.aborted) results.first(view ?? empty("race-nobody"));
    } catch (error) {
      if (!signal.aborted) results.back();
      fail(error, signal);
    }
  }

  async function run() {
    first.abort();
    const own = (running = new AbortController());
    const { signal } = own;
    const on = say(`bench-on-${bench.on()}`);
    control.running(true);
    try {
      const budgetMs = bench.seconds() * 1_000;
      // A hidden tab gets less of the processor: what it measures compares nothing.
      const view = await whileSeen((stop) => raced(budgetMs, stop, control.progress), signal);
      // What is asked for now is something else.
      if (closed || running !== own) return;
      if (view === "hidden") results.instead(empty("depth-void"));
      else if (view) results.show(view, on);
      else if (signal.aborted) results.back();
      else results.instead(empty("race-nobody"));
      announce(say(doneId(view, signal.aborted)));
    } catch (error) {
      if (running === own) results.back();
      fail(error, signal);
    } finally {
      if (running === own) {
        running = null;
        control.running(false);
      }
    }
  }

  show();
  return {
    update,
    press: () => (running ? running.abort() : run()),
    close() {
      closed = true;
      first.abort();
      running?.abort();
    },
    link: settings.link,
  };
}

/** What is said after a race. */
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
  /** The title and the element of the newest. */
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
    /** True if a result is there. */
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
    /** Shows something else in place of the newest result. */
    instead: (view: Element) => latest.replaceChildren(view),
    /** Shows the newest result again. */
    back: () => latest.replaceChildren(newest?.[1] ?? unasked),
  };
}
