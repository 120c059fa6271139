/** The race: searches take turns on the same positions in this tab, and are compared. */
import { isStopped } from "../../engine/stop.js";
import { make } from "../../page/elements.js";
import { say } from "../../messages/index.js";
import { termLine } from "../../page/term.js";
import { folded, labFrame } from "../frame.js";
import { isResult } from "./data.js";
import { searched, searchedNote } from "../searched.js";
import { keptRaces } from "./kept.js";
import { raceSettings } from "./settings.js";
import { previewView, resultView } from "./result.js";
import { resultList } from "./results.js";
import { visited } from "./visited.js";

/** @import { Workload } from "./data.js" */

/** @type {import("../../page/view.js").OpenView} */
export function openRace({ box, query, state, engine, tell, fail, changed }) {
  /** @type {AbortController | null} */
  let running = null;
  /** What is counted before a race, and given up when the settings change. */
  let counting = new AbortController();
  const settings = raceSettings(
    query,
    () => (running ? running.abort() : run()),
    () => {
      changed();
      preview();
    },
  );
  const note = searchedNote();
  const results = resultList();
  const kept = keptRaces(state().shape.game, isResult, () => sessionStorage);
  labFrame(
    box,
    [note.element, ...settings.content],
    [
      results.latest,
      results.earlier,
      termLine(["minimax", "alpha-beta", "move-order", "table", "deepening"]),
      folded(say("race-how"), make("p", { class: "explained" }, say("race-explained"))),
    ],
  );

  /** @param {AbortSignal} signal @returns {Promise<Workload[]>} */
  async function workloads(signal) {
    const { positions, game } = state();
    const going = positions.slice(0, game.at + 1).filter(({ finished }) => !finished);
    switch (settings.course()) {
      case "all":
        return [
          {
            name: say("race-on-all"),
            boards: await engine.request("positions", [], { signal }),
          },
        ];
      case "board": {
        const { board } = searched(state());
        return [{ name: board, boards: [board] }];
      }
      case "plies":
        return going.map(({ board }, ply) => ({ name: say("race-ply", { ply }), boards: [board] }));
      default:
        return [{ name: say("race-on-empty"), boards: [state().shape.start] }];
    }
  }

  /** Before the first race: what the searches visit, which takes no clock. */
  async function preview() {
    note.show(settings.course() === "board" ? searched(state()).which : null);
    counting.abort();
    if (results.any()) return;
    counting = new AbortController();
    const { signal } = counting;
    try {
      const rows = await visited(engine, await workloads(signal), settings.contestants(), signal);
      if (!signal.aborted) results.instead(previewView(rows));
    } catch (error) {
      fail(error, signal);
    }
  }

  async function run() {
    counting.abort();
    running = new AbortController();
    const { signal } = running;
    settings.running(true);
    const rounds = settings.rounds();
    try {
      const contestants = settings.contestants();
      const plan = { workloads: await workloads(signal), contestants, rounds };
      const { progress } = settings;
      const rows = await engine.request("raceRounds", [plan], { signal, progress });
      if (rows.length === 0) return tell(say("race-nobody"));
      const about = { made: new Date().toISOString(), browser: navigator.userAgent, rounds };
      kept.add({ rows, about });
      show({ rows, about });
      tell(say("race-done"));
    } catch (error) {
      if (isStopped(error, signal)) return tell(say("race-cancelled"));
      if (engine.failed) engine.restart();
      fail(error, signal);
    } finally {
      running = null;
      settings.running(false);
    }
  }

  /** @param {import("./data.js").Result} result */
  function show({ rows, about }) {
    results.show(resultView(rows, about, tell), about.made);
  }

  kept.all().forEach(show);
  preview();
  return {
    close() {
      counting.abort();
      running?.abort();
    },
    link: () => ({
      on: settings.course(),
      rounds: String(settings.rounds()),
      with: settings.contestants().join(" "),
    }),
  };
}
