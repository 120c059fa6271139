/** How deep the positions are searched and by which scores, the seed, and an order of the visitor's own. */
import { labelled, make, select } from "../../base/elements.ts";
import { readLink, writeLink } from "../../base/link-schema.ts";
import { newSeed } from "../../base/random.ts";
import { emptyCells } from "../../game/shape.ts";
import { say } from "../../messages/index.ts";
import { seedField } from "../controls.ts";
import { folded } from "../frame.ts";
import { DEPTHS } from "../link.ts";
import { SCHEMA, SCORINGS } from "./link.ts";
import { readChosen, writeChosen } from "./orders.ts";
import { ownOrder } from "./own-order.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";
import type { Bench } from "../bench.ts";

/** How many positions a sample has. */
export const SAMPLE = 20;

/**
 * @param query What the link says.
 * @param scope The usual depth, and all unfinished positions; null if there are too many.
 */
export function orderSettings(
  query: Map<string, string>,
  shape: GameDescription,
  { usual, all }: { usual: number; all: string[] | null },
  bench: Bench,
  changed: () => void,
) {
  // With a limit, a sooner win is worth more everywhere.
  const scored = SCORINGS[shape.exhaustive ? 0 : 1];
  const { values } = readLink(SCHEMA, query, { depth: usual, scoring: scored, seed: newSeed() });
  let { depth, scoring, seed } = values;
  let chosen = readChosen(shape, values.first);

  const isOne = () => bench.on() === "empty" || bench.on() === "board";
  /** How many cells are left where the search begins: no game lasts longer. */
  const cellsLeft = () => (isOne() ? emptyCells(bench.begin().board) : shape.longest);
  /** Whether the search reaches every end. */
  const isWhole = () => depth >= cellsLeft();

  const depths = make("select", {
    onchange: () => ((depth = Number(depths.value)), changed()),
  });
  const scores = labelled(
    say("scores-label"),
    select(
      SCORINGS.map((name) => [name, say(`scores-${name}`)]),
      scoring,
      (name) => ((scoring = name), changed()),
    ),
  );
  scores.hidden = !shape.exhaustive;
  const field = seedField(seed, (number) => ((seed = number), changed()));
  const own = ownOrder(shape, chosen, (cells) => ((chosen = cells), changed()));

  /** Offers the depths that there are: the last is the end, if that is among them. */
  function offerDepths() {
    const left = cellsLeft();
    depth = Math.min(depth, left);
    const offered = DEPTHS.filter((count) => count <= left).map((count) => {
      const words = count === left ? say("to-the-end") : say("depth-at", { count });
      return new Option(words, String(count), false, count === depth);
    });
    depths.replaceChildren(...offered);
  }

  const yours = folded(say("orders-yours"), own);
  yours.open = true;
  return {
    fields: make("div", { class: "field-pair" }, labelled(say("depth-label"), depths), scores),
    /** The seed: whoever wants other games than a link says finds it behind “How it is measured”. */
    field,
    own: yours,
    offerDepths,
    isOne,
    isWhole,
    /** Whether a count takes no more than a moment. */
    isQuick: () => isOne() && depth <= usual,
    /** The depth limit in plies; undefined where a search to the end is no question of time. */
    limit: () => (shape.exhaustive && isWhole() ? undefined : depth),
    scoring: () => scoring,
    seed: () => seed,
    chosen: () => chosen,
    /** What was searched, in words. */
    about() {
      const positions = bench.on() === "all" ? (all?.length ?? 0) : SAMPLE;
      const reach = say("counted-reach", { depth: isWhole() ? 0 : depth });
      const words = { positions, reach, seed: String(seed) };
      const some = bench.on() === "all" ? "all" : "sample";
      return say(`counted-${isOne() ? "one" : some}`, words);
    },
    /** @returns The names of a link. */
    link: (): Record<string, string> => ({
      ...bench.link(),
      ...writeLink(SCHEMA, {
        depth,
        seed,
        scoring: shape.exhaustive ? scoring : undefined,
        first: chosen.length > 0 ? writeChosen(chosen) : undefined,
      }),
    }),
  };
}
