/** What a page has of its figures from the build, beside their drawings. */
import type { SvgShape } from "../../base/svg-shape.ts";
import type { FigureSubject } from "../drawing/subject.ts";
import type { Reach } from "./reach.ts";
import type { Uniform } from "./uniform-tree.ts";

/**
 * What can be pressed. `told` is said of it: of a leaf that is to be marked, if the mark is wrong or missing, with the
 * `frame` that decides it. Where the answer is another tree, each has the `tree` that it makes.
 */
export type Candidate = {
  id: number;
  label: string;
  isRight: boolean;
  told: string;
  frame?: number;
  tree?: string;
};

/** @property reason Where several are marked, what is said of the right ones; else one press answers. */
export type Asked = { candidates: Candidate[]; reason?: string };

export type Judged = { isRight: boolean; told: string };

/** A bug at the root that can be switched on: what is chosen with it, and what is said of that. */
export type Bug = { label: string; chosen?: number; told: string };

/** A board's name, the sentence above it, and what a link to Play says of it. */
export type SeriesStep = {
  name: string;
  sentence: string;
  play: Record<string, string>;
};

interface Common {
  name: string;
  /** What a reader is asked before the figure answers. */
  question?: string;
  asked?: Asked;
  /** What is said when it has answered. */
  sentence: string;
  /** The longest text that can come to stand there: nothing below it moves. */
  longest: string;
  /** The step that the chapter shows. */
  frame: number;
}

export interface SearchData extends Common {
  kind: "search";
  subject: FigureSubject;
  last: number;
  /** The record's step at `frame`. */
  step: number;
  bug?: Bug;
  /** How many of its leaves the search visits, in words. */
  visited?: string;
}

export interface SeriesData extends Common {
  kind: "series";
  steps: SeriesStep[];
  /** The step that a quiet search comes to: it can be switched on. */
  quiet?: number;
}

/** Trees that a reader sets: how many children, how deep, and the nodes that a program visits in a second. */
export interface ReachData extends Common {
  kind: "reach";
  reach: Reach;
}

export interface EstimateData extends Common {
  kind: "scale" | "map" | "uniform";
  /** The number that is asked for, the powers of ten on the axis, and numbers that follow from known ideas. */
  scale?: { count: number; powers: number; slips: { count: number; told: string }[] };
  uniform?: Uniform;
}

export type FigureData = SearchData | SeriesData | EstimateData | ReachData;

/** A step of a figure, by its number or its name. */
export type Wish = { frame: number } | { step: string };

/** The same, or where a search leaves a node of the drawing. */
export type Where = Wish | { node: number };

/** What figures can have their page do. While a page is built there is none, and nothing to press. */
export interface FigurePage {
  fail: (error: unknown, retry: () => void) => void;
  tell: (text: string) => void;
  /** The figure has answered: so does the text below it. */
  answered?: () => void;
}

export interface FigureProps<D extends FigureData = FigureData> {
  data: D;
  /** Before the answer and after it, of a series all of its boards. */
  drawings: SvgShape[];
  page?: FigurePage;
  wish?: Wish;
  /** Hears that the figure has left the step that it was asked for. */
  left?: () => void;
}
