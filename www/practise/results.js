/** What this visit's exercises came to, as lines of a table that can be copied. */
import { button, copy } from "../base/elements.js";
import { say } from "../messages/index.js";
import { toast } from "../page/toast.js";
import { keepForVisit, read } from "./visit-storage.js";
import { unmarked } from "../base/typed-text.js";

/**
 * @typedef {object} Result
 * @property {string} exercise What the exercise is called.
 * @property {string} convention
 * @property {string} mode
 * @property {number} asked
 * @property {number} right
 */

/** @param {unknown} kept @returns {kept is Result[]} */
function fits(kept) {
  const isResult = (/** @type {any} */ one) =>
    ["exercise", "convention", "mode"].every((name) => typeof one?.[name] === "string") &&
    ["asked", "right"].every((name) => Number.isInteger(one[name]));
  return Array.isArray(kept) && kept.every(isResult);
}

/** In the order in which the exercises were done, as long as the tab is open. @type {Result[]} */
const results = read("results", fits) ?? [];

/** @param {Result} result */
export function keepResult(result) {
  results.push(result);
  keepForVisit("results", results);
}

/** How much of this visit was right, if it had more than one exercise. */
export function visitText() {
  if (results.length < 2) return "";
  const sum = (/** @type {"asked" | "right"} */ name) =>
    results.reduce((all, result) => all + result[name], 0);
  return say("practise-score-total", { asked: sum("asked"), right: sum("right") });
}

/** Copies the results of this visit, a line for each exercise. */
export function copyButton() {
  const columns = /** @type {const} */ (["exercise", "convention", "mode", "asked", "right"]);
  return button(say("practise-score-copy-button"), async () => {
    const lines = [
      columns.map((name) => say(`practise-score-${name}`)),
      ...results.map((result) => columns.map((name) => String(result[name]))),
    ];
    // Marks of direction would be part of a cell.
    const text = unmarked(lines.map((cells) => cells.join("\t")).join("\n"));
    toast(say((await copy(text)) ? "practise-score-copied" : "practise-score-uncopied"));
  });
}
