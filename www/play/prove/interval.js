/**
 * The bounds of a proof as a line: losses on the left, a draw in the middle, wins on the right, sooner
 * ones further out. The open interval closes in.
 */
import { number, say } from "../../messages/index.js";
import { svg } from "../../page/svg.js";
import { place } from "./place.js";

/** @typedef {import("./result.js").Ending} Ending */
/** @typedef {import("./result.js").Range} Range */

const [WIDTH, HEIGHT, LINE] = [320, 58, 27];
const MARGIN = 12;

/** @param {number} share From −1 to 1. */
const x = (share) => WIDTH / 2 + share * (WIDTH / 2 - MARGIN);

/**
 * @param {HTMLElement} box Gets the drawing; the words beside it say the same.
 * @returns {(range: Range, left: number) => void}
 */
export function intervalLine(box) {
  const open = svg("rect", { class: "proof-open", y: LINE - 6, height: 12, rx: 2 });
  const [least, most, result] = ["proof-least", "proof-most", "proof-result"].map((name) =>
    svg("path", { class: name, d: "" }),
  );
  const [leastText, mostText] = [0, 1].map(() => label("", 0, LINE - 13, "middle"));
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
    put(leastText, atLeast, from, closed ? "middle" : "start", closed ? "" : "≥ ");
    put(mostText, closed ? null : atMost, to, "end", "≤ ");
    // Both labels beside each other need room.
    const tight = !closed && atLeast !== null && atMost !== null && to - from < 70;
    leastText.setAttribute("text-anchor", tight ? "end" : closed ? "middle" : "start");
    mostText.setAttribute("text-anchor", tight ? "start" : "end");
    keepInside(leastText, from, tight);
    keepInside(mostText, to, tight);
  };
}

/** @param {SVGTextElement} text @param {number} at @param {boolean} tight */
function keepInside(text, at, tight) {
  const [low, high] = tight ? [44, WIDTH - 44] : [2, WIDTH - 2];
  text.setAttribute("x", String(Math.max(low, Math.min(high, at))));
}

/**
 * @param {SVGTextElement} text
 * @param {Ending | null} ending
 * @param {number} at
 * @param {"start" | "middle" | "end"} anchor
 * @param {string} sign
 */
function put(text, ending, at, anchor, sign) {
  // A draw is named below the line already.
  const named = ending && (sign !== "" || ending.outcome !== "draw");
  text.textContent = named ? sign + endingText(ending) : "";
  text.setAttribute("x", String(at));
  text.setAttribute("text-anchor", anchor);
}

/** @param {Ending} ending */
function endingText({ outcome, plies }) {
  const word = say(`proof-end-${outcome}`);
  return outcome === "draw" ? word : `${word} ${number(plies)}`;
}

/** @param {string} words @param {number} at @param {number} y @param {"start" | "middle" | "end"} anchor */
function label(words, at, y, anchor) {
  return svg("text", { x: at, y, "text-anchor": anchor }, words);
}
