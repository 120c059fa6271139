/** A search that is too large to be recorded: how large it would be, and the ways on. */
import { EngineRefusal } from "../engine/engine.js";
import { number, say } from "../messages/index.js";
import { hrefOf } from "../page/address.js";
import { button, make } from "../base/elements.js";
import { roughText } from "../page/magnitude.js";
import { part } from "../page/parts.js";
import { TO_THE_END } from "../parts/search/choice.js";
import { readableDepth } from "../parts/search/readable-depth.js";
import { mostRecorded } from "./position-trace.js";

/** @import { GameDescription } from "../../pkg/web/cutoff.js" */

/** As deep as any 3×3 position can be recorded on any device. */
const ON_3X3 = 6;

/** @param {unknown} error @returns {error is EngineRefusal} */
export function isTooLarge(error) {
  return error instanceof EngineRefusal && ["trace-large", "search-long"].includes(error.code);
}

/** @param {(depth: number) => void} chosen Takes a smaller depth. */
export function refusedView(chosen) {
  const box = part("search-refused");
  return {
    hide() {
      box.hidden = true;
    },
    /**
     * @param {EngineRefusal} refusal
     * @param {{ pruning: boolean, depth: number | null }} search
     * @param {GameDescription} shape
     */
    show(refusal, { pruning, depth }, shape) {
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

/** @param {EngineRefusal} refusal @param {boolean} pruning @param {number | null} limit */
function reason({ code, nodes, most = 0 }, pruning, limit) {
  const depth = limit ?? TO_THE_END;
  // Nobody counts so far; what is named then is plain minimax.
  const isMinimax = !pruning || code === "search-long";
  if (isMinimax)
    return say("search-refused", { depth, kind: "minimax", nodes: roughText(nodes ?? 1) });
  const kind = nodes == null ? "more" : "exact";
  return say("search-refused", { depth, kind, nodes: number(nodes ?? most) });
}
