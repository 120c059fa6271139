/** The recorded search of a written-out tree: branches for moves, numbers for values. */
import { SearchRecord } from "./record.js";

/** @import { TreeTrace, TreeNode } from "../../../pkg/web/cutoff.js" */

export class TreeRecord extends SearchRecord {
  #depth;
  #end;

  /**
   * @param {TreeTrace} trace
   * @param {boolean} pruning
   * @param {string} [convention]
   * @param {number} [depth] The plies to which the search was limited.
   */
  constructor(trace, pruning, convention = "", depth = Infinity) {
    super(trace, pruning, convention);
    this.#depth = depth;
    this.tree = trace.tree;
    /** The tree as the engine writes it. */
    this.text = trace.text;
    this.needs = trace.needs;
    // The record ends at the step that needs an unknown value.
    this.#end = trace.needs === null ? super.length : this.entering(trace.needs) + 1;
  }

  /** @returns {this is TreeRecord} */
  isTree() {
    return true;
  }

  get length() {
    return this.#end ?? super.length;
  }

  /** Whether the search stopped at a node by its depth limit: its value is the node's own estimate. @param {number} node */
  isCutShort(node) {
    return this.isLeaf(node) && this.written(node).children.length > 0;
  }

  /** No value of a tree is known to lie beyond its estimates. @param {number} _value */
  isDecided(_value) {
    return false;
  }

  /** The tree's node that a node of the search is. @param {number} node @returns {TreeNode} */
  written(node) {
    return this.tree[this.trace.moves[node]];
  }

  /** The search's node that a node of the tree is; −1 if the search did not come there. @param {number} index */
  visit(index) {
    return this.trace.moves.indexOf(index);
  }

  /** Which of its parent's branches a node of the tree is, from 1. @param {number} index */
  branch(index) {
    return this.tree[this.tree[index].parent].children.indexOf(index) + 1;
  }

  /** The branches that lead to a node of the tree, from 1; none to the root. @param {number} index */
  way(index) {
    const way = [];
    for (let at = index; at !== 0; at = this.tree[at].parent) way.unshift(this.branch(at));
    return way;
  }

  /** Whether MAX chooses at a node of the tree. @param {number} index */
  maximises(index) {
    return this.tree[index].player === "X";
  }

  /** A node is called by the branches from the root on, such as 2.1, as in Learn. @param {number} node */
  moveNames(node) {
    return { branch: this.way(this.trace.moves[node]).join(".") };
  }

  /** How many of the tree's nodes were cut off below a node of the search. @param {number} node */
  spared(node) {
    const left = this.#depth - this.path(node).length;
    return this.cutMoves(node).reduce((sum, index) => sum + this.#size(index, left), 0);
  }

  /** How many nodes a search visits from a node on. @param {number} index @param {number} left Plies. @returns {number} */
  #size(index, left) {
    if (left <= 0) return 1;
    return this.tree[index].children.reduce((sum, child) => sum + this.#size(child, left - 1), 1);
  }

  /** @param {number} value */
  worth(value) {
    return { id: "worth-number", values: { value } };
  }

  /** @param {number} node */
  worthAt(node) {
    return this.worth(this.trace.values[node]);
  }

  /** @param {number} bound */
  finite(bound) {
    return bound;
  }
}
