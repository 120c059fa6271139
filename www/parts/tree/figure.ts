/** How trees are drawn: each node by a figure. Types only. */
import type { SvgShape } from "../../base/svg-shape.ts";
import type { Knowledge } from "../search/node-state.ts";
import type { NodePlace, Sides } from "./layout.ts";
import type { Grain } from "./rows.ts";

/** Draws the nodes of a tree, each around the origin. */
export interface NodeFigure {
  /** The y coordinate where the edge from above ends. */
  top: (id: number) => number;
  /** The y coordinate where the edges below begin. */
  bottom: (id: number, knowledge: Knowledge) => number;
  /** The place of the flag. */
  flag: (id: number) => NodePlace;
  draw: (id: number, knowledge: Knowledge) => SvgShape[];
  /** The data of an edge's path; without it, edges are straight. */
  edge?: (from: NodePlace, to: NodePlace) => string;
  /** Draws the mark of a cut branch; without it, the mark is a pair of scissors. */
  cut?: (x: number, y: number) => SvgShape[];
}

/** The figure of a stage, for a tree that opens, closes and moves. */
export interface StageFigure extends NodeFigure {
  grain: Grain;
  /** The origin within the box of a node. */
  middle: NodePlace;
  /** Names a node in a line of words by the move that led there. */
  word: (id: number) => string;
  /** Trees of up to this many nodes are drawn in full. */
  mostInFull: number;
  /** The room on both sides of the middle, in columns; without it, half a column. */
  room?: (id: number) => Sides;
}
