/**
 * The bounds of a proof as a line: losses on the left, a draw in the middle, wins on the right, sooner
 * ones further out. The open interval closes in.
 */
import { say } from "../messages/index.js";
import { svg } from "../base/svg.js";
import { place } from "./interval-place.js";

/** @import { Ending } from "../../pkg/web/cutoff.js" */
/** @import { Bounds } from "./types.d.ts" */

/** The labels of both bounds stand in rows of their own, so that they never meet. */
const [WIDTH, HEIGHT, LINE, LEAST, MOST] = [320, 74, 43, 12, 28];
const MARGIN = 12;

/** @param {number} share From −1 to 1. */
const x = (share) => WIDTH / 2 + share * (WIDTH / 2 - MARGIN);

/**
 * @param {HTMLElement} box Gets the drawing; the words beside it say the same.
 * @returns {(bounds: Bounds, left: number) => void}
 */
export function intervalLine(box) {
  const open = svg("rect", { class: "proof-open", y: LINE - 6, height: 12, rx: 2 });
  const [least, most, result] = ["proof-least", "proof-most", "proof-result"].map((name) =>
    svg("path", { class: name, d: "" }),
  );
  const [leastText, mostText] = [LEAST, MOST].map((y) => label("", 0, y, "middle"));
  box.replaceChildren(
    svg(
      "svg",
      { class: "proof-line", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
      open,
      svg("path", { class: "proof-axis", d: `M${x(-1)} ${LINE}H${x(1)}` }),
      svg("path", {
        class: "proof-axis",
        d: `M${x(0)} ${LINE - 9}v18M${x(-1)} ${LINE - 5}v10M${x(1)} ${LINE - 5}v10`,
      }),
      label(say("proof-end-loss"), x(-1), LINE + 24, "start"),
      label(say("proof-end-draw"), x(0), LINE + 24, "middle"),
      label(say("proof-end-win"), x(1), LINE + 24, "end"),
      ...[least, most, result, leastText, mostText],
    ),
  );

  return function render({ atLeast, atMost }, left) {
    const from = x(atLeast ? place(atLeast, left) : -1);
    const to = x(atMost ? place(atMost, left) : 1);
    const closed = atLeast !== null && atMost !== null && from === to;
    open.setAttribute("x", String(Math.min(from, to)));
    open.setAttribute("width", String(Math.abs(to - from)));
    least.setAttribute("d", atLeast && !closed ? `M${from + 7} ${LINE - 9}h-7v18h7` : "");
    most.setAttribute("d", atMost && !closed ? `M${to - 7} ${LINE - 9}h7v18h-7` : "");
    result.setAttribute("d", closed ? `M${from} ${LINE - 8}l7 8l-7 8l-7-8z` : "");
    const bound = (/** @type {"least" | "most"} */ name, /** @type {Ending | null} */ ending) =>
      ending && !closed ? say(`proof-${name}`, { ending: endingText(ending) }) : "";
    put(leastText, bound("least", atLeast), from);
    // A draw is named below the line already.
    const isNamed = closed && atMost.outcome !== "draw";
    put(mostText, isNamed ? endingText(atMost) : bound("most", atMost), to);
  };
}

/**
 * Puts a label at a place of the line, on the side of it that has room.
 * @param {SVGTextElement} text
 * @param {string} words
 * @param {number} at
 */
function put(text, words, at) {
  text.textContent = words;
  text.setAttribute("x", String(Math.max(2, Math.min(WIDTH - 2, at))));
  text.setAttribute("text-anchor", at < WIDTH / 2 ? "start" : "end");
}

/** @param {Ending} ending */
function endingText({ outcome, plies }) {
  return outcome === "draw" ? say("proof-end-draw") : say(`proof-ending-${outcome}`, { plies });
}

/** @param {string} words @param {number} at @param {number} y @param {"start" | "middle" | "end"} anchor */
function label(words, at, y, anchor) {
  return svg("text", { x: at, y, "text-anchor": anchor }, words);
}
