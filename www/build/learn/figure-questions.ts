/** Questions that a figure asks before it answers, with a sentence about each answer. */
import { numberOf, record as recordOf } from "../../../learn/chapters/recorded.js";
import { frameOf, moveOf, type Series } from "../../../learn/chapters/series.js";
import { frameOfNode, framesOf, visited, wayTo } from "../../learn/drawing/subject.ts";
import { resultOf, sideOf } from "../../learn/figure/sentence.ts";
import { sure } from "../../base/sure.ts";
import type { Engine, Recorded } from "../../../learn/chapters/recorded.js";
import type { Attributes } from "../../../learn/chapters/read.js";
import type { FigureSubject } from "../../learn/drawing/subject.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { Asked, Bug } from "../../learn/figure/data.ts";
import type { Catalogue } from "../../messages/catalogue.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";

/** Says what a choice does, and for a wrong one what the best choice does. */
function judged<T>(one: T, best: T, isRight: boolean, told: (of: T) => string) {
  return { isRight, told: isRight ? told(one) : `${told(one)} ${told(best)}` };
}

const pathOf = (way: readonly number[], { number }: Catalogue) =>
  way.map((branch) => number(branch)).join(".");

type FigureQuestion = { question: string; asked: Asked };

/** Finds the longest text that a figure's slot will hold. */
export function longestOf(
  said: readonly { sentence: string }[],
  asks?: { question: string; asked?: Asked },
) {
  const { question = "", asked } = asks ?? {};
  const told = asked?.candidates.map((candidate) => candidate.told) ?? [];
  const all = [question, asked?.reason ?? "", ...told, ...said.map(({ sentence }) => sentence)];
  return all.reduce((one, other) => (other.length > one.length ? other : one));
}

/**
 * `cut` asks for the leaves that are skipped, `branch` for the choice at the root, `first` for the
 * leaf of a branch that should be tried first.
 */
export function askedOfSearch(
  engine: Engine,
  subject: FigureSubject,
  record: SearchRecord,
  words: Catalogue,
): FigureQuestion {
  if (subject.ask === "cut") return askedCuts(subject, record, words);
  if (subject.ask === "first") return askedFirst(engine, subject, record, words);
  return record.isTree() ? askedBranch(record, words) : askedBoard(engine, record, words);
}

/** Lists, for each leaf, a sentence for readers who are wrong, and the step that decides it. */
function askedCuts(subject: FigureSubject, record: SearchRecord, words: Catalogue): FigureQuestion {
  if (!record.isTree()) throw new Error("leaves can be marked in a written-out tree");
  const { tree } = record;
  const { say, figure } = words;
  const frames = framesOf(record, subject);
  const reasonOf = (node: number) => {
    const { value, bound } = record.reason(node);
    const at = { side: sideOf(record, node), path: pathOf(wayTo(record, node), words) };
    return say("judged-reason", { ...at, value: figure(value), bound: figure(bound) });
  };
  const candidates = [...tree.keys()]
    .filter((id) => tree[id].children.length === 0)
    .map((id) => {
      const { name, value } = tree[id];
      const leaf = name ?? figure(value ?? 0);
      const [node, isRight] = visited(record, id);
      const frame = frameOfNode(record, frames, id);
      const label = say("figure-leaf", { path: pathOf(record.way(id), words) });
      const told = isRight
        ? `${say("judged-unneeded", { leaf })} ${reasonOf(node)}`
        : say("judged-needed", { leaf, ...neededFor(record, node, words) });
      // A leaf that is needed is explained before the search looks at it.
      return { id, label, isRight, told, frame: isRight ? frame : frame - 1 };
    });
  const [cut] = frames.filter(({ moment }) => moment === "cut");
  return { question: say("ask-cut"), asked: { candidates, reason: reasonOf(cut.node) } };
}

/** Says what the search knows just before it looks at a leaf. */
function neededFor(record: TreeRecord, leaf: number, { figure }: Catalogue) {
  const above = record.trace.parents[leaf];
  const stands = record.stands(record.step(record.entering(leaf)));
  const { alpha, beta, best } = sure(stands.find(({ node }) => node === above));
  const side = sideOf(record, above);
  const bound = side === "MAX" ? beta : alpha;
  const { skipped } = record.trace;
  const isBehindCut = record.children(above).some((node) => node < leaf && skipped[node] > 0);
  const alone = isBehindCut ? "behind" : "alone";
  const why = Number.isFinite(bound) ? (best === null ? "first" : "open") : alone;
  return { side, why, best: figure(best ?? 0), bound: figure(bound) };
}

