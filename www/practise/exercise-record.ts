/** Has the engine search what an exercise asks about. */
import { EngineRefusal } from "../engine/engine.js";
import { say } from "../messages/index.js";
import { answering } from "../engine/workers.js";
import { recordPosition, recordTree } from "../parts/search/recorder.js";
import { faultText } from "../parts/search/tree-fault.js";
import { treeOf } from "../parts/exercise/tree.js";
import { Unfit } from "../parts/exercise/unfit.js";

/** @import { SearchRecord } from "../parts/search/record.js" */
/** @import { TreeRecord } from "../parts/search/tree-record.js" */
/** @import { Exercise } from "../parts/exercise/types.d.ts" */
/** @import { GameDescription } from "../../pkg/web/cutoff.js" */
/** @import { Others } from "./types.d.ts" */

/** Searches of more positions are no exercise: nobody would look at them. */
const MOST = 200_000;

/**
 * Alpha-beta's search by the exercise's convention.
 * @param {GameDescription} shape Of the exercise's game.
 * @param {Exercise} exercise
 * @param {AbortSignal} signal Gives the search up.
 * @returns {Promise<SearchRecord>} Rejects with `Unfit` if there is nothing to search.
 */
export async function exerciseRecord(shape, exercise, signal) {
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
 * @param {Exercise} exercise
 * @param {AbortSignal} signal
 * @returns {Promise<Others | null>} Null for a position.
 */
export async function othersOf(exercise, signal) {
  const tree = treeOf(exercise);
  if (tree === null) return null;
  const { text, maximising } = tree;
  /** @param {boolean} pruning @param {string} convention */
  const searched = (pruning, convention) =>
    recordTree(answering(), { text, maximising, pruning, convention }, signal);
  const words = exercise.convention.split(" ").filter(Boolean);
  /** The convention with a word more, or without it. @param {string} word */
  const toggled = (word) =>
    (words.includes(word) ? words.filter((one) => one !== word) : [...words, word]).join(" ");
  return {
    minimax: await searched(false, words.filter((word) => word === "right").join(" ")),
    values: await searched(true, toggled("hard")),
    ties: await searched(true, toggled("strict")),
  };
}

/** @param {GameDescription} shape @param {Exercise} exercise @param {AbortSignal} signal */
async function positionRecord(shape, { board, depth, convention }, signal) {
  const how = { shape, board, depth, convention, pruning: true };
  const record = await recordPosition(answering(), how, signal);
  const { nodes } = record.trace;
  if (nodes === 1) throw new Unfit(say("practise-over"));
  if (nodes > MOST) throw new Unfit(say("practise-large"));
  return record;
}

/** @param {TreeRecord} record @param {number} node */
function needed(record, node) {
  return say("practise-needs", { name: record.written(node).name ?? "" });
}
