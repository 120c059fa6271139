/** Practise: the chooser of its kinds, the settings, and the exercise that the address says. */
import { answering } from "../engine/workers.ts";
import { openViewPage } from "../page/start/view.ts";
import { make } from "../base/elements.ts";
import { faultWords } from "../base/link-text.ts";
import { part, spoken } from "../page/parts.ts";
import { underWay } from "../page/under-way.ts";
import { embedded } from "../page/address.ts";
import { newSeed } from "../base/random.ts";
import { position } from "../game/state.ts";
import { readableDepth } from "../parts/search/readable-depth.ts";
import {
  DEFAULT_EXERCISE,
  FIRST_EXERCISE,
  nextExercise,
  readExercise,
  writeExercise,
  Unfit,
} from "../parts/exercise/exercise.ts";
import { openFind } from "./find.ts";
import { forget } from "./score-card.ts";
import { kindChooser, settingsRow } from "./settings.ts";
import { openMarks } from "./mark.ts";
import { openPredict } from "./predict.ts";
import { subjectOf } from "./subject.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";
import type { OpenView } from "../page/start/view.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { SearchRecord } from "../parts/search/record.ts";
import type { ExerciseFrame } from "./score-card.ts";

/** How many random trees are drawn at most to find one with a cut. */
const TRIES = 20;

const openPractise: OpenView = (context) => {
  const { box, query, state, fail, changed } = context;
  const { shape } = state();
  const onBoard = position(state())?.board;
  const linked = readExercise(query, usualExercise(shape, onBoard, query.has("seed")));
  let { exercise } = linked;
  let work = new AbortController();
  /** Ends what the exercise has begun. */
  let close: () => void = () => {};

  const kinds = kindChooser((change) => {
    const isTree = change.mode === "mark" && exercise.source === "board";
    set({ ...change, source: isTree ? "random" : exercise.source, question: 1 });
  });
  const settings = settingsRow((change) => {
    const board = change.source === "board" ? { board: onBoard ?? exercise.board } : {};
    set({ ...change, ...board, question: 1 });
  });
  const fault = make("p", { class: "practise-fault", role: "alert" });
  if (linked.faults.length > 0) fault.textContent = spoken(faultWords(linked.faults));
  const head = make("div", { class: "practise-head" }, ...kinds.elements, settings.element, fault);
  const frame = exerciseFrame(kinds.lead, {
    reached(question) {
      exercise = { ...exercise, question };
      changed();
    },
    next() {
      exercise = nextExercise(exercise);
      fault.textContent = "";
      forget();
      start(true, exercise.source === "random");
    },
  });
  box.append(head, ...frame.elements);
  // With the first press in it: that of a button, or of Enter in a field.
  for (const element of frame.elements) {
    element.addEventListener("click", () => underWay("exercise", true));
  }

  function set(change: Partial<Exercise>) {
    underWay("exercise", false);
    exercise = { ...exercise, ...change };
    fault.textContent = "";
    forget();
    changed();
    start(false, false);
  }

  /** Has the link say from now on what was given of a program. */
  function keep(change: Partial<Exercise>) {
    exercise = { ...exercise, ...change };
    kinds.show(exercise);
    changed();
  }

  /** @param any Whether another tree will do as well. */
  async function start(focus: boolean, any: boolean) {
    close();
    close = () => {};
    work.abort();
    work = new AbortController();
    const { signal } = work;
    kinds.show(exercise);
    settings.show(exercise);
    settings.element.hidden = exercise.mode === "program";
    part("bar-board").hidden = !isOnBoard(exercise);
    try {
      const end = await open(focus, any, signal);
      if (!end) return;
      if (signal.aborted) end();
      else close = end;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Unfit) frame.open(false).refuse(error.message);
      else fail(error);
    }
  }

  /**
   * Opens the exercise in its frame. Gives what ends it, if its signal alone does not.
   * @param any Whether another tree will do as well.
   */
  async function open(focus: boolean, any: boolean, signal: AbortSignal) {
    if (exercise.mode === "program") {
      const { openProgram } = await import("./program/program.ts");
      return openProgram(frame.open(focus), { context, exercise, signal, keep });
    }
    if (exercise.mode === "find") {
      return openFind(frame.open(focus), context, exercise, signal);
    }
    const subject = await drawn(signal, any);
    if (signal.aborted) return;
    settings.show(exercise);
    changed();
    const openTree = exercise.mode === "mark" ? openMarks : openPredict;
    return openTree(frame.open(focus), subject, exercise);
  }

  /** The search of the exercise; if another tree will do, of one with a cut. */
  async function drawn(signal: AbortSignal, any: boolean) {
    let wanted = exercise;
    let subject = await subjectOf(shape, wanted, signal);
    for (let tries = 1; any && tries < TRIES && !hasCut(subject.record); tries += 1) {
      wanted = nextExercise(wanted);
      subject = await subjectOf(shape, wanted, signal);
    }
    if (!signal.aborted) exercise = wanted;
    return subject;
  }

  const any = !query.has("seed") && exercise.source === "random";
  return {
    // Once the view is there, so that it can say what its link is. The page around it keeps its focus.
    ready: Promise.resolve().then(() => start(!embedded, any)),
    close() {
      work.abort();
      close();
      settings.close();
      underWay("exercise", false);
    },
    link() {
      const names = writeExercise(exercise);
      // The position of the address need not be said twice.
      if (names.board === onBoard) delete names.board;
      return names;
    },
  };
};

/**
 * What is practised where a link says nothing of it. On a board that is not searched to its end in a moment that is its position.
 * @param onBoard The position of the address.
 * @param isLinked Whether the link names an exercise.
 */
function usualExercise(
  shape: GameDescription,
  onBoard: string | undefined,
  isLinked: boolean,
): Exercise {
  const { game } = shape;
  const board = onBoard ?? shape.start;
  const here = { game, board, depth: readableDepth(shape) };
  if (isLinked) return { ...DEFAULT_EXERCISE, ...here };
  const source = shape.exhaustive ? FIRST_EXERCISE.source : "board";
  return { ...FIRST_EXERCISE, ...here, source, seed: newSeed() };
}

/** Whether an exercise is about the board of the address. */
function isOnBoard({ mode, source }: Exercise) {
  return mode === "find" || (mode !== "program" && source === "board");
}

/** Whether a search cuts anything off. */
function hasCut({ trace }: SearchRecord) {
  return trace.skipped.some((moves) => moves > 0);
}

/** @param lead A sentence about the kind of exercise. */
function exerciseFrame(lead: Element, does: Pick<ExerciseFrame, "reached" | "next">) {
  const stage = make("section", { class: "stage" });
  const panel = make("section", { class: "panel" });
  return {
    elements: [stage, panel],
    open: (focus: boolean): ExerciseFrame => ({
      ...does,
      focus,
      fill(element, children) {
        stage.replaceChildren(element);
        panel.replaceChildren(lead, ...children.filter((child) => child !== null));
      },
      refuse(text) {
        stage.replaceChildren();
        panel.replaceChildren(make("p", { class: "practise-fault", role: "alert" }, text));
      },
    }),
  };
}

// It loads while the page opens.
answering().start();
openViewPage(openPractise);
