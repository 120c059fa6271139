/** Which part of a tree is on the stage: all of a small one, else the path and what the visitor opened. */
import { pathTo } from "../search/branches.ts";
import type { Branches } from "../search/branches.ts";

/** More nodes than this are not drawn at once. */
export const MOST_SHOWN = 340;

/**
 * The nodes on the stage, row by row, each after the one above it.
 * @param here Where the search is: its path and what lies beside it are open.
 * @param byHand What the visitor opened.
 * @param whole A tree of up to this many nodes is shown whole.
 */
export function shownAt(
  branches: Branches,
  here: number,
  byHand: ReadonlySet<number>,
  whole: number,
): number[] {
  const all = branches.count <= whole;
  const path = pathTo(branches, here);
  const opened = new Set(path);
  const shown = [0];
  for (let index = 0; index < shown.length; index += 1) {
    const id = shown[index];
    if (!all && !opened.has(id) && !byHand.has(id)) continue;
    const children = branches.children(id);
    if (shown.length + children.length <= MOST_SHOWN) shown.push(...children);
    // The search is never out of sight, however much the visitor opened.
    else shown.push(...children.filter((child) => opened.has(child)));
  }
  return shown;
}
