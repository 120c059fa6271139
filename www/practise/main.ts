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
  settingsOf,
  takesOnlyTrees,
  writeExercise,
  Unfit,
} from "../parts/exercise/exercise.ts";
import { openFind } from "./find.ts";
import { forget } from "./score-card.ts";
import { kindChooser, settingsRow } from "./settings.ts";
import { openMarks } from "./mark.ts";
import { openPredict } from "./predict.ts";
import { drawnExercise } from "./subject.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";
import type { OpenView } from "../page/start/view.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { ExerciseSubject } from "./subject.ts";
import type { WayContext } from "./program/program.tsx";
import type { ExerciseFrame } from "./score-card.ts";

type Opening = WayContext & {
  /** Searches what the exercise is about; null once it is given up. */
  draw: () => Promise<{ exercise: Exercise; subject: ExerciseSubject } | null>;
};

type Open = (frame: ExerciseFrame, opening: Opening) => Promise<void | (() => void)>;

/** Opens a kind whose questions are about one search. */
const onSearch =
  (open: typeof openPredict | typeof openMarks): Open =>
  async (frame, { draw }) => {
    const drawn = await draw();
    if (drawn) return open(frame, drawn.subject, drawn.exercise);
  };

const OPEN: Record<Exercise["mode"], Open> = {
  step: onSearch(openPredict),
  mark: onSearch(openMarks),
  find: async (frame, opening) => openFind(frame, opening),
  program: async (frame, opening) =>
    (await import("./program/program.tsx")).openProgram(frame, opening),
};

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
    const { mode = exercise.mode } = change;
    const isMoved = exercise.source === "board" && takesOnlyTrees(mode);
    set({ ...change, source: isMoved ? "random" : exercise.source, question: 1 });
  });
  const settings = settingsRow((change) => {
    const board = change.source === "board" ? { board: onBoard ?? exercise.board } : {};
    set({ ...change, ...board, question: 1 });
  });
  const fault = make("p", { class: "practise-fault", role: "alert" });
  if (linked.faults.length > 0) fault.textContent = spoken(faultWords(linked.faults));
  const head = make("div", { class: "practise-head" }, ...kinds.elements, settings.element, fault);
  const frame = exerciseFrame({
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
  box.append(head, frame.element);
  // With the first press in it: that of a button, or of Enter in a field.
  frame.element.addEventListener("click", () => underWay("exercise", true));

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

  /** With `any`, another tree will do as well. */
  async function start(focus: boolean, any: boolean) {
    close();
    close = () => {};
    work.abort();
    work = new AbortController();
    const { signal } = work;
    kinds.show(exercise);
    settings.show(exercise);
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

  /** Opens the exercise; with `any`, or another one of its kind. Gives what ends it, if its signal alone does not. */
  function open(focus: boolean, any: boolean, signal: AbortSignal) {
    async function draw() {
      const drawn = await drawnExercise(shape, exercise, signal, any);
      if (signal.aborted) return null;
      exercise = drawn.exercise;
      settings.show(exercise);
      changed();
      return drawn;
    }
    return OPEN[exercise.mode](frame.open(focus), { context, exercise, signal, keep, draw });
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

/** Gives the position of the address to a board that is not searched to its end in a moment. */
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

function isOnBoard(exercise: Exercise) {
  return exercise.mode === "find" || settingsOf(exercise).includes("board");
}

function exerciseFrame(does: Pick<ExerciseFrame, "reached" | "next">) {
  const stage = make("section", { class: "stage" });
  const panel = make("section", { class: "panel" });
  const element = make("div", { class: "exercise" });
  return {
    element,
    open: (focus: boolean): ExerciseFrame => ({
      ...does,
      focus,
      fill(filled, children) {
        stage.replaceChildren(filled);
        panel.replaceChildren(...children.filter((child) => child !== null));
        element.replaceChildren(stage, panel);
      },
      bare() {
        element.replaceChildren();
        return element;
      },
      refuse(text) {
        stage.replaceChildren();
        panel.replaceChildren(make("p", { class: "practise-fault", role: "alert" }, text));
        element.replaceChildren(stage, panel);
      },
    }),
  };
}

// It loads while the page opens.
answering().start();
openViewPage(openPractise);
