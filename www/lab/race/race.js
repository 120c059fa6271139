/**
 * The race: searches are compared on the same positions, by how deep they get in the same time, and by their
 * times where whole searches take no more than a moment.
 */
import { make } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { termLine } from "../../page/term.js";
import { folded, labFrame } from "../frame.js";
import { MEASURABLE_MS } from "../lane.js";
import { beginning, searchedNote } from "../searched.js";
import * as depths from "./depths.js";
import { raceSettings } from "./settings.js";
import { resultList } from "./results.js";
import * as times from "./times.js";

/** @import { OpenView, ViewContext } from "../../page/view.js" */

/**
 * What a race has to do with.
 * @typedef {object} Race
 * @property {ReturnType<typeof raceSettings>} settings
 * @property {ReturnType<typeof resultList>} results
 * @property {ViewContext["state"]} state
 * @property {(text: string) => void} tell Says what has been done, unless the visitor has left.
 */

const MEASURES = { depths, times };

/** @type {OpenView} */
export function openRace(context) {
  const work = new AbortController();
  /** @type {ReturnType<typeof raceView> | null} */
  let view = null;
  const ready = hasSolver(context, work.signal).then(
    (solver) => (view = raceView(context, solver)),
    (error) => context.fail(error, work.signal),
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

/** Whether a game has a solver of its own: the engine names it with its first answer. @param {ViewContext} context @param {AbortSignal} signal */
async function hasSolver({ state, engine }, signal) {
  const { game, start } = state().shape;
  const options = { game, budgetMs: 1, memoryMb: 1, book: false };
  const { source } = await engine.request("solve", [start, options], { signal });
  return source === "connect-four";
}

/** @param {ViewContext} context @param {boolean} solver Whether the game has a solver of its own. */
function raceView({ box, query, state, tell, fail, changed }, solver) {
  /** @type {AbortController | null} */
  let running = null;
  /** What is shown before a race, and given up when the settings change. */
  let previewing = new AbortController();
  const note = searchedNote();
  const results = resultList();
  const settings = raceSettings(
    query,
    state().shape,
    solver,
    () => (running ? running.abort() : run()),
    () => {
      changed();
      preview();
    },
  );
  let closed = false;
  const race = {
    settings,
    results,
    state,
    tell: (/** @type {string} */ text) => closed || tell(text),
  };
  const measured = () => MEASURES[settings.measure()];
  const how = make("div", {});
  labFrame(
    box,
    [note.element, ...settings.content],
    [
      results.latest,
      results.earlier,
      termLine(["minimax", "alpha-beta", "move-order", "table", "deepening"]),
      folded(say("race-how"), how),
    ],
  );

  async function preview() {
    previewing.abort();
    previewing = new AbortController();
    const { signal } = previewing;
    note.show(beginning(state(), settings.course() === "board").which);
    const values = { most: state().shape.longest + 1, least: MEASURABLE_MS };
    how.replaceChildren(
      ...measured().HOW.map((id) => make("p", { class: "explained" }, say(id, values))),
    );
    if (results.any() || running) return;
    try {
      await measured().preview(race, signal);
    } catch (error) {
      fail(error, signal);
    }
  }

  async function run() {
    previewing.abort();
    running = new AbortController();
    const { signal } = running;
    settings.running(true);
    try {
      await measured().run(race, signal);
    } catch (error) {
      fail(error, signal);
    } finally {
      running = null;
      settings.running(false);
    }
  }

  preview();
  return {
    close() {
      closed = true;
      previewing.abort();
      running?.abort();
    },
    link: settings.link,
  };
}
