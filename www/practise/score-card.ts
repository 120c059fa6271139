/** How far an exercise has come, its end with the ways on, and what is kept of it while the tab is open. */
import { CHAPTERS } from "../../learn/chapters/chapters.js";
import { button, make, copy, setText } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { addressOf, embedded, hrefOf } from "../page/address.ts";
import { focusInView } from "../page/parts.ts";
import { EXPLAINED } from "./grading.ts";
import { conventionText, exerciseText } from "./words.ts";
import { toast } from "../page/toast.ts";
import { unmarked } from "../base/typed-text.ts";
import { settingsOf, treeOf, writeExercise } from "../parts/exercise/exercise.ts";
import { keep, ofTab, readKept } from "../base/storage.ts";
import { writeChoice } from "../parts/search/choice.ts";
import { watchLink } from "../parts/search/watch-link.ts";
import type { Topic } from "./grading.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

export interface ExerciseFrame {
  /** Whether the first field gets the focus. */
  focus: boolean;
  fill: (stage: Element, panel: (Element | null)[]) => void;
  /** Empties it for what draws its stage and its panel itself. */
  bare: () => Element;
  refuse: (text: string) => void;
  /** Says which question is on the screen, from 1. */
  reached: (question: number) => void;
  next: () => void;
}

/**
 * Asks the questions of an exercise one by one, and in the end those again that were missed. Who comes back from a chapter
 * finds the end.
 */
export function rounds(
  frame: ExerciseFrame,
  exercise: Exercise,
  count: number,
  on: {
    ask: (at: number, focus: boolean) => void;
    /** Puts the end on the screen, and gives its heading. */
    end: (text: string) => HTMLElement;
    topicOf: (at: number) => Topic;
  },
) {
  const dots = progress(count, exercise);
  const card = scoreCard(frame, exercise, dots.isDone());
  const status = make("div", { class: "reason", role: "status" });
  const place = make("div", { class: "answer-place" });

  function begin(at: number, focus: boolean) {
    dots.show(at);
    frame.reached(at + 1);
    status.replaceChildren();
    on.ask(at, focus);
  }

  /** Asks the next question that has no right answer yet: of the second time, those that were missed. */
  function goOn(at: number) {
    const next = dots.after(at);
    if (next < count) begin(next, true);
    else finish();
  }

  function finish() {
    dots.show(count);
    status.replaceChildren();
    const heading = on.end(say("practise-done", dots.tally()));
    place.replaceChildren(...card.end(dots.tally(), dots.missed().map(on.topicOf), () => goOn(-1)));
    heading.focus({ preventScroll: true });
  }

  return {
    dots: dots.element,
    status,
    place,
    start() {
      if (dots.isDone()) finish();
      else begin(Math.min(exercise.question, count) - 1, frame.focus);
    },
    /** Counts the first answer to a question, and shows the ways on. */
    grade(at: number, right: boolean, ...links: Element[]) {
      dots.grade(at, right);
      dots.show(at);
      const further = button(say("practise-go-on"), () => goOn(at), { class: "primary" });
      place.replaceChildren(make("div", { class: "buttons" }, further, ...links));
      focusInView(further);
    },
  };
}

