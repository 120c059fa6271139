/** What Watch shows. */
import type { Step } from "../parts/search/steps.ts";
import type { Listed } from "../parts/search/value-text.ts";
import type { Pictured } from "../parts/tree/search-drawing.ts";

/**
 * What a search is of: a position, or a written-out tree. Nothing that draws it asks which: a subject names,
 * draws and words itself.
 */
export interface Subject extends Pictured, Listed {
  /**
   * What happens at a step, and why; then how many nodes were left out.
   * @param spared How many lay below what was cut.
   */
  sentences: (step: Step, spared: number) => readonly string[];
  /** A value as it is written; one that rests on an estimate has its ≈. @param node The one that it is from. */
  valueText: (value: number | null, node: number | null) => string;
  /** Who moves at a node, and what it takes; null at a leaf. */
  level: (id: number) => { name: string; takes: string } | null;
  /** What MAX and MIN are called. */
  sides: readonly [max: string, min: string];
  /** The message with its algorithm. */
  code: MessageId;
  /** True if that algorithm has a line for its depth limit. */
  isLimited?: boolean;
  /** How many nodes lay below what was cut at a node; null as long as that is not known. */
  spared: ((node: number) => number) | null;
}
