/** Searches as students often misunderstand alpha-beta, to recognise their answers. */

/** A leaf's number, or the branches of a node. */
type Tree = number | Tree[];

/** The bounds with which a search enters a node. */
type Window = { alpha: number; beta: number };

/** The state of a search after a child. */
interface After {
  /** The node's window before the child. */
  before: Window;
  /** The node's window after it. */
  own: Window;
  /** True if MAX moves at the node. */
  isMax: boolean;
  /** The child's value. */
  value: number;
  /** The child's number. */
  nth: number;
}

/** The difference between a search with an idea and alpha-beta. */
interface Idea {
  /** Returns the window of a child, from that of its parent. */
  down?: (own: Window, isMax: boolean) => Window;
  /**
   * Returns the window of a parent after a child, from the window in which the child was left, its
   * own, and the window in which it was entered.
   */
  up?: (child: Window, own: Window, entered: Window) => Window;
  /** True if the node is left after this child. */
  leaves?: (after: After) => boolean;
}

const isClosed = ({ alpha, beta }: Window) => alpha >= beta;

const IDEAS: Record<string, Idea> = {
  // One window for the whole tree, as in a program with global variables.
  sideways: { up: (child) => child },
  // A bound holds for the children of the node that set it, and no deeper.
  shallow: {
    down: ({ alpha, beta }, isMax) =>
      isMax ? { alpha, beta: Infinity } : { alpha: -Infinity, beta },
  },
  // Only MIN's nodes are left early.
  "max-waits": { leaves: ({ own, isMax }) => !isMax && isClosed(own) },
  // α and β exchanged: MAX leaves where a value is too low, MIN where one is too high.
  exchanged: {
    leaves: ({ before, isMax, value }) => (isMax ? value <= before.alpha : value >= before.beta),
  },
  // Only the first child of a node can end it.
  "first-only": { leaves: ({ own, nth }) => nth === 0 && isClosed(own) },
  // One leaf ends a node, if the other player has anything elsewhere.
  "first-enough": {
    leaves: ({ before, isMax }) => (isMax ? before.beta < Infinity : before.alpha > -Infinity),
  },
  // A cut leaves every node below the one that set the bound. A closed window is handed up to it.
  "whole-branch": {
    up: (child, own, entered) =>
      isClosed(child) && (child.alpha === entered.alpha || child.beta === entered.beta)
        ? child
        : own,
  },
};

/** Each has a message that says what is wrong with it: `wrong-idea-` and its name. */
export const WRONG_SEARCHES = Object.keys(IDEAS);

/**
 * Counts the leaves that a search with this idea skips.
 * @param text The tree.
 * @param name One of `WRONG_SEARCHES`.
 */
export function skippedBy(text: string, name: string) {
  const tree = JSON.parse(text) as Tree;
  const { down, up, leaves } = IDEAS[name];
  let visited = 0;
  const search = (node: Tree, window: Window, isMax: boolean): { value: number; own: Window } => {
    if (typeof node === "number") {
      visited += 1;
      return { value: node, own: window };
    }
    let own = window;
    let best = isMax ? -Infinity : Infinity;
    for (const [nth, child] of node.entries()) {
      const before = own;
      const { value, own: left } = search(child, down?.(own, isMax) ?? own, !isMax);
      best = Math[isMax ? "max" : "min"](best, value);
      own = narrow(up?.(left, own, window) ?? own, isMax, best);
      if (leaves?.({ before, own, isMax, value, nth }) ?? isClosed(own)) break;
    }
    return { value: best, own };
  };
  search(tree, { alpha: -Infinity, beta: Infinity }, true);
  return leavesIn(tree) - visited;
}

const narrow = ({ alpha, beta }: Window, isMax: boolean, best: number): Window =>
  isMax ? { alpha: Math.max(alpha, best), beta } : { alpha, beta: Math.min(beta, best) };

const leavesIn = (tree: Tree): number =>
  typeof tree === "number" ? 1 : tree.map(leavesIn).reduce((sum, leaves) => sum + leaves, 0);
