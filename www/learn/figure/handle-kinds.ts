/** Changes of a tree by a reader: of the numbers of its leaves, or the order of its branches. */
import { withLeaf, withMovedBranch } from "../subject/written-tree.ts";
import type { TreePath, WrittenNode } from "../subject/written-tree.ts";

/** Longer numbers do not fit the drawing. */
const [LEAST_VALUE, MOST_VALUE] = [-99, 99];

/** The steps of each key. The tree is drawn from left to right in every language. */
const BRANCH_KEYS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
/** The keys of any slider. */
const LEAF_KEYS: typeof BRANCH_KEYS = {
  ...BRANCH_KEYS,
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  End: Infinity,
  Home: -Infinity,
};

export const HANDLE_KINDS = {
  leaf: {
    words: ["figure-drag-leaf", "figure-lower", "figure-raise"],
    keys: LEAF_KEYS,
    isHandle: ({ leaf }: WrittenNode) => leaf !== null,
    word: (): MessageId => "figure-leaf",
    attributes: ({ leaf }: WrittenNode, name: string) => ({
      role: "slider",
      "aria-label": name,
      "aria-orientation": "vertical",
      "aria-valuenow": leaf,
      "aria-valuemin": LEAST_VALUE,
      "aria-valuemax": MOST_VALUE,
    }),
    /** Moves a value by up to `steps`, within its range. `by` is how far it moved. */
    change(tree: string, { path, leaf }: WrittenNode, steps: number) {
      const from = leaf ?? 0;
      const value = Math.max(LEAST_VALUE, Math.min(MOST_VALUE, from + steps));
      return value === from ? null : { tree: withLeaf(tree, path, value), path, by: value - from };
    },
    /** The coordinate of a pointer in the direction of a drag, and the length of a step, in pixels. */
    pointerAt: ({ clientY }: PointerEvent) => -clientY,
    pixels: 10,
  },
  branch: {
    words: ["figure-drag-branch", "figure-to-left", "figure-to-right"],
    keys: BRANCH_KEYS,
    isHandle: ({ path }: WrittenNode) => path.length > 0,
    word: ({ leaf }: WrittenNode) => (leaf === null ? "figure-branch" : "figure-leaf"),
    attributes: (_: WrittenNode, name: string, text: string) => ({
      role: "button",
      "aria-label": `${name}: ${text}`,
    }),
    change(tree: string, { path }: WrittenNode, steps: number) {
      const by = steps > 0 ? 1 : -1;
      const moved = withMovedBranch(tree, path, by);
      return moved === null ? null : { tree: moved, path: pathBeside(path, by), by };
    },
    pointerAt: ({ clientX }: PointerEvent) => clientX,
    /** A step leads to the next branch. */
    pixels: null,
  },
} as const;

export type HandleKind = (typeof HANDLE_KINDS)[keyof typeof HANDLE_KINDS];

/** @param by 1 for the next branch on the right. */
export const pathBeside = (path: TreePath, by: 1 | -1) => [
  ...path.slice(0, -1),
  path[path.length - 1] + by,
];
