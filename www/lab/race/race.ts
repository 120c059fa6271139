/**
 * The race: searches are compared on the same positions, by how deep they get in the same time, and by their
 * times where whole searches take no more than a moment. A short race runs by itself.
 */
import { make } from "../../base/elements.js";
import { onceSeen, whileSeen } from "../../base/tab-visibility.js";
import { say } from "../../messages/index.js";
import { openBench } from "../bench.js";
import { startControl } from "../controls.js";
import { announce, folded, labFrame } from "../frame.js";
import { MEASURABLE_MS } from "../lane.js";
import * as depths from "./depths.js";
import { raceSettings } from "./settings.js";
import { resultList } from "./results.js";
import * as times from "./times.js";

/** @import { OpenView, ViewContext } from "../../page/start/types.d.ts" */

const MEASURES = { depths, times };
/** What the button says, and its progress. */
const RUN = { start: "race-start-button", stop: "stop", progress: "race-progress" };

/** @type {OpenView} */
export function openRace(context) {
  const work = new AbortController();
  /** @type {ReturnType<typeof raceView> | null} */
  let view = null;
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
}

/** What the room has before its engine is there: it says what comes. The settings follow. @param {HTMLElement} box */
function raceFrame(box) {
  const results = resultList();
  results.instead(beingMeasured([]));
  const how = make("div", {});
  const latest = [results.latest, results.earlier, folded(say("race-how"), how)];
  return { results, how, settings: labFrame(box, latest, []) };
}

/** What is being measured, in the room that its result will take. @param {readonly string[]} names Of the searches. */
function beingMeasured(names) {
  return make(
    "div",
    { class: "race-measured" },
    make("p", { class: "headline" }, say("race-measuring")),
    ...(names.length > 0
      ? [make("ul", {}, ...names.map((name) => make("li", {}, say(`race-${name}`))))]
      : []),
  );
}

/** Whether a game has a solver of its own: the engine names it with its first answer. @param {ViewContext} context @param {AbortSignal} signal */
async function hasSolver({ state, engine }, signal) {
  const { game, start } = state().shape;
  const options = { game, budgetMs: 1, memoryMb: 1, book: false };
  const { source } = await engine.request("solve", [start, options], { signal });
  return source === "connect-four";
}

/**
 * @param {ViewContext} context
 * @param {ReturnType<typeof openBench>} bench
 * @param {ReturnType<typeof startControl>} control
 * @param {ReturnType<typeof raceFrame>} frame
 * @param {boolean} solver Whether the game has a solver of its own.
 */
function raceView({ query, state, fail, changed }, bench, control, frame, solver) {
  /** The race that the visitor has started. @type {AbortController | null} */
  let running = null;
  /** The one that runs by itself, and is given up for another. */
  let first = new AbortController();
  let closed = false;
  const { results, how } = frame;
  const settings = raceSettings(query, state().shape, solver, bench, update);
  frame.settings.append(...settings.content);
  const measured = () => MEASURES[settings.measure()];
  const empty = (/** @type {string} */ id) => make("p", { class: "lab-empty" }, say(id));

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
   * @param {number} budgetMs Of each search.
   * @param {AbortSignal} stop
   * @param {(part: number) => void} [progress]
   * @returns {Promise<Element | null>} Null for nothing to show.
   */
  function raced(budgetMs, stop, progress = () => {}) {
    const race = {
      ...{ state: state(), beginning: bench.begin(), on: bench.on(), budgetMs, progress },
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

/** What is said after a race. @param {Element | "hidden" | null} view @param {boolean} stopped */
function doneId(view, stopped) {
  if (stopped) return "depth-stopped";
  if (view === "hidden") return "depth-void";
  return view ? "lab-done" : "race-nobody";
}
