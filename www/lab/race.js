/** The race: searches take turns on the same positions in this tab, and are compared. */
import { button, copy, download, labelled, make, select } from "../page/elements.js";
import { language, say } from "../messages/index.js";
import { toCsv, toJson, toTabs } from "./race-data.js";
import { CONTESTANTS } from "./contestants.js";
import { resultView } from "./race-result.js";

/** @typedef {import("./race-data.js").Contestant} Contestant */
/** @typedef {import("./race-data.js").Workload} Workload */

/** The positions to choose from. */
const COURSES = ["empty", "board", "plies", "all"];
/** The numbers of rounds to choose from. */
const ROUNDS = [3, 7, 21];
/** The searches that race by default. @type {Contestant[]} */
const USUAL = ["minimax", "alpha-beta", "table", "textbook-minimax", "textbook-alpha-beta"];

/** @type {import("../page/view.js").OpenView} */
export function openRace({ box, query, state, engine, tell, fail }) {
  let course = COURSES.find((name) => name === query.get("on")) ?? "empty";
  let rounds = ROUNDS.find((count) => String(count) === query.get("rounds")) ?? ROUNDS[1];
  const wanted = query.get("with")?.split(" ");
  /** @type {Set<Contestant>} */
  const chosen = new Set(CONTESTANTS.filter((name) => (wanted ?? USUAL).includes(name)));
  /** @type {AbortController | null} */
  let running = null;

  const bar = make("progress", { max: 1, value: 0, "aria-label": say("race-progress") });
  const results = make("div", { class: "race-results" });
  const start = button(say("race-start-button"), () => (running ? running.abort() : run()));
  const boxes = CONTESTANTS.map((name) => {
    const field = make("input", { type: "checkbox", checked: chosen.has(name) });
    field.addEventListener("change", () =>
      field.checked ? chosen.add(name) : chosen.delete(name),
    );
    return make("label", { class: "choice" }, field, say(`race-${name}`));
  });
  bar.hidden = true;
  box.append(
    make("p", {}, say("race-explained")),
    make("div", { class: "fields" }, courseField(), roundsField(), start),
    make("fieldset", { class: "choices-list" }, make("legend", {}, say("race-who")), ...boxes),
    bar,
    results,
    make("p", { class: "explained" }, say("race-published")),
  );

  function courseField() {
    const choices = COURSES.map((name) => /** @type {const} */ ([name, say(`race-on-${name}`)]));
    return labelled(
      say("race-course"),
      select(choices, course, (name) => (course = name)),
    );
  }

  function roundsField() {
    const choices = ROUNDS.map(
      (count) => /** @type {const} */ ([String(count), say("race-rounds", { count })]),
    );
    return labelled(
      say("race-rounds-label"),
      select(choices, String(rounds), (count) => (rounds = Number(count))),
    );
  }

  /** @param {AbortSignal} signal @returns {Promise<Workload[]>} */
  async function workloads(signal) {
    const { positions, game } = state();
    const going = positions.slice(0, game.at + 1).filter(({ finished }) => !finished);
    switch (course) {
      case "all":
        return [
          { name: say("race-on-all"), boards: await engine.request("unfinished", [], { signal }) },
        ];
      case "board":
        return going.slice(-1).map(({ board }) => ({ name: board, boards: board }));
      case "plies":
        return going.map(({ board }, ply) => ({
          name: say("race-ply", { ply }),
          boards: board,
        }));
      default:
        return [{ name: say("race-on-empty"), boards: state().shape.start }];
    }
  }

  async function run() {
    running = new AbortController();
    const { signal } = running;
    start.textContent = say("race-cancel-button");
    bar.hidden = false;
    bar.value = 0;
    tell(say("race-running"));
    try {
      const contestants = CONTESTANTS.filter((name) => chosen.has(name));
      const plan = { workloads: await workloads(signal), contestants, rounds };
      const progress = (/** @type {number} */ part) => (bar.value = part);
      const rows = await engine.request("raceRounds", [plan], { signal, progress });
      if (rows.length === 0) return tell(say("race-nobody"));
      show(rows);
      tell(say("race-done"));
    } catch (error) {
      if (signal.aborted) return tell(say("race-cancelled"));
      if (engine.failed) engine.restart();
      fail(error, signal);
    } finally {
      running = null;
      start.textContent = say("race-start-button");
      bar.hidden = true;
    }
  }

  /** Earlier results stay below. @param {import("./race-data.js").Row[]} rows */
  function show(rows) {
    const when = new Date();
    const time = new Intl.DateTimeFormat(language, { timeStyle: "medium" }).format(when);
    const about = { made: when.toISOString(), browser: navigator.userAgent, rounds };
    const view = resultView(rows, say("race-result", { time }));
    view.append(
      make(
        "div",
        { class: "buttons" },
        button(say("race-copy-button"), async () => {
          const copied = await copy(toTabs(rows));
          tell(say(copied ? "race-copied" : "race-not-copied"));
        }),
        button(say("race-csv-button"), () => download("race.csv", toCsv(rows), "text/csv")),
        button(say("race-json-button"), () =>
          download("race.json", toJson(rows, about), "application/json"),
        ),
      ),
    );
    results.prepend(view);
  }

  return {
    follow() {},
    close: () => running?.abort(),
    link: () => ({ on: course, rounds: String(rounds), with: [...chosen].join(" ") }),
  };
}
