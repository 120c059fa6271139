/** Finds the subject of a choice. Has all that differs between positions and written trees. */
import { EngineRefusal } from "../engine/engine.ts";
import { answering } from "../engine/workers.ts";
import { say } from "../messages/index.ts";
import { spoken } from "../page/spoken.ts";
import { picturedPosition, picturedTree } from "./picture/pictured.ts";
import { FIRST_TREE, depthOf } from "../parts/search/choice.ts";
import { knowledgeAt } from "../parts/search/node-state.ts";
import { recordTree } from "../parts/search/recorder.ts";
import { consequence, searchSentence } from "../parts/search/sentences.ts";
import { treeConsequence, treeSentence } from "./tree-sentences.ts";
import { standTexts } from "../parts/search/value-text.ts";
import { leafText, listedText, namesOf } from "../parts/tree/node-names.ts";
import { minimaxTree } from "./map-layout.ts";
import { recordHere } from "./record-here.ts";
import { isTooLarge, tooLargeSearch, treeFault } from "./refusals.ts";
import type { Words } from "../base/words.ts";
import type { GameDescription as Shape } from "../../pkg/web/cutoff.js";
import type { Choice, PositionSearch, TreeChoice } from "../parts/search/choice.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Step } from "../parts/search/steps.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { TooLargeSearch, TreeFault, WatchState } from "./state.ts";
import type { Subject } from "./subject.ts";

/** The subject of a choice, or what the page shows without one. */
export type FoundSubject =
  | { subject: Subject }
  | { instead: TooLargeSearch }
  | { draft: TreeChoice; fault: TreeFault }
  | { why: "search-over" | "search-from-fault"; other: Choice };

/** The game in the address. */
type Game = Pick<WatchState, "shape" | "board">;

/** True if the search of a choice shows answers of the game. */
export const showsAnswers = ({ kind }: Choice, { board }: Game) =>
  kind === "position" && board !== null;

export const find = (choice: Choice, game: Game, signal: AbortSignal) =>
  choice.kind === "tree" ? findTree(choice, signal) : findPosition(choice, game, signal);

async function findTree(choice: TreeChoice, signal: AbortSignal): Promise<FoundSubject> {
  try {
    return { subject: treeSubject(await recordTree(answering(), choice, signal)) };
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    return { draft: choice, fault: treeFault(error, choice.text) };
  }
}

async function findPosition(
  choice: Choice & { kind: "position" },
  { shape, board }: Game,
  signal: AbortSignal,
): Promise<FoundSubject> {
  if (board === null) return { why: "search-over", other: FIRST_TREE };
  const root = await rootOf(shape, board, choice.from, signal);
  if (root === null) return { why: "search-from-fault", other: { ...choice, from: undefined } };
  const depth = depthOf(choice, shape);
  const search = { ...choice, shape, board: root.board, depth };
  try {
    const record = await recordHere(answering(), search, signal);
    const linkTo = async (node: number) => {
      const [, ...path] = record.path(node);
      const moves = [...root.moves, ...path.map((at) => record.trace.moves[at])];
      return (await replay(shape, board, moves)).link;
    };
    return { subject: { ...positionSubject(record, search), linkTo } };
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    return { instead: tooLargeSearch(error, choice.pruning, depth) };
  }
}

function treeSubject(record: TreeRecord): Subject {
  const { tree, pruning, trace } = record;
  const names = namesOf(tree);
  const pictured = picturedTree(record);
  const { branches } = pictured;
  const leaves = tree.flatMap(({ children }, id) => (children.length === 0 ? [id] : []));
  const side = (id: number) => (record.maximises(id) ? "max" : "min");
  // The line includes the root's window.
  const bounds = [trace.alphas[0], trace.betas[0]].filter(Number.isFinite);
  const values = new Set([...tree.flatMap(({ value }) => value ?? []), ...bounds]);
  return {
    ...pictured,
    sentences: (step) => sentencesOf(treeSentence(record, step), treeConsequence(record, step)),
    standTexts: (stand) => standTexts(pictured, stand),
    nodeName: (id) => listedText(tree[id], names[id], leafText(tree[id])),
    level: (id) =>
      tree[id].children.length === 0
        ? null
        : { name: say(side(id)), takes: say(`${side(id)}-takes`) },
    sides: ["MAX", "MIN"],
    code: pruning ? "code-alpha-beta-tree" : "code-minimax-tree",
    values: values.size === 0 ? new Set([0]) : values,
    count(step) {
      const knowledgeOf = knowledgeAt(record, branches, step);
      const squares = leaves.map((id) => {
        const { state } = knowledgeOf(id);
        return state === "cut" || state === "unknown" ? state : "seen";
      });
      const seen = squares.filter((state) => state === "seen").length;
      return { seen, all: leaves.length, of: "leaves", squares };
    },
    hasBoard: false,
  };
}

function positionSubject(record: SearchRecord, search: PositionSearch): Subject {
  const pictured = picturedPosition(record, search.scoring, search.depth);
  const { branches } = pictured;
  const { pruning, trace } = record;
  return {
    ...pictured,
    sentences: (step, spared) =>
      sentencesOf(searchSentence(record, step), consequence(record, step), step, spared),
    standTexts: (stand) => standTexts(pictured, stand),
    nodeName(id) {
      if (id === 0) return say("step-path-root");
      const player = record.player(branches.parent(id));
      return say("step-move", { player, cell: branches.moveOf(id) });
    },
    level(id) {
      const node = branches.nodeOf(id);
      if (node === null || record.isLeaf(node)) return null;
      return record.player(node) === "X"
        ? { name: say("max-x"), takes: say("max-takes") }
        : { name: say("min-o"), takes: say("min-takes") };
    },
    sides: ["X", "O"],
    code: `code-${pruning ? "alpha-beta" : "minimax"}${record.isLimited ? "-limit" : ""}`,
    isLimited: record.isLimited,
    // 0 is a draw or an even estimate.
    values: new Set(trace.values).add(0),
    // Nodes are numbered in the order in which they are entered.
    count: ({ kind, node }) => ({
      seen: kind === "enter" || kind === "leaf" ? node + 1 : node + trace.sizes[node],
      all: trace.nodes,
      of: "nodes",
      squares: [],
    }),
    hasBoard: true,
    async minimax(signal) {
      const how = { ...search, pruning: false };
      return minimaxTree(pruning ? await recordHere(answering(), how, signal) : record, record);
    },
  };
}

function sentencesOf(words: Words, more: Words | null, step?: Step, spared = 0) {
  if (more) return [`${spoken(words)} ${spoken(more)}`];
  if (step?.kind !== "cut" || spared === 0) return [spoken(words)];
  return [spoken(words), say("step-cut-spared", { nodes: spared })];
}

/** Finds the position where a search starts; null if no search is possible after the moves. */
async function rootOf(shape: Shape, board: string, from: string | undefined, signal: AbortSignal) {
  if (from === undefined) return { board, moves: [] };
  const { positions, moves, fault } = await replay(shape, board, from, signal);
  const last = positions[positions.length - 1];
  return fault || last.finished ? null : { board: last.board, moves };
}

/** @param moves In the form of links, or as cells. */
const replay = (shape: Shape, board: string, moves: string | number[], signal?: AbortSignal) =>
  answering().request("replay", [board, moves, { game: shape.game }], { signal });
