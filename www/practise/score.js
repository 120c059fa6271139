/** The score sheet: what this visit's exercises came to. It stays when the room is left. */
import { button, copy, make } from "../page/elements.js";
import { say } from "../messages/index.js";
import { setText } from "../page/parts.js";
import { unmarked } from "../page/typed-text.js";

/** @typedef {{ asked: number, right: number, wrong: number }} Tally */

/**
 * @typedef {object} Result
 * @property {string} exercise
 * @property {string} convention
 * @property {string} mode
 * @property {Tally} tally
 */

/** The results of this visit, in the order in which the exercises were begun. @type {Result[]} */
const results = [];

/** The score sheet, and what adds to it. */
export function scoreSheet() {
  const body = make("tbody", {});
  const total = make("p", { class: "quiz-total" });
  const copied = make("span", { role: "status" });
  const head = ["exercise", "convention", "mode", "asked", "right", "wrong"].map((name) =>
    make("th", { scope: "col" }, say(`quiz-score-${name}`)),
  );
  const table = make(
    "table",
    { class: "figures" },
    make("thead", {}, make("tr", {}, ...head)),
    body,
  );
  const copyAll = async () => {
    const lines = [head.map((cell) => cell.textContent), ...results.map(cellsOf)];
    // Marks of direction would be part of a cell.
    const text = unmarked(lines.map((cells) => cells.join("\t")).join("\n"));
    setText(copied, (await copy(text)) ? say("quiz-score-copied") : say("quiz-score-uncopied"));
  };
  const element = make(
    "section",
    { class: "quiz-score", "aria-label": say("quiz-score-title") },
    make("h3", {}, say("quiz-score-title")),
    total,
    make(
      "div",
      { class: "scrolls", role: "group", tabindex: "0", "aria-label": say("quiz-score-title") },
      table,
    ),
    make("p", { class: "lab-bar" }, button(say("quiz-score-copy-button"), copyAll), copied),
  );
  const render = () => {
    element.hidden = results.length === 0;
    body.replaceChildren(
      ...results.map((result) => {
        const [first, ...cells] = cellsOf(result);
        const rest = cells.map((cell) => make("td", {}, cell));
        return make("tr", {}, make("th", { scope: "row" }, first), ...rest);
      }),
    );
    const sum = (/** @type {keyof Tally} */ name) =>
      results.reduce((all, { tally }) => all + tally[name], 0);
    setText(total, say("quiz-score-total", { asked: sum("asked"), right: sum("right") }));
  };
  render();
  return {
    element,
    /**
     * Begins a line; what it returns adds to that line.
     * @param {Omit<Result, "tally">} of
     * @returns {(tally: Tally) => void}
     */
    begin(of) {
      /** @type {Result | null} */
      let result = null;
      return ({ asked, right, wrong }) => {
        if (!result) results.push((result = { ...of, tally: { asked: 0, right: 0, wrong: 0 } }));
        const { tally } = result;
        tally.asked += asked;
        tally.right += right;
        tally.wrong += wrong;
        render();
      };
    },
  };
}

/** @param {Result} result */
function cellsOf({ exercise, convention, mode, tally }) {
  const { asked, right, wrong } = tally;
  return [exercise, convention, mode, String(asked), String(right), String(wrong)];
}
