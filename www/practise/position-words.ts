/** Why the answers about the search of a position are right: what its record says there. */
import { say } from "../messages/index.js";
import { figure } from "../messages/figures.js";
import { spoken } from "../page/parts.js";
import { searchSentence } from "../parts/search/sentences.js";
import { placeText, questionText } from "./words.js";

/** @import { SearchRecord } from "../parts/search/record.js" */
/** @import { Question, QuestionWords } from "./types.d.ts" */

/**
 * @param {SearchRecord} record
 * @returns {QuestionWords}
 */
export function positionWords(record) {
  return {
    ask: (question) => questionText(record, question),
    why: (question) => why(record, question),
  };
}

/** @param {SearchRecord} record @param {Question} question */
function why(record, { kind, node, answered }) {
  if (kind === "bounds") {
    return `${boundText(record, node, "alpha")} ${boundText(record, node, "beta")}`;
  }
  if (kind === "value") return valueText(record, node);
  const reason = sentenceAt(record, answered);
  return record.closes(node) ? reason : `${reason} ${openText(record, answered)}`;
}

/** The sentence of a step. @param {SearchRecord} record @param {number} index */
function sentenceAt(record, index) {
  return spoken(searchSentence(record, record.step(index)));
}

/**
 * Why a bound is what it is where a node is entered.
 * @param {SearchRecord} record
 * @param {number} node
 * @param {"alpha" | "beta"} which
 */
function boundText(record, node, which) {
  const { answer } = record.setter(node, which);
  if (answer === 0) return say("practise-none-yet", { bound: which });
  const bounds = which === "alpha" ? record.trace.alphas : record.trace.betas;
  const narrow = record.find(record.leaving(answer), ["narrow"]) ?? record.leaving(answer);
  const from = placeText(record, answer);
  return `${say("practise-from", { bound: which, value: figure(bounds[node]), from })} ${sentenceAt(record, narrow)}`;
}

/** What a node returns, and fail-hard why it is not what was found. @param {SearchRecord} record @param {number} node */
function valueText(record, node) {
  const reason = sentenceAt(record, record.leaving(node));
  const { values } = record.trace;
  const returned = record.children(node).map((child) => values[child]);
  const best = record.player(node) === "X" ? Math.max(...returned) : Math.min(...returned);
  if (best === values[node]) return reason;
  return `${reason} ${say("practise-clamped", { found: figure(best), value: figure(values[node]) })}`;
}

/** That the window is still open after a step. @param {SearchRecord} record @param {number} index */
function openText(record, index) {
  const step = record.step(index);
  const node = record.trace.parents[step.node];
  const last = record.leaving(step.node);
  const stands = record.stands(index === last ? { ...step, kind: "improve", here: node } : step);
  const stand = stands[stands.length - 1];
  return windowText(record, stand.alpha, stand.beta);
}

/** @param {SearchRecord} record @param {number} alpha @param {number} beta */
function windowText(record, alpha, beta) {
  const cut = record.convention.strict ? "gt" : "ge";
  return say("practise-open", { alpha: figure(alpha), beta: figure(beta), cut });
}
