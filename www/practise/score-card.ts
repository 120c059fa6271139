/** The end of an exercise: what it came to, and the ways on. */
import { CHAPTERS } from "../../learn/chapters/chapters.js";
import { button, make, copy } from "../base/elements.js";
import { say } from "../messages/index.js";
import { addressOf } from "../page/address.js";
import { EXPLAINED } from "./topics.js";
import { searchLink } from "./watch-link.js";
import { conventionText, exerciseText } from "./words.js";
import { toast } from "../page/toast.js";
import { keepForVisit, read } from "./visit-storage.js";
import { unmarked } from "../base/typed-text.js";

/** @import { ExerciseFrame, Topic } from "./types.d.ts" */
/** @import { Exercise } from "../parts/exercise/types.d.ts" */

/**
 * @param {ExerciseFrame} frame
 * @param {Exercise} exercise
 * @param {boolean} [kept] Whether its result is kept already: the first answers count.
 */
export function scoreCard(frame, exercise, kept = false) {
  const finding = exercise.mode === "find";
  return {
    /**
     * @param {{ asked: number, right: number }} tally
     * @param {readonly Topic[]} missed
     * @param {() => void} [again] Asks what was missed once more.
     * @returns {HTMLElement[]}
     */
    end(tally, missed, again) {
      if (!kept) {
        keepResult({
          exercise: finding ? say("find-name", { seed: exercise.seed }) : exerciseText(exercise),
          convention: finding ? "" : conventionText(exercise.convention),
          mode: say(`kind-${exercise.mode}`),
          ...tally,
        });
      }
      kept = true;
      const visit = visitText();
      const first = missed.length > 0 && again ? again : null;
      return [
        ...(visit ? [make("p", { class: "explained" }, visit)] : []),
        make(
          "div",
          { class: "buttons" },
          first && button(say("practise-missed-again"), first, { class: "primary" }),
          button(nextText(exercise), frame.next, first ? {} : { class: "primary" }),
        ),
        ...(missed.length > 0 ? [missedList(missed)] : []),
        make("div", { class: "buttons" }, finding ? null : searchLink(exercise), copyButton()),
      ];
    },
  };
}

/** @param {Exercise} exercise */
function nextText({ mode, source, count }) {
  if (mode === "mark") return say("mark-next");
  return source === "random" || mode === "find"
    ? say("practise-again", { count })
    : say("practise-next-button");
}

/** A line for each topic, those that were missed most first. @param {readonly Topic[]} missed One for each miss. */
function missedList(missed) {
  const topics = [...new Set(missed)].map((topic) => ({
    topic,
    count: missed.filter((one) => one === topic).length,
  }));
  const lines = topics
    .sort((one, other) => other.count - one.count)
    .map(({ topic, count }) => {
      const [chapter, step] = EXPLAINED[topic];
      const path = `learn/${chapter}/`;
      const href = addressOf({ place: "learn", path, fragment: `#${step}` });
      const number = CHAPTERS.indexOf(chapter) + 1;
      const link = make("a", { href }, say("missed-chapter", { number }));
      return make("li", {}, say("missed", { topic, count }), " ", link);
    });
  return make("ul", { class: "missed" }, ...lines);
}

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
function keepResult(result) {
  results.push(result);
  keepForVisit("results", results);
}

/** How much of this visit was right, if it had more than one exercise. */
function visitText() {
  if (results.length < 2) return "";
  const sum = (/** @type {"asked" | "right"} */ name) =>
    results.reduce((all, result) => all + result[name], 0);
  return say("practise-score-total", { asked: sum("asked"), right: sum("right") });
}

/** Copies the results of this visit, a line for each exercise. */
function copyButton() {
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
