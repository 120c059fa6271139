/** What races: what is compared, and which searches. What belongs to one measure is hidden with the other. */
import { labelled, make, select } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { checkboxes, choices } from "../controls.js";
import { foldedOnPhones } from "../frame.js";
import { readLink, writeLink } from "../../base/link-schema.js";
import { RACE_MEMORIES } from "../link.js";
import { USUAL_SEARCHES, measuresOf, searchesOf } from "../searches.js";
import { FIRST_MS } from "./depths.js";
import { SCHEMA } from "./link.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { Bench, Measure, Positions } from "../types.d.ts" */

/** The positions that can be searched, the usual first. @type {Record<Measure, Positions[]>} */
const OFFERED = { depths: ["empty", "board"], times: ["empty", "board", "plies", "all"] };

/**
 * @param {Map<string, string>} query What the link says.
 * @param {GameDescription} shape
 * @param {boolean} solver Whether the game has a solver of its own.
 * @param {Bench} bench
 * @param {() => void} changed
 */
export function raceSettings(query, shape, solver, bench, changed) {
  const measures = measuresOf(shape);
  const isSmall = matchMedia("(pointer: coarse)").matches;
  const { values: linked } = readLink(SCHEMA, query, {
    memory: RACE_MEMORIES[isSmall ? 0 : 1],
  });
  let { memory } = linked;
  let measure = measures.find((name) => name === linked.measure) ?? measures[0];
  const offered = {
    depths: searchesOf("depths", shape, solver),
    times: searchesOf("times", shape, solver),
  };
  /** A link names searches of one measure. @param {Measure} name */
  const chosenOf = (name) => new Set((name === measure && linked.run) || USUAL_SEARCHES[name]);
  const chosen = { depths: chosenOf("depths"), times: chosenOf("times") };
  const searchNames = () => offered[measure].filter((name) => chosen[measure].has(name));

  const compared = select(
    measures.map((name) => [name, say(`race-measure-${name}`)]),
    measure,
    (name) => ((measure = /** @type {Measure} */ (name)), changed()),
  );
  const cost = make("p", { class: "explained" });
  /** @param {string} title @param {Measure} name @param {string[]} names */
  const boxes = (title, name, names) =>
    checkboxes(title, names, chosen[name], (search) => say(`race-${search}`), changed);
  const who = say("race-who");

  /** What is there for one measure alone. @type {Record<Measure, HTMLElement[]>} */
  const own = {
    times: [foldedOnPhones(who, boxes(who, "times", offered.times))],
    depths: [
      labelled(
        say("depth-memory"),
        select(choices("depth-megabytes", RACE_MEMORIES), String(memory), (count) => {
          memory = Number(count);
          changed();
        }),
      ),
      cost,
      foldedOnPhones(who, boxes(who, "depths", offered.depths)),
    ],
  };
  const compare = labelled(say("race-measure"), compared);
  compare.hidden = measures.length === 1;
  const isField = (/** @type {HTMLElement} */ element) => element.classList.contains("field");
  const all = [...own.times, ...own.depths];

  function show() {
    for (const name of /** @type {const} */ (["times", "depths"])) {
      for (const element of own[name]) element.hidden = name !== measure;
    }
    bench.offer(OFFERED[measure]);
    cost.textContent = say("depth-cost", {
      ...{ seconds: searchNames().length * bench.seconds(), first: FIRST_MS / 1_000 },
    });
  }

  show();
  return {
    content: [
      make("div", { class: "field-pair" }, compare, ...all.filter(isField)),
      ...all.filter((element) => !isField(element)),
    ],
    measure: () => measure,
    memory: () => memory,
    searchNames,
    show,
    /** @returns {Record<string, string>} The names of a link. */
    link: () => ({
      ...bench.link(),
      ...writeLink(SCHEMA, {
        measure: measures.length > 1 ? measure : undefined,
        ...(measure === "times" ? {} : { memory }),
        run: searchNames(),
      }),
    }),
  };
}
