/** In which positions of a board, and how deep, the bugs are counted. */
import { labelled, make, select } from "../../base/elements.ts";
import { readLink, writeLink } from "../../base/link-schema.ts";
import { newSeed } from "../../base/random.ts";
import { say } from "../../messages/index.ts";
import { choices, seedField } from "../controls.ts";
import { DEPTHS } from "../link.ts";
import { allPositions, usualDepth } from "../positions.ts";
import { SCHEMA } from "./link.ts";
import type { Engine } from "../../engine/engine.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";
import type { LabContext } from "../opening.ts";

export type Limit = { game: string; depth?: number };

/** What a board allows. */
export interface Scope {
  /** All its unfinished positions; null if there are more than 100,000. */
  all: string[] | null;
  end: boolean;
  /** The depth limit that is chosen at first; null for none. */
  usual: number | null;
}

const SAMPLE = 100;
/** The most nodes that minimax visits from the empty board to the usual depth … */
const MOST_TO_USUAL_DEPTH = 50_000;
/** … to the end, where that can be chosen: larger searches would take hours for all positions … */
const MOST_TO_THE_END = 1e9;
/** … and to the end, where that is chosen at first. */
const MOST_TO_THE_END_AT_FIRST = 1e6;

export async function scopeOf(
  engine: Engine,
  shape: GameDescription,
  signal: AbortSignal,
): Promise<Scope> {
  const { game, start } = shape;
  const whole = await engine.request("estimate", [start, { game }], { signal });
  const usual = await usualDepth(engine, shape, MOST_TO_USUAL_DEPTH, signal);
  const all = await allPositions(engine, game, signal);
  const atFirst = whole.nodes <= MOST_TO_THE_END_AT_FIRST && all !== null;
  const end = whole.nodes <= MOST_TO_THE_END;
  return { all, end, usual: atFirst ? null : usual };
}

export function bugSettings(
  { query, state, bench }: LabContext,
  { end, usual }: Scope,
  changed: () => void,
) {
  const { game } = state().shape;
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
    limit: (): Limit => (depth === null ? { game } : { game, depth }),
    sample: () => (isSample() ? { seed, count: SAMPLE } : null),
    link: (): Record<string, string> => ({
      ...bench.link(),
      ...writeLink(SCHEMA, { depth, seed }),
    }),
  };
}
