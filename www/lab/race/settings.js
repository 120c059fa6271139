/**
 * What races: the positions, what is compared, how long, which searches, and the button that starts it. What
 * belongs to one measure is hidden with the other.
 */
import { FACTS } from "../facts.js";
import { labelled, make, select } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { checkboxes, choices, startControl } from "../controls.js";
import { folded, foldedOnPhones } from "../frame.js";
import { readLink, writeLink } from "../../base/link-schema.js";
import { BUDGETS, MEMORIES, ROUNDS } from "../choices.js";
import { LACKING, USUAL, measuresOf, searchesOf } from "../searches.js";
import { SCHEMA } from "./link.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { Values } from "../../base/types.d.ts" */
/** @import { Measure } from "../searches.js" */

/** @typedef {Values<typeof SCHEMA>["on"]} Course */

/** The positions that can be searched, the usual first. @type {Record<Measure, Course[]>} */
const COURSES = { depths: ["empty", "board"], times: ["empty", "board", "plies", "all"] };
/** What the button says, and its progress. */
const RUN = { start: "race-start-button", stop: "depth-stop-button", progress: "race-progress" };

/**
 * @param {Map<string, string>} query What the link says.
 * @param {GameDescription} shape
 * @param {boolean} solver Whether the game has a solver of its own.
 * @param {() => void} go Starts the race, or stops it.
 * @param {() => void} changed
 */
export function raceSettings(query, shape, solver, go, changed) {
  const measures = measuresOf(shape);
  const isSmall = matchMedia("(pointer: coarse)").matches;
  const { values: linked } = readLink(SCHEMA, query, {
    rounds: ROUNDS[1],
    budget: BUDGETS[0],
    memory: MEMORIES[isSmall ? 0 : 1],
  });
  let { rounds, budget, memory } = linked;
  let course = linked.on ?? "empty";
  let measure = measures.find((name) => name === linked.measure) ?? measures[0];
  const offered = {
    depths: searchesOf("depths", shape, solver),
    times: searchesOf("times", shape, solver),
  };
  /** A link names searches of one measure. @param {Measure} name */
  const chosenOf = (name) => new Set((name === measure && linked.run) || USUAL[name]);
  const chosen = { depths: chosenOf("depths"), times: chosenOf("times") };
  const searchNames = () => offered[measure].filter((name) => chosen[measure].has(name));

  const places = make("select", {
    onchange: () => ((course = /** @type {Course} */ (places.value)), update()),
  });
  const compared = select(
    measures.map((name) => [name, say(`race-measure-${name}`)]),
    measure,
    (name) => ((measure = /** @type {Measure} */ (name)), update()),
  );
  /** @param {string} id @param {number[]} numbers @param {number} first @param {(count: number) => void} choose */
  const numbers = (id, numbers, first, choose) =>
    select(choices(id, numbers), String(first), (count) => (choose(Number(count)), update()));
  const cost = make("p", { class: "explained" });
  /** @param {string} title @param {Measure} name @param {string[]} names */
  const boxes = (title, name, names) =>
    checkboxes(title, names, chosen[name], (search) => say(`race-${search}`), update);
  const isLacking = (/** @type {string} */ name) => name.startsWith(LACKING);
  const who = say("race-who");
  const { start, bar, running, progress } = startControl(go, RUN);

  /** What is there for one measure alone. @type {Record<Measure, HTMLElement[]>} */
  const own = {
    times: [
      labelled(
        say("race-rounds-label"),
        numbers("race-rounds", ROUNDS, rounds, (count) => (rounds = count)),
      ),
      foldedOnPhones(who, boxes(who, "times", offered.times)),
    ],
    depths: [
      labelled(
        say("depth-budget"),
        numbers("depth-seconds", BUDGETS, budget, (count) => (budget = count)),
      ),
      labelled(
        say("depth-memory"),
        numbers("depth-megabytes", MEMORIES, memory, (count) => (memory = count)),
      ),
      cost,
      foldedOnPhones(
        who,
        boxes(
          who,
          "depths",
          offered.depths.filter((name) => !isLacking(name)),
        ),
      ),
      folded(
        say("depth-who-without"),
        boxes(say("depth-who-without"), "depths", offered.depths.filter(isLacking)),
      ),
    ],
  };
  const compare = labelled(say("race-measure"), compared);
  compare.hidden = measures.length === 1;
  const isField = (/** @type {HTMLElement} */ element) => element.classList.contains("field");
  const all = [...own.times, ...own.depths];

  const figures = { positions: FACTS.bug.positions };

  function show() {
    for (const name of /** @type {const} */ (["times", "depths"])) {
      for (const element of own[name]) element.hidden = name !== measure;
    }
    course = COURSES[measure].find((name) => name === course) ?? COURSES[measure][0];
    places.replaceChildren(
      ...COURSES[measure].map((name) => new Option(say(`race-on-${name}`, figures), name)),
    );
    places.value = course;
    cost.textContent = say("depth-cost", { seconds: searchNames().length * budget });
  }

  function update() {
    show();
    changed();
  }

  show();
  return {
    content: [
      make(
        "div",
        { class: "field-pair" },
        compare,
        labelled(say("race-course"), places),
        ...all.filter(isField),
      ),
      start,
      bar,
      ...all.filter((element) => !isField(element)),
    ],
    measure: () => measure,
    course: () => course,
    rounds: () => rounds,
    budget: () => budget,
    memory: () => memory,
    searchNames,
    running,
    progress,
    /** @returns {Record<string, string>} The names of a link. */
    link: () =>
      writeLink(SCHEMA, {
        measure: measures.length > 1 ? measure : undefined,
        on: course,
        ...(measure === "times" ? { rounds } : { budget, memory }),
        run: searchNames(),
      }),
  };
}
