/** The questions of a search figure, and a sentence about each answer. */
import {
  stepIndexOfNode,
  lastVisit,
  treePathTo,
  type FigureSearch,
} from "../../learn/subject/steps.ts";
import { resultOf, sideOf } from "../../learn/subject/step-sentence.ts";
import { pathText } from "../../parts/search/branches.ts";
import { sure } from "../../base/sure.ts";
import { chapterEngine } from "./engine.ts";
import { verdictOn, type FigureQuestion } from "./figure-question.ts";
import type { FigureSubject } from "../../learn/subject/subject.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { Catalogue } from "../../messages/catalogue.ts";
import { TreeRecord } from "../../parts/search/tree-record.ts";

/** The questions, by the value of a chapter's `ask`. */
export const SEARCH_QUESTIONS: Record<
  NonNullable<FigureSubject["ask"]>,
  (search: FigureSearch, words: Catalogue) => FigureQuestion
> = {
  cut: askCuts,
  first: askFirst,
  branch: ({ record }, words) =>
    record.isTree() ? askBranch(record, words) : askBoard(record, words),
};

/** Asks for the skipped leaves. A wrong answer is explained at the step that decides it. */
function askCuts({ record, steps }: FigureSearch, words: Catalogue): FigureQuestion {
  if (!record.isTree()) throw new Error("leaves can be marked in a written-out tree");
  const { tree } = record;
  const { say, number, numeral } = words;
  const reasonOf = (node: number) => {
    const { value, bound } = record.reason(node);
    const at = { side: sideOf(record, node), path: pathText(treePathTo(record, node), number) };
    return say("feedback-reason", { ...at, value: numeral(value), bound: numeral(bound) });
  };
  const candidates = [...tree.keys()]
    .filter((id) => tree[id].children.length === 0)
    .map((id) => {
      const { name, value } = tree[id];
      const leaf = name ?? numeral(value ?? 0);
      const [node, isRight] = lastVisit(record, id);
      const step = stepIndexOfNode(record, steps, id);
      const label = say("figure-leaf", { path: pathText(record.treePath(id), number) });
      const note = isRight
        ? `${say("feedback-unneeded", { leaf })} ${reasonOf(node)}`
        : say("feedback-needed", { leaf, ...neededFor(record, node, words) });
      // For a leaf that is needed, the explanation comes before the search enters it.
      return { id, label, isRight, note, step: isRight ? step : step - 1 };
    });
  const [cut] = steps.filter(({ kind }) => kind === "cut");
  const note = reasonOf(cut.node);
  return { question: say("ask-cut"), prompt: { kind: "marks", candidates, note } };
}

/** Describes the bounds just before the search enters a leaf. */
function neededFor(record: TreeRecord, leaf: number, { numeral }: Catalogue) {
  const above = record.trace.parents[leaf];
  const pathStates = record.pathStates(record.step(record.entering(leaf)));
  const { alpha, beta, best } = sure(pathStates.find(({ node }) => node === above));
  const bound = record.player(above) === "X" ? beta : alpha;
  const { skipped } = record.trace;
  const isBehindCut = record.children(above).some((node) => node < leaf && skipped[node] > 0);
  const alone = isBehindCut ? "behind" : "alone";
  const why = Number.isFinite(bound) ? (best === null ? "first" : "open") : alone;
  return { side: sideOf(record, above), why, best: numeral(best ?? 0), bound: numeral(bound) };
}

/**
 * Asks which leaf of a branch to search first, and tries each one. MIN moves there, so the lowest
 * leaf skips the most.
 */
function askFirst({ subject, record }: FigureSearch, words: Catalogue): FigureQuestion {
  const { tree = "", branch = "" } = subject;
  if (!record.isTree()) throw new Error("leaves can be pressed in a written-out tree");
  const { say, numeral } = words;
  const branches: number[][] = JSON.parse(tree);
  const index = Number(branch) - 1;
  const labelOf = (leaf: number) =>
    say("figure-leaf", { path: pathText([index + 1, leaf + 1], words.number) });
  const tries = branches[index].map((value, leaf) => {
    const moved = [value, ...branches[index].toSpliced(leaf, 1)];
    const text = JSON.stringify(branches.with(index, moved));
    return { value, text, skipped: skippedIn(text) };
  });
  const most = Math.max(...tries.map(({ skipped }) => skipped));
  const best = tries.findIndex(({ skipped }) => skipped === most);
  const highest = Math.max(...branches[index]);
  const alpha = numeral(record.trace.alphas[record.children(0)[index]]);
  const ids = record.tree[record.tree[0].children[index]].children;
  const candidates = tries.map(({ value, text, skipped }, leaf) => {
    const kind = skipped === most ? "right" : value === highest ? "highest" : "open";
    const values = { leaf: labelOf(best), value: numeral(value), alpha };
    const note = say(`feedback-first-${kind}`, values);
    return { id: ids[leaf], label: labelOf(leaf), note, tree: text, isRight: leaf === best };
  });
  const question = say("ask-first", { branch: index + 1 });
  return { question, prompt: { kind: "press", candidates } };
}

const skippedIn = (tree: string) =>
  new TreeRecord(chapterEngine().trace_tree(tree, true), true).counts().skipped;

/** Asks which branch of a tree the root chooses. */
function askBranch(record: TreeRecord, words: Catalogue): FigureQuestion {
  const { say, numeral } = words;
  const { values } = record.trace;
  const noteOf = (node: number) =>
    say("feedback-branch", { path: path(node), value: numeral(values[node]) });
  const path = (node: number) => pathText(treePathTo(record, node), words.number);
  const branches = record.children(0);
  const best = branches.find((node) => values[node] === values[0]) ?? 0;
  const candidates = branches.map((node) => ({
    id: record.trace.moves[node],
    label: say("figure-branch", { path: path(node) }),
    ...verdictOn(node, best, values[node] === values[0], noteOf),
  }));
  return { question: say("ask-branch"), prompt: { kind: "press", candidates } };
}

/** Asks which move the root chooses. */
function askBoard(record: SearchRecord, { say }: Catalogue): FigureQuestion {
  const { shape } = record;
  const { player, moves, best } = chapterEngine().analyze(record.board(0), { game: shape.game });
  const noteOf = (move: number) => {
    const { outcome } = moves.find((each) => each.move === move) ?? {};
    const value = { win: 1, loss: -1, draw: 0 }[String(outcome)] ?? NaN;
    const result = resultOf(player === "X" ? value : -value);
    return say("figure-board-result", { player, cell: shape.names[move], result });
  };
  const candidates = record.children(0).map((node) => {
    const move = record.trace.moves[node];
    return {
      id: node,
      label: say("figure-board-enter", { player, cell: shape.names[move] }),
      ...verdictOn(move, best[0], best.includes(move), noteOf),
    };
  });
  return { question: say("ask-board", { player }), prompt: { kind: "press", candidates } };
}
