/** What is asked of the search of a written-out tree, and why the answers are right. */
import { list, say } from "../messages/index.js";
import { figure, pathText } from "../messages/figures.js";
import { limitOf, signOf } from "./grading.js";
import { namesOf } from "../parts/tree/node-names.js";

/** @import { TreeRecord } from "../parts/search/tree-record.js" */
/** @import { Fault, Question, QuestionWords } from "./types.d.ts" */

/**
 * @param {TreeRecord} record
 * @returns {QuestionWords & { fault: (fault: Fault) => string, name: (node: number) => string }}
 */
export function treeWords(record) {
  const names = namesOf(record.tree);
  const { trace } = record;
  const nameOf = (/** @type {number} */ node) => names[trace.moves[node]];
  const sideOf = (/** @type {number} */ node) =>
    record.player(node) === "X" ? say("max") : say("min");

  /** @param {Question} question */
  function ask({ kind, node }) {
    const above = trace.parents[node];
    if (kind === "limit")
      return say("node-ask-limit", { node: nameOf(node), above: nameOf(above) });
    if (kind !== "cut")
      return say(`practise-ask-${kind}`, { node: nameOf(node), side: sideOf(node) });
    return say("node-ask-cut", { node: nameOf(node), above: nameOf(above), side: sideOf(above) });
  }

  /** @param {Question} question */
  function why({ kind, node, answered }) {
    if (kind === "bounds") return `${whyBound(node, "alpha")} ${whyBound(node, "beta")}`;
    if (kind === "value") return whyValue(node);
    if (kind === "limit") return whyLimit(node);
    return record.closes(node) ? whyCut(trace.parents[node]) : whyOpen(answered);
  }

  /** Why a bound is what it is where a node is entered. @param {number} node @param {"alpha" | "beta"} which */
  function whyBound(node, which) {
    const { owner, answer } = record.setter(node, which);
    if (answer === 0) return say("practise-none-yet", { bound: which });
    const bounds = which === "alpha" ? trace.alphas : trace.betas;
    const value = figure(bounds[node]);
    const values = { bound: which, value, owner: nameOf(owner), answer: nameOf(answer) };
    return say("node-why-bound", values);
  }

  /** From which value of a leaf on its younger siblings are cut. @param {number} node */
  function whyLimit(node) {
    const above = trace.parents[node];
    const bound = whyBound(node, record.player(above) === "X" ? "beta" : "alpha");
    const words = { above: nameOf(above), sign: signOf(record, node) };
    return `${bound} ${say("node-why-limit", { ...words, value: figure(limitOf(record, node)) })}`;
  }

  /** What a node returns, and where it is no more than a bound. @param {number} node */
  function whyValue(node) {
    const children = record.children(node);
    const value = figure(trace.values[node]);
    const returned = children.map((child) =>
      say("node-known", {
        node: nameOf(child),
        proves: record.bound(child),
        value: figure(trace.values[child]),
      }),
    );
    const words = {
      player: record.player(node),
      node: nameOf(node),
      value,
      values: list(returned),
    };
    const texts = [say(children.length === 1 ? "node-why-single" : "node-why-value", words)];
    const best = bestOf(node, children);
    if (best !== trace.values[node]) {
      texts.push(say("practise-clamped", { found: figure(best), value }));
    }
    const bound = record.bound(node);
    if (bound !== "exact")
      texts.push(say("node-only-bound", { node: nameOf(node), proves: bound, value }));
    return texts.join(" ");
  }

  /** @param {number} node @param {number[]} children */
  function bestOf(node, children) {
    const values = children.map((child) => trace.values[child]);
    return record.player(node) === "X" ? Math.max(...values) : Math.min(...values);
  }

  /** Why nothing more of a node can matter. @param {number} node Whose window has closed. */
  function whyCut(node) {
    const { bound, value, owner, answer, skipped } = record.reason(node);
    const cut = list(skipped.map((index) => pathText(record.way(index))));
    const words = {
      player: record.player(node),
      node: nameOf(node),
      value: figure(value),
      owner: nameOf(owner),
      answer: nameOf(answer),
      bound: figure(bound),
    };
    return `${say("node-why-cut", words)} ${say("node-skipped", { cut, count: skipped.length })}`;
  }

  /** That the window of a node is still open after a step about one of its children. @param {number} index */
  function whyOpen(index) {
    const step = record.step(index);
    const node = trace.parents[step.node];
    // The child's value counts, even if it has moved nothing.
    const moved =
      step.kind === "leave"
        ? { ...step, kind: /** @type {const} */ ("improve"), here: node }
        : step;
    const { alpha, beta } = record.stands(moved).at(-1) ?? { alpha: NaN, beta: NaN };
    return windowText(node, alpha, beta);
  }

  /** @param {number} node @param {number} alpha @param {number} beta */
  function windowText(node, alpha, beta) {
    const words = { node: nameOf(node), alpha: figure(alpha), beta: figure(beta) };
    return say("node-window", { ...words, cut: record.convention.strict ? "gt" : "ge" });
  }

  /** What is wrong with a mark on the tree, and why. @param {Fault} fault */
  function fault({ kind, index, step }) {
    const words = say(`practise-fault-${kind}`, { node: names[index] });
    const { node, here } = record.step(step);
    if (kind === "missing-cut") return `${words} ${whyCut(here)}`;
    if (kind !== "extra-cut") return `${words} ${whyValue(node)}`;
    return `${words} ${windowText(trace.parents[node], trace.alphas[node], trace.betas[node])}`;
  }

  return { ask, why, fault, name: nameOf };
}
