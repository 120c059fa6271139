/** What the quiz says of an exercise and of its search. */
import { say } from "../messages/index.js";
import { spoken } from "../page/parts.js";
import { figure, pathText } from "../page/figures.js";
import { sentence } from "../watch/sentences.js";
import { TreeRecord } from "../watch/tree-record.js";
import { treeSentence } from "../watch/tree-sentences.js";

/** @typedef {import("../watch/record.js").SearchRecord} SearchRecord */
/** @typedef {import("./exercise.js").Exercise} Exercise */
/** @typedef {import("./questions.js").Question} Question */
/** @typedef {import("./grading.js").Fault} Fault */
/** @typedef {import("./grading.js").Grade} Grade */

/** The sentence of a step. @param {SearchRecord} record @param {number} index */
export function sentenceAt(record, index) {
  const step = record.step(index);
  return spoken(record instanceof TreeRecord ? treeSentence(record, step) : sentence(record, step));
}

/** A convention in words. @param {string} words As the engine takes them. */
export function conventionText(words) {
  const has = (/** @type {string} */ word) => words.split(" ").includes(word);
  return say("quiz-convention", {
    cut: has("strict") ? say("quiz-cut-gt") : say("quiz-cut-ge"),
    values: has("hard") ? say("quiz-values-hard") : say("quiz-values-soft"),
    order: has("right") ? say("quiz-order-right") : say("quiz-order-left"),
  });
}

/** What an exercise is called, so that others can set the same. @param {Exercise} exercise */
export function exerciseText(exercise) {
  const { source, seed, plies, branches, example, tree, board } = exercise;
  const root = exercise.root === "max" ? say("quiz-max") : say("quiz-min");
  if (source === "random") return say("quiz-name-random", { seed, plies, branches, root });
  if (source === "gallery")
    return say("quiz-name-gallery", { name: say(`tree-gallery-${example}`) });
  if (source === "board") return say("quiz-name-board", { board, seed });
  const text = tree.length > 60 ? `${tree.slice(0, 60)}…` : tree;
  return say("quiz-name-own", { tree: text, root });
}

/** Which side moves at a node of the search. @param {SearchRecord} record @param {number} node */
export function sideText(record, node) {
  const max = record.player(node) === "X";
  if (record instanceof TreeRecord) return max ? say("quiz-max") : say("quiz-min");
  return max ? say("quiz-max-x") : say("quiz-min-o");
}

/** What a node of the search is called. @param {SearchRecord} record @param {number} node */
export function placeText(record, node) {
  if (node === 0) return say("quiz-place-root");
  const { parents, moves } = record.trace;
  if (record instanceof TreeRecord) {
    return say("quiz-place-node", { path: pathText(record.way(moves[node])) });
  }
  const player = record.player(parents[node]);
  return say("quiz-place-cell", { player, cell: moves[node] });
}

/** What is asked. @param {SearchRecord} record @param {Question} question */
export function questionText(record, { kind, node }) {
  const [place, side] = [placeText(record, node), sideText(record, node)];
  if (kind === "value") return say("quiz-ask-value", { place, side });
  if (kind === "bounds") return say("quiz-ask-bounds", { place, side });
  const above = record.trace.parents[node];
  const values = { above: placeText(record, above), place, side: sideText(record, above) };
  return record instanceof TreeRecord
    ? say("quiz-ask-cut", values)
    : say("quiz-ask-cut-moves", values);
}

/** Whether an answer is right, and else what is. @param {Grade[]} grades */
export function verdictText(grades) {
  const wrong = grades.filter((grade) => !grade.right);
  if (wrong.length === 0) return say("quiz-right");
  const texts = wrong.map(({ part, expected }) => {
    if (typeof expected === "boolean") return expected ? say("quiz-is-cut") : say("quiz-is-open");
    return say(`quiz-is-${part}`, { value: figure(expected) });
  });
  return [say("quiz-wrong"), ...texts].join(" ");
}

/** Why the right answer is right. @param {SearchRecord} record @param {Question} question */
export function explanation(record, question) {
  const { kind, node, answered } = question;
  if (kind === "bounds")
    return `${boundText(record, node, "alpha")} ${boundText(record, node, "beta")}`;
  if (kind === "value") return valueText(record, node);
  const reason = sentenceAt(record, answered);
  return record.closes(node) ? reason : `${reason} ${openText(record, answered)}`;
}

/**
 * Why a bound is what it is where a node is entered.
 * @param {SearchRecord} record
 * @param {number} node
 * @param {"alpha" | "beta"} which
 */
function boundText(record, node, which) {
  const { answer } = record.setter(node, which);
  if (answer === 0) return say(`quiz-none-${which}`);
  const bounds = which === "alpha" ? record.trace.alphas : record.trace.betas;
  const narrow = record.find(record.leaving(answer), ["narrow"]) ?? record.leaving(answer);
  const from = placeText(record, answer);
  return `${say(`quiz-from-${which}`, { value: figure(bounds[node]), from })} ${sentenceAt(record, narrow)}`;
}

/** What a node returns, and fail-hard why it is not what was found. @param {SearchRecord} record @param {number} node */
function valueText(record, node) {
  const reason = sentenceAt(record, record.leaving(node));
  const { values } = record.trace;
  const returned = record.children(node).map((child) => values[child]);
  const best = record.player(node) === "X" ? Math.max(...returned) : Math.min(...returned);
  if (best === values[node]) return reason;
  return `${reason} ${say("quiz-clamped", { found: figure(best), value: figure(values[node]) })}`;
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
  const values = { alpha: figure(alpha), beta: figure(beta) };
  return record.convention.strict ? say("quiz-open-gt", values) : say("quiz-open-ge", values);
}

/** What is wrong with a mark on the tree, and why. @param {TreeRecord} record @param {Fault} fault */
export function faultSentence(record, { kind, index, step }) {
  const path = pathText(record.way(index));
  const reason = say(`quiz-fault-${kind}`, { path: path === "" ? say("quiz-place-root") : path });
  if (kind === "missing-cut") return `${reason} ${sentenceAt(record, step)}`;
  const { node } = record.step(step);
  if (kind !== "extra-cut") return `${reason} ${valueText(record, node)}`;
  const { alphas, betas } = record.trace;
  const open = windowText(record, record.finite(alphas[node]), record.finite(betas[node]));
  return `${reason} ${open} ${sentenceAt(record, step)}`;
}
