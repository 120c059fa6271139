/** Texts of questions, verdicts and explanations. */
import { list, number, say } from "../../messages/index.ts";
import { valueOrNone } from "../../messages/numerals.ts";
import { sentence } from "../../page/sentence.ts";
import { pathText } from "../../parts/search/branches.ts";
import { searchSentence } from "../../parts/search/sentences.ts";
import { namesOf } from "../../parts/tree/node-names.ts";
import { leafValues, limitOf, signOf, type Fault, type Grade } from "./grading.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { Diagnosis } from "./diagnosis.ts";
import type { Question } from "./questions.ts";

type Bound = "alpha" | "beta";
type Window = Record<Bound, number>;

export const sideText = (record: SearchRecord, node: number) =>
  record.player(node) === "X" ? say("max-x") : say("min-o");

export function moveText(record: SearchRecord, node: number) {
  if (node === 0) return say("node-root");
  const { parents, moves } = record.trace;
  return say("practise-place", { player: record.player(parents[node]), cell: moves[node] });
}

export function diagnosisText(diagnosis: Diagnosis | null, name: (node: number) => string) {
  if (diagnosis === null) return "";
  const id = `diagnosis-${diagnosis.kind}` as const;
  if ("owner" in diagnosis)
    return say(id, { owner: diagnosis.owner === null ? "none" : name(diagnosis.owner) });
  if (diagnosis.kind === "places")
    return say(id, { one: valueOrNone(diagnosis.one), other: valueOrNone(diagnosis.other) });
  if (diagnosis.kind === "ge" || diagnosis.kind === "gt")
    return say(id, { x: diagnosis.x === undefined ? "none" : valueOrNone(diagnosis.x) });
  if (diagnosis.kind === "turned") return say(id, { where: diagnosis.where ?? "everywhere" });
  return say(id, diagnosis);
}

export function verdictText(grades: Grade[]) {
  const wrong = grades.filter((grade) => !grade.right);
  if (wrong.length === 0) return say("practise-right");
  const texts = wrong.map(({ part, expected }) => {
    if (typeof expected === "boolean")
      return expected ? say("practise-is-cut") : say("practise-is-open");
    const value = list([expected].flat().map(valueOrNone));
    return part === "alpha" || part === "beta"
      ? say("practise-is-bound", { part, value })
      : say(`practise-is-${part}`, { value });
  });
  return [say("practise-wrong"), ...texts].join(" ");
}

export interface QuestionTexts {
  name: (node: number) => string;
  ask: (question: Question) => string;
  why: (question: Question) => string;
}

export function positionTexts(record: SearchRecord): QuestionTexts {
  const name = (node: number) => moveText(record, node);
  return {
    name,
    ask(question) {
      const { kind, node } = ofPosition(question);
      if (kind !== "cut")
        return say(`practise-ask-${kind}`, { node: name(node), side: sideText(record, node) });
      const above = record.trace.parents[node];
      const side = sideText(record, above);
      return say("practise-ask-cut-moves", { above: name(above), node: name(node), side });
    },
    why: (question) => whyInPosition(record, question),
  };
}

/** Throws for a kind that only trees have. */
function ofPosition({ kind, ...at }: Question) {
  if (kind === "bounds" || kind === "value" || kind === "cut") return { kind, ...at };
  throw new RangeError(kind);
}

function whyInPosition(record: SearchRecord, question: Question) {
  const { kind, node, after } = ofPosition(question);
  const sentenceAt = (index: number) => sentence(searchSentence(record, record.step(index)));
  const whyBound = (bound: Bound) =>
    boundText(record, node, bound, (value, { answer }) => {
      const narrow = record.find(record.leaving(answer), "narrow") ?? record.leaving(answer);
      const from = say("practise-from", { bound, value, from: moveText(record, answer) });
      return `${from} ${sentenceAt(narrow)}`;
    });
  if (kind === "bounds") return `${whyBound("alpha")} ${whyBound("beta")}`;
  if (kind === "value")
    return [sentenceAt(record.leaving(node)), ...clampedText(record, node)].join(" ");
  const reason = sentenceAt(after);
  if (record.closes(node)) return reason;
  return `${reason} ${say("practise-open", windowValues(record, openAfter(record, after)))}`;
}

/** Larger trees are shown as lists only. */
export const MOST_DRAWN = 120;

/** A written tree, and the names of the nodes that its search visits. */
type NamedTree = { record: TreeRecord; name: (node: number) => string };

export function treeTexts(record: TreeRecord): QuestionTexts & { fault: (fault: Fault) => string } {
  const names = namesOf(record.tree);
  const name = (node: number) => names[record.trace.moves[node]];
  const tree = { record, name };
  return {
    name,
    ask: (question) => askInTree(tree, question),
    why: (question) => WHY_IN_TREE[question.kind](tree, question),
    fault(fault) {
      const text = say(`practise-fault-${fault.kind}`, { node: names[fault.index] });
      return `${text} ${whyFault(tree, fault)}`;
    },
  };
}

function askInTree({ record, name }: NamedTree, { kind, node }: Question) {
  const above = record.trace.parents[node];
  const sideOf = (at: number) => say(record.player(at) === "X" ? "max" : "min");
  if (kind === "cut")
    return say("node-ask-cut", { node: name(node), above: name(above), side: sideOf(above) });
  if (kind === "limit") return say("node-ask-limit", { node: name(node), above: name(above) });
  return say(`practise-ask-${kind}`, { node: name(node), side: sideOf(node) });
}

