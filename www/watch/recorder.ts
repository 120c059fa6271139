/** Searches, recorded by the engine, as subjects. */
import { positionSubject } from "./position-subject.ts";
import { recordTree } from "../parts/search/recorder.ts";
import { recordHere } from "./position-trace.ts";
import { treeSubject } from "./tree-subject.ts";
import { wholeOf } from "./map-layout.ts";
import type { PositionChoice, TreeChoice } from "../parts/search/choice.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { Engine } from "../engine/engine.ts";
import type { WholeTree } from "./map-layout.ts";

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
