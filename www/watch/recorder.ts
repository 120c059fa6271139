/** Searches of positions and of written-out trees, recorded by the engine, as subjects. */
import { recordTree, recordPosition } from "../parts/search/recorder.ts";
import { recordHere } from "./position-trace.ts";
import { wholeOf } from "./map-layout.ts";
import { say } from "../messages/index.ts";
import { figure } from "../messages/figures.ts";
import { spoken } from "../page/parts.ts";
import { picturedTree, picturedPosition } from "../parts/picture/pictured.ts";
import { treeSentence, treeConsequence } from "../parts/search/tree-sentences.ts";
import { namesOf } from "../parts/tree/node-names.ts";
import { pathTo } from "../parts/search/branches.ts";
import { searchSentence, consequence } from "../parts/search/sentences.ts";
import { EngineRefusal } from "../engine/engine.ts";
import { otherPlayer } from "../game/other-player.ts";
import { estimateWords, worthWords } from "../parts/search/score-meaning.ts";
import { valueText } from "../parts/search/value-text.ts";
import type { PositionChoice, TreeChoice, Scoring } from "../parts/search/choice.ts";
import type { Subject } from "./subject.ts";
import type { Engine } from "../engine/engine.ts";
import type { WholeTree } from "./map-layout.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Step } from "../parts/search/steps.ts";
import type { Words } from "../base/link-text.ts";

/** @returns Rejects if the text is no tree. */
export async function searchedTree(
  engine: Engine,
  choice: TreeChoice,
  signal: AbortSignal,
): Promise<Subject> {
  return treeSubject(await recordTree(engine, choice, signal));
}

/** @returns Rejects as `recordHere` does. */
export async function searchedPosition(
  engine: Engine,
  choice: PositionChoice,
  signal: AbortSignal,
): Promise<Subject> {
  const { scoring, depth } = choice;
  const record = await recordHere(engine, choice, signal);
  return positionSubject(record, { scoring, depth, engine });
}

/**
 * All of minimax beside the search of a position.
 * @param subject Of that search.
 * @returns Rejects as `recordHere` does.
 */
export async function searchedWhole(
  engine: Engine,
  subject: Subject,
  choice: PositionChoice,
  signal: AbortSignal,
): Promise<WholeTree> {
  if (!choice.pruning) return wholeOf(subject.record, subject.record);
  const minimax = await recordHere(engine, { ...choice, pruning: false }, signal);
  return wholeOf(minimax, subject.record);
}

function treeSubject(record: TreeRecord): Subject {
  const names = namesOf(record.tree);
  const pictured = picturedTree(record);
  return {
    ...pictured,
    sentences: (step, spared) =>
      sentencesOf(step, treeSentence(record, step), treeConsequence(record, step), spared),
    valueText: (value, node) => valueText(pictured, value, node),
    place: (id) => placeText(record, names[id], id),
    level(id) {
      if (record.tree[id].children.length === 0) return null;
      const side = record.maximises(id) ? "max" : "min";
      return { name: say(side), takes: say(`${side}-takes`) };
    },
    sides: ["MAX", "MIN"],
    code: record.pruning ? "code-alpha-beta-tree" : "code-minimax-tree",
    spared: (node) => record.spared(node),
    async reveal(id) {
      const { exact } = record.tree[id];
      if (exact === null) return say("tree-unknown");
      const estimate = record.isEstimate(0) ? "yes" : "no";
      return say("tree-revealed", { value: spoken(record.worth(exact)), estimate });
    },
  };
}

function placeText(record: TreeRecord, node: string, id: number) {
  const { name, value, children, player } = record.tree[id];
  return children.length === 0
    ? say("node-leaf", { node, value: name ?? figure(value) })
    : say("node-inner", { node, side: say(player === "X" ? "max" : "min") });
}

/** What a step says, and how many nodes were left out, which the stage counts too. */
function sentencesOf({ kind }: Step, words: Words, more: Words | null, spared: number) {
  if (more) return [`${spoken(words)} ${spoken(more)}`];
  if (kind !== "cut" || spared === 0) return [spoken(words)];
  return [spoken(words), say("step-cut-spared", { nodes: spared })];
}

