/** The types of tree_minimax.mjs, kept apart so that the program reads like any other. */

/** A leaf's number, or the children of a node. */
export type Tree = number | Tree[];

export const TREES: Tree[];
/** `nodes`: those that the search has entered. */
export const count: { nodes: number };
export function minimax(node: Tree, isMax: boolean): number;
