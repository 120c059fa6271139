/** What a page has of its figures from the build, beside their drawings. */
import type { SvgShape } from "../../base/svg-shape.ts";
import type { FigureSubject } from "../drawing/subject.ts";
import type { Uniform } from "./uniform-tree.ts";

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

/** A bug at the root that can be switched on: what is chosen with it, and what is said of that. */
export type Bug = { label: string; chosen?: number; told: string };

/** A board's name, the sentence below it, what a link to Play says of it, and its stones. */
export type SeriesStep = {
  name: string;
  sentence: string;
  play: Record<string, string>;
  board: string;
};

interface Common {
  name: string;
  /** What a reader is asked before the figure answers. */
  question?: string;
  candidates?: Candidate[];
  /** What is said below the drawing when it has answered. */
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
  /** The record's step at `frame`, and the step's name. */
  step: number;
  stepName: string;
  bug?: Bug;
  /** What the forms of the drawing mean, as Watch says it. */
  legend?: { label: string; forms: [form: string, text: string][] };
}

export interface SeriesData extends Common {
  kind: "series";
  steps: SeriesStep[];
  columns: number;
}

export interface EstimateData extends Common {
  kind: "scale" | "map" | "uniform";
  /** The number that is asked for, the powers of ten on the axis, and numbers that follow from known ideas. */
  scale?: { count: number; powers: number; slips: { count: number; told: string }[] };
  uniform?: Uniform;
}

export type FigureData = SearchData | SeriesData | EstimateData;

/** A step of a figure, by its number or its name. */
export type Wish = { frame: number } | { step: string };

/** The same, or where a search leaves a node of the drawing. */
export type Where = Wish | { node: number };

/** What figures can have their page do. While a page is built there is none, and nothing to press. */
export interface FigurePage {
  fail: (error: unknown, retry: () => void) => void;
  tell: (text: string) => void;
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
