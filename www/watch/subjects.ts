/** Lets the engine record searches, and prepares them for the stage. */
import { answering } from "../engine/workers.ts";
import { say } from "../messages/index.ts";
import { spoken } from "../page/parts.ts";
import { picturedPosition, picturedTree } from "../parts/picture/pictured.ts";
import { recordTree } from "../parts/search/recorder.ts";
import { consequence, searchSentence } from "../parts/search/sentences.ts";
import { treeConsequence, treeSentence } from "../parts/search/tree-sentences.ts";
import { valueText } from "../parts/search/value-text.ts";
import { leafText, listedText, namesOf } from "../parts/tree/node-names.ts";
import { wholeOf } from "./map-layout.ts";
import { recordHere } from "./position-trace.ts";
import type { Words } from "../base/link-text.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { PositionChoice, TreeChoice } from "../parts/search/choice.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Step } from "../parts/search/steps.ts";
import type { Subject } from "./stepper.ts";

/** Rejects if the text is not a tree. */
export async function searchedTree(choice: TreeChoice, signal: AbortSignal): Promise<Subject> {
  const record = await recordTree(answering(), choice, signal);
  const { tree, pruning } = record;
  const names = namesOf(tree);
  const pictured = picturedTree(record);
  const side = (id: number) => (record.maximises(id) ? "max" : "min");
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
    spared: null,
  };
}

/** Rejects in the same cases as `recordHere`. */
export async function searchedPosition(
  choice: PositionChoice,
  signal: AbortSignal,
): Promise<Subject> {
  const record = await recordHere(answering(), choice, signal);
  const pictured = picturedPosition(record, choice.scoring, choice.depth);
  const { branches } = pictured;
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
    code: codeOf(record),
    isLimited: record.isLimited,
    spared: null,
  };
}

/** The search of a position on the stage. Its map is drawn with the same choice. */
export interface Searched {
  subject: Subject;
  choice: PositionChoice;
  signal: AbortSignal;
  /** The moves from the board of the address to the root of the search. */
  movesBefore: number[];
}

/** Records minimax as well as a position's search. Rejects as `recordHere` does. */
export async function searchedWhole({ subject: { record }, choice, signal }: Searched) {
  if (!choice.pruning) return wholeOf(record, record);
  const minimax = await recordHere(answering(), { ...choice, pruning: false }, signal);
  return wholeOf(minimax, record);
}

function sentencesOf(words: Words, more: Words | null, step?: Step, spared = 0) {
  if (more) return [`${spoken(words)} ${spoken(more)}`];
  if (step?.kind !== "cut" || spared === 0) return [spoken(words)];
  return [spoken(words), say("step-cut-spared", { nodes: spared })];
}

function codeOf({ pruning, isLimited }: SearchRecord) {
  if (isLimited) return pruning ? "code-alpha-beta-limit" : "code-minimax-limit";
  return pruning ? "code-alpha-beta" : "code-minimax";
}

/** The position in the address, and moves from it in the form of links. */
type Start = { shape: GameDescription; board: string; from?: string };

/**
 * Finds the position where a search starts: that in the address, or a later one.
 * @returns Null if the moves are illegal, or if no search is possible after them.
 */
export async function rootOf({ shape, board, from }: Start, signal: AbortSignal) {
  if (from === undefined) return { board, moves: [] };
  const options = { game: shape.game };
  const replayed = await answering().request("replay", [board, from, options], { signal });
  const { positions, moves, fault } = replayed;
  const last = positions[positions.length - 1];
  return fault || last.finished ? null : { board: last.board, moves };
}

/** Writes the moves before a search and those to its node in the form of a link. */
export async function linkTo(
  { shape, board }: Start,
  moves: number[],
  record: SearchRecord,
  node: number,
) {
  const [, ...nodes] = record.path(node);
  const all = [...moves, ...nodes.map((at) => record.trace.moves[at])];
  return (await answering().request("replay", [board, all, { game: shape.game }])).link;
}
