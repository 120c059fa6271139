/** What is asked of the search of a written-out tree, and why the answers are right. */
import { list, say } from "../messages/index.ts";
import { figure, pathText } from "../messages/figures.ts";
import { countsOf, limitOf, signOf } from "./grading.ts";
import { boundText, clampedText, openAfter, windowAt } from "./words.ts";
import { namesOf } from "../parts/tree/node-names.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Fault } from "./grading.ts";
import type { Question } from "./questions.ts";
import type { QuestionWords } from "./words.ts";

export function treeWords(record: TreeRecord): QuestionWords & { fault: (fault: Fault) => string } {
  const names = namesOf(record.tree);
  const { trace } = record;
  const nameOf = (node: number) => names[trace.moves[node]];
  const sideOf = (node: number) => (record.player(node) === "X" ? say("max") : say("min"));

  function ask({ kind, node }: Question) {
    const above = trace.parents[node];
    if (kind === "limit")
      return say("node-ask-limit", { node: nameOf(node), above: nameOf(above) });
    if (kind !== "cut")
      return say(`practise-ask-${kind}`, { node: nameOf(node), side: sideOf(node) });
    return say("node-ask-cut", { node: nameOf(node), above: nameOf(above), side: sideOf(above) });
  }

  function why({ kind, node, answered }: Question) {
    if (kind === "bounds") return `${whyBound(node, "alpha")} ${whyBound(node, "beta")}`;
    if (kind === "value") return whyValue(node);
    if (kind === "limit") return whyLimit(node);
    if (kind === "nodes") return say("practise-counts", countsOf(record));
    const above = trace.parents[node];
    return record.closes(node) ? whyCut(above) : windowText(above, openAfter(record, answered));
  }

  function whyBound(node: number, which: "alpha" | "beta") {
    return boundText(record, node, which, (value, { owner, answer }) =>
      say("node-why-bound", { bound: which, value, owner: nameOf(owner), answer: nameOf(answer) }),
    );
  }

  /** From which value of a leaf on its younger siblings are cut. */
  function whyLimit(node: number) {
    const above = trace.parents[node];
    const bound = whyBound(node, record.player(above) === "X" ? "beta" : "alpha");
    const words = { above: nameOf(above), sign: signOf(record, node) };
    return `${bound} ${say("node-why-limit", { ...words, value: figure(limitOf(record, node)) })}`;
  }

  /** What a node returns, and where it is no more than a bound. */
  function whyValue(node: number) {
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
    const told = say(children.length === 1 ? "node-why-single" : "node-why-value", words);
    const texts = [told, ...clampedText(record, node)];
    const bound = record.bound(node);
    if (bound !== "exact")
      texts.push(say("node-only-bound", { node: nameOf(node), proves: bound, value }));
    return texts.join(" ");
  }

  /** Why nothing more of a node can matter whose window has closed. */
  function whyCut(node: number) {
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
    const why = answer > 0 ? "node-why-cut" : "node-why-cut-root";
    return `${say(why, words)} ${say("node-skipped", { cut, count: skipped.length })}`;
  }

  function windowText(node: number, window: { alpha: number; beta: number }) {
    return say("node-window", { node: nameOf(node), ...windowAt(record, window) });
  }

  function fault({ kind, index, step }: Fault) {
    const words = say(`practise-fault-${kind}`, { node: names[index] });
    const { node, here } = record.step(step);
    if (kind === "missing-cut") return `${words} ${whyCut(here)}`;
    if (kind !== "extra-cut") return `${words} ${whyValue(node)}`;
    const window = { alpha: trace.alphas[node], beta: trace.betas[node] };
    return `${words} ${windowText(trace.parents[node], window)}`;
  }

  return { ask, why, fault, name: nameOf };
}
