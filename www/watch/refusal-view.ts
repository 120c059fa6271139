/** A search that is too large to be recorded: how large it would be, and the ways on. */
import { EngineRefusal } from "../engine/engine.ts";
import { number, say } from "../messages/index.ts";
import { hrefOf } from "../page/address.ts";
import { button, make } from "../base/elements.ts";
import { roughText } from "../page/magnitude.ts";
import { part } from "../page/parts.ts";
import { TO_THE_END } from "../parts/search/choice.ts";
import { readableDepth } from "../parts/search/readable-depth.ts";
import { mostRecorded } from "./position-trace.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

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
