/** Practise: the chooser of its kinds, the settings, and the exercise that the address says. */
import { make } from "../page/elements.js";
import { spoken } from "../page/parts.js";
import { newSeed } from "../page/random.js";
import { position } from "../game/state.js";
import {
  DEFAULT_EXERCISE,
  FIRST_EXERCISE,
  nextExercise,
  readExercise,
  writeExercise,
} from "./exercise.js";
import { kindChooser } from "./kinds.js";
import { openFind } from "./find.js";
import { openMarks } from "./marks.js";
import { openPredict } from "./predict.js";
import { Unfit } from "./records.js";
import { settingsRow } from "./settings-row.js";
import { subjectOf } from "./subject.js";

/** @typedef {import("./exercise.js").Exercise} Exercise */

/**
 * What an exercise is shown in: a stage and beside it one question.
 * @typedef {object} Frame
 * @property {boolean} focus Whether the first field gets the focus.
 * @property {(stage: Element, panel: (Element | null)[]) => void} fill
 * @property {(text: string) => void} refuse Says why there is no exercise.
 * @property {(question: number) => void} reached Says which question is on the screen, from 1.
 * @property {() => void} next Goes on to another exercise of the same kind.
 */

/** How many random trees are drawn at most to find one with a cut. */
const TRIES = 20;

/** @type {import("../page/view.js").OpenView} */
export function openPractise(context) {
  const { box, query, engine, state, fail, changed } = context;
  const onBoard = position(state())?.board;
  const usual = query.has("seed") ? DEFAULT_EXERCISE : { ...FIRST_EXERCISE, seed: newSeed() };
  const linked = readExercise(query, { ...usual, board: onBoard ?? usual.board });
  let { exercise } = linked;
  let work = new AbortController();
  /** @type {() => void} */
  let close = () => {};

  const kinds = kindChooser((mode) => {
    const source = mode === "mark" && exercise.source === "board" ? "random" : exercise.source;
    set({ mode, source, question: 1 });
  });
  const settings = settingsRow((change) => {
    const board = change.source === "board" ? { board: onBoard ?? exercise.board } : {};
    set({ ...change, ...board, question: 1 });
  });
  const fault = make("p", { class: "practise-fault", role: "alert" });
  fault.textContent = linked.faults.map(spoken).join(" ");
  const stage = make("section", { class: "stage" });
  const panel = make("section", { class: "panel" });
  const head = make("div", { class: "practise-head" }, kinds.element, settings.element, fault);
  box.append(head, stage, panel);

  /** @param {Partial<Exercise>} change */
  function set(change) {
    exercise = { ...exercise, ...change };
    fault.textContent = "";
    changed();
    return start(false);
  }

  /** @param {boolean} focus @param {boolean} [searching] Whether another tree will do as well. */
  async function start(focus, searching = false) {
    close();
    close = () => {};
    work.abort();
    work = new AbortController();
    const { signal } = work;
    kinds.show(exercise);
    settings.show(exercise);
    try {
      const frame = frameOf(focus);
      if (exercise.mode === "find") {
        close = openFind(frame, context, exercise, signal);
        return;
      }
      let subject = await subjectOf(engine, exercise, signal);
      for (let tries = 1; searching && tries < TRIES && !hasCut(subject.record); tries += 1) {
        exercise = nextExercise(exercise);
        subject = await subjectOf(engine, exercise, signal);
      }
      settings.show(exercise);
      changed();
      const open = exercise.mode === "mark" ? openMarks : openPredict;
      close = open(frame, subject, exercise) ?? close;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Unfit) frameOf(false).refuse(error.message);
      else fail(error);
    }
  }

  /** @param {boolean} focus @returns {Frame} */
  function frameOf(focus) {
    return {
      focus,
      fill(element, children) {
        stage.replaceChildren(element);
        panel.replaceChildren(kinds.lead, ...children.filter((child) => child !== null));
      },
      refuse(text) {
        stage.replaceChildren();
        panel.replaceChildren(make("p", { class: "practise-fault", role: "alert" }, text));
      },
      reached(question) {
        exercise = { ...exercise, question };
        changed();
      },
      next() {
        exercise = nextExercise(exercise);
        fault.textContent = "";
        start(true, exercise.source === "random");
      },
    };
  }

  start(true, !query.has("seed") && exercise.source === "random");
  return {
    close() {
      work.abort();
      close();
      settings.close();
    },
    link() {
      const names = writeExercise(exercise);
      // The position of the address need not be said twice.
      if (names.board === onBoard) delete names.board;
      return names;
    },
  };
}

/** Whether a search cuts anything off. @param {import("../watch/record.js").SearchRecord} record */
function hasCut({ trace }) {
  return trace.skipped.some((moves) => moves > 0);
}
