/** How deep the positions are searched and by which scores, the seed, and an order of the visitor's own. */
import { labelled, make, select, button } from "../../base/elements.ts";
import { readLink, writeLink } from "../../base/link-schema.ts";
import { newSeed } from "../../base/random.ts";
import { emptyCells } from "../../game/shape.ts";
import { say, number } from "../../messages/index.ts";
import { seedField } from "../controls.ts";
import { folded } from "../frame.ts";
import { DEPTHS } from "../link.ts";
import { SCHEMA, SCORINGS } from "./link.ts";
import { readChosen, writeChosen, choosable, tapped } from "./orders.ts";
import { boardOfButtons } from "../../parts/board/buttons.ts";
import { boardFrame } from "../../parts/board/frame.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";
import type { LabContext } from "../opening.ts";

export const SAMPLE = 20;

/** What a board allows. */
export interface OrderScope {
  usual: number;
  /** All unfinished positions; null if there are too many. */
  all: string[] | null;
}

export function orderSettings(
  { query, state, bench }: LabContext,
  { usual, all }: OrderScope,
  changed: () => void,
) {
  const { shape } = state();
  // With a limit, a sooner win is worth more everywhere.
  const scored = SCORINGS[shape.exhaustive ? 0 : 1];
  const { values } = readLink(SCHEMA, query, { depth: usual, scoring: scored, seed: newSeed() });
  let { depth, scoring, seed } = values;
  let chosen = readChosen(shape, values.first);

  const isOne = () => bench.on() === "empty" || bench.on() === "board";
  /** How many cells are left where the search begins: no game lasts longer. */
  const cellsLeft = () => (isOne() ? emptyCells(bench.begin().board) : shape.longest);
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
    about() {
      const positions = bench.on() === "all" ? (all?.length ?? 0) : SAMPLE;
      const reach = say("counted-reach", { depth: isWhole() ? 0 : depth });
      const words = { positions, reach, seed: String(seed) };
      const some = bench.on() === "all" ? "all" : "sample";
      return say(`counted-${isOne() ? "one" : some}`, words);
    },
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

/** @param chosen The cells tapped so far; of a column its top cell. */
function ownOrder(
  shape: GameDescription,
  chosen: readonly number[],
  changed: (chosen: number[]) => void,
) {
  const named = shape.gravity ? "orders-column" : "orders-cell";
  let now = [...chosen];
  const frame = boardFrame();
  const board = boardOfButtons(frame, say("orders-yours"), (cell) => set(tapped(now, cell)));
  const cells = choosable(shape).map(() => make("button", { type: "button", class: "cell" }));
  const clear = button(say("orders-clear"), () => set([]));

  function set(other: number[]) {
    now = other;
    update();
    changed(now);
  }

  function update() {
    cells.forEach((element, cell) => {
      const rank = now.indexOf(cell) + 1;
      element.textContent = rank > 0 ? number(rank) : "";
      element.setAttribute("aria-pressed", String(rank > 0));
      const words = say(named, { cell, rank });
      element.setAttribute("aria-label", words);
      element.title = words;
    });
    clear.hidden = now.length === 0;
  }

  update();
  board.show(shape.gravity ? { ...shape, rows: 1, rowNames: [] } : shape, cells);
  return make(
    "div",
    { class: "order-own" },
    make(
      "p",
      { class: "explained" },
      say("orders-tap", { ways: shape.gravity ? "columns" : "cells" }),
    ),
    frame.element,
    clear,
  );
}
