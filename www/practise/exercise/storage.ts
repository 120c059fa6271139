/** Stores progress, marks and the last mistake for as long as the tab is open. */
import { useLayoutEffect, useState } from "preact/hooks";
import { fieldsOf, sessionStore, loadValue, saveValue } from "../../base/storage.ts";
import { isEmbedded } from "../../page/address.ts";
import { linkName, SETTINGS, writeExercise, type Exercise } from "../../parts/exercise/exercise.ts";

/** True for each question that was answered right; null before an answer. */
export type Grades = readonly (boolean | null)[];

export type KindProgress = NonNullable<ReturnType<typeof loadKindProgress>>;

export type Mistake = NonNullable<ReturnType<typeof loadMistake>>;

/** Texts by the names of their fields. */
type StoredText = Readonly<Record<string, string>>;

const PREFIX = "cutoff-practise-";
const load = (name: string) => (isEmbedded ? null : loadValue(sessionStore, PREFIX + name));
const save = (name: string, value: unknown) =>
  isEmbedded || saveValue(sessionStore, PREFIX + name, value);

/** Identifies an exercise, whatever its current question. */
const nameOf = (exercise: Exercise) => JSON.stringify(writeExercise({ ...exercise, question: 1 }));

export function saveKindProgress(
  exercise: Exercise,
  { asked, done }: { asked: number; done: number },
  grades?: Grades,
) {
  const now = { link: writeExercise(exercise), exercise: nameOf(exercise), asked, done, grades };
  save("progress", { ...fieldsOf(load("progress")), [linkName(exercise.kind)]: now });
}

const progressIn = (kind: Exercise["kind"]) => fieldsOf(fieldsOf(load("progress"))[linkName(kind)]);

export function loadKindProgress(kind: Exercise["kind"]) {
  const { link, asked, done } = progressIn(kind);
  if (typeof asked !== "number" || typeof done !== "number") return null;
  return { link: textsOf(link), asked, done };
}

const textsOf = (one: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(one)).map(([name, value]) => [name, String(value)]));

/** The marks on a tree, restored when the visitor returns. A followed link starts without them. */
export function useStoredText({ exercise, isKept }: { exercise: Exercise; isKept: boolean }) {
  const [written, setWritten] = useState<StoredText>(() => {
    const entry = fieldsOf(load("written"));
    return isKept && entry.exercise === nameOf(exercise) ? textsOf(entry.written) : {};
  });
  useLayoutEffect(() => {
    save("written", { exercise: nameOf(exercise), written });
  }, [written]);
  return [written, setWritten] as const;
}

/** The stored answers to an exercise. A followed link starts without them. */
export function loadGrades(exercise: Exercise, count: number): Grades | null {
  // Until version 0.3 only the last exercise was stored.
  const all = [progressIn(exercise.kind), fieldsOf(load("grades"))];
  const grades = all.find((one) => one.exercise === nameOf(exercise))?.grades;
  if (!Array.isArray(grades) || grades.length !== count) return null;
  return grades.every((grade) => grade === null || typeof grade === "boolean") ? grades : null;
}

/** The key `slip` is of an earlier version. */
export const saveMistake = ({ kind }: Exercise, text: string) =>
  save("slip", { mode: linkName(kind), text });

export function loadMistake() {
  const { mode, text } = fieldsOf(load("slip"));
  const kind = SETTINGS.kind.read(String(mode));
  return kind && typeof text === "string" ? { kind, text } : null;
}

/** True if the visitor left the exercise at this link, or the page was reloaded. */
export function isContinued(exercise: Exercise) {
  const left = loadKindProgress(exercise.kind)?.link;
  if (left?.question && JSON.stringify(left) === JSON.stringify(writeExercise(exercise)))
    return true;
  const [entry] = performance.getEntriesByType("navigation");
  const type = entry instanceof PerformanceNavigationTiming ? entry.type : "";
  return type === "back_forward" || type === "reload";
}
