/** Exercises on paper: blank, and if wanted once more with the key. */
import { button, labelled, make } from "../page/elements.js";
import { say } from "../messages/index.js";
import { MOST_DRAWN } from "../watch/written-layout.js";
import { boardPicture } from "../board/picture.js";
import { TreeRecord } from "../watch/tree-record.js";
import { EXAMPLES, nextExercise, readCount } from "./exercise.js";
import { expected, rightMarks } from "./grading.js";
import { paper } from "../page/paper.js";
import { questionsOf } from "./questions.js";
import { Unfit, recordOf } from "./records.js";
import { sketch } from "./sketch.js";
import { figure } from "../page/figures.js";
import { conventionText, exerciseText, placeText, questionText } from "./words.js";

/** @typedef {import("../watch/record.js").SearchRecord} SearchRecord */
/** @typedef {import("./exercise.js").Exercise} Exercise */

/** The most exercises on one print. */
const MOST = 30;

/**
 * @param {import("../engine/engine.js").Engine} engine
 * @param {() => Exercise} current
 * @param {(error: unknown, signal?: AbortSignal) => void} fail
 */
export function sheetMaker(engine, current, fail) {
  const work = new AbortController();
  const count = make("input", { type: "number", min: 1, max: MOST, value: 4 });
  const key = make("input", { type: "checkbox" });
  const status = make("span", { role: "status" });
  const printed = paper();
  const print = async () => {
    const wanted = readCount(count.value, [1, MOST]);
    count.setAttribute("aria-invalid", String(wanted === undefined));
    status.textContent = wanted === undefined ? say("quiz-sheet-count-fault", { most: MOST }) : "";
    if (wanted === undefined) return;
    try {
      printed.print(await sheetOf(engine, current(), wanted, key.checked, work.signal));
    } catch (error) {
      if (error instanceof Unfit) status.textContent = error.message;
      else fail(error, work.signal);
    }
  };
  const element = make(
    "section",
    { class: "quiz-print", "aria-label": say("quiz-sheet-title") },
    make("h3", {}, say("quiz-sheet-title")),
    make(
      "div",
      { class: "fields" },
      labelled(say("quiz-sheet-count"), count),
      make("label", { class: "choice" }, key, say("quiz-sheet-key")),
      button(say("quiz-sheet-button"), print),
    ),
    status,
  );
  return {
    element,
    close() {
      work.abort();
      printed.close();
    },
  };
}

/**
 * @param {import("../engine/engine.js").Engine} engine
 * @param {Exercise} first
 * @param {number} wanted
 * @param {boolean} withKey
 * @param {AbortSignal} signal
 */
async function sheetOf(engine, first, wanted, withKey, signal) {
  // There is but one own tree, and one position.
  const most = { random: MOST, gallery: EXAMPLES.length, own: 1, board: 1 }[first.source];
  /** @type {{ exercise: Exercise, record: SearchRecord }[]} */
  const set = [];
  let exercise = first;
  while (set.length < Math.min(wanted, most)) {
    const record = await recordOf(engine, exercise, signal);
    if (record instanceof TreeRecord && record.tree.length > MOST_DRAWN) {
      throw new Unfit(say("quiz-too-large", { most: MOST_DRAWN }));
    }
    set.push({ exercise, record });
    exercise = nextExercise(exercise);
  }
  const blank = set.map((one) => onPaper(one.exercise, one.record, false));
  const keys = withKey ? set.map((one) => onPaper(one.exercise, one.record, true)) : [];
  return make(
    "div",
    { class: "sheet quiz-sheet" },
    make("h1", {}, say("quiz-sheet-heading")),
    make("p", { class: "quiz-name" }, say("quiz-sheet-name")),
    make("p", {}, conventionText(first.convention)),
    ...blank,
    withKey ? make("h1", { class: "quiz-key-heading" }, say("quiz-key")) : null,
    ...keys,
  );
}

/** @param {Exercise} exercise @param {SearchRecord} record @param {boolean} key */
function onPaper(exercise, record, key) {
  const style = key ? "quiz-paper-key" : "quiz-paper-blank";
  const name = exerciseText(exercise);
  const [task, body] =
    record instanceof TreeRecord
      ? [say("quiz-sheet-tree-task"), sketch(record, key ? rightMarks(record) : null, name)]
      : [say("quiz-sheet-board-task"), questionList(exercise, record, key)];
  return make(
    "article",
    { class: style },
    make("h2", {}, name),
    key ? null : make("p", {}, task),
    body,
  );
}

/** The questions about a position, each with its board. @param {Exercise} exercise @param {SearchRecord} record @param {boolean} key */
function questionList(exercise, record, key) {
  const items = questionsOf(record, exercise).map((question) => {
    const { node, kind } = question;
    const answers = Object.entries(expected(record, question)).map(([part, value]) => {
      const label = say(`quiz-label-${part}`);
      if (!key) return say("quiz-sheet-blank", { label });
      const answer =
        typeof value === "number" ? figure(value) : value ? say("quiz-yes") : say("quiz-no");
      return say("quiz-sheet-answer", { label, value: answer });
    });
    const at = kind === "cut" ? record.trace.parents[node] : node;
    const drawn = boardPicture(record.shape, record.board(node), record.trace.moves[node]);
    const way = record.path(at).map((above) => placeText(record, above));
    const text = [way.join(" › "), questionText(record, question), answers.join("  ")];
    return make("li", {}, drawn, ...text.map((line) => make("p", {}, line)));
  });
  return make("ol", { class: "quiz-questions" }, ...items);
}