const countsText = ({ record }: NamedTree) => say("practise-counts", record.counts());

const WHY_IN_TREE: Record<Question["kind"], (tree: NamedTree, question: Question) => string> = {
  bounds: (tree, { node }) => `${whyBound(tree, node, "alpha")} ${whyBound(tree, node, "beta")}`,
  cut(tree, { node, after }) {
    const { record } = tree;
    const above = record.trace.parents[node];
    if (record.closes(node)) return whyCut(tree, above);
    return windowText(tree, above, openAfter(record, after));
  },
  value: (tree, { node }) => whyValue(tree, node),
  limit: (tree, { node }) => whyLimit(tree, node),
  nodes: countsText,
  evaluated(tree) {
    const { record } = tree;
    if (record.tree.length > MOST_DRAWN) return countsText(tree);
    return say("practise-is-leaves", { value: list(leafValues(record).map(valueOrNone)) });
  },
  leaves: countsText,
  move: (tree) => `${whyValue(tree, 0)} ${say("practise-why-move")}`,
};

function whyFault(tree: NamedTree, { kind, step }: Fault) {
  const { trace } = tree.record;
  const { node, here } = tree.record.step(step);
  if (kind === "missing-cut") return whyCut(tree, here);
  if (kind !== "extra-cut") return whyValue(tree, node);
  const window = { alpha: trace.alphas[node], beta: trace.betas[node] };
  return windowText(tree, trace.parents[node], window);
}

function whyBound({ record, name }: NamedTree, node: number, bound: Bound) {
  return boundText(record, node, bound, (value, { owner, answer }) =>
    say("node-why-bound", { bound, value, owner: name(owner), answer: name(answer) }),
  );
}

function whyLimit(tree: NamedTree, node: number) {
  const { record, name } = tree;
  const above = record.trace.parents[node];
  const bound = whyBound(tree, node, record.player(above) === "X" ? "beta" : "alpha");
  const value = valueOrNone(limitOf(record, node));
  return `${bound} ${say("node-why-limit", { above: name(above), sign: signOf(record, node), value })}`;
}

/** Adds a remark if the value is only a bound. */
function whyValue({ record, name }: NamedTree, node: number) {
  const { values } = record.trace;
  const children = record.children(node);
  const valuesOf = (child: number) => ({
    node: name(child),
    proves: record.boundKind(child),
    value: valueOrNone(values[child]),
  });
  const clamped = clampedText(record, node);
  const reason = say(children.length === 1 ? "node-why-single" : "node-why-value", {
    player: record.player(node),
    node: name(node),
    value: valueOrNone(values[node]),
    values: list(children.map((child) => say("node-known", valuesOf(child)))),
    clamped: clamped.length > 0 ? "yes" : "no",
  });
  const isExact = record.boundKind(node) === "exact";
  const remark = isExact ? [] : [say("node-only-bound", valuesOf(node))];
  return [reason, ...clamped, ...remark].join(" ");
}

/** Explains why the other branches of a node do not matter. */
function whyCut({ record, name }: NamedTree, node: number) {
  const { bound, value, owner, answer, skipped } = record.reason(node);
  const reason = say(answer > 0 ? "node-why-cut" : "node-why-cut-root", {
    player: record.player(node),
    node: name(node),
    value: valueOrNone(value),
    owner: name(owner),
    answer: name(answer),
    bound: valueOrNone(bound),
  });
  const cut = list(skipped.map((index) => pathText(record.treePath(index), number)));
  return `${reason} ${say("node-skipped", { cut, count: skipped.length })}`;
}

function windowText({ record, name }: NamedTree, node: number, window: Window) {
  return say("node-window", { node: name(node), ...windowValues(record, window) });
}

/** Explains a bound of the window in which a node is entered. */
function boundText(
  record: SearchRecord,
  node: number,
  which: Bound,
  /** Explains a bound that the search has set. */
  whySet: (value: string, setter: ReturnType<SearchRecord["setter"]>) => string,
) {
  const setter = record.setter(node, which);
  const bound = record.withInfinity(record.trace[`${which}s`][node]);
  const value = valueOrNone(bound);
  if (setter.answer > 0) return whySet(value, setter);
  const id = Number.isFinite(bound) ? "practise-from-root" : "practise-none-yet";
  return say(id, { bound: which, value });
}

/** Explains why a fail-hard node returns a bound and not its best value. */
function clampedText(record: SearchRecord, node: number) {
  const { values } = record.trace;
  const returned = record.children(node).map((child) => values[child]);
  const best = record.player(node) === "X" ? Math.max(...returned) : Math.min(...returned);
  if (best === values[node]) return [];
  return [say("practise-clamped", { found: valueOrNone(best), value: valueOrNone(values[node]) })];
}

/** The window of the parent after a step about its child. */
function openAfter(record: SearchRecord, index: number) {
  const step = record.step(index);
  const here = record.trace.parents[step.node];
  // The value counts even if it moves no bound.
  const moved = step.kind === "leave" ? { ...step, kind: "improve" as const, here } : step;
  return record.pathStates(moved).at(-1) ?? { alpha: NaN, beta: NaN };
}

function windowValues(record: SearchRecord, { alpha, beta }: Window) {
  const cut = record.convention.strict ? "gt" : "ge";
  return { alpha: valueOrNone(alpha), beta: valueOrNone(beta), cut };
}
