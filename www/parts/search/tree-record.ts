/** The recorded search of a written-out tree: branches for moves, numbers for values. */
import { SearchRecord } from "./record.ts";
import type { Words } from "../../base/link-text.ts";
import type { TreeNode, TreeTrace } from "../../../pkg/web/cutoff.js";

/** True if a search to that depth, in plies, ends at a node of the tree. */
export const isEnd = ({ children, ply }: TreeNode, depth = Infinity) =>
  children.length === 0 || ply === depth;

export class TreeRecord extends SearchRecord {
  tree: TreeNode[];
  /** The tree as the engine writes it. */
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
    return this.#end ?? super.length;
  }

  /** True if the depth limit stopped the search: the value is the node's own estimate. */
  isCutShort(node: number) {
    return this.isLeaf(node) && this.written(node).children.length > 0;
  }

  /** Returns false: in a tree, no value is beyond all estimates. */
  isDecided(_value: number) {
    return false;
  }

  /** The node of the tree for one of the search. */
  written(node: number): TreeNode {
    return this.tree[this.trace.moves[node]];
  }

  /** Finds the search's node for a node of the tree; −1 if the search did not enter it. */
  visit(index: number) {
    return this.trace.moves.indexOf(index);
  }

  /** Counted from 1. */
  branch(index: number) {
    return this.tree[this.tree[index].parent].children.indexOf(index) + 1;
  }

  /** Branches from the root, from 1. */
  way(index: number) {
    const way = [];
    for (let at = index; at !== 0; at = this.tree[at].parent) way.unshift(this.branch(at));
    return way;
  }

  maximises(index: number) {
    return this.tree[index].player === "X";
  }

  /** Branches from the root, such as 2.1, as in Learn. */
  moveNames(node: number) {
    return { branch: this.way(this.trace.moves[node]).join(".") };
  }

  worth(value: number): Words {
    return { id: "worth-number", values: { value } };
  }

  worthAt(node: number) {
    return this.worth(this.trace.values[node]);
  }

  finite(bound: number) {
    return bound;
  }
}
