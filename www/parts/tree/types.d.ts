/** How trees are drawn, and what they are drawn of. */
import type { Player } from "../../../pkg/web/cutoff.js";
import type { SvgShape, Words } from "../../base/types.d.ts";
import type { Listed, Look, Step } from "../search/types.d.ts";

export interface NodePlace {
  x: number;
  y: number;
}

/** Where a node is drawn, and how large; as a word where its row is folded. */
export interface Placed extends NodePlace {
  size?: number;
  word?: Size & { text: string };
}

export interface Size {
  width: number;
  height: number;
}

/** A part of a drawing. */
export type CameraView = NodePlace & Size;

/** Where each node lies: its column, with fractions, and its row, both from 0. */
export interface Layout {
  places: Map<number, { column: number; row: number }>;
  /** How many columns and rows there are. */
  columns: number;
  rows: number;
}

/**
 * The sizes of a drawing, in its own units: of a node with its label, and the least and most from one node to
 * the next, across and down.
 */
export interface Grain extends Size {
  across: readonly [number, number];
  down: readonly [number, number];
}

/** Whose node it is: △ MAX's, ▽ MIN's, a box for a leaf. */
export type NodeKind = "max" | "min" | "leaf";

/**
 * How large nodes are drawn, from their middle: a leaf's half width and height, a triangle's half base, and how
 * far its tip and its base are; the largest text in a node, and its letter.
 */
export interface NodeSize {
  leaf: { wide: number; high: number };
  inner: { wide: number; tip: number; base: number };
  text: number;
  letter?: number;
}

/** How the nodes of a tree are drawn, each around the origin. */
export interface Figure {
  /** Where the edge from above ends. */
  top: (id: number) => number;
  /** Where the edges below begin. */
  bottom: (id: number, look: Look) => number;
  /** The flag of the best so far, at the upper right of a node, as the data of a path. */
  flag: string;
  draw: (id: number, look: Look) => SvgShape[];
  /** The data of an edge's path; without it a straight line. */
  edge?: (from: NodePlace, to: NodePlace) => string;
  /** What stands on a branch that is cut; without it scissors. */
  cut?: (x: number, y: number) => SvgShape[];
}

/** A figure on a stage, which opens and closes a large tree and moves over it. */
export interface StageFigure extends Figure {
  grain: Grain;
  /** Where a node's origin is in its box. */
  middle: NodePlace;
  /** What a node is called in a line of words: the move that led there. */
  word: (id: number) => string;
  /** Trees of up to so many nodes are drawn whole. */
  whole: number;
}

/** A search as far as its pictures and their captions need it. */
export interface Pictured extends Omit<Listed, "place"> {
  /** How its nodes are drawn. */
  figure: StageFigure;
  /** How its values are counted. */
  scoring: string;
  /** How much the search visits. */
  cost: string;
}

/**
 * What a search is of: a position, or a written-out tree. Nothing that draws it asks which: a subject names,
 * draws and words itself.
 */
export interface Subject extends Pictured, Listed {
  /** What happens at a step, and why. */
  sentence: (step: Step) => Words;
  /** What follows from a step and is no step of its own; null if nothing does. */
  consequence: (step: Step) => Words | null;
  /** Such as `▲ MAX`. */
  side: (player: Player) => string;
  /** What led to a node of the search. */
  name: (node: number) => string;
  /** A small picture of a node of the search. */
  picture: (node: number) => Element;
  /** The message with its algorithm. */
  code: string;
  /** Whether that algorithm has a line for its depth limit. */
  isLimited?: boolean;
  /** What the line of numbers shows. */
  lineTitle: string;
  /** How many nodes lay below what was cut at a node; null as long as that is not known. */
  spared: ((node: number) => number) | null;
  /** What is known, by a search of its own, of a node that this search never came to. */
  reveal: (id: number, signal: AbortSignal) => Promise<string>;
}

/** What a drawing needs, in pixels. */
export interface Needs {
  /** From one column to the next. */
  across: readonly [least: number, most: number];
  /** From one ply to the next. */
  down: readonly [least: number, most: number];
  /** Room above the root. */
  above: number;
  /** Room below the lowest leaves. */
  below: number;
}