/** Tries each leaf of a branch first. MIN chooses there, so the lowest leaf skips the most. */
function askedFirst(
  engine: Engine,
  { tree = "", branch = "" }: FigureSubject,
  record: SearchRecord,
  words: Catalogue,
): FigureQuestion {
  if (!record.isTree()) throw new Error("leaves can be pressed in a written-out tree");
  const { say, figure } = words;
  const branches: number[][] = JSON.parse(tree);
  const at = Number(branch) - 1;
  const labelOf = (n: number) => say("figure-leaf", { path: pathOf([at + 1, n + 1], words) });
  const tries = branches[at].map((value, n) => {
    const moved = [value, ...branches[at].toSpliced(n, 1)];
    const text = JSON.stringify(branches.with(at, moved));
    return { value, text, skipped: numberOf(searchOf(engine, text), "skipped") };
  });
  const most = Math.max(...tries.map(({ skipped }) => skipped));
  const best = tries.findIndex(({ skipped }) => skipped === most);
  const highest = Math.max(...branches[at]);
  const alpha = figure(numberOf(searchOf(engine, tree), `alpha ${branch}`));
  const nodes = record.tree;
  const ids = nodes[nodes[0].children[at]].children;
  const candidates = tries.map(({ value, text, skipped }, n) => {
    const kind = skipped === most ? "right" : value === highest ? "highest" : "open";
    const told = say(`judged-first-${kind}`, { leaf: labelOf(best), value: figure(value), alpha });
    return { id: ids[n], label: labelOf(n), told, tree: text, isRight: n === best };
  });
  return { question: say("ask-first", { branch: at + 1 }), asked: { candidates } };
}

function searchOf(engine: Engine, tree: string): Recorded {
  return sure(recordOf(engine, { tree, search: "alpha-beta" }));
}

function askedBranch(record: TreeRecord, words: Catalogue): FigureQuestion {
  const { say, figure } = words;
  const { values } = record.trace;
  const told = (node: number) =>
    say("judged-branch", { path: path(node), value: figure(values[node]) });
  const path = (node: number) => pathOf(wayTo(record, node), words);
  const branches = record.children(0);
  const best = branches.find((node) => values[node] === values[0]) ?? 0;
  const candidates = branches.map((node) => ({
    id: record.trace.moves[node],
    label: say("figure-branch", { path: path(node) }),
    ...judged(node, best, values[node] === values[0], told),
  }));
  return { question: say("ask-branch"), asked: { candidates } };
}

function askedBoard(engine: Engine, record: SearchRecord, words: Catalogue): FigureQuestion {
  const { say } = words;
  const { shape } = record;
  const { player, moves, best } = engine.analyze(record.board(0), { game: shape.game });
  const told = (move: number) => {
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
      ...judged(move, best[0], best.includes(move), told),
    };
  });
  return { question: say("ask-board", { player }), asked: { candidates } };
}

/** Says which node a bug at the root chooses, and what that loses. */
export function flipped(
  engine: Engine,
  { board = "", flip = "root-ties" }: FigureSubject,
  record: SearchRecord,
  { say }: Catalogue,
): Bug {
  const { move } = engine.consult(board, flip);
  const { player, moves } = engine.analyze(board);
  const { outcome } = moves.find((each) => each.move === move) ?? {};
  if (move === null || outcome !== "loss") throw new Error(`${flip} loses nothing there`);
  const cell = record.shape.names[move];
  const result = { player, cell, result: player === "X" ? "o" : "x" };
  return {
    label: say("figure-flip", { player }),
    chosen: record.children(0).find((node) => record.trace.moves[node] === move),
    told: `${say("figure-flipped", { cell })} ${say("figure-board-result", result)}`,
  };
}

/** `move` asks what one would play, `choice` which move a search with a depth limit chooses. */
export function askedOfSeries(
  engine: Engine,
  { ask, depth }: Attributes,
  series: Series,
  words: Catalogue,
): FigureQuestion {
  return ask === "choice"
    ? askedChoice(engine, Number(depth), series, words)
    : askedMove(engine, series, words);
}

function askedChoice(
  engine: Engine,
  depth: number,
  series: Series,
  { say }: Catalogue,
): FigureQuestion {
  const { shape } = series;
  const { board } = frameOf(series, "start");
  const { player, moves, best } = engine.analyze(board, { game: shape.game, depth });
  const [chosen] = best;
  const choice = shape.moveNames[chosen];
  const candidates = moves.map(({ move, outcome, plies }) => {
    const seen = { player, cell: shape.moveNames[move], choice, plies: plies ?? 0 };
    const kind = move === chosen ? "right" : outcome === "loss" ? "loses" : "other";
    return {
      id: move,
      label: say("series-plays", { player, ...moveOf(shape, move) }),
      isRight: move === chosen,
      told: say(`judged-choice-${kind}`, seen),
    };
  });
  return { question: say("ask-choice", { player, depth }), asked: { candidates } };
}

function askedMove(engine: Engine, series: Series, words: Catalogue): FigureQuestion {
  const { say } = words;
  const { shape } = series;
  const { board } = frameOf(series, "start");
  const { player, moves } = engine.solve(board, { game: shape.game, moves: true });
  if (!moves) throw new Error(`${board} has no moves`);
  // If several are equal, the one that the figure shows.
  const all = moves.filter((move) => move.best);
  const best = all.find(({ move }) => move === series.frames[1].last) ?? all[0];
  const told = ({ move, best, outcome, plies }: (typeof moves)[number]) => {
    const what = !best && outcome === "win" ? "late" : outcome;
    return say("judged-move", { player, ...moveOf(shape, move), outcome: what, plies: plies ?? 0 });
  };
  const candidates = moves.map((move) => ({
    id: move.move,
    label: say("series-plays", { player, ...moveOf(shape, move.move) }),
    ...judged(move, best, move.best, told),
  }));
  return { question: say("ask-move", { player }), asked: { candidates } };
}
