/** Words for questions, verdicts and explanations. */
import { list, say } from "../../messages/index.ts";
import { figure, pathText } from "../../messages/figures.ts";
import { spoken } from "../../page/parts.ts";
import { searchSentence } from "../../parts/search/sentences.ts";
import { namesOf } from "../../parts/tree/node-names.ts";
import { countsOf, limitOf, signOf } from "./grading.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { Diagnosis } from "./diagnosis.ts";
import type { Fault, Grade } from "./grading.ts";
import type { Question } from "./questions.ts";

type Bound = "alpha" | "beta";

export const sideText = (record: SearchRecord, node: number) =>
  record.player(node) === "X" ? say("max-x") : say("min-o");

export function placeText(record: SearchRecord, node: number) {
  if (node === 0) return say("practise-place-root");
  const { parents, moves } = record.trace;
  return say("practise-place", { player: record.player(parents[node]), cell: moves[node] });
}

export function diagnosisText(diagnosis: Diagnosis | null, name: (node: number) => string) {
  if (diagnosis === null) return "";
  if (diagnosis.kind === "deep") return say("diagnosis-deep", { owner: name(diagnosis.owner) });
  if (diagnosis.kind === "sides") return say("diagnosis-sides", { player: diagnosis.side });
  if (!("value" in diagnosis)) return say(`diagnosis-${diagnosis.kind}`, { x: "none" });
  const id = diagnosis.kind === "limit-ge" ? "diagnosis-ge" : "diagnosis-gt";
  return say(id, { x: figure(diagnosis.value) });
}

export function verdictText(grades: Grade[]) {
  const wrong = grades.filter((grade) => !grade.right);
  if (wrong.length === 0) return say("practise-right");
  const texts = wrong.map(({ part, expected }) => {
    if (typeof expected === "boolean")
      return expected ? say("practise-is-cut") : say("practise-is-open");
    const value = list([expected].flat().map(figure));
    return part === "alpha" || part === "beta"
      ? say("practise-is-bound", { part, value })
      : say(`practise-is-${part}`, { value });
  });
  return [say("practise-wrong"), ...texts].join(" ");
}

interface QuestionWords {
  name: (node: number) => string;
  ask: (question: Question) => string;
  why: (question: Question) => string;
}

export function positionWords(record: SearchRecord): QuestionWords {
  const name = (node: number) => placeText(record, node);
  const sentenceAt = (index: number) => spoken(searchSentence(record, record.step(index)));

  function ask({ kind, node }: Question) {
    if (kind === "value" || kind === "bounds")
      return say(`practise-ask-${kind}`, { node: name(node), side: sideText(record, node) });
    const above = record.trace.parents[node];
    const side = sideText(record, above);
    return say("practise-ask-cut-moves", { above: name(above), place: name(node), side });
  }
  function whyBound(node: number, which: Bound) {
    return boundText(record, node, which, (value, { answer }) => {
      const narrow = record.find(record.leaving(answer), ["narrow"]) ?? record.leaving(answer);
      const from = say("practise-from", { bound: which, value, from: name(answer) });
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
  return { name, ask, why };
}

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
    if (kind === "nodes" || kind === "leaves") return say("practise-counts", countsOf(record));
    const above = trace.parents[node];
    return record.closes(node) ? whyCut(above) : windowText(above, openAfter(record, answered));
  }

  function whyBound(node: number, which: Bound) {
    return boundText(record, node, which, (value, { owner, answer }) =>
      say("node-why-bound", { bound: which, value, owner: nameOf(owner), answer: nameOf(answer) }),
    );
  }

  function whyLimit(node: number) {
    const above = trace.parents[node];
    const bound = whyBound(node, record.player(above) === "X" ? "beta" : "alpha");
    const words = { above: nameOf(above), sign: signOf(record, node) };
    return `${bound} ${say("node-why-limit", { ...words, value: figure(limitOf(record, node)) })}`;
  }

  /** Adds a remark if the value is only a bound. */
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
    const clamped = clampedText(record, node);
    const words = {
      player: record.player(node),
      node: nameOf(node),
      value,
      values: list(returned),
      clamped: clamped.length > 0 ? "yes" : "no",
    };
    const told = say(children.length === 1 ? "node-why-single" : "node-why-value", words);
    const texts = [told, ...clamped];
    const bound = record.bound(node);
    if (bound !== "exact")
      texts.push(say("node-only-bound", { node: nameOf(node), proves: bound, value }));
    return texts.join(" ");
  }

  /** Explains why the other branches of a node do not matter. */
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

/** Explains a bound of the window in which a node is entered. */
function boundText(
  record: SearchRecord,
  node: number,
  which: Bound,
  told: (value: string, setter: ReturnType<SearchRecord["setter"]>) => string,
) {
  const setter = record.setter(node, which);
  const bound = record.finite(record.trace[`${which}s`][node]);
  const value = figure(bound);
  if (setter.answer > 0) return told(value, setter);
  const id = Number.isFinite(bound) ? "practise-from-root" : "practise-none-yet";
  return say(id, { bound: which, value });
}

/** Explains why a fail-hard node returns a bound and not its best value. */
function clampedText(record: SearchRecord, node: number) {
  const { values } = record.trace;
  const returned = record.children(node).map((child) => values[child]);
  const best = record.player(node) === "X" ? Math.max(...returned) : Math.min(...returned);
  if (best === values[node]) return [];
  return [say("practise-clamped", { found: figure(best), value: figure(values[node]) })];
}

/** The window of the parent after a step about its child. */
function openAfter(record: SearchRecord, index: number) {
  const step = record.step(index);
  const here = record.trace.parents[step.node];
  // The value counts even if it moves no bound.
  const moved = step.kind === "leave" ? { ...step, kind: "improve" as const, here } : step;
  return record.stands(moved).at(-1) ?? { alpha: NaN, beta: NaN };
}

function windowAt(record: SearchRecord, { alpha, beta }: { alpha: number; beta: number }) {
  const cut = record.convention.strict ? "gt" : "ge";
  return { alpha: figure(alpha), beta: figure(beta), cut };
}
