/** What races on a board beyond 3×3: from where, how long, with how much memory, and which searches. */
import { labelled, make, select } from "../../page/elements.js";
import { say } from "../../messages/index.js";
import { checkboxes, choices, startControl } from "../controls.js";
import { folded, foldedOnPhones } from "../frame.js";
import { BUDGETS, MEMORIES, readNumber } from "./choices.js";
import { LACKING, contestantsOf, readContestants } from "./contestants.js";

/** Where a race can begin. */
const COURSES = ["empty", "board"];
/** What the button says, and its progress. */
const RUN = {
  start: "race-start-button",
  stop: "depth-stop-button",
  progress: "race-progress",
};

/**
 * @param {Map<string, string>} query What the link says.
 * @param {import("../../../pkg/web/cutoff.js").GameDescription} shape
 * @param {boolean} solver Whether the game has a solver of its own.
 * @param {() => void} go Starts the race, or stops it.
 * @param {() => void} changed
 */
export function boardRaceSettings(query, shape, solver, go, changed) {
  let course = COURSES.find((name) => name === query.get("on")) ?? COURSES[0];
  let budget = readNumber(BUDGETS, query.get("budget"), BUDGETS[0]);
  const small = matchMedia("(pointer: coarse)").matches;
  let memory = readNumber(MEMORIES, query.get("memory"), MEMORIES[small ? 0 : 1]);
  const offered = contestantsOf(shape, solver);
  const chosen = new Set(readContestants(query.get("run"), offered));
  const contestants = () => offered.filter((name) => chosen.has(name));
  const cost = make("p", { class: "explained" });
  const update = () => {
    cost.textContent = say("depth-cost", { seconds: contestants().length * budget });
    changed();
  };

  const places = select(
    COURSES.map((name) => /** @type {const} */ ([name, say(`race-on-${name}`)])),
    course,
    (name) => ((course = name), update()),
  );
  const budgets = select(
    choices("depth-seconds", BUDGETS),
    String(budget),
    (count) => ((budget = Number(count)), update()),
  );
  const memories = select(
    choices("depth-megabytes", MEMORIES),
    String(memory),
    (count) => ((memory = Number(count)), update()),
  );
  /** @param {string} title @param {string[]} names */
  const boxes = (title, names) =>
    checkboxes(title, names, chosen, (name) => say(`depth-${name}`), update);
  const lacking = offered.filter((name) => name.startsWith(LACKING));
  const others = offered.filter((name) => !lacking.includes(name));
  const who = [
    foldedOnPhones(say("race-who"), boxes(say("race-who"), others)),
    folded(say("depth-who-without"), boxes(say("depth-who-without"), lacking)),
  ];
  const { start, bar, running, progress } = startControl(go, RUN);
  cost.textContent = say("depth-cost", { seconds: contestants().length * budget });

  return {
    content: [
      make(
        "div",
        { class: "field-pair" },
        labelled(say("race-course"), places),
        labelled(say("depth-budget"), budgets),
        labelled(say("depth-memory"), memories),
      ),
      start,
      bar,
      cost,
      ...who,
    ],
    course: () => course,
    budget: () => budget,
    memory: () => memory,
    contestants,
    running,
    progress,
  };
}
