/** The recorded search of a written tree. Its moves are branches and its values are numbers. */
import { SearchRecord } from "./record.ts";
import type { Message } from "../../base/message.ts";
import type { TreeNode, TreeTrace } from "../../../pkg/whole/cutoff.js";

/** True if a search to that depth, in plies, ends at a node of the tree. */
export const isEnd = ({ children, ply }: TreeNode, depth = Infinity) =>
  children.length === 0 || ply === depth;

export class TreeRecord extends SearchRecord {
  tree: TreeNode[];
  /** The tree in the engine's notation. */
  text: string;
  needs: number | null;
  /** The depth limit in plies. */
  depth: number;

  #end;

  constructor(trace: TreeTrace, pruning: boolean, convention = "", depth = Infinity) {
    super(trace, pruning, convention);
    this.tree = trace.tree;
    this.text = trace.text;
    this.needs = trace.needs;
    this.depth = depth;
    // The record ends at a step that needs an unknown value.
    this.#end = trace.needs === null ? super.length : this.entering(trace.needs) + 1;
  }

  isTree(): this is TreeRecord {
    return true;
  }

  get length() {
    return this.#end;
  }

  /** True if the depth limit stopped the search here, so the value is the node's estimate. */
  isAtLimit(node: number) {
    return this.isLeaf(node) && this.written(node).children.length > 0;
  }

  /** @returns False, because in a tree any value can be an estimate. */
  isDecided(_value: number) {
    return false;
  }

  /** Finds the node of the tree for a node of the search. */
  written(node: number): TreeNode {
    return this.tree[this.trace.moves[node]];
  }

  /** Finds the node of the search for a node of the tree; −1 if the search did not enter it. */
  visit(index: number) {
    return this.trace.moves.indexOf(index);
  }

  /**
   * Counts what the search visits: `nodes` of `all`, and `leaves` of `ends`. The other ends are
   * `skipped`. @param depth The depth of the tree that counts, in plies.
   */
  counts(depth = this.depth, nodes = this.needs === null ? this.trace.nodes : this.needs + 1) {
    const visited = new Set(this.trace.moves.slice(0, nodes));
    const within = [...this.tree.entries()].filter(([, { ply }]) => ply <= depth);
    const ends = within.filter(([, node]) => isEnd(node, depth));
    const leaves = ends.filter(([id]) => visited.has(id)).length;
    return { nodes, all: within.length, leaves, ends: ends.length, skipped: ends.length - leaves };
  }

  /** Counts a node's position among its siblings, from 1. */
  branch(index: number) {
    return this.tree[this.tree[index].parent].children.indexOf(index) + 1;
  }

  /** Lists the numbers of the branches from the root to a node. */
  treePath(index: number) {
    const path = [];
    for (let at = index; at !== 0; at = this.tree[at].parent) path.unshift(this.branch(at));
    return path;
  }

  maximises(index: number) {
    return this.tree[index].player === "X";
  }

  /** Names a node by its path from the root, such as 2.1, as Learn does. */
  moveNames(node: number) {
    return { branch: this.treePath(this.trace.moves[node]).join(".") };
  }

  worth(value: number): Message {
    return { id: "worth-number", values: { value } };
  }

  worthAt(node: number) {
    return this.worth(this.trace.values[node]);
  }

  withInfinity(bound: number) {
    return bound;
  }
}
