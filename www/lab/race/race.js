/** The race: searches take turns on the same positions in this tab, and are compared. */
import { make } from "../../page/elements.js";
import { language, say } from "../../messages/index.js";
import { folded, labFrame } from "../frame.js";
import { raceSettings } from "./settings.js";
import { resultView } from "./result.js";

/** @typedef {import("./data.js").Row} Row */
/** @typedef {import("./data.js").Workload} Workload */

/** @type {import("../../page/view.js").OpenView} */
export function openRace({ box, query, state, engine, tell, fail, changed }) {
  /** @type {AbortController | null} */
  let running = null;
  const settings = raceSettings(query, () => (running ? running.abort() : run()), changed);
  const latest = make("div", { class: "race-latest" });
  const before = make("div", { class: "race-before" });
  const earlier = folded(say("race-earlier"), before);
  earlier.hidden = true;
  latest.append(make("p", { class: "lab-empty" }, say("race-before-start")));
  labFrame(box, settings.content, [
    latest,
    earlier,
    folded(
      say("race-how"),
      make("p", { class: "explained" }, say("race-explained")),
      make("p", { class: "explained" }, say("race-published")),
    ),
  ]);

  /** @param {AbortSignal} signal @returns {Promise<Workload[]>} */
  async function workloads(signal) {
    const { positions, game } = state();
    const going = positions.slice(0, game.at + 1).filter(({ finished }) => !finished);
    switch (settings.course()) {
      case "all":
        return [
          { name: say("race-on-all"), boards: await engine.request("unfinished", [], { signal }) },
        ];
      case "board":
        return going.slice(-1).map(({ board }) => ({ name: board, boards: board }));
      case "plies":
        return going.map(({ board }, ply) => ({ name: say("race-ply", { ply }), boards: board }));
      default:
        return [{ name: say("race-on-empty"), boards: state().shape.start }];
    }
  }

  async function run() {
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
      show(rows, rounds);
      tell(say("race-done"));
    } catch (error) {
      if (signal.aborted) return tell(say("race-cancelled"));
      if (engine.failed) engine.restart();
      fail(error, signal);
    } finally {
      running = null;
      settings.running(false);
    }
  }

  /** The newest result is open; earlier ones are folded below it. @param {Row[]} rows @param {number} rounds */
  function show(rows, rounds) {
    const when = new Date();
    const about = { made: when.toISOString(), browser: navigator.userAgent, rounds };
    const time = new Intl.DateTimeFormat(language, { timeStyle: "medium" }).format(when);
    const title = say("race-result", { time });
    const view = resultView(rows, about, tell);
    const [last] = latest.querySelectorAll(".race-result");
    if (last) {
      before.prepend(folded(latest.dataset.title ?? "", last));
      earlier.hidden = false;
    }
    latest.dataset.title = title;
    latest.replaceChildren(view);
  }

  return {
    follow() {},
    close: () => running?.abort(),
    link: () => ({
      on: settings.course(),
      rounds: String(settings.rounds()),
      with: settings.contestants().join(" "),
    }),
  };
}
