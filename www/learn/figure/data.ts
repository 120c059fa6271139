/** Carries figures from the build to their page, beside their drawings. */
import type { SvgShape } from "../../base/svg-shape.ts";
import type { FigureSubject } from "../drawing/subject.ts";
import type { Reach } from "./reach.ts";
import type { Uniform } from "./uniform-tree.ts";

/**
 * What can be pressed, and what is `told` of it: of a leaf only if its mark is wrong or missing, with
 * the `frame` that decides it. Where the answer is another tree, each has the `tree` that it makes.
 */
export type Candidate = {
  id: number;
  label: string;
  isRight: boolean;
  told: string;
  frame?: number;
  tree?: string;
};

/** @property reason Where several are marked, what is said of right ones; else a press answers. */
export type Asked = { candidates: Candidate[]; reason?: string };

export type Judged = { isRight: boolean; told: string };

/** A bug at the root that can be switched on: what is chosen with it, and what is said of that. */
export type Bug = { label: string; chosen?: number; told: string };

/** @property play The names of a link to Play. */
type SeriesStep = { name: string; sentence: string; play: Record<string, string> };

interface Common {
  name: string;
  question?: string;
  asked?: Asked;
  sentence: string;
  /** The longest text that can come to stand there: nothing below it moves. */
  longest: string;
  frame: number;
}

export interface SearchData extends Common {
  kind: "search";
  subject: FigureSubject;
  last: number;
  /** The record's step at `frame`. */
  step: number;
  bug?: Bug;
  /** The number of leaves that the search visits, in words. */
  visited?: string;
}

export interface SeriesData extends Common {
  kind: "series";
  steps: SeriesStep[];
  /** The step that a quiet search comes to: it can be switched on. */
  quiet?: number;
}

/** Trees that a reader sets: how many children, how deep, and the nodes a second. */
export type ReachData = Common & { kind: "reach"; reach: Reach };

export interface EstimateData extends Common {
  kind: "scale" | "map" | "uniform";
  /** The number asked for, the powers of ten on the axis, and numbers from known ideas. */
  scale?: { count: number; powers: number; slips: { count: number; told: string }[] };
  uniform?: Uniform;
}

export type FigureData = SearchData | SeriesData | EstimateData | ReachData;

/** A step of a figure, by its number or its name. */
export type Wish = { frame: number } | { step: string };

/** The same, or the step at which a search leaves a node of the drawing. */
export type Where = Wish | { node: number };

/** The page of a figure. While it is built there is none, and nothing to press. */
export interface FigurePage {
  fail: (error: unknown, retry: () => void) => void;
  tell: (text: string) => void;
  /** Unfolds the text that states the answer. */
  answered?: () => void;
}

export interface FigureProps<D extends FigureData = FigureData> {
  data: D;
  /** Before the answer and after it, of a series all of its boards. */
  drawings: SvgShape[];
  page?: FigurePage;
  wish?: Wish;
  /** Called when a reader leaves the step of `wish`. */
  left?: () => void;
}
