/** Keeps while the tab is open: how far each kind is, results, marks on a tree, the last slip. */
import { useLayoutEffect, useState } from "preact/hooks";
import { fieldsOf, keep, ofTab, readKept } from "../base/storage.ts";
import { say } from "../messages/index.ts";
import { embedded } from "../page/address.ts";
import { MODES, writeExercise } from "../parts/exercise/exercise.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

/** The answers that were asked for, and those that were right at first. */
export interface Score {
  asked: number;
  right: number;
}

/** True if each question had a right answer; null until it has one. */
export type Grades = readonly (boolean | null)[];

/** The progress of the last exercise of a kind, and its link. */
export type KindProgress = NonNullable<ReturnType<typeof progressOf>>;

/** The last wrong answer, and why it is wrong. */
export type Slip = NonNullable<ReturnType<typeof lastSlip>>;

/** The marks on a tree, by their fields. */
type Written = Readonly<Record<string, string>>;

const PREFIX = "cutoff-practise-";
const read = (name: string) => (embedded ? null : readKept(ofTab, PREFIX + name));
const write = (name: string, value: unknown) => embedded || keep(ofTab, PREFIX + name, value);

const isScore = (one: unknown): one is Score => {
  const { asked, right } = fieldsOf(one);
  return Number.isInteger(asked) && Number.isInteger(right);
};

const before = read("results");
/** In the order in which the exercises were done. */
const results: Score[] = Array.isArray(before) ? before.filter(isScore) : [];

export function keepResult(score: Score) {
  results.push(score);
  write("results", results);
}

/** The score of this visit, if it had more than one exercise. */
export function visitText() {
  const sum = (name: keyof Score) => results.reduce((all, result) => all + result[name], 0);
  const score = { asked: sum("asked"), right: sum("right") };
  return results.length > 1 && say("practise-score-total", score);
}

/** Two exercises with the same link are the same. */
const nameOf = (exercise: Exercise) => JSON.stringify(writeExercise({ ...exercise, question: 1 }));

export function keepProgress(
  exercise: Exercise,
  { asked, done }: { asked: number; done: number },
  grades?: Grades,
) {
  const now = { link: writeExercise(exercise), exercise: nameOf(exercise), asked, done, grades };
  write("progress", { ...fieldsOf(read("progress")), [exercise.mode]: now });
}

const progressIn = (mode: Exercise["mode"]) => fieldsOf(fieldsOf(read("progress"))[mode]);

export function progressOf(mode: Exercise["mode"]) {
  const { link, asked, done } = progressIn(mode);
  if (typeof asked !== "number" || typeof done !== "number") return null;
  return { link: textsOf(link), asked, done };
}

function textsOf(one: unknown): Record<string, string> {
  const texts = Object.entries(fieldsOf(one)).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(texts);
}

/** The marks on a tree, kept for who comes back. Who follows a link begins anew. */
export function useWritten({ exercise, isKept }: { exercise: Exercise; isKept: boolean }) {
  const [written, setWritten] = useState<Written>(() => {
    const kept = fieldsOf(read("written"));
    return isKept && kept.exercise === nameOf(exercise) ? textsOf(kept.written) : {};
  });
  useLayoutEffect(() => {
    write("written", { exercise: nameOf(exercise), written });
  }, [written]);
  return [written, setWritten] as const;
}

/** The answers to an exercise, for who goes on with it. Who follows a link begins anew. */
export function keptGrades(exercise: Exercise, count: number): Grades | null {
  // Until version 0.3 those of the last exercise alone were kept.
  const all = [progressIn(exercise.mode), fieldsOf(read("grades"))];
  const grades = all.find((one) => one.exercise === nameOf(exercise))?.grades;
  if (!Array.isArray(grades) || grades.length !== count) return null;
  return grades.every((grade) => grade === null || typeof grade === "boolean") ? grades : null;
}

export const keepSlip = ({ mode }: Exercise, text: string) => write("slip", { mode, text });

export function lastSlip() {
  const { mode, text } = fieldsOf(read("slip"));
  const kind = MODES.find((one) => one === mode);
  return kind && typeof text === "string" ? { mode: kind, text } : null;
}

/** True if an exercise goes on: it is where it was left, or the page was come back to or loaded again. */
export function goesOn(exercise: Exercise) {
  const left = progressOf(exercise.mode)?.link;
  if (left?.question && JSON.stringify(left) === JSON.stringify(writeExercise(exercise)))
    return true;
  const [entry] = performance.getEntriesByType("navigation");
  const type = entry instanceof PerformanceNavigationTiming ? entry.type : "";
  return type === "back_forward" || type === "reload";
}
