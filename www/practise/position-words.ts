/** Why the answers about the search of a position are right: what its record says there. */
import { say } from "../messages/index.ts";
import { figure } from "../messages/figures.ts";
import { spoken } from "../page/parts.ts";
import { searchSentence } from "../parts/search/sentences.ts";
import { placeText, questionText } from "./words.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Question } from "./questions.ts";

export interface QuestionWords {
  /** What is asked. */
  ask: (question: Question) => string;
  /** Why the right answer is right. */
  why: (question: Question) => string;
}

export function positionWords(record: SearchRecord): QuestionWords {
  return {
    ask: (question) => questionText(record, question),
    why: (question) => why(record, question),
  };
}

function why(record: SearchRecord, { kind, node, answered }: Question) {
  if (kind === "bounds") {
    return `${boundText(record, node, "alpha")} ${boundText(record, node, "beta")}`;
  }
  if (kind === "value") return valueText(record, node);
  const reason = sentenceAt(record, answered);
  return record.closes(node) ? reason : `${reason} ${openText(record, answered)}`;
}

/** The sentence of a step. */
function sentenceAt(record: SearchRecord, index: number) {
  return spoken(searchSentence(record, record.step(index)));
}

/** Why a bound is what it is where a node is entered. */
function boundText(record: SearchRecord, node: number, which: "alpha" | "beta") {
  const { answer } = record.setter(node, which);
  if (answer === 0) return say("practise-none-yet", { bound: which });
  const bounds = which === "alpha" ? record.trace.alphas : record.trace.betas;
  const narrow = record.find(record.leaving(answer), ["narrow"]) ?? record.leaving(answer);
  const from = placeText(record, answer);
  return `${say("practise-from", { bound: which, value: figure(bounds[node]), from })} ${sentenceAt(record, narrow)}`;
}

/** What a node returns, and fail-hard why it is not what was found. */
function valueText(record: SearchRecord, node: number) {
  const reason = sentenceAt(record, record.leaving(node));
  const { values } = record.trace;
  const returned = record.children(node).map((child) => values[child]);
  const best = record.player(node) === "X" ? Math.max(...returned) : Math.min(...returned);
  if (best === values[node]) return reason;
  return `${reason} ${say("practise-clamped", { found: figure(best), value: figure(values[node]) })}`;
}

/** That the window is still open after a step. */
function openText(record: SearchRecord, index: number) {
  const step = record.step(index);
  const node = record.trace.parents[step.node];
  const last = record.leaving(step.node);
  const stands = record.stands(index === last ? { ...step, kind: "improve", here: node } : step);
  const stand = stands[stands.length - 1];
  return windowText(record, stand.alpha, stand.beta);
}

function windowText(record: SearchRecord, alpha: number, beta: number) {
  const cut = record.convention.strict ? "gt" : "ge";
  return say("practise-open", { alpha: figure(alpha), beta: figure(beta), cut });
}
