/** The end of an exercise: what it came to, and the ways on. */
import { CHAPTERS } from "../../learn/chapters/chapters.js";
import { button, make, copy } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { addressOf } from "../page/address.ts";
import { EXPLAINED } from "./topics.ts";
import { searchLink } from "./watch-link.ts";
import { conventionText, exerciseText } from "./words.ts";
import { toast } from "../page/toast.ts";
import { keepForVisit, read } from "./visit-storage.ts";
import { unmarked } from "../base/typed-text.ts";
import type { Topic } from "./topics.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

export interface ExerciseFrame {
  /** Whether the first field gets the focus. */
  focus: boolean;
  fill: (stage: Element, panel: (Element | null)[]) => void;
  /** Says why there is no exercise. */
  refuse: (text: string) => void;
  /** Says which question is on the screen, from 1. */
  reached: (question: number) => void;
  /** Goes on to another exercise of the same kind. */
  next: () => void;
}

/** @param kept Whether its result is kept already: the first answers count. */
export function scoreCard(frame: ExerciseFrame, exercise: Exercise, kept = false) {
  const finding = exercise.mode === "find";
  return {
    /** @param again Asks what was missed once more. */
    end(
      tally: { asked: number; right: number },
      missed: readonly Topic[],
      again?: () => void,
    ): HTMLElement[] {
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

function nextText({ mode, source, count }: Exercise) {
  if (mode === "mark") return say("mark-next");
  return source === "random" || mode === "find"
    ? say("practise-again", { count })
    : say("practise-next-button");
}

/** A line for each topic, those that were missed most first. @param missed One for each miss. */
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

interface Result {
  /** What the exercise is called. */
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

/** Copies the results of this visit, a line for each exercise. */
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
