/** Has everything that differs between a position and a written tree, and records both. */
import { answering } from "../engine/workers.ts";
import { say } from "../messages/index.ts";
import { spoken } from "../page/parts.ts";
import { picturedPosition, picturedTree } from "../parts/picture/pictured.ts";
import { depthOf } from "../parts/search/choice.ts";
import { knowledgeAt } from "../parts/search/node-state.ts";
import { recordTree } from "../parts/search/recorder.ts";
import { consequence, searchSentence } from "../parts/search/sentences.ts";
import { treeConsequence, treeSentence } from "../parts/search/tree-sentences.ts";
import { valueText } from "../parts/search/value-text.ts";
import { leafText, listedText, namesOf } from "../parts/tree/node-names.ts";
import { minimaxTree } from "./map-layout.ts";
import { recordHere } from "./position-trace.ts";
import { isTooLarge, tooLargeSearch, treeFault } from "./refusals.ts";
import type { Words } from "../base/link-text.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { EngineRefusal } from "../engine/engine.ts";
import type { Choice, PositionSearch, TreeChoice } from "../parts/search/choice.ts";
import type { Step } from "../parts/search/steps.ts";
import type { WatchState } from "./state.ts";
import type { Subject } from "./stepper.ts";

/** How the page searches and shows a choice. The page asks a tree and a position the same. */
interface Asked {
  /** True if it shows answers about the position in the address. */
  isOfBoard: boolean;
  /** The tree in the form, and the reason why there is no map. */
  state: Partial<WatchState>;
  /** @returns Null if the moves to its root are illegal. */
  search: (place: Place, signal: AbortSignal) => Promise<Subject | null>;
  /** Says what the page shows after a refusal; null if the refusal is a fault of the page. */
  refused: (refusal: EngineRefusal, shape: GameDescription) => Partial<WatchState> | null;
}

/** The position in the address. */
type Place = { shape: GameDescription; board: string };

export const asked = (choice: Choice): Asked =>
  choice.kind === "tree"
    ? {
        isOfBoard: false,
        state: { draft: choice, mapless: say("map-none") },
        search: (_, signal) => searchedTree(choice, signal),
        refused: (refusal) => ({ draft: choice, fault: treeFault(refusal, choice.text) }),
      }
    : {
        isOfBoard: true,
        state: { mapless: "" },
        search: (place, signal) => searchedPosition(choice, place, signal),
        refused: (refusal, shape) =>
          isTooLarge(refusal)
            ? { instead: tooLargeSearch(refusal, choice.pruning, depthOf(choice, shape)) }
            : null,
      };

async function searchedTree(choice: TreeChoice, signal: AbortSignal): Promise<Subject> {
  const record = await recordTree(answering(), choice, signal);
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
    valueText: (value, node) => valueText(pictured, value, node),
    place: (id) => listedText(tree[id], names[id], leafText(tree[id])),
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
    spared: null,
  };
}

async function searchedPosition(
  search: PositionSearch,
  { shape, board }: Place,
  signal: AbortSignal,
): Promise<Subject | null> {
  const root = await rootOf({ shape, board }, search.from, signal);
  if (root === null) return null;
  const { pruning, scoring, convention } = search;
  const depth = depthOf(search, shape);
  const choice = { shape, board: root.board, pruning, scoring, depth, convention };
  const record = await recordHere(answering(), choice, signal);
  const pictured = picturedPosition(record, scoring, depth);
  const { branches } = pictured;
  const { nodes, sizes, values } = record.trace;
  return {
    ...pictured,
    sentences: (step, spared) =>
      sentencesOf(searchSentence(record, step), consequence(record, step), step, spared),
    valueText: (value, node) => valueText(pictured, value, node),
    place(id) {
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
    values: new Set(values).add(0),
    // Nodes are numbered in the order in which they are entered.
    count: ({ kind, node }) => ({
      seen: kind === "enter" || kind === "leaf" ? node + 1 : node + sizes[node],
      all: nodes,
      of: "nodes",
      squares: [],
    }),
    hasBoard: true,
    async minimax(signal) {
      const how = { ...choice, pruning: false };
      return minimaxTree(pruning ? await recordHere(answering(), how, signal) : record, record);
    },
    async linkTo(node) {
      const [, ...path] = record.path(node);
      const moves = [...root.moves, ...path.map((at) => record.trace.moves[at])];
      return (await answering().request("replay", [board, moves, { game: shape.game }])).link;
    },
    spared: null,
  };
}

function sentencesOf(words: Words, more: Words | null, step?: Step, spared = 0) {
  if (more) return [`${spoken(words)} ${spoken(more)}`];
  if (step?.kind !== "cut" || spared === 0) return [spoken(words)];
  return [spoken(words), say("step-cut-spared", { nodes: spared })];
}

/**
 * Finds the position where a search starts: that in the address, or a later one.
 * @returns Null if the moves are illegal, or if no search is possible after them.
 */
async function rootOf({ shape, board }: Place, from: string | undefined, signal: AbortSignal) {
  if (from === undefined) return { board, moves: [] };
  const options = { game: shape.game };
  const replayed = await answering().request("replay", [board, from, options], { signal });
  const { positions, moves, fault } = replayed;
  const last = positions[positions.length - 1];
  return fault || last.finished ? null : { board: last.board, moves };
}
