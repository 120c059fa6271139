/** Which positions are searched, how deep and by which scores, the seed, and an order of the visitor's own. */
import { labelled, make, select } from "../../base/elements.js";
import { readLink, writeLink } from "../../base/link-schema.js";
import { newSeed } from "../../base/random.js";
import { emptyCells } from "../../game/shape.js";
import { say } from "../../messages/index.js";
import { seedField } from "../controls.js";
import { foldedOnPhones } from "../frame.js";
import { DEPTHS } from "../choices.js";
import { SCHEMA } from "./link.js";
import { readChosen, writeChosen } from "./orders.js";
import { ownOrder } from "./own-order.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */

/** How many positions a sample has. */
export const SAMPLE = 20;
/** What a win is worth. */
const SCORINGS = /** @type {const} */ (["plain", "depth-aware"]);
/** Where one can search from. */
const COURSES = /** @type {const} */ (["empty", "board", "sample", "all"]);

/**
 * @param {Map<string, string>} query What the link says.
 * @param {GameDescription} shape
 * @param {{ usual: number, all: string[] | null }} scope The usual depth, and all unfinished positions; null if
 * there are too many.
 * @param {(ofBoard: boolean) => string} boardOf Where the search begins.
 * @param {() => void} changed
 */
export function orderSettings(query, shape, { usual, all }, boardOf, changed) {
  const courses = COURSES.filter((name) => name !== "all" || all);
  // With a limit, a sooner win is worth more everywhere.
  const scored = SCORINGS[shape.exhaustive ? 0 : 1];
  const { values } = readLink(SCHEMA, query, { depth: usual, scoring: scored, seed: newSeed() });
  let course = courses.find((name) => name === values.on) ?? courses[0];
  let { depth, scoring, seed } = values;
  let chosen = readChosen(shape, values.first);

  const isOne = () => course === "empty" || course === "board";
  /** How many cells are left where the search begins: no game lasts longer. */
  const cellsLeft = () => (isOne() ? emptyCells(boardOf(course === "board")) : shape.longest);
  /** Whether the search reaches every end. */
  const isWhole = () => depth >= cellsLeft();

  const places = select(
    courses.map((name) => [name, courseWords(name, all?.length ?? 0)]),
    course,
    (name) => ((course = /** @type {typeof course} */ (name)), update()),
  );
  const depths = make("select", {
    onchange: () => ((depth = Number(depths.value)), update()),
  });
  const scores = labelled(
    say("order-scores"),
    select(
      SCORINGS.map((name) => [name, say(`order-${name}`, { most: shape.longest + 1 })]),
      scoring,
      (name) => ((scoring = /** @type {typeof scoring} */ (name)), update()),
    ),
  );
  scores.hidden = !shape.exhaustive;
  const field = seedField(seed, (number) => ((seed = number), update()));
  const own = ownOrder(shape, chosen, (cells) => ((chosen = cells), update()));

  /** Offers the depths that there are: the last is the end, if that is among them. */
  function offerDepths() {
    const left = cellsLeft();
    depth = Math.min(depth, left);
    const offered = DEPTHS.filter((count) => count <= left).map((count) => {
      const words = count === left ? say("bugs-depth-end") : say("depth-at", { count });
      return new Option(words, String(count), false, count === depth);
    });
    depths.replaceChildren(...offered);
  }

  function update() {
    offerDepths();
    changed();
  }

  offerDepths();
  return {
    fields: make(
      "div",
      { class: "field-pair" },
      labelled(say("race-course"), places),
      labelled(say("orders-depth"), depths),
      scores,
      field.element,
    ),
    own: foldedOnPhones(say("orders-yours"), own),
    course: () => course,
    isOne,
    isWhole,
    /** The depth limit in plies; undefined where a search to the end is no question of time. */
    limit: () => (shape.exhaustive && isWhole() ? undefined : depth),
    scoring: () => scoring,
    seed: () => seed,
    chosen: () => chosen,
    /** What was searched, in words. */
    about() {
      const count = course === "all" ? (all?.length ?? 0) : SAMPLE;
      const words = { count, depth: isWhole() ? 0 : depth, seed: String(seed) };
      return say(isOne() ? "orders-one" : `orders-${course}`, words);
    },
    /** @returns {Record<string, string>} The names of a link. */
    link: () =>
      writeLink(SCHEMA, {
        ...{ on: course, depth, seed },
        scoring: shape.exhaustive ? scoring : undefined,
        first: chosen.length > 0 ? writeChosen(chosen) : undefined,
      }),
  };
}

/** Where one can search from. @param {string} name @param {number} unfinished How many positions are. */
function courseWords(name, unfinished) {
  if (name === "sample") return say("orders-on-sample", { count: SAMPLE });
  return name === "all" ? say("orders-on-all", { count: unfinished }) : say(`race-on-${name}`);
}
