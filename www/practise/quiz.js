/** Predict: what will the search do next? */
import "../style/quiz.css";
import { button, make } from "../page/elements.js";
import { say } from "../messages/index.js";
import { setText, spoken } from "../page/parts.js";
import { MOST_DRAWN } from "../watch/written-layout.js";
import { TreeRecord } from "../watch/tree-record.js";
import { position } from "../game/state.js";
import { DEFAULT_EXERCISE, nextExercise, readExercise, writeExercise } from "./exercise.js";
import { allQuestions, questionsOf } from "./questions.js";
import { openMarks } from "./marks.js";
import { Unfit, recordOf } from "./records.js";
import { scoreSheet } from "./score.js";
import { settingsForm } from "./settings.js";
import { sheetMaker } from "./sheet.js";
import { openSteps } from "./steps.js";
import { conventionText, exerciseText } from "./words.js";
import { newSeed } from "../page/random.js";

/** @typedef {import("./exercise.js").Exercise} Exercise */

/** @type {import("../page/view.js").OpenView} */
export function openQuiz({ box, query, engine, state, fail }) {
  const { exercise: linked, faults } = readExercise(query, {
    ...DEFAULT_EXERCISE,
    seed: newSeed(),
  });
  let exercise = linked;
  let work = new AbortController();
  /** The last position on the board; a link's own stays until the game goes on. */
  let seen = query.has("board") ? position(state())?.board : undefined;
  let hasBoard = query.has("board");

  const fault = make("p", { class: "quiz-fault", role: "alert" }, faults.map(spoken).join(" "));
  const title = make("h3", { tabindex: "-1" });
  const convention = make("p", { class: "explained" });
  const place = make("div", { class: "quiz-place" });
  const score = scoreSheet();
  const sheet = sheetMaker(engine, () => exercise, fail);
  const settings = settingsForm(exercise, (change) => {
    exercise = { ...exercise, ...change };
    if (change.source === "board") exercise.board = position(state())?.board ?? exercise.board;
    setText(fault, "");
    start();
  });
  const next = button(say("quiz-next-button"), async () => {
    exercise = nextExercise(exercise);
    setText(fault, "");
    await start();
    title.focus();
  });
  box.append(
    make("p", {}, say("quiz-explained")),
    settings.element,
    fault,
    make("section", { class: "quiz-exercise" }, title, convention, place, next),
    score.element,
    sheet.element,
  );

  async function start() {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    const now = exercise;
    settings.show(now);
    setText(title, exerciseText(now));
    setText(convention, conventionText(now.convention));
    try {
      show(now, await recordOf(engine, now, signal));
    } catch (error) {
      if (signal.aborted) return;
      place.replaceChildren();
      if (error instanceof Unfit) setText(fault, error.message);
      else fail(error);
    }
  }

  /** @param {Exercise} now @param {import("../watch/record.js").SearchRecord} record */
  function show(now, record) {
    const marked = record instanceof TreeRecord && now.mode === "mark";
    const count = score.begin({
      exercise: exerciseText(now),
      convention: conventionText(now.convention),
      mode: marked ? say("quiz-mode-mark") : say("quiz-mode-step"),
    });
    if (!marked) {
      const all = allQuestions(record, now.asked).length;
      return openSteps(place, record, questionsOf(record, now), all, count);
    }
    if (record.tree.length > MOST_DRAWN) {
      return place.replaceChildren(make("p", {}, say("quiz-too-large", { most: MOST_DRAWN })));
    }
    openMarks(place, record, count);
  }

  start();
  return {
    follow(now) {
      const board = position(now)?.board;
      if (board === undefined || board === seen) return;
      const first = seen === undefined && hasBoard;
      seen = board;
      hasBoard = true;
      if (first) return;
      exercise = { ...exercise, board };
      if (exercise.source !== "board") return;
      setText(fault, "");
      start();
    },
    close() {
      work.abort();
      sheet.close();
    },
    link: () => writeExercise(exercise),
  };
}
