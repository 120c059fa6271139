/** What the drawings of Learn share. */
import type { Look } from "../../parts/search/types.d.ts";

export interface Frame {
  name: string;
  moment: "start" | "enter" | "leave" | "cut" | "end";
  /** Of the search: where it is, or the node that was left. */
  node: number;
  /** Of the record: the last one that the frame shows. */
  step: number;
}

export interface ScaleRow {
  label: string;
  count: number;
  /** The count as it is written; nothing where it is not shown. */
  text: string;
  kind: "minimax" | "other";
}

/** Nodes have the ids of the drawing: in a written-out tree their places in its text. */
export interface Scene {
  look: (id: number) => Look;
  /** Of the node where the search is, of best play, of one game. */
  marks: (id: number) => string[];
  /** Of the node where the search is. */
  window: { alpha: number; beta: number; best: number | null };
}

export interface FigureSubject {
  /** The figure's name in its chapter. */
  name: string;
  /** A written-out tree with MAX at the root; without it there is a board. */
  tree?: string;
  /** Nine characters. */
  board?: string;
  search: "minimax" | "alpha-beta";
  /** Of a board. */
  scoring?: "plain" | "depth-aware";
  /**
   * What stands beside a board: how the game ended there, or what it comes to; the score if this is
   * left out.
   */
  show?: "ends" | "results";
  /** Whether a line of numbers shows the window. */
  line?: "window";
  /** What a reader may move. */
  drag?: "leaf" | "branch";
  /** What a reader is asked before the figure answers. */
  ask?: "branch" | "cut" | "first";
  /** Of `first`: the branch of the root whose leaves are pressed. */
  branch?: string;
  /** A bug of the comparison at the root that a reader can switch on. */
  flip?: string;
  /** The root's child that the search chooses with the bug. */
  chosen?: number;
  /** The name of the step that is drawn in the page. */
  at: string;
}
