/** The recorded search of a written-out tree: branches for moves, numbers for values. */
import { SearchRecord } from "./record.ts";
import type { Words } from "../../base/link-text.ts";
import type { TreeNode, TreeTrace } from "../../../pkg/web/cutoff.js";

export class TreeRecord extends SearchRecord {
  tree: TreeNode[];
  /** The tree as the engine writes it. */
  text: string;
  needs: number | null;

  #end;

  constructor(trace: TreeTrace, pruning: boolean, convention = "") {
    super(trace, pruning, convention);
    this.tree = trace.tree;
    this.text = trace.text;
    this.needs = trace.needs;
    // The record ends at the step that needs an unknown value.
    this.#end = trace.needs === null ? super.length : this.entering(trace.needs) + 1;
  }

  isTree(): this is TreeRecord {
    return true;
  }

  get length() {
    return this.#end ?? super.length;
  }

  /** True if the search stopped at a node by its depth limit: its value is the node's own estimate. */
  isCutShort(node: number) {
    return this.isLeaf(node) && this.written(node).children.length > 0;
  }

  /** No value of a tree is known to lie beyond its estimates. */
  isDecided(_value: number) {
    return false;
  }

  /** The tree's node that a node of the search is. */
  written(node: number): TreeNode {
    return this.tree[this.trace.moves[node]];
  }

  /** The search's node that a node of the tree is; −1 if the search did not come there. */
  visit(index: number) {
    return this.trace.moves.indexOf(index);
  }

  /** Which of its parent's branches a node of the tree is, from 1. */
  branch(index: number) {
    return this.tree[this.tree[index].parent].children.indexOf(index) + 1;
  }

  /** The branches that lead to a node of the tree, from 1; none to the root. */
  way(index: number) {
    const way = [];
    for (let at = index; at !== 0; at = this.tree[at].parent) way.unshift(this.branch(at));
    return way;
  }

  maximises(index: number) {
    return this.tree[index].player === "X";
  }

  /** A node is called by the branches from the root on, such as 2.1, as in Learn. */
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
