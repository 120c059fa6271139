/** In which positions of a board, and how deep, the bugs are counted. */
import { labelled, make, select } from "../../base/elements.js";
import { readLink, writeLink } from "../../base/link-schema.js";
import { newSeed } from "../../base/random.js";
import { say } from "../../messages/index.js";
import { choices, seedField } from "../controls.js";
import { DEPTHS } from "../link.js";
import { allPositions, usualDepth } from "../positions.js";
import { SCHEMA } from "./link.js";

/** @import { Engine } from "../../engine/engine.js" */
/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { Bench } from "../types.d.ts" */
/** @import { Limit, Scope } from "./types.d.ts" */

/** How many positions a sample has. */
const SAMPLE = 100;
/** The most nodes that minimax visits from the empty board to the usual depth … */
const MOST_TO_USUAL_DEPTH = 50_000;
/** … to the end, where that can be chosen: larger searches would take hours for all positions … */
const MOST_TO_THE_END = 1e9;
/** … and to the end, where that is chosen at first. */
const MOST_TO_THE_END_AT_FIRST = 1e6;

/**
 * @param {Engine} engine
 * @param {GameDescription} shape
 * @param {AbortSignal} signal
 * @returns {Promise<Scope>}
 */
export async function scopeOf(engine, shape, signal) {
  const { game, start } = shape;
  const whole = await engine.request("estimate", [start, { game }], { signal });
  const usual = await usualDepth(engine, shape, MOST_TO_USUAL_DEPTH, signal);
  const all = await allPositions(engine, game, signal);
  const atFirst = whole.nodes <= MOST_TO_THE_END_AT_FIRST && all !== null;
  const end = whole.nodes <= MOST_TO_THE_END;
  return { all, end, usual: atFirst ? null : usual };
}

/**
 * @param {Map<string, string>} query What the link says.
 * @param {string} game
 * @param {Scope} scope
 * @param {Bench} bench
 * @param {() => void} changed
 */
export function bugSettings(query, game, { end, usual }, bench, changed) {
  const { values } = readLink(SCHEMA, query, { depth: usual, seed: newSeed() });
  let depth = end ? values.depth : (values.depth ?? usual);
  let { seed } = values;
  const offered = choices("depth-at", DEPTHS);
  if (end) offered.push([SCHEMA.depth.write(null), say("to-the-end")]);

  const depths = select(offered, SCHEMA.depth.write(depth), (name) => {
    depth = SCHEMA.depth.read(name) ?? null;
    changed();
  });
  const field = seedField(seed, (number) => ((seed = number), changed()));
  const isSample = () => bench.on() === "sample";
  const show = () => (field.hidden = !isSample());
  show();
  return {
    content: make("div", { class: "field-pair" }, labelled(say("depth-label"), depths), field),
    show,
    /** The depth limit in plies; null to the end. */
    depth: () => depth,
    /** The options of a search. @returns {Limit} */
    limit: () => (depth === null ? { game } : { game, depth }),
    /** Which sample; null for all positions. */
    sample: () => (isSample() ? { seed, count: SAMPLE } : null),
    /** @returns {Record<string, string>} The names of a link. */
    link: () => ({ ...bench.link(), ...writeLink(SCHEMA, { depth, seed }) }),
  };
}
