/**
 * Parses lessons. The first line is the title. A line with only a link starts a step; the lines
 * below are the teacher's words, as plain text. `?` starts a question and `=` a right answer.
 */
import { isLinkLine, readPlaceLink, type PlaceLink } from "../place-link.ts";
import { LESSON_NAMES, fragmentOf, queryOf } from "../places.ts";
import type { Message } from "../../base/message.ts";

export interface LessonQuestion {
  ask: string;
  /** The right answers; empty if the answer is not checked. */
  answers: string[];
}

export interface LessonStep {
  /** The line number of its link in the text, from 1. */
  line: number;
  /** A link to this site, as a line of the text. */
  link: string;
  words: string;
  question: LessonQuestion | null;
}

export type Lesson = { title: string; steps: LessonStep[]; faults: Message[] };

/** The most steps of a lesson, and the most characters of its parts. */
export const LIMITS = {
  steps: 100,
  /** A title, a question or an answer. */
  line: 1_000,
  text: 100_000,
  /** A lesson as the code in a link. */
  code: 100_000,
};

/** Describes where and why a text is not a lesson. */
export class LessonFault extends Error {
  fault: Message;

  constructor(fault: Message) {
    super(fault.id);
    this.fault = fault;
  }
}

export function fault(what: MessageEnd<"lesson-fault-">, values: Message["values"] = {}) {
  return new LessonFault({ id: `lesson-fault-${what}`, values });
}

/** Parses a lesson. Leaves out invalid lines, with a fault for each. */
export function readLesson(text: string): Lesson {
  const lesson: Lesson = { title: "", steps: [], faults: [] };
  if (text.length > LIMITS.text) {
    lesson.faults.push(fault("length", { found: text.length, most: LIMITS.text }).fault);
    return lesson;
  }
  text.split(/\r\n?|\n/).forEach((line, index) => {
    const what = faultOfLine(line.trim(), index + 1, lesson);
    if (what) lesson.faults.push(fault("line", { line: index + 1, fault: what.fault }).fault);
  });
  for (const step of lesson.steps) step.words = step.words.trim();
  const { length } = lesson.steps;
  if (length === 0) lesson.faults.push(fault("none").fault);
  if (length > LIMITS.steps)
    lesson.faults.push(fault("steps", { found: length, most: LIMITS.steps }).fault);
  return lesson;
}

/** Adds a line to a lesson. @param line Trimmed. */
function faultOfLine(line: string, number: number, lesson: Lesson): LessonFault | undefined {
  const step = lesson.steps.at(-1);
  if (isLinkLine(line)) {
    const target = readPlaceLink(line);
    if (!target) return fault("place");
    if (queryOf(target.fragment).has("lesson")) return fault("nested");
    lesson.steps.push({ line: number, link: line, words: "", question: null });
    return undefined;
  }
  const [, sign = "", rest = ""] = /^([?؟=])\s*(.+)$/.exec(line) ?? [];
  const isLong = line.length > LIMITS.line && (sign !== "" || !step);
  if (isLong) return fault("length", { found: line.length, most: LIMITS.line });
  if (!step) {
    if (line === "") return undefined;
    if (lesson.title !== "") return fault("before");
    lesson.title = line;
  } else if (sign === "=") {
    if (!step.question) return fault("answer");
    step.question.answers.push(rest);
  } else if (sign !== "") {
    if (step.question) return fault("question");
    step.question = { ask: rest, answers: [] };
  } else step.words += `${line}\n`;
  return undefined;
}

export function placeOfStep({ link }: Pick<LessonStep, "link">) {
  return readPlaceLink(link) ?? ({ place: "play", path: "", fragment: "" } as const);
}

/** A link with only these names leads to the view of the step. */
const OF_LESSON = [...LESSON_NAMES, "lang"];

/** Makes a link to the view of a step. @param lang The language of the link, if it names one. */
export function linkOfStep(
  { steps }: Pick<Lesson, "steps">,
  index: number,
  code: string,
  lang: string | null,
): PlaceLink {
  const { fragment, ...page } = placeOfStep(steps[index]);
  const names = queryOf(fragment);
  // A step must not hide the bar of the lesson or change the language of later steps.
  names.delete("view");
  names.delete("lang");
  names.set("lesson", code);
  names.set("step", String(index + 1));
  if (lang !== null) names.set("lang", lang);
  return { ...page, fragment: fragmentOf(names) };
}

/** True if an address names a lesson but nothing that a page shows. */
export function isOnlyLesson(names: URLSearchParams) {
  return names.has("lesson") && [...names.keys()].every((name) => OF_LESSON.includes(name));
}

/** Ready lessons to follow, copy and change. A test checks every answer with the engine. */
export const READY = ["first-cut", "order", "board"] as const;

export type ReadyName = (typeof READY)[number];

export function readyText(name: ReadyName, say: (id: MessageId) => string) {
  return `${say(`ready-${name}`)}\n`;
}

export function readyLesson(name: ReadyName, say: (id: MessageId) => string) {
  return readLesson(readyText(name, say));
}
