/** The choice of how deep a position is searched, and what is offered where that is too deep to be recorded. */
import { emptyCells } from "../game/shape.ts";
import { say, number } from "../messages/index.ts";
import { part } from "../page/parts.ts";
import { TO_THE_END } from "../parts/search/choice.ts";
import { readableDepth } from "../parts/search/readable-depth.ts";
import { EngineRefusal } from "../engine/engine.ts";
import { hrefOf } from "../page/address.ts";
import { button, make } from "../base/elements.ts";
import { roughText } from "../page/magnitude.ts";
import { mostRecorded } from "./position-trace.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

/** Deeper searches than that are recorded only late in a game; a link can ask for them. */
const DEEPEST = 12;

/** @param chosen Undefined for what is usual on the board. */
export function depthChoice(chosen: (depth: number | null | undefined) => void) {
  const field = part<HTMLSelectElement>("depth");
  let usual = "";
  field.addEventListener("change", () => {
    const { value } = field;
    if (value === usual) chosen(undefined);
    else chosen(value === TO_THE_END ? null : Number(value));
  });
  return {
    /** Offers what makes sense on a board, and shows what is chosen. */
    show(depth: number | null, shape: GameDescription, board: string) {
      const free = emptyCells(board);
      const plies = Array.from({ length: Math.min(free - 1, DEEPEST) }, (_, index) => index + 1);
      if (depth !== null && !plies.includes(depth)) plies.push(depth);
      field.replaceChildren(
        ...plies.map((ply) => new Option(say("depth-at", { count: ply }), String(ply))),
        new Option(say("depth-end"), TO_THE_END),
      );
      field.value = depth === null ? TO_THE_END : String(depth);
      usual = String(readableDepth(shape) ?? TO_THE_END);
    },
  };
}

/** As deep as any 3×3 position can be recorded on any device. */
const ON_3X3 = 6;

export function isTooLarge(error: unknown): error is EngineRefusal {
  return error instanceof EngineRefusal && ["trace-large", "search-long"].includes(error.code);
}

/** @param chosen Takes a smaller depth. */
export function refusedView(chosen: (depth: number) => void) {
  const box = part("search-refused");
  return {
    hide() {
      box.hidden = true;
    },
    show(
      refusal: EngineRefusal,
      { pruning, depth }: { pruning: boolean; depth: number | null },
      shape: GameDescription,
    ) {
      const usual = readableDepth(shape) ?? ON_3X3;
      const depths = depth === null || depth - 1 <= usual ? [usual] : [depth - 1, usual];
      box.replaceChildren(
        make("p", {}, reason(refusal, pruning, depth)),
        make("p", {}, say("search-refused-way", { most: mostRecorded() })),
        make(
          "div",
          { class: "buttons" },
          ...depths.map((less) =>
            button(say("search-refused-depth", { plies: less }), () => chosen(less)),
          ),
          make("a", { class: "button", href: hrefOf("play") }, say("search-refused-play")),
        ),
      );
      box.hidden = false;
    },
  };
}

function reason({ code, nodes, most = 0 }: EngineRefusal, pruning: boolean, limit: number | null) {
  const depth = limit ?? TO_THE_END;
  // Nobody counts so far; what is named then is plain minimax.
  const isMinimax = !pruning || code === "search-long";
  if (isMinimax)
    return say("search-refused", { depth, kind: "minimax", nodes: roughText(nodes ?? 1) });
  const kind = nodes == null ? "more" : "exact";
  return say("search-refused", { depth, kind, nodes: number(nodes ?? most) });
}
