/** What the figures of Learn share. */
import type { Frame } from "../drawing/types.d.ts";
import type { recordOf } from "../drawing/subject.js";

export type Moving = { record: ReturnType<typeof recordOf>; frames: Frame[] };

/**
 * What can be pressed. `told` answers at once; where several leaves are marked, `skipped` says
 * which are right. Where the answer is another tree, each has the `tree` that it makes, and one of
 * them is the `answer`.
 */
export type Candidate = {
  id: number;
  label: string;
  told?: string;
  skipped?: boolean;
  tree?: string;
  answer?: boolean;
};

/** What the figures need of the page's language. */
export interface FigureWords {
  say: (id: string, values?: Record<string, any>) => string;
  /** Writes a value. */
  figure: (value: number) => string;
  /** Writes a count. */
  number: (value: number) => string;
}

export type Uniform = { branching: number; depth: number; order: LeafOrder };

export type LeafOrder = "best" | "random" | "worst";
