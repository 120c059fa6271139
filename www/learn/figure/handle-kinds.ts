/** What a reader can change in a tree: the numbers of the leaves, or the order of the branches. */
import { withLeaf, withMoved, type Way, type WrittenNode } from "./written-tree.ts";

type Changed = { tree: string; way: Way; by: number };

export interface HandleKind {
  words: readonly [hint: MessageId, less: MessageId, more: MessageId];
  keys: Record<string, 1 | -1>;
  isHandle: (node: WrittenNode) => boolean;
  /** @param text What the drawing writes at the node. */
  attributes: (node: WrittenNode, name: string, text: string) => Record<string, unknown>;
  /** Changes a tree `by` as many of the steps as possible, and finds the node in it. */
  change: (tree: string, node: WrittenNode, steps: number) => Changed | null;
  /** The place of a pointer in the direction of a drag, in pixels. */
  placeOf: (pointer: PointerEvent) => number;
  /** The pixels of a step. Without them, a step leads to the place of the next branch. */
  pixels?: number;
}

/** Longer numbers do not fit the drawing. */
const [LEAST, MOST] = [-99, 99];

/** The tree is drawn from left to right in every language. */
const BRANCH_KEYS: HandleKind["keys"] = { ArrowRight: 1, ArrowLeft: -1 };

export const HANDLE_KINDS: Record<"leaf" | "branch", HandleKind> = {
  leaf: {
    words: ["figure-drag-leaf", "figure-lower", "figure-raise"],
    keys: { ...BRANCH_KEYS, ArrowUp: 1, ArrowDown: -1 },
    isHandle: ({ leaf }) => leaf !== null,
    attributes: ({ leaf }, name) => ({
      ...{ role: "slider", "aria-label": name, "aria-orientation": "vertical" },
      ...{ "aria-valuenow": leaf, "aria-valuemin": LEAST, "aria-valuemax": MOST },
    }),
    change(tree, { way, leaf }, steps) {
      const from = leaf ?? 0;
      const value = Math.max(LEAST, Math.min(MOST, from + steps));
      return value === from ? null : { tree: withLeaf(tree, way, value), way, by: value - from };
    },
    placeOf: ({ clientY }) => -clientY,
    pixels: 10,
  },
  branch: {
    words: ["figure-drag-branch", "figure-to-left", "figure-to-right"],
    keys: BRANCH_KEYS,
    isHandle: ({ way }) => way.length > 0,
    attributes: (_, name, text) => ({ role: "button", "aria-label": `${name}: ${text}` }),
    change(tree, { way }, steps) {
      const by = steps > 0 ? 1 : -1;
      const moved = withMoved(tree, way, by);
      return moved === null ? null : { tree: moved, way: wayBeside(way, by), by };
    },
    placeOf: ({ clientX }) => clientX,
  },
};

/** @param by 1 for the next branch on the right. */
export const wayBeside = (way: Way, by: 1 | -1) => [...way.slice(0, -1), way[way.length - 1] + by];
