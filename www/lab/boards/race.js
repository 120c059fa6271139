/**
 * The race on boards beyond 3×3: searches run one after the other, each for the same time, and are
 * compared by how deep they got.
 */
import { isStop } from "../../engine/stop.js";
import { boardsEngine, textbookEngine } from "../../engine/boards.js";
import { make } from "../../page/elements.js";
import { say } from "../../messages/index.js";
import { folded, labFrame } from "../frame.js";
import { keptRaces } from "../race/kept.js";
import { resultList } from "../race/results.js";
import { beginning, searchedNote } from "../searched.js";
import { runLane } from "./lane.js";
import { isDepthRace, newLane } from "./lanes.js";
import { depthRaceView } from "./result.js";
import { boardRaceSettings } from "./settings.js";
import { laneTable } from "./table.js";

/** @import { DepthRace } from "./lanes.js" */

/** Milliseconds between two updates of the table. */
const UPDATE = 125;
/** Why a race was given up. */
const [BY_VISITOR, HIDDEN, LEFT] = ["visitor", "hidden", "left"];

/** @type {import("../../page/view.js").OpenView} */
export function openBoardRace(context) {
  const work = new AbortController();
  /** @type {ReturnType<typeof raceView> | null} */
  let view = null;
  const ready = hasSolver(context.state().shape, work.signal).then(
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

/**
 * Whether a game has a solver of its own: the engine names it with its first answer.
 * @param {import("../../../pkg/web/cutoff.js").GameDescription} shape
 * @param {AbortSignal} signal
 */
async function hasSolver({ game, start }, signal) {
  const options = { game, budgetMs: 1, memoryMb: 1, book: false };
  const { source } = await boardsEngine().request("solving", [start, options], { signal });
  return source === "connect-four";
}

/**
 * @param {import("../../page/view.js").ViewContext} context
 * @param {boolean} solver Whether the game has a solver of its own.
 */
function raceView({ box, query, state, tell, fail, changed }, solver) {
  const { shape } = state();
  /** @type {AbortController | null} */
  let running = null;
  const note = searchedNote();
  const settings = boardRaceSettings(
    query,
    shape,
    solver,
    () => (running ? running.abort(BY_VISITOR) : run()),
    () => {
      noteOver();
      changed();
    },
  );
  const results = resultList();
  const kept = keptRaces(shape.game, isDepthRace, () => sessionStorage);
  labFrame(
    box,
    [note.element, ...settings.content],
    [
      results.latest,
      results.earlier,
      folded(
        say("race-how"),
        ...["depth-how-budget", "depth-how-depth", "depth-how-nodes", "depth-how-branching"].map(
          (id) => make("p", { class: "explained" }, say(id)),
        ),
      ),
    ],
  );

  /** Says where the race begins if that is not the position on the board. */
  function noteOver() {
    note.show(beginning(state(), settings.course() === "board").which);
  }

  async function run() {
    const lanes = settings.contestants().map(newLane);
    if (lanes.length === 0) return tell(say("depth-nobody"));
    const { board, player } = beginning(state(), settings.course() === "board");
    const [budgetSeconds, memoryMb] = [settings.budget(), settings.memory()];
    const task = { shape, board, budgetMs: budgetSeconds * 1_000, memoryMb };
    running = new AbortController();
    const { signal } = running;
    settings.running(true);
    const table = laneTable(lanes, player);
    results.instead(make("div", { class: "race-result" }, table.element));
    const updates = setInterval(table.update, UPDATE);
    try {
      for (const [at, lane] of lanes.entries()) {
        await runLane(lane, task, textbookEngine(), signal, () => {});
        settings.progress((at + 1) / lanes.length);
        if (signal.aborted) break;
      }
      end({ lanes, board, player, stopped: signal.aborted, about: about() }, signal.reason);
    } catch (error) {
      if (!isStop(error)) fail(error, signal);
      if (results.any()) results.back();
      else waiting(say("depth-before-start"));
    } finally {
      clearInterval(updates);
      running = null;
      settings.running(false);
    }

    function about() {
      const [made, browser] = [new Date().toISOString(), navigator.userAgent];
      return { made, browser, game: shape.game, budgetSeconds, memoryMb };
    }
  }

  /** @param {DepthRace} race @param {string | undefined} reason Why it was given up, if it was. */
  function end(race, reason) {
    if (reason === LEFT) return;
    if (reason === HIDDEN) {
      // A hidden tab gets less of the processor: what was measured compares nothing.
      waiting(say("depth-void"));
      return tell(say("depth-void"));
    }
    kept.add(race);
    show(race);
    tell(say(race.stopped ? "depth-stopped" : "race-done"));
  }

  /** @param {DepthRace} race */
  function show(race) {
    results.show(depthRaceView(race, shape, tell), race.about.made);
  }

  /** @param {string} words */
  function waiting(words) {
    results.instead(make("p", { class: "lab-empty" }, words));
  }

  const onVisibility = () => document.hidden && running?.abort(HIDDEN);
  document.addEventListener("visibilitychange", onVisibility);
  noteOver();
  waiting(say("depth-before-start"));
  kept.all().forEach(show);
  return {
    close() {
      document.removeEventListener("visibilitychange", onVisibility);
      running?.abort(LEFT);
    },
    link: () => ({
      on: settings.course(),
      budget: String(settings.budget()),
      memory: String(settings.memory()),
      run: settings.contestants().join(" "),
    }),
  };
}
