/** What is said of an answer and of the search of a position, and why answers about it are right. */
import { say } from "../messages/index.ts";
import { figure } from "../messages/figures.ts";
import { spoken } from "../page/parts.ts";
import { searchSentence } from "../parts/search/sentences.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Diagnosis, Grade } from "./grading.ts";
import type { Question } from "./questions.ts";

/** Which side moves at a node of a position's search. */
export function sideText(record: SearchRecord, node: number) {
  return record.player(node) === "X" ? say("max-x") : say("min-o");
}

/** What a position of the search is called. */
export function placeText(record: SearchRecord, node: number) {
  if (node === 0) return say("practise-place-root");
  const { parents, moves } = record.trace;
  return say("practise-place", { player: record.player(parents[node]), cell: moves[node] });
}

function questionText(record: SearchRecord, { kind, node }: Question) {
  const [place, side] = [placeText(record, node), sideText(record, node)];
  if (kind === "value") return say("practise-ask-value", { node: place, side });
  if (kind === "bounds") return say("practise-ask-bounds", { node: place, side });
  const above = record.trace.parents[node];
  const values = { above: placeText(record, above), place, side: sideText(record, above) };
  return say("practise-ask-cut-moves", values);
}

/** What a wrong answer would be right for; nothing where that is not known. */
export function diagnosisText(diagnosis: Diagnosis | null, name: (node: number) => string) {
  if (diagnosis === null) return "";
  if (diagnosis.kind === "deep") return say("diagnosis-deep", { owner: name(diagnosis.owner) });
  if (diagnosis.kind === "sides") return say("diagnosis-sides", { player: diagnosis.side });
  if (!("value" in diagnosis)) return say(`diagnosis-${diagnosis.kind}`, { x: "none" });
  const id = diagnosis.kind === "limit-ge" ? "diagnosis-ge" : "diagnosis-gt";
  return say(id, { x: figure(diagnosis.value) });
}

/** True if an answer is right, and else what is. */
export function verdictText(grades: Grade[]) {
  const wrong = grades.filter((grade) => !grade.right);
  if (wrong.length === 0) return say("practise-right");
  const texts = wrong.map(({ part, expected }) => {
    if (typeof expected === "boolean")
      return expected ? say("practise-is-cut") : say("practise-is-open");
    return part === "alpha" || part === "beta"
      ? say("practise-is-bound", { part, value: figure(expected) })
      : say(`practise-is-${part}`, { value: figure(expected) });
  });
  return [say("practise-wrong"), ...texts].join(" ");
}

export interface QuestionWords {
  /** What a node of the search is called. */
  name: (node: number) => string;
  ask: (question: Question) => string;
  why: (question: Question) => string;
}

export function positionWords(record: SearchRecord): QuestionWords {
  const sentenceAt = (index: number) => spoken(searchSentence(record, record.step(index)));

  function whyBound(node: number, which: "alpha" | "beta") {
    return boundText(record, node, which, (value, { answer }) => {
      const narrow = record.find(record.leaving(answer), ["narrow"]) ?? record.leaving(answer);
      const from = say("practise-from", { bound: which, value, from: placeText(record, answer) });
      return `${from} ${sentenceAt(narrow)}`;
    });
  }

  function why({ kind, node, answered }: Question) {
    if (kind === "bounds") return `${whyBound(node, "alpha")} ${whyBound(node, "beta")}`;
    if (kind === "value")
      return [sentenceAt(record.leaving(node)), ...clampedText(record, node)].join(" ");
    const reason = sentenceAt(answered);
    if (record.closes(node)) return reason;
    return `${reason} ${say("practise-open", windowAt(record, openAfter(record, answered)))}`;
  }

  const name = (node: number) => placeText(record, node);
  return { name, ask: (question) => questionText(record, question), why };
}

/** Why a bound is what it is where a node is entered. */
export function boundText(
  record: SearchRecord,
  node: number,
  which: "alpha" | "beta",
  told: (value: string, setter: ReturnType<SearchRecord["setter"]>) => string,
) {
  const setter = record.setter(node, which);
  const bounds = which === "alpha" ? record.trace.alphas : record.trace.betas;
  const value = figure(record.finite(bounds[node]));
  if (setter.answer > 0) return told(value, setter);
  const isWhole = !Number.isFinite(record.finite(bounds[node]));
  return say(isWhole ? "practise-none-yet" : "practise-from-root", { bound: which, value });
}

/** Fail-hard, why a node does not return what was found. */
export function clampedText(record: SearchRecord, node: number) {
  const { values } = record.trace;
  const returned = record.children(node).map((child) => values[child]);
  const best = record.player(node) === "X" ? Math.max(...returned) : Math.min(...returned);
  if (best === values[node]) return [];
  return [say("practise-clamped", { found: figure(best), value: figure(values[node]) })];
}

/** The window of a node that is still open after a step about one of its children. */
export function openAfter(record: SearchRecord, index: number) {
  const step = record.step(index);
  const here = record.trace.parents[step.node];
  // The child's value counts, even if it has moved nothing.
  const moved = step.kind === "leave" ? { ...step, kind: "improve" as const, here } : step;
  return record.stands(moved).at(-1) ?? { alpha: NaN, beta: NaN };
}

export function windowAt(record: SearchRecord, { alpha, beta }: { alpha: number; beta: number }) {
  const cut = record.convention.strict ? "gt" : "ge";
  return { alpha: figure(alpha), beta: figure(beta), cut };
}
