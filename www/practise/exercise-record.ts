/** Has the engine search what an exercise asks about. */
import { EngineRefusal } from "../engine/engine.ts";
import { say } from "../messages/index.ts";
import { answering } from "../engine/workers.ts";
import { recordPosition, recordTree } from "../parts/search/recorder.ts";
import { faultText } from "../parts/search/tree-fault.ts";
import { treeOf } from "../parts/exercise/tree.ts";
import { Unfit } from "../parts/exercise/unfit.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

/** The same tree, searched in other ways. None of a position. */
export interface Others {
  minimax: TreeRecord;
  /** Fail-hard in place of fail-soft, or the other way round. */
  values: TreeRecord;
  /** Cut at α ≥ β in place of α > β, or the other way round. */
  ties: TreeRecord;
}

/** Searches of more positions are no exercise: nobody would look at them. */
const MOST = 200_000;

/**
 * Alpha-beta's search by the exercise's convention.
 * @param shape Of the exercise's game.
 * @param signal Gives the search up.
 * @returns Rejects with `Unfit` if there is nothing to search.
 */
export async function exerciseRecord(
  shape: GameDescription,
  exercise: Exercise,
  signal: AbortSignal,
): Promise<SearchRecord> {
  const { convention } = exercise;
  const tree = treeOf(exercise);
  try {
    if (tree === null) return await positionRecord(shape, exercise, signal);
    const { text, maximising } = tree;
    const how = { text, maximising, pruning: true, convention };
    const record = await recordTree(answering(), how, signal);
    if (record.needs !== null) throw new Unfit(needed(record, record.needs));
    if (record.trace.nodes === 1) throw new Unfit(say("practise-leaf"));
    return record;
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    if (tree !== null) throw new Unfit(faultText(error, tree.text));
    const isLarge = error.code === "trace-large" || error.code === "search-long";
    throw new Unfit(say(isLarge ? "practise-large" : "practise-no-board"));
  }
}

/**
 * The tree of an exercise, searched as others search it: for wrong answers that would be right there.
 * @returns Null for a position.
 */
export async function othersOf(exercise: Exercise, signal: AbortSignal): Promise<Others | null> {
  const tree = treeOf(exercise);
  if (tree === null) return null;
  const { text, maximising } = tree;
  const searched = (pruning: boolean, convention: string) =>
    recordTree(answering(), { text, maximising, pruning, convention }, signal);
  const words = exercise.convention.split(" ").filter(Boolean);
  /** The convention with a word more, or without it. */
  const toggled = (word: string) =>
    (words.includes(word) ? words.filter((one) => one !== word) : [...words, word]).join(" ");
  return {
    minimax: await searched(false, words.filter((word) => word === "right").join(" ")),
    values: await searched(true, toggled("hard")),
    ties: await searched(true, toggled("strict")),
  };
}

async function positionRecord(
  shape: GameDescription,
  { board, depth, convention }: Exercise,
  signal: AbortSignal,
) {
  const how = { shape, board, depth, convention, pruning: true };
  const record = await recordPosition(answering(), how, signal);
  const { nodes } = record.trace;
  if (nodes === 1) throw new Unfit(say("practise-over"));
  if (nodes > MOST) throw new Unfit(say("practise-large"));
  return record;
}

function needed(record: TreeRecord, node: number) {
  return say("practise-needs", { name: record.written(node).name ?? "" });
}
