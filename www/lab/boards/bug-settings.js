/** In which positions of a board, and how deep, the bugs are counted. */
import { EngineRefusal } from "../../engine/engine.js";
import { labelled, make, select } from "../../page/elements.js";
import { readSeed } from "../../page/random.js";
import { say } from "../../messages/index.js";
import { DEPTHS } from "./choices.js";

/** How many positions a sample has. */
export const SAMPLE = 100;
/** The usual depth is the last to which minimax visits no more positions from the empty board. */
const USUAL = 50_000;
/** To the end where minimax visits no more from there. Larger searches would take hours for all positions. */
const TO_THE_END = 1e9;
/** … and by itself, where it visits no more than this. */
const SOON = 1e6;

/**
 * What a board allows.
 * @typedef {object} Scope
 * @property {string[] | null} all All its unfinished positions; null if there are more than 100,000.
 * @property {boolean} end Whether it can be searched to the end.
 * @property {string} usual The depth that is chosen at first, or `end`.
 */

/**
 * @param {import("../../engine/engine.js").Engine} engine
 * @param {import("../../game/shape.js").Shape} shape
 * @param {AbortSignal} signal
 * @returns {Promise<Scope>}
 */
export async function scopeOf(engine, { game, start }, signal) {
  const whole = await engine.request("estimate", [start, { game }], { signal });
  let usual = DEPTHS[0];
  for (const depth of DEPTHS) {
    const { nodes } = await engine.request("estimate", [start, { game, depth }], { signal });
    if (nodes > USUAL) break;
    usual = depth;
  }
  const all = await allPositions(engine, game, signal);
  const soon = whole.nodes <= SOON && all !== null;
  return { all, end: whole.nodes <= TO_THE_END, usual: soon ? "end" : String(usual) };
}

/**
 * @param {import("../../engine/engine.js").Engine} engine
 * @param {string} game
 * @param {AbortSignal} signal
 */
async function allPositions(engine, game, signal) {
  try {
    const text = await engine.request("unfinished", [{ game }], { signal });
    return text.split(",");
  } catch (error) {
    if (error instanceof EngineRefusal && error.code === "positions-many") return null;
    throw error;
  }
}

/**
 * @param {Map<string, string>} query What the link says.
 * @param {string} game
 * @param {Scope} scope
 * @param {() => void} changed
 */
export function bugSettings(query, game, { all, end, usual }, changed) {
  let on = query.get("on") === "sample" || !all ? "sample" : "all";
  const names = [...DEPTHS.map(String), ...(end ? ["end"] : [])];
  let depth = names.find((name) => name === query.get("depth")) ?? usual;
  let seedNow = readSeed(query.get("seed"));

  /** @type {[string, string][]} */
  const places = [["sample", say("bugs-on-sample", { count: SAMPLE })]];
  if (all) places.unshift(["all", say("bugs-on-all", { count: all.length })]);
  const where = select(places, on, (name) => {
    on = name;
    show();
    changed();
  });
  const depths = select(
    names.map((name) => [
      name,
      name === "end" ? say("bugs-depth-end") : say("depth-at", { count: Number(name) }),
    ]),
    depth,
    (name) => {
      depth = name;
      changed();
    },
  );
  const seed = make("input", { type: "text", inputmode: "numeric", maxlength: 6, size: 6 });
  seed.value = String(seedNow);
  seed.addEventListener("change", () => {
    seedNow = readSeed(seed.value.trim() || undefined);
    seed.value = String(seedNow);
    changed();
  });
  const seedField = labelled(say("order-seed"), seed);
  const show = () => (seedField.hidden = on !== "sample");
  show();
  return {
    content: make(
      "div",
      { class: "field-pair" },
      labelled(say("orders-depth"), depths),
      labelled(say("race-course"), where),
      seedField,
    ),
    /** The depth limit in plies; null to the end. */
    depth: () => (depth === "end" ? null : Number(depth)),
    /** The options of a search. @returns {import("./bug-counts.js").Limit} */
    limit: () => (depth === "end" ? { game } : { game, depth: Number(depth) }),
    /** The seed of a sample; null for all positions. */
    seed: () => (on === "sample" ? seedNow : null),
    /** @returns {Record<string, string>} The names of a link. */
    link: () => ({ on, depth, seed: String(seedNow) }),
  };
}