/** @param kept Whether its result is kept already: the first answers count. */
export function scoreCard(frame: ExerciseFrame, exercise: Exercise, kept = false) {
  const isSearched = settingsOf(exercise).includes("source");
  return {
    end(
      tally: { asked: number; right: number },
      missed: readonly Topic[],
      again?: () => void,
    ): HTMLElement[] {
      if (!kept) {
        keepResult({
          exercise: isSearched ? exerciseText(exercise) : say("find-name", { seed: exercise.seed }),
          convention: isSearched ? conventionText(exercise.convention) : "",
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
        make("div", { class: "buttons" }, isSearched ? searchLink(exercise) : null, copyButton()),
      ];
    },
  };
}

function nextText(exercise: Exercise) {
  const settings = settingsOf(exercise);
  if (!settings.includes("count")) return say("mark-next");
  return exercise.source === "random" || !settings.includes("source")
    ? say("practise-again", { count: exercise.count })
    : say("practise-next-button");
}

/** A line for each topic, those that were missed most first. */
function missedList(missed: readonly Topic[]) {
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

const PREFIX = "cutoff-practise-";

interface Result {
  exercise: string;
  convention: string;
  mode: string;
  asked: number;
  right: number;
}

function fits(kept: unknown): kept is Result[] {
  const isResult = (one: Record<string, unknown> | null) =>
    ["exercise", "convention", "mode"].every((name) => typeof one?.[name] === "string") &&
    ["asked", "right"].every((name) => Number.isInteger(one?.[name]));
  return Array.isArray(kept) && kept.every(isResult);
}

/** In the order in which the exercises were done, as long as the tab is open. */
const results: Result[] = read("results", fits) ?? [];

function keepResult(result: Result) {
  results.push(result);
  keepForVisit("results", results);
}

/** How much of this visit was right, if it had more than one exercise. */
function visitText() {
  if (results.length < 2) return "";
  const sum = (name: "asked" | "right") => results.reduce((all, result) => all + result[name], 0);
  return say("practise-score-total", { asked: sum("asked"), right: sum("right") });
}

function copyButton() {
  const columns = ["exercise", "convention", "mode", "asked", "right"] as const;
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

type KeptGrades = { exercise: string; grades: (boolean | null)[] };

function areGrades(kept: unknown): kept is KeptGrades {
  if (typeof kept !== "object" || kept === null || !("exercise" in kept)) return false;
  if (!("grades" in kept) || !Array.isArray(kept.grades)) return false;
  return kept.grades.every((grade) => grade === null || typeof grade === "boolean");
}

function progress(count: number, exercise: Exercise) {
  // As its link says it: what the link leaves out makes no other exercise.
  const name = JSON.stringify(writeExercise({ ...exercise, question: 1 }));
  const before = hasReturned() ? read("grades", areGrades) : null;
  const dots = Array.from({ length: count }, () => make("span", { class: "dot" }));
  const row = make("span", { class: "dots", "aria-hidden": "true" }, ...dots);
  const words = make("span", {});
  const grades: (boolean | null)[] =
    before?.exercise === name && before.grades.length === count
      ? before.grades
      : dots.map(() => null);
  return {
    element: make("p", { class: "progress" }, row, words),
    /** Shows which question is on the screen; beyond the last the exercise is done. */
    show(at: number) {
      for (const [index, dot] of dots.entries()) {
        const grade = grades[index];
        const look = grade === null ? "" : grade ? " right" : " wrong";
        dot.className = `dot${look}${index === at ? " now" : ""}`;
      }
      setText(words, at < count ? say("practise-question", { number: at + 1, count }) : "");
    },
    grade(at: number, right: boolean) {
      grades[at] = right;
      keepForVisit("grades", { exercise: name, grades });
    },
    isDone: () => !grades.includes(null),
    missed: () => [...grades.keys()].filter((at) => grades[at] === false),
    /** The next question that has no right answer, after one; as many as there are if there is none. */
    after(at: number) {
      const next = grades.findIndex((grade, index) => index > at && grade !== true);
      return next < 0 ? count : next;
    },
    /** How many are answered, and how many of them rightly. */
    tally() {
      const answered = grades.filter((grade) => grade !== null);
      return { asked: answered.length, right: answered.filter((grade) => grade).length };
    },
  };
}

type Name = "grades" | "results";

function read<T>(name: Name, fits: (kept: unknown) => kept is T): T | null {
  const kept = embedded ? null : readKept(ofTab, PREFIX + name);
  return fits(kept) ? kept : null;
}

function keepForVisit(name: Name, value: unknown) {
  if (embedded) return;
  keep(ofTab, PREFIX + name, value);
}

/** Forgets the answers: another exercise begins. */
export function forget() {
  keepForVisit("grades", null);
}

/** Whether the visitor has come back to this page, or reloaded it. Who follows a link begins anew. */
function hasReturned() {
  const [entry] = performance.getEntriesByType("navigation");
  if (!(entry instanceof PerformanceNavigationTiming)) return false;
  const { type } = entry;
  return type === "back_forward" || type === "reload";
}

function searchLink(exercise: Exercise) {
  return linkTo(exercise, 0, say(exercise.source === "board" ? "watch-position" : "watch-tree"));
}

export function stepLink(exercise: Exercise, index: number) {
  return linkTo(exercise, index, say("watch-step"));
}

function linkTo(exercise: Exercise, index: number, words: string) {
  const tree = treeOf(exercise);
  const { convention } = exercise;
  const href = tree
    ? hrefOf("watch", writeChoice({ tree: { ...tree, pruning: true, convention } }, index + 1))
    : watchLink(exercise, index + 1);
  return make("a", { class: "button", href }, words);
}