function positionSubject(
  record: SearchRecord,
  {
    scoring,
    depth,
    engine,
  }: {
    scoring: Scoring;
    /** The plies to which the search was limited. */
    depth: number | null;
    /** For what the search did not look at. */
    engine: Engine;
  },
): Subject {
  const pictured = picturedPosition(record, scoring, depth);
  const { branches } = pictured;
  return {
    ...pictured,
    sentences: (step, spared) =>
      sentencesOf(step, searchSentence(record, step), consequence(record, step), spared),
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
    reveal(id, signal) {
      const moves = pathTo(branches, id).slice(1).map(branches.moveOf);
      return revealed({ engine, record, scoring, depth }, moves, signal);
    },
  };
}

/** The message with the algorithm. */
function codeOf({ pruning, isLimited }: SearchRecord) {
  if (isLimited) return pruning ? "code-alpha-beta-limit" : "code-minimax-limit";
  return pruning ? "code-alpha-beta" : "code-minimax";
}

/** A search whose cut moves are asked about. */
interface SearchWithCuts {
  engine: Engine;
  record: SearchRecord;
  scoring: Scoring;
  /** The plies to which it was limited. */
  depth: number | null;
}

/**
 * @param moves From the root to the cut one, that one included.
 * @returns A sentence.
 */
async function revealed(
  asked: SearchWithCuts,
  moves: number[],
  signal: AbortSignal,
): Promise<string> {
  const cell = moves[moves.length - 1];
  try {
    const { worth, nodes } = await worthOf(asked, moves, signal);
    const isWhole = asked.record.shape.exhaustive && asked.depth === null;
    const by = worth.id === "worth-estimate" ? "estimate" : isWhole ? "minimax" : "alpha-beta";
    return say(`step-cut-revealed-${by}`, { cell, worth: spoken(worth), nodes });
  } catch (error) {
    if (error instanceof EngineRefusal && error.code === "search-long") {
      return say("step-cut-unrevealed", { cell });
    }
    throw error;
  }
}

/** What a line of play comes to, as deep as the search looks, and what it takes to find that out. */
async function worthOf(
  { engine, record, scoring, depth }: SearchWithCuts,
  moves: number[],
  signal: AbortSignal,
): Promise<{ worth: Words; nodes: number }> {
  const { game } = record.shape;
  const { positions } = await engine.request("replay", [record.board(0), moves, { game }], {
    signal,
  });
  const { board, player, finished, winner } = positions[moves.length];
  /** Plain scores do not count plies. */
  const counted = (plies: number) => (scoring === "plain" ? null : plies);
  if (finished) return { worth: worthWords({ winner, plies: counted(moves.length) }), nodes: 1 };
  const left = depth === null ? null : depth - moves.length;
  if (left === 0)
    return estimateOf(engine, record, positions[moves.length - 1].board, moves, signal);
  const isWhole = record.shape.exhaustive && depth === null;
  const options = { game, ...(left === null ? {} : { depth: left }) };
  const found = await engine.request("best_move", [board, !isWhole, options], { signal });
  const { outcome, estimate, plies, nodes } = found;
  if (estimate !== null)
    return { worth: estimateWords(player === "X" ? estimate : -estimate), nodes };
  const won = outcome === "draw" ? null : outcome === "win" ? player : otherPlayer(player);
  return { worth: worthWords({ winner: won, plies: counted(moves.length + (plies ?? 0)) }), nodes };
}

/** The estimate for a position at the limit: a search of one ply from the position before it has it. */
async function estimateOf(
  engine: Engine,
  { shape }: SearchRecord,
  before: string,
  moves: number[],
  signal: AbortSignal,
) {
  const last = { shape, board: before, pruning: false, depth: 1 };
  const one = await recordPosition(engine, last, signal);
  const child =
    one.children(0).find((node) => one.trace.moves[node] === moves[moves.length - 1]) ?? 0;
  return { worth: one.worthAt(child), nodes: 1 };
}
